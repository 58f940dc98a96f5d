### معماها: وضعیت‌هایی از بازی‌های ربات‌ها با یک انتخاب آشکارا بهتر.

puzzles-title = معماها
puzzles-about = در هر وضعیت یک انتخاب آشکارا از همه بهتر است و ربات شتاب‌زده آن را نمی‌بیند. تنها آنچه آن طرف می‌تواند بداند به حساب می‌آید: هیچ پاسخی به بخت پنهان بستگی ندارد.
puzzles-daily = معمای روز
puzzles-solve = حل معما
puzzles-next = معمای بعدی
puzzles-list = همهٔ معماها
puzzles-theme = موضوع
puzzles-all = همه
puzzles-rating = ریتینگ شما
puzzles-guess = تخمین نخست، ⁦±{ $deviation }⁩
puzzles-solved = حل‌شده
puzzles-of = { $right } از { $tried }
puzzles-streak = پشت سر هم
puzzles-best = طولانی‌ترین: { $count }
puzzles-days = روزهای پیاپی
puzzles-days-about = معمای روز
puzzles-status-right = حل‌شده
puzzles-status-wrong = نادرست
puzzles-status-new = تازه
puzzle-choices = { $count ->
    [one] { $count } گزینه
   *[other] { $count } گزینه
}
puzzle-chain = چند انتخاب با هم
puzzle-level = دشواری { $rating }
puzzle-task = بهترین انتخاب را پیدا کنید. طرف: { $name }.
puzzle-label = معما
puzzle-right = درست است!
puzzle-wrong = انتخاب بهتری هست.
puzzle-shown = راه‌حل
puzzle-yours = انتخاب شما
puzzle-best = بهترین انتخاب
puzzle-quick = ربات شتاب‌زده
puzzle-rated = ریتینگ { $rating } ({ $change })
puzzle-first = تنها نخستین تلاش به حساب می‌آید.
puzzle-show = نمایش راه‌حل
puzzle-show-about = تلاش ناموفق به حساب می‌آید.
puzzle-again = یک بار دیگر
puzzle-play = راه‌حل روی صفحهٔ بازی
puzzle-more = نمایش توضیح
puzzle-less = پنهان کردن توضیح
puzzle-theme-alliances = اتحادها
puzzle-theme-mandates = فرمان‌ها
puzzle-theme-recruits = سربازگیری
puzzle-theme-cards = کارت‌های فصل
puzzle-theme-marshals = لشکرکشی
puzzle-theme-betrayals = خیانت‌ها
puzzle-theme-bids = پیشنهادها
puzzle-theme-battles = نبردها
puzzle-theme-opening = آغاز بازی
puzzle-theme-plans = برنامه‌ها
puzzle-theme-tower = شانس در برج
puzzle-theme-order = ترتیب نوبت
puzzle-theme-winter = زمستان و شورش
puzzle-theme-harvest = برداشت و مالیات
puzzle-theme-buildings = ساختمان‌ها
puzzle-theme-armies = سپاه‌ها

## پایانه

puzzle-cli-head = معمای { $id }: { $theme }، دشواری { $rating }
puzzle-cli-chance = { $choice }: { $action } ({ $chance })
