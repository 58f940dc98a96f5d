### Rising Sun in the browser: the parts of the table, hints, and the position in sentences.

## Parts of the table

rs-map = نقشهٔ ژاپن
rs-honor = افتخار
rs-honor-about = هر که بالاتر است همهٔ تساوی‌ها را می‌برد.
rs-honor-place = رتبهٔ { $place } از { $of } در افتخار
rs-track = نمودار سیاسی
rs-kami-turn-about = چهار معبد یکی‌یکی، به ترتیب چینش، بررسی می‌شوند.
rs-mandate-turn-about = نوبت فرمان { $turn } از ۷
rs-face-down = این تایل به پشت است.
rs-shrines = معبدها
rs-market = کارت‌های این فصل
rs-market-empty = همهٔ کارت‌ها فروخته شد.
rs-stage = رخداد کنونی
rs-mine = دارایی شما
rs-reserve = ذخیره
rs-reserve-about = فیگورها و قلعه‌هایی که روی نقشه نیستند: از اینجا احضار می‌کنید.
rs-tokens = توکن‌های جنگ
rs-tokens-about = هر کدام در زمستان امتیاز دارد؛ استان‌های متفاوت امتیاز بیشتری می‌دهند.
rs-hostages = گروگان‌ها
rs-vp = امتیاز پیروزی
rs-coins = سکه
rs-ronin = رونین
rs-ready = آماده
rs-none = هیچ
rs-nobody = هیچ‌کس
rs-close = بستن
rs-count-of = { $piece } × { $count }
rs-allied-with = متحدِ { $clan }
rs-ally-about = متحدان در پاداش فرمان‌های یکدیگر سهیم‌اند و وقتی دو نفری تنها باشند نمی‌جنگند.

rs-tab-market = بازار

## Choosing

rs-which = کدام یک؟
rs-waiting = { $number ->
        [one] { $who } در حال انتخاب است
       *[other] { $who } در حال انتخاب‌اند
    }
rs-hint-take = یک مهرهٔ روشن را انتخاب کنید و سپس استانی را نشان دهید، یا آن را بکشید و رها کنید.
rs-hint-target = اکنون یکی از جاهای روشن را نشان دهید.
rs-hint-point = به یکی از مهره‌های روشن اشاره کنید.
rs-for-all = همه:
rs-bonus = شما و متحدتان:
rs-not-drawn = کشیده نشد
rs-put-back = در نوبت { $turn } برگرداندید:

## Tea

rs-tea-talk = گفته‌ها
rs-tea-silence = هنوز کسی چیزی نگفته است.
rs-tea-thinking = در فکر است
rs-tea-asks-you = از شما اتحاد می‌خواهد
rs-tea-asks = پیشنهاد اتحاد به { $names }
rs-tea-you-asked = هنوز به پیشنهاد شما پاسخ نداده است
rs-tea-propose = پیشنهاد
rs-tea-propose-to = پیشنهاد اتحاد به { $clan }
rs-tea-agree = پذیرفتن
rs-tea-agree-to = اتحاد با { $clan }
rs-tea-decline = رد
rs-tea-decline-to = رد اتحاد با { $clan }
rs-tea-unpropose = پس گرفتن
rs-tea-unpropose-to = پس گرفتن پیشنهاد به { $clan }
rs-tea-deal = توافق
rs-tea-deal-with = توافق با { $clan }
rs-tea-wait = برای من صبر کنید
rs-tea-go-on = متحد شوند
rs-tea-take-back = پس گرفتن فنجان
rs-tea-cups = فنجان‌ها
rs-tea-pouring = چای می‌ریزند
rs-tea-seconds = { $time } ثانیه
rs-tea-waits-you = منتظر شما
rs-tea-waits = منتظر: { $names }
rs-tea-spilled = فنجان کنار گذاشته شد: { $names }

## Battle

rs-battle-of = نبرد { $province }
rs-set-aside = سکه‌های کنارگذاشته‌شده
rs-lay-coins = سکه‌هایتان را پشت پردهٔ خود بچینید
rs-seal-about = وقتی همه پیشنهادهایشان را مهر کنند، همه با هم رو می‌شود.
rs-sealed = مهرشده
rs-sealed-waiting = پیشنهادهای شما مهر شد.
rs-withdraw = پس گرفتن
rs-lay-anew = چیدن دوباره
rs-lay-more = یک سکه بیشتر روی { $advantage }
rs-lay-less = یک سکه کمتر روی { $advantage }
rs-lay-least = سکه‌ای از شما اینجا نیست که برش دارید.
rs-laid = { $amount } سکه
rs-no-bids = بدون پیشنهاد
rs-war-of = جنگ { $number } از { $all }
rs-camps = چه کسانی اینجا می‌جنگند
rs-camp = { $clan }: قدرت { $force }. { $figures }
rs-you-lay = پشت پردهٔ شما
rs-lays = سکه می‌گذارد …
rs-stake = { $advantage ->
    [seppuku] فیگورهای شما در اینجا: { $count }
    [take_hostage] فیگورهای دیگران در اینجا: { $count }
    [hire_ronin] رونین‌های شما: { $count }
   *[imperial_poets] همهٔ فیگورهای اینجا: { $count }
}
rs-ties-won = در تساوی، اینجا شما برنده‌اید
rs-ties-lost = در تساوی، بالاتر از شما در افتخار: { $clans }
rs-lane-tied = تساوی با { $amount }: { $clan } در افتخار بالاتر است
rs-covered = پوشیده
rs-steps = نبرد تا کجا پیش رفته است
rs-step-bids = پیشنهادها
rs-step-count = شمارش
rs-step-fallen = کشته‌شدگان
rs-step-reparations = غرامت
rs-rung = { $place }. { $clan }
rs-purse = کیسهٔ شما
rs-purse-hint = روی یک مزیت بزنید یا سکه‌ای را رویش بکشید. کلیدهای ۱ تا ۴ سکه می‌گذارند و با Shift پس می‌گیرند.
rs-seal-these = مهر کردن { $amounts }
rs-seal-sure = مطمئنید؟ مهر کردن { $amounts }
rs-to-map = به نقشه

## Winter

rs-winner = پیروزی { $who }
rs-winter-sources = امتیازها از کجا آمدند
rs-winter-harvest = برداشت محصولِ سه فصل
rs-winter-kami = هدیه‌های کامی
rs-winter-seppuku = آنان که با افتخار مردند
rs-winter-hostages = آنچه گروگان‌ها آوردند
rs-winter-poets = سروده‌های شاعران
rs-winter-cards = فضیلت‌ها، هیولاها و کارت‌های دیگر
rs-winter-stolen_by_others = آنچه دیگران دزدیدند
rs-winter-winter_upgrades = تقویت‌های زمستانی
rs-winter-war_tokens = توکن‌های جنگ
rs-winter-province_sets = استان‌های متفاوت میان توکن‌ها
rs-back = بازگشت
rs-skip = رد کردن
rs-tell-again = بازگویی
rs-see-board = دیدن صفحهٔ بازی

## Amounts

rs-amount-victory-point = { $amount } امتیاز
rs-amount-coin = { $amount } سکه
rs-amount-ronin = { $amount } رونین

## The position in sentences

rs-say-reward = پاداش: { $reward }
rs-say-war = جنگ { $number } اینجا خواهد بود
rs-say-war-done = جنگ { $number } به سرانجام رسیده است
rs-say-group = { $clan }، قدرت { $force }: { $pieces }
rs-say-honor = افتخار، از بالا: { $order }.
rs-say-plays = فرمان‌های بازی‌شده: { $plays }.
rs-say-shrine = معبد { $number }، { $kami }: { $who }
rs-say-clan = { $clan }: { $vp } امتیاز، { $coins } سکه، { $ronin } رونین.
rs-say-reserve = ذخیره: { $pieces }.
rs-say-cards = کارت‌ها: { $cards }.
rs-say-hostages = گروگان‌ها: { $hostages }.
rs-say-market = برای فروش: { $cards }.
