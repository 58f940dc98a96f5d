### Events and refusals of the kernel, the same in every game; seats where a game has no names for them.
### Seats have the cases that the messages of Rising Sun ask for.

seat-0 = Игрок 1
    .of = игрока 1
    .dat = игроку 1
    .with = с игроком 1
seat-1 = Игрок 2
    .of = игрока 2
    .dat = игроку 2
    .with = с игроком 2
seat-2 = Игрок 3
    .of = игрока 3
    .dat = игроку 3
    .with = с игроком 3
seat-3 = Игрок 4
    .of = игрока 4
    .dat = игроку 4
    .with = с игроком 4
seat-4 = Игрок 5
    .of = игрока 5
    .dat = игроку 5
    .with = с игроком 5
quoted = «{ $text }»

event-undone = { $seat } отменяет { $amount ->
        [one] { $amount } решение
        [few] { $amount } решения
        [many] { $amount } решений
       *[other] { $amount } решения
    }
event-undone_by_you = { $seat }, вы отменяете { $amount ->
        [one] { $amount } запечатанное решение
        [few] { $amount } запечатанных решения
        [many] { $amount } запечатанных решений
       *[other] { $amount } запечатанных решения
    }

refusal-turn-not_yours = { $seat }: сейчас выбирать нечего.
refusal-decision-stale = Игра уже ушла вперёд: это был ответ на прежний вопрос.
refusal-action-form = { $text }: нужны место и действие.
refusal-action-unknown = { $text }: в этой игре нет такого действия.
refusal-action-numbers = { $text }: не хватает целых чисел или есть лишние.
refusal-undo-too_far = { $possible ->
        [0] Отменить нечего
        [one] Можно отменить { $possible } решение
        [few] Можно отменить { $possible } решения
        [many] Можно отменить { $possible } решений
       *[other] Можно отменить { $possible } решения
    }: жеребьёвка, вскрытие и ход другого игрока не отменяются.
refusal-batch-crosses_reveal = Выбирайте по одному: между этими шагами что-то раскрывается.
refusal-input-badinput = { $kind ->
        [among] { $field }: можно выбрать { $words }, а введено { $got }.
        [like] { $field }: такого нет ({ $got }); есть, например, { $words }.
        [range] { $field }: число должно быть от { $low } до { $high }, а введено { $got }.
       *[text] { $field }. Нужно: { $expected }; получено: { $got }.
    }
refusal-extra-missing = Для этого нужен пакет { $package }: pip install 'gunbai[{ $extra }]'
refusal-input-badposition = { $field }. Нужно: { $expected }; получено: { $got }.
refusal-input-badrecord = { $field }. Нужно: { $expected }; получено: { $got }.

field-seat = Место
field-seats = Мест
field-moment = Момент
field-move = Ход
field-players = Игроков
field-humans = Людей
field-language = Язык
field-clause = Пункт
field-game = Игра
field-bot = Бот
field-agent = Агент
field-temper = Нрав
field-options = Параметр
field-asides = Действия вне очереди
field-illegal = Недопустимые действия
field-rewards = Награды
field-games = Партий
field-workers = Процессов
field-think = Время на раздумья в миллисекундах
field-seconds = Секунд
field-split = Часть
field-step = Шаг
field-samples = Бросков
field-seed = Зерно
field-attack = Атакующих
field-defend = Обороняющихся
field-tower = Башня
field-to = Последний ход
field-engine = Движок
field-file = Файл
field-search = Поиск
field-record = Запись
field-option = Параметр
field-bots = Боты
field-player-seed = Зерно игрока
field-luck = Жребий
field-config = Настройки
field-document = Документ
field-promise = Обещание
field-settings = Настройки
field-database = База данных
field-address = Адрес
field-table = Стол
field-person = Человек
field-number = Номер
field-version = Версия
field-theme = Тема

expected-rule_words = слова, которые есть в правилах
expected-defenders = число обороняющихся или --neutral
expected-tower = shogun, где решает башня
expected-bytes = не больше { $most ->
        [one] { $most } байта
        [few] { $most } байт
        [many] { $most } байт
       *[other] { $most } байта
    }
expected-utf8_record = запись игры в UTF-8
expected-readable = запись игры, которую можно прочитать
expected-json = документ JSON (строка { $line }, позиция { $column })
expected-file_there = существующий файл
expected-file_allowed = файл, доступный вам
expected-folder_there = файл в существующей папке
expected-file_no_folder = файл, а не папка
expected-disk_room = свободное место на диске
expected-running = игра, которая ещё идёт (другие покажет gunbai replay)
expected-commas = имена через запятую
expected-names = от 1 до { $most } имён
expected-printable = от 1 до { $most } видимых знаков
expected-new_file = новый файл (или --resume, чтобы продолжить ту игру)
expected-finished_game = запись законченной игры
expected-whole_game = игра с самого начала (эту продолжит gunbai play --resume)
expected-unfinished = момент до конца игры
expected-one_player = законченная игра или игра с одним игроком
expected-own_seat = --seat, потому что игра ещё идёт, а её тайны принадлежат другим
expected-no_tempers = без нрава, ведь в этой игре его нет
expected-no_temper = без нрава, ведь этот бот не заключает сделок
expected-own_temper = без нрава, ведь у персонажа он свой
expected-clans = столько домов, сколько игроков ({ $most })
expected-draft_on_moon = draft на лунной стороне (таблицы — для солнечной, SG2.6)
expected-sun_with_three = sun для 3 игроков или moon_three=assumed (SG1.1)
expected-setting = значение, как его описывает docs/server.md ({ $why })
expected-toml = файл TOML
expected-free_address = свободный адрес этого компьютера
expected-database = файл или адрес, который начинается с postgresql://
expected-database_answers = база данных, которая отвечает
expected-older_schema = схема до версии { $newest }, а не от более новой Gunbai
expected-schema = схема от { $oldest } до { $newest }
expected-sqlite = SQLite; для PostgreSQL есть pg_dump
expected-no_file_yet = файл, которого ещё нет
expected-table_id = идентификатор стола, как показывает gunbai admin list
expected-table_begun = стол, за которым игра уже началась
expected-table_going = открытый стол или стол, за которым идёт игра
expected-table_of_theirs = стол, за которым этот человек сидит, а игра ещё не окончена
expected-person = имя учётной записи или чей-то идентификатор
expected-account = учётная запись, а не гость
expected-said_number = номер, который показывает gunbai admin talk
expected-whole = целое число от { $low } до { $high }
expected-among = одно из: { $words }
expected-pieces_of_clan = не больше { $most } у одного дома
expected-worshippers = в святилище только синто и Комаину
expected-own_monster = монстр, карта которого есть у этого дома, и только в одном месте
expected-one_owner = один владелец этого монстра
expected-copies = таких карт всего не больше { $most }
expected-mutual_ally = союзник, для которого и этот дом — союзник
expected-four_kami = четыре разных ками
expected-first_kami = ками первой игры, раз выбран этот параметр
expected-different_wars = разные регионы
expected-every_seat = каждый игрок один раз
expected-token_once = каждый военный жетон один раз
expected-foreign_hostages = заложники — только фигурки других игроков
expected-bids_within = ставки в пределах имеющихся монет ({ $most })
expected-fitting_steps = момент, который согласуется с остальной позицией
expected-moment_comes = момент, когда кому-то есть что выбирать
expected-board_province = провинция этой стороны поля
expected-markers = маркеров восстания всего не больше { $most }
expected-sites = разных зданий в этой провинции не больше { $most }
expected-armies_in_all = армий одного дома не больше { $most }
expected-farmers_in_all = крестьян всего не больше { $most }
expected-buildings_in_all = таких зданий всего не больше { $most }
expected-free_special = специальная карта, которой нет ни у кого другого
expected-free_provinces = карты нейтральных провинций, каждая один раз
expected-no_special_yet = никаких специальных карт, пока составляют планы
expected-back_of_plan = карта лицом вниз на каждой клетке с планом и ни на какой другой
expected-one_moment = без номера, ведь позиция — это один момент
expected-own_card = карта этого дома
