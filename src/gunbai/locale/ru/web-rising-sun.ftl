### Rising Sun in the browser: the parts of the table, hints, and the position in sentences.

## Parts of the table

rs-map = Карта Японии
rs-honor = Честь
rs-honor-about = При любой ничьей побеждает тот, кто стоит выше.
rs-honor-place = Честь: место { $place } из { $of }
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
rs-tokens = Военные жетоны
rs-tokens-about = Каждый приносит очки зимой; разные регионы дают больше.
rs-hostages = Заложники
rs-vp = Победные очки
rs-coins = Монеты
rs-ronin = Ронины
rs-ready = готово
rs-none = нет
rs-nobody = никого
rs-close = Закрыть
rs-count-of = { $piece } × { $count }
rs-allied-with = Союзник: { $clan }
rs-ally-about = Союзники пользуются привилегиями приказов друг друга и не сражаются, оставшись вдвоём.

rs-tab-market = Карты

## Choosing

rs-which = Какой вариант?
rs-waiting = { $number ->
        [one] Выбирает { $who }
        [few] Выбирают: { $who }
        [many] Выбирают: { $who }
       *[other] Выбирают: { $who }
    }
rs-hint-take = Возьмите подсвеченную фигурку и укажите регион или перетащите её туда.
rs-hint-target = Теперь укажите одно из подсвеченных мест.
rs-hint-point = Укажите одну из подсвеченных фигурок.
rs-for-all = Все:
rs-bonus = Вы и союзник:
rs-not-drawn = Не вытянуты
rs-put-back = Ход приказа { $turn }, вы вернули наверх:

## Tea

rs-tea-talk = Что было сказано
rs-tea-silence = Пока все молчат.
rs-tea-thinking = думает
rs-tea-asks-you = предлагает вам союз
rs-tea-asks = предлагает союз: { $names }
rs-tea-you-asked = вы предложили союз
rs-tea-propose = Предложить
rs-tea-propose-to = Предложить союз: { $clan }
rs-tea-agree = Принять
rs-tea-agree-to = Заключить союз: { $clan }
rs-tea-decline = Отклонить
rs-tea-decline-to = Отклонить союз: { $clan }
rs-tea-unpropose = Отозвать
rs-tea-unpropose-to = Отозвать предложение: { $clan }
rs-tea-deal = Сделка
rs-tea-deal-with = Сделка: { $clan }
rs-tea-wait = Подождите меня
rs-tea-go-on = Пусть заключают союз
rs-tea-take-back = Забрать чашку
rs-tea-cups = Чашки
rs-tea-pouring = Чай наливают
rs-tea-seconds = { $time } с
rs-tea-waits-you = ждут вас
rs-tea-waits = ждём: { $names }
rs-tea-spilled = Чай вылит: { $names }

## Battle

rs-battle-of = Битва: { $province }
rs-set-aside = отложенные монеты
rs-lay-coins = Разложите монеты за своей ширмой
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
rs-war-of = Война { $number } из { $all }
rs-camps = Кто здесь сражается
rs-camp = { $clan }: сила { $force }. { $figures }
rs-you-lay = за вашей ширмой
rs-lays = раскладывает монеты…
rs-stake = { $advantage ->
    [seppuku] Ваших фигурок здесь: { $count }
    [take_hostage] Чужих фигурок здесь: { $count }
    [hire_ronin] Ваших ронинов: { $count }
   *[imperial_poets] Всего фигурок здесь: { $count }
}
rs-ties-won = При равных ставках преимущество здесь ваше
rs-ties-lost = При равных ставках выше по чести: { $clans }
rs-lane-tied = Поровну, по { $amount }: выше по чести стоит { $clan }
rs-covered = скрыто
rs-steps = Как далеко зашла битва
rs-step-bids = Ставки
rs-step-count = Подсчёт
rs-step-fallen = Павшие
rs-step-reparations = Репарации
rs-rung = { $place }. { $clan }
rs-purse = Ваш кошель
rs-purse-hint = Нажмите преимущество или перетащите на него монету. Клавиши 1–4 кладут монету, с Shift забирают.
rs-seal-these = Запечатать { $amounts }
rs-seal-sure = Точно запечатать { $amounts }?
rs-to-map = К полю

## Winter

rs-winner = Победа: { $who }
rs-winter-sources = Откуда взялись очки
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
