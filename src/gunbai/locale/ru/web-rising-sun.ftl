### Rising Sun in the browser: the parts of the table, hints, and the position in sentences.

## Parts of the table

rs-map = Карта Японии
rs-honor = Честь
rs-honor-about = При любой ничьей побеждает тот, кто стоит выше.
rs-honor-place = Место { $place } из { $of } по чести
rs-track = Трек политики
rs-kami-turn-about = Четыре святилища разыгрываются слева направо.
rs-mandate-turn-about = Ход приказа { $turn } из 7
rs-face-down = Жетон лежит лицом вниз.
rs-shrines = Святилища
rs-market = Карты этого времени года
rs-market-empty = Все карты проданы.
rs-stage = Что происходит
rs-mine = Моё
rs-reserve = Резерв
rs-reserve-about = Фигурки и крепости, которых нет на поле: отсюда вы призываете.
rs-cards = Карты
rs-no-cards = карт пока нет
rs-tokens = Военные жетоны
rs-tokens-about = Каждый приносит очки зимой; разные регионы дают больше.
rs-hostages = Заложники
rs-vp = Победные очки
rs-coins = Монеты
rs-ronin = Ронины
rs-you = Вы
rs-stand-in = Играет бот
rs-acting = выбирает
rs-ready = готово
rs-none = нет
rs-nobody = никого
rs-close = Закрыть
rs-count-of = { $piece } × { $count }
rs-allied-with = Союзник: { $clan }
rs-ally-about = Союзники пользуются привилегиями приказов друг друга и не сражаются, оставшись вдвоём.

rs-tab-now = Сейчас
rs-tab-market = Карты
rs-tab-battle = Битва
rs-tab-news = Новости
rs-tab-mine = Моё
rs-tab-clans = Дома
rs-tab-shrines = Святилища

## Choosing

rs-which = Какой вариант?
rs-waiting = { $number ->
        [one] Выбирает { $who }
        [few] Выбирают: { $who }
        [many] Выбирают: { $who }
       *[other] Выбирают: { $who }
    }
rs-hint-take = Возьмите подсвеченную фигурку на поле или из резерва и укажите регион; или перетащите её.
rs-hint-target = Теперь укажите одно из подсвеченных мест.
rs-hint-point = Укажите одну из подсвеченных фигурок.
rs-for-all = Все:
rs-bonus = Вы и союзник:
rs-bonus-short = Привилегия:
rs-no-tiles = Эти жетоны видит только активный игрок.
rs-not-drawn = Не вытянуты
rs-put-back = Ход приказа { $turn }, вы вернули наверх:
rs-no-news = С вашего хода ничего нового.

## Tea

rs-tea-talk = Что было сказано
rs-tea-silence = Пока все молчат.
rs-tea-thinking = думает
rs-tea-asks-you = предлагает вам союз
rs-tea-you-asked = вы предложили союз
rs-tea-ready = Готово
rs-tea-propose = Предложить
rs-tea-propose-to = Предложить союз: { $clan }
rs-tea-agree = Принять
rs-tea-agree-to = Заключить союз: { $clan }
rs-tea-decline = Отклонить
rs-tea-decline-to = Отклонить союз: { $clan }
rs-tea-wait = Подождите меня
rs-tea-go-on = Пусть их
rs-tea-take-back = Забрать чашку
rs-tea-cups = Чашки
rs-tea-pouring = Чай наливают
rs-tea-seconds = { $time } с
rs-tea-waits-you = ждут вас
rs-tea-waits = ждут: { $names }

## Battle

rs-battle-of = Битва: { $province }
rs-fighter = Сила { $force }, { $coins ->
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
rs-won = победа
rs-set-aside = отложенные монеты
rs-seal = Запечатать ставки
rs-seal-about = Все ставки раскрываются одновременно, когда каждый запечатает свои.
rs-sealed = запечатано
rs-sealed-waiting = Ваши ставки запечатаны.
rs-withdraw = Забрать
rs-lay-anew = Заново
rs-lay-more = «{ $advantage }»: на монету больше
rs-lay-less = «{ $advantage }»: на монету меньше
rs-lay-least = Здесь нет вашей монеты, которую можно забрать.
rs-laid = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
rs-no-bids = ставок нет

## Winter

rs-winner = Победа: { $who }
rs-winter-told = Очки всей игры по их источникам.
rs-winter-harvest = Сборы трёх времён года
rs-winter-kami = Дары ками
rs-winter-seppuku = Погибшие с честью
rs-winter-hostages = Что принесли заложники
rs-winter-poets = Поэмы павшим
rs-winter-cards = Добродетели, монстры и другие карты
rs-winter-stolen_by_others = Что украли другие
rs-winter-winter_upgrades = Зимние усиления
rs-winter-war_tokens = Военные жетоны
rs-winter-province_sets = Разные регионы среди жетонов
rs-back = Назад
rs-skip = Пропустить
rs-tell-again = Ещё раз
rs-see-board = К полю

## Amounts

rs-amount-victory-point = { $amount } ПО
rs-amount-coin = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
rs-amount-ronin = { $amount ->
        [one] { $amount } ронин
        [few] { $amount } ронина
        [many] { $amount } ронинов
       *[other] { $amount } ронина
    }

## The position in sentences

rs-say-reward = Награда: { $reward }
rs-say-war = Здесь пройдёт война { $number }
rs-say-war-done = Война { $number } завершена
rs-say-group = { $clan }, сила { $force }: { $pieces }
rs-say-honor = Честь сверху вниз: { $order }.
rs-say-plays = Сыгранные приказы: { $plays }.
rs-say-shrine = Святилище { $number }, { $kami }: { $who }
rs-say-clan = { $clan }: { $vp } ПО, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }, { $ronin ->
        [one] { $ronin } ронин
        [few] { $ronin } ронина
        [many] { $ronin } ронинов
       *[other] { $ronin } ронина
    }.
rs-say-reserve = Резерв: { $pieces }.
rs-say-cards = Карты: { $cards }.
rs-say-hostages = Держит в заложниках: { $hostages }.
rs-say-market = В продаже: { $cards }.
