### Shogun on the page: what the drawn table says beside the words of the game.

## The map

shogun-web-map = Map of Japan, { $side }. Arrow keys go from province to province, plus and minus zoom.
shogun-web-side-sun = sun side
shogun-web-side-moon = moon side
shogun-web-lens-tax = Show tax yields
shogun-web-lens-rice = Show rice yields
shogun-web-lens-about = Shows the printed yield in place of the armies.
shogun-web-neutral = Neutral
shogun-web-out = Out of the game with three players.
shogun-web-held = { $house }, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
shogun-web-markers = { $markers ->
        [one] { $markers } revolt marker
       *[other] { $markers } revolt markers
    }
shogun-web-yields = Taxes { $tax }, rice { $rice }.
shogun-web-sites = { $sites ->
        [one] { $sites } building site
       *[other] { $sites } building sites
    }, { $free } free.
shogun-web-can-choose = Can be chosen.

## The houses

shogun-web-nobody = nobody
shogun-web-col-points = VP
    .about = Victory points, scored in winter.
shogun-web-col-chests = Chests
    .about = To build, to deploy and to bid.
shogun-web-col-rice = Rice / provinces
    .about = In winter every province eats 1 rice, after the loss shown on the last event. An unfed province may revolt.
shogun-web-col-castle = Castles
    .about = Castles on the board.
shogun-web-col-temple = Temples
    .about = Temples on the board.
shogun-web-col-theatre = Theatres
    .about = Theatres on the board.
shogun-web-col-supply = Armies in supply
    .about = Not on the board and not in the tower.
shogun-web-unfed = { $unfed ->
        [one] { $unfed } province unfed
       *[other] { $unfed } provinces unfed
    }
shogun-web-col-special = Special card of this round
shogun-web-regions-now = Most buildings by region, now
shogun-part-holdings = Provinces and buildings

## Year, events, turn order

shogun-web-year = Year { $year }
shogun-part-planning = Planning
shogun-web-event-round = Event of this round: { $event }
shogun-web-events-open = Events that may still come this year
shogun-web-winter-loss = In winter between { $least } and { $most } rice will be lost.
shogun-web-turn-order = Turn order and special cards
shogun-web-place = Place { $place }: { $special }, { $house }
shogun-web-place-about = It lies on place { $place } of the turn order.
shogun-web-take-special = Take one of the lit cards on the map's edge: its place becomes your place in the turn order.

## The tower

shogun-web-tower = Battle tower
shogun-web-tower-about = What lies inside stays there until a later throw sets it free. What lies in the tray is thrown in again with the next battle.
shogun-web-shelf-upper = Upper
shogun-web-shelf-lower = Lower
shogun-web-shelf-tray = Tray
shogun-web-cubes = { $colour }: { $count }
shogun-web-nothing = nothing
shogun-web-farmers-left = { $farmers ->
        [one] { $farmers } farmer in the pool
       *[other] { $farmers } farmers in the pool
    }
shogun-web-see-again = See the last battle again
shogun-web-scene-attack = Battle for { $province }
shogun-web-scene-revolt = Revolt in { $province }
shogun-web-scene-open = The tower decides a battle. Escape skips it.
shogun-web-scenes-more = { $more ->
        [one] One more follows.
       *[other] { $more } more follow.
    }
shogun-web-skip-all = Skip all
shogun-web-thrown = in
shogun-web-came-out = out
shogun-web-by-chance = By chance
shogun-web-see-board = See the board
shogun-web-farmers-note = Farmers help the defender unless a revolt marker lies there.
shogun-web-close = Close

## Planning

shogun-web-plan = Your board
shogun-web-hand = Your cards
shogun-web-no-card = nothing laid
shogun-web-card-on = { $card }, laid on { $space }
shogun-web-chest-about = On an action it means: do nothing. On the bid space it is what you pay.
shogun-web-bid-about = The highest bid is the first to take a special card, and with it a place in the turn order. Every bid is paid.
shogun-web-order-unknown = Its place in the order is not known yet.
shogun-web-whole = Every space is filled. Seal the plan?
shogun-web-send = Seal the plan
shogun-web-send-about = Sends the whole plan. You can take it back until everybody is ready.
shogun-web-take-back = Take back
shogun-web-clear = Clear
shogun-web-plan-ready = Your plan is sealed.
shogun-web-withdraw-about = Takes the whole plan back; it stays here for you to change.
shogun-web-why-fewest = At least one army has to go.
shogun-web-why-sealed = Your plan is sealed: take it back first to change it.
shogun-web-why-closed = The plans are closed. Cards are laid again when the next round begins.
shogun-web-why-missing = { $missing ->
        [one] One more card must be laid.
       *[other] { $missing } more cards must be laid.
    }
shogun-web-why-bare = No card is laid yet.
shogun-web-hint-card = Now choose a card for the lit space: from your hand, or a province of yours on the map.
shogun-web-hint-space = Now choose a space for this card.
shogun-web-hint-start = Choose a space, or a card. You can drag cards, too.
shogun-web-after = After your plan
shogun-web-after-about = What the rules can tell now, if every card you laid is carried out and nothing is lost on the way. The event of the round may still change it.
shogun-web-after-closed = the face-down actions, in any order, bring { $gain } and cost { $cost } chests
shogun-web-after-rice = { $rice } rice for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }, before winter’s loss
shogun-web-advice = Advice
shogun-web-advice-line = { $space }: { $text }
shogun-web-advice-revolt = { $farmers ->
        [one] a revolt will follow, { $farmers } farmer
       *[other] a revolt will follow, { $farmers } farmers
    } against { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
shogun-web-advice-too_few_chests = you will have { $chests } of { $cost } chests at that point.
shogun-web-advice-too_few_chests_perhaps = you may be short of { $cost } chests, depending on the order.
shogun-web-advice-no_free_site = { $card } has no free site.
shogun-web-advice-built_already = { $card } has one already.
shogun-web-advice-out_of_stock = none is left in stock.
shogun-web-advice-too_few_armies = { $card } has only one army, and one must stay.
shogun-web-advice-no_target = there is nowhere to go from { $card }.
shogun-web-advice-too_few_in_supply = only { $supply } of { $wanted } armies are in supply.
shogun-web-advice-bid = you have only { $held ->
        [one] { $held } chest
       *[other] { $held } chests
    } to bid.

## Acting

shogun-web-costs = Costs { $cost ->
        [one] { $cost } chest
       *[other] { $cost } chests
    } of your { $chests }
shogun-web-gives-rice = Rice yield { $rice }
shogun-web-gives-tax = Tax yield { $tax }
shogun-web-revolt-follows = Then a revolt: { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    } against { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
shogun-web-marker-follows = Leaves a revolt marker
shogun-web-skip-about = Nothing is done and nothing paid.
shogun-web-armies = Armies
shogun-web-fewer = One fewer
shogun-web-more = One more
shogun-web-go-stay = { $go } go, { $stay } stay
shogun-web-attack = Attack with { $armies }
shogun-web-move = Move { $armies }
shogun-web-odds = Won { $win }, neutral { $draw }, lost { $loss }
shogun-web-odds-title = Odds
shogun-web-odds-about = Counted by the server with the tower, tray, event and special cards as they are now.
shogun-web-odds-win = Won { $share }
shogun-web-odds-draw = Neutral { $share }
shogun-web-odds-loss = Beaten { $share }
shogun-web-odds-held = Fails { $share }
shogun-web-odds-left = { $left } armies left on average
shogun-web-odds-counting = Counting the odds …
shogun-web-odds-none = The odds cannot be worked out here.

## Draft

shogun-web-groups = Groups still to place
shogun-web-groups-of = { $house }: { $groups }
shogun-web-blind = Unseen
shogun-web-blind-about = The top card of the deck. You look at it, then place a group there.
shogun-web-group-about = { $left ->
        [one] { $left } such group left.
       *[other] { $left } such groups left.
    }
shogun-web-exchange = Put both under, open two others

## Winter

shogun-web-winter = Winter
shogun-web-rice-lost = Rice lost
shogun-web-rice-need = Rice / provinces
shogun-web-unfed-short = Unfed
shogun-web-scored = Scored in year { $year }

## The end

shogun-web-scores = The score
shogun-web-winner = { $count ->
        [one] { $who } wins
       *[other] { $who } share the victory
    }
shogun-web-most = Most buildings by region, year by year
shogun-web-majority = { $house } { $points } VP, year { $year }

## Small screens

shogun-web-tab-map = Map
shogun-web-tab-plan = Board
shogun-web-tab-houses = Houses
shogun-web-tab-order = Order
