### Shogun on the page: what the drawn table says beside the words of the game.

## The map

shogun-web-map = Мапа Японії, { $side }. Стрілки ведуть від провінції до провінції, плюс і мінус змінюють масштаб.
shogun-web-side-sun = сонячна сторона
shogun-web-side-moon = місячна сторона
shogun-web-lens-tax = Показати податки
shogun-web-lens-rice = Показати врожай рису
shogun-web-lens-about = Показує дохід провінції замість армій.
shogun-web-neutral = Нейтральна
shogun-web-out = У грі на 3 гравців ця провінція поза грою.
shogun-web-held = { $house }, { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
        [many] { $armies } армій
       *[other] { $armies } армії
    }
shogun-web-markers = { $markers ->
        [one] { $markers } маркер повстання
        [few] { $markers } маркери повстання
        [many] { $markers } маркерів повстання
       *[other] { $markers } маркера повстання
    }
shogun-web-yields = Податок { $tax }, рис { $rice }.
shogun-web-sites = { $sites ->
        [one] { $sites } місце для будівлі
        [few] { $sites } місця для будівель
        [many] { $sites } місць для будівель
       *[other] { $sites } місця для будівель
    }, вільних: { $free }.
shogun-web-can-choose = Можна вибрати.

## The houses

shogun-web-nobody = ніхто
shogun-web-col-points = ПО
    .about = Переможні очки, їх рахують узимку.
shogun-web-col-chests = Скрині
    .about = Щоб будувати, розміщувати армії та робити ставки.
shogun-web-col-rice = Рис / провінції
    .about = Узимку кожна провінція з’їдає 1 одиницю рису, а перед тим рис зменшує остання подія. Провінція без провізії може повстати.
shogun-web-col-castle = Замки
    .about = Замки на полі.
shogun-web-col-temple = Храми
    .about = Храми на полі.
shogun-web-col-theatre = Театри
    .about = Театри на полі.
shogun-web-col-supply = Армії в запасі
    .about = Не на полі й не у вежі.
shogun-web-unfed = { $unfed ->
        [one] { $unfed } провінція без провізії
        [few] { $unfed } провінції без провізії
        [many] { $unfed } провінцій без провізії
       *[other] { $unfed } провінції без провізії
    }
shogun-web-col-special = Спеціальна карта раунду
shogun-web-regions-now = Перевага в будівлях за регіонами зараз
shogun-part-holdings = Провінції та будівлі

## Year, events, turn order

shogun-web-year = Рік { $year }
shogun-part-planning = Планування
shogun-web-event-round = Подія раунду: { $event }
shogun-web-events-open = Події, які ще можуть випасти цього року
shogun-web-winter-loss = Зимова втрата рису: від { $least } до { $most }.
shogun-web-turn-order = Черговість ходу і спеціальні карти
shogun-web-place = Місце { $place }: { $special }, { $house }
shogun-web-place-about = Місце в черговості ходу: { $place }.
shogun-web-take-special = Візьміть одну з підсвічених карт на краю мапи: її місце — ваша черга.

## The tower

shogun-web-tower = Вежа битв
shogun-web-tower-about = Що застрягло всередині, те чекає, поки його звільнить пізніший кидок. Вміст лотка кидають знову в наступній битві.
shogun-web-shelf-upper = Верхня
shogun-web-shelf-lower = Нижня
shogun-web-shelf-tray = Лоток
shogun-web-cubes = { $colour }: { $count }
shogun-web-nothing = нічого
shogun-web-farmers-left = { $farmers ->
        [one] { $farmers } селянин у запасі
        [few] { $farmers } селянина в запасі
        [many] { $farmers } селян у запасі
       *[other] { $farmers } селянина в запасі
    }
shogun-web-see-again = Переглянути останню битву ще раз
shogun-web-scene-attack = Битва за провінцію { $province }
shogun-web-scene-revolt = Повстання в провінції { $province }
shogun-web-scene-open = Битву вирішує вежа. Escape пропускає показ.
shogun-web-scenes-more = Далі ще { $more }.
shogun-web-skip-all = Пропустити всі
shogun-web-thrown = кинуто
shogun-web-came-out = випало
shogun-web-by-chance = Випадково
shogun-web-see-board = До поля
shogun-web-farmers-note = Селяни допомагають захиснику, якщо там немає маркера повстання.
shogun-web-close = Закрити

## Planning

shogun-web-plan = Ваше поле
shogun-web-hand = Ваші карти
shogun-web-no-card = порожньо
shogun-web-card-on = { $card }, лежить на комірці «{ $space }»
shogun-web-chest-about = На комірці дії: нічого не робити. На комірці ставки: ваша плата.
shogun-web-bid-about = Хто поставив найбільше, бере спеціальну карту першим, а з нею й місце в черговості ходу. Платять усі.
shogun-web-order-unknown = Коли її виконуватимуть, ще невідомо.
shogun-web-whole = Усі місця заповнено. Запечатати план?
shogun-web-send = Запечатати план
shogun-web-send-about = Надсилає весь план. Поки готові не всі, його можна відкликати.
shogun-web-take-back = Забрати
shogun-web-clear = Очистити все
shogun-web-plan-ready = Ваш план запечатано.
shogun-web-withdraw-about = Відкликає весь план; він залишиться тут, щоб ви його змінили.
shogun-web-why-fewest = Має піти щонайменше одна армія.
shogun-web-why-sealed = Ваш план запечатано: щоб змінити його, спершу відкличте.
shogun-web-why-closed = Плани закрито. Карти знову викладають на початку наступного раунду.
shogun-web-why-missing = { $missing ->
        [one] Треба викласти ще { $missing } карту.
        [few] Треба викласти ще { $missing } карти.
        [many] Треба викласти ще { $missing } карт.
       *[other] Треба викласти ще { $missing } карти.
    }
shogun-web-why-bare = Ще не викладено жодної карти.
shogun-web-hint-card = Тепер виберіть карту для підсвіченої комірки: з руки або свою провінцію на мапі.
shogun-web-hint-space = Тепер виберіть комірку для цієї карти.
shogun-web-hint-start = Виберіть комірку або карту. Карти можна перетягувати.
shogun-web-after = Після вашого плану
shogun-web-after-about = Прогноз за правилами: ви виконуєте весь план і тим часом нічого не втрачаєте. Подія раунду може це змінити.
shogun-web-after-closed = скрині за закриті дії в будь-якому порядку: надходження { $gain }, витрати { $cost }
shogun-web-after-rice = рису: { $rice }, провінцій: { $provinces }, до зимової втрати
shogun-web-advice = Порада
shogun-web-advice-line = { $space }: { $text }
shogun-web-advice-revolt = буде повстання: { $farmers ->
        [one] { $farmers } селянин
        [few] { $farmers } селянина
        [many] { $farmers } селян
       *[other] { $farmers } селянина
    } проти { $armies ->
        [one] { $armies } армії
        [few] { $armies } армій
        [many] { $armies } армій
       *[other] { $armies } армії
    }.
shogun-web-advice-too_few_chests = на той час у вас буде скринь: { $chests }, а треба { $cost }.
shogun-web-advice-too_few_chests_perhaps = може забракнути скринь (треба { $cost }), залежно від порядку.
shogun-web-advice-no_free_site = { $card }: немає вільного місця.
shogun-web-advice-built_already = { $card }: така будівля там уже є.
shogun-web-advice-out_of_stock = таких будівель більше немає.
shogun-web-advice-too_few_armies = { $card }: там лише одна армія, а одна має залишитися.
shogun-web-advice-no_target = { $card }: звідти нікуди йти.
shogun-web-advice-too_few_in_supply = армій у запасі лише { $supply }, а треба { $wanted }.
shogun-web-advice-bid = для ставки у вас лише { $held ->
        [one] { $held } скриня
        [few] { $held } скрині
        [many] { $held } скринь
       *[other] { $held } скрині
    }.

## Acting

shogun-web-costs = Коштує { $cost ->
        [one] { $cost } скриню
        [few] { $cost } скрині
        [many] { $cost } скринь
       *[other] { $cost } скрині
    } із ваших { $chests }
shogun-web-gives-rice = Урожай рису { $rice }
shogun-web-gives-tax = Податок { $tax }
shogun-web-revolt-follows = Потім повстання: { $farmers ->
        [one] { $farmers } селянин
        [few] { $farmers } селянина
        [many] { $farmers } селян
       *[other] { $farmers } селянина
    } проти { $armies ->
        [one] { $armies } армії
        [few] { $armies } армій
        [many] { $armies } армій
       *[other] { $armies } армії
    }
shogun-web-marker-follows = Залишає маркер повстання
shogun-web-skip-about = Нічого не робите й нічого не платите.
shogun-web-armies = Армії
shogun-web-fewer = На одну менше
shogun-web-more = На одну більше
shogun-web-go-stay = Ідуть: { $go }, лишаються: { $stay }
shogun-web-attack = Напасти: { $armies }
shogun-web-move = Перемістити: { $armies }
shogun-web-odds = Перемога { $win }, нічия { $draw }, поразка { $loss }
shogun-web-odds-title = Шанси
shogun-web-odds-about = Сервер рахує шанси за теперішнім станом вежі й лотка, за подією та спеціальними картами.
shogun-web-odds-win = Перемога { $share }
shogun-web-odds-draw = Нічия { $share }
shogun-web-odds-loss = Поразка { $share }
shogun-web-odds-held = Невдача { $share }
shogun-web-odds-left = У середньому залишиться армій: { $left }
shogun-web-odds-counting = Рахуємо шанси…
shogun-web-odds-none = Тут шансів не рахуємо.

## Draft

shogun-web-groups = Ще нерозміщені групи військ
shogun-web-groups-of = { $house }: { $groups }
shogun-web-blind = Наосліп
shogun-web-blind-about = Верхня карта колоди. Ви дивитеся на неї, а потім розміщуєте там групу військ.
shogun-web-group-about = { $left ->
        [one] Залишилася { $left } така група.
        [few] Залишилося { $left } такі групи.
        [many] Залишилося { $left } таких груп.
       *[other] Залишилося { $left } такої групи.
    }
shogun-web-exchange = Обидві під колоду, відкрити дві інші

## Winter

shogun-web-winter = Зима
shogun-web-rice-lost = Утрата рису
shogun-web-rice-need = Рис / провінції
shogun-web-unfed-short = Без провізії
shogun-web-scored = Очки за рік { $year }

## The end

shogun-web-scores = Рахунок
shogun-web-winner = { $count ->
        [one] { $who } перемагає!
        [few] Спільна перемога: { $who }!
        [many] Спільна перемога: { $who }!
       *[other] Спільна перемога: { $who }!
    }
shogun-web-most = Перевага в будівлях за регіонами, рік за роком
shogun-web-majority = { $house } { $points } ПО, рік { $year }

## Small screens

shogun-web-tab-map = Мапа
shogun-web-tab-plan = План
shogun-web-tab-houses = Доми
shogun-web-tab-order = Черга
