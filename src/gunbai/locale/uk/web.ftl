### The pages.

## Everywhere

app-name = Gunbai
skip-to-content = Перейти до вмісту
loading = Хвилинку…
guest-name = Гість { $number }
guest-mark = гість
guest-named = { $name } (гість)
go-home = На головну
try-again = Спробувати ще раз
close = Закрити
copy = Скопіювати
copied = Скопійовано
you = ви
tip-clause = Пункт { $clause }
game-rising-sun = Вранішнє сонце
    .about = Клани, альянси та зрада. Три пори року політики й війни, а взимку рахують очки. 3–5 гравців, близько півтори години.
    .short = Альянси та зрада
game-shogun = Шьогун
    .about = Таємно сплануйте весь раунд, нагодуйте свої провінції, а долю битв нехай вирішить вежа з кубиками. 3–5 гравців, близько двох годин.
    .short = Таємні плани й вежа битв

nav-lobby = Столи
nav-rules = Правила
nav-puzzles = Задачі
nav-editor = Редактор
nav-settings = Налаштування
nav-profile = Профіль
nav-label = Головне меню

## Screens that say what went wrong

old-page-title = Gunbai оновлено
old-page-text = Ця сторінка старіша за сервер. Вашу гру збережено; щоб продовжити, завантажте сторінку знову.
old-page-do = Завантажити знову
page-failed-title = Сторінка не завантажилася
page-failed-text = Сервер не відповів. Можливо, він ненадовго зник або у вас немає мережі.
no-page-title = За цією адресою нічого немає
no-page-text = Можливо, посилання застаріле або з помилкою.
table-unknown-title = Такого столу немає
table-unknown-text = Столу не існує, його строк минув або він приватний, а в посиланні бракує запрошення.
table-full-title = За столом немає місць
table-full-text = Усі місця зайнято. Можна дивитися гру або відкрити власний стіл.
table-watch = Дивитися
kicked-title = Ви вийшли із системи
kicked-text = Ваш сеанс завершився, або цей сервер вас більше не пускає. Увійдіть знову чи грайте як гість.
server-gone-title = Сервер мовчить
server-gone-text = Пробуємо ще раз. Нічого не втрачено: кожен хід зберігаємо, перш ніж показати.
invite-bad-title = Запрошення не діє
invite-bad-text = У ньому може бути помилка, або столу вже немає. Попросіть нове посилання.
seat-bad-title = Посилання на місце не діє
seat-bad-text = Його замінило новіше, або в ньому помилка. Створіть нове за столом на пристрої, де ви досі сидите.

## First page

home-title = Сідайте та грайте
home-lead = Дві настільні гри про феодальну Японію: точні правила, чесний жереб і терплячі боти. Без реєстрації.
home-play-bots = Грати з ботами
home-play-bots-of = { home-play-bots }: «{ $game }»
home-new = Новий стіл
home-friends-of = { home-friends }: «{ $game }»
home-friends = Запросити друзів
home-starting = Готуємо стіл…
home-failed = Не вдалося відкрити стіл.
lobby-mine = Ваші столи
lobby-open = Відкриті столи
lobby-running = Партії для перегляду
lobby-none-mine = Ви ще не сидите за жодним столом.
lobby-none-open = Ніхто не чекає на гравців. Відкрийте стіл: друзі приєднаються за посиланням.
lobby-none-running = Зараз немає відкритих для всіх партій.
lobby-failed = Не вдалося прочитати список столів.
lobby-go-on = Продовжити
lobby-your-turn = Ваш хід
lobby-join = Приєднатися
lobby-watch = Дивитися
lobby-replay = Повтор
lobby-record = Проаналізувати запис
lobby-seats = Зайнято місць: { $taken } з { $seats }
lobby-rated = Рейтингова
lobby-won = Перемога: { $names }

## New table

new-title = Новий стіл
new-game = Гра
new-players = Гравці
new-seats = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
new-who = Хто де сидить
new-me = Ви
new-person = Друг за посиланням
new-bot = Бот: { $bot }
new-here = Хтось біля цього екрана
new-here-name = Гравець { $number }
new-seat = Місце { $number }
new-faces = Вибрати за обличчям
new-people = Люди
new-cast = Персонажі
new-plain = Звичайні боти
new-draw = Інші навмання
new-clans = Клани
new-clans-random = Навмання
new-clans-chosen = Вибрати тут
new-clans-hint = { $count ->
        [one] Виберіть { $count } клан; місця йдуть за початковим рівнем честі.
        [few] Виберіть { $count } клани; місця йдуть за початковим рівнем честі.
        [many] Виберіть { $count } кланів; місця йдуть за початковим рівнем честі.
       *[other] Виберіть { $count } клану; місця йдуть за початковим рівнем честі.
    }
new-options = Параметри гри
new-options-hint = Для першої гри підходять стандартні значення.
new-rulings = Інші параметри й тлумачення ({ $count })
new-pace = Темп
new-pace-free = Без годинника
    .about = Кожен думає стільки, скільки треба.
new-pace-live = Наживо
    .about = 2 хвилини на хід і 15 хвилин у запасі: на один вечір.
new-pace-turns = Хід на день
    .about = Доба на кожен хід: грайте, коли маєте хвилину.
new-tea = Два боти формують альянс за
new-tea-seconds = { $amount } с
new-policy = Коли час вийшов
new-policy-bot = Ходить бот
new-policy-wait = Стіл чекає
new-policy-vote = Решта голосує
new-public = Будь-хто може дивитися і сідати на вільні місця
new-rated = Рейтингова гра: порад немає ні для кого
table-default-name = Стіл: { $name }
new-name = Назва столу
new-create = Відкрити стіл
new-start = Почати гру

bot-random = Мандрівник
    .about = Робить будь-який дозволений хід. Щоб роззирнутися.
bot-novice = Новачок
    .about = Знає правила, має кілька добрих звичок, але помиляється.
bot-steady = Бувалий
    .about = Грає надійно, але далеко наперед не дивиться.
bot-master = Майстер
    .about = Прораховує безліч можливих партій наперед. На хід потребує кількох секунд.
bot-sage = Мудрець
    .about = Сам навчився оцінювати позицію й прораховує партію наперед. На хід потребує кількох секунд.
bot-sage-quick = Мудрець, швидкий
    .about = Сам навчився оцінювати позицію й ходить одразу, без роздумів.

bot-abbot = Рьосецу
    .about = Говорить раз на вечір, і всі міняють задуми.
bot-merchant = Комацуя Ошіґе
    .about = Лічить ваші монети раніше за вас.
bot-veteran = Куроіва Дандзо
    .about = Утратив око, дотримуючи слова; дотримає й наступного.
bot-poet = Асаґірі Сен
    .about = Воліє гарно програти, ніж нудно виграти; вибирати доводиться рідко.
bot-fisher = Ісохама Тецу
    .about = Читає приплив, тоді стіл, тоді ваше обличчя.
bot-actor = Каґеро
    .about = Плаче справжніми слізьми на замовлення; потім перевірте гаманець.
bot-astronomer = Хошімі Іто
    .about = Бачила в зорях, що альянс розпадеться, і все одно підписала.
bot-magistrate = Іцукі Ґенба
    .about = Кожну угоду читає вголос, двічі.
bot-monk = Варабе-бо
    .about = Сміється зі своїх утрат; з ваших — гучніше.
bot-widow = Міцусе Каеде
    .about = Підняла прапор того дня, коли він упав, і досі не опустила.
bot-cartographer = Наґіса Рокубей
    .about = Знає найкоротшу дорогу до вашої провінції та її ціну.
bot-archer = Такеморі Шіґуре
    .about = Мовчить від весни. Зате говорять стріли.

bot-tempered = { $bot }, { $temper }
temper-none = звичайний
temper-even = урівноважений
    .about = Не добріший і не підступніший за інших.
temper-loyal = вірний
    .about = Дотримує альянсів.
temper-greedy = жадібний
    .about = Іде туди, де винагорода.
temper-treacherous = підступний
    .about = Зраджує, коли це вигідно.
new-temper = Вдача

## Waiting for players

wait-title = Очікуємо гравців
wait-invite = Надішліть це посилання друзям
wait-free = вільно
wait-start = Почати гру
wait-not-yet = Спершу треба зайняти вільні місця: друзями або ботами.
wait-fill = Додати ботів
wait-leave = Вийти з-за столу
wait-join = Сісти тут
wait-seed = Усі випадковості визначає таємне зерно; його SHA-256 показано вже зараз, а саме зерно відкриють наприкінці, тож перевірити зможе кожен.

## Table

table-your-turn = Ваш хід
table-year = Рік { $year }
table-turn-of = Вибирає { $name }
table-turns-of = Вибирають: { $names }
table-over = Гру завершено
table-paused = Пауза
table-past = Раніше:
table-now = До поточного моменту
stage = Що відбувається
stage-pause = Пауза
stage-resume = Далі
stage-rate = Швидкість: ×{ $rate }
stage-skip = Пропустити
stage-next = Далі
stage-film = Поки вас не було
table-watching = Ви глядач
table-bot-thinks = { $name } думає…
table-choices = Ваш вибір
table-all-choices = Усі варіанти
table-drawer = Поруч із полем
table-close = Закрити
map-zoom-in = Наблизити
map-zoom-out = Віддалити
map-why-zoom = Уся мапа вже на екрані.
table-confirm = Підтвердити
table-confirm-hint = Це завершує ваш хід або передає його іншим.
table-final = Скасувати це вже не вдасться.
why-busy = Ваш попередній вибір ще надсилається.
why-beginning = Це вже початок.
why-end = Це вже кінець.
why-starting = Стіл уже готують.
table-change = Змінити
table-undo = Скасувати хід
table-reset = Почати хід знову
table-since = Після вашого ходу
table-log = Журнал
table-chat = Чат
table-deals = Угоди
table-coach = Порадник
table-more = Стіл
table-text = Текстовий режим
table-unavailable = Що зараз неможливо й чому
    .none = Усе, що стосується цього питання, можливе.
table-online = тут
table-offline = не в мережі
table-stand-in = замість гравця бот
stand-in-mine = За вас грає бот.
stand-in-back = Я знову тут
table-ready = готово
table-thinking = вибирає
table-bank = Залишилося { $time }
table-spectators = { $count ->
        [0] глядачів немає
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
table-mending = З’єднання втрачено. Відновлюємо…
table-silent = Сервер не відповідає…
table-mended = З’єднання відновлено.
table-mend-now = Спробувати зараз
table-curtain-title = { $name }, ваш хід
table-curtain-text = Усі інші відвертаються.
table-curtain-do = Я — { $name }
table-board = Поле
table-map-label = Ігрове поле: «{ $game }»
keys-title = Клавіші
keys-primary = Головна кнопка
keys-number = Варіант із відкритого списку
keys-map = На мапу: стрілки пересувають, Enter вибирає
keys-pause = Зупинити показ або продовжити
keys-escape = Відкласти, закрити, пропустити показ
rules-find = Шукати в правилах
rules-whole = Уся книга правил

log-all = Усі
log-phase-all = Уся гра
log-empty = Ще нічого не сталося.
log-filter-player = Гравець
log-filter-phase = Фаза
log-step-back = На крок назад
log-step-on = На крок уперед
log-steps = Крок за кроком

chat-empty = Ще ніхто нічого не сказав.
voices-mute = Заглушити персонажів
voices-hear = Слухати персонажів
voices-mute-one = Заглушити
chat-to = Кому
chat-all = Усім
chat-say = Надіслати
chat-placeholder = Напишіть щось…
chat-whisper = приватно: { $name }

deal-empty = Угод ще немає. Щойно угоду прийнято, монети й роніни переходять до нових власників; обіцянки ні до чого не зобов’язують, але стіл пам’ятає.
deal-new = Нова пропозиція
deal-to = З ким
deal-give = Ви віддаєте
deal-take = Ви отримуєте
deal-promise = Ви обіцяєте
deal-put-in = Спершу додайте щось: монети, ронінів або обіцянку.
deal-promise-asked = Вам обіцяють
deal-coins = Монети
deal-ronin = Роніни
deal-send = Запропонувати
deal-send-gift = Подарувати
deal-accept = Прийняти
deal-refuse = Відхилити
deal-counter = Зустрічна пропозиція
deal-retract = Відкликати
deal-mark-kept = Дотримано
deal-mark-broken = Порушено
deal-kept = Обіцянки дотримано
deal-broken = Обіцянку порушено
deal-status-open = відкрита
deal-status-accepted = прийнята
deal-status-refused = відхилена
deal-status-retracted = відкликана
deal-status-countered = є зустрічна пропозиція
deal-status-expired = втратила чинність
deal-nothing = нічого
deal-you = Ви
deal-promises = обіцянка: «{ $text }»
deal-some-coins = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
deal-some-ronin = { $amount ->
        [one] { $amount } ронін
        [few] { $amount } роніни
        [many] { $amount } ронінів
       *[other] { $amount } роніна
    }
deal-side-gives = віддає
deal-side-gives-you = Ви віддаєте
deal-side-promises = обіцяє
deal-side-promises-you = Ви обіцяєте
deal-promise-add = Додати обіцянку
deal-promise-which = Що обіцяють
deal-promise-remove = Прибрати: { $text }
deal-promise-own = Своїми словами
deal-particular-province = Провінція
deal-particular-advantage = Перевага
deal-particular-mandate = Наказ
deal-particular-kami = Камі
deal-particular-card = Карта
deal-particular-amount = Скільки
deal-particular-seat2 = Клан
deal-all-advantages = усі переваги
deal-private = Знатимемо лише ми двоє
deal-private-mark = лише між двома гравцями
deal-more = На монету більше
deal-less = На монету менше
deal-mirror = Те саме від обох
deal-change = Змінити…
deal-why = Чому ні?
deal-because = Відхилено: { $reason }
deal-reason-too_dear = задорого
deal-reason-too_little = замало
deal-reason-you_lead = ви попереду
deal-reason-trust = бракує довіри
deal-reason-need_it = потрібно й самим
deal-reason-other_cup = інший альянс кращий
deal-reason-nothing_in_it = жодної вигоди
deal-reason-not_now = не зараз
deal-reason-unbound = обіцянок не дає
promise-warning = Так ви порушите обіцянку (кому: { $seat }): { $promise }
deal-goes-on = Перемовини
ledger = Книга обіцянок
ledger-about = Обіцянки ні до чого не зобов’язують; що з ними сталося, лишається тут.
ledger-empty = Ще ніхто нічого не обіцяв.
ledger-row = { $seat } → { $seat2 }
ledger-word-kept = Хто тримає слово
ledger-score = { $kept } з { $all }

vote-call = Запитати інших
vote-undo = Скасувати мій останній хід
vote-pause = Поставити гру на паузу
vote-resume = Грати далі
vote-abort = Перервати гру
vote-replace = Бот замість гравця: { $name }
vote-asks-undo = { $name } просить скасувати хід.
vote-asks-pause = { $name } просить паузу.
vote-asks-resume = { $name } пропонує грати далі.
vote-asks-abort = { $name } пропонує перервати гру.
vote-asks-replace = { $name } пропонує посадити бота замість гравця { $target }.
vote-asks-coach = { $name } пропонує дозволити тут поради всім.
vote-yes = Так
vote-no = Ні
vote-waiting = Очікуємо: { $names }.
more-link = Посилання для друзів і глядачів
more-seat-link = Моє місце на іншому пристрої
more-seat-link-about = Це посилання відкриває ваше місце: нікому його не показуйте. Нове скасовує попереднє.
more-seat-link-make = Створити посилання
more-leave = Лишити партію боту
more-leave-about = Бот грає далі на вашому місці. Повернутися можна будь-коли.
more-leave-do = Передати
more-rules = Правила цієї гри
more-replay = Повтор партії
more-analysis = Аналіз
more-what-if = А якщо…
more-edit = Змінити цю позицію
more-origin = До початкової гри
more-download = Завантажити запис гри
more-rematch = Зіграти ще раз
more-rematch-join = До наступної партії
more-seed = Хеш таємного зерна

over-title = { $name } перемагає!
over-shared = Спільна перемога: { $names }
over-total = Усього
over-points = Очки
over-decided = Що вирішило партію
over-see = Подивитися
over-aborted = Гру перервано.
over-expired = Строк столу минув.

## Replay

replay-title = Повтор партії
replay-to-table = Назад до столу
replay-move = Хід { $move } з { $moves }
replay-eyes = Чиїми очима
replay-eyes-all = Усіх
replay-play = Відтворити
replay-pause = Пауза
replay-back = На крок назад
replay-forward = На крок уперед
replay-first = На початок
replay-link = Скопіювати посилання на цей момент
replay-download = Завантажити
replay-not-over = Партія ще триває. Повтор відкриється, коли вона завершиться.
replay-timeline = Стрічка партії
replay-closed = Подальші очки приховано.
replay-open = Показати
replay-close = Приховати
replay-lines = Лінії показують: { $what }
replay-begins = Партія починається
replay-chapters = Розділи
replay-again = Ще раз

## Rules

rules-title = Правила гри «{ $game }»
rules-search = Пошук у правилах
rules-found = { $count ->
        [0] Нічого не знайдено
        [one] { $count } пункт
        [few] { $count } пункти
        [many] { $count } пунктів
       *[other] { $count } пункту
    }
rules-chapters = Розділи
rules-see = Див. також
rules-none = У правилах немає нічого на запит «{ $query }».
rules-unknown = Пункту { $clause } немає. Можливо, один із цих:
rules-sheet = Пам’ятка
    .about = Усе, що може знадобитися під час гри, для друку на A4
    .provinces = Провінції: податки · рис · місця для будівель
rules-examples = Приклади
rules-options = Параметри й тлумачення
    .about = Параметри вибирають для столу; стандартне значення стоїть першим. Тлумачення вирішують те, чого не визначають правила гри.
rules-ruling = Наше тлумачення
rules-instead = Інші прочитання
rules-standard = Стандарт
rules-used = Де це використано
rules-use-clause = Правила
rules-use-card = Карти
rules-use-mandate = Накази
rules-use-kami = Камі
rules-use-advantage = Воєнні переваги
rules-use-clan = Клани
rules-use-figure = Фігурки
rules-use-phase = Пора року
rules-use-option = Параметри
rules-use-action = Дії
rules-use-building = Будівлі
rules-use-special = Спеціальні карти
rules-use-step = Раунд
rules-use-event = Події
rules-use-question = Рішення
rules-use-news = Що відбувається
rules-use-refusal = Відмови
rules-use-book = Запитання
example-show = Показати на полі
example-hide = Закрити поле
example-position = Позиція
example-step = Крок { $step } з { $steps }
example-back = На крок назад
example-on = На крок уперед
practice-begin = Грати далі звідси
practice-about = Ви граєте за всіх; нічого не зберігається.
practice-label = Партія з прикладу
practice-again = Почати знову
practice-back = До правил
practice-more = Показати більше
practice-less = Показати менше

## Profile and settings

settings-title = Налаштування
settings-language = Мова
settings-edition = Назви з друкованого видання
settings-edition-about = Фігурки, провінції, камі та накази мають такі назви, як у виданні цією мовою. У правилах лишаються наші слова; підказки та словник знають і ті, і ті.
settings-theme = Тема
settings-theme-system = Як у системі
settings-theme-light = Світла
settings-theme-dark = Темна
settings-contrast = Кольори
settings-contrast-normal = Туш і папір
settings-contrast-strong = Високий контраст
settings-motion = Рух
settings-motion-system = Як у системі
settings-motion-reduced = Менше руху
settings-pace = Показувати події
settings-pace-all = Усі, не поспішаючи
settings-pace-brief = Головне
settings-pace-none = Нічого: одразу далі
settings-sound = Звуки
settings-sound-about = Дерево, монети й барабани супроводжують гру, а коли настає ваш хід, лунає стук.
settings-music = Музика
settings-music-about = Тихе кото під час гри, щоразу нова мелодія.
settings-volume = Гучність
settings-confirm = Питати перед кінцем мого ходу
settings-confirm-about = Останнє рішення ходу сторінка спершу покаже, а надішле лише після підтвердження.
settings-text = Текстовий режим
settings-text-about = Стіл як текст: позиція описана словами, а варіанти — списком.
settings-notices = Сповіщення
settings-notices-about = Якщо сторінку приховано, браузер сповістить, коли настане ваш хід.
settings-notices-denied = Браузер не дозволяє сповіщень для цієї сторінки.
profile-title = Профіль
profile-guest = Ви граєте як гість на цьому пристрої. З обліковим записом ваші партії будуть усюди з вами.
rename-label = Як вас називають інші
rename-do = Змінити ім’я
rename-done = Тепер вас звуть так.
profile-name = Ім’я
profile-password = Пароль, щонайменше 8 символів
profile-create = Створити обліковий запис
profile-sign-in = Увійти
profile-sign-out = Вийти
profile-games = { $count ->
        [one] Зіграно { $count } партію
        [few] Зіграно { $count } партії
        [many] Зіграно { $count } партій
       *[other] Зіграно { $count } партії
    }
profile-won = Перемог: { $count }
profile-rated = Рейтингових партій: { $count }, перемог: { $won }
profile-kept = Обіцянок дотримано: { $kept }, порушено: { $broken }
profile-since = Тут від { $date }
profile-nobody = Ви ще не сідали за жоден стіл.
profile-gives = Що дає обліковий запис
profile-gives-games = Ваші партії та перемоги на кожному пристрої
profile-gives-name = Ім’я, якого ніхто інший не візьме
profile-gives-along = Усе, що ви зіграли як гість, лишається з вами
profile-unknown = Такого профілю немає.
profile-first = Після першої партії тут будуть ваші місця та дотримані обіцянки.
profile-last = Останні ігри
profile-places = Місця в останніх іграх, найновіше в кінці
profile-beaten = Переможені боти

## My account, and how one comes in

account-password = Змінити пароль
account-old = Теперішній пароль
account-new = Новий пароль, щонайменше 8 символів
account-change = Змінити
account-changed = Пароль змінено, сеанси на всіх інших пристроях завершено.
account-mail = Адреса на випадок забутого пароля
account-mail-none = Адреси немає: якщо забудете пароль, доведеться звертатися до адміністратора.
account-mail-field = Електронна адреса
account-mail-set = Надіслати туди листа
account-mail-sent = Лист уже в дорозі. Адреса діятиме, щойно ви перейдете за посиланням у ньому.
account-mail-remove = Забути адресу
account-sessions = Де ви ввійшли
account-session-guest = Як гість
account-session-new-account = Від створення облікового запису
account-session-signed-in = За іменем і паролем
account-session-seat-link = За посиланням на місце
account-session-here = цей пристрій
account-session-end = Вийти там
account-hooks = Сповіщення через вебхук
account-hooks-about = Коли ваш хід, а сторінка закрита, сервер сповіщає ці адреси: канал Discord або вашу програму.
account-hook-address = Адреса вебхука, https
account-hook-add = Додати вебхук
account-hook-remove = Прибрати
account-stored = Що про вас збережено
account-stored-about = Ваші партії, сказане вами, угоди й сеанси одним файлом.
account-export = Отримати файл
account-end = Видалити обліковий запис
account-end-guest = Видалити все про мене
account-end-about = Ваше ім’я, сказане вами й сеанси буде видалено. Розпочаті партії дограють боти; завершені залишаться, але без вашого імені. Скасувати це не зможе ніхто.
account-end-sure = Видалити назавжди
forgotten = Забули пароль?
forgotten-sent = Якщо в облікового запису є адреса, лист із посиланням уже в дорозі.
forgotten-no-mail = Цей сервер не надсилає пошти. Посилання для нового пароля може дати його адміністратор.
reset-title = Новий пароль
reset-text = Після цього сеанси на всіх пристроях буде завершено.
reset-do = Установити пароль
reset-done = Пароль установлено. Тепер увійдіть із новим паролем.
ticket-bad-title = Це посилання не діє
ticket-bad-text = Його вже використали, воно застаріле або в ньому помилка. Попросіть нове.
mail-done-title = Адресу підтверджено
mail-done-text = Якщо ви забудете пароль, посилання прийде туди.
welcome-title = Вас запросили
welcome-text = За цим посиланням можна створити один обліковий запис на цьому сервері.
entry-closed = Зараз тут ніхто не може створити обліковий запис.
entry-invited = Обліковий запис тут створюють за запрошенням: попросіть посилання.

## The admin's page

nav-host = Сервер
host-people = Люди
host-tables = Столи
host-entry = Хто може ввійти
host-search = Частина імені
host-nobody = Нікого з таким іменем немає.
host-mark-admin = адміністратор
host-mark-banned = вхід закрито
host-mark-muted = без голосу
host-ban = Закрити вхід
host-unban = Знову пустити
host-mute = Позбавити голосу
host-unmute = Повернути голос
host-promote = Зробити адміністратором
host-demote = Забрати права адміністратора
host-sign-out = Завершити всі сеанси
host-reset = Новий пароль
host-export = Експорт
host-delete = Видалити
host-sure = Так, справді
host-reset-link = Передайте це посилання гравцеві { $name }. За ним можна один раз, протягом доби, встановити новий пароль.
host-done = Готово.
host-entry-open = Усі
    .about = Обліковий запис створює кожен, хто хоче.
host-entry-invited = Запрошені
    .about = Для облікового запису потрібне ваше запрошення.
host-entry-closed = Ніхто
    .about = Хто має обліковий запис, грає далі. Чи пускати гостей, вирішують під час запуску сервера.
host-invite = Створити запрошення
host-invite-link = Посилання діє для одного облікового запису протягом двох тижнів.
host-moves = { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
host-no-tables = Столів ще немає.
host-open = Місця й розмови
host-close = Закрити стіл
host-kick = Забрати місце
host-kick-about = До початку гри місце знову звільняється. У розпочатій партії далі грає бот.
host-said = Що було сказано всім
host-said-none = Загальних повідомлень не було.
host-said-remove = Прибрати
host-token-text = Цю сторінку бачить лише адміністратор. Поки його немає, сервер під час запуску виводить токен: з ним ваш обліковий запис стане адміністратором.
host-token = Токен
host-token-do = Стати адміністратором
host-needs-account = Спершу ввійдіть до облікового запису.
talk-removed = прибрано
status-open = відкритий
status-running = іде гра
status-over = гру завершено
status-aborted = закритий
status-expired = застарів

## Refusals of the server

error-connection-lost = Немає з’єднання: нічого не надіслано. Відновлюємо.
error-server-gone = Сервер не відповів.
error-sign_in-wrong = Неправильне ім’я або пароль.
error-name-taken = Це ім’я вже зайняте.
error-name-account = Ім’я облікового запису змінити не можна.
error-person-banned = Вам не можна користуватися цим сервером.
error-session-missing = Спершу ввійдіть або грайте як гість.
error-table-unknown = Такого столу немає.
error-table-full = Усі місця зайнято.
error-table-paused = Гра на паузі.
error-table-not_running = Тут зараз не грають.
error-seat-none = Ви не сидите за цим столом.
error-server-closing = Сервер зупиняється; спробуйте за хвилину.
error-storage-failed = Хід не вдалося зберегти; нічого не змінилося.
error-storage-away = Сервер зараз не має доступу до своїх даних; спробуйте за хвилину.
error-table-lost = Відповіді не було: стіл покаже, чи це сталося.
error-table-moving = Цей стіл переїздить на інший сервер; спробуйте за хвилину.
error-record-delayed = Глядачі цього столу отримають запис наприкінці.
error-seat-link = Це посилання на місце неправильне або вже не діє.
error-seat-taken = Там уже хтось сидить.
error-table-not_open = Цей стіл уже не відкритий.
error-table-free_seats = Є вільні місця: посадіть людей або ботів.
error-table-by_invitation = За цей стіл сідають за посиланням-запрошенням.
error-table-not_host = Це може зробити лише господар столу.
error-table-too_many = У вас забагато відкритих столів; спершу завершіть або закрийте один.
error-table-rules_changed = Цю партію грали за старішими правилами, тож вона лишається як є.
error-account-name_taken = Це ім’я вже зайняте.
error-guests-closed = На цьому сервері потрібен обліковий запис.
error-session-seat_only = На цьому пристрої відкрито доступ лише до одного місця.
error-session-invalid = Ваш сеанс завершився; увійдіть знову.
error-deal-closed = Ця пропозиція вже не відкрита.
error-deal-empty = Додайте до угоди монети, ронінів або обіцянку.
error-deal-not_yours = На цю пропозицію відповідає інша сторона.
error-deal-no_promise = Інша сторона нічого не обіцяла: позначати нічого.
error-talk-to = На тому місці нікого немає: вас не почують.
error-tea-not_now = Зараз немає чайної церемонії.
error-tea-waited = Просити інших зачекати можна двічі за церемонію.
error-tea-no_cup = Вашої чашки немає, або ви вже двічі її забирали.
error-tea-poured = Зараз { $seat } п’є чай з іншим кланом. Зачекайте або запитайте когось іншого.
error-vote-open_already = Про це вже голосують.
error-vote-not_absent = Цей гравець тут, або йому зараз нема чого вирішувати.
error-limit-sockets = У вас відкрито забагато сторінок.
error-limit-watchers = За цим столом уже стільки глядачів, що місця більше немає.
error-server-fault = Помилка на нашому боці; ми її занотували.
error-analysis-unknown = Аналізу цієї гри ще немає.
error-puzzle-unknown = Такої задачі немає.
error-position-too_many = Ви зберігаєте забагато позицій: спершу видаліть якусь.
error-position-too_long = Для позиції цей текст задовгий.
error-position-not_yours = Змінити цю позицію може лише той, хто її склав.
error-position-unknown = Такої позиції немає, або її видалено.
error-move-unknown = Такого ходу немає.
error-deal-seat = Угоду укладають з іншим гравцем за цим столом.
error-deal-unknown = Такої пропозиції немає.
error-invite-unknown = Це запрошення не діє.
error-person-unknown = Такого гравця тут немає.
error-person-not_admin = Це може робити лише адміністратор.
error-admin-token = Спершу ввійдіть до облікового запису; тоді адміністратором його зробить токен, який вивів сервер.
error-registration-closed = Зараз тут ніхто не може створити обліковий запис.
error-registration-invited = Обліковий запис тут створюють за запрошенням.
error-invitation-invalid = Це запрошення неправильне або вже не діє.
error-ticket-invalid = Це посилання неправильне або вже не діє.
error-password-wrong = Це не ваш пароль.
error-mail-off = Цей сервер не надсилає пошти; допоможе його адміністратор.
error-person-guest = Гість не має облікового запису.
error-person-yourself = Зі своїм обліковим записом цього зробити не можна.
error-seat-nobody = Там ніхто не сидить, або гру завершено.
error-saying-unknown = Під таким номером нічого не сказано.
error-talk-muted = Адміністратор не дозволяє вам тут писати.
error-talk-full = Тут сказано вже так багато, що місця більше немає.
error-deal-too_many = Ви зробили забагато пропозицій у цій грі.
error-table-not_over = Гру ще не завершено.
error-table-study = Це гілка «А якщо…»: вона починається посеред гри.
error-what_if-hidden = Гра ще триває: приховане можна лише роздати наново.
error-what_if-over = Звідси вже нема чого грати.
error-what_if-people = Тут грають люди: «А якщо…» чекає, доки гра закінчиться.
error-what_if-rated = Гра рейтингова: «А якщо…» чекає, доки вона закінчиться.
error-table-not_started = Гра ще не почалася.
error-table-closed = Цей стіл закрито.
error-seat-not_yours = Це не ваше місце.
error-talk-spectator = Глядачі не пишуть гравцям приватно.
error-vote-not_asked = Вас у цьому голосуванні не питають.
error-vote-unknown = Такого голосування немає.
error-vote-target = Виберіть, про якого гравця йдеться.
error-coach-unasked = Тут грають люди: спершу всі мають погодитися на поради.
error-coach-rated = Гра рейтингова: порад немає ні для кого.
error-coach-lesson = В уроці картки кажуть, що робити.
error-coach-agreed = Усі вже погодилися.
error-coach-free = Проти ботів питати нікого не треба.
error-coach-begun = Порадник розглядає всі ставки або весь план разом: заберіть викладене й спитайте знову.
error-coach-away = Порадник не відповідає. Спитайте ще раз за мить.
error-manual-away = Опис інтерфейсу не вдалося скласти. Спитайте ще раз за мить.
error-hook-target = Сповіщення надсилаємо лише на адреси https.
error-hook-too_many = У вас забагато адрес для сповіщень; спершу приберіть якусь.
error-input-invalid = Одне зі значень неможливе.
error-request-too_long = Текст задовгий.
error-host-unknown = Цей сервер має іншу назву. Скористайтеся адресою, яку дав вам господар.
error-limit = Забагато за один раз. Зачекайте { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }.
error-other = Сервер цього не дозволяє ({ $code }).

## What the table itself says in the log

event-sealed = { $seat } запечатує рішення
event-unsealed = { $seat } відкликає запечатане рішення
event-opened = { $seat } відкриває запечатане
seal-hash = Печатка { $hash }…
event-rewound = За спільною згодою гра повертається до ходу { $amount }

## The guided first game

home-learn-of = { lesson-begin }: «{ $game }»
lesson-begin = Учитися граючи
    .about = Перша гра з підказками: десять хвилин, крок за кроком. Можна вийти й повернутися.
lesson-step = Крок { $number } з { $amount }
lesson-label = Урок
lesson-show = Показати урок
lesson-hide = Сховати урок
lesson-free-game = Власна партія
refusal-lesson-other = Зараз урок пропонує інше: див. його картку.
