### Rising Sun in play: what is asked, what may be done, what happened, why not.
### Ids: see locale/words.py. Names of arguments: games/rising_sun/text.py.

## Questions, by step

rising-sun-ask-tea = مراسم چای: این فصل با چه کسی متحد می‌شوید؟
rising-sun-ask-mandate = نوبت فرمان شماست: کدام فرمان را انتخاب می‌کنید؟
rising-sun-ask-recruit = سربازگیری: چه فیگوری را کجا احضار می‌کنید؟
rising-sun-ask-marshal = لشکرکشی: چه چیزی را حرکت می‌دهید؟
rising-sun-ask-train = کدام کارت را می‌خرید؟
rising-sun-ask-betray = خیانت: فیگور چه کسی را عوض می‌کنید؟
rising-sun-ask-stand_in = کدام فیگورِ ذخیرهٔ شما جای { $figure } را می‌گیرد ({ $owner }، { $place })؟
rising-sun-ask-end_of_recruit = در پایان این «سربازگیری» کارت‌های چند بازیکن اجرا می‌شوند. کارت‌های شما اول باشند یا آخر؟
rising-sun-ask-seat_at_end_of_recruit = «سربازگیری» تمام شد: از کدام کارت خود استفاده می‌کنید؟
rising-sun-ask-after_summon = احضار کردید: از کدام کارت خود استفاده می‌کنید؟
rising-sun-ask-pay = خیرخواهی: این سکه از هزینه به چه کسی برسد؟ سکه‌های مانده: { $amount }.
rising-sun-ask-monster = { $figure } را خریدید. کجا احضار شود؟
rising-sun-ask-komainu_worship = آیا کوماینوی شما از { $province } برای پرستش به معبد می‌رود؟
rising-sun-ask-toll = { $mover } می‌خواهد با { $figure } از راه دریا از { $origin } به { $target } برود. سکهٔ «مسیر افعی» را می‌گیرید؟
rising-sun-ask-hate = دیو نفرت به { $province } آمد: کدام فیگور کشته شود؟
rising-sun-ask-kami_gift = هدیهٔ { $kami } برای شماست. { $kami_effect } می‌پذیرید؟
rising-sun-ask-fujin = فوجین به شما بال می‌دهد: چه چیزی را حرکت می‌دهید؟
rising-sun-ask-raijin = رایجین: بوشی شما کجا پدیدار شود؟
rising-sun-ask-war_start = در آغاز فاز جنگ اثرهای چند بازیکن اجرا می‌شوند. اثرهای شما اول باشند یا آخر؟
rising-sun-ask-ashigaru = طریقت آشیگارو: کجا بوشی احضار می‌کنید؟
rising-sun-ask-bids = نبرد { $province }: روی «{ $advantage }» چند سکه می‌گذارید؟ { $amount } سکه دارید. { $advantage_effect }
rising-sun-ask-advantage = «{ $advantage }» را در { $province } بردید. { $advantage_effect } از آن استفاده می‌کنید؟
rising-sun-ask-hostages = «گروگان‌گیری» را در { $province } بردید: چه کسی را می‌گیرید؟
rising-sun-ask-mercy = { $amount } فیگور از دیگران در آستانهٔ مرگ است. از «بخشش» استفاده می‌کنید؟
rising-sun-ask-reparations = سکهٔ باقی‌مانده به چه کسی برسد؟ سکه‌های مانده: { $amount }.

## Actions and asides
## .STEP: in that step. .group: the head of a list whose items are the last argument.

rising-sun-do-done = تمام
    .recruit = پایان احضار
    .marshal = پایان حرکت
    .train = بدون خرید
    .betray = پایان جایگزینی
    .fujin = پایان حرکت
    .raijin = بدون احضار
    .ashigaru = پایان احضار
    .komainu_worship = ماندن در { $province }
    .after_summon = بدون استفاده از کارت
    .seat_at_end_of_recruit = بدون استفاده از کارت
    .hostages = بدون گروگان
rising-sun-do-ready = آماده‌ام: اتحاد نمی‌خواهم، مگر کسی باز پیشنهاد دهد
rising-sun-do-yes = بله
    .toll = گرفتن ۱ سکه
    .mercy = بخشیدن همه
    .kami_gift = پذیرفتن هدیهٔ { $kami }
    .advantage = استفاده از { $advantage }
rising-sun-do-no = نه
    .toll = عبور رایگان
    .mercy = کشتن آن‌ها
    .kami_gift = صرف‌نظر
    .advantage = صرف‌نظر
    .pay = به بانک
rising-sun-do-first = اول
rising-sun-do-last = آخر
rising-sun-do-propose = پیشنهاد اتحاد به { $seat }
    .group = پیشنهاد اتحاد به
rising-sun-do-agree = اتحاد با { $seat }
    .group = اتحاد با
rising-sun-do-decline = رد اتحاد با { $seat }
    .group = رد اتحاد با
rising-sun-do-play = بازی کردن { $mandate }
    .group = بازی کردن
rising-sun-do-lay = گذاشتن { $mandate } به پشت
    .group = گذاشتن به پشت
rising-sun-do-name = نام بردن { $mandate }
    .group = نام بردن
rising-sun-do-summon = احضار { $figure } در { $province }
    .group = احضار { $figure } در
rising-sun-do-worship = فرستادن { $figure } از { $province } به { $place }
    .group = فرستادن { $figure } از { $province } به
rising-sun-do-move = حرکت { $figure } از { $origin } به { $target }
    .group = { $figure } از { $origin } به
rising-sun-do-build = ساختن قلعه در { $province }
    .group = ساختن قلعه در
rising-sun-do-buy = خرید { $card }
    .group = خرید
rising-sun-do-buy-full = خرید { $card } با هزینهٔ کامل
    .group = خرید با هزینهٔ کامل
rising-sun-do-hand-coin = دادن سکه به { $seat }
    .group = دادن سکه به
rising-sun-do-replace = جایگزینی { $figure_ez } { $seat } در { $place }
    .group = جایگزینی { $figure_ez } { $seat } در
rising-sun-do-with = با { $figure }
    .group = با
rising-sun-do-place = قرار دادن { $figure } در { $place }
    .group = قرار دادن { $figure } در
rising-sun-do-kill = کشتن { $figure_ez } { $seat } در { $province }
    .group = کشتن { $figure_ez } { $seat } در
rising-sun-do-use = استفاده از { $card }
    .group = استفاده از
rising-sun-do-bid = گذاشتن { $amount } سکه
rising-sun-do-take-hostage = گروگان گرفتن { $figure_ez } { $seat }
    .group = گروگان گرفتن از { $seat }
rising-sun-do-remainder = یک سکه به { $seat }
    .group = یک سکه به
rising-sun-do-give = دادن { $coins ->
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
    } به { $seat }
rising-sun-do-offer = پیشنهاد توافق به { $seat }: { $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] {"دادن "}
        }
       *[other] {"دادن "}
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
        [0] { $ronin_asked ->
            [0] {""}
           *[other] {"خواستن "}
        }
       *[other] {"خواستن "}
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
    }{ $promise ->
        [0] {""}
       *[other] { $coins ->
            [0] { $ronin ->
                [0] { $coins_asked ->
                    [0] { $ronin_asked ->
                        [0] قول شمارهٔ { $promise }
                       *[other] ، با قول شمارهٔ { $promise }
                    }
                   *[other] ، با قول شمارهٔ { $promise }
                }
               *[other] ، با قول شمارهٔ { $promise }
            }
           *[other] ، با قول شمارهٔ { $promise }
        }
    }
rising-sun-do-accept = پذیرفتن پیشنهاد توافق { $seat }
rising-sun-do-refuse = رد پیشنهاد توافق { $seat }
rising-sun-do-retract = پس گرفتن پیشنهاد توافق به { $seat }
rising-sun-do-withdraw = پس گرفتن پیشنهادهای مهرشده و انتخاب دوباره
rising-sun-do-unpropose = پس گرفتن پیشنهاد اتحاد به { $seat }
rising-sun-do-unready = فکر دوباره: هنوز آماده نیستم

## What happened

rising-sun-event-season_began = { $season } آغاز می‌شود
rising-sun-event-war_drawn = جنگ { $amount } در { $province } خواهد بود
rising-sun-event-income_taken = { $seat } { $amount } سکه درآمد فصلی می‌گیرد
rising-sun-event-hostage_returned = { $seat } گروگان را به { $seat2 } برمی‌گرداند: { $figure }
rising-sun-event-alliances_ended = مراسم چای آغاز می‌شود؛ اتحادهای فصل پیش به پایان رسید
rising-sun-event-alliance_proposed = { $seat } به { $seat2 } پیشنهاد اتحاد می‌دهد
rising-sun-event-alliance_declined = { $seat } اتحاد با { $seat2 } را رد می‌کند
rising-sun-event-alliance_unproposed = { $seat } پیشنهاد اتحاد به { $seat2 } را پس می‌گیرد
rising-sun-event-alliance_formed = { $seat } و { $seat2 } متحد می‌شوند
rising-sun-event-tea_ready = { $seat } آماده است
rising-sun-event-tea_unready = { $seat } هنوز در فکر است
rising-sun-event-given = { $seat } به { $seat2 } { $amount1 ->
        [0] {""}
       *[other] { $amount1 } سکه
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" و "}
        }
    }{ $amount2 ->
        [0] {""}
       *[other] { $amount2 } رونین
    } می‌دهد
rising-sun-event-offered = { $seat } به { $seat2 } پیشنهاد توافق می‌دهد: { $amount1 ->
        [0] { $amount2 ->
            [0] { $amount3 ->
                [0] { $amount4 ->
                    [0] فقط قول
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount1 } سکه
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" و "}
        }
    }{ $amount2 ->
        [0] {""}
       *[other] { $amount2 } رونین
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] {" می‌دهد"}
        }
       *[other] {" می‌دهد"}
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] { $amount3 ->
                [0] { $amount4 ->
                    [0] {""}
                   *[other] {"، "}
                }
               *[other] {"، "}
            }
        }
       *[other] { $amount3 ->
            [0] { $amount4 ->
                [0] {""}
               *[other] {"، "}
            }
           *[other] {"، "}
        }
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount3 } سکه
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount4 ->
            [0] {""}
           *[other] {" و "}
        }
    }{ $amount4 ->
        [0] {""}
       *[other] { $amount4 } رونین
    }{ $amount3 ->
        [0] { $amount4 ->
            [0] {""}
           *[other] {" می‌خواهد"}
        }
       *[other] {" می‌خواهد"}
    }
rising-sun-event-offer_accepted = { $seat } پیشنهاد توافق { $seat2 } را می‌پذیرد: { $amount1 ->
        [0] { $amount2 ->
            [0] { $amount3 ->
                [0] { $amount4 ->
                    [0] فقط قول
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount1 } سکه
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" و "}
        }
    }{ $amount2 ->
        [0] {""}
       *[other] { $amount2 } رونین
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] {" می‌گیرد"}
        }
       *[other] {" می‌گیرد"}
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] { $amount3 ->
                [0] { $amount4 ->
                    [0] {""}
                   *[other] {"، "}
                }
               *[other] {"، "}
            }
        }
       *[other] { $amount3 ->
            [0] { $amount4 ->
                [0] {""}
               *[other] {"، "}
            }
           *[other] {"، "}
        }
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount3 } سکه
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount4 ->
            [0] {""}
           *[other] {" و "}
        }
    }{ $amount4 ->
        [0] {""}
       *[other] { $amount4 } رونین
    }{ $amount3 ->
        [0] { $amount4 ->
            [0] {""}
           *[other] {" می‌پردازد"}
        }
       *[other] {" می‌پردازد"}
    }
rising-sun-event-offer_refused = { $seat } پیشنهاد توافق { $seat2 } را رد می‌کند
rising-sun-event-offer_retracted = { $seat } پیشنهاد توافق به { $seat2 } را پس می‌گیرد
rising-sun-event-looked = { $seat } به چهار فرمان نگاه می‌کند
rising-sun-event-drew = { $seat }، شما این را می‌بینید: { $mandate }
rising-sun-event-mandate_played = { $seat } فرمان «{ $mandate }» را بازی می‌کند
rising-sun-event-tile_laid = { $seat } تایلی را به پشت می‌گذارد
rising-sun-event-tile_laid_by_you = { $seat }، تایلی که به پشت گذاشتید: { $mandate }
rising-sun-event-mandate_named = { $seat } فرمان «{ $mandate }» را نام می‌برد
rising-sun-event-summoned = { $seat } در { $province } { $figure } احضار می‌کند
rising-sun-event-worshipped = { $seat } به { $place } { $figure } می‌فرستد
rising-sun-event-placed = { $seat } در { $place } { $figure } قرار می‌دهد
rising-sun-event-moved = { $seat } { $figure } را از { $province1 } به { $province2 } می‌برد
rising-sun-event-built = { $seat } در { $province } با { $amount } سکه قلعه می‌سازد
rising-sun-event-bought = { $seat } کارت «{ $card }» را با { $amount } سکه می‌خرد
rising-sun-event-coin_handed = { $seat } یک سکه از هزینه را به { $seat2 } می‌دهد
rising-sun-event-toll_paid = { $seat } برای عبور ۱ سکه به { $seat2 } می‌پردازد
rising-sun-event-toll_waived = { $seat2 } می‌گذارد { $seat } رایگان بگذرد
rising-sun-event-crossing_refused = { $seat } سکه ندارد و نمی‌تواند از { $province1 } به { $province2 } برود
rising-sun-event-harvested = { $seat } در { $province } محصول برمی‌دارد
rising-sun-event-alliance_broken = { $seat } اتحاد با { $seat2 } را می‌شکند
rising-sun-event-replaced = { $seat } در { $place } { $figure } را جایگزین { $figure2_ez } { $seat2 } می‌کند
rising-sun-event-kami_won = { $seat } بیشترین قدرت را در معبد { $kami } دارد
rising-sun-event-kami_used = { $seat } هدیهٔ { $kami } را می‌پذیرد
rising-sun-event-kami_declined = { $seat } از هدیهٔ { $kami } صرف‌نظر می‌کند
rising-sun-event-honor_gained = { $seat } افتخار کسب می‌کند و بالاتر از { $seat2 } می‌ایستد
rising-sun-event-honor_lost = { $seat } افتخار از دست می‌دهد و پایین‌تر از { $seat2 } می‌ایستد
rising-sun-event-honor_topped = { $seat } به بالای نمودار افتخار می‌رود
rising-sun-event-points_gained = { $seat } { $amount } امتیاز می‌گیرد ({ $source })
rising-sun-event-points_lost = { $seat } { $amount } امتیاز از دست می‌دهد
rising-sun-event-coins_gained = { $seat } { $amount } سکه می‌گیرد
rising-sun-event-coins_taken = { $seat } از { $seat2 } { $amount } سکه می‌گیرد
rising-sun-event-ronin_gained = { $seat } { $amount } رونین می‌گیرد
rising-sun-event-ronin_turned = { $seat } { $amount } رونین را به سکه تبدیل می‌کند
rising-sun-event-merchant_paid = { $seat } با «طریقت بازرگان» { $amount } سکه می‌گیرد
rising-sun-event-card_used = { $seat } از «{ $card }» استفاده می‌کند
rising-sun-event-killed = { $figure_ez } { $seat2 } در { $province } به دست { $seat } کشته می‌شود
    .own = { $seat } در { $province } { $figure_ez } خود را قربانی می‌کند
rising-sun-event-spared = { $seat } { $amount } فیگور را می‌بخشد
rising-sun-event-wars_began = فاز جنگ آغاز می‌شود
rising-sun-event-war_skipped = کسی در { $province } نیست: جنگی نیست و توکن کنار گذاشته می‌شود
rising-sun-event-token_won = { $seat } توکن { $province } را می‌برد
rising-sun-event-battle_began = نبرد در { $province }
rising-sun-event-bid_sealed = { $seat } پیشنهادهایش را مهر می‌کند
rising-sun-event-bid_withdrawn = { $seat } پیشنهادهای مهرشده را پس می‌گیرد
rising-sun-event-bids_revealed = پیشنهادهای { $seat }: { $amount1 } روی سپوکو، { $amount2 } روی گروگان‌گیری، { $amount3 } روی استخدام رونین، { $amount4 } روی شعر حماسی
rising-sun-event-advantage_won = { $seat } «{ $advantage }» را می‌برد
rising-sun-event-advantage_declined = { $seat } از «{ $advantage }» استفاده نمی‌کند
rising-sun-event-hostage_taken = { $seat } گروگان می‌گیرد: { $figure_ez } { $seat2 }
rising-sun-event-ronin_hired = { $seat } رونین استخدام می‌کند: { $amount } قدرت بیشتر
rising-sun-event-battle_force = قدرت { $seat }: { $amount }
rising-sun-event-battle_won = { $seat } نبرد { $province } را می‌برد
rising-sun-event-reparations_paid = { $seat } به { $seat2 } { $amount } سکه غرامت می‌پردازد
rising-sun-event-season_cleaned = پایان فصل: همهٔ سکه‌ها و رونین‌ها رفتند و معبدها خالی شدند
rising-sun-event-winter_came = زمستان رسید: آخرین امتیازها شمرده می‌شود
rising-sun-event-game_won = { $seat } با { $amount } امتیاز برنده می‌شود
rising-sun-event-cards_laid_out = کارت‌های این فصل چیده می‌شوند: { $season }
rising-sun-event-card_taken = { $seat } کارت «{ $card }» را برمی‌دارد
rising-sun-event-stronghold_placed = { $seat } قلعه را در { $province } می‌گذارد
rising-sun-event-fallen_returned = کشته‌شدگان به ذخیره‌ها برمی‌گردند
rising-sun-event-bid_laid = { $seat }، پیشنهاد شما برای «{ $advantage }»: { $amount }
    .many = { $seat }، پیشنهادهای شما: { $items }
    .item = «{ $advantage }»: { $amount }

## Why not

rising-sun-refusal-not_asked = { $action }: اکنون پرسش این نیست.
rising-sun-refusal-not_possible = { $action }: اینجا ممکن نیست.
rising-sun-refusal-seat-not_in_play = { $action }: در این بازی فقط { $seats } خاندان هست.
rising-sun-refusal-oneself = { $action }: این خود شمایید.
rising-sun-refusal-allied_already = { $action }: { $clan } از پیش متحد دارد.
rising-sun-refusal-no_proposal = { $action }: آن خاندان به شما پیشنهاد اتحاد نداده است.
rising-sun-refusal-propose-answer_awaited = { $action }: یک پیشنهاد اتحاد میان شما دو نفر در انتظار پاسخ است.
rising-sun-refusal-propose-used_up = { $action }: در این فصل { $made } بار پیشنهاد اتحاد داده‌اید و بیش از این مجاز نیست.
rising-sun-refusal-play-tile_not_in_hand = { $action }: این تایل میان چهار تایلِ پیش روی شما نیست.
rising-sun-refusal-summon-not_in_reserve = { $action }: در ذخیرهٔ خود ندارید.
rising-sun-refusal-summon-no_stronghold = { $action }: آنجا قلعه ندارید.
rising-sun-refusal-summon-used_up = { $action }: قلعه‌های شما در آنجا سهم احضار خود را به کار برده‌اند ({ $summoned }).
rising-sun-refusal-summon-not_this = { $action }: اکنون نمی‌توان این را احضار کرد.
rising-sun-refusal-worship-not_just_summoned = { $action }: فقط فیگوری که همین حالا احضار شده به پرستش می‌رود.
rising-sun-refusal-move-no_such_figure = { $action }: آنجا چنین فیگوری ندارید که حرکت کند.
rising-sun-refusal-move-moved_already = { $action }: همه‌شان در آنجا حرکت کرده‌اند.
rising-sun-refusal-move-not_adjacent = { $action }: این دو استان مجاور نیستند.
rising-sun-refusal-move-toll_unpaid = { $action }: نمی‌توانید عوارض این مسیر دریایی را بپردازید.
rising-sun-refusal-build-no_bonus = { $action }: فقط بازیکن فعلی و متحد او می‌سازند، آن هم یک بار.
rising-sun-refusal-build-none_left = { $action }: همهٔ قلعه‌های شما روی نقشه است.
rising-sun-refusal-build-too_poor = { $action }: هزینه { $needed } سکه است و شما { $held } سکه دارید.
rising-sun-refusal-buy-not_on_display = { $action }: این کارت چیده نشده است.
rising-sun-refusal-buy-too_poor = { $action }: هزینه { $needed } سکه است و شما { $held } سکه دارید.
rising-sun-refusal-buy-no_other_price = { $action }: هزینهٔ دیگری ندارد.
rising-sun-refusal-replace-own_figure = { $action }: این از آنِ خود شماست.
rising-sun-refusal-replace-daimyo = { $action }: دایمیو را هرگز نمی‌توان جایگزین کرد.
rising-sun-refusal-replace-no_such_figure = { $action }: آنجا چنین فیگوری نیست.
rising-sun-refusal-replace-no_match_in_reserve = { $action }: در ذخیرهٔ شما فیگوری از این نوع نیست.
rising-sun-refusal-replace-at_shrine = { $action }: «خیانت» شامل فیگورهای معبد نمی‌شود.
rising-sun-refusal-replace-limit = { $action }: حداکثر از دو بازیکن، از هر کدام یک فیگور.
rising-sun-refusal-bid-too_poor = { $action }: فقط { $held } سکه دارید.
rising-sun-refusal-take-hostage-daimyo = { $action }: دایمیو هرگز گروگان گرفته نمی‌شود.
rising-sun-refusal-take-hostage-no_such_figure = { $action }: در این نبرد چنین فیگوری نیست.
rising-sun-refusal-give-not_now = هدیه فقط در مراسم چای و فاز سیاسی داده می‌شود.
rising-sun-refusal-offer-not_now = پیشنهاد توافق فقط در مراسم چای و فاز سیاسی داده می‌شود.
rising-sun-refusal-accept-not_now = پیشنهاد توافقی برای پذیرفتن نیست.
rising-sun-refusal-refuse-not_now = پیشنهاد توافقی برای رد کردن نیست.
rising-sun-refusal-retract-not_now = پیشنهاد توافقی ندارید که پس بگیرید.
rising-sun-refusal-withdraw-not_now = پیشنهاد مهرشده‌ای ندارید که پس بگیرید.
rising-sun-refusal-unpropose-not_now = پیشنهاد اتحاد بی‌پاسخی ندارید که پس بگیرید.
rising-sun-refusal-unready-not_now = هنوز اعلام آمادگی نکرده‌اید.
rising-sun-refusal-to_oneself = خاندانی جز خاندان خود انتخاب کنید.
rising-sun-refusal-seat_out_of_bounds = چنین خاندانی سر این میز نیست.
rising-sun-refusal-coins_out_of_bounds = سکه: از { $low } تا { $high }، نه { $got }.
rising-sun-refusal-ronin_out_of_bounds = رونین: از { $low } تا { $high }، نه { $got }.
rising-sun-refusal-coins_asked_out_of_bounds = سکهٔ درخواستی: از { $low } تا { $high }، نه { $got }.
rising-sun-refusal-ronin_asked_out_of_bounds = رونین درخواستی: از { $low } تا { $high }، نه { $got }.
rising-sun-refusal-promise_out_of_bounds = قول شمارهٔ { $got } وجود ندارد.
rising-sun-refusal-give-nothing = در هدیه باید دست‌کم یک سکه یا رونین باشد.
rising-sun-refusal-offer-nothing = در پیشنهاد توافق باید چیزی باشد.
rising-sun-refusal-promise-no_tea = این قول را فقط در مراسم چای می‌شود داد، و فقط تا وقتی متحدی نباشد.
rising-sun-refusal-promise-too_late = جنگ‌ها آغاز شده‌اند: برای این قول دیر است.
rising-sun-refusal-promise-no_next_tea = مراسم چای دیگری در راه نیست.
rising-sun-refusal-promise-no_alliance = میان این دو اتحادی نیست که نگه داشته شود.
rising-sun-refusal-accept-purse_too_small = { $seat } نمی‌تواند { $coins } سکه و { $ronin } رونین بپردازد: { $coins_held } سکه و { $ronin_held } رونین دارد.
rising-sun-refusal-offer-purse_too_small = نمی‌توانید { $coins } سکه و { $ronin } رونین پیشنهاد بدهید: { $coins_held } سکه و { $ronin_held } رونین دارید.
rising-sun-refusal-promise-no_such_game = در این بازی قولی در کار نیست.

## Words

rising-sun-shrine-amaterasu = معبد { kami-amaterasu }
rising-sun-shrine-fujin = معبد { kami-fujin }
rising-sun-shrine-hachiman = معبد { kami-hachiman }
rising-sun-shrine-raijin = معبد { kami-raijin }
rising-sun-shrine-ryujin = معبد { kami-ryujin }
rising-sun-shrine-susanoo = معبد { kami-susanoo }
rising-sun-shrine-tsukuyomi = معبد { kami-tsukuyomi }

rising-sun-source-harvest = برداشت محصول
rising-sun-source-kami = کامی
rising-sun-source-seppuku = سپوکو
rising-sun-source-hostages = گروگان‌ها
rising-sun-source-poets = شعر حماسی
rising-sun-source-cards = کارت‌ها
rising-sun-source-stolen_by_others = دزدی دیگران
rising-sun-source-war_tokens = توکن‌های جنگ
rising-sun-source-province_sets = استان‌های متفاوت
rising-sun-source-winter_upgrades = تقویت‌های زمستانی

rising-sun-phase-setup = { phase-season_setup }
rising-sun-phase-tea = { phase-tea_ceremony }
rising-sun-phase-politics = { phase-political }
rising-sun-phase-war = { phase-war }
rising-sun-phase-cleanup = { phase-clean_up }
rising-sun-phase-scoring = { phase-winter }

option-shrines = معبدها
    .about = کدام چهار کامی در بازی باشند.
    .value-random = تصادفی
    .value-first_game = آماتراسو، فوجین، هاچیمان، تسوکویومی: بازی اول
    .see = RS4.4
option-clans = خاندان‌ها
    .about = کدام خاندان‌ها بازی کنند، مثلاً koi+lotus+turtle.
    .value-random = تصادفی
    .see = RS4.1

## Short forms for the board of the terminal

rising-sun-short-daimyo = د
rising-sun-short-bushi = ب
rising-sun-short-shinto = ش
rising-sun-short-stronghold = ⌂
rising-sun-short-komainu = کوماینو
rising-sun-short-oni_of_skulls = جمجمه
rising-sun-short-yurei = یورئی
rising-sun-short-river_dragon = اژدها
rising-sun-short-oni_of_blood = خون
rising-sun-short-oni_of_souls = جان
rising-sun-short-oni_of_hate = نفرت
rising-sun-short-oni_of_spite = کینه
