### Rising Sun: promises made of building blocks. Ids: games/rising_sun/promises. They follow a colon: "Koi promises: …".

## Promises

rising-sun-promise-ally = заключить союз { $seat_with } на этой чайной церемонии
rising-sun-promise-stay = сохранить союз { $seat_with } до конца времени года
rising-sun-promise-no_betray = не играть «Предать» в это время года
rising-sun-promise-spare = не заменять фигурок { $seat_of } в это время года
rising-sun-promise-no_entry = не входить { $province_into } в это время года
rising-sun-promise-leave = уйти { $province_from } до начала войн
rising-sun-promise-at_most = иметь { $province_loc } к началу войн силу не больше { $amount }
rising-sun-promise-at_least = иметь { $province_loc } к началу войн силу не меньше { $amount }
rising-sun-promise-no_bid = ничего не ставить против { $seat_of } на «{ $advantage }» в это время года
rising-sun-promise-no_bid_all = совсем ничего не ставить против { $seat_of } в это время года
rising-sun-promise-no_bid_at = ничего не ставить в битве { $province_loc }
rising-sun-promise-bid_at_most = ставить в битве { $province_loc } не больше { $amount ->
        [one] { $amount } монеты
        [few] { $amount } монет
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
rising-sun-promise-no_hostage = не брать фигурок { $seat_of } в заложники в это время года
rising-sun-promise-once = ещё раз сыграть «{ $mandate }» в это время года
rising-sun-promise-next = следующим приказом сыграть «{ $mandate }»
rising-sun-promise-not = не играть «{ $mandate }» в это время года
rising-sun-promise-shrine = никого не отправлять в святилище { $kami_gen } в это время года
rising-sun-promise-no_build = ничего не строить { $province_loc } в это время года
rising-sun-promise-leave_card = оставить { $seat_dat } карту «{ $card }» в это время года
rising-sun-promise-pay = дать { $seat_dat } { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    } до начала войн
rising-sun-promise-pay_next = дать { $seat_dat } { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    } на следующей чайной церемонии
rising-sun-promise-no_toll = не брать пошлину с { $seat_of } в это время года
rising-sun-promise-not_with = не заключать союза { $seat2_with } на чайной церемонии
rising-sun-promise-first_ask = на следующей чайной церемонии первым делом предложить союз { $seat_dat }
rising-sun-promise-nothing_for = ничего не давать { $seat2_dat } в это время года

## How a promise stands

promise-open = ещё в силе
promise-kept = сдержано
promise-broken = нарушено
promise-void = больше не в силе

## What is told of promises

rising-sun-event-promise_given = { $seat } обещает { $seat2_dat }: { $promise }
rising-sun-event-promise_kept = Обещание сдержано. { $seat } — { $seat2_dat }: { $promise }
rising-sun-event-promise_broken = Обещание нарушено. { $seat } — { $seat2_dat }: { $promise }
rising-sun-event-promise_void = Обещание больше не в силе. { $seat } — { $seat2_dat }: { $promise }

## Deals

rising-sun-deal-taker = { $seat } предлагает вам сделку
rising-sun-deal-giver = Вы предлагаете сделку { $seat2_dat }
rising-sun-deal-other = { $seat } предлагает сделку { $seat2_dat }
