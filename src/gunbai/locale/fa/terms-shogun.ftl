### Shogun: names and short descriptions.
### Ids are the words of the engine; where Rising Sun has the same one, with the name of the game: hence shogun-season-….
### Options: value = name, .about = one line, .value-X = the choices, the first one is the standard; .see = clauses.

## Houses; no letter looks like a digit

house-crimson = زرشکی
    .full = خاندان زرشکی
    .letter = ز
house-indigo = نیلی
    .full = خاندان نیلی
    .letter = ن
house-pine = کاج
    .full = خاندان کاج
    .letter = ک
house-amber = کهربا
    .full = خاندان کهربا
    .letter = ب
house-plum = ارغوان
    .full = خاندان ارغوان
    .letter = غ

## Seasons: the rounds of a year

shogun-season-spring = بهار
shogun-season-summer = تابستان
shogun-season-autumn = پاییز
shogun-season-winter = زمستان

## Steps

step-actions = چیدن کارت‌های اقدام
    .see = SG3.3
step-specials = چیدن کارت‌های ویژه
    .see = SG3.4
step-planning = برنامه‌ریزی و مزایده
    .see = SG4.1
step-event = تعیین رویداد
    .see = SG3.5
step-order = تعیین ترتیب نوبت
    .see = SG4.5
step-carry_out = اجرای اقدام‌ها
    .see = SG5.1
step-provisions = زمستان: آذوقه
    .see = SG7.1 SG7.2
step-revolts = زمستان: شورش‌ها
    .see = SG7.2 SG7.3
step-scoring = زمستان: شمارش امتیازها
    .see = SG7.4
step-placement = چینش آغازین سپاه‌ها
    .see = SG2.3

## Sides and regions

side-sun = سمت خورشید
side-moon = سمت ماه

region-green = منطقهٔ سبز
    .short = سبز
region-red = منطقهٔ سرخ
    .short = سرخ
region-purple = منطقهٔ بنفش
    .short = بنفش
region-yellow = منطقهٔ زرد
    .short = زرد
region-brown = منطقهٔ قهوه‌ای
    .short = قهوه‌ای

## Provinces
province-aki = آکی
province-awa-boso = آوا-بوسو
province-awa-shikoku = آوا-شیکوکو
province-bingo = بینگو
province-bitchu = بیتچو
province-bizen = بیزن
province-echigo = اچیگو
province-echizen = اچیزن
province-etchu = اتچو
province-harima = هاریما
province-hida = هیدا
province-hitachi = هیتاچی
province-hoki = هوکی
province-ise = ایسه
province-iwami = ایوامی
province-iyo = ایو
province-izu = ایزو
province-izumo = ایزومو
province-kaga = کاگا
province-kai = کای
province-kazusa = کازوسا
province-kii = کی‌ئی
province-kozuke = کوزوکه
province-mikawa = میکاوا
province-mimasaka = میماساکا
province-mino = مینو
province-musashi = موساشی
province-mutsu = موتسو
province-noto = نوتو
province-omi = اومی
province-owari = اواری
province-sagami = ساگامی
province-sanuki = سانوکی
province-settsu = ستسو
province-shima = شیما
province-shimosa = شیموسا
province-shimotsuke = شیموتسوکه
province-shinano = شینانو
province-suruga = سوروگا
province-tajima = تاجیما
province-tamba = تامبا
province-tosa = توسا
province-totomi = توتومی
province-wakasa = واکاسا
province-yamato = یاماتو

## Buildings

building-castle = قلعه
    .letter = ق
    .about = ۳ صندوق هزینه دارد. بیشترین قلعه در منطقه: ۳ امتیاز.
    .see = SG5.3 SG7.4
building-temple = معبد
    .letter = م
    .about = ۲ صندوق هزینه دارد. بیشترین معبد در منطقه: ۲ امتیاز.
    .see = SG5.3 SG7.4
building-theatre = تماشاخانه
    .letter = ت
    .about = ۱ صندوق هزینه دارد. بیشترین تماشاخانه در منطقه: ۱ امتیاز.
    .see = SG5.3 SG7.4

## The ten actions

action-castle = ساخت قلعه
    .short = قلعه
    .about = ۳ صندوق بپردازید و قلعه‌ای در جای خالی بگذارید.
    .see = SG5.3
action-temple = ساخت معبد
    .short = معبد
    .about = ۲ صندوق بپردازید و معبدی در جای خالی بگذارید.
    .see = SG5.3
action-theatre = ساخت تماشاخانه
    .short = تماشاخانه
    .about = ۱ صندوق بپردازید و تماشاخانه‌ای در جای خالی بگذارید.
    .see = SG5.3
action-rice = مصادرهٔ برنج
    .short = برنج
    .about = محصول برنج را بگیرید. شاید به شورش بینجامد و یک نشانگر شورش به جا می‌گذارد.
    .see = SG5.4
action-tax = گرفتن مالیات
    .short = مالیات
    .about = مالیات استان را به صندوق بگیرید. شاید به شورش بینجامد و یک نشانگر شورش به جا می‌گذارد.
    .see = SG5.4
action-armies5 = استقرار ۵ سپاه
    .short = استقرار ۵
    .about = ۳ صندوق بپردازید و ۵ سپاه از ذخیره در استان بگذارید.
    .see = SG5.5
action-armies3 = استقرار ۳ سپاه
    .short = استقرار ۳
    .about = ۲ صندوق بپردازید و ۳ سپاه از ذخیره در استان بگذارید.
    .see = SG5.5
action-army1_move = استقرار ۱ سپاه / جابه‌جایی سپاه‌ها
    .short = استقرار ۱
    .about = ۱ صندوق بپردازید و ۱ سپاه بیفزایید، سپس می‌توانید سپاه‌هایی را به یک استان مجاورِ خودی ببرید.
    .see = SG5.6
action-battle_move_a = نبرد / جابه‌جایی الف
    .short = نبرد الف
    .about = سپاه‌هایی را به یک استان مجاور ببرید؛ اگر از آنِ شما نباشد، نبرد درمی‌گیرد.
    .see = SG5.7
action-battle_move_b = نبرد / جابه‌جایی ب
    .short = نبرد ب
    .about = سپاه‌هایی را به یک استان مجاور ببرید؛ اگر از آنِ شما نباشد، نبرد درمی‌گیرد.
    .see = SG5.7
action-none = بدون اقدام
    .short = هیچ
    .about = کارت صندوق یا خانهٔ خالی: کاری انجام نمی‌شود.
    .see = SG4.1

## The five special cards

special-tax1 = ⁦+۱⁩ صندوق
    .short = ⁦+۱⁩ صندوق
    .effect = هنگام گرفتن مالیات ۱ صندوق بیشتر بگیرید.
    .see = SG4.6
special-rice1 = ⁦+۱⁩ برنج
    .short = ⁦+۱⁩ برنج
    .effect = هنگام مصادرهٔ برنج ۱ واحد برنج بیشتر بگیرید.
    .see = SG4.6
special-armies6 = ۶ سپاه
    .short = ۶ سپاه
    .effect = «استقرار ۵ سپاه» با همان ۳ صندوق ۶ سپاه می‌گذارد.
    .see = SG4.6
special-attack1 = ⁦+۱⁩ سپاه در حمله
    .short = ⁦+۱⁩ حمله
    .effect = وقتی با الف یا ب حمله می‌کنید، ۱ سپاه دیگر از ذخیره در برج بریزید.
    .see = SG4.6
special-defence1 = ⁦+۱⁩ سپاه در دفاع
    .short = ⁦+۱⁩ دفاع
    .effect = وقتی با الف یا ب به استان شما حمله می‌شود، ۱ سپاه دیگر از ذخیره در برج بریزید.
    .see = SG4.6

## The twelve events; .see names the clause

event-plays_calm_5 = نمایش آرام‌بخش
    .effect = ساخت تماشاخانه ۱ نشانگر شورش را از همان استان برمی‌دارد.
    .winter = زمستان: ۵ واحد برنج از دست می‌رود.
    .see = SG9.1
event-plays_calm_7 = نمایش آرام‌بخش
    .effect = ساخت تماشاخانه ۱ نشانگر شورش را از همان استان برمی‌دارد.
    .winter = زمستان: ۷ واحد برنج از دست می‌رود.
    .see = SG9.2
event-village_militia = دفاع دهقانان
    .effect = از استان بی‌طرفی که به آن حمله شود ۲ دهقان دفاع می‌کنند.
    .winter = زمستان: ۳ واحد برنج از دست می‌رود.
    .see = SG9.3
event-strong_walls_2 = دیوارهای استوار
    .effect = اگر به استانی با قلعه حمله شود، مدافع ۱ سپاه دیگر از ذخیره در برج می‌ریزد.
    .winter = زمستان: ۲ واحد برنج از دست می‌رود.
    .see = SG9.4
event-strong_walls_6 = دیوارهای استوار
    .effect = اگر به استانی با قلعه حمله شود، مدافع ۱ سپاه دیگر از ذخیره در برج می‌ریزد.
    .winter = زمستان: ۶ واحد برنج از دست می‌رود.
    .see = SG9.5
event-temple_peace_3 = صلح معبد
    .effect = در این دور نمی‌توان به استان‌های دارای معبد حمله کرد.
    .winter = زمستان: ۳ واحد برنج از دست می‌رود.
    .see = SG9.6
event-low_taxes = مالیات سبک
    .effect = مالیات حداکثر ۵ صندوق می‌دهد.
    .winter = زمستان: برنجی از دست نمی‌رود.
    .see = SG9.8
event-high_taxes = مالیات سنگین
    .effect = مالیات دست‌کم ۶ صندوق می‌دهد.
    .winter = زمستان: ۲ واحد برنج از دست می‌رود.
    .see = SG9.9
event-temple_peace_4 = صلح معبد
    .effect = در این دور نمی‌توان به استان‌های دارای معبد حمله کرد.
    .winter = زمستان: ۴ واحد برنج از دست می‌رود.
    .see = SG9.7
event-good_harvest = محصول فراوان
    .effect = مصادرهٔ برنج دست‌کم ۴ واحد برنج می‌دهد.
    .winter = زمستان: ۳ واحد برنج از دست می‌رود.
    .see = SG9.10
event-poor_harvest = محصول کم
    .effect = مصادرهٔ برنج حداکثر ۳ واحد برنج می‌دهد.
    .winter = زمستان: ۴ واحد برنج از دست می‌رود.
    .see = SG9.11
event-few_recruits = کمبود سرباز
    .effect = «استقرار ۵ سپاه» فقط ۳ سپاه می‌گذارد و «استقرار ۳ سپاه» فقط ۲.
    .winter = زمستان: ۱ واحد برنج از دست می‌رود.
    .see = SG9.12

## Options of a game

option-side = سمت صفحه
    .about = منطقه‌های دو سمت یکسان نیستند. بخشی از مسیرهای دریایی سمت ماه فرض ماست.
    .value-sun = سمت خورشید
    .value-moon = سمت ماه (تا حدی فرضی)
    .see = SG1.1 SG2.1
option-setup = استان‌های آغازین
    .about = استان‌ها را کارت به کارت بردارید یا جدولی ثابت بگیرید. جدول فقط برای سمت خورشید هست.
    .value-draft = کارت به کارت
    .value-tables = جدول چینش آغازین
    .see = SG2.3 SG2.6
option-yield = محصول و شورش
    .about = اگر شورشِ پس از آن استان را بگیرد، برنج یا صندوق‌ها برای شما می‌ماند یا نه.
    .value-kept = می‌ماند، حتی اگر استان از دست برود
    .value-if_held = فقط اگر استان حفظ شود
    .see = SG5.4
option-action_window = اقدام‌های آشکار
    .about = چند اقدامِ پیش رو آشکار است.
    .value-five = همیشه پنج اقدام بعدی
    .value-one_by_one = یکی‌یکی
    .see = SG3.3
option-armies6_shortage = «۶ سپاه» با «کمبود سرباز»
    .about = وقتی کارت و رویداد به هم می‌رسند، «استقرار ۵ سپاه» چند سپاه می‌گذارد.
    .value-4 = ۴ سپاه
    .value-6 = ۶ سپاه
    .see = SG4.7 SG9.12
option-tower = برج نبرد
    .about = برج چگونه مکعب‌ها را نگه می‌دارد و رها می‌کند.
    .value-shelves = دو طبقه
    .value-spielbyweb = والنشتاین آنلاین قدیمی
    .see = SG6.11
option-years = طول بازی
    .about = هر دو سال بازی شود یا فقط سال اول.
    .value-2 = دو سال
    .value-1 = فقط سال اول
    .see = SG3.1 SG8.1
option-moon_three = سمت ماه با سه نفر
    .about = نمی‌دانیم در سمت ماه با ۳ بازیکن کدام استان‌ها خارج از بازی‌اند؛ می‌توان فرض ما را پذیرفت.
    .value-no = ارائه نمی‌شود
    .value-assumed = با فرض ما
    .see = SG1.1
