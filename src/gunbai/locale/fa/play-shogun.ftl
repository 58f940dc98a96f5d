### Shogun in play: what is asked, what may be done, what happened, why not.
### Ids: see locale/words.py. Names of arguments: games/shogun/text.py.

## Questions, by step

shogun-ask-draft = کدام کارت استان را برمی‌دارید؟
shogun-ask-place = کدام گروه سپاه به { $province } برود؟
shogun-ask-planning = برنامهٔ شما، مخفیانه: روی «{ $space }» چه می‌گذارید؟
shogun-ask-order = کدام کارت ویژه را برمی‌دارید، و با آن کدام جایگاه در ترتیب نوبت را؟
shogun-ask-build = { $action } در { $province }؟
shogun-ask-collect = { $action } در { $province }؟
shogun-ask-deploy = { $action } در { $province }؟
shogun-ask-muster = { $action }: { $province }؟
shogun-ask-relocate = سپاه‌ها از { $province } به کجا بروند؟
shogun-ask-march = { $action }: سپاه‌ها از { $province } به کجا بروند؟
shogun-ask-how_many = چند سپاه از { $origin } به { $target } برود؟ دست‌کم یکی می‌ماند.
shogun-ask-revolts = استان‌های گرسنه شورش می‌کنند، هر کدام با { $farmers } دهقان و برای هر نشانگر یکی بیشتر. اول با کدام می‌جنگید؟

## Actions and asides
## .STEP: in that step. .group: the head of a list whose items are the last argument.

shogun-do-take = برداشتن { $province }
shogun-do-blind = برداشتن کارت ندیده از روی دسته‌کارت
shogun-do-exchange = اول گذاشتن هر دو زیر دسته‌کارت و رو کردن دو کارت دیگر
shogun-do-group = گروه { $amount } سپاه
    .place = { $amount } سپاه به { $province }
shogun-do-plan = گذاشتن { $card }
    .planning = { $space }: { $card }
shogun-do-special = برداشتن { $special }
shogun-do-act = انجام
    .build = { $action } در { $province }
    .collect = { $action } در { $province }
    .deploy = { $action } در { $province }
    .muster = استقرار ۱ سپاه در { $province }
shogun-do-skip = رد کردن
    .march = ماندن: نه نبرد، نه جابه‌جایی
shogun-do-stay = بدون جابه‌جایی
shogun-do-target = به { $province }
shogun-do-count = { $amount } سپاه
    .how_many = { $amount } سپاه از { $origin } به { $target }
shogun-do-revolt = نبرد با شورش { $province }
shogun-do-withdraw = پس گرفتن همهٔ برنامه و چیدن دوباره

## What happened
## .many with .item: several of them in a row are told in one line.

shogun-event-first_player = { $seat } نخستین کارت را برمی‌دارد
shogun-event-card_offered = کارت { $province } رو می‌شود
    .many = کارت‌های رو: { $items }
    .item = { $province }
shogun-event-card_taken = { $seat } کارت { $province } را برمی‌دارد
shogun-event-blind_taken = { $seat } کارت ندیده برمی‌دارد
shogun-event-blind_seen = { $seat }، کارتی که کشیدید: { $province }
shogun-event-cards_exchanged = { $seat } کارت‌های { $province1 } و { $province2 } را زیر دسته‌کارت می‌گذارد
shogun-event-group_placed = { $seat } در { $province } { $amount } سپاه می‌گذارد
shogun-event-table_dealt = { $seat } با { $amount } سپاه در { $province } آغاز می‌کند
    .many = آغاز { $seat }: { $items }
    .item = { $province } { $amount }
shogun-event-tower_seeded = برج آماده شد: { $amount } مکعب در آن ماند

shogun-event-year_begins = سال { $amount } آغاز می‌شود
shogun-event-event_shown = رویداد امسال: { $event }
    .many = رویدادهای سال: { $items }
    .item = { $event }
shogun-event-season_begins = { $season } آغاز می‌شود
shogun-event-action_shown = کارت اقدام { $amount } رو می‌شود: { $action }
    .many = کارت‌های اقدام: { $items }
    .item = { $amount } { $action }
shogun-event-special_laid = کارت ویژهٔ جایگاه { $amount }: { $special }
    .many = کارت‌های ویژه: { $items }
    .item = { $amount } { $special }
shogun-event-event_drawn = رویداد دور: { $event }. { $event_effect }
shogun-event-event_leaves = «{ $event }» از بازی خارج می‌شود
shogun-event-planning_begins = همه مخفیانه برنامه می‌ریزند
shogun-event-card_laid = { $seat }، شما روی «{ $space }» گذاشتید: { $card }
    .many = { $seat }، شما گذاشتید: { $items }
    .item = { $space }: { $card }
shogun-event-plan_ready = برنامهٔ { $seat } آماده است
shogun-event-plan_withdrawn = { $seat } برنامه را پس می‌گیرد
shogun-event-plans_closed = همهٔ برنامه‌ها آماده است
shogun-event-bid_opened = پیشنهاد { $seat }: { $card }
shogun-event-bid_paid = { $seat } { $amount } صندوق می‌پردازد
shogun-event-bids_tied = پیشنهادهای برابر: ترتیبشان با قرعه است
shogun-event-special_taken = { $seat } کارت «{ $special }» و جایگاه { $amount } در ترتیب نوبت را برمی‌دارد

shogun-event-action_begins = اکنون: { $action }
shogun-event-card_opened = { $seat } رو می‌کند: { $card } ({ $action })
shogun-event-action_declined = { $seat } «{ $action }» را در { $province } رد می‌کند
shogun-event-too_few_chests = { $seat } نمی‌تواند «{ $action }» را در { $province } انجام دهد: صندوق کم است
shogun-event-too_few_in_supply = { $seat } نمی‌تواند «{ $action }» را در { $province } انجام دهد: سپاه ذخیره کم است
shogun-event-no_free_site = { $seat } نمی‌تواند «{ $action }» را در { $province } انجام دهد: جای خالی نیست
shogun-event-built_already = { $seat } نمی‌تواند «{ $action }» را در { $province } انجام دهد: چنین ساختمانی از پیش آنجاست
shogun-event-out_of_stock = { $seat } نمی‌تواند «{ $action }» را در { $province } انجام دهد: از آن نمانده است
shogun-event-too_few_armies = { $seat } نمی‌تواند «{ $action }» را در { $province } انجام دهد: آنجا فقط یک سپاه هست
shogun-event-no_target = { $seat } نمی‌تواند «{ $action }» را در { $province } انجام دهد: جایی برای رفتن نیست
shogun-event-built = { $seat } در { $province } با { $amount } صندوق { $building } می‌سازد
shogun-event-marker_removed = یک نشانگر شورش از { $province } برداشته می‌شود
shogun-event-rice_taken = { $seat } در { $province } { $amount } واحد برنج می‌گیرد
shogun-event-taxes_taken = { $seat } در { $province } { $amount } صندوق می‌گیرد
shogun-event-yield_lost = { $seat } از { $province } چیزی نمی‌گیرد
shogun-event-marker_placed = { $province } اکنون { $amount } نشانگر شورش دارد
shogun-event-deployed = { $seat } در { $province } با { $amount2 } صندوق { $amount1 } سپاه مستقر می‌کند
shogun-event-moved = { $seat } { $amount } سپاه را از { $province1 } به { $province2 } می‌برد
shogun-event-card_lost = { $seat } کارت { $province } را از دست می‌دهد
shogun-event-action_lost = { $seat } کارت { $province } را روی «{ $space }» گذاشته بود: آن اقدام از دست رفت

shogun-event-attacked = { $seat } از { $province1 } با { $amount } سپاه به { $province2 } حمله می‌کند
shogun-event-attack_reinforced = { $seat } برای حمله { $amount } سپاه دیگر می‌ریزد
shogun-event-defence_reinforced = { $seat } برای دفاع { $amount } سپاه دیگر می‌ریزد
shogun-event-castle_defended = { $seat } به پشتوانهٔ قلعه { $amount } سپاه دیگر می‌ریزد
shogun-event-farmers_defend = { $amount ->
        [0] کسی از { $province } دفاع نمی‌کند
        [one] { $amount } دهقان از { $province } دفاع می‌کند
       *[other] { $amount } دهقان از { $province } دفاع می‌کنند
    }
shogun-event-cubes_thrown = برج: { $colour } { $amount1 } ریخته، { $amount2 } بیرون افتاده
    .many = برج: { $items }
    .item = { $colour } { $amount1 } ریخته و { $amount2 } بیرون افتاده
shogun-event-attack_won = { $seat } استان { $province } را می‌گیرد؛ سپاه مانده: { $amount }
shogun-event-attack_beaten = { $seat1 } از { $seat2 } شکست می‌خورد؛ { $province } با { $amount } سپاه برای { $seat2 } می‌ماند
shogun-event-battle_drawn = { $seat1 } و { $seat2 } در { $province } یکدیگر را نابود می‌کنند
shogun-event-neutral_held = { $seat } نمی‌تواند استان { $province } را بگیرد: بی‌طرف می‌ماند
shogun-event-became_neutral = { $province } اکنون بی‌طرف است
shogun-event-revolt_begins = شورش در { $province } ({ $seat }): { $amount ->
        [one] { $amount } دهقان برمی‌خیزد
       *[other] { $amount } دهقان برمی‌خیزند
    }
shogun-event-revolt_put_down = { $seat } شورش { $province } را سرکوب می‌کند؛ سپاه مانده: { $amount }
shogun-event-revolt_won = دهقانان پیروز می‌شوند: { $seat } از { $province } رانده می‌شود

shogun-event-rice_lost = { $seat } در زمستان { $amount } واحد برنج از دست می‌دهد
shogun-event-provinces_unfed = { $seat } برای { $amount1 } استان آذوقه ندارد: { $amount2 ->
        [1] { $amount2 } شورش با
       *[other] { $amount2 } شورش، هر کدام با
    } { $amount3 } دهقان اضافه
shogun-event-revolt_drawn = شورش علیه { $seat }: { $province }
    .many = شورش‌ها علیه { $seat }: { $items }
    .item = { $province }
shogun-event-scored_provinces = { $seat } برای استان‌ها { $amount } امتیاز می‌گیرد
shogun-event-scored_buildings = { $seat } برای ساختمان‌ها { $amount } امتیاز می‌گیرد
shogun-event-scored_majority = { $seat } در { $region } برای بیشترین { $building } { $amount } امتیاز می‌گیرد
    .many = امتیاز بیشترین ساختمان برای { $seat }: { $items }
    .item = { $region_short } { $building } { $amount }
shogun-event-winter_ends = زمستان سال { $amount } تمام شد: نه برنجی مانده است نه نشانگر شورشی
shogun-event-game_over = بازی تمام شد

## Why not

shogun-refusal-action-not_asked = { $action }: اکنون پرسش این نیست.
shogun-refusal-draft-card_not_open = { $province } یکی از دو کارت رو نیست.
shogun-refusal-draft-no_exchange = کارت‌ها فقط وقتی عوض می‌شوند که نوبت پیش همین دو را دیده باشید.
shogun-refusal-draft-no_such_group = گروه { $armies } سپاه برایتان نمانده است.
shogun-refusal-plan-must_be_filled = «{ $space }» نباید خالی بماند: کارت کافی دارید.
shogun-refusal-plan-not_your_card = { $card } کارت شما نیست.
shogun-refusal-plan-used_already = { $card } روی خانهٔ دیگری است.
shogun-refusal-plan-bid_too_high = { $card }: برای پیشنهاد فقط { $held } صندوق دارید.
shogun-refusal-plan-nothing_to_withdraw = برنامه‌ای ندارید که پس بگیرید.
shogun-refusal-order-special_taken = «{ $special }» برداشته شده است.
shogun-refusal-march-out_of_the_game = { $to } خارج از بازی است.
shogun-refusal-march-not_adjacent = { $to } مجاور { $from } نیست.
shogun-refusal-march-protected_by_temple = { $to } معبد دارد: در این دور نمی‌توان به آن حمله کرد.
shogun-refusal-march-not_your_province = { $to } از آنِ شما نیست: اینجا نبرد ممکن نیست.
shogun-refusal-march-one_must_stay = { $armies } زیاد است: از { $held } سپاه یکی باید بماند.
shogun-refusal-winter-not_drawn = { $province } شورش نمی‌کند.

## Words

shogun-card-chest0 = کارت صندوق ۰
shogun-card-chest1 = کارت صندوق ۱
shogun-card-chest2 = کارت صندوق ۲
shogun-card-chest3 = کارت صندوق ۳
shogun-card-chest4 = کارت صندوق ۴
shogun-card-empty = هیچ
shogun-card-face_down = کارتی به پشت

shogun-space-bid = پیشنهاد
    .short = پیشنهاد

shogun-colour-farmers = دهقانان
    .letter = د

shogun-source-provinces1 = سال ۱: استان‌ها
shogun-source-buildings1 = سال ۱: ساختمان‌ها
shogun-source-castles1 = سال ۱: بیشترین قلعه
shogun-source-temples1 = سال ۱: بیشترین معبد
shogun-source-theatres1 = سال ۱: بیشترین تماشاخانه
shogun-source-provinces2 = سال ۲: استان‌ها
shogun-source-buildings2 = سال ۲: ساختمان‌ها
shogun-source-castles2 = سال ۲: بیشترین قلعه
shogun-source-temples2 = سال ۲: بیشترین معبد
shogun-source-theatres2 = سال ۲: بیشترین تماشاخانه
