### Shogun in play: what is asked, what may be done, what happened, why not.
### Ids: see locale/words.py. Names of arguments: games/shogun/text.py.

## Questions, by step

shogun-ask-draft = Which province card do you take?
shogun-ask-place = Which group of armies goes to { $province }?
shogun-ask-planning = Your plan, in secret: what do you lay on “{ $space }”?
shogun-ask-order = Which special card do you take, and with it its place in the turn order?
shogun-ask-build = { $action } in { $province }?
shogun-ask-collect = { $action } in { $province }?
shogun-ask-deploy = { $action } in { $province }?
shogun-ask-muster = { $action }: { $province }?
shogun-ask-relocate = Where do armies move from { $province }?
shogun-ask-march = { $action }: where do armies go from { $province }?
shogun-ask-how_many = How many armies go from { $origin } to { $target }? One at least stays.
shogun-ask-revolts = Hungry provinces revolt, each with { $farmers ->
        [one] one farmer
       *[other] { $farmers } farmers
    } and one more for each marker. Which do you fight first?

## Actions and asides
## .STEP: in that step. .group: the head of a list whose items are the last argument.

shogun-do-take = Take { $province }
shogun-do-blind = Take the top card of the deck unseen
shogun-do-exchange = Put both under the deck first and open two others
shogun-do-group = A group of { $amount } armies
    .place = { $amount } armies to { $province }
shogun-do-plan = Lay { $card }
    .planning = { $space }: { $card }
shogun-do-special = Take { $special }
shogun-do-act = Do it
    .build = { $action } in { $province }
    .collect = { $action } in { $province }
    .deploy = { $action } in { $province }
    .muster = Deploy 1 army in { $province }
shogun-do-skip = Skip it
    .march = Stay: no battle, no move
shogun-do-stay = Move nobody
shogun-do-target = To { $province }
shogun-do-count = { $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    }
    .how_many = { $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    } from { $origin } to { $target }
shogun-do-revolt = Fight the revolt in { $province }
shogun-do-withdraw = Take back your whole plan and lay it anew

## What happened
## .many with .item: several of them in a row are told in one line.

shogun-event-first_player = { $seat } drafts first
shogun-event-card_offered = { $province } lies face up
    .many = Open cards: { $items }
    .item = { $province }
shogun-event-card_taken = { $seat } takes { $province }
shogun-event-blind_taken = { $seat } takes the top card unseen
shogun-event-blind_seen = { $seat }, you have drawn { $province }
shogun-event-cards_exchanged = { $seat } puts { $province1 } and { $province2 } under the deck
shogun-event-group_placed = { $seat } places { $amount } armies in { $province }
shogun-event-table_dealt = { $seat } starts with { $amount } armies in { $province }
    .many = { $seat } starts with { $items }
    .item = { $province } { $amount }
shogun-event-tower_seeded = The tower is seeded: { $amount } cubes stay inside

shogun-event-year_begins = Year { $amount } begins
shogun-event-event_shown = Event this year: { $event }
    .many = Events of the year: { $items }
    .item = { $event }
shogun-event-season_begins = { $season } begins
shogun-event-action_shown = Action card { $amount } is open: { $action }
    .many = Action cards: { $items }
    .item = { $amount } { $action }
shogun-event-special_laid = Special card on place { $amount }: { $special }
    .many = Special cards: { $items }
    .item = { $amount } { $special }
shogun-event-event_drawn = Event of the round: { $event }. { $event_effect }
shogun-event-event_leaves = { $event } leaves the game
shogun-event-planning_begins = All plan in secret
shogun-event-card_laid = { $seat }, you have laid on “{ $space }”: { $card }
    .many = { $seat }, you have laid { $items }
    .item = { $space }: { $card }
shogun-event-plan_ready = { $seat } has finished planning
shogun-event-plan_withdrawn = { $seat } takes the plan back
shogun-event-plans_closed = All plans are made
shogun-event-bid_opened = { $seat } bids: { $card }
shogun-event-bid_paid = { $seat } pays { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    }
shogun-event-bids_tied = Equal bids: their order is drawn
shogun-event-special_taken = { $seat } takes { $special } and place { $amount } in the turn order

shogun-event-action_begins = Now: { $action }
shogun-event-card_opened = { $seat } opens { $card } ({ $action })
shogun-event-action_declined = { $seat } skips { $action } in { $province }
shogun-event-too_few_chests = { $seat } skips { $action } in { $province }: too few chests
shogun-event-too_few_in_supply = { $seat } skips { $action } in { $province }: too few armies in supply
shogun-event-no_free_site = { $seat } skips { $action } in { $province }: no free site
shogun-event-built_already = { $seat } skips { $action } in { $province }: there is one already
shogun-event-out_of_stock = { $seat } skips { $action } in { $province }: none is left in stock
shogun-event-too_few_armies = { $seat } skips { $action } in { $province }: only one army is there
shogun-event-no_target = { $seat } skips { $action } in { $province }: there is nowhere to go
shogun-event-built = { $seat } builds in { $province }: { $building } for { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    }
shogun-event-marker_removed = A revolt marker leaves { $province }
shogun-event-rice_taken = { $seat } takes { $amount } rice in { $province }
shogun-event-taxes_taken = { $seat } takes { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    } in { $province }
shogun-event-yield_lost = { $seat } gets nothing from { $province }
shogun-event-marker_placed = { $province } has { $amount ->
        [one] a revolt marker
       *[other] { $amount } revolt markers
    } now
shogun-event-deployed = { $seat } deploys { $amount1 ->
        [one] { $amount1 } army
       *[other] { $amount1 } armies
    } in { $province } for { $amount2 ->
        [one] { $amount2 } chest
       *[other] { $amount2 } chests
    }
shogun-event-moved = { $seat } moves { $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    } from { $province1 } to { $province2 }
shogun-event-card_lost = { $seat } loses the card of { $province }
shogun-event-action_lost = { $seat } had laid { $province } on “{ $space }”: that action is lost

shogun-event-attacked = { $seat } attacks { $province2 } from { $province1 } with { $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    }
shogun-event-attack_reinforced = { $seat } throws in { $amount } more to attack
shogun-event-defence_reinforced = { $seat } throws in { $amount } more to defend
shogun-event-castle_defended = { $seat } throws in { $amount } more from the castle
shogun-event-farmers_defend = { $amount ->
        [0] Nobody defends { $province }
        [one] A farmer defends { $province }
       *[other] { $amount } farmers defend { $province }
    }
shogun-event-cubes_thrown = The tower: { $colour } { $amount1 } in, { $amount2 } out
    .many = The tower: { $items }
    .item = { $colour } { $amount1 } in { $amount2 } out
shogun-event-attack_won = { $seat } takes { $province } with { $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    } left
shogun-event-attack_beaten = { $seat2 } beats { $seat1 } and holds { $province } with { $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    }
shogun-event-battle_drawn = { $seat1 } and { $seat2 } destroy each other in { $province }
shogun-event-neutral_held = { $seat } does not take { $province }: it stays neutral
shogun-event-became_neutral = { $province } is neutral now
shogun-event-revolt_begins = Revolt in { $province } ({ $seat }): { $amount ->
        [one] { $amount } farmer rises
       *[other] { $amount } farmers rise
    }
shogun-event-revolt_put_down = { $seat } puts down the revolt in { $province } with { $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    } left
shogun-event-revolt_won = The farmers drive { $seat } out of { $province }

shogun-event-rice_lost = { $seat } loses { $amount } rice to the winter
shogun-event-provinces_unfed = { $seat } cannot feed { $amount1 ->
        [one] a province
       *[other] { $amount1 } provinces
    }: { $amount2 ->
        [one] one revolt
       *[other] { $amount2 } revolts, each
    } with { $amount3 ->
        [one] one more farmer
       *[other] { $amount3 } more farmers
    }
shogun-event-revolt_drawn = The revolts of { $seat }: { $province }
    .many = The revolts of { $seat }: { $items }
    .item = { $province }
shogun-event-scored_provinces = { $seat } scores { $amount } VP for provinces
shogun-event-scored_buildings = { $seat } scores { $amount } VP for buildings
shogun-event-scored_majority = { $seat } scores { $amount } VP in the { $region }: { $building }
    .many = { $seat } scores for most buildings: { $items }
    .item = { $region_short } { $building } { $amount }
shogun-event-winter_ends = Winter { $amount } is over: no rice and no revolt marker is left
shogun-event-game_over = The game is over

## Why not

shogun-refusal-action-not_asked = { $action }: that is not what is asked now.
shogun-refusal-draft-card_not_open = { $province } is not one of the two open cards.
shogun-refusal-draft-no_exchange = The cards can be exchanged only if you saw the same two on your previous turn.
shogun-refusal-draft-no_such_group = You have no group of { $armies } left.
shogun-refusal-plan-must_be_filled = “{ $space }” may not stay empty: you have enough cards.
shogun-refusal-plan-not_your_card = { $card } is not a card of yours.
shogun-refusal-plan-used_already = { $card } lies on another space already.
shogun-refusal-plan-bid_too_high = { $card }: you have only { $held ->
        [one] { $held } chest
       *[other] { $held } chests
    } to bid.
shogun-refusal-plan-nothing_to_withdraw = You have no plan to take back.
shogun-refusal-order-special_taken = { $special } is taken.
shogun-refusal-march-out_of_the_game = { $to } is out of the game.
shogun-refusal-march-not_adjacent = { $to } is not beside { $from }.
shogun-refusal-march-protected_by_temple = { $to } has a temple: this round it cannot be attacked.
shogun-refusal-march-not_your_province = { $to } is not yours: no battle is possible here.
shogun-refusal-march-one_must_stay = { $armies } is too many: of { $held } one must stay behind.
shogun-refusal-winter-not_drawn = { $province } does not revolt.

## Words

shogun-card-chest0 = Chest card 0
shogun-card-chest1 = Chest card 1
shogun-card-chest2 = Chest card 2
shogun-card-chest3 = Chest card 3
shogun-card-chest4 = Chest card 4
shogun-card-empty = nothing
shogun-card-face_down = a card face down

shogun-space-bid = Bid
    .short = Bid

shogun-colour-farmers = Farmers
    .letter = f

shogun-source-provinces1 = Year 1: provinces
shogun-source-buildings1 = Year 1: buildings
shogun-source-castles1 = Year 1: most castles
shogun-source-temples1 = Year 1: most temples
shogun-source-theatres1 = Year 1: most theatres
shogun-source-provinces2 = Year 2: provinces
shogun-source-buildings2 = Year 2: buildings
shogun-source-castles2 = Year 2: most castles
shogun-source-temples2 = Year 2: most temples
shogun-source-theatres2 = Year 2: most theatres
