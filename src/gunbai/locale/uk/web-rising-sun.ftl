### Rising Sun in the browser: the parts of the table, hints, and the position in sentences.

## Parts of the table

rs-map = Мапа Японії
rs-honor = Честь
rs-honor-about = За будь-якої нічиєї перемагає той, хто стоїть вище.
rs-honor-place = Честь: місце { $place } з { $of }
rs-track = Ряд політичних наказів
rs-kami-turn-about = Чотири святині розігрують зліва направо.
rs-mandate-turn-about = Хід наказу { $turn } з 7
rs-face-down = Плитка лежить долілиць.
rs-shrines = Святині
rs-market = Карти цієї пори року
rs-market-empty = Усі карти продано.
rs-stage = Що відбувається
rs-mine = Ваше
rs-reserve = Запас
rs-reserve-about = Фігурки й фортеці, яких немає на мапі: звідси ви прикликаєте.
rs-tokens = Плитки битв
rs-tokens-about = Кожна дає ПО взимку; різні провінції дають більше.
rs-hostages = Полонені
rs-vp = Переможні очки
rs-coins = Монети
rs-ronin = Роніни
rs-ready = готово
rs-none = немає
rs-nobody = нікого
rs-close = Закрити
rs-count-of = { $piece } × { $count }
rs-allied-with = Союзник: { $clan }
rs-ally-about = Союзники користуються бонусами наказів одне одного й не б’ються, коли вони в провінції лише вдвох.

rs-tab-market = Ринок

## Choosing

rs-which = Що саме?
rs-waiting = { $number ->
        [one] Вибирає: { $who }
        [few] Вибирають: { $who }
        [many] Вибирають: { $who }
       *[other] Вибирають: { $who }
    }
rs-hint-take = Візьміть підсвічену фігурку й укажіть провінцію або перетягніть її туди.
rs-hint-target = Тепер укажіть одне з підсвічених місць.
rs-hint-point = Укажіть одну з підсвічених фігурок.
rs-for-all = Усі:
rs-bonus = Ви та союзник:
rs-not-drawn = Немає серед плиток
rs-put-back = Ви повернули в хід { $turn }:

## Tea

rs-tea-talk = Що було сказано
rs-tea-silence = Ще ніхто не озвався.
rs-tea-thinking = думає
rs-tea-asks-you = пропонує вам альянс
rs-tea-asks = пропонує альянс: { $names }
rs-tea-you-asked = уже має вашу пропозицію
rs-tea-propose = Запропонувати
rs-tea-propose-to = Запропонувати альянс: { $clan }
rs-tea-agree = Погодитися
rs-tea-agree-to = Сформувати альянс: { $clan }
rs-tea-decline = Відмовитися
rs-tea-decline-to = Відхилити альянс: { $clan }
rs-tea-unpropose = Відкликати
rs-tea-unpropose-to = Відкликати пропозицію: { $clan }
rs-tea-deal = Угода
rs-tea-deal-with = Угода: { $clan }
rs-tea-wait = Зачекайте на мене
rs-tea-go-on = Хай формують альянс
rs-tea-take-back = Забрати чашку
rs-tea-cups = Чашки
rs-tea-pouring = Чай наливають
rs-tea-seconds = { $time } с
rs-tea-waits-you = чекають на вас
rs-tea-waits = очікуємо: { $names }
rs-tea-spilled = Чай вилито: { $names }

## Battle

rs-battle-of = Битва: { $province }
rs-set-aside = відкладені монети
rs-lay-coins = Розкладіть монети за своєю ширмою
rs-seal-about = Усі ставки відкривають одночасно, коли кожен запечатав свої.
rs-sealed = запечатано
rs-sealed-waiting = Ваші ставки запечатано.
rs-withdraw = Відкликати
rs-lay-anew = Розкласти наново
rs-lay-more = На монету більше: «{ $advantage }»
rs-lay-less = На монету менше: «{ $advantage }»
rs-lay-least = Тут немає вашої монети, яку можна забрати.
rs-laid = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
rs-no-bids = ставок немає
rs-war-of = Війна { $number } з { $all }
rs-camps = Хто тут б’ється
rs-camp = { $clan }: сила { $force }. { $figures }
rs-you-lay = за вашою ширмою
rs-lays = розкладає монети…
rs-stake = { $advantage ->
    [seppuku] Ваших фігурок тут: { $count }
    [take_hostage] Чужих фігурок тут: { $count }
    [hire_ronin] Ваших ронінів: { $count }
   *[imperial_poets] Усіх фігурок тут: { $count }
}
rs-ties-won = За рівних ставок перевага тут ваша
rs-ties-lost = За рівних ставок вище за честю: { $clans }
rs-lane-tied = Порівну, по { $amount }: вище за честю стоїть { $clan }
rs-covered = приховано
rs-steps = Як далеко зайшла битва
rs-step-bids = Ставки
rs-step-count = Підрахунок
rs-step-fallen = Полеглі
rs-step-reparations = Репарації
rs-rung = { $place }. { $clan }
rs-purse = Ваш гаманець
rs-purse-hint = Натисніть перевагу або перетягніть на неї монету. Клавіші 1–4 кладуть монету, із Shift забирають.
rs-seal-these = Запечатати { $amounts }
rs-seal-sure = Точно запечатати { $amounts }?
rs-to-map = До мапи

## Winter

rs-winner = Перемога: { $who }!
rs-winter-sources = Звідки взялися очки
rs-winter-harvest = Урожаї трьох пір року
rs-winter-kami = Дари камі
rs-winter-seppuku = Ті, хто загинув із честю
rs-winter-hostages = Що принесли полонені
rs-winter-poets = Пісні поетів
rs-winter-cards = Чесноти, чудовиська та інші карти
rs-winter-stolen_by_others = Що вкрали інші
rs-winter-winter_upgrades = Карти зимування
rs-winter-war_tokens = Плитки битв
rs-winter-province_sets = Різні провінції на плитках
rs-back = Назад
rs-skip = Пропустити
rs-tell-again = Розповісти знову
rs-see-board = До поля

## Amounts

rs-amount-victory-point = { $amount } ПО
rs-amount-coin = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
rs-amount-ronin = { $amount ->
        [one] { $amount } ронін
        [few] { $amount } роніни
        [many] { $amount } ронінів
       *[other] { $amount } роніна
    }

## The position in sentences

rs-say-reward = Винагорода: { $reward }
rs-say-war = Тут відбудеться війна { $number }
rs-say-war-done = Війну { $number } завершено
rs-say-group = { $clan }, сила { $force }: { $pieces }
rs-say-honor = Честь, згори вниз: { $order }.
rs-say-plays = Розіграні накази: { $plays }.
rs-say-shrine = Святиня { $number }, { $kami }: { $who }
rs-say-clan = { $clan }: { $vp } ПО, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }, { $ronin ->
        [one] { $ronin } ронін
        [few] { $ronin } роніни
        [many] { $ronin } ронінів
       *[other] { $ronin } роніна
    }.
rs-say-reserve = Запас: { $pieces }.
rs-say-cards = Карти: { $cards }.
rs-say-hostages = Тримає в полоні: { $hostages }.
rs-say-market = Викладені карти: { $cards }.
