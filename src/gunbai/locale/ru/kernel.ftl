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
        [like] { $field }: { $got } нет; есть, например, { $words }.
        [range] { $field }: число должно быть от { $low } до { $high }, а введено { $got }.
       *[text] { $field }. Нужно: { $expected }; получено: { $got }.
    }
refusal-input-badposition = { $field }. Нужно: { $expected }; получено: { $got }.
refusal-input-badrecord = { $field }. Нужно: { $expected }; получено: { $got }.

field-seat = Место
field-seats = Мест
field-players = Игроков
field-humans = Людей
field-language = Язык
field-clause = Пункт
field-game = Игра
field-bot = Бот
field-temper = Нрав
field-options = Параметр
field-games = Партий
field-workers = Процессов
field-think = Время на раздумья в миллисекундах
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
field-luck = случай
field-document = документ
field-promise = обещание

expected-rule_words = слова, которые есть в правилах
expected-defenders = число обороняющихся или --neutral
expected-tower = shogun, где решает башня
expected-bytes = не больше байтов, чем { $most }
expected-utf8_record = запись игры в UTF-8
expected-readable = запись игры, которую можно прочитать
expected-running = игра, которая ещё идёт (другие покажет gunbai replay)
expected-commas = имена через запятую
expected-names = от 1 до { $most } имён
expected-printable = от 1 до { $most } видимых знаков
expected-new_file = новый файл (или --resume, чтобы продолжить ту игру)
expected-own_seat = --seat, потому что игра ещё идёт, а её тайны принадлежат другим
expected-no_tempers = без нрава: в этой игре его нет
expected-no_temper = без нрава: этот бот не заключает сделок
expected-own_temper = без нрава: у персонажа он свой
expected-clans = столько домов, сколько игроков ({ $most })
expected-draft_on_moon = draft на лунной стороне (таблицы — для солнечной, SG2.6)
expected-sun_with_three = sun для 3 игроков или moon_three=assumed (SG1.1)
