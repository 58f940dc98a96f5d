### Rising Sun in the browser: the parts of the table, hints, and the position in sentences.

## Parts of the table

rs-map = Мапа Японії
rs-honor = Честь
rs-honor-about = За будь-якої нічиєї перемагає той, хто стоїть вище.
rs-honor-place = Місце { $place } з { $of } за честю
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
rs-cards = Карти
rs-no-cards = карт ще немає
rs-tokens = Плитки битв
rs-tokens-about = Кожна дає ПО взимку; різні провінції дають більше.
rs-hostages = Полонені
rs-vp = Переможні очки
rs-coins = Монети
rs-ronin = Роніни
rs-you = Ви
rs-stand-in = Замість гравця бот
rs-acting = вибирає
rs-ready = готово
rs-none = немає
rs-nobody = нікого
rs-close = Закрити
rs-count-of = { $piece } × { $count }
rs-allied-with = Союзник: { $clan }
rs-ally-about = Союзники користуються бонусами наказів одне одного й не б’ються, коли вони в провінції лише вдвох.

rs-tab-now = Зараз
rs-tab-market = Ринок
rs-tab-battle = Остання битва
rs-tab-news = Новини
rs-tab-mine = Моє
rs-tab-clans = Клани
rs-tab-shrines = Святині

## Choosing

rs-which = Що саме?
rs-waiting = { $number ->
        [one] Вибирає: { $who }
        [few] Вибирають: { $who }
        [many] Вибирають: { $who }
       *[other] Вибирають: { $who }
    }
rs-hint-take = Візьміть підсвічену фігурку з мапи чи запасу, а потім укажіть провінцію; або перетягніть.
rs-hint-target = Тепер укажіть одне з підсвічених місць.
rs-hint-point = Укажіть одну з підсвічених фігурок.
rs-for-all = Усі:
rs-bonus = Ви та союзник:
rs-bonus-short = Бонус:
rs-no-tiles = Ці плитки бачить лише активний гравець.
rs-not-drawn = Немає серед плиток
rs-put-back = Ви повернули в хід { $turn }:
rs-no-news = Після вашого ходу нічого нового.

## Tea

rs-tea-talk = Що було сказано
rs-tea-silence = Ще ніхто не озвався.
rs-tea-thinking = думає
rs-tea-asks-you = пропонує вам альянс
rs-tea-you-asked = уже має вашу пропозицію
rs-tea-ready = Готово
rs-tea-propose = Запропонувати
rs-tea-propose-to = Запропонувати альянс: { $clan }
rs-tea-agree = Погодитися
rs-tea-agree-to = Сформувати альянс: { $clan }
rs-tea-decline = Відмовитися
rs-tea-decline-to = Відхилити альянс: { $clan }
rs-tea-wait = Зачекайте на мене
rs-tea-go-on = Хай собі
rs-tea-take-back = Забрати чашку
rs-tea-cups = Чашки
rs-tea-pouring = Чай наливають
rs-tea-seconds = { $time } с
rs-tea-waits-you = чекають на вас
rs-tea-waits = чекають: { $names }

## Battle

rs-battle-of = Битва: { $province }
rs-fighter = Сила { $force }, { $coins ->
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
rs-won = переможець
rs-set-aside = відкладені монети
rs-seal = Запечатати ставки
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

## Winter

rs-winner = Перемога: { $who }!
rs-winter-told = Очки за всю гру: звідки вони взялися.
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
rs-say-war-done = Війну { $number } вирішено
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
rs-say-hostages = У полоні: { $hostages }.
rs-say-market = Викладені карти: { $cards }.
