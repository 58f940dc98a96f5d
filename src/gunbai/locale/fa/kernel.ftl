### Events and refusals of the kernel, the same in every game; seats where a game has no names for them.

seat-0 = بازیکن ۱
seat-1 = بازیکن ۲
seat-2 = بازیکن ۳
seat-3 = بازیکن ۴
seat-4 = بازیکن ۵
quoted = «{ $text }»

event-undone = { $seat } { $amount } انتخاب را پس می‌گیرد
event-undone_by_you = { $seat }، شما { $amount } انتخاب مهرشده را پس می‌گیرید

refusal-turn-not_yours = { $seat } اکنون چیزی برای انتخاب ندارد.
refusal-decision-stale = بازی جلو رفته است: این پاسخِ پرسشی پیشین بود.
refusal-action-form = { $text }: باید یک جایگاه و یک اقدام باشد.
refusal-action-unknown = { $text }: چنین اقدامی در این بازی نیست.
refusal-action-numbers = { $text }: تعداد عددهای صحیح کم یا زیاد است.
refusal-undo-too_far = { $possible ->
        [0] چیزی را نمی‌توانید پس بگیرید
        [one] فقط { $possible } انتخاب را می‌توانید پس بگیرید
       *[other] فقط { $possible } انتخاب را می‌توانید پس بگیرید
    }: از قرعه، رو شدن چیزی یا کار بازیکن دیگر نمی‌توان عقب‌تر رفت.
refusal-batch-crosses_reveal = یکی‌یکی انتخاب کنید: در این میان چیزی رو می‌شود.
refusal-input-badinput = { $kind ->
        [among] { $field }: یکی از این‌ها را انتخاب کنید: { $words }؛ { $got } ممکن نیست.
        [like] { $field }: { $got } یافت نشد؛ برای نمونه { $words } هست.
        [range] { $field }: عدد باید از { $low } تا { $high } باشد، نه { $got }.
       *[text] { $field }. لازم است: { $expected }؛ داده شد: { $got }.
    }
refusal-extra-missing = این کار بستهٔ { $package } را می‌خواهد: pip install 'gunbai[{ $extra }]'
refusal-input-badposition = { $field }. لازم است: { $expected }؛ داده شد: { $got }.
refusal-input-badrecord = { $field }. لازم است: { $expected }؛ داده شد: { $got }.

field-seat = جایگاه
field-seats = جایگاه‌ها
field-moment = لحظه
field-move = حرکت
field-players = بازیکنان
field-humans = آدم‌ها
field-language = زبان
field-clause = بند
field-game = بازی
field-bot = ربات
field-agent = عامل
field-temper = خلق‌وخو
field-options = گزینه
field-asides = کارهای بیرون از نوبت
field-illegal = کارهای غیرمجاز
field-rewards = پاداش‌ها
field-games = بازی‌ها
field-workers = پردازه‌ها
field-think = زمان فکر به میلی‌ثانیه
field-seconds = ثانیه‌ها
field-split = بخش
field-step = گام
field-samples = دفعه‌های ریختن در برج
field-seed = بذر
field-attack = مهاجمان
field-defend = مدافعان
field-tower = برج
field-to = آخرین حرکت
field-engine = موتور
field-file = فایل
field-search = جست‌وجو
field-record = فایل بازی
field-option = گزینه
field-bots = ربات‌ها
field-player-seed = بذر بازیکن
field-luck = قرعه
field-config = پیکربندی
field-document = سند
field-promise = قول
field-settings = تنظیمات
field-database = پایگاه داده
field-address = نشانی
field-table = میز
field-person = شخص
field-number = شماره
field-version = نسخه
field-theme = موضوع

expected-rule_words = واژه‌هایی که در قوانین آمده‌اند
expected-defenders = تعداد مدافعان، یا --neutral
expected-tower = shogun که در آن برج تصمیم می‌گیرد
expected-bytes = حداکثر { $most } بایت
expected-utf8_record = فایل بازی با UTF-8
expected-readable = فایل بازی‌ای که خواندنی باشد
expected-json = سند JSON (سطر { $line }، ستون { $column })
expected-file_there = فایلی که وجود داشته باشد
expected-file_allowed = فایلی که اجازهٔ استفاده از آن را داشته باشید
expected-folder_there = فایلی در پوشه‌ای که وجود داشته باشد
expected-file_no_folder = فایل، نه پوشه
expected-disk_room = جای خالی روی دیسک
expected-running = بازی‌ای که هنوز جریان دارد (بقیه را gunbai replay نشان می‌دهد)
expected-commas = نام‌هایی با ویرگول میان آن‌ها
expected-names = از ۱ تا { $most } نام
expected-printable = از ۱ تا { $most } نویسهٔ چاپی
expected-new_file = فایلی تازه (یا --resume برای ادامهٔ همان بازی)
expected-finished_game = فایل یک بازی تمام‌شده
expected-whole_game = بازی‌ای از آغاز (این یکی را gunbai play --resume ادامه می‌دهد)
expected-unfinished = لحظه‌ای پیش از پایان بازی
expected-one_player = یک بازی تمام‌شده، یا بازی‌ای با تنها یک بازیکن
expected-own_seat = --seat، چون این بازی هنوز جریان دارد و رازهایش از آن دیگران است
expected-no_tempers = هیچ: در این بازی خلق‌وخو نیست
expected-no_temper = هیچ: این ربات توافق نمی‌کند
expected-own_temper = هیچ: هر شخصیت خلق‌وخوی خودش را دارد
expected-clans = به تعداد بازیکنان خاندان ({ $most })
expected-draft_on_moon = draft در سمت ماه (جدول‌ها برای سمت خورشید است، SG2.6)
expected-sun_with_three = sun برای ۳ بازیکن، یا moon_three=assumed (SG1.1)
expected-setting = مقداری که docs/server.md می‌گوید ({ $why })
expected-toml = یک فایل TOML
expected-free_address = نشانی آزادی از همین رایانه
expected-database = یک فایل، یا نشانی‌ای که با postgresql:// آغاز شود
expected-database_answers = پایگاه داده‌ای که پاسخ دهد
expected-older_schema = ساختاری تا نسخهٔ { $newest }، نه از Gunbai تازه‌تر
expected-schema = ساختاری از { $oldest } تا { $newest }
expected-sqlite = SQLite؛ برای PostgreSQL از pg_dump استفاده کنید
expected-no_file_yet = فایلی که هنوز وجود ندارد
expected-table_id = شناسهٔ یک میز، چنان‌که gunbai admin list نشان می‌دهد
expected-table_begun = میزی که بازی‌اش آغاز شده باشد
expected-table_going = میزی باز یا در جریان
expected-table_of_theirs = میزی باز یا در جریان که این شخص سر آن نشسته باشد
expected-person = نام یک حساب یا شناسهٔ کسی
expected-account = یک حساب، نه مهمان
expected-said_number = شماره‌ای که gunbai admin talk نشان می‌دهد
expected-whole = عددی صحیح از { $low } تا { $high }
expected-among = یکی از { $words }
expected-pieces_of_clan = حداکثر { $most } برای هر خاندان
expected-worshippers = در معبد فقط شینتو و کوماینو
expected-own_monster = هیولایی که این خاندان کارتش را دارد، و فقط در یک محل
expected-one_owner = یک صاحب برای این هیولا
expected-copies = روی هم حداکثر { $most } از این کارت
expected-mutual_ally = متحدی که این خاندان هم متحد اوست
expected-four_kami = چهار کامی متفاوت
expected-first_kami = کامی‌های بازی اول، چون این گزینه انتخاب شده است
expected-different_wars = استان‌های متفاوت
expected-every_seat = هر بازیکن یک بار
expected-token_once = هر توکن جنگ یک بار
expected-foreign_hostages = گروگان‌ها فقط از فیگورهای بازیکنان دیگر
expected-bids_within = پیشنهادهایی تا { $most } سکه
expected-fitting_steps = لحظه‌ای که با بقیهٔ وضعیت جور باشد
expected-moment_comes = لحظه‌ای که کسی چیزی برای انتخاب داشته باشد
expected-board_province = استانی از این سمت صفحه
expected-markers = روی هم حداکثر { $most } نشانگر شورش
expected-sites = حداکثر { $most } ساختمان متفاوت در این استان
expected-armies_in_all = حداکثر { $most } سپاه برای هر خاندان
expected-farmers_in_all = روی هم حداکثر { $most } دهقان
expected-buildings_in_all = روی هم حداکثر { $most } ساختمان از این نوع
expected-free_special = کارت ویژه‌ای که هیچ‌کس دیگر ندارد
expected-free_provinces = کارت‌های استان‌های بی‌صاحب، هر کدام یک بار
expected-no_special_yet = هیچ کارت ویژه‌ای، تا وقتی برنامه‌ها ریخته می‌شوند
expected-back_of_plan = کارتی به پشت روی هر خانه‌ای که برنامه دارد، و روی هیچ خانهٔ دیگری نه
expected-one_moment = بدون شمارهٔ حرکت: وضعیت فقط یک لحظه است
expected-own_card = کارتی از این خاندان
