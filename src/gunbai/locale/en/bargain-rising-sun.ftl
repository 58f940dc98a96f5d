### Rising Sun: promises made of building blocks. Ids: games/rising_sun/promises. They follow a colon: "Koi promises: …".

## Promises

rising-sun-promise-ally = to ally with { $seat } at this tea ceremony
rising-sun-promise-stay = to keep the alliance with { $seat } to the end of the season
rising-sun-promise-no_betray = not to play Betray this season
rising-sun-promise-spare = to replace no figure of { $seat } this season
rising-sun-promise-no_entry = not to enter { $province } this season
rising-sun-promise-leave = to leave { $province } before the wars
rising-sun-promise-at_most = to have at most { $amount } Force in { $province } when the wars begin
rising-sun-promise-at_least = to have at least { $amount } Force in { $province } when the wars begin
rising-sun-promise-no_bid = to bid nothing on { $advantage } against { $seat } this season
rising-sun-promise-no_bid_all = to bid nothing at all against { $seat } this season
rising-sun-promise-no_bid_at = to bid nothing in the battle of { $province }
rising-sun-promise-bid_at_most = to bid at most { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } in the battle of { $province }
rising-sun-promise-no_hostage = to take no hostage from { $seat } this season
rising-sun-promise-once = to play { $mandate } once more this season
rising-sun-promise-next = to play { $mandate } next
rising-sun-promise-not = not to play { $mandate } this season
rising-sun-promise-shrine = to send nobody to { $kami } this season
rising-sun-promise-no_build = to build nothing in { $province } this season
rising-sun-promise-leave_card = to leave { $card } to { $seat } this season
rising-sun-promise-pay = to give { $seat } { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } before the wars
rising-sun-promise-pay_next = to give { $seat } { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } at the next tea ceremony
rising-sun-promise-no_toll = to charge { $seat } no toll this season
rising-sun-promise-not_with = not to ally with { $seat2 } at the tea ceremony
rising-sun-promise-first_ask = to ask { $seat } first at the next tea ceremony
rising-sun-promise-nothing_for = to give { $seat2 } nothing this season

## How a promise stands

promise-open = still open
promise-kept = kept
promise-broken = broken
promise-void = lapsed

## What is told of promises

rising-sun-event-promise_given = { $seat } promises { $seat2 }: { $promise }
rising-sun-event-promise_kept = Promise kept. { $seat } to { $seat2 }: { $promise }
rising-sun-event-promise_broken = Promise broken. { $seat } to { $seat2 }: { $promise }
rising-sun-event-promise_void = Promise lapsed. { $seat } to { $seat2 }: { $promise }

## Deals

rising-sun-deal-taker = { $seat } offers you a deal
rising-sun-deal-giver = You offer { $seat2 } a deal
rising-sun-deal-other = { $seat } offers { $seat2 } a deal
