### Rising Sun in the browser: the parts of the table, hints, and the position in sentences.

## Parts of the table

rs-map = Map of Japan
rs-honor = Honor
rs-honor-about = The clan that stands higher wins every tie.
rs-honor-place = Place { $place } of { $of } in honor
rs-track = Political track
rs-kami-turn-about = The four shrines are resolved from left to right.
rs-mandate-turn-about = Mandate turn { $turn } of 7
rs-face-down = The tile lies face down.
rs-shrines = Shrines
rs-market = Cards of this season
rs-market-empty = All cards are sold.
rs-stage = What is happening
rs-mine = Your things
rs-reserve = Reserve
rs-reserve-about = Figures and strongholds that are not on the map: you summon from here.
rs-tokens = War tokens
rs-tokens-about = Each scores in winter; different provinces score more.
rs-hostages = Hostages
rs-vp = Victory points
rs-coins = Coins
rs-ronin = Ronin
rs-ready = ready
rs-none = none
rs-nobody = nobody
rs-close = Close
rs-count-of = { $piece } × { $count }
rs-allied-with = Allied with { $clan }
rs-ally-about = Allies share the bonus of each other's mandates and do not fight when alone together.

rs-tab-market = Market

## Choosing

rs-which = Which one?
rs-waiting = { $number ->
        [one] { $who } is choosing
       *[other] { $who } are choosing
    }
rs-hint-take = Take a lit piece, then point at a province; or drag it there.
rs-hint-target = Now point at one of the lit places.
rs-hint-point = Point at one of the lit pieces.
rs-for-all = All:
rs-bonus = You and your ally:
rs-not-drawn = Not drawn
rs-put-back = You put back on turn { $turn }:

## Tea

rs-tea-talk = What was said
rs-tea-silence = Nobody has spoken yet.
rs-tea-thinking = is thinking
rs-tea-asks-you = asks you for an alliance
rs-tea-asks = proposes an alliance: { $names }
rs-tea-you-asked = has your proposal
rs-tea-propose = Propose
rs-tea-propose-to = Propose an alliance to { $clan }
rs-tea-agree = Agree
rs-tea-agree-to = Ally with { $clan }
rs-tea-decline = Decline
rs-tea-decline-to = Decline the alliance with { $clan }
rs-tea-unpropose = Take back
rs-tea-unpropose-to = Take back the proposal to { $clan }
rs-tea-deal = Deal
rs-tea-deal-with = Deal with { $clan }
rs-tea-wait = Wait for me
rs-tea-go-on = Let them ally
rs-tea-take-back = Take the cup back
rs-tea-cups = Cups
rs-tea-pouring = Tea is poured
rs-tea-seconds = { $time } s
rs-tea-waits-you = waiting for you
rs-tea-waits = waiting for: { $names }
rs-tea-spilled = Tea poured away: { $names }

## Battle

rs-battle-of = Battle of { $province }
rs-set-aside = coins set aside
rs-lay-coins = Lay your coins behind your screen
rs-seal-about = All bids are revealed at once when everybody has sealed theirs.
rs-sealed = sealed
rs-sealed-waiting = Your bids are sealed.
rs-withdraw = Take them back
rs-lay-anew = Start over
rs-lay-more = One coin more on { $advantage }
rs-lay-less = One coin less on { $advantage }
rs-lay-least = No coin of yours lies here to take back.
rs-laid = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
rs-no-bids = no bids
rs-war-of = War { $number } of { $all }
rs-camps = Who fights here
rs-camp = { $clan }: Force { $force }. { $figures }
rs-you-lay = behind your screen
rs-lays = lays coins …
rs-stake = { $advantage ->
    [seppuku] Your figures here: { $count }
    [take_hostage] Figures of others here: { $count }
    [hire_ronin] Your ronin: { $count }
   *[imperial_poets] All figures here: { $count }
}
rs-ties-won = You win ties here
rs-ties-lost = Ties lost to { $clans }
rs-lane-tied = Tie at { $amount }: { $clan } stands higher in honor
rs-covered = covered
rs-steps = How far the battle has come
rs-step-bids = Bids
rs-step-count = Count
rs-step-fallen = The fallen
rs-step-reparations = Reparations
rs-rung = { $place }. { $clan }
rs-purse = Your purse
rs-purse-hint = Press an advantage or drag a coin onto it. Keys 1 to 4 lay a coin, with Shift they take it back.
rs-seal-these = Seal { $amounts }
rs-seal-sure = Sure? Seal { $amounts }
rs-to-map = To the map

## Winter

rs-winner = Victory: { $who }
rs-winter-sources = Where the points came from
rs-winter-harvest = The harvests of three seasons
rs-winter-kami = The gifts of the kami
rs-winter-seppuku = Those who died with honor
rs-winter-hostages = What the hostages brought
rs-winter-poets = The songs of the poets
rs-winter-cards = Virtues, monsters and other cards
rs-winter-stolen_by_others = What others stole
rs-winter-winter_upgrades = Winter upgrades
rs-winter-war_tokens = The war tokens
rs-winter-province_sets = Different provinces among the tokens
rs-back = Back
rs-skip = Skip
rs-tell-again = Tell it again
rs-see-board = See the board

## Amounts

rs-amount-victory-point = { $amount } VP
rs-amount-coin = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
rs-amount-ronin = { $amount } ronin

## The position in sentences

rs-say-reward = Reward: { $reward }
rs-say-war = War { $number } will be fought here
rs-say-war-done = War { $number } is decided
rs-say-group = { $clan }, Force { $force }: { $pieces }
rs-say-honor = Honor, from the top: { $order }.
rs-say-plays = Mandates played: { $plays }.
rs-say-shrine = Shrine { $number }, { $kami }: { $who }
rs-say-clan = { $clan }: { $vp } VP, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $ronin } ronin.
rs-say-reserve = Reserve: { $pieces }.
rs-say-cards = Cards: { $cards }.
rs-say-hostages = Holds hostage: { $hostages }.
rs-say-market = For sale: { $cards }.
