### Rising Sun: names and short descriptions.
### Options: value = name, .about = one line, .value-X = the choices, the first one is the standard; .see = clauses.
### Cases: clans .of (genitive), .dat, .with; provinces .loc, .into, .from with their preposition; figures .acc; kami .gen.

## Clans

clan-koi = Карп
    .full = Дом Карпа
    .of = дома Карпа
    .dat = Карпу
    .with = с Карпом
    .power = Омуты в ручье
    .ability = В начале каждой фазы войны вы меняете всех своих ронинов на такое же число монет. Когда вы выигрываете «Найм ронинов», каждая монета в вашем резерве считается ронином.
    .see = RS12.1
clan-lotus = Лотос
    .full = Дом Лотоса
    .of = дома Лотоса
    .dat = Лотосу
    .with = с Лотосом
    .power = Управление потоком
    .ability = В свой ход приказа положите жетон лицом вниз и назовите любой из пяти приказов: выполняется именно он.
    .see = RS12.3
clan-turtle = Черепаха
    .full = Дом Черепахи
    .of = дома Черепахи
    .dat = Черепахе
    .with = с Черепахой
    .power = Оболочка вечного
    .ability = Каждая ваша крепость имеет силу 1 и может передвигаться всякий раз, когда вы передвигаете фигурки. Крепости — не фигурки, убить их нельзя.
    .see = RS12.5
clan-dragonfly = Стрекоза
    .full = Дом Стрекозы
    .of = дома Стрекозы
    .dat = Стрекозе
    .with = со Стрекозой
    .power = Шёлковые крылья
    .ability = Призывайте фигурки в любой регион; каждое передвижение тоже может вести в любой регион.
    .see = RS12.4
clan-bonsai = Бонсай
    .full = Дом Бонсай
    .of = дома Бонсай
    .dat = Бонсаю
    .with = с Бонсаем
    .power = Священная награда
    .ability = Любая карта или крепость стоит вам не более 1 монеты.
    .see = RS12.2

## Provinces

province-hokkaido = Хоккайдо
    .loc = на Хоккайдо
    .into = на Хоккайдо
    .from = с Хоккайдо
province-oshu = Осю
    .loc = в Осю
    .into = в Осю
    .from = из Осю
province-edo = Эдо
    .loc = в Эдо
    .into = в Эдо
    .from = из Эдо
province-kyoto = Киото
    .loc = в Киото
    .into = в Киото
    .from = из Киото
province-kansai = Кансай
    .loc = в Кансае
    .into = в Кансай
    .from = из Кансая
province-nagato = Нагато
    .loc = в Нагато
    .into = в Нагато
    .from = из Нагато
province-kyushu = Кюсю
    .loc = на Кюсю
    .into = на Кюсю
    .from = с Кюсю
province-shikoku = Сикоку
    .loc = на Сикоку
    .into = на Сикоку
    .from = с Сикоку

## Figures

figure-daimyo = Даймё
    .acc = даймё
    .about = Глава дома. Его нельзя взять в заложники, заменить или выбрать целью эффекта.
    .see = RS1.7
figure-shinto = Синто
    .acc = синто
    .about = Священник. При призыве может отправиться на поклонение в святилище.
    .see = RS6.7
figure-bushi = Буси
    .acc = буси
    .about = Воин.
figure-monster = Монстр
    .acc = монстра
    .about = Покупается по приказу «Тренировать», сразу призывается и служит владельцу как фигурка.
    .see = RS6.10
figure-komainu = Комаину
    .acc = Комаину
figure-oni_of_skulls = Они черепов
    .acc = Они черепов
figure-oni_of_blood = Они крови
    .acc = Они крови
figure-oni_of_souls = Они душ
    .acc = Они душ
figure-oni_of_hate = Они ненависти
    .acc = Они ненависти
figure-oni_of_spite = Они злобы
    .acc = Они злобы
figure-yurei = Юрэй
    .acc = Юрэй
figure-river_dragon = Речной дракон
    .acc = Речного дракона
figure-stronghold = Крепость
    .acc = крепость
    .about = Не фигурка. В неё вы призываете фигурки; сила есть только у крепостей Черепахи.
    .see = RS1.4 RS6.6

## Mandates

mandate-recruit = Вербовать
    .all = Призовите по 1 фигурке в каждую свою крепость.
    .bonus = Призовите ещё 1 фигурку в одну из своих крепостей.
    .see = RS6.6
mandate-marshal = Маршировать
    .all = Можете передвинуть каждую свою фигурку в соседний регион.
    .bonus = Можете построить 1 крепость в любом регионе за 3 монеты.
    .see = RS6.8
mandate-train = Тренировать
    .all = Можете купить 1 карту времени года, заплатив её цену. Первым покупает активный игрок.
    .bonus = Можете заплатить на 1 монету меньше.
    .see = RS6.9
mandate-harvest = Собирать
    .all = Получите 1 монету.
    .bonus = Получите награду в каждом регионе, где у вас больше всего силы.
    .see = RS6.11
mandate-betray = Предать
    .all = Действует только активный игрок.
    .bonus = Нет: союзник в этом не участвует.
    .active = Если вы в союзе, разорвите его и потеряйте честь. Затем можете заменить до 2 фигурок разных игроков своими того же типа из резерва.
    .see = RS6.12 RS6.13

## Kami

kami-amaterasu = Аматэрасу
    .gen = Аматэрасу
    .epithet = богиня солнца
    .effect = Поднимитесь на вершину трека чести.
    .see = RS7.2
kami-fujin = Фудзин
    .gen = Фудзина
    .epithet = бог ветра
    .effect = Сделайте до 2 передвижений: двумя своими фигурками по разу или одной дважды.
    .see = RS7.2
kami-hachiman = Хатиман
    .gen = Хатимана
    .epithet = бог войны
    .effect = Получите 2 ронинов.
    .see = RS7.2
kami-raijin = Райдзин
    .gen = Райдзина
    .epithet = бог грома
    .effect = Призовите 1 буси в любой регион.
    .see = RS7.2
kami-ryujin = Рюдзин
    .gen = Рюдзина
    .epithet = бог моря
    .effect = Купите 1 карту времени года, как по приказу «Тренировать», но без скидки.
    .see = RS7.2
kami-susanoo = Сусаноо
    .gen = Сусаноо
    .epithet = бог бури
    .effect = Получите по 1 ПО за каждую свою крепость на поле.
    .see = RS7.2
kami-tsukuyomi = Цукуёми
    .gen = Цукуёми
    .epithet = бог луны
    .effect = Получите 2 монеты.
    .see = RS7.2

## War advantages

advantage-seppuku = Сэппуку
    .effect = Убейте все свои фигурки здесь: 1 ПО и честь за каждую.
    .see = RS9.3
advantage-take_hostage = Взятие в заложники
    .effect = Возьмите 1 фигурку другого участника и украдите 1 ПО у её владельца.
    .see = RS9.4
advantage-hire_ronin = Найм ронинов
    .effect = +1 к силе за каждого ронина в вашем резерве.
    .see = RS9.5
advantage-imperial_poets = Поэмы павшим
    .effect = 1 ПО за каждую фигурку, убитую в этой битве.
    .see = RS9.9

## Seasons

season-spring = Весна
    .low = весна
season-summer = Лето
    .low = лето
season-autumn = Осень
    .low = осень
season-winter = Зима
    .low = зима

## Phases and steps

phase-season_setup = Подготовка к времени года
    .see = RS5.2
phase-tea_ceremony = Чайная церемония
    .see = RS5.3
phase-political = Фаза политики
    .see = RS6.1
phase-mandate_turn = Ход приказа
    .see = RS6.3
phase-kami_turn = Ход ками
    .see = RS7.1
phase-war = Фаза войны
    .see = RS8.2
phase-start_of_war = Начало фазы войны
    .see = RS8.1
phase-battle = Битва
    .see = RS9.2
phase-outcome = Исход битвы
    .see = RS9.6
phase-reparations = Военные репарации
    .see = RS9.10
phase-clean_up = Завершение времени года
    .see = RS5.5
phase-winter = Зима: конец игры
    .see = RS11.2

## Card sets and kinds

set-core = Основные карты
set-archway = Арка
set-teapot = Заварочный чайник
set-horseman = Всадник

kind-enhancement = Совершенствование
kind-virtue = Добродетель
kind-monster = Монстр
kind-war_upgrade = Военное усиление
kind-winter_upgrade = Зимнее усиление

## Options of a game

option-set = Набор карт
    .about = Какие 15 карт добавить к 21 основной? Для первой партии подойдёт «Арка».
    .value-archway = Арка
    .value-teapot = Заварочный чайник
    .value-horseman = Всадник
    .value-random = Случайный
    .see = RS1.11 RS4.5
option-shikoku_reward = Награда Сикоку
    .about = Источники расходятся в том, что приносит Сикоку при сборе.
    .value-coins = 3 монеты
    .value-ronin = 3 ронина
    .see = RS6.11
option-nagato_kyushu_vp = ПО в Нагато и на Кюсю
    .about = Входит ли 1 ПО в награды Нагато и Кюсю?
    .value-true = С 1 ПО
    .value-false = Без ПО
    .see = RS6.11
option-edo_kyoto_border = Граница Эдо и Киото
    .about = Соседние ли регионы Эдо и Киото? В одном из источников границы нет.
    .value-true = Соседние
    .value-false = Не соседние
    .see = RS1.2
option-horseman_summer = Летние карты «Всадника»
    .about = Какие карты «Всадник» добавляет летом? «Тропа обезьяны», возможно, из дополнения.
    .value-monkey = «Тропа обезьяны», две копии
    .value-ashigaru = «Путь асигару» и «Они душ»
    .see = RS1.11
option-oni_hate_force = Сила Они ненависти
    .about = В одной заметке игроков у этого монстра сила 4.
    .value-1 = Сила 1
    .value-4 = Сила 4
    .see = RS1.4
option-courage = Отвага
    .about = За какие жетоны «Отвага» даёт ПО?
    .value-any = За каждый полученный жетон
    .value-battle = Только за добытые в битве
    .see = RS9.12
option-justice = Справедливость
    .about = Считает ли «Справедливость» каждого игрока, потерявшего фигурки, или весь случай один раз?
    .value-player = 3 ПО за каждого игрока
    .value-event = 3 ПО за каждый случай
    .see = RS10.12
option-bushido = Путь бусидо
    .about = Как считаются монеты этой карты?
    .value-per_virtue = 2 монеты и 2 ПО за добродетель
    .value-coins_once = 2 монеты один раз, 2 ПО за добродетель
    .see = RS8.1

## Rulings: the first value holds

option-oni_of_souls_uncontested = Они душ без битвы
    .about = Приносит ли монстр Они душ очки, если владелец получает жетон без битвы?
    .value-false = Только в битве
    .value-true = И без битвы
    .see = RS8.3 RS10.7
option-mercy_copies = Две копии «Милосердия»
    .about = Добавляет ли ПО вторая копия «Милосердия»?
    .value-each = 2 ПО за каждую копию
    .value-once = 2 ПО один раз
    .see = RS10.1
option-enters_by_betray = Вход предательством
    .about = Входит ли в регион монстр, выставленный туда приказом «Предать»?
    .value-true = Входит
    .value-false = Не входит
    .see = RS10.16
option-ninja_own_bushi = Ниндзя и свои буси
    .about = Может ли «Тропа ниндзя» убить буси своего владельца?
    .value-true = Любой буси
    .value-false = Только чужие буси
option-ninja_mercy_loses_honor = Ниндзя и «Милосердие»
    .about = Теряете ли вы честь, если «Милосердие» щадит буси, выбранного «Тропой ниндзя»?
    .value-true = Честь теряется
    .value-false = Честь не теряется
option-merchant_koi_exchange = Купец и обмен Карпа
    .about = Срабатывает ли «Путь купца» от монет, которые Карп получает за ронинов?
    .value-false = Нет
    .value-true = Да
    .see = RS10.20 RS12.1
option-merchant_chain = Купец после купца
    .about = Срабатывает ли «Путь купца» от монет, полученных другим «Путём купца»?
    .value-false = Нет
    .value-true = Да
    .see = RS10.20
option-serpent_turtle_strongholds = Пошлина за крепости Черепахи
    .about = Платится ли пошлина «Тропы змея» за крепость Черепахи в пути?
    .value-charged = Платится, как за фигурку
    .value-free = Не платится
    .see = RS10.15 RS12.5
option-serpent_mover_may_withdraw = Отступить перед пошлиной
    .about = Можно ли отменить передвижение, когда владелец «Тропы змея» требует пошлину?
    .value-false = Кто может заплатить, платит
    .value-true = Передвижение можно отменить
    .see = RS10.15
option-fujin_turtle_strongholds = Фудзин и крепости Черепахи
    .about = Может ли Черепаха передвигать крепости даром Фудзина?
    .value-true = Да
    .value-false = Нет
    .see = RS7.2 RS12.5
option-koi_exchange_last = Момент обмена Карпа
    .about = Меняет ли Карп ронинов после собственных получений в начале фазы войны?
    .value-true = После собственных получений
    .value-owner = Решает Карп
    .see = RS12.1
option-loyalty_honesty_harvest = «Верность», «Честность» и «Собирать»
    .about = Считать ли выбор приказа и его выполнение двумя получениями ПО?
    .value-two = Два получения
    .value-one = Одно получение
    .see = RS10.13
option-ashigaru_dragonfly = Асигару и Стрекоза
    .about = Куда Стрекоза может призвать буси картой «Путь асигару»?
    .value-same = В выбранный регион
    .value-any = В любой регион
    .see = RS12.4
option-three_way_tie_with_allies = Ничья троих с союзниками
    .about = Когда союзники при ничьей делят победу?
    .value-leader = Лидер по чести делит победу с союзником
    .value-two_way = Победу делят, только если равны двое
    .see = RS11.5
option-unrighteous_komainu_at_shrine = Неправедные и Комаину
    .about = Чем «Тропа неправедных» может заменить Комаину в святилище?
    .value-shinto_or_komainu = Синто или Комаину
    .value-any_monster = Любым монстром
    .see = RS10.18
