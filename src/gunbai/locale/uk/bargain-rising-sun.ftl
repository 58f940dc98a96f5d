### Rising Sun: promises made of building blocks. Ids: games/rising_sun/promises. They follow a colon: "Koi promises: …".

## Promises

rising-sun-promise-ally = сформувати альянс із кланом { $seat_gen } на цій чайній церемонії
rising-sun-promise-stay = зберегти альянс із кланом { $seat_gen } до кінця пори року
rising-sun-promise-no_betray = не розігрувати «Зраду» цієї пори року
rising-sun-promise-spare = не замінювати фігурок клану { $seat_gen } цієї пори року
rising-sun-promise-no_entry = не вступати до провінції { $province } цієї пори року
rising-sun-promise-leave = вивести всіх із провінції { $province } до початку війн
rising-sun-promise-at_most = мати в провінції { $province } на початку війн силу щонайбільше { $amount }
rising-sun-promise-at_least = мати в провінції { $province } на початку війн силу щонайменше { $amount }
rising-sun-promise-no_bid = нічого не ставити проти клану { $seat_gen } на перевагу «{ $advantage }» цієї пори року
rising-sun-promise-no_bid_all = зовсім нічого не ставити проти клану { $seat_gen } цієї пори року
rising-sun-promise-no_bid_at = нічого не ставити в битві за провінцію { $province }
rising-sun-promise-bid_at_most = у битві за провінцію { $province } ставити щонайбільше { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    }
rising-sun-promise-no_hostage = не брати в полон фігурок клану { $seat_gen } цієї пори року
rising-sun-promise-once = ще раз розіграти «{ $mandate }» цієї пори року
rising-sun-promise-next = наступним наказом розіграти «{ $mandate }»
rising-sun-promise-not = не розігрувати «{ $mandate }» цієї пори року
rising-sun-promise-shrine = нікого не відправляти до святині { $kami_gen } цієї пори року
rising-sun-promise-no_build = нічого не будувати в провінції { $province } цієї пори року
rising-sun-promise-leave_card = залишити клану { $seat_gen } карту «{ $card }» цієї пори року
rising-sun-promise-pay = дати клану { $seat_gen } { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    } до початку війн
rising-sun-promise-pay_next = дати клану { $seat_gen } { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
        [many] { $amount } монет
       *[other] { $amount } монети
    } на наступній чайній церемонії
rising-sun-promise-no_toll = не брати мита з клану { $seat_gen } цієї пори року
rising-sun-promise-not_with = не формувати альянсу з кланом { $seat2_gen } на чайній церемонії
rising-sun-promise-first_ask = на наступній чайній церемонії запропонувати альянс насамперед клану { $seat_gen }
rising-sun-promise-nothing_for = нічого не давати клану { $seat2_gen } цієї пори року

## How a promise stands

promise-open = ще чинна
promise-kept = дотримана
promise-broken = порушена
promise-void = утратила чинність

## What is told of promises

rising-sun-event-promise_given = { $seat } обіцяє клану { $seat2_gen }: { $promise }
rising-sun-event-promise_kept = Обіцянки дотримано. { $seat } — клану { $seat2_gen }: { $promise }
rising-sun-event-promise_broken = Обіцянку порушено. { $seat } — клану { $seat2_gen }: { $promise }
rising-sun-event-promise_void = Обіцянка втратила чинність. { $seat } — клану { $seat2_gen }: { $promise }

## Deals

rising-sun-deal-taker = { $seat } пропонує вам угоду
rising-sun-deal-giver = Ви пропонуєте угоду клану { $seat2_gen }
rising-sun-deal-other = { $seat } пропонує угоду клану { $seat2_gen }
