### gunbai arena: tournaments between bots.

arena-table = میز { $number }: { $bots }
arena-bot = ربات
arena-wins = برد
arena-share = سهم
arena-interval = ۹۵٪
arena-score = امتیاز
arena-rank = رتبه
arena-cpu = ms
arena-slowest = بیشینهٔ ms
arena-replaced = خطا
arena-rating = ریتینگ
arena-games = بازی
arena-seat = جایگاه
arena-clan = خاندان
arena-total = { $games } بازی، { $decisions } تصمیم، { $seconds } ثانیهٔ پردازنده
arena-no-plots = نمودارها matplotlib می‌خواهند: pip install 'gunbai[arena]'
arena-rotation = { $games } بازی مضربی از { $seats } نیست: همهٔ ربات‌ها به یک اندازه در همهٔ جایگاه‌ها ننشسته‌اند.
arena-replaced-note = جایی که رباتی خطا یا دیر کرد، «ورزیده» به جایش انتخاب کرد. نخستین بار: { $report }
arena-out = بازی‌ها، جدول و نمودارها: { $path }
arena-broken-off = نیمه‌کاره ماند. با همان دستور و --resume ادامه دهید.
arena-page-title = { $game }: لیگ
arena-page-settings = تعداد بازی‌ها: { $games }، بذر { $seed }، gunbai { $version }، قوانین { $rules }؛ { $machine }
arena-page-ratings = ریتینگ‌ها با بازه‌ای که ۹۵٪ نمونه‌گیری‌های دوباره در آن می‌افتند
arena-page-shares = سهم بردها؛ خط‌چین سهم برابر است
arena-page-balance = آیا جایگاه‌ها و خاندان‌ها به یک اندازه می‌برند؟
arena-page = صفحهٔ لیگ: { $path }
