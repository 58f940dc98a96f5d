### Rising Sun: promises made of building blocks. Ids: games/rising_sun/promises. They follow a colon: "Koi promises: …".

## Promises

rising-sun-promise-ally = اتحاد با { $seat } در همین مراسم چای
rising-sun-promise-stay = نگه داشتن اتحاد با { $seat } تا پایان فصل
rising-sun-promise-no_betray = بازی نکردن «خیانت» در این فصل
rising-sun-promise-spare = جایگزین نکردن هیچ فیگوری از { $seat } در این فصل
rising-sun-promise-no_entry = وارد نشدن به { $province } در این فصل
rising-sun-promise-leave = بیرون رفتن از { $province } پیش از جنگ‌ها
rising-sun-promise-at_most = داشتن حداکثر { $amount } قدرت در { $province } در آغاز جنگ‌ها
rising-sun-promise-at_least = داشتن دست‌کم { $amount } قدرت در { $province } در آغاز جنگ‌ها
rising-sun-promise-no_bid = سکه نگذاشتن روی «{ $advantage }» در برابر { $seat } در این فصل
rising-sun-promise-no_bid_all = سکه نگذاشتن روی هیچ مزیتی در برابر { $seat } در این فصل
rising-sun-promise-no_bid_at = سکه نگذاشتن در نبرد { $province }
rising-sun-promise-bid_at_most = گذاشتن حداکثر { $amount } سکه در نبرد { $province }
rising-sun-promise-no_hostage = گروگان نگرفتن از { $seat } در این فصل
rising-sun-promise-once = یک بار دیگر بازی کردن «{ $mandate }» در این فصل
rising-sun-promise-next = بازی کردن «{ $mandate }» به‌عنوان فرمان بعدی
rising-sun-promise-not = بازی نکردن «{ $mandate }» در این فصل
rising-sun-promise-shrine = نفرستادن کسی به معبد { $kami } در این فصل
rising-sun-promise-no_build = نساختن چیزی در { $province } در این فصل
rising-sun-promise-leave_card = گذاشتن «{ $card }» برای { $seat } در این فصل
rising-sun-promise-pay = دادن { $amount } سکه به { $seat } پیش از جنگ‌ها
rising-sun-promise-pay_next = دادن { $amount } سکه به { $seat } در مراسم چای بعدی
rising-sun-promise-no_toll = نگرفتن عوارض از { $seat } در این فصل
rising-sun-promise-not_with = متحد نشدن با { $seat2 } در مراسم چای
rising-sun-promise-first_ask = پیشنهاد اتحاد در مراسم چای بعدی پیش از همه به { $seat }
rising-sun-promise-nothing_for = ندادن چیزی به { $seat2 } در این فصل

## How a promise stands

promise-open = هنوز برقرار
promise-kept = وفا شد
promise-broken = شکسته شد
promise-void = بی‌اثر شد

## What is told of promises

rising-sun-event-promise_given = { $seat } به { $seat2 } قول می‌دهد: { $promise }
rising-sun-event-promise_kept = به قول وفا شد. { $seat } به { $seat2 }: { $promise }
rising-sun-event-promise_broken = قول شکسته شد. { $seat } به { $seat2 }: { $promise }
rising-sun-event-promise_void = قول بی‌اثر شد. { $seat } به { $seat2 }: { $promise }

## Deals

rising-sun-deal-taker = { $seat } به شما پیشنهاد توافق می‌دهد
rising-sun-deal-giver = شما به { $seat2 } پیشنهاد توافق می‌دهید
rising-sun-deal-other = { $seat } به { $seat2 } پیشنهاد توافق می‌دهد
