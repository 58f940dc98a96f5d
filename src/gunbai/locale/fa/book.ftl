### The rulebook: its pages and the words around what the engine shows.

book-page-overview = بازی در پنج دقیقه
book-page-box = داخل جعبه
book-page-map = نقشه
book-page-clans = خاندان‌ها
book-page-mandates = فرمان‌ها، کامی‌ها، جنگ
book-page-cards = کارت‌های فصل
book-page-actions = اقدام‌ها و ساختمان‌ها
book-page-events = رویدادها و کارت‌های ویژه
book-page-start = جدول‌های چینش آغازین
book-page-turn = نخستین بازی در تصویر
book-page-questions = پرسش و پاسخ
book-page-words = واژه‌نامه
book-page-every = همهٔ قوانین به ترتیب شماره
book-learn = یادگیری حین بازی
    .about = { $steps ->
        [one] { $steps } گام، حدود ۱۰ دقیقه
       *[other] { $steps } گام، حدود ۱۰ دقیقه
    }
book-how = روند بازی
book-each-player = برای هر بازیکن
book-shared = برای همه
book-many = هر چند تا که لازم باشد
book-setup = چیدن بازی
book-by-land = از خشکی
book-by-sea = از دریا
book-all = همه
book-search-cards = جست‌وجو در کارت‌ها
book-no-cards = چنین کارتی نیست.
book-copies = { $count ->
        [one] { $count } نسخه
       *[other] { $count } نسخه
    }
book-players = { $count ->
        [one] { $count } بازیکن
       *[other] { $count } بازیکن
    }
book-out = در بازی ۳ نفره کنار گذاشته می‌شود
book-things = کارت‌ها و چیزهای دیگر
book-search-words = جست‌وجو در واژه‌نامه
book-also = همچنین: { $words }
book-edition = در نسخهٔ فارسی: { $word }
book-next = بعدی: { $page }
book-playable = هر تصویر وضعیتی واقعی از موتور بازی است. همین بازی را می‌توانید خودتان بازی کنید.
