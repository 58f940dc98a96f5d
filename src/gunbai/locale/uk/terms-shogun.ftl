### Shogun: names and short descriptions.
### Ids are the words of the engine; where Rising Sun has the same one, with the name of the game: hence shogun-season-….
### Options: value = name, .about = one line, .value-X = the choices, the first one is the standard; .see = clauses.

## Houses

house-crimson = Кармін
    .full = Дім Кармін
    .letter = К
house-indigo = Індиго
    .full = Дім Індиго
    .letter = І
house-pine = Сосна
    .full = Дім Сосна
    .letter = С
house-amber = Бурштин
    .full = Дім Бурштин
    .letter = Б
house-plum = Слива
    .full = Дім Слива
    .letter = Л

## Seasons: the rounds of a year

shogun-season-spring = Весна
    .low = весна
shogun-season-summer = Літо
    .low = літо
shogun-season-autumn = Осінь
    .low = осінь
shogun-season-winter = Зима
    .low = зима

## Steps

step-actions = Викладання карт дій
    .see = SG3.3
step-specials = Викладання спеціальних карт
    .see = SG3.4
step-planning = Планування і ставки
    .see = SG4.1
step-event = Визначення події
    .see = SG3.5
step-order = Визначення черговості ходу
    .see = SG4.5
step-carry_out = Виконання дій
    .see = SG5.1
step-provisions = Зима: провізія
    .see = SG7.1 SG7.2
step-revolts = Зима: повстання
    .see = SG7.2 SG7.3
step-scoring = Зима: підрахунок очок
    .see = SG7.4
step-placement = Початкове розміщення
    .see = SG2.3

## Sides and regions

side-sun = Сонячна сторона
side-moon = Місячна сторона

region-green = Зелений регіон
    .short = Зелений
region-red = Червоний регіон
    .short = Червоний
region-purple = Фіолетовий регіон
    .short = Фіолетовий
region-yellow = Жовтий регіон
    .short = Жовтий
region-brown = Коричневий регіон
    .short = Коричневий

## Provinces
province-aki = Акі
province-awa-boso = Ава-Босо
province-awa-shikoku = Ава-Шікоку
province-bingo = Бінґо
province-bitchu = Біччю
province-bizen = Бідзен
province-echigo = Ечіґо
province-echizen = Ечідзен
province-etchu = Еччю
province-harima = Харіма
province-hida = Хіда
province-hitachi = Хітачі
province-hoki = Хокі
province-ise = Ісе
province-iwami = Івамі
province-iyo = Ійо
province-izu = Ідзу
province-izumo = Ідзумо
province-kaga = Каґа
province-kai = Кай
province-kazusa = Кадзуса
province-kii = Кії
province-kozuke = Кодзуке
province-mikawa = Мікава
province-mimasaka = Мімасака
province-mino = Міно
province-musashi = Мусаші
province-mutsu = Муцу
province-noto = Ното
province-omi = Омі
province-owari = Оварі
province-sagami = Саґамі
province-sanuki = Санукі
province-settsu = Сеццу
province-shima = Шіма
province-shimosa = Шімоса
province-shimotsuke = Шімоцуке
province-shinano = Шінано
province-suruga = Суруґа
province-tajima = Таджіма
province-tamba = Тамба
province-tosa = Тоса
province-totomi = Тотомі
province-wakasa = Вакаса
province-yamato = Ямато

## Buildings

building-castle = Замок
    .acc = замок
    .letter = з
    .about = Коштує 3 скрині. Найбільше замків у регіоні: 3 ПО.
    .see = SG5.3 SG7.4
building-temple = Храм
    .acc = храм
    .letter = х
    .about = Коштує 2 скрині. Найбільше храмів у регіоні: 2 ПО.
    .see = SG5.3 SG7.4
building-theatre = Театр
    .acc = театр
    .letter = т
    .about = Коштує 1 скриню. Найбільше театрів у регіоні: 1 ПО.
    .see = SG5.3 SG7.4

## The ten actions

action-castle = Збудувати замок
    .short = Замок
    .about = Заплатіть 3 скрині й поставте замок на вільне місце.
    .see = SG5.3
action-temple = Збудувати храм
    .short = Храм
    .about = Заплатіть 2 скрині й поставте храм на вільне місце.
    .see = SG5.3
action-theatre = Збудувати театр
    .short = Театр
    .about = Заплатіть 1 скриню й поставте театр на вільне місце.
    .see = SG5.3
action-rice = Конфіскувати рис
    .short = Рис
    .about = Візьміть урожай рису. Це може спричинити повстання й залишає маркер повстання.
    .see = SG5.4
action-tax = Зібрати податки
    .short = Податки
    .about = Візьміть податок провінції в скринях. Це може спричинити повстання й залишає маркер повстання.
    .see = SG5.4
action-armies5 = Розмістити 5 армій
    .short = 5 армій
    .about = Заплатіть 3 скрині й розмістіть у провінції 5 армій із запасу.
    .see = SG5.5
action-armies3 = Розмістити 3 армії
    .short = 3 армії
    .about = Заплатіть 2 скрині й розмістіть у провінції 3 армії із запасу.
    .see = SG5.5
action-army1_move = Розмістити 1 армію / перемістити армії
    .short = 1 армія
    .about = Заплатіть 1 скриню, додайте 1 армію, а потім можете перемістити армії до однієї сусідньої власної провінції.
    .see = SG5.6
action-battle_move_a = Битва / переміщення A
    .short = Битва A
    .about = Перемістіть армії до однієї сусідньої провінції; якщо вона не ваша, відбувається битва.
    .see = SG5.7
action-battle_move_b = Битва / переміщення B
    .short = Битва B
    .about = Перемістіть армії до однієї сусідньої провінції; якщо вона не ваша, відбувається битва.
    .see = SG5.7
action-none = Без дії
    .short = Нічого
    .about = Карта скринь або порожня комірка: нічого не робіть.
    .see = SG4.1

## The five special cards

special-tax1 = +1 скриня
    .short = +1 скриня
    .effect = Беріть на 1 скриню більше, коли збираєте податки.
    .see = SG4.6
special-rice1 = +1 рис
    .short = +1 рис
    .effect = Беріть на 1 одиницю рису більше, коли конфіскуєте рис.
    .see = SG4.6
special-armies6 = 6 армій
    .short = 6 армій
    .effect = Дія «Розмістити 5 армій» дає 6 армій за ті самі 3 скрині.
    .see = SG4.6
special-attack1 = +1 армія в нападі
    .short = +1 напад
    .effect = Коли нападаєте дією A чи B, киньте у вежу ще 1 армію із запасу.
    .see = SG4.6
special-defence1 = +1 армія в обороні
    .short = +1 оборона
    .effect = Коли на вашу провінцію нападають дією A чи B, киньте у вежу ще 1 армію із запасу.
    .see = SG4.6

## The twelve events; .see names the clause

event-plays_calm_5 = Театр заспокоює
    .effect = Збудований театр прибирає 1 маркер повстання з тієї ж провінції.
    .winter = Зимова втрата рису: 5.
    .see = SG9.1
event-plays_calm_7 = Театр заспокоює
    .effect = Збудований театр прибирає 1 маркер повстання з тієї ж провінції.
    .winter = Зимова втрата рису: 7.
    .see = SG9.2
event-village_militia = Сільське ополчення
    .effect = Нейтральну провінцію під час нападу захищають 2 селянина.
    .winter = Зимова втрата рису: 3.
    .see = SG9.3
event-strong_walls_2 = Міцні мури
    .effect = Напад на провінцію із замком: захисник кидає у вежу ще 1 армію із запасу.
    .winter = Зимова втрата рису: 2.
    .see = SG9.4
event-strong_walls_6 = Міцні мури
    .effect = Напад на провінцію із замком: захисник кидає у вежу ще 1 армію із запасу.
    .winter = Зимова втрата рису: 6.
    .see = SG9.5
event-temple_peace_3 = Храмове перемир’я
    .effect = Цього раунду не можна нападати на провінції з храмом.
    .winter = Зимова втрата рису: 3.
    .see = SG9.6
event-low_taxes = Низькі податки
    .effect = Податки дають щонайбільше 5 скринь.
    .winter = Зимової втрати рису немає.
    .see = SG9.8
event-high_taxes = Високі податки
    .effect = Податки дають щонайменше 6 скринь.
    .winter = Зимова втрата рису: 2.
    .see = SG9.9
event-temple_peace_4 = Храмове перемир’я
    .effect = Цього раунду не можна нападати на провінції з храмом.
    .winter = Зимова втрата рису: 4.
    .see = SG9.7
event-good_harvest = Добрий урожай
    .effect = Конфіскація рису дає щонайменше 4 одиниці.
    .winter = Зимова втрата рису: 3.
    .see = SG9.10
event-poor_harvest = Неврожай
    .effect = Конфіскація рису дає щонайбільше 3 одиниці.
    .winter = Зимова втрата рису: 4.
    .see = SG9.11
event-few_recruits = Мало новобранців
    .effect = «Розмістити 5 армій» дає лише 3 армії, «Розмістити 3 армії» — лише 2.
    .winter = Зимова втрата рису: 1.
    .see = SG9.12

## Options of a game

option-side = Сторона поля
    .about = Регіони на сторонах різні. Морські шляхи місячної сторони — частково наше припущення.
    .value-sun = Сонячна сторона
    .value-moon = Місячна сторона (частково за припущенням)
    .see = SG1.1 SG2.1
option-setup = Початкові провінції
    .about = Розбирати провінції карта за картою чи взяти готову таблицю? Таблиці є лише для сонячної сторони.
    .value-draft = Карта за картою
    .value-tables = Таблиці початкового розміщення
    .see = SG2.3 SG2.6
option-yield = Здобич і повстання
    .about = Чи залишаються у вас рис або скрині, якщо повстання після збору забере провінцію?
    .value-kept = Залишаються, навіть якщо провінцію втрачено
    .value-if_held = Лише якщо провінцію втримано
    .see = SG5.4
option-action_window = Відомі дії
    .about = Скільки з наступних дій відкрито?
    .value-five = Завжди наступні п’ять
    .value-one_by_one = По одній
    .see = SG3.3
option-armies6_shortage = «6 армій» і «Мало новобранців»
    .about = Скільки армій дає «Розмістити 5 армій», коли карта й подія збіглися?
    .value-4 = 4 армії
    .value-6 = 6 армій
    .see = SG4.7 SG9.12
option-tower = Вежа битв
    .about = Як вежа затримує і відпускає кубики?
    .value-shelves = Дві полиці
    .value-spielbyweb = Давній онлайновий «Валленштайн»
    .see = SG6.11
option-years = Тривалість
    .about = Грати обидва роки чи лише перший?
    .value-2 = Два роки
    .value-1 = Лише перший рік
    .see = SG3.1 SG8.1
option-moon_three = Місячна сторона для трьох
    .about = Які провінції місячної сторони поза грою для 3 гравців, невідомо; можна дозволити наше припущення.
    .value-no = Недоступна
    .value-assumed = З нашим припущенням
    .see = SG1.1
