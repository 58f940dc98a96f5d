### Shogun on the page: what the drawn table says beside the words of the game.

## The map

shogun-web-map = نقشهٔ ژاپن، { $side }. با کلیدهای جهت از استانی به استان دیگر بروید؛ با مثبت و منفی بزرگ و کوچک کنید.
shogun-web-side-sun = سمت خورشید
shogun-web-side-moon = سمت ماه
shogun-web-lens-tax = نمایش مالیات استان‌ها
shogun-web-lens-rice = نمایش محصول برنج
shogun-web-lens-about = به جای سپاه‌ها محصول چاپ‌شده را نشان می‌دهد.
shogun-web-neutral = بی‌طرف
shogun-web-out = با سه بازیکن خارج از بازی است.
shogun-web-held = { $house }، { $armies } سپاه
shogun-web-markers = { $markers } نشانگر شورش
shogun-web-yields = مالیات { $tax }، برنج { $rice }.
shogun-web-sites = { $sites } جای ساختمان، { $free } خالی.
shogun-web-can-choose = قابل انتخاب.

## The houses

shogun-web-nobody = هیچ‌کس
shogun-web-col-points = امتیاز
    .about = امتیاز پیروزی؛ در زمستان شمرده می‌شود.
shogun-web-col-chests = صندوق
    .about = برای ساختن، مستقر کردن و پیشنهاد.
shogun-web-col-rice = برنج / استان
    .about = در زمستان، پس از کاهشی که آخرین رویداد نشان می‌دهد، هر استان ۱ واحد برنج می‌خورد. استان بی‌آذوقه ممکن است شورش کند.
shogun-web-col-castle = قلعه
    .about = قلعه‌های روی صفحه.
shogun-web-col-temple = معبد
    .about = معبدهای روی صفحه.
shogun-web-col-theatre = تماشاخانه
    .about = تماشاخانه‌های روی صفحه.
shogun-web-col-supply = سپاه‌های ذخیره
    .about = نه روی صفحه‌اند، نه در برج.
shogun-web-unfed = { $unfed } استان بی‌آذوقه
shogun-web-col-special = کارت ویژهٔ این دور
shogun-web-regions-now = بیشترین ساختمان هر منطقه تا اینجا
shogun-part-holdings = استان‌ها و ساختمان‌ها

## Year, events, turn order

shogun-web-year = سال { $year }
shogun-part-planning = برنامه‌ریزی
shogun-web-event-round = رویداد این دور: { $event }
shogun-web-events-open = رویدادهایی که امسال شاید بیایند
shogun-web-winter-loss = در زمستان از { $least } تا { $most } واحد برنج از دست خواهد رفت.
shogun-web-turn-order = ترتیب نوبت و کارت‌های ویژه
shogun-web-place = جایگاه { $place }: { $special }، { $house }
shogun-web-place-about = روی جایگاه { $place } ترتیب نوبت است.
shogun-web-take-special = یکی از کارت‌های روشن کنار نقشه را بردارید: جایگاهش نوبت شماست.

## The tower

shogun-web-tower = برج نبرد
shogun-web-tower-about = آنچه در برج است همان‌جا می‌ماند تا بارِ دیگری آزادش کند. محتویات سینی با نبرد بعدی دوباره در برج ریخته می‌شود.
shogun-web-shelf-upper = بالا
shogun-web-shelf-lower = پایین
shogun-web-shelf-tray = سینی
shogun-web-cubes = { $colour }: { $count }
shogun-web-nothing = هیچ
shogun-web-farmers-left = { $farmers } دهقان در ذخیره
shogun-web-see-again = دیدن دوبارهٔ آخرین نبرد
shogun-web-scene-attack = نبرد بر سر { $province }
shogun-web-scene-revolt = شورش در { $province }
shogun-web-scene-open = نتیجهٔ نبرد را برج تعیین می‌کند. کلید Escape نمایش را رد می‌کند.
shogun-web-scenes-more = { $more } نبرد دیگر در پی است.
shogun-web-skip-all = رد کردن همه
shogun-web-thrown = ریخته
shogun-web-came-out = بیرون افتاده
shogun-web-by-chance = تصادفی
shogun-web-see-board = دیدن صفحهٔ بازی
shogun-web-farmers-note = دهقانان به مدافع کمک می‌کنند، مگر آنجا نشانگر شورش باشد.
shogun-web-close = بستن

## Planning

shogun-web-plan = صفحهٔ شما
shogun-web-hand = کارت‌های شما
shogun-web-no-card = خالی
shogun-web-card-on = { $card }، روی { $space }
shogun-web-chest-about = روی یک اقدام یعنی: هیچ کاری انجام نمی‌شود. در خانهٔ مزایده همان مقداری است که می‌پردازید.
shogun-web-bid-about = هر که بیشترین پیشنهاد را بدهد زودتر از همه کارت ویژه و با آن جایگاهی در ترتیب نوبت برمی‌دارد. همه پیشنهاد خود را می‌پردازند.
shogun-web-order-unknown = جایش در ترتیب هنوز معلوم نیست.
shogun-web-whole = همهٔ خانه‌ها پر شده‌اند. برنامه مهر شود؟
shogun-web-send = مهر کردن برنامه
shogun-web-send-about = همهٔ برنامه را می‌فرستد. تا همه آماده نشده‌اند می‌توانید آن را پس بگیرید.
shogun-web-take-back = پس گرفتن
shogun-web-clear = پاک کردن
shogun-web-plan-ready = برنامهٔ شما مهر شد.
shogun-web-withdraw-about = همهٔ برنامه را پس می‌گیرد؛ همین‌جا می‌ماند تا تغییرش دهید.
shogun-web-why-fewest = دست‌کم یک سپاه باید برود.
shogun-web-why-sealed = برنامهٔ شما مهر شده است: برای تغییر، اول آن را پس بگیرید.
shogun-web-why-closed = برنامه‌ها بسته شده‌اند. کارت‌ها دوباره در آغاز دور بعد گذاشته می‌شوند.
shogun-web-why-missing = { $missing ->
        [one] { $missing } کارت دیگر باید بگذارید.
       *[other] { $missing } کارت دیگر باید بگذارید.
    }
shogun-web-why-bare = هنوز کارتی گذاشته نشده است.
shogun-web-hint-card = اکنون برای خانهٔ روشن کارتی انتخاب کنید: از دستتان یا یکی از استان‌هایتان روی نقشه.
shogun-web-hint-space = اکنون خانه‌ای برای این کارت انتخاب کنید.
shogun-web-hint-start = خانه یا کارتی انتخاب کنید. می‌توانید کارت‌ها را بکشید و رها کنید.
shogun-web-after = پس از برنامهٔ شما
shogun-web-after-about = آنچه قوانین از هم‌اکنون می‌گویند، اگر همهٔ کارت‌هایی که گذاشته‌اید اجرا شوند و در این میان چیزی از دست نرود. رویداد این دور شاید آن را عوض کند.
shogun-web-after-closed = اقدام‌های به پشت، به هر ترتیبی، { $gain } صندوق می‌آورند و { $cost } صندوق هزینه دارند
shogun-web-after-rice = { $rice } واحد برنج برای { $provinces } استان، پیش از کاهش برنج در زمستان
shogun-web-advice = راهنمایی
shogun-web-advice-line = { $space }: { $text }
shogun-web-advice-revolt = در پی آن شورش می‌شود: { $farmers } دهقان در برابر { $armies } سپاه.
shogun-web-advice-too_few_chests = تا آن لحظه { $chests } صندوق از { $cost } صندوق لازم را دارید.
shogun-web-advice-too_few_chests_perhaps = بسته به ترتیب، شاید { $cost } صندوق لازم را نداشته باشید.
shogun-web-advice-no_free_site = { $card } جای خالی برای ساختمان ندارد.
shogun-web-advice-built_already = { $card } این ساختمان را دارد.
shogun-web-advice-out_of_stock = از این ساختمان در موجودی نمانده است.
shogun-web-advice-too_few_armies = { $card } فقط یک سپاه دارد و یکی باید بماند.
shogun-web-advice-no_target = از { $card } راهی به جایی نیست.
shogun-web-advice-too_few_in_supply = فقط { $supply } سپاه از { $wanted } سپاه در ذخیره است.
shogun-web-advice-bid = برای پیشنهاد فقط { $held } صندوق دارید.

## Acting

shogun-web-costs = هزینه: { $cost } صندوق از { $chests } صندوق شما
shogun-web-gives-rice = محصول برنج { $rice }
shogun-web-gives-tax = مالیات استان { $tax }
shogun-web-revolt-follows = سپس شورش: { $farmers } دهقان در برابر { $armies } سپاه
shogun-web-marker-follows = نشانگر شورش به جا می‌گذارد
shogun-web-skip-about = نه کاری انجام می‌شود، نه چیزی پرداخت.
shogun-web-armies = سپاه‌ها
shogun-web-fewer = یکی کمتر
shogun-web-more = یکی بیشتر
shogun-web-go-stay = { $go } می‌رود، { $stay } می‌ماند
shogun-web-attack = حمله با { $armies }
shogun-web-move = جابه‌جایی { $armies }
shogun-web-odds = برد { $win }، مساوی { $draw }، باخت { $loss }
shogun-web-odds-title = احتمال‌ها
shogun-web-odds-about = سرور با برج، سینی، رویداد و کارت‌های ویژهٔ کنونی حساب می‌کند.
shogun-web-odds-win = برد { $share }
shogun-web-odds-draw = مساوی { $share }
shogun-web-odds-loss = باخت { $share }
shogun-web-odds-held = ناکام { $share }
shogun-web-odds-left = میانگین سپاه مانده: { $left }
shogun-web-odds-counting = در حال حساب کردن احتمال‌ها …
shogun-web-odds-none = اینجا احتمال حساب نمی‌شود.

## Draft

shogun-web-groups = گروه‌های مانده
shogun-web-groups-of = { $house }: { $groups }
shogun-web-blind = ندیده
shogun-web-blind-about = کارت رویی دسته‌کارت. نگاهش می‌کنید، سپس گروهی آنجا می‌گذارید.
shogun-web-group-about = { $left } گروه مانند این مانده است.
shogun-web-exchange = هر دو زیر دسته‌کارت، رو کردن دو کارت دیگر

## Winter

shogun-web-winter = زمستان
shogun-web-rice-lost = کاهش برنج
shogun-web-rice-need = برنج / استان
shogun-web-unfed-short = بی‌آذوقه
shogun-web-scored = امتیازهای سال { $year }

## The end

shogun-web-scores = امتیازها
shogun-web-winner = { $count ->
        [one] { $who } برنده است!
       *[other] پیروزی مشترک: { $who }!
    }
shogun-web-most = بیشترین ساختمان هر منطقه، سال به سال
shogun-web-majority = { $house } { $points } امتیاز، سال { $year }

## Small screens

shogun-web-tab-map = نقشه
shogun-web-tab-plan = برنامه
shogun-web-tab-houses = خاندان‌ها
shogun-web-tab-order = ترتیب
