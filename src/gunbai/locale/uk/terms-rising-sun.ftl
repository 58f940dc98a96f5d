### Rising Sun: names and short descriptions.
### Options: value = name, .about = one line, .value-X = the choices, the first one is the standard; .see = clauses.

## Clans

clan-koi = Кой
    .gen = Кой
    .full = Клан Кой
    .power = Нуртовиння в потоці
    .ability = На початку кожної фази війни ви обмінюєте всіх своїх ронінів на стільки ж монет. Коли здобуваєте «Наймання ронінів», кожна монета у вашому запасі вважається роніном.
    .see = RS12.1
clan-lotus = Лотос
    .gen = Лотоса
    .full = Клан Лотоса
    .power = Керування потоком
    .ability = У свій хід наказу викладіть плитку долілиць і назвіть будь-який із п’яти наказів: виконують саме його.
    .see = RS12.3
clan-turtle = Черепаха
    .gen = Черепахи
    .full = Клан Черепахи
    .power = Панцир вічності
    .ability = Кожна ваша фортеця має силу 1 і може рухатися щоразу, коли ви переміщуєте фігурки. Фортеці не є фігурками, і їх неможливо вбити.
    .see = RS12.5
clan-dragonfly = Бабка
    .gen = Бабки
    .full = Клан Бабки
    .power = Шовкові крила
    .ability = Ви можете прикликати фігурки до будь-якої провінції й переміщувати їх до будь-якої провінції.
    .see = RS12.4
clan-bonsai = Бонсай
    .gen = Бонсай
    .full = Клан Бонсай
    .power = Священний достаток
    .ability = Будь-яка карта чи фортеця коштує вам щонайбільше 1 монету.
    .see = RS12.2

## Provinces

province-hokkaido = Хоккайдо
    .locv = на Хоккайдо
    .loc = на Хоккайдо
province-oshu = Ошю
    .locv = в Ошю
    .loc = в Ошю
province-edo = Едо
    .locv = в Едо
    .loc = в Едо
province-kyoto = Кіото
    .locv = в Кіото
    .loc = у Кіото
province-kansai = Кансай
    .locv = в Кансаї
    .loc = у Кансаї
province-nagato = Нагато
    .locv = в Нагато
    .loc = у Нагато
province-kyushu = Кюсю
    .locv = на Кюсю
    .loc = на Кюсю
province-shikoku = Шікоку
    .locv = на Шікоку
    .loc = на Шікоку

## Figures

figure-daimyo = Даймьо
    .acc = даймьо
    .about = Очільник клану. Його не можна взяти в полон, замінити чи вибрати ціллю ефекту.
    .see = RS1.7
figure-shinto = Шінто
    .acc = шінто
    .about = Жрець. Прикликаного шінто можна відправити до святині.
    .see = RS6.7
figure-bushi = Буші
    .acc = буші
    .about = Воїн.
figure-monster = Чудовисько
    .acc = чудовисько
    .about = Його купують під час «Муштри» й негайно прикликають; це фігурка свого власника.
    .see = RS6.10
figure-komainu = Комаїну
    .acc = Комаїну
figure-oni_of_skulls = Оні черепів
    .acc = Оні черепів
figure-oni_of_blood = Оні крові
    .acc = Оні крові
figure-oni_of_souls = Оні душ
    .acc = Оні душ
figure-oni_of_hate = Оні ненависті
    .acc = Оні ненависті
figure-oni_of_spite = Оні злоби
    .acc = Оні злоби
figure-yurei = Юрей
    .acc = Юрей
figure-river_dragon = Річковий дракон
    .acc = Річкового дракона
figure-stronghold = Фортеця
    .acc = фортецю
    .about = Не фігурка. До неї прикликають фігурки; силу має лише фортеця клану Черепахи.
    .see = RS1.4 RS6.6

## Mandates

mandate-recruit = Вербування
    .all = Прикличте по 1 фігурці до кожної своєї фортеці.
    .bonus = Прикличте ще 1 фігурку до однієї зі своїх фортець.
    .see = RS6.6
mandate-marshal = Марш
    .all = Можете перемістити кожну свою фігурку до сусідньої провінції.
    .bonus = Можете збудувати 1 фортецю в будь-якій провінції за 3 монети.
    .see = RS6.8
mandate-train = Муштра
    .all = Можете купити 1 карту пори року за її ціну. Активний гравець ходить першим.
    .bonus = Можете заплатити на 1 монету менше.
    .see = RS6.9
mandate-harvest = Збір урожаю
    .all = Отримайте 1 монету.
    .bonus = Кожна провінція, де ваша сила найбільша, дає вам свою винагороду.
    .see = RS6.11
mandate-betray = Зрада
    .all = Ніхто, крім активного гравця, нічого не робить.
    .bonus = Немає: союзник участі не бере.
    .active = Якщо ви в альянсі, розірвіть його і втратьте честь. Потім можете замінити до 2 фігурок різних гравців фігурками того самого типу зі свого запасу.
    .see = RS6.12 RS6.13

## Kami

kami-amaterasu = Аматерасу
    .gen = Аматерасу
    .epithet = богиня сонця
    .effect = Підніміться на вершину шкали честі.
    .see = RS7.2
kami-fujin = Фуджін
    .gen = Фуджіна
    .epithet = бог вітру
    .effect = Зробіть до 2 переміщень: двох своїх фігурок по разу або однієї двічі.
    .see = RS7.2
kami-hachiman = Хачіман
    .gen = Хачімана
    .epithet = бог війни
    .effect = Отримайте 2 ронінів.
    .see = RS7.2
kami-raijin = Райджін
    .gen = Райджіна
    .epithet = бог грому
    .effect = Прикличте 1 буші до будь-якої провінції.
    .see = RS7.2
kami-ryujin = Рюджін
    .gen = Рюджіна
    .epithet = бог моря
    .effect = Купіть 1 карту пори року, як під час «Муштри», але без знижки.
    .see = RS7.2
kami-susanoo = Сусаноо
    .gen = Сусаноо
    .epithet = бог бурі
    .effect = Отримайте 1 ПО за кожну свою фортецю на мапі.
    .see = RS7.2
kami-tsukuyomi = Цукуйомі
    .gen = Цукуйомі
    .epithet = бог місяця
    .effect = Отримайте 2 монети.
    .see = RS7.2

## War advantages

advantage-seppuku = Сеппуку
    .effect = Убийте тут усі свої фігурки: за кожну отримайте 1 ПО і здобудьте честь.
    .see = RS9.3
advantage-take_hostage = Полонений
    .effect = Візьміть у полон 1 фігурку іншого учасника й украдіть 1 ПО в її власника.
    .see = RS9.4
advantage-hire_ronin = Наймання ронінів
    .effect = +1 до сили за кожного роніна у вашому запасі.
    .see = RS9.5
advantage-imperial_poets = Поети імперії
    .effect = 1 ПО за кожну фігурку, убиту в цій битві.
    .see = RS9.9

## Seasons

season-spring = Весна
    .low = весна
season-summer = Літо
    .low = літо
season-autumn = Осінь
    .low = осінь
season-winter = Зима
    .low = зима

## Phases and steps

phase-season_setup = Початок пори року
    .see = RS5.2
phase-tea_ceremony = Чайна церемонія
    .see = RS5.3
phase-political = Фаза політики
    .see = RS6.1
phase-mandate_turn = Хід наказу
    .see = RS6.3
phase-kami_turn = Хід камі
    .see = RS7.1
phase-war = Фаза війни
    .see = RS8.2
phase-start_of_war = Початок фази війни
    .see = RS8.1
phase-battle = Битва
    .see = RS9.2
phase-outcome = Результат битви
    .see = RS9.6
phase-reparations = Воєнні репарації
    .see = RS9.10
phase-clean_up = Кінець пори року
    .see = RS5.5
phase-winter = Зима: кінець гри
    .see = RS11.2

## Card sets and kinds

set-core = Основні карти
set-archway = Торії
set-teapot = Чаювання
set-horseman = Вершник

kind-enhancement = Міць
kind-virtue = Чеснота
kind-monster = Чудовисько
kind-war_upgrade = Підмога
kind-winter_upgrade = Зимування

## Options of a game

option-set = Набір карт
    .about = Які 15 карт додати до 21 основної? Для першої гри добре підходить набір «Торії».
    .value-archway = Торії
    .value-teapot = Чаювання
    .value-horseman = Вершник
    .value-random = Навмання
    .see = RS1.11 RS4.5
option-shikoku_reward = Винагорода за Шікоку
    .about = Джерела розходяться в тому, що дає Шікоку під час збору врожаю.
    .value-coins = 3 монети
    .value-ronin = 3 роніни
    .see = RS6.11
option-nagato_kyushu_vp = ПО в Нагато й на Кюсю
    .about = Чи входить 1 ПО до винагороди за Нагато й за Кюсю?
    .value-true = З 1 ПО
    .value-false = Без ПО
    .see = RS6.11
option-edo_kyoto_border = Кордон Едо й Кіото
    .about = Чи сусідні Едо та Кіото? В одному джерелі цього кордону немає.
    .value-true = Сусідні
    .value-false = Не сусідні
    .see = RS1.2
option-horseman_summer = Літні карти «Вершника»
    .about = Які карти «Вершник» додає влітку? «Стежка мавпи», можливо, належить до доповнення.
    .value-monkey = «Стежка мавпи», дві копії
    .value-ashigaru = «Шлях ашіґару» й Оні душ
    .see = RS1.11
option-oni_hate_force = Сила Оні ненависті
    .about = В одній нотатці гравців указано силу 4.
    .value-1 = Сила 1
    .value-4 = Сила 4
    .see = RS1.4
option-courage = Відвага
    .about = За які плитки битв «Відвага» дає ПО?
    .value-any = За кожну здобуту плитку
    .value-battle = Лише за здобуті в битві
    .see = RS9.12
option-justice = Справедливість
    .about = Чи «Справедливість» рахує кожного гравця, який втратив фігурки, чи саму подію один раз?
    .value-player = 3 ПО за кожного гравця
    .value-event = 3 ПО раз за подію
    .see = RS10.12
option-bushido = Шлях бушідо
    .about = Як рахувати його монети?
    .value-per_virtue = 2 монети та 2 ПО за чесноту
    .value-coins_once = 2 монети один раз, 2 ПО за кожну чесноту
    .see = RS8.1

## Rulings: the first value holds

option-oni_of_souls_uncontested = Оні душ без битви
    .about = Чи дає Оні душ ПО, коли його власник здобуває плитку без битви?
    .value-false = Лише в битві
    .value-true = Без битви теж
    .see = RS8.3 RS10.7
option-mercy_copies = Дві копії «Милосердя»
    .about = Чи дає ПО друга копія «Милосердя»?
    .value-each = 2 ПО за кожну копію
    .value-once = 2 ПО один раз
    .see = RS10.1
option-enters_by_betray = Вхід через «Зраду»
    .about = Чи входить до провінції чудовисько, яке «Зрада» ставить у ній?
    .value-true = Входить
    .value-false = Не входить
    .see = RS10.16
option-ninja_own_bushi = «Ніндзя» і власні буші
    .about = Чи може «Стежка ніндзя» вбити буші свого власника?
    .value-true = Будь-якого буші
    .value-false = Лише буші інших гравців
option-ninja_mercy_loses_honor = «Ніндзя» з «Милосердям»
    .about = Чи втрачаєте ви честь, коли «Милосердя» щадить буші, вибраного «Стежкою ніндзя»?
    .value-true = Ви все одно втрачаєте честь
    .value-false = Ви не втрачаєте честі
option-merchant_koi_exchange = «Купець» і обмін клану Кой
    .about = Чи активують «Шлях купця» монети, які Кой бере за своїх ронінів?
    .value-false = Ні
    .value-true = Так
    .see = RS10.20 RS12.1
option-merchant_chain = «Купець» після «Купця»
    .about = Чи активують монети від одного «Шляху купця» інший?
    .value-false = Ні
    .value-true = Так
    .see = RS10.20
option-serpent_turtle_strongholds = Мито за фортеці Черепахи
    .about = Чи платить мито «Стежки змія» фортеця Черепахи, що рухається?
    .value-charged = Як за фігурку
    .value-free = Без мита
    .see = RS10.15 RS12.5
option-serpent_mover_may_withdraw = Відмова від переходу
    .about = Чи може гравець замість сплати мита «Стежки змія» відмовитися від переміщення?
    .value-false = Хто може, мусить платити
    .value-true = Переміщення можна скасувати
    .see = RS10.15
option-fujin_turtle_strongholds = Фуджін і фортеці Черепахи
    .about = Чи може Черепаха переміщувати свої фортеці завдяки Фуджіну?
    .value-true = Так
    .value-false = Ні
    .see = RS7.2 RS12.5
option-koi_exchange_last = Момент обміну клану Кой
    .about = Чи обмінює Кой ронінів після власних здобутків на початку фази війни?
    .value-true = Після власних здобутків
    .value-owner = Кой вирішує
    .see = RS12.1
option-loyalty_honesty_harvest = «Вірність», «Чесність» і «Збір урожаю»
    .about = Чи вибір наказу і його виконання — це два отримання ПО?
    .value-two = Два отримання
    .value-one = Одне отримання
    .see = RS10.13
option-ashigaru_dragonfly = «Ашіґару» й Бабка
    .about = Куди Бабка може прикликати буші за картою «Шлях ашіґару»?
    .value-same = До вибраної провінції
    .value-any = До будь-якої провінції
    .see = RS12.4
option-three_way_tie_with_allies = Нічия трьох із союзниками
    .about = Коли союзники за нічиєї ділять перемогу?
    .value-leader = Лідер за честю ділить перемогу із союзником
    .value-two_way = Перемогу ділять, лише коли рівні двоє
    .see = RS11.5
option-unrighteous_komainu_at_shrine = «Неправедні» й Комаїну у святині
    .about = Ким «Стежка неправедних» може замінити Комаїну у святині?
    .value-shinto_or_komainu = Шінто або Комаїну
    .value-any_monster = Будь-яким чудовиськом
    .see = RS10.18
