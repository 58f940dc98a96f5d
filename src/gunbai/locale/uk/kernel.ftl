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
refusal-undo-too_far = Можна скасувати: { $possible ->
        [0] нічого
        [one] { $possible } рішення
        [few] { $possible } рішення
        [many] { $possible } рішень
       *[other] { $possible } рішення
    }. Не далі за жеребкування, відкриття чи дію іншого гравця.
refusal-batch-crosses_reveal = Вибирайте по одному: між цими рішеннями щось відкривається.
refusal-input-badinput = { $kind ->
        [among] { $field }: можна вибрати { $words }, а введено { $got }.
        [like] { $field }: { $got } немає; є, наприклад, { $words }.
        [range] { $field }: число має бути від { $low } до { $high }, а введено { $got }.
       *[text] { $field }. Потрібно: { $expected }; отримано: { $got }.
    }
refusal-input-badposition = { $field }. Потрібно: { $expected }; отримано: { $got }.
refusal-input-badrecord = { $field }. Потрібно: { $expected }; отримано: { $got }.

field-seat = Місце
field-seats = Місць
field-players = Гравців
field-humans = Людей
field-language = Мова
field-clause = Пункт
field-game = Гра
field-bot = Бот
field-temper = Вдача
field-options = Параметр
field-games = Партій
field-workers = Процесів
field-think = Час на роздуми в мілісекундах
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
field-luck = випадок
field-document = документ
field-promise = обіцянка

expected-rule_words = слова, які є в правилах
expected-defenders = кількість захисників або --neutral
expected-tower = shogun, де вирішує вежа
expected-bytes = не більше байтів, ніж { $most }
expected-utf8_record = запис гри в UTF-8
expected-readable = запис гри, який можна прочитати
expected-running = гра, яка ще триває (інші покаже gunbai replay)
expected-commas = імена через кому
expected-names = від 1 до { $most } імен
expected-printable = від 1 до { $most } видимих знаків
expected-new_file = новий файл (або --resume, щоб продовжити ту гру)
expected-own_seat = --seat, бо ця гра ще триває, а її таємниці належать іншим
expected-no_tempers = без вдачі: у цій грі її немає
expected-no_temper = без вдачі: цей бот не укладає угод
expected-own_temper = без вдачі: персонаж має власну
expected-clans = стільки кланів, скільки гравців ({ $most })
expected-draft_on_moon = draft на місячній стороні (таблиці — для сонячної, SG2.6)
expected-sun_with_three = sun для 3 гравців або moon_three=assumed (SG1.1)
