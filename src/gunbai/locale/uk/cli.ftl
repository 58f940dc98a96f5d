### The terminal.

cli-welcome = Ви граєте: { $people }. Боти: { $bots }.
cli-fair = Усі випадковості визначає таємне зерно, SHA-256 якого починається з { $hash }; наприкінці зерно відкриють.
cli-file = Файл гри: { $path }
cli-first-steps-rising-sun = На кожне запитання: число вибирає, ? показує клавіші. Ви тут уперше? r RS5 розкаже про перебіг пори року, r RS6 — про накази.
cli-first-steps-shogun = На кожне запитання: число вибирає, ? показує клавіші. Ви тут уперше? r SG3 розкаже про перебіг року, r SG4 — про планування, r SG5 — про дії.
cli-option = { $name }: { $value }
cli-default = (стандарт)
cli-prompt = { $high ->
        [1] Введіть 1 або ? для довідки:
       *[other] Число { $low }-{ $high } або ? для довідки:
    }
cli-prompt-number = Від { $low } до { $high } або ? для довідки:
cli-prompt-amount = Від { $low } до { $high }, можна кілька одразу (1 0 2), або ? для довідки:
cli-prompt-sealed-rising-sun = Номер чи назва (u назад, w усе назад, ? довідка):
cli-prompt-sealed-shogun = Номер чи назва, можна кілька: c2 кай - суруґа (u назад, w усе, ? довідка):
cli-percent = { $share }%
cli-interval = { $low }–{ $high }%
cli-not-understood = «{ $text }» — тут немає такого вибору чи такої дії. ? показує, що можна ввести.
cli-hint = Введіть номер варіанта й натисніть Enter. ? показує всі клавіші.
cli-no-such-number = { $count ->
        [1] Варіант лише один: введіть 1.
       *[other] Такого варіанта немає: введіть число від { $low } до { $high }.
    }
cli-chain-stopped = { $number } не підходить: питаємо знову з цього місця.
cli-why-possible = Зараз це можливо.
cli-why-all-possible = Усе, що стосується цього питання, зараз можливе.
cli-confirm = { $choice }: це завершить ваш хід. Enter: так, n: ні, u: скасувати
cli-confirm-throw = { $choice }: скасувати це буде неможливо. Enter: так, n: ні, u: скасувати
cli-choose-again = Виберіть ще раз.
cli-more-choices = … є ще варіанти: c показує всі
cli-curtain = Клавіатуру бере { $name }. Усі інші відвертаються; { $name }, натисніть Enter:
cli-curtain-help = Далі показано те, що має бачити лише один гравець. Коли ніхто інший не дивиться, натисніть Enter.
cli-news = Після вашого ходу
cli-news-first = Що вже сталося
cli-news-more = (перед ними ще { $count }: l показує все)
cli-bot-failed = Бот не зміг вибрати ({ $name }); у таких випадках беремо перший варіант із його списку.
cli-left = Гру збережено. Щоб продовжити: gunbai play --resume { $path }
cli-saved = Збережено: { $path }
cli-recorded = Збережено для gunbai replay і gunbai verify: { $path }
cli-undone = Скасовано: { $count }.
cli-undo = скасовує
cli-sealed = (запечатано)
cli-step = Enter: далі   b: поле   q: зупинити
cli-step-help = Enter показує наступний хід, b малює поле, яким воно є зараз, q зупиняє.
cli-see = Див. { $clauses }.
cli-info-rising-sun = Тут немає нічого з назвою { $name }. Спробуйте назву карти, камі, наказу, клану чи фігурки: i комаїну
cli-info-shogun = Тут немає нічого з назвою { $name }. Спробуйте назву події, спеціальної карти, дії чи будівлі: i низькі податки
cli-no-plan = Серед ваших карт долілиць немає таких, що чекають на виконання.
cli-keys-rising-sun = Введіть номер варіанта або дію словами: move bushi edo kyoto.
    Де питають число, введіть його; кілька ставок одразу теж можна: 2 0 3 1
      ? 3    правило для варіанта 3        r RS6.8  пункт правил; r честь: пошук
      why едо  чому це зараз неможливо     why      чого зараз не можна
      i оні  що робить карта чи камі       m        які провінції сусідні
      coach  порада: як зіграти            threat   що можуть зробити інші
      b      знову поле                    c        знову варіанти
      l      що сталося після мого ходу    l all    усе від початку
      u      скасувати останнє рішення     w        відкликати запечатані ставки
      g      подарунки і пропозиції        s        зберегти
      v      обіцянки та що з ними стало   mute     хай персонажі мовчать
      lang en  усе англійською             q        зберегти й вийти
cli-keys-shogun = Введіть номер варіанта, його назву або її початок: суруґа, суру.
    План одним рядком: c2 суруґа кай - c0 (c2: карта скринь 2, -: порожня комірка).
    Напад одним рядком: суруґа 4 (куди, скільки).
      ? 3    правило для варіанта 3        r SG6.6  пункт правил; r повстання: пошук
      why кай  чому це зараз неможливо     why      чого зараз не можна
      i мури що робить подія чи карта      m кай    що поруч із Каєм
      coach  порада: як зіграти            threat   що можуть зробити інші
      b      знову поле                    c        знову варіанти
      l      що сталося після мого ходу    l all    усе від початку
      u      скасувати останнє рішення     w        відкликати весь план
      p      що ще є у вашому плані        s        зберегти
      mute   хай персонажі мовчать
      lang en  усе англійською             q        зберегти й вийти

cli-no-deals = Зараз нічого не можна віддати чи запропонувати.
cli-which-deal = { $high ->
        [1] Введіть 1, Enter: нічого
       *[other] Що саме? 1–{ $high }, Enter: нічого
    }
cli-cancelled = Нічого не зроблено.
cli-deal-give = Віддати монети чи ронінів: остаточно й нічого не отримуючи навзамін
cli-deal-offer = Запропонувати угоду: її виконають одразу, якщо інший погодиться; обіцянка ні до чого не зобов’язує
cli-deal-accept = Прийняти пропозицію: { $name }
cli-deal-refuse = Відхилити пропозицію: { $name }
cli-deal-retract = Відкликати свою пропозицію: { $name }
cli-field-seat = З ким?  { $names }
cli-field-help = Введіть те, про що запитано, й натисніть Enter. Сам Enter повертає назад; ніхто нічого не дізнається.
cli-deal-help = Введіть номер рядка й натисніть Enter. Сам Enter повертає назад; ніхто нічого не дізнається.
cli-field-coins = Монети, які ви віддаєте ({ $low }-{ $high }):
cli-field-ronin = Роніни, яких ви віддаєте ({ $low }-{ $high }):
cli-field-coins_asked = Монети, які ви просите:
cli-field-ronin_asked = Роніни, яких ви просите:
cli-field-promise = Обіцянка вашими словами, + щоб скласти з готових, Enter, якщо без неї:
cli-which-promise = Яка саме? 1–{ $high }, Enter: жодна
cli-muted = Відтепер персонажі мовчать.
cli-unmuted = Персонажі знову говорять.
cli-promise-help = Інші прочитають ці слова біля пропозиції. Обіцянка нікого не зобов’язує (RS3.1). Сам Enter: без обіцянки.

cli-score = Переможні очки
cli-total = Усього
cli-place = Місце
cli-victory = { $name } перемагає: { $points } ПО, відрив { $ahead }!
cli-tied-rising-sun = { $name } перемагає: { $points } ПО, нічия, але честі більше!
cli-tied-shogun = { $name } перемагає: { $points } ПО, нічия, але скринь більше!
cli-shared-victory = Спільна перемога: { $names }, по { $points } ПО!

cli-verified = Перевірено: зерно збігається з опублікованим хешем; ходів за правилами: { $moves }, жеребкувань обчислено заново: { $draws }, позицій звірено: { $digests }, результат збігається із записом.
cli-no-bench = Вимірювання швидкості є частиною репозиторію і потребують catanatron поруч: завантажте його й запустіть `make bench`, що підготує обидва.

cli-sim-bot = Бот
cli-sim-rank = Середнє місце
cli-sim-total = Партій: { $games }, рішень: { $decisions }, рішень за секунду процесора: { $rate }

cli-odds-outcome = Результат
cli-odds-share = Частка
cli-odds-interval = 95%
cli-odds-win = Нападник захоплює провінцію
cli-odds-draw = Провінція стає нейтральною
cli-odds-loss = Напад не вдається
cli-odds-left = Армій після перемоги: { $left }. Кидків: { $samples }, щоразу з наново заповненою вежею.

## Rising Sun's board

cli-rs-turn = хід наказу { $turn } з { $turns }
cli-rs-legend = Сила, * лідер; Д даймьо, Б буші, Ш шінто, ⌂ фортеця; м монети, р роніни
cli-rs-small-legend = Межі за літерами, ~ морем; сила, * лідер; Ч чудовисько; b: усе поле
cli-rs-unit-vp = ПО
cli-rs-unit-coin = м
cli-rs-unit-ronin = р
cli-rs-monster = Ч
cli-rs-copies = { $card } ×{ $copies }
cli-rs-war = Війна
cli-rs-province = Провінція
cli-rs-borders = Межі
cli-rs-reward = Урожай
cli-rs-honor = Честь
cli-rs-track = Накази
cli-rs-kami-turn = [камі]
cli-rs-shrine = Святиня
cli-rs-shrines = Святині
cli-rs-worshippers = Вірні
cli-rs-effect = Дар лідеру
cli-rs-market = Викладені карти:
cli-rs-none = немає
cli-rs-clan = Клан
cli-rs-vp = ПО
cli-rs-coins = Монети
cli-rs-ronin = Роніни
cli-rs-ally = Союзник
cli-rs-reserve = Запас
cli-rs-hostages = У полоні
cli-rs-you = (ви)
cli-rs-cards = карти:
cli-rs-tokens = плитки битв:
cli-rs-hand = Ви переглядаєте:
cli-rs-put-back = Минулого разу ви повернули нагору:
cli-rs-battle = У цій битві:
cli-rs-fighter = { $seat }: сила { $force }, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }, { $ronin ->
        [one] { $ronin } ронін
        [few] { $ronin } роніни
        [many] { $ronin } ронінів
       *[other] { $ronin } роніна
    }
cli-rs-bids = Ваші запечатані ставки:
cli-rs-laid = Цієї пори року ви виклали долілиць:
cli-rs-price = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }
cli-rs-card-note = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }, { $kind }. { $effect }
cli-rs-mandate-note = Усі: { $all } Ви та союзник: { $bonus }
cli-rs-sea = ~ морем
cli-rs-offer = Відкрита пропозиція, { $seat } → { $seat2 }: { $coins ->
        [0] { $ronin ->
            [0] { $coins_asked ->
                [0] { $ronin_asked ->
                    [0] лише обіцянки
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }{ $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] {"дає "}
        }
       *[other] {"дає "}
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
           *[other] {"просить "}
        }
       *[other] {"просить "}
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
    }{ $role ->
        [giver] . g відкликає її.
        [taker] . g дає відповідь.
       *[none] .
    }

## Shogun's board

cli-sg-year = Рік { $year }
cli-sg-over = Кінець
cli-sg-closed = долілиць
cli-sg-legend = Літери:
cli-sg-free-site = · вільне місце
cli-sg-marker = ! маркер повстання
cli-sg-yields = 4/3 податок і рис
cli-sg-most = Перевага
cli-sg-upper = Верхня полиця
cli-sg-lower = Нижня полиця
cli-sg-tray = Лоток
cli-sg-no-province = Провінції { $name } немає.
cli-sg-sea = ~ морем
cli-sg-winter-rice = { $rice ->
        [0] зима не забирає рису
        [one] зима −{ $rice } рису
        [few] зима −{ $rice } рису
        [many] зима −{ $rice } рису
       *[other] зима −{ $rice } рису
    }
cli-sg-event = Цього раунду:
cli-sg-open-events = Може випасти:
cli-sg-winter-event = Узимку:
cli-sg-house = Дім
cli-sg-you = (ви)
cli-sg-vp = ПО
cli-sg-chests = Скрині
cli-sg-rice = Рис
cli-sg-needs = треба
cli-sg-provinces = Провінції
cli-sg-buildings = Будівлі
cli-sg-armies = Армії
cli-sg-supply = Запас
cli-sg-hidden = Долілиць
cli-sg-stock = Лишилося:
cli-sg-gaps = { $name }, порожні комірки:
cli-sg-groups = Розмістити
cli-sg-under = Під колодою:
cli-sg-winter = Зима { $year }-го року
cli-sg-space = Комірка
cli-sg-when = №
cli-sg-card = Карта
cli-sg-province = Провінція
cli-sg-sites = Місця
cli-sg-yield = П/Р
cli-sg-region = Регіон
cli-sg-remark = Увага
cli-sg-no-action = Без дії:
cli-sg-leave-empty = лишити порожньою
cli-sg-purse = Скрині:
cli-sg-change = { $sign ->
        [gain] +{ $amount }
       *[loss] −{ $amount }
    }
cli-sg-ahead = У вашому плані:
cli-sg-cards = Карти:
cli-sg-plan = План:
cli-sg-warn-too_few_in_supply = замало в запасі
cli-sg-warn-no_free_site = немає місця
cli-sg-warn-built_already = вже є
cli-sg-warn-out_of_stock = закінчилися
cli-sg-warn-too_few_armies = лише одна армія
cli-sg-warn-no_target = нікуди йти
cli-sg-warn-revolt = повстання, поразка { $lost }
cli-sg-warn-chests = замало скринь
cli-sg-warn-chests-perhaps = може забракнути скринь
cli-sg-revolt = Буде повстання: { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
        [many] { $armies } армій
       *[other] { $armies } армії
    } проти { $farmers ->
        [one] { $farmers } селянина
        [few] { $farmers } селян
        [many] { $farmers } селян
       *[other] { $farmers } селянина
    }, придушення: { $held }.
cli-sg-own = ваша, { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
        [many] { $armies } армій
       *[other] { $armies } армії
    }
cli-sg-neutral = нейтральна; перемога з { $most }: { $win }
cli-sg-enemy = { $name }, { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
        [many] { $armies } армій
       *[other] { $armies } армії
    }; перемога з { $most }: { $win }
cli-sg-odds = Шанси нападу, { $name } ({ $held }):
cli-sg-held = { $name }, { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
        [many] { $armies } армій
       *[other] { $armies } армії
    }; селяни допомагають
cli-sg-held-marked = { $name }, { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
        [many] { $armies } армій
       *[other] { $armies } армії
    }; селяни не втручаються
cli-sg-held-neutral = нейтральна
cli-sg-send = Ідуть
cli-sg-wins = ваша
cli-sg-draws = нейтральна
cli-sg-fails = невдача
cli-sg-left = лишиться після перемоги
cli-sg-attack = { $name }, армій { $armies }: ваша { $win }, нейтральна { $draw }, невдача { $loss }; після перемоги в середньому лишиться армій: { $left }.
cli-sg-attack-neutral = { $name }, армій { $armies }: ваша { $win }, невдача { $loss }; після перемоги в середньому лишиться армій: { $left }.
cli-sg-special-note = Місце { $place }. { $effect }
cli-sg-card-note = { $region }; податок { $tax }, рис { $rice }, { $sites ->
        [one] { $sites } місце
        [few] { $sites } місця
        [many] { $sites } місць
       *[other] { $sites } місця
    }{ $near ->
        [none] {""}
       *[other] ; поруч { $near }
    }
cli-sg-build-note = { $cost } із ваших скринь ({ $chests })
cli-sg-rice-note = +{ $rice } рису: у вас { $held }, на зиму треба { $need }.
cli-sg-tax-note = +{ $chests ->
        [one] { $chests } скриня
        [few] { $chests } скрині
        [many] { $chests } скринь
       *[other] { $chests } скрині
    }: у вас { $held }.
cli-sg-deploy-note = { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
        [many] { $armies } армій
       *[other] { $armies } армії
    } за { $cost } із ваших скринь ({ $chests })

## Learning

cli-learn = Ваша перша гра. Відповідайте числом; `?` пояснює, `u` скасовує, `q` виходить і зберігає гру до наступного разу.
cli-practice = Граємо далі з прикладу { $clause }: ви граєте за всіх, нічого не зберігається. `?` пояснює, `u` скасовує, `q` виходить.
cli-practise = Грати далі звідси: gunbai rules { $clause } --play { $step } (0: від початку)
cli-not-kept = Ця гра не зберігається.

usage-command = Команди { $name } немає.
usage-option = Параметра { $name } немає.
usage-value = Після { $name } потрібне значення.
usage-missing = Бракує: { $name }.
usage-bad = { $name }: { $kind ->
        [whole] потрібне ціле число.
        [number] потрібне число.
       *[other] таке значення неможливе.
    }
usage-extra = Зайве: { $rest }.
usage-near = Можливо, { $names }?
usage-help = { $command } покаже, що є.
