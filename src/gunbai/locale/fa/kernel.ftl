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
refusal-input-badposition = { $field }. لازم است: { $expected }؛ داده شد: { $got }.
refusal-input-badrecord = { $field }. لازم است: { $expected }؛ داده شد: { $got }.

field-seat = جایگاه
field-seats = جایگاه‌ها
field-players = بازیکنان
field-humans = آدم‌ها
field-language = زبان
field-clause = بند
field-game = بازی
field-bot = ربات
field-temper = خلق‌وخو
field-options = گزینه
field-games = بازی‌ها
field-workers = پردازه‌ها
field-think = زمان فکر به میلی‌ثانیه
field-samples = دفعه‌های ریختن در برج
field-seed = بذر
field-attack = مهاجمان
field-defend = مدافعان
field-tower = برج
field-to = آخرین حرکت
field-engine = موتور
field-file = فایل
field-search = جست‌وجو
field-record = ثبت بازی
field-option = گزینه
field-bots = ربات‌ها
field-player-seed = بذر بازیکن
field-luck = بخت
field-document = سند
field-promise = قول

expected-rule_words = واژه‌هایی که در قوانین آمده‌اند
expected-defenders = تعداد مدافعان، یا --neutral
expected-tower = shogun که در آن برج تصمیم می‌گیرد
expected-bytes = حداکثر { $most } بایت
expected-utf8_record = ثبت بازی با UTF-8
expected-readable = ثبت بازی‌ای که خواندنی باشد
expected-running = بازی‌ای که هنوز جریان دارد (بقیه را gunbai replay نشان می‌دهد)
expected-commas = نام‌هایی با ویرگول میان آن‌ها
expected-names = از ۱ تا { $most } نام
expected-printable = از ۱ تا { $most } نویسهٔ چاپی
expected-new_file = فایلی تازه (یا --resume برای ادامهٔ همان بازی)
expected-own_seat = --seat، چون این بازی هنوز جریان دارد و رازهایش از آن دیگران است
expected-no_tempers = هیچ: در این بازی خلق‌وخو نیست
expected-no_temper = هیچ: این ربات توافق نمی‌کند
expected-own_temper = هیچ: هر شخصیت خلق‌وخوی خودش را دارد
expected-clans = به تعداد بازیکنان خاندان ({ $most })
expected-draft_on_moon = draft در سمت ماه (جدول‌ها برای سمت خورشید است، SG2.6)
expected-sun_with_three = sun برای ۳ بازیکن، یا moon_three=assumed (SG1.1)
