### Shogun: names and short descriptions.
### Ids are the words of the engine; where Rising Sun has the same one, with the name of the game: hence shogun-season-….
### Options: value = name, .about = one line, .value-X = the choices, the first one is the standard; .see = clauses.

## Houses

house-crimson = Багрянец
    .full = Дом Багрянца
    .letter = Б
house-indigo = Индиго
    .full = Дом Индиго
    .letter = И
house-pine = Сосна
    .full = Дом Сосны
    .letter = С
house-amber = Янтарь
    .full = Дом Янтаря
    .letter = Я
house-plum = Слива
    .full = Дом Сливы
    .letter = Л

## Seasons: the rounds of a year

shogun-season-spring = Весна
    .low = весна
shogun-season-summer = Лето
    .low = лето
shogun-season-autumn = Осень
    .low = осень
shogun-season-winter = Зима
    .low = зима

## Steps

step-actions = Выкладывание карт действий
    .see = SG3.3
step-specials = Выкладывание специальных карт
    .see = SG3.4
step-planning = Планирование и ставки
    .see = SG4.1
step-event = Определение события
    .see = SG3.5
step-order = Определение очерёдности хода
    .see = SG4.5
step-carry_out = Совершение действий
    .see = SG5.1
step-provisions = Зима: провизия
    .see = SG7.1 SG7.2
step-revolts = Зима: восстания
    .see = SG7.2 SG7.3
step-scoring = Зима: подсчёт очков
    .see = SG7.4
step-placement = Размещение войск
    .see = SG2.3

## Sides and regions

side-sun = Солнечная сторона
side-moon = Лунная сторона

region-green = Зелёный регион
    .short = Зелёный
region-red = Красный регион
    .short = Красный
region-purple = Фиолетовый регион
    .short = Фиолетовый
region-yellow = Жёлтый регион
    .short = Жёлтый
region-brown = Коричневый регион
    .short = Коричневый

## Provinces
province-aki = Аки
province-awa-boso = Ава-Босо
province-awa-shikoku = Ава-Сикоку
province-bingo = Бинго
province-bitchu = Биттю
province-bizen = Бидзэн
province-echigo = Этиго
province-echizen = Этидзэн
province-etchu = Эттю
province-harima = Харима
province-hida = Хида
province-hitachi = Хитати
province-hoki = Хоки
province-ise = Исэ
province-iwami = Ивами
province-iyo = Иё
province-izu = Идзу
province-izumo = Идзумо
province-kaga = Кага
province-kai = Каи
province-kazusa = Кадзуса
province-kii = Кии
province-kozuke = Кодзукэ
province-mikawa = Микава
province-mimasaka = Мимасака
province-mino = Мино
province-musashi = Мусаси
province-mutsu = Муцу
province-noto = Ното
province-omi = Оми
province-owari = Овари
province-sagami = Сагами
province-sanuki = Сануки
province-settsu = Сэтцу
province-shima = Сима
province-shimosa = Симоса
province-shimotsuke = Симоцукэ
province-shinano = Синано
province-suruga = Суруга
province-tajima = Тадзима
province-tamba = Тамба
province-tosa = Тоса
province-totomi = Тотоми
province-wakasa = Вакаса
province-yamato = Ямато

## Buildings

building-castle = Замок
    .acc = замок
    .letter = з
    .about = Стоит 3 сундука. Больше всего замков в регионе: 3 ПО.
    .see = SG5.3 SG7.4
building-temple = Храм
    .acc = храм
    .letter = х
    .about = Стоит 2 сундука. Больше всего храмов в регионе: 2 ПО.
    .see = SG5.3 SG7.4
building-theatre = Театр
    .acc = театр
    .letter = т
    .about = Стоит 1 сундук. Больше всего театров в регионе: 1 ПО.
    .see = SG5.3 SG7.4

## The ten actions

action-castle = Построить замок
    .short = Замок
    .about = Заплатите 3 сундука и поставьте замок на свободное место.
    .see = SG5.3
action-temple = Построить храм
    .short = Храм
    .about = Заплатите 2 сундука и поставьте храм на свободное место.
    .see = SG5.3
action-theatre = Построить театр
    .short = Театр
    .about = Заплатите 1 сундук и поставьте театр на свободное место.
    .see = SG5.3
action-rice = Конфискация риса
    .short = Рис
    .about = Заберите урожай риса. Может вспыхнуть восстание, и остаётся маркер восстания.
    .see = SG5.4
action-tax = Сбор налогов
    .short = Налоги
    .about = Заберите налог провинции сундуками. Может вспыхнуть восстание, и остаётся маркер восстания.
    .see = SG5.4
action-armies5 = Разместить 5 армий
    .short = +5 армий
    .about = Заплатите 3 сундука и разместите в провинции 5 армий из запаса.
    .see = SG5.5
action-armies3 = Разместить 3 армии
    .short = +3 армии
    .about = Заплатите 2 сундука и разместите в провинции 3 армии из запаса.
    .see = SG5.5
action-army1_move = Разместить 1 армию / переместить армии
    .short = +1 армия
    .about = Заплатите 1 сундук, добавьте 1 армию, затем можете переместить армии в одну соседнюю свою провинцию.
    .see = SG5.6
action-battle_move_a = Сражение / перемещение A
    .short = Сраж. A
    .about = Переместите армии в одну соседнюю провинцию; если она не ваша, начинается сражение.
    .see = SG5.7
action-battle_move_b = Сражение / перемещение B
    .short = Сраж. B
    .about = Переместите армии в одну соседнюю провинцию; если она не ваша, начинается сражение.
    .see = SG5.7
action-none = Без действия
    .short = Ничего
    .about = Карта сундуков или пустая клетка: ничего не происходит.
    .see = SG4.1

## The five special cards

special-tax1 = +1 сундук
    .short = +1 сундук
    .effect = Берите на 1 сундук больше при сборе налогов.
    .see = SG4.6
special-rice1 = +1 рис
    .short = +1 рис
    .effect = Берите на 1 единицу риса больше при конфискации риса.
    .see = SG4.6
special-armies6 = 6 армий
    .short = 6 армий
    .effect = Действие «Разместить 5 армий» размещает 6 за те же 3 сундука.
    .see = SG4.6
special-attack1 = +1 армия при атаке
    .short = +1 атака
    .effect = Атакуя действием A или B, бросайте в башню ещё 1 армию из запаса.
    .see = SG4.6
special-defence1 = +1 армия при обороне
    .short = +1 оборона
    .effect = Когда вашу провинцию атакуют действием A или B, бросайте в башню ещё 1 армию из запаса.
    .see = SG4.6

## The twelve events; .see names the clause

event-plays_calm_5 = Театр успокаивает
    .effect = Построенный театр убирает 1 маркер восстания из своей провинции.
    .winter = Зима: потеря 5 единиц риса.
    .see = SG9.1
event-plays_calm_7 = Театр успокаивает
    .effect = Построенный театр убирает 1 маркер восстания из своей провинции.
    .winter = Зима: потеря 7 единиц риса.
    .see = SG9.2
event-village_militia = Сельское ополчение
    .effect = Атакованную нейтральную провинцию обороняют 2 крестьянина.
    .winter = Зима: потеря 3 единиц риса.
    .see = SG9.3
event-strong_walls_2 = Крепкие стены
    .effect = Если атакуют провинцию с замком, её владелец бросает в башню ещё 1 армию из запаса.
    .winter = Зима: потеря 2 единиц риса.
    .see = SG9.4
event-strong_walls_6 = Крепкие стены
    .effect = Если атакуют провинцию с замком, её владелец бросает в башню ещё 1 армию из запаса.
    .winter = Зима: потеря 6 единиц риса.
    .see = SG9.5
event-temple_peace_3 = Храмовое перемирие
    .effect = Провинции с храмом в этом раунде нельзя атаковать.
    .winter = Зима: потеря 3 единиц риса.
    .see = SG9.6
event-low_taxes = Низкие налоги
    .effect = Налоги приносят не более 5 сундуков.
    .winter = Зима: рис не теряется.
    .see = SG9.8
event-high_taxes = Высокие налоги
    .effect = Налоги приносят не менее 6 сундуков.
    .winter = Зима: потеря 2 единиц риса.
    .see = SG9.9
event-temple_peace_4 = Храмовое перемирие
    .effect = Провинции с храмом в этом раунде нельзя атаковать.
    .winter = Зима: потеря 4 единиц риса.
    .see = SG9.7
event-good_harvest = Хороший урожай
    .effect = Конфискация риса приносит не менее 4 единиц.
    .winter = Зима: потеря 3 единиц риса.
    .see = SG9.10
event-poor_harvest = Неурожай
    .effect = Конфискация риса приносит не более 3 единиц.
    .winter = Зима: потеря 4 единиц риса.
    .see = SG9.11
event-few_recruits = Мало новобранцев
    .effect = «Разместить 5 армий» размещает только 3, «Разместить 3 армии» — только 2.
    .winter = Зима: потеря 1 единицы риса.
    .see = SG9.12

## Options of a game

option-side = Сторона поля
    .about = Стороны отличаются регионами. Морские пути лунной стороны — отчасти наше предположение.
    .value-sun = Солнечная сторона
    .value-moon = Лунная сторона (отчасти предположение)
    .see = SG1.1 SG2.1
option-setup = Начальные провинции
    .about = Выбирать провинции карта за картой или взять готовую таблицу? Таблицы есть только для солнечной стороны.
    .value-draft = По картам
    .value-tables = Таблица начальной расстановки
    .see = SG2.3 SG2.6
option-yield = Урожай, налог и восстание
    .about = Остаются ли рис и сундуки у вас, если последовавшее восстание отнимает провинцию?
    .value-kept = Остаются, даже если провинция потеряна
    .value-if_held = Только если провинция удержана
    .see = SG5.4
option-action_window = Известные действия
    .about = Сколько предстоящих действий открыто?
    .value-five = Всегда пять следующих
    .value-one_by_one = По одному
    .see = SG3.3
option-armies6_shortage = «6 армий» и «Мало новобранцев»
    .about = Сколько армий размещает «Разместить 5 армий», когда карта и событие совпали?
    .value-4 = 4 армии
    .value-6 = 6 армий
    .see = SG4.7 SG9.12
option-tower = Башня сражений
    .about = Как башня удерживает и выпускает кубики?
    .value-shelves = Две полки
    .value-spielbyweb = Старый онлайн-«Валленштейн»
    .see = SG6.11
option-years = Длительность
    .about = Играть оба года или только первый?
    .value-2 = Два года
    .value-1 = Только первый год
    .see = SG3.1 SG8.1
option-moon_three = Лунная сторона на троих
    .about = Какие провинции на лунной стороне вне игры при трёх игроках, неизвестно; можно разрешить наше предположение.
    .value-no = Недоступна
    .value-assumed = С нашим предположением
    .see = SG1.1
