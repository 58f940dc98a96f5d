### Events and refusals of the kernel, the same in every game; seats where a game has no names for them.

seat-0 = Гравець 1
    .gen = гравця 1
seat-1 = Гравець 2
    .gen = гравця 2
seat-2 = Гравець 3
    .gen = гравця 3
seat-3 = Гравець 4
    .gen = гравця 4
seat-4 = Гравець 5
    .gen = гравця 5
quoted = «{ $text }»

event-undone = { $seat } скасовує { $amount ->
        [one] { $amount } рішення
        [few] { $amount } рішення
        [many] { $amount } рішень
       *[other] { $amount } рішення
    }
event-undone_by_you = { $seat }, ви скасовуєте { $amount ->
        [one] { $amount } запечатане рішення
        [few] { $amount } запечатані рішення
        [many] { $amount } запечатаних рішень
       *[other] { $amount } запечатаного рішення
    }

refusal-turn-not_yours = { $seat } зараз нічого не вибирає.
refusal-decision-stale = Гра вже пішла далі: це відповідь на попереднє запитання.
refusal-action-form = { $text }: потрібні місце гравця і дія.
refusal-action-unknown = { $text }: такої дії в цій грі немає.
refusal-action-numbers = { $text }: цілих чисел бракує або забагато.
refusal-undo-too_far = { $possible ->
        [0] Скасувати нічого не можна
        [one] Можна скасувати { $possible } рішення
        [few] Можна скасувати { $possible } рішення
        [many] Можна скасувати { $possible } рішень
       *[other] Можна скасувати { $possible } рішення
    }: не далі за жеребкування, відкриття чи дію іншого гравця.
refusal-batch-crosses_reveal = Вибирайте по одному: між цими рішеннями щось відкривається.
refusal-input-badinput = { $kind ->
        [among] { $field }: можна вибрати { $words }, а введено { $got }.
        [like] { $field }: такого немає ({ $got }); є, наприклад, { $words }.
        [range] { $field }: число має бути від { $low } до { $high }, а введено { $got }.
       *[text] { $field }. Потрібно: { $expected }; отримано: { $got }.
    }
refusal-extra-missing = Для цього потрібен пакет { $package }: pip install 'gunbai[{ $extra }]'
refusal-input-badposition = { $field }. Потрібно: { $expected }; отримано: { $got }.
refusal-input-badrecord = { $field }. Потрібно: { $expected }; отримано: { $got }.

field-seat = Місце
field-seats = Місць
field-moment = Момент
field-move = Хід
field-players = Гравців
field-humans = Людей
field-language = Мова
field-clause = Пункт
field-game = Гра
field-bot = Бот
field-agent = Агент
field-temper = Вдача
field-options = Параметр
field-asides = Дії поза чергою
field-illegal = Недозволені дії
field-rewards = Винагороди
field-games = Партій
field-workers = Процесів
field-think = Час на роздуми в мілісекундах
field-seconds = Секунд
field-split = Частина
field-step = Крок
field-samples = Кидків
field-seed = Зерно
field-attack = Нападників
field-defend = Захисників
field-tower = Вежа
field-to = Останній хід
field-engine = Рушій
field-file = Файл
field-search = Пошук
field-record = Запис
field-option = Параметр
field-bots = Боти
field-player-seed = Зерно гравця
field-luck = Жереб
field-config = Налаштування
field-document = Документ
field-promise = Обіцянка
field-settings = Налаштування
field-database = База даних
field-address = Адреса
field-table = Стіл
field-person = Людина
field-number = Номер
field-version = Версія
field-theme = Тема

expected-rule_words = слова, які є в правилах
expected-defenders = кількість захисників або --neutral
expected-tower = shogun, де вирішує вежа
expected-bytes = щонайбільше { $most ->
        [one] { $most } байт
        [few] { $most } байти
        [many] { $most } байтів
       *[other] { $most } байта
    }
expected-utf8_record = запис гри в UTF-8
expected-readable = запис гри, який можна прочитати
expected-json = документ JSON (рядок { $line }, позиція { $column })
expected-file_there = наявний файл
expected-file_allowed = файл, доступний вам
expected-folder_there = файл у наявній теці
expected-file_no_folder = файл, а не тека
expected-disk_room = вільне місце на диску
expected-running = гра, яка ще триває (інші покаже gunbai replay)
expected-commas = імена через кому
expected-names = від 1 до { $most } імен
expected-printable = від 1 до { $most } видимих знаків
expected-new_file = новий файл (або --resume, щоб продовжити ту гру)
expected-finished_game = запис завершеної гри
expected-whole_game = гра від початку (цю продовжить gunbai play --resume)
expected-unfinished = момент до кінця гри
expected-one_player = завершена гра або гра з одним гравцем
expected-own_seat = --seat, бо ця гра ще триває, а її таємниці належать іншим
expected-no_tempers = без вдачі, бо в цій грі її немає
expected-no_temper = без вдачі, бо цей бот не укладає угод
expected-own_temper = без вдачі, бо персонаж має власну
expected-clans = стільки кланів, скільки гравців ({ $most })
expected-draft_on_moon = draft на місячній стороні (таблиці — для сонячної, SG2.6)
expected-sun_with_three = sun для 3 гравців або moon_three=assumed (SG1.1)
expected-setting = значення, як його описано в docs/server.md ({ $why })
expected-toml = файл TOML
expected-free_address = вільна адреса цього комп’ютера
expected-database = файл або адреса, що починається з postgresql://
expected-database_answers = база даних, яка відповідає
expected-older_schema = схема до версії { $newest }, а не від новішої Gunbai
expected-schema = схема від { $oldest } до { $newest }
expected-sqlite = SQLite; для PostgreSQL є pg_dump
expected-no_file_yet = файл, якого ще немає
expected-table_id = ідентифікатор столу, як показує gunbai admin list
expected-table_begun = стіл, за яким гра вже почалася
expected-table_going = відкритий стіл або стіл, за яким іде гра
expected-table_of_theirs = стіл, за яким ця людина сидить, а гра ще не завершена
expected-person = ім’я облікового запису або чийсь ідентифікатор
expected-account = обліковий запис, а не гість
expected-said_number = номер, який показує gunbai admin talk
expected-whole = ціле число від { $low } до { $high }
expected-among = одне з: { $words }
expected-pieces_of_clan = не більше ніж { $most } на один клан
expected-worshippers = у святині лише шінто й Комаїну
expected-own_monster = чудовисько, карту якого має цей клан, і лише в одному місці
expected-one_owner = один власник цього чудовиська
expected-copies = таких карт загалом не більше ніж { $most }
expected-mutual_ally = союзник, який теж має цей клан за союзника
expected-four_kami = чотири різні камі
expected-first_kami = камі першої гри, бо вибрано цей параметр
expected-different_wars = різні провінції
expected-every_seat = кожен гравець один раз
expected-token_once = кожна плитка битви один раз
expected-foreign_hostages = полонені — лише фігурки інших гравців
expected-bids_within = ставки в межах наявних монет ({ $most })
expected-fitting_steps = момент, що узгоджується з рештою позиції
expected-moment_comes = момент, коли комусь є що вибирати
expected-board_province = провінція цієї сторони поля
expected-markers = маркерів повстання загалом не більше ніж { $most }
expected-sites = різних будівель у цій провінції не більше ніж { $most }
expected-armies_in_all = армій одного дому не більше ніж { $most }
expected-farmers_in_all = селян загалом не більше ніж { $most }
expected-buildings_in_all = таких будівель загалом не більше ніж { $most }
expected-free_special = спеціальна карта, якої не має ніхто інший
expected-free_provinces = карти нейтральних провінцій, кожна один раз
expected-no_special_yet = жодної спеціальної карти, доки складають плани
expected-back_of_plan = карта долілиць на кожній комірці з планом і на жодній іншій
expected-one_moment = без номера, адже позиція — це один момент
expected-own_card = карта цього дому
