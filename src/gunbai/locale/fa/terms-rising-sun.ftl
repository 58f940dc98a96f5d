### Rising Sun: names and short descriptions.
### Options: value = name, .about = one line, .value-X = the choices, the first one is the standard; .see = clauses.
### .ez: the form before the name of its owner (ezafe), where the letters show it.

## Clans

clan-koi = کپور
    .full = خاندان کپور
    .power = گرداب‌های رود
    .ability = در آغاز هر فاز جنگ همهٔ رونین‌های شما به همان تعداد سکه تبدیل می‌شوند. وقتی «استخدام رونین» را می‌برید، هر سکهٔ ذخیره‌تان یک رونین به شمار می‌آید.
    .see = RS12.1
clan-lotus = لوتوس
    .full = خاندان لوتوس
    .power = فرمانروای جریان
    .ability = در نوبت فرمان خود یک تایل را به پشت بگذارید و هر یک از پنج فرمان را که خواستید نام ببرید: همان اجرا می‌شود.
    .see = RS12.3
clan-turtle = لاک‌پشت
    .full = خاندان لاک‌پشت
    .power = لاک ابدی
    .ability = هر قلعهٔ شما قدرت ۱ دارد و هر وقت فیگور حرکت می‌دهید، قلعه‌ها هم می‌توانند حرکت کنند. قلعه‌ها فیگور نیستند و کشته نمی‌شوند.
    .see = RS12.5
clan-dragonfly = سنجاقک
    .full = خاندان سنجاقک
    .power = سبک‌بالان
    .ability = فیگورهایی که احضار می‌کنید می‌توانند به هر استانی بروند و هر حرکت شما می‌تواند به هر استانی باشد.
    .see = RS12.4
clan-bonsai = بونسای
    .full = خاندان بونسای
    .power = برکت مقدس
    .ability = هر کارت یا قلعه‌ای که می‌خرید حداکثر ۱ سکه هزینه دارد.
    .see = RS12.2

## Provinces

province-hokkaido = هوکایدو
province-oshu = اوشو
province-edo = ادو
province-kyoto = کیوتو
province-kansai = کانسای
province-nagato = ناگاتو
province-kyushu = کیوشو
province-shikoku = شیکوکو

## Figures

figure-daimyo = دایمیو
    .ez = دایمیوی
    .about = سرکردهٔ خاندان. گروگان گرفته یا جایگزین نمی‌شود و هیچ اثری نمی‌تواند آن را هدف بگیرد؛ ولی ممکن است در نبرد کشته شود.
    .see = RS1.7
figure-shinto = شینتو
    .ez = شینتوی
    .about = کاهن. هنگام احضار می‌تواند برای پرستش به معبد برود.
    .see = RS6.7
figure-bushi = بوشی
    .ez = بوشی
    .about = جنگجو.
figure-monster = هیولا
    .ez = هیولای
    .about = با «آموزش» خریده و بی‌درنگ احضار می‌شود؛ فیگورِ صاحبش است.
    .see = RS6.10
figure-komainu = کوماینو
    .ez = کوماینوی
figure-oni_of_skulls = دیو جمجمه‌ها
    .ez = دیو جمجمه‌های
figure-oni_of_blood = دیو خون
    .ez = دیو خون
figure-oni_of_souls = دیو جان‌ها
    .ez = دیو جان‌های
figure-oni_of_hate = دیو نفرت
    .ez = دیو نفرت
figure-oni_of_spite = دیو کینه
    .ez = دیو کینهٔ
figure-yurei = یورئی
    .ez = یورئی
figure-river_dragon = اژدهای رود
    .ez = اژدهای رود
figure-stronghold = قلعه
    .ez = قلعهٔ
    .about = فیگور نیست. جایی است که در آن احضار می‌کنید؛ فقط قلعهٔ لاک‌پشت قدرت دارد.
    .see = RS1.4 RS6.6

## Mandates

mandate-recruit = سربازگیری
    .all = در هر قلعهٔ خود ۱ فیگور احضار کنید.
    .bonus = در یکی از قلعه‌های خود ۱ فیگور دیگر احضار کنید.
    .see = RS6.6
mandate-marshal = لشکرکشی
    .all = می‌توانید هر فیگور خود را به استانی مجاور ببرید.
    .bonus = می‌توانید با ۳ سکه در هر استانی ۱ قلعه بسازید.
    .see = RS6.8
mandate-train = آموزش
    .all = می‌توانید ۱ کارت فصل بخرید و هزینه‌اش را بپردازید. اول بازیکن فعلی می‌خرد.
    .bonus = می‌توانید ۱ سکه کمتر بپردازید.
    .see = RS6.9
mandate-harvest = برداشت محصول
    .all = ۱ سکه بگیرید.
    .bonus = پاداش هر استانی را که در آن بیشترین قدرت را دارید بگیرید.
    .see = RS6.11
mandate-betray = خیانت
    .all = فقط بازیکن فعلی کاری انجام می‌دهد.
    .bonus = ندارد: متحد در آن سهمی ندارد.
    .active = اگر متحد دارید، اتحادتان می‌شکند و افتخار از دست می‌دهید. سپس می‌توانید حداکثر ۲ فیگور از بازیکنان مختلف را با فیگورهای هم‌نوع از ذخیرهٔ خود عوض کنید.
    .see = RS6.12 RS6.13

## Kami

kami-amaterasu = آماتراسو
    .epithet = ایزدبانوی خورشید
    .effect = به بالای نمودار افتخار بروید.
    .see = RS7.2
kami-fujin = فوجین
    .epithet = ایزد باد
    .effect = حداکثر ۲ حرکت انجام دهید: دو فیگور هر کدام یک بار، یا یک فیگور دو بار.
    .see = RS7.2
kami-hachiman = هاچیمان
    .epithet = ایزد جنگ
    .effect = ۲ رونین بگیرید.
    .see = RS7.2
kami-raijin = رایجین
    .epithet = ایزد تندر
    .effect = در هر استانی که خواستید ۱ بوشی احضار کنید.
    .see = RS7.2
kami-ryujin = ریوجین
    .epithet = ایزد دریا
    .effect = مانند «آموزش» ۱ کارت فصل بخرید، بدون تخفیف.
    .see = RS7.2
kami-susanoo = سوسانوئو
    .epithet = ایزد طوفان
    .effect = برای هر قلعهٔ خود روی نقشه ۱ امتیاز بگیرید.
    .see = RS7.2
kami-tsukuyomi = تسوکویومی
    .epithet = ایزد ماه
    .effect = ۲ سکه بگیرید.
    .see = RS7.2

## War advantages

advantage-seppuku = سپوکو
    .effect = همهٔ فیگورهای خود را در اینجا بکشید: برای هر کدام ۱ امتیاز و یک پله افتخار.
    .see = RS9.3
advantage-take_hostage = گروگان‌گیری
    .effect = ۱ فیگور از شرکت‌کننده‌ای دیگر بگیرید و ۱ امتیاز از صاحبش بدزدید.
    .see = RS9.4
advantage-hire_ronin = استخدام رونین
    .effect = برای هر رونین ذخیرهٔ خود ۱ قدرت بیشتر.
    .see = RS9.5
advantage-imperial_poets = شعر حماسی
    .effect = برای هر فیگورِ کشته‌شده در این نبرد ۱ امتیاز.
    .see = RS9.9

## Seasons

season-spring = بهار
season-summer = تابستان
season-autumn = پاییز
season-winter = زمستان

## Phases and steps

phase-season_setup = چینش فصل
    .see = RS5.2
phase-tea_ceremony = مراسم چای
    .see = RS5.3
phase-political = فاز سیاسی
    .see = RS6.1
phase-mandate_turn = نوبت فرمان
    .see = RS6.3
phase-kami_turn = نوبت کامی
    .see = RS7.1
phase-war = فاز جنگ
    .see = RS8.2
phase-start_of_war = آغاز فاز جنگ
    .see = RS8.1
phase-battle = نبرد
    .see = RS9.2
phase-outcome = نتیجهٔ نبرد
    .see = RS9.6
phase-reparations = غرامت جنگی
    .see = RS9.10
phase-clean_up = پایان فصل
    .see = RS5.5
phase-winter = زمستان: پایان بازی
    .see = RS11.2

## Card sets and kinds

set-core = کارت‌های پایه
set-archway = دروازه
set-teapot = قوری
set-horseman = اسب‌سوار

kind-enhancement = ارتقا
kind-virtue = فضیلت
kind-monster = هیولا
kind-war_upgrade = تقویت جنگی
kind-winter_upgrade = تقویت زمستانی

## Options of a game

option-set = مجموعهٔ کارت
    .about = کدام ۱۵ کارت به ۲۱ کارت پایه افزوده شود. دروازه برای بازی اول مناسب است.
    .value-archway = دروازه
    .value-teapot = قوری
    .value-horseman = اسب‌سوار
    .value-random = تصادفی
    .see = RS1.11 RS4.5
option-shikoku_reward = پاداش شیکوکو
    .about = منابع دربارهٔ آنچه شیکوکو در برداشت محصول می‌دهد هم‌داستان نیستند.
    .value-coins = ۳ سکه
    .value-ronin = ۳ رونین
    .see = RS6.11
option-nagato_kyushu_vp = امتیاز ناگاتو و کیوشو
    .about = آیا پاداش ناگاتو و کیوشو ۱ امتیاز هم دارد.
    .value-true = با ۱ امتیاز
    .value-false = بدون امتیاز
    .see = RS6.11
option-edo_kyoto_border = مرز ادو و کیوتو
    .about = آیا ادو و کیوتو مجاورند؛ یکی از منابع این مرز را ندارد.
    .value-true = مجاور
    .value-false = غیرمجاور
    .see = RS1.2
option-horseman_summer = کارت‌های تابستان اسب‌سوار
    .about = اسب‌سوار در تابستان چه کارت‌هایی می‌آورد؛ شاید «مسیر میمون» از یک افزونه باشد.
    .value-monkey = مسیر میمون، دو نسخه
    .value-ashigaru = طریقت آشیگارو و دیو جان‌ها
    .see = RS1.11
option-oni_hate_force = قدرت دیو نفرت
    .about = یادداشتی از بازیکنان قدرت ۴ به آن می‌دهد.
    .value-1 = قدرت ۱
    .value-4 = قدرت ۴
    .see = RS1.4
option-courage = شجاعت
    .about = کدام توکن‌ها امتیازِ «شجاعت» را می‌دهند.
    .value-any = هر توکنی که می‌برید
    .value-battle = فقط توکن‌های به‌دست‌آمده در نبرد
    .see = RS9.12
option-justice = عدالت
    .about = آیا «عدالت» هر بازیکنی را که فیگور از دست داده می‌شمارد، یا کل رخداد را یک بار.
    .value-player = ۳ امتیاز برای هر بازیکن
    .value-event = ۳ امتیاز، یک بار در هر رخداد
    .see = RS10.12
option-bushido = طریقت بوشیدو
    .about = سکه‌های آن چگونه شمرده می‌شود.
    .value-per_virtue = ۲ سکه و ۲ امتیاز برای هر فضیلت
    .value-coins_once = ۲ سکه یک بار، ۲ امتیاز برای هر فضیلت
    .see = RS8.1

## Rulings: the first value holds

option-oni_of_souls_uncontested = دیو جان‌ها بدون نبرد
    .about = آیا دیو جان‌ها وقتی صاحبش توکن را بدون نبرد می‌گیرد امتیاز می‌دهد.
    .value-false = فقط در نبرد
    .value-true = بدون نبرد هم
    .see = RS8.3 RS10.7
option-mercy_copies = دو نسخهٔ «بخشش»
    .about = آیا نسخهٔ دوم «بخشش» امتیاز خود را می‌افزاید.
    .value-each = ۲ امتیاز برای هر نسخه
    .value-once = ۲ امتیاز، یک بار
    .see = RS10.1
option-enters_by_betray = ورود با «خیانت»
    .about = آیا هیولایی که با «خیانت» در استانی گذاشته می‌شود به آن وارد می‌شود.
    .value-true = وارد می‌شود
    .value-false = وارد نمی‌شود
    .see = RS10.16
option-ninja_own_bushi = نینجا و بوشی خودی
    .about = آیا «مسیر نینجا» می‌تواند بوشیِ صاحب خود را بکشد.
    .value-true = هر بوشی
    .value-false = فقط بوشی دیگران
option-ninja_mercy_loses_honor = نینجا همراه «بخشش»
    .about = آیا وقتی «بخشش» بوشیِ برگزیدهٔ «مسیر نینجا» را نجات می‌دهد، افتخار از دست می‌دهید.
    .value-true = باز هم از دست می‌دهید
    .value-false = از دست نمی‌دهید
option-merchant_koi_exchange = بازرگان و تبدیل کپور
    .about = آیا سکه‌هایی که کپور به جای رونین می‌گیرد «طریقت بازرگان» را فعال می‌کند.
    .value-false = نمی‌کند
    .value-true = می‌کند
    .see = RS10.20 RS12.1
option-merchant_chain = بازرگان پس از بازرگان
    .about = آیا سکه‌های یک «طریقت بازرگان»، «طریقت بازرگان» دیگری را فعال می‌کند.
    .value-false = نمی‌کند
    .value-true = می‌کند
    .see = RS10.20
option-serpent_turtle_strongholds = عوارض قلعه‌های لاک‌پشت
    .about = آیا قلعهٔ لاک‌پشت هنگام حرکت عوارض «مسیر افعی» را می‌پردازد.
    .value-charged = مانند فیگور می‌پردازد
    .value-free = رایگان
    .see = RS10.15 RS12.5
option-serpent_mover_may_withdraw = بازگشت از سر راه
    .about = آیا بازیکنی که از او عوارض «مسیر افعی» خواسته‌اند می‌تواند به جای آن حرکت را پس بگیرد.
    .value-false = هر که دارد باید بپردازد
    .value-true = می‌تواند حرکت را پس بگیرد
    .see = RS10.15
option-fujin_turtle_strongholds = فوجین و قلعه‌های لاک‌پشت
    .about = آیا لاک‌پشت می‌تواند با فوجین قلعه‌هایش را حرکت دهد.
    .value-true = بله
    .value-false = نه
    .see = RS7.2 RS12.5
option-koi_exchange_last = زمان تبدیل کپور
    .about = آیا کپور رونین‌ها را پس از دریافت‌های خودش در آغاز فاز جنگ تبدیل می‌کند.
    .value-true = پس از دریافت‌های خودش
    .value-owner = به انتخاب کپور
    .see = RS12.1
option-loyalty_honesty_harvest = وفاداری با صداقت و برداشت محصول
    .about = آیا انتخاب فرمان و اجرای آن دو دریافتِ امتیاز است.
    .value-two = دو دریافت
    .value-one = یک دریافت
    .see = RS10.13
option-ashigaru_dragonfly = آشیگارو و سنجاقک
    .about = سنجاقک بوشی‌های «طریقت آشیگارو» را کجا می‌تواند احضار کند.
    .value-same = در استان برگزیده
    .value-any = در هر استانی
    .see = RS12.4
option-three_way_tie_with_allies = تساوی سه‌نفره با متحدان
    .about = متحدانِ برابر چه وقت با هم پیروز می‌شوند.
    .value-leader = پیشتازِ افتخار و متحدِ برابرش با هم پیروزند
    .value-two_way = فقط در تساوی دونفره
    .see = RS11.5
option-unrighteous_komainu_at_shrine = نابکاران و کوماینو در معبد
    .about = «مسیر نابکاران» چه چیزی را می‌تواند جای کوماینوی معبد بگذارد.
    .value-shinto_or_komainu = شینتو یا کوماینو
    .value-any_monster = هر هیولایی
    .see = RS10.18
