### The terminal. What is typed (keys, names of actions, digits) stays Latin; names of things may be typed in Persian.

cli-welcome = شما: { $people }. ربات‌ها: { $bots }.
cli-fair = قرعه‌ها از بذری مخفی ساخته می‌شوند که هش SHA-256 آن با { $hash } آغاز می‌شود؛ بذر در پایان آشکار می‌شود.
cli-file = فایل بازی: { $path }
cli-first-steps-rising-sun = در هر پرسش با عدد انتخاب کنید؛ ? کلیدها را نشان می‌دهد. تازه آمده‌اید؟ r RS5 روند فصل را می‌گوید و r RS6 فرمان‌ها را.
cli-first-steps-shogun = در هر پرسش با عدد انتخاب کنید؛ ? کلیدها را نشان می‌دهد. تازه آمده‌اید؟ r SG3 روند سال را می‌گوید، r SG4 برنامه‌ریزی را و r SG5 اقدام‌ها را.
cli-option = { $name }: { $value }
cli-default = (پیش‌فرض)
cli-prompt = { $high ->
        [1] ۱ را بنویسید، یا ? برای راهنما:
       *[other] عدد { $low } تا { $high }، یا ? برای راهنما:
    }
cli-prompt-number = از { $low } تا { $high }، یا ? برای راهنما:
cli-prompt-amount = از { $low } تا { $high } (چند عدد را هم می‌توان با فاصله نوشت)، یا ? برای راهنما:
cli-prompt-sealed-rising-sun = شماره یا نام (u: پس گرفتن یکی، w: پس گرفتن همه، ?: راهنما):
cli-prompt-sealed-shogun = شماره یا نام‌ها: c2 کای - سوروگا (u: پس گرفتن یکی، w: همه، ?: راهنما):
cli-percent = { $share }٪
cli-interval = { $low } تا { $high }٪
cli-not-understood = «{ $text }» نه انتخابی در اینجاست و نه اقدامی در این بازی. ? می‌گوید چه می‌توان نوشت.
cli-hint = شمارهٔ انتخاب را بنویسید و Enter را بزنید. ? همهٔ کلیدها را نشان می‌دهد.
cli-no-such-number = { $count ->
        [1] تنها یک انتخاب هست: ۱ را بنویسید.
       *[other] چنین انتخابی نیست: عددی از { $low } تا { $high } بنویسید.
    }
cli-chain-stopped = { $number } جور نیست: از همین‌جا دوباره پرسیده می‌شود.
cli-why-possible = این کار اکنون شدنی است.
cli-why-all-possible = هر چه به این پرسش مربوط است اکنون شدنی است.
cli-confirm = { $choice }: با این کار نوبت شما تمام می‌شود. Enter: بله، n: نه، u: برگرداندن
cli-confirm-throw = { $choice }: نمی‌توان آن را پس گرفت. Enter: بله، n: نه، u: برگرداندن
cli-choose-again = دوباره انتخاب کنید.
cli-more-choices = … گزینه‌های بیشتری هست: c همه را نشان می‌دهد
cli-curtain = صفحه‌کلید به { $name } می‌رسد. دیگران نگاه نکنند؛ { $name }، Enter را بزنید:
cli-curtain-help = آنچه پس از این می‌آید فقط برای یک بازیکن است. وقتی کس دیگری نگاه نمی‌کند، Enter را بزنید.
cli-news = از نوبت پیشین شما
cli-news-first = تا اینجا
cli-news-more = ({ $count } خبر پیش از این‌ها: l همه را نشان می‌دهد)
cli-bot-failed = ربات { $name } نتوانست انتخاب کند؛ در چنین وضعی نخستین گزینهٔ فهرستش انتخاب می‌شود.
cli-left = بازی ذخیره شد. ادامه: gunbai play --resume { $path }
cli-saved = ذخیره شد: { $path }
cli-recorded = برای gunbai replay و gunbai verify نگه داشته شد: { $path }
cli-undone = پس گرفته شد: { $count }.
cli-undo = پس می‌گیرد
cli-sealed = (مهرشده)
cli-step = Enter: بعدی   b: صفحهٔ بازی   q: پایان
cli-step-help = Enter حرکت بعدی را نشان می‌دهد، b صفحه را همین‌طور که هست می‌کشد، q همین‌جا تمام می‌کند.
cli-see = نگاه کنید به { $clauses }.
cli-info-rising-sun = اینجا چیزی به نام { $name } نیست. نام کارت، کامی، فرمان، خاندان یا فیگوری را بنویسید: i کوماینو
cli-info-shogun = اینجا چیزی به نام { $name } نیست. نام رویداد، کارت ویژه، اقدام یا ساختمانی را بنویسید: i مالیات سبک
cli-no-plan = کارتی به پشت ندارید که نوبت اجرایش مانده باشد.
cli-keys-rising-sun = شمارهٔ انتخاب را بنویسید، یا اقدام را با کلمه: move bushi edo kyoto.
    جایی که عدد می‌خواهد عدد بنویسید؛ چند پیشنهاد را می‌توان با فاصله پشت هم نوشت.
      ? شماره  قانون پشت آن انتخاب
      why ادو  چرا اکنون نمی‌شود
      why      چه چیزهایی اکنون نمی‌شود
      r RS6.8  خواندن بند؛ r افتخار: جست‌وجو
      i دیو    کار کارت یا کامی
      m        کدام استان‌ها مجاورند
      coach    مشاور: چه باید کرد
      threat   دیگران چه می‌توانند بکنند
      b        دوباره صفحهٔ بازی
      c        دوباره انتخاب‌ها
      l        رخدادها از نوبت من
      l all    همهٔ رخدادها
      u        پس گرفتن آخرین انتخاب
      w        پس گرفتن پیشنهادهای مهرشده
      g        هدیه و پیشنهاد توافق
      s        ذخیره کردن
      v        قول‌ها و سرانجامشان
      mute     ساکت کردن شخصیت‌ها
      lang en  همه به انگلیسی
      q        ذخیره و خروج
cli-keys-shogun = شمارهٔ انتخاب را بنویسید، یا نام آن یا آغاز نامش: سوروگا، سورو.
    برنامه در یک سطر: c2 سوروگا کای - c0 (c2: کارت صندوق ۲، -: خانهٔ خالی).
    حمله در یک سطر: نام استان و پس از فاصله تعداد سپاه.
      ? شماره  قانون پشت آن انتخاب
      why کای  چرا اکنون نمی‌شود
      why      چه چیزهایی اکنون نمی‌شود
      r SG6.6  خواندن بند؛ r شورش: جست‌وجو
      i دیوار  کار رویداد یا کارت
      m کای    همسایه‌های کای
      coach    مشاور: چه باید کرد
      threat   دیگران چه می‌توانند بکنند
      b        دوباره صفحهٔ بازی
      c        دوباره انتخاب‌ها
      l        رخدادها از نوبت من
      l all    همهٔ رخدادها
      u        پس گرفتن آخرین انتخاب
      w        پس گرفتن همهٔ برنامه
      p        آنچه از برنامه‌تان مانده است
      s        ذخیره کردن
      mute     ساکت کردن شخصیت‌ها
      lang en  همه به انگلیسی
      q        ذخیره و خروج

cli-no-deals = اکنون نمی‌توان چیزی داد یا پیشنهاد کرد.
cli-which-deal = { $high ->
        [1] ۱: همین یکی، Enter: هیچ
       *[other] کدام یک؟ ۱ تا { $high }، Enter: هیچ
    }
cli-cancelled = کاری انجام نشد.
cli-deal-give = دادن سکه یا رونین: بی‌بازگشت و بی‌عوض
cli-deal-offer = پیشنهاد توافق: اگر طرف مقابل بپذیرد بی‌درنگ انجام می‌شود؛ قول الزام‌آور نیست
cli-deal-accept = پذیرفتن پیشنهاد توافق { $name }
cli-deal-refuse = رد پیشنهاد توافق { $name }
cli-deal-retract = پس گرفتن پیشنهاد توافق به { $name }
cli-field-seat = با چه کسی؟  { $names }
cli-field-help = پاسخ را بنویسید و Enter را بزنید. Enter تنها شما را برمی‌گرداند؛ به کسی چیزی گفته نمی‌شود.
cli-deal-help = شمارهٔ یک سطر را بنویسید و Enter را بزنید. Enter تنها شما را برمی‌گرداند؛ به کسی چیزی گفته نمی‌شود.
cli-field-coins = سکه‌هایی که می‌دهید ({ $low } تا { $high }):
cli-field-ronin = رونین‌هایی که می‌دهید ({ $low } تا { $high }):
cli-field-coins_asked = سکه‌هایی که می‌خواهید:
cli-field-ronin_asked = رونین‌هایی که می‌خواهید:
cli-field-promise = قولی به زبان خودتان، + برای قول‌های آماده، یا Enter برای هیچ:
cli-which-promise = کدام؟ ۱ تا { $high }؛ Enter: هیچ‌کدام
cli-muted = شخصیت‌ها از این پس ساکت‌اند.
cli-unmuted = شخصیت‌ها دوباره حرف می‌زنند.
cli-promise-help = دیگران این کلمه‌ها را کنار پیشنهاد می‌خوانند. قول کسی را پایبند نمی‌کند (RS3.1). Enter تنها: بدون قول.

cli-score = امتیاز پیروزی
cli-total = جمع
cli-place = رتبه
cli-victory = { $name } با { $points } امتیاز برنده است، { $ahead } امتیاز جلوتر از نفر بعد!
cli-tied-rising-sun = { $name } با { $points } امتیاز برنده است: برابر، ولی با افتخار بیشتر!
cli-tied-shogun = { $name } با { $points } امتیاز برنده است: برابر، ولی با صندوق بیشتر!
cli-shared-victory = پیروزی مشترک: { $names }، هر یک با { $points } امتیاز!

cli-verified = راستی‌آزمایی شد: بذر با هش منتشرشده می‌خواند؛ { $moves } حرکت مجاز است، { $draws } قرعه از نو حساب شد، { $digests } وضعیت و نتیجه با فایل بازی یکی است.
cli-no-bench = سنجش سرعت بخشی از مخزن است و catanatron را کنار خود می‌خواهد: مخزن را بگیرید و `make bench` را اجرا کنید که هر دو را آماده می‌کند.

cli-sim-bot = ربات
cli-sim-rank = میانگین رتبه
cli-sim-total = { $games } بازی، { $decisions } تصمیم، { $rate } تصمیم در ثانیهٔ پردازنده

cli-odds-outcome = نتیجه
cli-odds-share = سهم
cli-odds-interval = ۹۵٪
cli-odds-win = مهاجم استان را می‌گیرد
cli-odds-draw = بی‌طرف می‌شود
cli-odds-loss = حمله ناکام می‌ماند
cli-odds-left = سپاه مانده پس از برد: { $left }. { $samples } بار، هر بار با برجِ تازه پرشده.

## Rising Sun's board

cli-rs-turn = نوبت فرمان { $turn } از { $turns }
cli-rs-legend = قدرت، * پیشتاز؛ د دایمیو، ب بوشی، ش شینتو، ⌂ قلعه؛ پ امتیاز پیروزی، س سکه، ر رونین
cli-rs-small-legend = مرزها با حرف، ~ از راه دریا؛ قدرت، * پیشتاز؛ ه هیولا؛ b: همهٔ صفحه
cli-rs-unit-vp = پ
cli-rs-unit-coin = س
cli-rs-unit-ronin = ر
cli-rs-monster = ه
cli-rs-copies = { $card } ×{ $copies }
cli-rs-war = جنگ
cli-rs-province = استان
cli-rs-borders = مرزها
cli-rs-reward = پاداش
cli-rs-honor = افتخار
cli-rs-track = فرمان‌ها
cli-rs-kami-turn = [کامی]
cli-rs-shrine = معبد
cli-rs-shrines = معبدها
cli-rs-worshippers = پرستندگان
cli-rs-effect = هدیه به پیشتاز
cli-rs-market = کارت‌های چیده‌شده:
cli-rs-none = هیچ
cli-rs-clan = خاندان
cli-rs-vp = امتیاز
cli-rs-coins = سکه
cli-rs-ronin = رونین
cli-rs-ally = متحد
cli-rs-reserve = ذخیره
cli-rs-hostages = گروگان‌ها
cli-rs-you = (شما)
cli-rs-cards = کارت‌ها:
cli-rs-tokens = توکن‌های جنگ:
cli-rs-hand = پیش روی شما:
cli-rs-put-back = بار پیش روی دسته برگرداندید:
cli-rs-battle = در این نبرد:
cli-rs-fighter = { $seat } قدرت { $force }، { $coins } سکه، { $ronin } رونین
cli-rs-bids = پیشنهادهای مهرشدهٔ شما تا اینجا:
cli-rs-laid = این فصل به پشت گذاشتید:
cli-rs-price = { $coins } سکه
cli-rs-card-note = { $coins } سکه، { $kind }. { $effect }
cli-rs-mandate-note = همه: { $all } شما و متحدتان: { $bonus }
cli-rs-sea = ~ از راه دریا
cli-rs-offer = پیشنهاد توافق باز از { $seat } به { $seat2 }: { $coins ->
        [0] { $ronin ->
            [0] { $coins_asked ->
                [0] { $ronin_asked ->
                    [0] فقط قول
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }{ $coins ->
        [0] {""}
       *[other] { $coins } سکه
    }{ $coins ->
        [0] {""}
       *[other] { $ronin ->
            [0] {""}
           *[other] {" و "}
        }
    }{ $ronin ->
        [0] {""}
       *[other] { $ronin } رونین
    }{ $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] {" می‌دهد"}
        }
       *[other] {" می‌دهد"}
    }{ $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] { $coins_asked ->
                [0] { $ronin_asked ->
                    [0] {""}
                   *[other] {"، "}
                }
               *[other] {"، "}
            }
        }
       *[other] { $coins_asked ->
            [0] { $ronin_asked ->
                [0] {""}
               *[other] {"، "}
            }
           *[other] {"، "}
        }
    }{ $coins_asked ->
        [0] {""}
       *[other] { $coins_asked } سکه
    }{ $coins_asked ->
        [0] {""}
       *[other] { $ronin_asked ->
            [0] {""}
           *[other] {" و "}
        }
    }{ $ronin_asked ->
        [0] {""}
       *[other] { $ronin_asked } رونین
    }{ $coins_asked ->
        [0] { $ronin_asked ->
            [0] {""}
           *[other] {" می‌خواهد"}
        }
       *[other] {" می‌خواهد"}
    }{ $role ->
        [giver] . با g پس می‌گیرید.
        [taker] . با g پاسخ می‌دهید.
       *[none] .
    }

## Shogun's board

cli-sg-year = سال { $year }
cli-sg-over = پایان
cli-sg-closed = به پشت
cli-sg-legend = حرف‌ها:
cli-sg-free-site = · جای خالی
cli-sg-marker = ! نشانگر شورش
cli-sg-yields = ۴/۳ مالیات و برنج
cli-sg-most = بیشترین
cli-sg-upper = طبقهٔ بالا
cli-sg-lower = طبقهٔ پایین
cli-sg-tray = سینی
cli-sg-no-province = استانی به نام { $name } نیست.
cli-sg-sea = ~ از راه دریا
cli-sg-winter-rice = { $rice ->
        [0] زمستان برنج نمی‌گیرد
        [one] زمستان { $rice } واحد برنج می‌گیرد
       *[other] زمستان { $rice } واحد برنج می‌گیرد
    }
cli-sg-event = این دور:
cli-sg-open-events = شاید بیاید:
cli-sg-winter-event = در زمستان:
cli-sg-house = خاندان
cli-sg-you = (شما)
cli-sg-vp = امتیاز
cli-sg-chests = صندوق
cli-sg-rice = برنج
cli-sg-needs = لازم
cli-sg-provinces = استان
cli-sg-buildings = ساختمان
cli-sg-armies = سپاه
cli-sg-supply = ذخیره
cli-sg-hidden = به پشت
cli-sg-stock = موجودی:
cli-sg-gaps = خانه‌های خالی { $name }:
cli-sg-groups = مانده
cli-sg-under = زیر دسته‌کارت:
cli-sg-winter = زمستان سال { $year }
cli-sg-space = خانه
cli-sg-when = شماره
cli-sg-card = کارت
cli-sg-province = استان
cli-sg-sites = جا
cli-sg-yield = م/ب
cli-sg-region = منطقه
cli-sg-remark = هشدار
cli-sg-no-action = بدون اقدام:
cli-sg-leave-empty = خالی گذاشتن
cli-sg-purse = صندوق:
cli-sg-change = { $sign ->
        [gain] ⁦+{ $amount }⁩
       *[loss] ⁦−{ $amount }⁩
    }
cli-sg-ahead = مانده از برنامهٔ شما:
cli-sg-cards = کارت‌ها:
cli-sg-plan = برنامه:
cli-sg-warn-too_few_in_supply = ذخیره کم است
cli-sg-warn-no_free_site = جای خالی نیست
cli-sg-warn-built_already = یکی دارد
cli-sg-warn-out_of_stock = از آن نمانده
cli-sg-warn-too_few_armies = فقط یک سپاه
cli-sg-warn-no_target = راهی نیست
cli-sg-warn-revolt = شورش، باخت { $lost }
cli-sg-warn-chests = صندوق کم است
cli-sg-warn-chests-perhaps = شاید صندوق کم بیاید
cli-sg-revolt = شورش درمی‌گیرد: { $armies } سپاه در برابر { $farmers } دهقان، احتمال سرکوب { $held }.
cli-sg-own = خودی، { $armies } سپاه
cli-sg-neutral = بی‌طرف؛ با { $most } سپاه: { $win }
cli-sg-enemy = { $name }، { $armies } سپاه؛ با { $most } سپاه: { $win }
cli-sg-odds = احتمال‌های حمله به { $name } ({ $held }):
cli-sg-held = { $name }، { $armies } سپاه؛ دهقانان کمک می‌کنند
cli-sg-held-marked = { $name }، { $armies } سپاه؛ دهقانان کنار می‌مانند
cli-sg-held-neutral = بی‌طرف
cli-sg-send = می‌فرستید
cli-sg-wins = می‌گیرید
cli-sg-draws = بی‌طرف
cli-sg-fails = ناکام
cli-sg-left = مانده پس از برد
cli-sg-attack = { $name }، با { $armies } سپاه: برد { $win }، بی‌طرف { $draw }، ناکامی { $loss }؛ پس از برد میانگین { $left } سپاه می‌ماند.
cli-sg-attack-neutral = { $name }، با { $armies } سپاه: برد { $win }، ناکامی { $loss }؛ پس از برد میانگین { $left } سپاه می‌ماند.
cli-sg-special-note = جایگاه { $place }. { $effect }
cli-sg-card-note = { $region }؛ مالیات { $tax }، برنج { $rice }، { $sites } جای ساختمان{ $near ->
        [none] {""}
       *[other] ؛ کنار { $near }
    }
cli-sg-build-note = { $cost } صندوق از { $chests } صندوق شما
cli-sg-rice-note = { $rice } واحد برنج می‌گیرید: { $held } دارید، زمستان { $need } می‌خواهد.
cli-sg-tax-note = { $chests } صندوق می‌گیرید: { $held } دارید.
cli-sg-deploy-note = { $armies } سپاه با { $cost } صندوق از { $chests } صندوق شما

## Learning

cli-learn = نخستین بازی شما. با عدد پاسخ دهید؛ `?` توضیح می‌دهد، `u` پس می‌گیرد، `q` خارج می‌شود و بازی را برای بار بعد نگه می‌دارد.
cli-practice = ادامهٔ بازی از مثال { $clause }: به جای همه بازی می‌کنید و چیزی ذخیره نمی‌شود. `?` توضیح می‌دهد، `u` پس می‌گیرد، `q` خارج می‌شود.
cli-practise = ادامهٔ بازی از همین‌جا: gunbai rules { $clause } --play { $step } (۰: از آغاز)
cli-not-kept = این بازی ذخیره نمی‌شود.

usage-command = دستور { $name } وجود ندارد.
usage-option = گزینهٔ { $name } وجود ندارد.
usage-value = پس از { $name } باید مقداری بیاید.
usage-missing = { $name } جا افتاده است.
usage-bad = { $name }: { $kind ->
        [whole] یک عدد صحیح لازم است.
        [number] یک عدد لازم است.
       *[other] این مقدار ممکن نیست.
    }
usage-extra = این اضافه است: { $rest }.
usage-near = منظورتان این بود: { $names }؟
usage-help = { $command } نشان می‌دهد چه چیزهایی هست.
