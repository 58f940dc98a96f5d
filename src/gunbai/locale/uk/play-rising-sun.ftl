### Rising Sun in play: what is asked, what may be done, what happened, why not.
### Ids: see locale/words.py. Names of arguments: games/rising_sun/text.py.

## Questions, by step

rising-sun-ask-tea = Чайна церемонія: з ким ви сформуєте альянс цієї пори року?
rising-sun-ask-mandate = Ваш хід наказу: який наказ виберете?
rising-sun-ask-recruit = «Вербування»: кого прикличете й куди?
rising-sun-ask-marshal = «Марш»: кого перемістите?
rising-sun-ask-train = Яку карту купите?
rising-sun-ask-betray = «Зрада»: чию фігурку заміните?
rising-sun-ask-stand_in = Яка фігурка з вашого запасу замінить { $figure_acc } клану { $owner_gen } ({ $place })?
rising-sun-ask-end_of_recruit = Наприкінці цього «Вербування» діє кілька карт. Ваші спрацюють першими чи останніми?
rising-sun-ask-seat_at_end_of_recruit = «Вербування» завершено: яку зі своїх карт використаєте?
rising-sun-ask-after_summon = Ви прикликали фігурки: яку зі своїх карт використаєте?
rising-sun-ask-pay = «Людяність»: кому дістанеться монета з ціни? Залишилося монет: { $amount }.
rising-sun-ask-monster = Ви купили чудовисько: { $figure }. Куди його прикликати?
rising-sun-ask-komainu_worship = Чи піде ваш Комаїну з провінції { $province } до святині?
rising-sun-ask-toll = { $mover } хоче перемістити { $figure_acc } морем: { $origin } → { $target }. Візьмете монету за «Стежкою змія»?
rising-sun-ask-hate = Оні ненависті вже { $province_locv }: яка фігурка загине?
rising-sun-ask-kami_gift = Вам сприяє { $kami }. { $kami_effect } Приймаєте дар?
rising-sun-ask-fujin = Фуджін дарує вам крила: кого перемістите?
rising-sun-ask-raijin = Райджін: де з’явиться ваш буші?
rising-sun-ask-war_start = На початку фази війни діє кілька гравців. Ви будете першими чи останніми?
rising-sun-ask-ashigaru = «Шлях ашіґару»: куди прикличете буші?
rising-sun-ask-bids = Битва { $province_locv }: скільки монет поставите на перевагу «{ $advantage }»? Залишилося: { $amount }. { $advantage_effect }
rising-sun-ask-advantage = Ви здобули перевагу «{ $advantage }» { $province_loc }. { $advantage_effect } Скористаєтеся?
rising-sun-ask-hostages = Ви здобули перевагу «Полонений» { $province_loc }: кого візьмете в полон?
rising-sun-ask-mercy = { $amount ->
        [one] От-от загине { $amount } чужа фігурка.
        [few] От-от загинуть { $amount } чужі фігурки.
        [many] От-от загинуть { $amount } чужих фігурок.
       *[other] От-от загинуть чужі фігурки: { $amount }.
    } Виявите «Милосердя»?
rising-sun-ask-reparations = Хто отримає монету із залишку? Залишилося монет: { $amount }.

## Actions and asides
## .STEP: in that step. .group: the head of a list whose items are the last argument.

rising-sun-do-done = Завершити
    .recruit = Більше не прикликати
    .marshal = Більше не переміщувати
    .train = Нічого не купувати
    .betray = Більше не замінювати
    .fujin = Більше не переміщувати
    .raijin = Нікого не прикликати
    .ashigaru = Більше не прикликати
    .komainu_worship = Лишитися { $province_locv }
    .after_summon = Не використовувати карт
    .seat_at_end_of_recruit = Не використовувати карт
    .hostages = Нікого не брати
rising-sun-do-ready = Готово: без альянсу, якщо ніхто більше не запропонує
rising-sun-do-yes = Так
    .toll = Узяти 1 монету
    .mercy = Пощадити всіх
    .kami_gift = Прийняти дар { $kami_gen }
    .advantage = Використати перевагу «{ $advantage }»
rising-sun-do-no = Ні
    .toll = Пропустити безкоштовно
    .mercy = Убити їх
    .kami_gift = Відмовитися
    .advantage = Не використовувати
    .pay = До загального запасу
rising-sun-do-first = Першими
rising-sun-do-last = Останніми
rising-sun-do-propose = Запропонувати альянс клану { $seat_gen }
    .group = Запропонувати альянс
rising-sun-do-agree = Сформувати альянс із кланом { $seat_gen }
    .group = Сформувати альянс
rising-sun-do-decline = Відхилити альянс із кланом { $seat_gen }
    .group = Відхилити альянс
rising-sun-do-play = Розіграти наказ «{ $mandate }»
    .group = Розіграти
rising-sun-do-lay = Викласти долілиць наказ «{ $mandate }»
    .group = Викласти долілиць
rising-sun-do-name = Назвати наказ «{ $mandate }»
    .group = Назвати
rising-sun-do-summon = Прикликати { $figure_acc }: { $province }
    .group = Прикликати { $figure_acc }
rising-sun-do-worship = Відправити { $figure_acc }: { $province } → { $place }
    .group = Відправити { $figure_acc }: { $province } →
rising-sun-do-move = Перемістити { $figure_acc }: { $origin } → { $target }
    .group = Перемістити { $figure_acc }: { $origin } →
rising-sun-do-build = Збудувати фортецю: { $province }
    .group = Збудувати фортецю
rising-sun-do-buy = Купити карту «{ $card }»
    .group = Купити
rising-sun-do-buy-full = Купити карту «{ $card }» за повну ціну
    .group = Купити за повну ціну
rising-sun-do-hand-coin = Віддати монету клану { $seat_gen }
    .group = Віддати монету
rising-sun-do-replace = Замінити { $figure_acc } клану { $seat_gen }: { $place }
    .group = Замінити { $figure_acc } клану { $seat_gen }
rising-sun-do-with = Поставити { $figure_acc }
    .group = Поставити
rising-sun-do-place = Розмістити { $figure_acc }: { $place }
    .group = Розмістити { $figure_acc }
rising-sun-do-kill = Убити { $figure_acc } клану { $seat_gen }: { $province }
    .group = Убити { $figure_acc } клану { $seat_gen }
rising-sun-do-use = Використати карту «{ $card }»
    .group = Використати
rising-sun-do-bid = Поставити { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
rising-sun-do-take-hostage = Узяти в полон { $figure_acc } клану { $seat_gen }
    .group = Узяти в полон фігурку клану { $seat_gen }
rising-sun-do-remainder = Монету клану { $seat_gen }
    .group = Монету отримає
rising-sun-do-give = Віддати клану { $seat_gen }: { $coins ->
        [0] {""}
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }{ $coins ->
        [0] {""}
       *[other] { $ronin ->
            [0] {""}
           *[other] {" та "}
        }
    }{ $ronin ->
        [0] {""}
        [one] { $ronin } роніна
        [few] { $ronin } ронінів
        [many] { $ronin } ронінів
       *[other] { $ronin } роніна
    }
rising-sun-do-offer = Запропонувати клану { $seat_gen }: { $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] {"ви даєте "}
        }
       *[other] {"ви даєте "}
    }{ $coins ->
        [0] {""}
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }{ $coins ->
        [0] {""}
       *[other] { $ronin ->
            [0] {""}
           *[other] {" та "}
        }
    }{ $ronin ->
        [0] {""}
        [one] { $ronin } роніна
        [few] { $ronin } ронінів
        [many] { $ronin } ронінів
       *[other] { $ronin } роніна
    }{ $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] { $coins_asked ->
                [0] { $ronin_asked ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }
       *[other] { $coins_asked ->
            [0] { $ronin_asked ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $coins_asked ->
        [0] { $ronin_asked ->
            [0] {""}
           *[other] {"ви просите "}
        }
       *[other] {"ви просите "}
    }{ $coins_asked ->
        [0] {""}
        [one] { $coins_asked } монету
        [few] { $coins_asked } монети
        [many] { $coins_asked } монет
       *[other] { $coins_asked } монети
    }{ $coins_asked ->
        [0] {""}
       *[other] { $ronin_asked ->
            [0] {""}
           *[other] {" та "}
        }
    }{ $ronin_asked ->
        [0] {""}
        [one] { $ronin_asked } роніна
        [few] { $ronin_asked } ронінів
        [many] { $ronin_asked } ронінів
       *[other] { $ronin_asked } роніна
    }{ $promise ->
        [0] {""}
       *[other] { $coins ->
            [0] { $ronin ->
                [0] { $coins_asked ->
                    [0] { $ronin_asked ->
                        [0] обіцянка № { $promise }
                       *[other] , з обіцянкою № { $promise }
                    }
                   *[other] , з обіцянкою № { $promise }
                }
               *[other] , з обіцянкою № { $promise }
            }
           *[other] , з обіцянкою № { $promise }
        }
    }
rising-sun-do-accept = Прийняти пропозицію клану { $seat_gen }
rising-sun-do-refuse = Відхилити пропозицію клану { $seat_gen }
rising-sun-do-retract = Відкликати свою пропозицію клану { $seat_gen }
rising-sun-do-withdraw = Відкликати запечатані ставки й вибрати знову
rising-sun-do-unpropose = Відкликати пропозицію альянсу клану { $seat_gen }
rising-sun-do-unready = Подумати ще: ви ще не готові

## What happened

rising-sun-event-season_began = Настає { $season_low }
rising-sun-event-war_drawn = Війна { $amount } відбудеться { $province_locv }
rising-sun-event-income_taken = { $seat } отримує { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    } сезонного доходу
rising-sun-event-hostage_returned = { $seat } повертає { $figure_acc } клану { $seat2_gen }
rising-sun-event-alliances_ended = Починається чайна церемонія; альянси минулої пори року завершено
rising-sun-event-alliance_proposed = { $seat } пропонує альянс клану { $seat2_gen }
rising-sun-event-alliance_declined = { $seat } відхиляє альянс із кланом { $seat2_gen }
rising-sun-event-alliance_unproposed = { $seat } відкликає пропозицію альянсу клану { $seat2_gen }
rising-sun-event-alliance_formed = { $seat } та { $seat2 } тепер союзники
rising-sun-event-tea_ready = { $seat }: готово
rising-sun-event-tea_unready = { $seat } ще думає
rising-sun-event-given = { $seat } віддає клану { $seat2_gen } { $amount1 ->
        [0] {""}
        [one] { $amount1 } монету
        [few] { $amount1 } монети
        [many] { $amount1 } монет
       *[other] { $amount1 } монети
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" та "}
        }
    }{ $amount2 ->
        [0] {""}
        [one] { $amount2 } роніна
        [few] { $amount2 } ронінів
        [many] { $amount2 } ронінів
       *[other] { $amount2 } роніна
    }
rising-sun-event-offered = { $seat } робить пропозицію клану { $seat2_gen }: { $amount1 ->
        [0] { $amount2 ->
            [0] { $amount3 ->
                [0] { $amount4 ->
                    [0] лише обіцянки
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] {"дає "}
        }
       *[other] {"дає "}
    }{ $amount1 ->
        [0] {""}
        [one] { $amount1 } монету
        [few] { $amount1 } монети
        [many] { $amount1 } монет
       *[other] { $amount1 } монети
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" та "}
        }
    }{ $amount2 ->
        [0] {""}
        [one] { $amount2 } роніна
        [few] { $amount2 } ронінів
        [many] { $amount2 } ронінів
       *[other] { $amount2 } роніна
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] { $amount3 ->
                [0] { $amount4 ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }
       *[other] { $amount3 ->
            [0] { $amount4 ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $amount3 ->
        [0] { $amount4 ->
            [0] {""}
           *[other] {"просить "}
        }
       *[other] {"просить "}
    }{ $amount3 ->
        [0] {""}
        [one] { $amount3 } монету
        [few] { $amount3 } монети
        [many] { $amount3 } монет
       *[other] { $amount3 } монети
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount4 ->
            [0] {""}
           *[other] {" та "}
        }
    }{ $amount4 ->
        [0] {""}
        [one] { $amount4 } роніна
        [few] { $amount4 } ронінів
        [many] { $amount4 } ронінів
       *[other] { $amount4 } роніна
    }
rising-sun-event-offer_accepted = { $seat } приймає пропозицію клану { $seat2_gen }: { $amount1 ->
        [0] { $amount2 ->
            [0] { $amount3 ->
                [0] { $amount4 ->
                    [0] лише обіцянки
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] {"отримує "}
        }
       *[other] {"отримує "}
    }{ $amount1 ->
        [0] {""}
        [one] { $amount1 } монету
        [few] { $amount1 } монети
        [many] { $amount1 } монет
       *[other] { $amount1 } монети
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" та "}
        }
    }{ $amount2 ->
        [0] {""}
        [one] { $amount2 } роніна
        [few] { $amount2 } ронінів
        [many] { $amount2 } ронінів
       *[other] { $amount2 } роніна
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] { $amount3 ->
                [0] { $amount4 ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }
       *[other] { $amount3 ->
            [0] { $amount4 ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $amount3 ->
        [0] { $amount4 ->
            [0] {""}
           *[other] {"віддає "}
        }
       *[other] {"віддає "}
    }{ $amount3 ->
        [0] {""}
        [one] { $amount3 } монету
        [few] { $amount3 } монети
        [many] { $amount3 } монет
       *[other] { $amount3 } монети
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount4 ->
            [0] {""}
           *[other] {" та "}
        }
    }{ $amount4 ->
        [0] {""}
        [one] { $amount4 } роніна
        [few] { $amount4 } ронінів
        [many] { $amount4 } ронінів
       *[other] { $amount4 } роніна
    }
rising-sun-event-offer_refused = { $seat } відхиляє пропозицію клану { $seat2_gen }
rising-sun-event-offer_retracted = { $seat } відкликає пропозицію клану { $seat2_gen }
rising-sun-event-looked = { $seat } переглядає чотири накази
rising-sun-event-drew = { $seat }, ви бачите: «{ $mandate }»
rising-sun-event-mandate_played = { $seat } розігрує наказ «{ $mandate }»
rising-sun-event-tile_laid = { $seat } викладає плитку долілиць
rising-sun-event-tile_laid_by_you = { $seat }, ваша плитка долілиць: «{ $mandate }»
rising-sun-event-mandate_named = { $seat } називає наказ «{ $mandate }»
rising-sun-event-summoned = { $seat } прикликає { $province_locv } { $figure_acc }
rising-sun-event-worshipped = { $seat } відправляє { $figure_acc } до { $place_gen }
rising-sun-event-placed = { $seat } розміщує { $place_locv } { $figure_acc }
rising-sun-event-moved = { $seat } переміщує { $figure_acc }: { $province1 } → { $province2 }
rising-sun-event-built = { $seat } будує фортецю { $province_locv } за { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
rising-sun-event-bought = { $seat } купує карту «{ $card }» за { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
rising-sun-event-coin_handed = { $seat } віддає клану { $seat2_gen } одну зі сплачених монет
rising-sun-event-toll_paid = { $seat } платить клану { $seat2_gen } 1 монету мита
rising-sun-event-toll_waived = { $seat2 } пропускає клан { $seat_gen } без мита
rising-sun-event-crossing_refused = { $seat } не має монети на мито, тож не перетинає морський шлях: { $province1 } → { $province2 }
rising-sun-event-harvested = { $seat } збирає врожай { $province_loc }
rising-sun-event-alliance_broken = { $seat } розриває альянс із кланом { $seat2_gen }
rising-sun-event-replaced = { $seat } замінює { $figure2_acc } клану { $seat2_gen } ({ $place }): ставить свого { $figure_acc }
rising-sun-event-kami_won = { $seat } має найбільшу силу у святині { $kami_gen }
rising-sun-event-kami_used = { $seat } приймає дар { $kami_gen }
rising-sun-event-kami_declined = { $seat } відмовляється від дару { $kami_gen }
rising-sun-event-honor_gained = { $seat } здобуває честь: тепер вище за клан { $seat2_gen }
rising-sun-event-honor_lost = { $seat } втрачає честь: тепер нижче за клан { $seat2_gen }
rising-sun-event-honor_topped = { $seat } підіймається на вершину шкали честі
rising-sun-event-points_gained = { $seat } отримує { $amount } ПО ({ $source })
rising-sun-event-points_lost = { $seat } втрачає { $amount } ПО
rising-sun-event-coins_gained = { $seat } отримує { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
rising-sun-event-coins_taken = { $seat } забирає в клану { $seat2_gen } { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
rising-sun-event-ronin_gained = { $seat } отримує { $amount ->
        [one] { $amount } роніна
        [few] { $amount } ронінів
        [many] { $amount } ронінів
       *[other] { $amount } роніна
    }
rising-sun-event-ronin_turned = { $seat } перетворює { $amount ->
        [one] { $amount } роніна
        [few] { $amount } ронінів
        [many] { $amount } ронінів
       *[other] { $amount } роніна
    } на монети
rising-sun-event-merchant_paid = { $seat } отримує { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    } за картою «Шлях купця»
rising-sun-event-card_used = { $seat } використовує карту «{ $card }»
rising-sun-event-killed = { $seat } убиває { $province_locv } { $figure_acc } клану { $seat2_gen }
    .own = { $seat } віддає { $province_locv } на смерть свого { $figure_acc }
rising-sun-event-spared = { $seat } щадить { $amount ->
        [one] { $amount } фігурку
        [few] { $amount } фігурки
        [many] { $amount } фігурок
       *[other] { $amount } фігурки
    }
rising-sun-event-wars_began = Починається фаза війни
rising-sun-event-war_skipped = { $province }: сили там не має ніхто, плитку битви скинуто
rising-sun-event-token_won = { $seat } здобуває плитку битви: { $province }
rising-sun-event-battle_began = Битва { $province_locv }
rising-sun-event-bid_sealed = { $seat } запечатує ставки
rising-sun-event-bid_withdrawn = { $seat } відкликає запечатані ставки
rising-sun-event-bids_revealed = { $seat } ставить: «Сеппуку» { $amount1 }, «Полонений» { $amount2 }, «Наймання ронінів» { $amount3 }, «Поети імперії» { $amount4 }
rising-sun-event-advantage_won = { $seat } здобуває перевагу «{ $advantage }»
rising-sun-event-advantage_declined = { $seat } не використовує перевагу «{ $advantage }»
rising-sun-event-hostage_taken = { $seat } бере в полон { $figure_acc } клану { $seat2_gen }
rising-sun-event-ronin_hired = { $seat } наймає ронінів: +{ $amount } до сили
rising-sun-event-battle_force = { $seat } має силу { $amount }
rising-sun-event-battle_won = { $seat } перемагає в битві за провінцію { $province }
rising-sun-event-reparations_paid = { $seat } сплачує клану { $seat2_gen } { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    } репарацій
rising-sun-event-season_cleaned = Кінець пори року: усі монети й ронінів скинуто, святині порожні
rising-sun-event-winter_came = Настала зима: час підрахувати останні очки
rising-sun-event-game_won = { $seat } перемагає: { $amount } ПО
rising-sun-event-cards_laid_out = Викладено карти нової пори року: { $season_low }
rising-sun-event-card_taken = { $seat } бере карту «{ $card }»
rising-sun-event-stronghold_placed = { $seat } ставить фортецю { $province_locv }
rising-sun-event-fallen_returned = Полеглі повертаються до запасів
rising-sun-event-bid_laid = { $seat }, ваша ставка на «{ $advantage }»: { $amount }
    .many = { $seat }, ваші ставки: { $items }
    .item = «{ $advantage }»: { $amount }

## Why not

rising-sun-refusal-not_asked = { $action }: зараз ідеться не про це.
rising-sun-refusal-not_possible = { $action }: тут це неможливо.
rising-sun-refusal-seat-not_in_play = { $action }: у цій партії грають лише { $seats ->
        [one] { $seats } клан
        [few] { $seats } клани
        [many] { $seats } кланів
       *[other] { $seats } клану
    }.
rising-sun-refusal-oneself = { $action }: це ж ви.
rising-sun-refusal-allied_already = { $action }: { $clan } вже в альянсі.
rising-sun-refusal-no_proposal = { $action }: немає пропозиції, на яку можна відповісти.
rising-sun-refusal-propose-answer_awaited = { $action }: пропозиція між вами двома ще чекає на відповідь.
rising-sun-refusal-propose-used_up = { $action }: цієї пори року ви вже пропонували альянс { $made ->
        [one] { $made } раз
        [few] { $made } рази
        [many] { $made } разів
       *[other] { $made } раза
    }, більше не можна.
rising-sun-refusal-play-tile_not_in_hand = { $action }: цієї плитки немає серед чотирьох, які ви переглядаєте.
rising-sun-refusal-summon-not_in_reserve = { $action }: у вашому запасі таких немає.
rising-sun-refusal-summon-no_stronghold = { $action }: там немає вашої фортеці.
rising-sun-refusal-summon-used_up = { $action }: ваші фортеці там уже прикликали все, що могли ({ $summoned }).
rising-sun-refusal-summon-not_this = { $action }: зараз цього прикликати не можна.
rising-sun-refusal-worship-not_just_summoned = { $action }: до святині йде лише щойно прикликана фігурка.
rising-sun-refusal-move-no_such_figure = { $action }: там немає вашої фігурки, що може рухатися.
rising-sun-refusal-move-moved_already = { $action }: усі вони там уже рухалися.
rising-sun-refusal-move-not_adjacent = { $action }: ці провінції не сусідні.
rising-sun-refusal-move-toll_unpaid = { $action }: ви не можете сплатити мито за цей морський шлях.
rising-sun-refusal-build-no_bonus = { $action }: будують лише активний гравець і його союзник, один раз.
rising-sun-refusal-build-none_left = { $action }: усі ваші фортеці вже на мапі.
rising-sun-refusal-build-too_poor = { $action }: ціна { $needed }, а у вас { $held }.
rising-sun-refusal-buy-not_on_display = { $action }: цієї карти немає серед викладених.
rising-sun-refusal-buy-too_poor = { $action }: ціна { $needed }, а у вас { $held }.
rising-sun-refusal-buy-no_other_price = { $action }: іншої ціни немає.
rising-sun-refusal-replace-own_figure = { $action }: ця фігурка й так ваша.
rising-sun-refusal-replace-daimyo = { $action }: даймьо ніколи не замінюють.
rising-sun-refusal-replace-no_such_figure = { $action }: такої фігурки немає.
rising-sun-refusal-replace-no_match_in_reserve = { $action }: у вашому запасі немає фігурки цього типу.
rising-sun-refusal-replace-at_shrine = { $action }: «Зрада» не сягає святинь.
rising-sun-refusal-replace-limit = { $action }: по одній фігурці щонайбільше двох гравців.
rising-sun-refusal-bid-too_poor = { $action }: у вас залишилося { $held }.
rising-sun-refusal-take-hostage-daimyo = { $action }: даймьо ніколи не беруть у полон.
rising-sun-refusal-take-hostage-no_such_figure = { $action }: у цій битві такої фігурки немає.
rising-sun-refusal-give-not_now = Подарунки роблять лише під час чайної церемонії та фази політики.
rising-sun-refusal-offer-not_now = Пропозиції роблять лише під час чайної церемонії та фази політики.
rising-sun-refusal-accept-not_now = Немає пропозиції, яку можна прийняти.
rising-sun-refusal-refuse-not_now = Немає пропозиції, яку можна відхилити.
rising-sun-refusal-retract-not_now = У вас немає відкритої пропозиції, щоб її відкликати.
rising-sun-refusal-withdraw-not_now = У вас немає запечатаних ставок, щоб їх відкликати.
rising-sun-refusal-unpropose-not_now = У вас немає відкритої пропозиції альянсу.
rising-sun-refusal-unready-not_now = Ви ще не казали, що готові.
rising-sun-refusal-to_oneself = Виберіть інший клан, не свій.
rising-sun-refusal-seat_out_of_bounds = Такого клану за цим столом немає.
rising-sun-refusal-coins_out_of_bounds = Монети: від { $low } до { $high }, а не { $got }.
rising-sun-refusal-ronin_out_of_bounds = Роніни: від { $low } до { $high }, а не { $got }.
rising-sun-refusal-coins_asked_out_of_bounds = Монети навзамін: від { $low } до { $high }, а не { $got }.
rising-sun-refusal-ronin_asked_out_of_bounds = Роніни навзамін: від { $low } до { $high }, а не { $got }.
rising-sun-refusal-promise_out_of_bounds = Обіцянки № { $got } немає.
rising-sun-refusal-give-nothing = У подарунку має бути хоча б одна монета чи ронін.
rising-sun-refusal-offer-nothing = У пропозиції має щось бути.
rising-sun-refusal-promise-no_tea = Таке обіцяють лише на чайній церемонії й лише поки немає союзника.
rising-sun-refusal-promise-too_late = Війни почалися: обіцяти це запізно.
rising-sun-refusal-promise-no_next_tea = Чайних церемоній більше не буде.
rising-sun-refusal-promise-no_alliance = Між цими двома немає альянсу, який можна зберегти.
rising-sun-refusal-accept-purse_too_small = { $seat } не може заплатити { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    } та { $ronin ->
        [one] { $ronin } роніна
        [few] { $ronin } ронінів
        [many] { $ronin } ронінів
       *[other] { $ronin } роніна
    }. У запасі монет: { $coins_held }, ронінів: { $ronin_held }.
rising-sun-refusal-offer-purse_too_small = Стільки ви запропонувати не можете (монети: { $coins }, роніни: { $ronin }): маєте менше (монети: { $coins_held }, роніни: { $ronin_held }).
rising-sun-refusal-promise-no_such_game = У цій грі обіцянок немає.

## Words

rising-sun-shrine-amaterasu = святиня { kami-amaterasu.gen }
    .locv = у святині { kami-amaterasu.gen }
    .gen = святині { kami-amaterasu.gen }
    .loc = у святині { kami-amaterasu.gen }
rising-sun-shrine-fujin = святиня { kami-fujin.gen }
    .locv = у святині { kami-fujin.gen }
    .gen = святині { kami-fujin.gen }
    .loc = у святині { kami-fujin.gen }
rising-sun-shrine-hachiman = святиня { kami-hachiman.gen }
    .locv = у святині { kami-hachiman.gen }
    .gen = святині { kami-hachiman.gen }
    .loc = у святині { kami-hachiman.gen }
rising-sun-shrine-raijin = святиня { kami-raijin.gen }
    .locv = у святині { kami-raijin.gen }
    .gen = святині { kami-raijin.gen }
    .loc = у святині { kami-raijin.gen }
rising-sun-shrine-ryujin = святиня { kami-ryujin.gen }
    .locv = у святині { kami-ryujin.gen }
    .gen = святині { kami-ryujin.gen }
    .loc = у святині { kami-ryujin.gen }
rising-sun-shrine-susanoo = святиня { kami-susanoo.gen }
    .locv = у святині { kami-susanoo.gen }
    .gen = святині { kami-susanoo.gen }
    .loc = у святині { kami-susanoo.gen }
rising-sun-shrine-tsukuyomi = святиня { kami-tsukuyomi.gen }
    .locv = у святині { kami-tsukuyomi.gen }
    .gen = святині { kami-tsukuyomi.gen }
    .loc = у святині { kami-tsukuyomi.gen }

rising-sun-source-harvest = Збір урожаю
rising-sun-source-kami = Камі
rising-sun-source-seppuku = Сеппуку
rising-sun-source-hostages = Полонені
rising-sun-source-poets = Поети імперії
rising-sun-source-cards = Карти
rising-sun-source-stolen_by_others = Украдене іншими
rising-sun-source-war_tokens = Плитки битв
rising-sun-source-province_sets = Різні провінції
rising-sun-source-winter_upgrades = Зимування

rising-sun-phase-setup = { phase-season_setup }
rising-sun-phase-tea = { phase-tea_ceremony }
rising-sun-phase-politics = { phase-political }
rising-sun-phase-war = { phase-war }
rising-sun-phase-cleanup = { phase-clean_up }
rising-sun-phase-scoring = { phase-winter }

option-shrines = Святині
    .about = Які чотири камі беруть участь у грі?
    .value-random = Навмання
    .value-first_game = Аматерасу, Фуджін, Хачіман, Цукуйомі: перша гра
    .see = RS4.4
option-clans = Клани
    .about = Які клани грають? Наприклад, koi+lotus+turtle.
    .value-random = Навмання
    .see = RS4.1

## Short forms for the board of the terminal

rising-sun-short-daimyo = Д
rising-sun-short-bushi = Б
rising-sun-short-shinto = Ш
rising-sun-short-stronghold = ⌂
rising-sun-short-komainu = Комаїну
rising-sun-short-oni_of_skulls = Черепи
rising-sun-short-yurei = Юрей
rising-sun-short-river_dragon = Дракон
rising-sun-short-oni_of_blood = Кров
rising-sun-short-oni_of_souls = Душі
rising-sun-short-oni_of_hate = Ненависть
rising-sun-short-oni_of_spite = Злоба
