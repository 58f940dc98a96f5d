### The pages.

## Everywhere

app-name = گونبای
skip-to-content = پرش به محتوا
loading = یک لحظه …
guest-name = مهمان { $number }
guest-mark = مهمان
guest-named = { $name } (مهمان)
go-home = به صفحهٔ نخست
try-again = تلاش دوباره
close = بستن
copy = کپی
copied = کپی شد
you = شما
tip-clause = بند { $clause }
game-rising-sun = خورشید تابان
    .about = خاندان‌ها، اتحاد و خیانت. سه فصل سیاست و جنگ، و سپس زمستان امتیازها را می‌شمارد. ۳ تا ۵ بازیکن، حدود یک ساعت و نیم.
    .short = اتحاد و خیانت
game-shogun = شوگون
    .about = یک دور کامل را مخفیانه برنامه بریزید، به استان‌هایتان آذوقه برسانید و بگذارید برج مکعب‌ها سرنوشت نبردها را روشن کند. ۳ تا ۵ بازیکن، حدود دو ساعت.
    .short = برنامه‌های مخفی و برج مکعب‌ها

nav-lobby = میزها
nav-rules = قوانین
nav-settings = تنظیمات
nav-profile = نمایه
nav-label = منوی اصلی

## Screens that say what went wrong

old-page-title = گونبای به‌روز شد
old-page-text = این صفحه از سرور قدیمی‌تر است. بازی شما محفوظ است؛ برای ادامه صفحه را دوباره باز کنید.
old-page-do = باز کردن دوباره
page-failed-title = این صفحه باز نشد
page-failed-text = سرور پاسخ نداد. شاید لحظه‌ای در دسترس نیست، شاید هم شما آفلاین هستید.
no-page-title = در این نشانی چیزی نیست
no-page-text = شاید پیوند نادرست یا قدیمی باشد.
table-unknown-title = چنین میزی نیست
table-unknown-text = این میز وجود ندارد، منقضی شده، یا خصوصی است و این پیوند دعوت‌نامه ندارد.
table-full-title = میز پر است
table-full-text = همهٔ جایگاه‌ها پر شده‌اند. می‌توانید بازی را تماشا کنید یا میز خودتان را باز کنید.
table-watch = تماشا
kicked-title = از حساب خارج شدید
kicked-text = نشست شما پایان یافت، یا این سرور دیگر شما را راه نمی‌دهد. دوباره وارد شوید یا به‌عنوان مهمان ادامه دهید.
server-gone-title = سرور پاسخ نمی‌دهد
server-gone-text = همچنان تلاش می‌کنیم. کارهای شما از دست نرفته است: هر حرکت پیش از نمایش ثبت می‌شود.
invite-bad-title = این دعوت‌نامه کار نمی‌کند
invite-bad-text = شاید نادرست نوشته شده یا میز دیگر نیست. از دوستتان پیوند تازه بخواهید.
seat-bad-title = این پیوند جایگاه کار نمی‌کند
seat-bad-text = پیوند تازه‌تری جای آن را گرفته یا نادرست نوشته شده است. سر میز، با دستگاهی که هنوز با آن نشسته‌اید، پیوند تازه بسازید.

## First page

home-title = بنشینید و بازی کنید
home-lead = دو بازی رومیزی از ژاپن فئودال، با قوانین دقیق، شانس بی‌تقلب و ربات‌های صبور. بدون ثبت‌نام.
home-play-bots = بازی با ربات‌ها
home-play-bots-of = بازی { $game } با ربات‌ها
home-new = میز جدید
home-new-of = میز جدید { $game }
home-friends = دعوت دوستان
home-starting = در حال چیدن میز …
home-failed = میز چیده نشد.
lobby-mine = میزهای شما
lobby-open = میزهای باز
lobby-running = بازی‌های قابل تماشا
lobby-none-mine = هنوز سر میزی ننشسته‌اید.
lobby-none-open = کسی منتظر بازیکن نیست. میزی باز کنید: دوستان با پیوند آن می‌پیوندند.
lobby-none-running = هیچ بازی همگانی‌ای در جریان نیست.
lobby-failed = میزها خوانده نشدند.
lobby-go-on = ادامه
lobby-your-turn = نوبت شماست
lobby-join = نشستن
lobby-watch = تماشا
lobby-replay = بازپخش
lobby-seats = { $taken } جایگاه از { $seats } پر است

## New table

new-title = میز جدید
new-game = بازی
new-players = بازیکنان
new-seats = { $count } بازیکن
new-who = چه کسی کجا می‌نشیند
new-me = شما
new-person = یک دوست، با پیوند
new-bot = ربات: { $bot }
new-here = کسی پای همین صفحه
new-here-name = بازیکن { $number }
new-seat = جایگاه { $number }
new-faces = انتخاب از روی چهره
new-people = آدم‌ها
new-cast = شخصیت‌ها
new-plain = ربات‌های ساده
new-draw = قرعه‌کشی دوباره
new-clans = خاندان‌ها
new-clans-random = تصادفی
new-clans-chosen = به انتخاب شما
new-clans-hint = { $count } خاندان انتخاب کنید؛ با قرعه میان جایگاه‌ها پخش می‌شوند.
new-options = گزینه‌ها
new-options-hint = مقدارهای پیش‌فرض برای بازی اول مناسب‌اند.
new-rulings = { $count } گزینه و حکم دیگر
new-pace = آهنگ بازی
new-pace-free = بدون ساعت
    .about = هر کس هر قدر لازم دارد وقت می‌گذارد.
new-pace-live = زنده
    .about = ۲ دقیقه برای هر حرکت و ۱۵ دقیقه ذخیره: یک شب بازی.
new-pace-turns = روزانه
    .about = یک روز برای هر حرکت: هر وقت فرصت داشتید بازی کنید.
new-policy = وقتی زمان تمام شود
new-policy-bot = ربات جایش بازی می‌کند
new-policy-wait = میز منتظر می‌ماند
new-policy-vote = دیگران رأی می‌دهند
new-public = همه می‌توانند تماشا کنند و در جایگاه خالی بنشینند
table-default-name = میز { $name }
new-name = نام میز
new-create = باز کردن میز
new-start = شروع بازی

bot-random = رهگذر
    .about = هر حرکت مجازی را بازی می‌کند. برای آشنایی با بازی.
bot-novice = تازه‌کار
    .about = قوانین و چند عادت خوب را بلد است و اشتباه هم می‌کند.
bot-steady = ورزیده
    .about = سنجیده بازی می‌کند، بی آنکه خیلی جلوتر را ببیند.
bot-master = استاد
    .about = بازی‌های ممکن بسیاری را از پیش می‌سنجد. برای هر حرکت چند ثانیه وقت می‌خواهد.

bot-abbot = ریوستسو
    .about = شبی یک بار حرف می‌زند و همه نقشه‌شان را عوض می‌کنند.
bot-merchant = کوماتسویا اوشیگه
    .about = سکه‌هایتان را پیش از خودتان می‌شمارد.
bot-veteran = کوروایوا دانزو
    .about = برای نگه داشتن قولش یک چشم داد؛ قول بعدی را هم نگه می‌دارد.
bot-poet = آساگیری سن
    .about = باخت زیبا را به برد کسل‌کننده ترجیح می‌دهد؛ کم پیش می‌آید که ناچار به انتخاب شود.
bot-fisher = ایسوهاما تتسو
    .about = اول جزر و مد را می‌خواند، بعد میز را، بعد چهرهٔ شما را.
bot-actor = کاگه‌رو
    .about = هر وقت بخواهد اشک واقعی می‌ریزد؛ بعدش کیسه‌تان را ببینید.
bot-astronomer = هوشیمی ایتو
    .about = شکست این اتحاد را در ستاره‌ها دید و باز هم امضا کرد.
bot-magistrate = ایتسوکی گنبا
    .about = هر پیمانی را بلند می‌خواند، دو بار.
bot-monk = وارابه‌بو
    .about = به باخت خودش می‌خندد؛ به باخت شما بلندتر.
bot-widow = میتسوسه کائده
    .about = همان روز که پرچم افتاد برش داشت و هنوز زمین نگذاشته است.
bot-cartographer = ناگیسا روکوبی
    .about = کوتاه‌ترین راه به استان شما را می‌شناسد و می‌داند چند می‌ارزد.
bot-archer = تاکه‌موری شیگوره
    .about = از بهار حرفی نزده است. تیرها حرف زده‌اند.

bot-tempered = { $bot }، { $temper }
temper-none = معمولی
temper-even = معتدل
    .about = نه مهربان‌تر از دیگران، نه فریبکارتر.
temper-loyal = وفادار
    .about = به اتحادهایش پایبند است.
temper-greedy = طمع‌کار
    .about = جایی می‌رود که پاداش هست.
temper-treacherous = خیانت‌پیشه
    .about = هر وقت بصرفد خیانت می‌کند.
new-temper = خلق‌وخو

## Waiting for players

wait-title = در انتظار بازیکنان
wait-invite = این پیوند را برای دوستانتان بفرستید
wait-free = خالی
wait-start = شروع بازی
wait-not-yet = اول باید جایگاه‌های خالی پر شود: با دوستان یا با ربات‌ها.
wait-fill = پر کردن با ربات
wait-leave = ترک میز
wait-join = نشستن در اینجا
wait-seed = قرعه‌ها از بذری مخفی ساخته می‌شوند؛ هش SHA-256 آن اکنون و خود بذر در پایان منتشر می‌شود تا همه بتوانند بررسی کنند.

## Table

table-your-turn = نوبت شماست
table-year = سال { $year }
table-turn-of = نوبت انتخاب { $name }
table-turns-of = در حال انتخاب: { $names }
table-over = پایان بازی
table-paused = متوقف
table-past = پیش‌تر:
table-now = بازگشت به اکنون
stage = رویدادها
stage-pause = ایست
stage-resume = ادامه
stage-rate = سرعت: { $rate } برابر
stage-skip = رد شدن
table-watching = شما تماشاگرید
table-bot-thinks = { $name } فکر می‌کند …
table-choices = انتخاب‌های شما
table-confirm = تأیید
table-confirm-hint = با این کار نوبت شما تمام می‌شود یا به دیگران می‌رسد.
why-busy = انتخاب پیشین شما هنوز در راه است.
why-beginning = اینجا آغاز کار است.
why-end = اینجا پایان کار است.
why-starting = میز در حال آماده شدن است.
table-change = تغییر
table-undo = برگرداندن حرکت
table-reset = شروع دوبارهٔ نوبت
table-since = از نوبت پیشین شما
table-log = گزارش
table-chat = گفت‌وگو
table-deals = قول‌وقرار
table-more = میز
table-text = حالت متنی
table-unavailable = اکنون چه چیزی ممکن نیست و چرا
    .none = هر چه به این پرسش مربوط است ممکن است.
table-online = حاضر
table-offline = غایب
table-stand-in = ربات جایش بازی می‌کند
stand-in-mine = زمان شما تمام شد: ربات به جای شما بازی می‌کند.
stand-in-back = برگشتم
table-ready = آماده
table-thinking = در حال انتخاب
table-bank = { $time } مانده
table-spectators = { $count ->
        [0] بدون تماشاگر
        [one] { $count } تماشاگر
       *[other] { $count } تماشاگر
    }
table-mending = ارتباط قطع شد. در حال اتصال دوباره …
table-mended = دوباره وصل شد.
table-mend-now = تلاش دوباره
table-curtain-title = { $name }، نوبت شماست
table-curtain-text = دیگران نگاه نکنند.
table-curtain-do = من { $name } هستم
table-board = صفحهٔ بازی
table-map-label = صفحهٔ بازی { $game }

log-all = همه
log-phase-all = کل بازی
log-empty = هنوز اتفاقی نیفتاده است.
log-filter-player = بازیکن
log-filter-phase = فاز
log-step-back = یک گام به عقب
log-step-on = یک گام به جلو
log-steps = گام به گام

chat-empty = هنوز چیزی گفته نشده است.
chat-to = به
chat-all = همه
chat-say = ارسال
chat-placeholder = چیزی بگویید …
chat-whisper = فقط به { $name }

deal-empty = هنوز قول‌وقراری نیست. با پذیرفتن توافق، سکه و رونین بی‌درنگ دست‌به‌دست می‌شود؛ قول‌ها الزام‌آور نیستند، ولی میز آن‌ها را به یاد می‌سپارد.
deal-new = پیشنهاد توافق تازه
deal-to = با
deal-give = می‌دهید
deal-take = می‌گیرید
deal-promise = شما قول می‌دهید
deal-put-in = اول چیزی بگذارید: سکه، رونین یا قول.
deal-promise-asked = طرف مقابل قول می‌دهد
deal-coins = سکه
deal-ronin = رونین
deal-send = پیشنهاد دادن
deal-send-gift = هدیهٔ بی‌عوض
deal-accept = پذیرفتن
deal-refuse = رد پیشنهاد
deal-counter = پیشنهاد متقابل
deal-retract = پس گرفتن
deal-mark-kept = وفا شد
deal-mark-broken = شکسته شد
deal-kept = به قول وفا شد
deal-broken = قول شکسته شد
deal-status-open = باز
deal-status-accepted = پذیرفته
deal-status-refused = ردشده
deal-status-retracted = پس‌گرفته
deal-status-countered = با پیشنهاد متقابل
deal-status-expired = منقضی
deal-goods = { $coins } سکه، { $ronin } رونین
deal-nothing = هیچ

vote-call = پرسیدن از دیگران
vote-undo = برگرداندن آخرین حرکت من
vote-pause = توقف موقت بازی
vote-resume = ادامهٔ بازی
vote-abort = لغو بازی
vote-replace = بازی ربات به جای { $name }
vote-asks-undo = { $name } می‌خواهد حرکتی را پس بگیرد.
vote-asks-pause = { $name } توقف موقت می‌خواهد.
vote-asks-resume = { $name } می‌خواهد بازی ادامه یابد.
vote-asks-abort = { $name } می‌خواهد بازی لغو شود.
vote-asks-replace = { $name } می‌خواهد ربات به جای { $target } بازی کند.
vote-yes = بله
vote-no = نه
vote-waiting = در انتظار { $names }.
more-link = پیوند برای دوستان و تماشاگران
more-seat-link = جایگاه من در دستگاهی دیگر
more-seat-link-about = هر که این پیوند را داشته باشد سر جای شما می‌نشیند: آن را به کسی ندهید. با ساختن پیوند تازه، پیوند پیشین باطل می‌شود.
more-seat-link-make = ساختن پیوند
more-rules = قوانین این بازی
more-replay = بازپخش
more-download = دریافت فایل بازی
more-rematch = بازی دوباره
more-rematch-join = به بازی بعدی
more-seed = هش بذر مخفی

over-title = { $name } برنده است!
over-shared = پیروزی مشترک: { $names }
over-total = جمع
over-aborted = بازی لغو شد.
over-expired = میز منقضی شد.

## Replay

replay-title = بازپخش
replay-to-table = بازگشت به میز
replay-move = حرکت { $move } از { $moves }
replay-eyes = از نگاه
replay-eyes-all = همه
replay-play = پخش
replay-pause = مکث
replay-back = یک حرکت به عقب
replay-forward = یک حرکت به جلو
replay-first = به آغاز
replay-speed = سرعت
replay-link = پیوند به این حرکت
replay-download = دریافت
replay-not-over = بازی هنوز در جریان است. بازپخش پس از پایان بازی باز می‌شود.

## Rules

rules-title = قوانین { $game }
rules-search = جست‌وجو در قوانین
rules-found = { $count ->
        [0] چیزی یافت نشد
        [one] { $count } بند
       *[other] { $count } بند
    }
rules-chapters = بخش‌ها
rules-see = نگاه کنید به
rules-none = چیزی در قوانین با «{ $query }» جور نیست.
rules-unknown = بند { $clause } وجود ندارد. شاید یکی از این‌ها:
rules-sheet = برگهٔ راهنما
    .about = هر چه هنگام بازی لازم می‌شود، برای چاپ روی کاغذ A4
    .provinces = استان‌ها: مالیات · برنج · جای ساختمان
rules-examples = مثال‌ها
rules-options = گزینه‌ها و حکم‌ها
    .about = گزینه‌ها برای هر میز انتخاب می‌شوند و مقدار پیش‌فرض اول می‌آید. حکم‌ها آنچه را دفترچهٔ قوانین ناگفته گذاشته روشن می‌کنند.
rules-ruling = حکم ما
rules-instead = برداشت‌های دیگر
rules-standard = پیش‌فرض
rules-used = کجا به کار می‌آید
rules-use-clause = قوانین
rules-use-card = کارت‌ها
rules-use-mandate = فرمان‌ها
rules-use-kami = کامی
rules-use-advantage = مزیت‌های جنگی
rules-use-clan = خاندان‌ها
rules-use-figure = فیگورها
rules-use-phase = روند فصل
rules-use-option = گزینه‌ها
rules-use-action = اقدام‌ها
rules-use-building = ساختمان‌ها
rules-use-special = کارت‌های ویژه
rules-use-step = روند دور
rules-use-event = رویدادها
rules-use-question = انتخاب‌ها
rules-use-news = رخدادها
rules-use-refusal = دلیل‌های رد
rules-use-book = پرسش‌ها
example-show = نمایش روی صفحهٔ بازی
example-hide = بستن صفحهٔ بازی
example-position = وضعیت
example-step = گام { $step } از { $steps }
example-back = یک گام به عقب
example-on = یک گام به جلو

## Profile and settings

settings-title = تنظیمات
settings-language = زبان
settings-theme = پوسته
settings-theme-system = مانند سیستم
settings-theme-light = روشن
settings-theme-dark = تیره
settings-contrast = رنگ‌ها
settings-contrast-normal = مرکب و کاغذ واشی
settings-contrast-strong = تضاد زیاد
settings-motion = پویانمایی
settings-motion-system = مانند سیستم
settings-motion-reduced = حرکت کمتر
settings-pace = نمایش رویدادها
settings-pace-all = همه، بی‌شتاب
settings-pace-brief = چکیده
settings-pace-none = هیچ؛ بی‌درنگ ادامه
settings-sound = صداها
settings-sound-about = صدای چوب و سکه و طبل همراه بازی، و تقِ چوب وقتی نوبت شما می‌رسد.
settings-music = موسیقی
settings-music-about = کوتوی آرام هنگام بازی که هر بار آهنگی تازه می‌نوازد.
settings-volume = بلندی صدا
settings-confirm = پرسش پیش از پایان نوبت
settings-confirm-about = حرکتی که نوبت شما را تمام می‌کند نخست نشان داده می‌شود و تنها پس از تأیید شما فرستاده می‌شود.
settings-text = حالت متنی
settings-text-about = میز به صورت متن: وضعیت خوانده می‌شود و انتخاب‌ها فهرست‌اند.
settings-notices = اعلان‌ها
settings-notices-about = اعلان مرورگر وقتی نوبت شماست و صفحه پنهان است.
settings-notices-denied = مرورگر به این صفحه اجازهٔ اعلان نمی‌دهد.
profile-title = نمایه
profile-guest = شما در این دستگاه به‌عنوان مهمان بازی می‌کنید. حساب کاربری بازی‌هایتان را همه‌جا نگه می‌دارد.
profile-name = نام
profile-password = گذرواژه، دست‌کم ۸ نویسه
profile-create = ساختن حساب کاربری
profile-sign-in = ورود
profile-sign-out = خروج
profile-games = { $count } بازی انجام‌شده
profile-won = { $count } برد
profile-kept = وفا به { $kept } قول، شکستن { $broken } قول
profile-since = عضو از { $date }
profile-nobody = هنوز سر هیچ میزی ننشسته‌اید.
profile-unknown = این نمایه از آنِ کسی نیست.

## My account, and how one comes in

account-password = تغییر گذرواژه
account-old = گذرواژهٔ کنونی
account-new = گذرواژهٔ تازه، دست‌کم ۸ نویسه
account-change = تغییر بده
account-changed = گذرواژه عوض شد و از همهٔ دستگاه‌های دیگر خارج شدید.
account-mail = نشانی برای گذرواژهٔ فراموش‌شده
account-mail-none = نشانی‌ای ثبت نشده است: هرکه گذرواژه را فراموش کند باید از مدیر کمک بخواهد.
account-mail-field = نشانی ایمیل
account-mail-set = نامه بفرست
account-mail-sent = نامه در راه است. نشانی وقتی پذیرفته می‌شود که پیوند درون نامه را باز کنید.
account-mail-remove = نشانی را فراموش کن
account-sessions = جاهایی که وارد شده‌اید
account-session-guest = به‌عنوان مهمان
account-session-new-account = از هنگام ساختن حساب
account-session-signed-in = با نام و گذرواژه
account-session-seat-link = با پیوند جایگاه
account-session-here = همین دستگاه
account-session-end = خروج از آنجا
account-stored = آنچه از شما نگه داشته‌ایم
account-stored-about = بازی‌ها، گفته‌ها، معامله‌ها و نشست‌هایتان در یک فایل.
account-export = گرفتن فایل
account-end = حذف حساب
account-end-guest = همه‌چیز مرا حذف کن
account-end-about = نام، گفته‌ها و نشست‌های شما حذف می‌شوند. بازی‌های در جریان را بات‌ها ادامه می‌دهند؛ بازی‌های تمام‌شده بی‌نام شما می‌مانند. هیچ‌کس نمی‌تواند این را برگرداند.
account-end-sure = برای همیشه حذف کن
forgotten = گذرواژه را فراموش کرده‌اید؟
forgotten-sent = اگر حساب نشانی داشته باشد، نامه‌ای با پیوند در راه است.
forgotten-no-mail = این سرور نامه نمی‌فرستد. مدیر آن می‌تواند پیوندی برای گذرواژهٔ تازه به شما بدهد.
reset-title = گذرواژهٔ تازه
reset-text = با تعیین آن از همهٔ دستگاه‌ها خارج می‌شوید.
reset-do = تعیین گذرواژه
reset-done = گذرواژه تعیین شد. با آن وارد شوید.
ticket-bad-title = این پیوند کار نمی‌کند
ticket-bad-text = پیش‌تر به‌کار رفته، کهنه شده یا نادرست نوشته شده است. پیوند تازه‌ای بخواهید.
mail-done-title = نشانی از آنِ شماست
mail-done-text = اگر روزی گذرواژه را فراموش کنید، پیوند به آنجا می‌آید.
welcome-title = دعوت شده‌اید
welcome-text = با این پیوند می‌توانید یک حساب در این سرور بسازید.
entry-closed = اکنون کسی نمی‌تواند اینجا حساب بسازد.
entry-invited = اینجا حساب با دعوت ساخته می‌شود: پیوند بخواهید.

## The admin's page

nav-host = سرور
host-people = افراد
host-tables = میزها
host-entry = چه کسی می‌تواند وارد شود
host-search = بخشی از نام
host-nobody = کسی چنین نامی ندارد.
host-mark-admin = مدیر
host-mark-banned = ممنوع
host-mark-muted = بی‌صدا
host-ban = راه نده
host-unban = دوباره راه بده
host-mute = بی‌صدا کن
host-unmute = صدایش را برگردان
host-promote = مدیر کن
host-demote = دیگر مدیر نباشد
host-sign-out = خروج از همه‌جا
host-reset = گذرواژهٔ تازه
host-export = برون‌بری
host-delete = حذف
host-sure = بله، حتماً
host-reset-link = این پیوند را به { $name } بدهید. با آن می‌تواند یک بار، تا یک روز، گذرواژهٔ تازه بگذارد.
host-done = انجام شد.
host-entry-open = همه
    .about = هرکه بخواهد حساب می‌سازد.
host-entry-invited = دعوت‌شدگان
    .about = برای ساختن حساب، دعوت شما لازم است.
host-entry-closed = هیچ‌کس
    .about = هرکه حساب دارد ادامه می‌دهد. راه دادن به مهمان‌ها هنگام راه‌اندازی سرور تعیین می‌شود.
host-invite = ساختن دعوت
host-invite-link = این پیوند برای یک حساب و تا دو هفته معتبر است.
host-moves = { $count } حرکت
host-no-tables = هنوز میزی نیست.
host-open = جایگاه‌ها و گفتگو
host-close = بستن میز
host-kick = گرفتن جایگاه
host-kick-about = پیش از شروع، جایگاه دوباره آزاد می‌شود. در بازیِ در جریان، بات ادامه می‌دهد.
host-said = آنچه به همه گفته شد
host-said-none = به همه چیزی گفته نشده است.
host-said-remove = برداشتن
host-token-text = این صفحه را تنها مدیر می‌بیند. تا وقتی مدیری نیست، سرور هنگام راه‌اندازی توکنی چاپ می‌کند: با آن حساب شما مدیر می‌شود.
host-token = توکن
host-token-do = مدیر شو
host-needs-account = نخست با یک حساب وارد شوید.
talk-removed = برداشته شد
status-open = باز
status-running = در جریان
status-over = تمام‌شده
status-aborted = بسته
status-expired = منقضی

## Refusals of the server

error-connection-lost = ارتباط قطع است: چیزی فرستاده نشد. در حال اتصال دوباره‌ایم.
error-server-gone = سرور پاسخ نداد.
error-sign_in-wrong = نام یا گذرواژه نادرست است.
error-name-taken = این نام گرفته شده است.
error-person-banned = شما اجازهٔ استفاده از این سرور را ندارید.
error-session-missing = اول وارد شوید یا به‌عنوان مهمان بازی کنید.
error-table-unknown = چنین میزی نیست.
error-table-full = همهٔ جایگاه‌ها پر است.
error-table-paused = بازی موقتاً متوقف است.
error-table-not_running = اینجا بازی‌ای در جریان نیست.
error-seat-none = شما سر این میز ننشسته‌اید.
error-server-closing = سرور در حال بسته شدن است؛ کمی بعد دوباره تلاش کنید.
error-storage-failed = حرکت ثبت نشد؛ چیزی تغییر نکرده است.
error-storage-away = سرور به انبارهٔ خود دسترسی ندارد؛ کمی بعد دوباره تلاش کنید.
error-table-lost = پاسخی نرسید: میز نشان می‌دهد که انجام شد یا نه.
error-table-moving = این میز به سرور دیگری می‌رود؛ کمی بعد دوباره تلاش کنید.
error-record-delayed = تماشاگران این میز فایل بازی را در پایان می‌گیرند.
error-seat-link = این پیوند جایگاه نادرست است یا دیگر اعتبار ندارد.
error-seat-taken = کسی آنجا نشسته است.
error-table-not_open = این میز دیگر باز نیست.
error-table-free_seats = جایگاه خالی هست: آن‌ها را با آدم‌ها یا ربات‌ها پر کنید.
error-table-by_invitation = به این میز فقط با پیوند دعوت می‌توان پیوست.
error-table-not_host = فقط میزبان می‌تواند این کار را بکند.
error-table-too_many = شما میزبان میزهای باز بسیاری هستید؛ اول یکی را تمام کنید یا ببندید.
error-table-rules_changed = این بازی با قوانین قدیمی‌تر انجام شده است و همین‌طور می‌ماند.
error-account-name_taken = این نام گرفته شده است.
error-guests-closed = این سرور حساب کاربری می‌خواهد.
error-session-seat_only = این دستگاه فقط برای یک جایگاه وارد شده است.
error-session-invalid = نشست شما پایان یافته است؛ دوباره وارد شوید.
error-deal-closed = این پیشنهاد توافق دیگر باز نیست.
error-deal-empty = در توافق سکه، رونین یا قولی بگذارید.
error-deal-not_yours = طرف مقابل باید به این پیشنهاد پاسخ دهد.
error-deal-no_promise = طرف مقابل قولی نداده است که بگویید به آن وفا شد یا نه.
error-talk-to = در آن جایگاه کسی نیست که بشنود.
error-vote-open_already = دربارهٔ این موضوع هم‌اکنون رأی‌گیری در جریان است.
error-vote-not_absent = این بازیکن حاضر است، یا اکنون چیزی از او پرسیده نشده است.
error-limit-sockets = صفحه‌های باز شما زیاد است.
error-limit-watchers = تماشاگران این میز آن‌قدر زیادند که دیگر جایی نیست.
error-server-fault = خطا از ماست؛ آن را ثبت کردیم.
error-move-unknown = چنین حرکتی نیست.
error-deal-seat = قول‌وقرار فقط با بازیکن دیگری سر همین میز ممکن است.
error-deal-unknown = چنین پیشنهادی نیست.
error-invite-unknown = این دعوت‌نامه کار نمی‌کند.
error-person-unknown = چنین بازیکنی اینجا نیست.
error-person-not_admin = فقط مدیر می‌تواند این کار را بکند.
error-admin-token = تنها یک حساب، با توکنی که سرور چاپ کرده، مدیر می‌شود.
error-registration-closed = اکنون کسی نمی‌تواند اینجا حساب بسازد.
error-registration-invited = اینجا حساب با دعوت ساخته می‌شود.
error-invitation-invalid = این دعوت کار نمی‌کند، یا دیگر کار نمی‌کند.
error-ticket-invalid = این پیوند کار نمی‌کند، یا دیگر کار نمی‌کند.
error-password-wrong = این گذرواژهٔ شما نیست.
error-mail-off = این سرور نامه نمی‌فرستد؛ مدیر آن کمک می‌کند.
error-person-guest = مهمان حساب ندارد.
error-person-yourself = با حساب خودتان نمی‌شود.
error-seat-nobody = کسی آنجا ننشسته یا بازی تمام شده است.
error-saying-unknown = با این شماره چیزی گفته نشده است.
error-talk-muted = مدیر به شما اجازهٔ گفتگو در اینجا نمی‌دهد.
error-table-not_over = بازی هنوز تمام نشده است.
error-table-not_started = بازی هنوز شروع نشده است.
error-table-closed = این میز بسته است.
error-seat-not_yours = این جایگاه شما نیست.
error-talk-spectator = تماشاگران با بازیکنان خصوصی گفت‌وگو نمی‌کنند.
error-vote-not_asked = در این رأی‌گیری از شما نظر نخواسته‌اند.
error-vote-unknown = چنین رأی‌گیری‌ای نیست.
error-vote-target = بازیکن مورد نظر را انتخاب کنید.
error-hook-target = اعلان‌ها فقط به نشانی‌های https فرستاده می‌شوند.
error-hook-too_many = اعلان‌های شما زیاد است؛ اول یکی را بردارید.
error-input-invalid = یکی از مقدارها ممکن نیست.
error-request-too_long = این متن بیش از اندازه بلند است.
error-limit = درخواست‌ها پشت سر هم زیاد شد. { $seconds } ثانیه صبر کنید.
error-other = سرور این را نپذیرفت ({ $code }).

## What the table itself says in the log

event-sealed = { $seat } انتخابی را مهر می‌کند (هش { $hash } …)
event-unsealed = { $seat } انتخاب مهرشده را پس می‌گیرد
event-opened = { $seat } انتخاب مهرشده را باز می‌کند: با هش { $hash } … می‌خواند
event-rewound = با توافق همه، بازی به حرکت { $amount } برمی‌گردد

## The guided first game

home-learn-of = یادگیری { $game } حین بازی
lesson-begin = یادگیری حین بازی
    .about = نخستین بازی با راهنما: ده دقیقه، گام به گام. می‌توانید بروید و برگردید.
lesson-step = گام { $number } از { $amount }
lesson-label = درس
lesson-show = نمایش درس
lesson-hide = پنهان کردن درس
lesson-free-game = بازی خودتان
refusal-lesson-other = درس اکنون چیز دیگری می‌خواهد؛ روی کارت درس نوشته شده است.
