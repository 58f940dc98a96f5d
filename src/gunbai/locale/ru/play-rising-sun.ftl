### Rising Sun in play: what is asked, what may be done, what happened, why not.
### Ids: see locale/words.py. Names of arguments: games/rising_sun/text.py. Cases: see terms-rising-sun.ftl.

## Questions, by step

rising-sun-ask-tea = Чайная церемония: с кем вы заключите союз?
rising-sun-ask-mandate = Ваш ход приказа: какой приказ вы выберете?
rising-sun-ask-recruit = «Вербовать»: кого и куда вы призовёте?
rising-sun-ask-marshal = «Маршировать»: что вы передвинете?
rising-sun-ask-train = Какую карту вы купите?
rising-sun-ask-betray = «Предать»: чью фигурку вы замените?
rising-sun-ask-stand_in = Какой фигуркой из резерва заменить { $figure_acc } { $owner_of } ({ $place })?
rising-sun-ask-end_of_recruit = В конце приказа «Вербовать» действует несколько карт. Ваши — сначала или в конце?
rising-sun-ask-seat_at_end_of_recruit = Приказ «Вербовать» завершён: какую свою карту вы применяете?
rising-sun-ask-after_summon = Призыв завершён: какую свою карту вы применяете?
rising-sun-ask-pay = «Человеколюбие»: кому достанется монета из цены? Осталось решить: { $amount }.
rising-sun-ask-monster = Вы купили монстра: { $figure }. Куда его призвать?
rising-sun-ask-komainu_worship = Отправить Комаину { $province_from } на поклонение?
rising-sun-ask-toll = { $mover } хочет передвинуть { $figure_acc } морем { $origin_from } { $target_into }. Потребовать монету по карте «Тропа змея»?
rising-sun-ask-hate = Монстр Они ненависти { $province_loc }: какая фигурка погибнет?
rising-sun-ask-kami_gift = Дар { $kami_gen }. { $kami_effect } Принимаете?
rising-sun-ask-fujin = Ветер Фудзина несёт вас: что вы передвинете?
rising-sun-ask-raijin = Райдзин: где появится ваш буси?
rising-sun-ask-war_start = В начале фазы войны действуют несколько игроков. Вы действуете первыми или последними?
rising-sun-ask-ashigaru = «Путь асигару»: куда призвать буси?
rising-sun-ask-bids = Битва { $province_loc }: сколько монет поставить на «{ $advantage }»? У вас осталось: { $amount }. { $advantage_effect }
rising-sun-ask-advantage = Вы выиграли преимущество «{ $advantage }» { $province_loc }. { $advantage_effect } Применяете?
rising-sun-ask-hostages = Вы выиграли «Взятие в заложники» { $province_loc }: кого вы берёте?
rising-sun-ask-mercy = Вот-вот { $amount ->
        [one] погибнет { $amount } чужая фигурка
        [few] погибнут { $amount } чужие фигурки
        [many] погибнут { $amount } чужих фигурок
       *[other] погибнут { $amount } чужой фигурки
    }. Проявить «Милосердие»?
rising-sun-ask-reparations = Кому отдать монету из остатка? Осталось монет: { $amount }.

## Actions and asides
## .STEP: in that step. .group: the head of a list whose items are the last argument.

rising-sun-do-done = Завершить
    .recruit = Больше не призывать
    .marshal = Больше не передвигать
    .train = Ничего не покупать
    .betray = Больше не заменять
    .fujin = Больше не передвигать
    .raijin = Никого не призывать
    .ashigaru = Больше не призывать
    .komainu_worship = Остаться { $province_loc }
    .after_summon = Не применять карт
    .seat_at_end_of_recruit = Не применять карт
    .hostages = Никого не брать
rising-sun-do-ready = Готово: без союза, если никто не предложит снова
rising-sun-do-yes = Да
    .toll = Взять 1 монету
    .mercy = Пощадить всех
    .kami_gift = Принять дар { $kami_gen }
    .advantage = Применить «{ $advantage }»
rising-sun-do-no = Нет
    .toll = Пропустить бесплатно
    .mercy = Убить
    .kami_gift = Отказаться
    .advantage = Не применять
    .pay = В общий запас
rising-sun-do-first = Сначала
rising-sun-do-last = В конце
rising-sun-do-propose = Предложить союз { $seat_dat }
    .group = Предложить союз
rising-sun-do-agree = Заключить союз { $seat_with }
    .group = Заключить союз
rising-sun-do-decline = Отклонить союз { $seat_with }
    .group = Отклонить союз
rising-sun-do-play = Сыграть «{ $mandate }»
    .group = Сыграть
rising-sun-do-lay = Положить «{ $mandate }» лицом вниз
    .group = Положить лицом вниз
rising-sun-do-name = Назвать «{ $mandate }»
    .group = Назвать
rising-sun-do-summon = Призвать { $figure_acc } { $province_into }
    .group = Призвать { $figure_acc } в регион
rising-sun-do-worship = Отправить { $figure_acc } { $province_from } { $place_into }
    .group = Отправить { $figure_acc } { $province_from } на поклонение
rising-sun-do-move = Передвинуть { $figure_acc } { $origin_from } { $target_into }
    .group = { $figure } { $origin_from } в регион
rising-sun-do-build = Построить крепость { $province_loc }
    .group = Построить крепость в регионе
rising-sun-do-buy = Купить карту «{ $card }»
    .group = Купить карту
rising-sun-do-buy-full = Купить карту «{ $card }» за полную цену
    .group = Купить карту за полную цену
rising-sun-do-hand-coin = Отдать монету { $seat_dat }
    .group = Отдать монету
rising-sun-do-replace = Заменить { $figure_acc } { $seat_of } ({ $place })
    .group = Заменить { $figure_acc } { $seat_of }
rising-sun-do-with = Заменить на { $figure_acc }
    .group = Заменить на
rising-sun-do-place = Выставить { $figure_acc } { $place_into }
    .group = Выставить { $figure_acc }
rising-sun-do-kill = Убить { $figure_acc } { $seat_of } { $province_loc }
    .group = Убить { $figure_acc } { $seat_of }
rising-sun-do-use = Применить карту «{ $card }»
    .group = Применить карту
rising-sun-do-bid = Поставить { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
rising-sun-do-take-hostage = Взять в заложники { $figure_acc } { $seat_of }
    .group = Взять в заложники фигурку { $seat_of }
rising-sun-do-remainder = Отдать монету { $seat_dat }
    .group = Отдать монету
rising-sun-do-give = Отдать { $seat_dat } { $coins ->
        [0] {""}
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }{ $coins ->
        [0] {""}
       *[other] { $ronin ->
            [0] {""}
           *[other] {" и "}
        }
    }{ $ronin ->
        [0] {""}
        [one] { $ronin } ронина
        [few] { $ronin } ронинов
        [many] { $ronin } ронинов
       *[other] { $ronin } ронина
    }
rising-sun-do-offer = Предложить { $seat_dat }: { $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] {"вы даёте "}
        }
       *[other] {"вы даёте "}
    }{ $coins ->
        [0] {""}
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }{ $coins ->
        [0] {""}
       *[other] { $ronin ->
            [0] {""}
           *[other] {" и "}
        }
    }{ $ronin ->
        [0] {""}
        [one] { $ronin } ронина
        [few] { $ronin } ронинов
        [many] { $ronin } ронинов
       *[other] { $ronin } ронина
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
           *[other] {"вы просите "}
        }
       *[other] {"вы просите "}
    }{ $coins_asked ->
        [0] {""}
        [one] { $coins_asked } монету
        [few] { $coins_asked } монеты
        [many] { $coins_asked } монет
       *[other] { $coins_asked } монеты
    }{ $coins_asked ->
        [0] {""}
       *[other] { $ronin_asked ->
            [0] {""}
           *[other] {" и "}
        }
    }{ $ronin_asked ->
        [0] {""}
        [one] { $ronin_asked } ронина
        [few] { $ronin_asked } ронинов
        [many] { $ronin_asked } ронинов
       *[other] { $ronin_asked } ронина
    }{ $promise ->
        [0] {""}
       *[other] { $coins ->
            [0] { $ronin ->
                [0] { $coins_asked ->
                    [0] { $ronin_asked ->
                        [0] обещание № { $promise }
                       *[other] , с обещанием № { $promise }
                    }
                   *[other] , с обещанием № { $promise }
                }
               *[other] , с обещанием № { $promise }
            }
           *[other] , с обещанием № { $promise }
        }
    }
rising-sun-do-accept = Принять предложение { $seat_of }
rising-sun-do-refuse = Отклонить предложение { $seat_of }
rising-sun-do-retract = Отозвать предложение { $seat_dat }
rising-sun-do-withdraw = Забрать запечатанные ставки и выбрать заново
rising-sun-do-unpropose = Отозвать предложение союза { $seat_dat }
rising-sun-do-unready = Подумать ещё: вы пока не готовы

## What happened

rising-sun-event-season_began = Наступает { $season_low }
rising-sun-event-war_drawn = Война { $amount } пройдёт { $province_loc }
rising-sun-event-income_taken = { $seat } получает доход: { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
rising-sun-event-hostage_returned = { $seat } возвращает { $seat2_dat } заложника: { $figure_acc }
rising-sun-event-alliances_ended = Начинается чайная церемония; прежние союзы закончились
rising-sun-event-alliance_proposed = { $seat } предлагает союз { $seat2_dat }
rising-sun-event-alliance_declined = { $seat } отклоняет союз { $seat2_with }
rising-sun-event-alliance_unproposed = { $seat } отзывает предложение союза { $seat2_dat }
rising-sun-event-alliance_formed = { $seat } и { $seat2 } теперь союзники
rising-sun-event-tea_ready = { $seat }: готово
rising-sun-event-tea_unready = { $seat } ещё думает
rising-sun-event-given = { $seat } отдаёт { $seat2_dat } { $amount1 ->
        [0] {""}
        [one] { $amount1 } монету
        [few] { $amount1 } монеты
        [many] { $amount1 } монет
       *[other] { $amount1 } монеты
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" и "}
        }
    }{ $amount2 ->
        [0] {""}
        [one] { $amount2 } ронина
        [few] { $amount2 } ронинов
        [many] { $amount2 } ронинов
       *[other] { $amount2 } ронина
    }
rising-sun-event-offered = { $seat } делает предложение { $seat2_dat }: { $amount1 ->
        [0] { $amount2 ->
            [0] { $amount3 ->
                [0] { $amount4 ->
                    [0] только обещания
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
           *[other] {"даёт "}
        }
       *[other] {"даёт "}
    }{ $amount1 ->
        [0] {""}
        [one] { $amount1 } монету
        [few] { $amount1 } монеты
        [many] { $amount1 } монет
       *[other] { $amount1 } монеты
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" и "}
        }
    }{ $amount2 ->
        [0] {""}
        [one] { $amount2 } ронина
        [few] { $amount2 } ронинов
        [many] { $amount2 } ронинов
       *[other] { $amount2 } ронина
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
           *[other] {"просит "}
        }
       *[other] {"просит "}
    }{ $amount3 ->
        [0] {""}
        [one] { $amount3 } монету
        [few] { $amount3 } монеты
        [many] { $amount3 } монет
       *[other] { $amount3 } монеты
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount4 ->
            [0] {""}
           *[other] {" и "}
        }
    }{ $amount4 ->
        [0] {""}
        [one] { $amount4 } ронина
        [few] { $amount4 } ронинов
        [many] { $amount4 } ронинов
       *[other] { $amount4 } ронина
    }
rising-sun-event-offer_accepted = { $seat } принимает предложение { $seat2_of }: { $amount1 ->
        [0] { $amount2 ->
            [0] { $amount3 ->
                [0] { $amount4 ->
                    [0] только обещания
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
           *[other] {"получает "}
        }
       *[other] {"получает "}
    }{ $amount1 ->
        [0] {""}
        [one] { $amount1 } монету
        [few] { $amount1 } монеты
        [many] { $amount1 } монет
       *[other] { $amount1 } монеты
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" и "}
        }
    }{ $amount2 ->
        [0] {""}
        [one] { $amount2 } ронина
        [few] { $amount2 } ронинов
        [many] { $amount2 } ронинов
       *[other] { $amount2 } ронина
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
           *[other] {"отдаёт "}
        }
       *[other] {"отдаёт "}
    }{ $amount3 ->
        [0] {""}
        [one] { $amount3 } монету
        [few] { $amount3 } монеты
        [many] { $amount3 } монет
       *[other] { $amount3 } монеты
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount4 ->
            [0] {""}
           *[other] {" и "}
        }
    }{ $amount4 ->
        [0] {""}
        [one] { $amount4 } ронина
        [few] { $amount4 } ронинов
        [many] { $amount4 } ронинов
       *[other] { $amount4 } ронина
    }
rising-sun-event-offer_refused = { $seat } отклоняет предложение { $seat2_of }
rising-sun-event-offer_retracted = { $seat } отзывает предложение { $seat2_dat }
rising-sun-event-looked = { $seat } смотрит четыре верхних приказа
rising-sun-event-drew = { $seat }, вы видите приказ «{ $mandate }»
rising-sun-event-mandate_played = { $seat } выбирает приказ «{ $mandate }»
rising-sun-event-tile_laid = { $seat } кладёт жетон лицом вниз
rising-sun-event-tile_laid_by_you = { $seat }, ваш жетон лицом вниз — «{ $mandate }»
rising-sun-event-mandate_named = { $seat } называет приказ «{ $mandate }»
rising-sun-event-summoned = { $seat } призывает { $figure_acc } { $province_into }
rising-sun-event-worshipped = { $seat } отправляет { $figure_acc } { $place_into }
rising-sun-event-placed = { $seat } выставляет { $figure_acc } { $place_into }
rising-sun-event-moved = { $seat } передвигает { $figure_acc } { $province1_from } { $province2_into }
rising-sun-event-built = { $seat } строит крепость { $province_loc } за { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
rising-sun-event-bought = { $seat } покупает карту «{ $card }» за { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
rising-sun-event-coin_handed = { $seat } отдаёт { $seat2_dat } одну из уплаченных монет
rising-sun-event-toll_paid = { $seat } платит { $seat2_dat } 1 монету за морской путь
rising-sun-event-toll_waived = { $seat2 } прощает пошлину { $seat_dat }
rising-sun-event-crossing_refused = { $seat }: нет монеты на пошлину, путь { $province1_from } { $province2_into } закрыт
rising-sun-event-harvested = { $seat } собирает награду { $province_loc }
rising-sun-event-alliance_broken = { $seat } разрывает союз { $seat2_with }
rising-sun-event-replaced = { $seat } заменяет { $figure2_acc } { $seat2_of } ({ $place }) на своего { $figure_acc }
rising-sun-event-kami_won = { $seat } сильнее всех в святилище { $kami_gen }
rising-sun-event-kami_used = { $seat } принимает дар { $kami_gen }
rising-sun-event-kami_declined = { $seat } отказывается от дара { $kami_gen }
rising-sun-event-honor_gained = { $seat } получает честь и поднимается выше { $seat2_of }
rising-sun-event-honor_lost = { $seat } теряет честь и опускается ниже { $seat2_of }
rising-sun-event-honor_topped = { $seat } поднимается на вершину трека чести
rising-sun-event-points_gained = { $seat } получает { $amount } ПО ({ $source_low })
rising-sun-event-points_lost = { $seat } теряет { $amount } ПО
rising-sun-event-coins_gained = { $seat } получает { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
rising-sun-event-coins_taken = { $seat } забирает { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    } у { $seat2_of }
rising-sun-event-ronin_gained = { $seat } получает { $amount ->
        [one] { $amount } ронина
        [few] { $amount } ронинов
        [many] { $amount } ронинов
       *[other] { $amount } ронина
    }
rising-sun-event-ronin_turned = { $seat } меняет { $amount ->
        [one] { $amount } ронина
        [few] { $amount } ронинов
        [many] { $amount } ронинов
       *[other] { $amount } ронина
    } на монеты
rising-sun-event-merchant_paid = { $seat } получает { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    } по карте «Путь купца»
rising-sun-event-card_used = { $seat } применяет карту «{ $card }»
rising-sun-event-killed = { $seat } убивает { $figure_acc } { $seat2_of } { $province_loc }
    .own = { $seat } убивает собственного { $figure_acc } { $province_loc }
rising-sun-event-spared = { $seat } щадит { $amount ->
        [one] { $amount } фигурку
        [few] { $amount } фигурки
        [many] { $amount } фигурок
       *[other] { $amount } фигурки
    }
rising-sun-event-wars_began = Начинается фаза войны
rising-sun-event-war_skipped = { $province }: никого нет, войны не будет, жетон сброшен
rising-sun-event-token_won = { $seat } получает жетон региона { $province }
rising-sun-event-battle_began = Битва { $province_loc }
rising-sun-event-bid_sealed = { $seat }: ставки запечатаны
rising-sun-event-bid_withdrawn = { $seat } забирает запечатанные ставки
rising-sun-event-bids_revealed = { $seat } ставит: «Сэппуку» { $amount1 }, «Взятие в заложники» { $amount2 }, «Найм ронинов» { $amount3 }, «Поэмы павшим» { $amount4 }
rising-sun-event-advantage_won = { $seat } выигрывает «{ $advantage }»
rising-sun-event-advantage_declined = { $seat } не применяет «{ $advantage }»
rising-sun-event-hostage_taken = { $seat } берёт в заложники { $figure_acc } { $seat2_of }
rising-sun-event-ronin_hired = { $seat } нанимает ронинов: +{ $amount } к силе
rising-sun-event-battle_force = { $seat }: сила { $amount }
rising-sun-event-battle_won = { $seat } побеждает в битве за регион { $province }
rising-sun-event-reparations_paid = { $seat } платит { $seat2_dat } репарации: { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
rising-sun-event-season_cleaned = Завершение времени года: монеты и ронины сброшены, святилища пусты
rising-sun-event-winter_came = Пришла зима: подсчитываются последние очки
rising-sun-event-game_won = { $seat } побеждает: { $amount } ПО
rising-sun-event-cards_laid_out = Выложены карты нового времени года: { $season_low }
rising-sun-event-card_taken = { $seat } берёт карту «{ $card }»
rising-sun-event-stronghold_placed = { $seat } ставит крепость { $province_loc }
rising-sun-event-fallen_returned = Павшие возвращаются в резерв
rising-sun-event-bid_laid = { $seat }, ваша ставка на «{ $advantage }»: { $amount }
    .many = { $seat }, ваши ставки: { $items }
    .item = «{ $advantage }»: { $amount }

## Why not

rising-sun-refusal-not_asked = { $action }: сейчас вопрос не об этом.
rising-sun-refusal-not_possible = { $action }: здесь это невозможно.
rising-sun-refusal-seat-not_in_play = { $action }: такого дома здесь нет, всего домов в этой партии { $seats }.
rising-sun-refusal-oneself = { $action }: это вы сами.
rising-sun-refusal-allied_already = { $action }: { $clan } уже в союзе.
rising-sun-refusal-no_proposal = { $action }: нет предложения, на которое можно ответить.
rising-sun-refusal-propose-answer_awaited = { $action }: предложение между вами уже ждёт ответа.
rising-sun-refusal-propose-used_up = { $action }: вы уже предлагали союз { $made ->
        [one] { $made } раз
        [few] { $made } раза
        [many] { $made } раз
       *[other] { $made } раза
    } в это время года, больше нельзя.
rising-sun-refusal-play-tile_not_in_hand = { $action }: этого жетона нет среди четырёх, которые вы видите.
rising-sun-refusal-summon-not_in_reserve = { $action }: в резерве таких нет.
rising-sun-refusal-summon-no_stronghold = { $action }: у вас там нет крепости.
rising-sun-refusal-summon-used_up = { $action }: ваши крепости там уже призвали всё, что могли ({ $summoned }).
rising-sun-refusal-summon-not_this = { $action }: сейчас эту фигурку призвать нельзя.
rising-sun-refusal-worship-not_just_summoned = { $action }: на поклонение можно отправить лишь фигурку, призванную только что.
rising-sun-refusal-move-no_such_figure = { $action }: там нет вашей фигурки, которую можно передвинуть.
rising-sun-refusal-move-moved_already = { $action }: там все уже передвинуты.
rising-sun-refusal-move-not_adjacent = { $action }: эти регионы не соседние.
rising-sun-refusal-move-toll_unpaid = { $action }: вам нечем заплатить пошлину за этот морской путь.
rising-sun-refusal-build-no_bonus = { $action }: строят только активный игрок и его союзник, один раз.
rising-sun-refusal-build-none_left = { $action }: все ваши крепости уже на поле.
rising-sun-refusal-build-too_poor = { $action }: цена { $needed }, у вас { $held }.
rising-sun-refusal-buy-not_on_display = { $action }: этой карты нет в продаже.
rising-sun-refusal-buy-too_poor = { $action }: цена { $needed }, у вас { $held }.
rising-sun-refusal-buy-no_other_price = { $action }: другой цены у карты нет.
rising-sun-refusal-replace-own_figure = { $action }: эта фигурка и так ваша.
rising-sun-refusal-replace-daimyo = { $action }: даймё заменить нельзя.
rising-sun-refusal-replace-no_such_figure = { $action }: такой фигурки нет.
rising-sun-refusal-replace-no_match_in_reserve = { $action }: в резерве нет фигурки этого типа.
rising-sun-refusal-replace-at_shrine = { $action }: приказ «Предать» не действует в святилищах.
rising-sun-refusal-replace-limit = { $action }: по одной фигурке не более чем у двух игроков.
rising-sun-refusal-bid-too_poor = { $action }: у вас осталось { $held }.
rising-sun-refusal-take-hostage-daimyo = { $action }: даймё нельзя взять в заложники.
rising-sun-refusal-take-hostage-no_such_figure = { $action }: в этой битве такой фигурки нет.
rising-sun-refusal-give-not_now = Подарки возможны только на чайной церемонии и в фазе политики.
rising-sun-refusal-offer-not_now = Сделки возможны только на чайной церемонии и в фазе политики.
rising-sun-refusal-accept-not_now = Нет предложения, которое можно принять.
rising-sun-refusal-refuse-not_now = Нет предложения, которое можно отклонить.
rising-sun-refusal-retract-not_now = У вас нет открытого предложения.
rising-sun-refusal-withdraw-not_now = У вас нет запечатанных ставок.
rising-sun-refusal-unpropose-not_now = У вас нет открытого предложения союза.
rising-sun-refusal-unready-not_now = Вы ещё не говорили, что готовы.
rising-sun-refusal-to_oneself = Выберите не свой дом.
rising-sun-refusal-seat_out_of_bounds = За этим столом нет такого дома.
rising-sun-refusal-coins_out_of_bounds = Монеты: от { $low } до { $high }, а не { $got }.
rising-sun-refusal-ronin_out_of_bounds = Ронины: от { $low } до { $high }, а не { $got }.
rising-sun-refusal-coins_asked_out_of_bounds = Монеты взамен: от { $low } до { $high }, а не { $got }.
rising-sun-refusal-ronin_asked_out_of_bounds = Ронины взамен: от { $low } до { $high }, а не { $got }.
rising-sun-refusal-promise_out_of_bounds = Обещания № { $got } нет.
rising-sun-refusal-give-nothing = В подарке должна быть хотя бы одна монета или ронин.
rising-sun-refusal-offer-nothing = В предложении должно что-то быть.
rising-sun-refusal-promise-no_tea = Такое обещают только на чайной церемонии и только пока нет союзника.
rising-sun-refusal-promise-too_late = Войны начались: обещать это поздно.
rising-sun-refusal-promise-no_next_tea = Чайных церемоний больше не будет.
rising-sun-refusal-promise-no_alliance = Между этими двумя нет союза, который можно сохранить.
rising-sun-refusal-accept-purse_too_small = { $seat } не может отдать { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } и { $ronin ->
        [one] { $ronin } ронина
        [few] { $ronin } ронинов
        [many] { $ronin } ронинов
       *[other] { $ronin } ронина
    }. В наличии монет: { $coins_held }, ронинов: { $ronin_held }.
rising-sun-refusal-offer-purse_too_small = Столько вы предложить не можете (монеты: { $coins }, ронины: { $ronin }): у вас меньше (монеты: { $coins_held }, ронины: { $ronin_held }).
rising-sun-refusal-promise-no_such_game = В этой игре обещаний нет.

## Words

rising-sun-shrine-amaterasu = святилище { kami-amaterasu.gen }
    .loc = в святилище { kami-amaterasu.gen }
    .into = в святилище { kami-amaterasu.gen }
rising-sun-shrine-fujin = святилище { kami-fujin.gen }
    .loc = в святилище { kami-fujin.gen }
    .into = в святилище { kami-fujin.gen }
rising-sun-shrine-hachiman = святилище { kami-hachiman.gen }
    .loc = в святилище { kami-hachiman.gen }
    .into = в святилище { kami-hachiman.gen }
rising-sun-shrine-raijin = святилище { kami-raijin.gen }
    .loc = в святилище { kami-raijin.gen }
    .into = в святилище { kami-raijin.gen }
rising-sun-shrine-ryujin = святилище { kami-ryujin.gen }
    .loc = в святилище { kami-ryujin.gen }
    .into = в святилище { kami-ryujin.gen }
rising-sun-shrine-susanoo = святилище { kami-susanoo.gen }
    .loc = в святилище { kami-susanoo.gen }
    .into = в святилище { kami-susanoo.gen }
rising-sun-shrine-tsukuyomi = святилище { kami-tsukuyomi.gen }
    .loc = в святилище { kami-tsukuyomi.gen }
    .into = в святилище { kami-tsukuyomi.gen }

rising-sun-source-harvest = Приказ «Собирать»
    .low = приказ «Собирать»
rising-sun-source-kami = Ками
    .low = ками
rising-sun-source-seppuku = Сэппуку
    .low = сэппуку
rising-sun-source-hostages = Заложники
    .low = заложники
rising-sun-source-poets = Поэмы павшим
    .low = «Поэмы павшим»
rising-sun-source-cards = Карты
    .low = карты
rising-sun-source-stolen_by_others = Украдено другими
    .low = украдено другими
rising-sun-source-war_tokens = Военные жетоны
    .low = военные жетоны
rising-sun-source-province_sets = Разные регионы
    .low = разные регионы
rising-sun-source-winter_upgrades = Зимние усиления
    .low = зимние усиления

rising-sun-phase-setup = { phase-season_setup }
rising-sun-phase-tea = { phase-tea_ceremony }
rising-sun-phase-politics = { phase-political }
rising-sun-phase-war = { phase-war }
rising-sun-phase-cleanup = { phase-clean_up }
rising-sun-phase-scoring = Конец игры

option-shrines = Святилища
    .about = Какие четыре ками участвуют в игре?
    .value-random = Случайно
    .value-first_game = Аматэрасу, Фудзин, Хатиман, Цукуёми: первая партия
    .see = RS4.4
option-clans = Дома
    .about = Какие дома играют? Например, koi+lotus+turtle.
    .value-random = Случайно
    .see = RS4.1

## Short forms for the board of the terminal

rising-sun-short-daimyo = Д
rising-sun-short-bushi = Б
rising-sun-short-shinto = С
rising-sun-short-stronghold = ⌂
rising-sun-short-komainu = Комаину
rising-sun-short-oni_of_skulls = Черепа
rising-sun-short-yurei = Юрэй
rising-sun-short-river_dragon = Дракон
rising-sun-short-oni_of_blood = Кровь
rising-sun-short-oni_of_souls = Души
rising-sun-short-oni_of_hate = Ненависть
rising-sun-short-oni_of_spite = Злоба
