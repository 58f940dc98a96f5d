### The terminal.

cli-welcome = Вы играете: { $people }. Боты: { $bots }.
cli-fair = Все случайности определяет тайное зерно, SHA-256 которого начинается с { $hash }; в конце зерно раскроется.
cli-file = Файл игры: { $path }
cli-first-steps-rising-sun = На любой вопрос: число — выбор, ? — клавиши. Впервые здесь? r RS5 расскажет, как идёт время года, r RS6 — о приказах.
cli-first-steps-shogun = На любой вопрос: число — выбор, ? — клавиши. Впервые здесь? r SG3 расскажет, как идёт год, r SG4 — о планировании, r SG5 — о действиях.
cli-option = { $name }: { $value }
cli-default = (стандарт)
cli-prompt = { $high ->
        [1] Введите 1 или ? для справки:
       *[other] Число { $low }–{ $high } или ? для справки:
    }
cli-prompt-number = От { $low } до { $high } или ? для справки:
cli-prompt-amount = От { $low } до { $high }, можно сразу несколько (1 0 2), или ? для справки:
cli-prompt-sealed-rising-sun = Номер или название (u назад, w забрать всё, ? справка):
cli-prompt-sealed-shogun = Номер или названия: c2 каи - суруга (u назад, w всё назад, ? справка):
cli-percent = { $share } %
cli-interval = { $low }–{ $high } %
cli-not-understood = «{ $text }» — здесь нет такого варианта или действия. ? покажет, что можно ввести.
cli-hint = Введите номер варианта и нажмите Enter. ? покажет все клавиши.
cli-no-such-number = { $count ->
        [1] Вариант только один: введите 1.
       *[other] Такого варианта нет: введите число от { $low } до { $high }.
    }
cli-chain-stopped = { $number } не подходит: вопрос задан заново с этого места.
cli-why-possible = Сейчас это возможно.
cli-why-all-possible = Всё, что относится к этому вопросу, сейчас возможно.
cli-confirm = { $choice }: это завершит ваш ход. Enter: да, n: нет, u: отменить
cli-confirm-throw = { $choice }: отменить будет нельзя. Enter: да, n: нет, u: отменить
cli-choose-again = Выберите ещё раз.
cli-more-choices = … есть ещё варианты: c покажет все
cli-curtain = Клавиатура переходит: { $name }. Остальных просим отвернуться; { $name }, нажмите Enter:
cli-curtain-help = Дальше показано то, что должен видеть только один игрок. Когда никто другой не смотрит, нажмите Enter.
cli-news = С вашего прошлого хода
cli-news-first = Что уже произошло
cli-news-more = (ещё { $count } до этого: l покажет всё)
cli-bot-failed = { $name }: бот не смог выбрать; в таких случаях берётся первый вариант из его списка.
cli-left = Игра сохранена. Продолжить: gunbai play --resume { $path }
cli-saved = Сохранено в { $path }
cli-recorded = Сохранено для gunbai replay и gunbai verify: { $path }
cli-undone = Отменено: { $count }.
cli-undo = отменяет
cli-sealed = (запечатано)
cli-step = Enter: дальше   b: поле   q: стоп
cli-step-help = Enter показывает следующий ход, b рисует поле, каким оно стало, q останавливает.
cli-see = См. { $clauses }.
cli-info-rising-sun = Здесь ничто так не называется: { $name }. Введите название карты, ками, приказа, дома или фигурки: i комаину
cli-info-shogun = Здесь ничто так не называется: { $name }. Введите название события, специальной карты, действия или здания: i низкие налоги
cli-no-plan = Среди ваших карт лицом вниз нет таких, которые ещё предстоит выполнить.
cli-keys-rising-sun = Введите номер варианта или действие словами: move bushi edo kyoto.
    Где спрашивают число, введите его; можно сразу несколько ставок: 2 0 3 1
      ? 3    правило к варианту 3          r RS6.8  пункт правил; r честь: поиск
      why эдо  почему это сейчас нельзя    why      чего сейчас нельзя
      i они  что делает карта или ками     m        какие регионы соседние
      coach  совет: как сыграть            threat   что могут сделать другие
      b      поле ещё раз                  c        варианты ещё раз
      l      что было с моего хода         l all    всё с начала
      u      отменить последний выбор      w        забрать запечатанные ставки
      g      подарки и предложения         s        сохранить
      v      обещания и что с ними стало   mute     пусть персонажи молчат
      lang uk  всё на украинском           q        сохранить и выйти
cli-keys-shogun = Введите номер варианта, его название или начало названия: суруга, суру.
    План одной строкой: c2 суруга каи - c0 (c2: карта сундуков 2, -: пустая клетка).
    Атака одной строкой: суруга 4 (куда, сколько).
      ? 3    правило к варианту 3          r SG6.6  пункт; r восстание: поиск
      why каи  почему это сейчас нельзя    why      чего сейчас нельзя
      i стены что делает событие, карта    m каи    что рядом с Каи
      coach  совет: как сыграть            threat   что могут сделать другие
      b      поле ещё раз                  c        варианты ещё раз
      l      что было с моего хода         l all    всё с начала
      u      отменить последний выбор      w        забрать весь план
      p      что ещё осталось в плане      s        сохранить
      mute   пусть персонажи молчат
      lang uk  всё на украинском           q        сохранить и выйти

cli-no-deals = Сейчас ничего нельзя отдать или предложить.
cli-which-deal = { $high ->
        [1] Введите 1, Enter: ничего
       *[other] Что именно? 1–{ $high }, Enter: ничего
    }
cli-cancelled = Ничего не сделано.
cli-deal-give = Отдать монеты или ронинов: безвозвратно и ничего не получая взамен
cli-deal-offer = Предложить сделку: она выполняется сразу, если её примут; обещание ни к чему не обязывает
cli-deal-accept = Принять предложение: { $name }
cli-deal-refuse = Отклонить предложение: { $name }
cli-deal-retract = Отозвать своё предложение: { $name }
cli-field-seat = С кем?  { $names }
cli-field-help = Введите то, о чём спрашивают, и нажмите Enter. Просто Enter возвращает назад; никто ничего не узнает.
cli-deal-help = Введите номер строки и нажмите Enter. Просто Enter возвращает назад; никто ничего не узнает.
cli-field-coins = Сколько монет вы даёте ({ $low }–{ $high }):
cli-field-ronin = Сколько ронинов вы даёте ({ $low }–{ $high }):
cli-field-coins_asked = Сколько монет вы просите:
cli-field-ronin_asked = Сколько ронинов вы просите:
cli-field-promise = Обещание своими словами, + чтобы собрать из готовых, Enter, если без него:
cli-which-promise = Что именно? 1–{ $high }, Enter: ничего
cli-muted = Теперь персонажи молчат.
cli-unmuted = Персонажи снова говорят.
cli-promise-help = Другие прочтут эти слова рядом с предложением. Обещание никого не связывает (RS3.1). Просто Enter: без обещания.

cli-score = Победные очки
cli-total = Всего
cli-place = Место
cli-victory = { $name } побеждает: { $points } ПО, отрыв от следующего { $ahead }.
cli-tied-rising-sun = { $name } побеждает: { $points } ПО, ничья, но чести больше.
cli-tied-shogun = { $name } побеждает: { $points } ПО, ничья, но сундуков больше.
cli-shared-victory = Делят победу: { $names }, по { $points } ПО.

cli-verified = Проверено: зерно соответствует опубликованному хешу; ходов по правилам: { $moves }, жребиев пересчитано: { $draws }, позиций сверено: { $digests }, результат совпадает с записью.
cli-no-bench = Замеры — часть репозитория, и рядом нужен catanatron: скачайте репозиторий и запустите `make bench`, он подготовит и то и другое.

cli-sim-bot = Бот
cli-sim-rank = Среднее место
cli-sim-total = Партий: { $games }, решений: { $decisions }, решений за секунду процессора: { $rate }

cli-odds-outcome = Исход
cli-odds-share = Доля
cli-odds-interval = 95 %
cli-odds-win = Атакующий захватывает провинцию
cli-odds-draw = Она становится нейтральной
cli-odds-loss = Атака не удаётся
cli-odds-left = Армий после победы: { $left }. Бросков: { $samples }, каждый раз башня заполнена заново.

## Rising Sun's board

cli-rs-turn = ход приказа { $turn } из { $turns }
cli-rs-legend = Сила, * лидер; Д даймё, Б буси, С синто, ⌂ крепость; м монеты, р ронины
cli-rs-small-legend = Границы по буквам, ~ морем; сила, * лидер; М монстр; b: всё поле
cli-rs-unit-vp = ПО
cli-rs-unit-coin = м
cli-rs-unit-ronin = р
cli-rs-monster = М
cli-rs-copies = { $card } ×{ $copies }
cli-rs-war = Война
cli-rs-province = Регион
cli-rs-borders = Границы
cli-rs-reward = Награда
cli-rs-honor = Честь
cli-rs-track = Приказы
cli-rs-kami-turn = [ками]
cli-rs-shrine = Святилище
cli-rs-shrines = Святилища
cli-rs-worshippers = На поклонении
cli-rs-effect = Дар лидеру
cli-rs-market = Карты в продаже:
cli-rs-none = нет
cli-rs-clan = Дом
cli-rs-vp = ПО
cli-rs-coins = Монеты
cli-rs-ronin = Ронины
cli-rs-ally = Союзник
cli-rs-reserve = Резерв
cli-rs-hostages = Заложники
cli-rs-you = (вы)
cli-rs-cards = карты:
cli-rs-tokens = военные жетоны:
cli-rs-hand = Вы смотрите:
cli-rs-put-back = В прошлый раз вы вернули наверх:
cli-rs-battle = В этой битве:
cli-rs-fighter = { $seat }, сила { $force }, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }, { $ronin ->
        [one] { $ronin } ронин
        [few] { $ronin } ронина
        [many] { $ronin } ронинов
       *[other] { $ronin } ронина
    }
cli-rs-bids = Ваши запечатанные ставки:
cli-rs-laid = Лицом вниз в это время года вы положили:
cli-rs-price = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
cli-rs-card-note = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }, { $kind }. { $effect }
cli-rs-mandate-note = Все: { $all } Вы и союзник: { $bonus }
cli-rs-sea = ~ морской путь
cli-rs-offer = Открытое предложение, { $seat } → { $seat2 }: { $coins ->
        [0] { $ronin ->
            [0] { $coins_asked ->
                [0] { $ronin_asked ->
                    [0] только обещания
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
           *[other] {"даёт "}
        }
       *[other] {"даёт "}
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
           *[other] {"просит "}
        }
       *[other] {"просит "}
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
    }{ $role ->
        [giver] . g отзовёт его.
        [taker] . g ответит на него.
       *[none] .
    }

## Shogun's board

cli-sg-year = Год { $year }
cli-sg-over = Конец игры
cli-sg-closed = закрыто
cli-sg-legend = Знаки:
cli-sg-free-site = · свободное место
cli-sg-marker = ! маркер восстания
cli-sg-yields = 4/3 налог и рис
cli-sg-most = Больше всего
cli-sg-upper = Верхняя полка
cli-sg-lower = Нижняя полка
cli-sg-tray = Поддон
cli-sg-no-province = Провинции с названием { $name } нет.
cli-sg-sea = ~ морской путь
cli-sg-winter-rice = { $rice ->
        [0] зимой рис не теряется
       *[other] зимой −{ $rice } риса
    }
cli-sg-event = В этом раунде:
cli-sg-open-events = Возможны:
cli-sg-winter-event = Зимой:
cli-sg-house = Дом
cli-sg-you = (вы)
cli-sg-vp = ПО
cli-sg-chests = Сундуки
cli-sg-rice = Рис
cli-sg-needs = нужно
cli-sg-provinces = Провинции
cli-sg-buildings = Здания
cli-sg-armies = Армии
cli-sg-supply = Запас
cli-sg-hidden = Закрыто
cli-sg-stock = Осталось:
cli-sg-gaps = { $name }, пустые клетки:
cli-sg-groups = Разместить
cli-sg-under = Под колодой:
cli-sg-winter = Зима { $year }-го года
cli-sg-space = Клетка
cli-sg-when = №
cli-sg-card = Карта
cli-sg-province = Провинция
cli-sg-sites = Места
cli-sg-yield = Н/Р
cli-sg-region = Регион
cli-sg-remark = Важно
cli-sg-no-action = Без действия:
cli-sg-leave-empty = оставить пустой
cli-sg-purse = Сундуки:
cli-sg-change = { $sign ->
        [gain] +{ $amount }
       *[loss] −{ $amount }
    }
cli-sg-ahead = Ещё в плане:
cli-sg-cards = Карты:
cli-sg-plan = План:
cli-sg-warn-too_few_in_supply = мало в запасе
cli-sg-warn-no_free_site = нет места
cli-sg-warn-built_already = уже построено
cli-sg-warn-out_of_stock = закончились
cli-sg-warn-too_few_armies = только одна армия
cli-sg-warn-no_target = идти некуда
cli-sg-warn-revolt = восстание, потеря { $lost }
cli-sg-warn-chests = мало сундуков
cli-sg-warn-chests-perhaps = мало сундуков?
cli-sg-revolt = Вспыхнет восстание: { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    } против { $farmers ->
        [one] { $farmers } крестьянина
        [few] { $farmers } крестьян
        [many] { $farmers } крестьян
       *[other] { $farmers } крестьянина
    }, подавлено в { $held } случаев.
cli-sg-own = ваша, { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }
cli-sg-neutral = нейтральная; если отправить { $most }, победа { $win }
cli-sg-enemy = { $name }, { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }; если отправить { $most }, победа { $win }
cli-sg-odds = Шансы атаки: { $name } ({ $held }):
cli-sg-held = { $name }, { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }; крестьяне помогают
cli-sg-held-marked = { $name }, { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }; крестьяне не помогают
cli-sg-held-neutral = нейтральная
cli-sg-send = Отправить
cli-sg-wins = победа
cli-sg-draws = ничья
cli-sg-fails = неудача
cli-sg-left = армий после победы
cli-sg-attack = { $name }, отправлено { $armies }: победа { $win }, ничья { $draw }, неудача { $loss }; после победы остаётся в среднем { $left }.
cli-sg-attack-neutral = { $name }, отправлено { $armies }: победа { $win }, неудача { $loss }; после победы остаётся в среднем { $left }.
cli-sg-special-note = Место { $place }. { $effect }
cli-sg-card-note = { $region }; налог { $tax }, рис { $rice }, { $sites ->
        [one] { $sites } место
        [few] { $sites } места
        [many] { $sites } мест
       *[other] { $sites } места
    }{ $near ->
        [none] {""}
       *[other] ; рядом { $near }
    }
cli-sg-build-note = цена { $cost }; у вас сундуков: { $chests }
cli-sg-rice-note = +{ $rice } риса: у вас { $held }, на зиму нужно { $need }.
cli-sg-tax-note = +{ $chests ->
        [one] { $chests } сундук
        [few] { $chests } сундука
        [many] { $chests } сундуков
       *[other] { $chests } сундука
    }: у вас { $held }.
cli-sg-deploy-note = { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }, цена { $cost }; у вас сундуков: { $chests }

## Learning

cli-learn = Ваша первая партия. Отвечайте числом; `?` объяснит, `u` отменит, `q` сохранит игру и выйдет.
cli-practice = Играем дальше с примера { $clause }: вы играете за всех, ничего не сохраняется. `?` объяснит, `u` отменит, `q` выйдет.
cli-practise = Играть дальше отсюда: gunbai rules { $clause } --play { $step } (0: с начала)
cli-not-kept = Эта игра не сохраняется.

usage-command = Команды { $name } нет.
usage-option = Параметра { $name } нет.
usage-value = После { $name } нужно значение.
usage-missing = Не хватает: { $name }.
usage-bad = { $name }: { $kind ->
        [whole] нужно целое число.
        [number] нужно число.
       *[other] такое значение невозможно.
    }
usage-extra = Лишнее: { $rest }.
usage-near = Может быть, { $names }?
usage-help = { $command } покажет, что есть.
