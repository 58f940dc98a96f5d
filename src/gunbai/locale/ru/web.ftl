### The pages.

## Everywhere

app-name = Gunbai
skip-to-content = К содержимому
loading = Минутку…
guest-name = Гость { $number }
guest-mark = гость
guest-named = { $name } (гость)
go-home = На главную
try-again = Повторить
close = Закрыть
copy = Скопировать
copied = Скопировано
you = вы
tip-clause = Пункт { $clause }
game-rising-sun = Восходящее солнце
    .about = Дома, союзы и предательство. Три времени года политики и войны, а зимой — подсчёт очков. 3–5 игроков, около полутора часов.
    .short = Союзы и предательство
game-shogun = Сёгун
    .about = Втайне планируйте целый раунд, кормите свои провинции, а сражения пусть решает башня с кубиками. 3–5 игроков, около двух часов.
    .short = Тайные планы и башня сражений

nav-lobby = Столы
nav-rules = Правила
nav-puzzles = Задачи
nav-editor = Редактор
nav-settings = Настройки
nav-profile = Профиль
nav-label = Главное меню

## Screens that say what went wrong

old-page-title = Gunbai обновился
old-page-text = Эта страница старше сервера. Ваша партия сохранена; загрузите страницу заново, чтобы продолжить.
old-page-do = Обновить
page-failed-title = Страница не загрузилась
page-failed-text = Сервер не ответил. Возможно, он временно недоступен или у вас нет сети.
no-page-title = По этому адресу ничего нет
no-page-text = Ссылка устарела или в ней опечатка.
table-unknown-title = Такого стола нет
table-unknown-text = Стол не существует, закрыт за давностью или доступен только по приглашению, а в ссылке его нет.
table-full-title = За столом нет мест
table-full-text = Все места заняты. Можно смотреть партию или открыть свой стол.
table-watch = Смотреть
kicked-title = Вы вышли из учётной записи
kicked-text = Сеанс завершён, или этот сервер больше вас не пускает. Войдите снова или продолжите как гость.
server-gone-title = Сервер молчит
server-gone-text = Мы продолжаем попытки. Ничего не потеряно: каждый ход сохраняется раньше, чем показывается.
invite-bad-title = Это приглашение не работает
invite-bad-text = В нём опечатка, или стола больше нет. Попросите у друга новую ссылку.
seat-bad-title = Ссылка на место не работает
seat-bad-text = Её сменила более новая, или в ней опечатка. Создайте новую за столом на том устройстве, где вы ещё сидите.

## First page

home-title = Садитесь и играйте
home-lead = Две настольные игры о феодальной Японии: точные правила, честный жребий и терпеливые боты. Без регистрации.
home-play-bots = Играть с ботами
home-play-bots-of = { home-play-bots }: «{ $game }»
home-new = Новый стол
home-friends-of = { home-friends }: «{ $game }»
home-friends = Пригласить друзей
home-starting = Готовим стол…
home-failed = Не удалось открыть стол.
lobby-mine = Ваши столы
lobby-open = Открытые столы
lobby-running = Партии для зрителей
lobby-none-mine = Вы пока не сидите ни за одним столом.
lobby-none-open = Никто не ждёт игроков. Откройте стол: друзья присоединятся по ссылке.
lobby-none-running = Открытых партий сейчас нет.
lobby-failed = Не удалось загрузить список столов.
lobby-go-on = Продолжить
lobby-your-turn = Ваш ход
lobby-join = Присоединиться
lobby-watch = Смотреть
lobby-replay = Повтор
lobby-record = Проанализировать запись
lobby-seats = Занято мест: { $taken } из { $seats }
lobby-rated = Рейтинговая
lobby-won = Победа: { $names }

## New table

new-title = Новый стол
new-game = Игра
new-players = Игроки
new-seats = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
new-who = Кто где сидит
new-me = Вы
new-person = Друг по ссылке
new-bot = Бот: { $bot }
new-here = Игрок у этого экрана
new-here-name = Игрок { $number }
new-seat = Место { $number }
new-faces = Выбрать по лицу
new-people = Люди
new-cast = Персонажи
new-plain = Обычные боты
new-draw = Другие наугад
new-clans = Дома
new-clans-random = Дома определит жребий
new-clans-chosen = Дома выбраны вами
new-clans-hint = { $count ->
        [one] Выберите { $count } дом; места идут по стартовому значению чести.
        [few] Выберите { $count } дома; места идут по стартовому значению чести.
        [many] Выберите { $count } домов; места идут по стартовому значению чести.
       *[other] Выберите { $count } дома; места идут по стартовому значению чести.
    }
new-options = Параметры
new-options-hint = Для первой партии подойдут стандартные значения.
new-rulings = Ещё параметры и толкования: { $count }
new-pace = Темп
new-pace-free = Без часов
    .about = Каждый думает, сколько нужно.
new-pace-live = Вживую
    .about = 2 минуты на ход и 15 минут про запас: один вечер.
new-pace-turns = По переписке
    .about = Сутки на каждый ход: играйте, когда есть минутка.
new-tea = Два бота заключают союз за
new-tea-seconds = { $amount } с
new-policy = Когда время вышло
new-policy-bot = Играет бот
new-policy-wait = Стол ждёт
new-policy-vote = Остальные голосуют
new-public = Смотреть и садиться на свободные места могут все
new-rated = Рейтинговая игра: советов нет ни для кого
table-default-name = Стол: { $name }
new-name = Название стола
new-create = Открыть стол
new-start = Начать игру

bot-random = Странник
    .about = Делает любой разрешённый ход. Чтобы осмотреться.
bot-novice = Новичок
    .about = Знает правила и полезные приёмы, но ошибается.
bot-steady = Бывалый
    .about = Играет крепко, но далеко вперёд не смотрит.
bot-master = Мастер
    .about = Просчитывает множество возможных партий вперёд. На ход нужно несколько секунд.
bot-sage = Мудрец
    .about = Сам научился оценивать позицию и просчитывает партию вперёд. На ход нужно несколько секунд.
bot-sage-quick = Мудрец, быстрый
    .about = Сам научился оценивать позицию и ходит сразу, без раздумий.

bot-abbot = Рёсэцу
    .about = Говорит раз за вечер, и все меняют планы.
bot-merchant = Комацуя Осигэ
    .about = Считает ваши монеты раньше вас.
bot-veteran = Куроива Дандзо
    .about = Лишился глаза, держа слово; сдержит и следующее.
bot-poet = Асагири Сэн
    .about = Лучше красиво проиграет, чем скучно выиграет; выбирать приходится редко.
bot-fisher = Исохама Тэцу
    .about = Читает прилив, потом стол, потом ваше лицо.
bot-actor = Кагэро
    .about = Плачет настоящими слезами по заказу; потом проверьте кошелёк.
bot-astronomer = Хосими Ито
    .about = Видела по звёздам, что союз распадётся, и всё равно подписала.
bot-magistrate = Ицуки Гэмба
    .about = Каждый договор читает вслух, дважды.
bot-monk = Варабэ-бо
    .about = Смеётся над своими потерями; над вашими — громче.
bot-widow = Мицусэ Каэдэ
    .about = Подняла знамя в тот день, когда оно упало, и до сих пор держит.
bot-cartographer = Нагиса Рокубэй
    .about = Знает кратчайшую дорогу в ваш регион и чего она стоит.
bot-archer = Такэмори Сигурэ
    .about = Молчит с весны. Зато говорят стрелы.

bot-tempered = { $bot }, { $temper }
temper-none = обычный
temper-even = ровный
    .about = Не добрее и не коварнее прочих.
temper-loyal = верный
    .about = Хранит союзы.
temper-greedy = жадный
    .about = Идёт туда, где награды.
temper-treacherous = коварный
    .about = Предаёт, когда это выгодно.
new-temper = Нрав

## Waiting for players

wait-title = Ожидаем игроков
wait-invite = Отправьте эту ссылку друзьям
wait-free = свободно
wait-start = Начать игру
wait-not-yet = Сначала заполните свободные места друзьями или ботами.
wait-fill = Посадить ботов
wait-leave = Выйти из-за стола
wait-join = Сесть сюда
wait-seed = Все случайности определяет тайное зерно; его SHA-256 показан уже сейчас, а само зерно раскроется в конце, и проверить сможет каждый.

## Table

table-your-turn = Ваш ход
table-year = Год { $year }
table-turn-of = Выбирает { $name }
table-turns-of = Выбирают: { $names }
table-over = Игра окончена
table-paused = Пауза
table-past = Раньше:
table-now = К текущему ходу
stage = Что происходит
stage-pause = Пауза
stage-resume = Дальше
stage-rate = Скорость: ×{ $rate }
stage-skip = Пропустить
stage-next = Дальше
stage-film = Пока вас не было
table-watching = Вы зритель
table-bot-thinks = { $name } думает…
table-choices = Ваш выбор
table-all-choices = Все варианты
table-drawer = Рядом с полем
table-close = Закрыть
map-zoom-in = Приблизить
map-zoom-out = Отдалить
map-why-zoom = Всё поле уже на экране.
table-confirm = Подтвердить
table-confirm-hint = Это завершит ваш ход или передаст его другим.
table-final = Отменить это будет нельзя.
why-busy = Ваш предыдущий выбор ещё отправляется.
why-beginning = Это уже начало.
why-end = Это уже конец.
why-starting = Стол уже готовится.
table-change = Изменить
table-undo = Отменить
table-reset = Ход заново
table-since = С вашего прошлого хода
table-log = Журнал
table-chat = Чат
table-deals = Сделки
table-coach = Советник
table-more = Стол
table-text = Текстовый режим
table-unavailable = Что сейчас невозможно и почему
    .none = Всё, что относится к этому вопросу, возможно.
table-online = здесь
table-offline = не в сети
table-stand-in = играет бот
stand-in-mine = За вас играет бот.
stand-in-back = Я снова здесь
table-ready = готово
table-thinking = выбирает
table-bank = Осталось { $time }
table-spectators = { $count ->
        [0] зрителей нет
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
table-mending = Соединение потеряно. Восстанавливаем…
table-silent = Сервер не отвечает…
table-mended = Соединение восстановлено.
table-mend-now = Повторить
table-curtain-title = { $name }, ваш ход
table-curtain-text = Остальных просим отвернуться.
table-curtain-do = Я — { $name }
table-board = Поле
table-map-label = Игровое поле: «{ $game }»
keys-title = Клавиши
keys-primary = Главная кнопка
keys-number = Вариант из открытого списка
keys-map = На поле: стрелки перемещают, Enter выбирает
keys-pause = Остановить показ или продолжить
keys-escape = Отложить, закрыть, пропустить показ
rules-find = Искать в правилах
rules-whole = Вся книга правил

log-all = Все
log-phase-all = Вся игра
log-empty = Пока ничего не произошло.
log-filter-player = Игрок
log-filter-phase = Фаза
log-step-back = На шаг назад
log-step-on = На шаг вперёд
log-steps = По шагам

chat-empty = Пока никто ничего не сказал.
voices-mute = Заглушить персонажей
voices-hear = Слушать персонажей
voices-mute-one = Заглушить
chat-to = Кому
chat-all = Всем
chat-say = Сказать
chat-placeholder = Напишите что-нибудь…
chat-whisper = лично: { $name }

deal-empty = Сделок пока нет. Монеты и ронины переходят сразу, как только сделку приняли; обещания ни к чему не обязывают, но стол их помнит.
deal-new = Новая сделка
deal-to = С кем
deal-give = Вы отдаёте
deal-take = Вы получаете
deal-promise = Вы обещаете
deal-put-in = Сначала добавьте что-нибудь: монеты, ронинов или обещание.
deal-promise-asked = Вам обещают
deal-coins = Монеты
deal-ronin = Ронины
deal-send = Предложить
deal-send-gift = Подарить
deal-accept = Принять
deal-refuse = Отклонить
deal-counter = Встречное предложение
deal-retract = Отозвать
deal-mark-kept = Сдержано
deal-mark-broken = Нарушено
deal-kept = Обещание сдержано
deal-broken = Обещание нарушено
deal-status-open = открыто
deal-status-accepted = принято
deal-status-refused = отклонено
deal-status-retracted = отозвано
deal-status-countered = есть встречное предложение
deal-status-expired = больше не в силе
deal-nothing = ничего
deal-you = Вы
deal-promises = обещание: «{ $text }»
deal-some-coins = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
deal-some-ronin = { $amount ->
        [one] { $amount } ронин
        [few] { $amount } ронина
        [many] { $amount } ронинов
       *[other] { $amount } ронина
    }
deal-side-gives = отдаёт
deal-side-gives-you = Вы отдаёте
deal-side-promises = обещает
deal-side-promises-you = Вы обещаете
deal-promise-add = Добавить обещание
deal-promise-which = Что обещают
deal-promise-remove = Убрать: { $text }
deal-promise-own = Своими словами
deal-particular-province = Регион
deal-particular-advantage = Преимущество
deal-particular-mandate = Приказ
deal-particular-kami = Ками
deal-particular-card = Карта
deal-particular-amount = Сколько
deal-particular-seat2 = Дом
deal-all-advantages = все преимущества
deal-private = Будем знать только мы двое
deal-private-mark = только между двоими
deal-more = На монету больше
deal-less = На монету меньше
deal-mirror = То же от обоих
deal-change = Изменить…
deal-why = Почему нет?
deal-because = Отклонено: { $reason }
deal-reason-too_dear = слишком дорого
deal-reason-too_little = слишком мало
deal-reason-you_lead = вы впереди
deal-reason-trust = не хватает доверия
deal-reason-need_it = нужно самим
deal-reason-other_cup = другой союз лучше
deal-reason-nothing_in_it = никакой выгоды
deal-reason-not_now = не сейчас
deal-reason-unbound = обещаний не даёт
promise-warning = Так вы нарушите обещание (кому: { $seat }): { $promise }
deal-goes-on = Переговоры
ledger = Книга обещаний
ledger-about = Обещания никого не связывают; что с ними стало, остаётся здесь.
ledger-empty = Пока никто ничего не обещал.
ledger-row = { $seat } → { $seat2 }
ledger-word-kept = Кто держит слово
ledger-score = { $kept } из { $all }

vote-call = Спросить остальных
vote-undo = Отменить мой ход
vote-pause = Поставить на паузу
vote-resume = Играть дальше
vote-abort = Прервать игру
vote-replace = Заменить ботом: { $name }
vote-asks-undo = { $name } просит отменить ход.
vote-asks-pause = { $name } просит паузу.
vote-asks-resume = { $name } просит играть дальше.
vote-asks-abort = { $name } просит прервать игру.
vote-asks-replace = { $name } просит, чтобы за игрока { $target } играл бот.
vote-asks-coach = { $name } предлагает разрешить здесь советы всем.
vote-yes = Да
vote-no = Нет
vote-waiting = Ожидаем: { $names }.
more-link = Ссылка для друзей и зрителей
more-seat-link = Моё место на другом устройстве
more-seat-link-about = Эта ссылка открывает ваше место: никому её не давайте. Новая отменяет прежнюю.
more-seat-link-make = Создать ссылку
more-leave = Оставить партию боту
more-leave-about = Бот играет дальше на вашем месте. Вернуться можно в любой момент.
more-leave-do = Передать
more-rules = Правила этой игры
more-replay = Повтор партии
more-analysis = Анализ
more-what-if = А если…
more-edit = Изменить эту позицию
more-origin = К исходной игре
more-download = Скачать запись игры
more-rematch = Сыграть ещё раз
more-rematch-join = К следующей партии
more-seed = Хеш тайного зерна

over-title = Победа: { $name }
over-shared = Делят победу: { $names }
over-total = Всего
over-points = Очки
over-decided = Что решило партию
over-see = Посмотреть
over-aborted = Игра прервана.
over-expired = Стол закрыт за давностью.

## Replay

replay-title = Повтор партии
replay-to-table = Назад к столу
replay-move = Ход { $move } из { $moves }
replay-eyes = Чьими глазами
replay-eyes-all = Всех
replay-play = Пуск
replay-pause = Пауза
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-first = В начало
replay-link = Скопировать ссылку на этот момент
replay-download = Скачать
replay-not-over = Партия ещё идёт. Повтор откроется, когда она закончится.
replay-timeline = Лента партии
replay-closed = Дальнейшие очки скрыты.
replay-open = Показать
replay-close = Скрыть
replay-lines = Линии показывают: { $what }
replay-begins = Партия начинается
replay-chapters = Главы
replay-again = Ещё раз

## Rules

rules-title = Правила: «{ $game }»
rules-search = Поиск по правилам
rules-found = { $count ->
        [0] Ничего не найдено
        [one] { $count } пункт
        [few] { $count } пункта
        [many] { $count } пунктов
       *[other] { $count } пункта
    }
rules-chapters = Главы
rules-see = См.
rules-none = В правилах ничего не нашлось по запросу «{ $query }».
rules-unknown = Пункта { $clause } нет. Возможно, один из этих:
rules-sheet = Памятка
    .about = Всё, что может понадобиться в игре, для печати на A4
    .provinces = Провинции: налоги · рис · места для зданий
rules-examples = Примеры
rules-options = Параметры и толкования
    .about = Параметры выбирают для стола; стандартное значение стоит первым. Толкования решают то, о чём правила игры молчат.
rules-ruling = Наше толкование
rules-instead = Другие прочтения
rules-standard = Стандарт
rules-used = Где это применяется
rules-use-clause = Правила
rules-use-card = Карты
rules-use-mandate = Приказы
rules-use-kami = Ками
rules-use-advantage = Военные преимущества
rules-use-clan = Дома
rules-use-figure = Фигурки
rules-use-phase = Время года
rules-use-option = Параметры
rules-use-action = Действия
rules-use-building = Здания
rules-use-special = Специальные карты
rules-use-step = Раунд
rules-use-event = События
rules-use-question = Решения
rules-use-news = Что происходит
rules-use-refusal = Отказы
rules-use-book = Вопросы
example-show = Показать на поле
example-hide = Закрыть поле
example-position = Позиция
example-step = Шаг { $step } из { $steps }
example-back = На шаг назад
example-on = На шаг вперёд
practice-begin = Играть дальше отсюда
practice-about = Вы играете за всех; ничего не сохраняется.
practice-label = Партия из примера
practice-again = Начать заново
practice-back = К правилам
practice-more = Показать больше
practice-less = Показать меньше

## Profile and settings

settings-title = Настройки
settings-language = Язык
settings-edition = Названия из печатного издания
settings-edition-about = Фигурки, регионы, ками и приказы называются так, как в издании на этом языке. В правилах остаются наши слова; подсказки и словарь знают и те и другие.
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-contrast = Цвета
settings-contrast-normal = Тушь и рисовая бумага
settings-contrast-strong = Высокий контраст
settings-motion = Движение
settings-motion-system = Как в системе
settings-motion-reduced = Меньше
settings-pace = Показывать события
settings-pace-all = Все, не спеша
settings-pace-brief = Главное
settings-pace-none = Ничего: сразу дальше
settings-sound = Звуки
settings-sound-about = Дерево, монеты и барабаны сопровождают игру, а когда наступает ваш ход, раздаётся стук.
settings-music = Музыка
settings-music-about = Тихое кото во время игры, каждый раз новая мелодия.
settings-volume = Громкость
settings-confirm = Спрашивать перед концом хода
settings-confirm-about = Последнее решение хода сначала показывается и отправляется, когда вы его подтвердите.
settings-text = Текстовый режим
settings-text-about = Стол в виде текста: позиция описана словами, варианты — списком.
settings-notices = Уведомления
settings-notices-about = Уведомление браузера, когда наступает ваш ход, а страница скрыта.
settings-notices-denied = Браузер не разрешает уведомления этой странице.
profile-title = Профиль
profile-guest = Вы играете как гость на этом устройстве. С учётной записью ваши партии будут с вами везде.
rename-label = Как вас называют другие
rename-do = Сменить имя
rename-done = Теперь вас зовут так.
profile-name = Имя
profile-password = Пароль, от 8 знаков
profile-create = Создать учётную запись
profile-sign-in = Войти
profile-sign-out = Выйти
profile-games = Сыграно партий: { $count }
profile-won = Побед: { $count }
profile-rated = Рейтинговых партий: { $count }, побед: { $won }
profile-kept = Обещаний сдержано: { $kept }, нарушено: { $broken }
profile-since = Здесь с { $date }
profile-nobody = Вы ещё нигде не играли.
profile-gives = Что даёт учётная запись
profile-gives-games = Ваши партии и победы на любом устройстве
profile-gives-name = Имя, которое больше никто не займёт
profile-gives-along = Всё, что вы сыграли гостем, останется с вами
profile-unknown = Такого профиля нет.
profile-first = После первой партии здесь появятся ваши места и выполненные обещания.
profile-last = Последние игры
profile-places = Места в последних играх, новое в конце
profile-beaten = Побеждённые боты

## My account, and how one comes in

account-password = Сменить пароль
account-old = Нынешний пароль
account-new = Новый пароль, от 8 знаков
account-change = Сменить
account-changed = Пароль изменён, сеансы на всех других устройствах завершены.
account-mail = Адрес на случай забытого пароля
account-mail-none = Адреса нет: забыв пароль, придётся обращаться к администратору.
account-mail-field = Электронный адрес
account-mail-set = Отправить туда письмо
account-mail-sent = Письмо отправлено. Адрес начнёт действовать, когда вы перейдёте по ссылке из письма.
account-mail-remove = Забыть адрес
account-sessions = Где вы вошли
account-session-guest = Как гость
account-session-new-account = С создания учётной записи
account-session-signed-in = По имени и паролю
account-session-seat-link = По ссылке на место
account-session-here = это устройство
account-session-end = Выйти там
account-hooks = Уведомления через вебхук
account-hooks-about = Когда ваш ход, а страница закрыта, сервер сообщает об этом по этим адресам: в канал Discord или вашей программе.
account-hook-address = Адрес вебхука, https
account-hook-add = Добавить вебхук
account-hook-remove = Убрать
account-stored = Что о вас хранится
account-stored-about = Ваши партии, сказанное вами, сделки и сеансы одним файлом.
account-export = Получить файл
account-end = Удалить учётную запись
account-end-guest = Удалить всё обо мне
account-end-about = Ваше имя, сказанное вами и сеансы будут удалены. Начатые партии доиграют боты; законченные останутся, но без вашего имени. Отменить это не сможет никто.
account-end-sure = Удалить навсегда
forgotten = Забыли пароль?
forgotten-sent = Если у учётной записи есть адрес, письмо со ссылкой уже отправлено.
forgotten-no-mail = Этот сервер не отправляет почту. Ссылку для нового пароля может дать его администратор.
reset-title = Новый пароль
reset-text = После этого сеансы на всех устройствах завершатся.
reset-do = Задать пароль
reset-done = Пароль задан. Теперь войдите с новым паролем.
ticket-bad-title = Эта ссылка не работает
ticket-bad-text = Её уже использовали, она устарела, или в ней опечатка. Попросите новую.
mail-done-title = Адрес подтверждён
mail-done-text = Если вы забудете пароль, ссылка придёт туда.
welcome-title = Вас пригласили
welcome-text = По этой ссылке можно создать одну учётную запись на этом сервере.
entry-closed = Сейчас здесь никто не может создать учётную запись.
entry-invited = Учётную запись здесь создают по приглашению: попросите ссылку.

## The admin's page

nav-host = Сервер
host-people = Люди
host-tables = Столы
host-entry = Кто может войти
host-search = Часть имени
host-nobody = Никого с таким именем нет.
host-mark-admin = администратор
host-mark-banned = вход закрыт
host-mark-muted = без голоса
host-ban = Закрыть вход
host-unban = Снова пустить
host-mute = Лишить голоса
host-unmute = Вернуть голос
host-promote = Сделать администратором
host-demote = Снять права администратора
host-sign-out = Завершить все сеансы
host-reset = Новый пароль
host-export = Экспорт
host-delete = Удалить
host-sure = Да, точно
host-reset-link = Передайте эту ссылку игроку { $name }. По ней можно один раз, в течение суток, задать новый пароль.
host-done = Готово.
host-entry-open = Все
    .about = Учётную запись создаёт каждый, кто хочет.
host-entry-invited = Приглашённые
    .about = Для учётной записи нужно ваше приглашение.
host-entry-closed = Никто
    .about = Те, у кого есть учётная запись, играют дальше. Пускать ли гостей, решают при запуске сервера.
host-invite = Создать приглашение
host-invite-link = Ссылка действует для одной учётной записи в течение двух недель.
host-moves = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
host-no-tables = Столов ещё нет.
host-open = Места и разговоры
host-close = Закрыть стол
host-kick = Забрать место
host-kick-about = До начала игры место снова освобождается. В начатой партии дальше играет бот.
host-said = Что было сказано всем
host-said-none = Общих сообщений не было.
host-said-remove = Убрать
host-token-text = Эту страницу видит только администратор. Пока его нет, сервер при запуске выводит токен: с ним ваша учётная запись станет администратором.
host-token = Токен
host-token-do = Стать администратором
host-needs-account = Сначала войдите в учётную запись.
talk-removed = убрано
status-open = открыт
status-running = идёт игра
status-over = игра закончена
status-aborted = закрыт
status-expired = устарел

## Refusals of the server

error-connection-lost = Нет соединения: ничего не отправлено. Восстанавливаем.
error-server-gone = Сервер не ответил.
error-sign_in-wrong = Неверное имя или пароль.
error-name-taken = Это имя занято.
error-name-account = Имя учётной записи изменить нельзя.
error-person-banned = Вам нельзя пользоваться этим сервером.
error-session-missing = Сначала войдите или играйте как гость.
error-table-unknown = Такого стола нет.
error-table-full = Все места заняты.
error-table-paused = Игра на паузе.
error-table-not_running = Здесь сейчас не играют.
error-seat-none = Вы не сидите за этим столом.
error-server-closing = Сервер закрывается; попробуйте чуть позже.
error-storage-failed = Ход не удалось сохранить; ничего не изменилось.
error-storage-away = Сервер не может обратиться к своему хранилищу; попробуйте чуть позже.
error-table-lost = Ответ не пришёл: по столу видно, выполнен ли ход.
error-table-moving = Этот стол переезжает на другой сервер; попробуйте чуть позже.
error-record-delayed = Зрители этого стола получат запись в конце партии.
error-seat-link = Эта ссылка на место неверная или уже не действует.
error-seat-taken = Там уже кто-то сидит.
error-table-not_open = Этот стол уже закрыт.
error-table-free_seats = Есть свободные места: заполните их людьми или ботами.
error-table-by_invitation = За этот стол садятся по ссылке-приглашению.
error-table-not_host = Это может только хозяин стола.
error-table-too_many = У вас слишком много открытых столов; сначала доиграйте или закройте один.
error-table-rules_changed = Эту партию играли по прежним правилам, она останется как есть.
error-account-name_taken = Это имя занято.
error-guests-closed = Этот сервер не принимает гостей: нужна учётная запись.
error-session-seat_only = На этом устройстве открыт доступ только к одному месту.
error-session-invalid = Сеанс завершён; войдите снова.
error-deal-closed = Это предложение уже закрыто.
error-deal-empty = Добавьте в сделку монеты, ронинов или обещание.
error-deal-not_yours = На это предложение отвечает другая сторона.
error-deal-no_promise = Другая сторона ничего не обещала: отмечать нечего.
error-talk-to = На том месте некому это услышать.
error-tea-not_now = Сейчас нет чайной церемонии.
error-tea-waited = Просить остальных подождать можно дважды за церемонию.
error-tea-no_cup = Вашей чашки нет, или вы уже дважды её забирали.
error-tea-poured = Сейчас { $seat } пьёт чай с другим домом. Подождите или спросите кого-нибудь ещё.
error-vote-open_already = По этому вопросу уже голосуют.
error-vote-not_absent = Этот игрок здесь, или сейчас от него ничего не ждут.
error-limit-sockets = У вас открыто слишком много страниц.
error-limit-watchers = За этим столом уже столько зрителей, что места больше нет.
error-server-fault = Это наша ошибка; мы её записали.
error-analysis-unknown = Анализа этой игры ещё нет.
error-puzzle-unknown = Такой задачи нет.
error-position-too_many = Вы храните слишком много позиций: сначала удалите какую-нибудь.
error-position-too_long = Для позиции это слишком длинно.
error-position-not_yours = Изменить эту позицию может только тот, кто её составил.
error-position-unknown = Такой позиции нет, или её удалили.
error-move-unknown = Такого хода нет.
error-deal-seat = Сделку заключают с другим игроком за этим столом.
error-deal-unknown = Такого предложения нет.
error-invite-unknown = Это приглашение не действует.
error-person-unknown = Такого игрока здесь нет.
error-person-not_admin = Это может сделать только администратор.
error-admin-token = Сначала войдите в учётную запись; тогда администратором её сделает токен, который вывел сервер.
error-registration-closed = Сейчас здесь никто не может создать учётную запись.
error-registration-invited = Учётную запись здесь создают по приглашению.
error-invitation-invalid = Это приглашение неверное или уже не действует.
error-ticket-invalid = Эта ссылка неверная или уже не действует.
error-password-wrong = Это не ваш пароль.
error-mail-off = Этот сервер не отправляет почту; поможет его администратор.
error-person-guest = У гостя нет учётной записи.
error-person-yourself = Со своей учётной записью этого сделать нельзя.
error-seat-nobody = Там никто не сидит, или игра закончена.
error-saying-unknown = Под таким номером ничего не сказано.
error-talk-muted = Администратор не разрешает вам здесь писать.
error-talk-full = Здесь сказано уже так много, что места больше нет.
error-deal-too_many = Вы сделали слишком много предложений в этой игре.
error-table-not_over = Игра ещё не окончена.
error-table-study = Это ветка «А если…»: она начинается посреди игры.
error-what_if-hidden = Игра ещё идёт: скрытое можно лишь раздать заново.
error-what_if-over = Отсюда уже нечего играть.
error-what_if-people = Здесь играют люди: «А если…» ждёт, пока игра закончится.
error-what_if-rated = Игра рейтинговая: «А если…» ждёт, пока она закончится.
error-table-not_started = Игра ещё не началась.
error-table-closed = Этот стол закрыт.
error-seat-not_yours = Это не ваше место.
error-talk-spectator = Зрители не пишут игрокам лично.
error-vote-not_asked = В этом голосовании вас не спрашивают.
error-vote-unknown = Такого голосования нет.
error-vote-target = Выберите, о каком игроке речь.
error-coach-unasked = Здесь играют люди: сначала все должны согласиться на советы.
error-coach-rated = Игра рейтинговая: советов нет ни для кого.
error-coach-lesson = В уроке карточки говорят, что делать.
error-coach-agreed = Все уже согласились.
error-coach-free = Против ботов никого спрашивать не нужно.
error-coach-begun = Советник рассматривает все ставки или весь план сразу: заберите выложенное и спросите снова.
error-coach-away = Советник не отвечает. Спросите ещё раз чуть позже.
error-manual-away = Описание интерфейса не удалось составить. Спросите ещё раз чуть позже.
error-hook-target = Уведомления отправляются только на адреса https.
error-hook-too_many = У вас слишком много адресов для уведомлений; сначала уберите один.
error-input-invalid = Одно из значений невозможно.
error-request-too_long = Это слишком длинно.
error-host-unknown = У этого сервера другое имя. Откройте адрес, который дал вам хозяин.
error-limit = Слишком много сразу. Подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
error-other = Сервер этого не разрешает ({ $code }).

## What the table itself says in the log

event-sealed = { $seat } запечатывает решение
event-unsealed = { $seat } забирает запечатанное решение
event-opened = { $seat } вскрывает запечатанное
seal-hash = Печать { $hash }…
event-rewound = По общему согласию игра возвращается к ходу { $amount }

## The guided first game

home-learn-of = { lesson-begin }: «{ $game }»
lesson-begin = Учиться играя
    .about = Первая партия с подсказками: десять минут, шаг за шагом. Можно уйти и вернуться.
lesson-step = Шаг { $number } из { $amount }
lesson-label = Урок
lesson-show = Показать урок
lesson-hide = Скрыть урок
lesson-free-game = Своя партия
refusal-lesson-other = Сейчас урок просит другое: что именно, сказано на карточке.
