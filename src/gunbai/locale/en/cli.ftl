### The terminal.

cli-welcome = You play { $people }. Bots: { $bots }.
cli-fair = Luck is bound to the secret seed whose SHA-256 begins { $hash }; it is revealed at the end.
cli-file = Game file: { $path }
cli-first-steps = At any question: a number chooses, ? shows the keys. New here? r RS5 reads how a season runs, r RS6 the mandates.
cli-prompt = Number { $low }-{ $high }, or ? for help:
cli-prompt-amount = From { $low } to { $high }, several at once (1 0 2) if you like, or ? for help:
cli-not-understood = "{ $text }" is no choice here, nor an action of this game. ? shows what can be typed.
cli-hint = Type the number of a choice and press Enter. ? shows all keys.
cli-no-such-number = There is no such choice: type a number from { $low } to { $high }.
cli-chain-stopped = { $number } does not fit: asked again from there.
cli-confirm = { $choice }: this ends your turn. Enter: yes, n: no, u: undo
cli-choose-again = Choose again.
cli-curtain = The keyboard goes to { $name }. Everybody else looks away; { $name }, press Enter:
cli-news = Since your last turn
cli-news-more = ({ $count } more before these: l shows all)
cli-bot-failed = The bot of { $name } could not choose; where that happens its first choice is taken.
cli-left = The game is saved. Go on with: gunbai play --resume { $path }
cli-saved = Saved in { $path }
cli-recorded = Kept for gunbai replay and gunbai verify: { $path }
cli-undone = Taken back: { $count }.
cli-undo = takes back
cli-sealed = (sealed)
cli-step = Enter: next   b: board   q: stop
cli-see = See { $clauses }.
cli-info-unknown = Nothing is called { $name } here. Try the name of a card, kami, mandate, clan or figure: i komainu
cli-keys = Type the number of a choice, or an action in words such as "move bushi edo kyoto".
    Where a number is asked for, type the number; several bids at once work too: 2 0 3 1
      ? 3      the rule behind choice 3            r RS6.8  read a clause; r alone: the chapters; r honor: search
      i oni    what a card, kami or mandate does   m        which provinces are adjacent
      b        the board again                     c        the choices again
      l        what happened since your last turn  l all    everything so far
      u        take back your last choice          w        take back your sealed bids
      g        gifts and offers                    s        save
      q        save and quit

cli-no-deals = Nothing can be given or offered now.
cli-which-deal = Which one? 1-{ $high }, Enter: nothing
cli-cancelled = Nothing is done.
cli-deal-give = Give coins or ronin away: final, and without anything in return
cli-deal-offer = Offer a deal: it is carried out at once if the other accepts; a promise binds nobody
cli-deal-accept = Accept the offer of { $name }
cli-deal-refuse = Refuse the offer of { $name }
cli-deal-retract = Take back your offer to { $name }
cli-deal-withdraw = Take back your sealed bids
cli-field-seat = With whom?  { $names }
cli-field-coins = Coins you give ({ $low }-{ $high }):
cli-field-ronin = Ronin you give ({ $low }-{ $high }):
cli-field-coins_asked = Coins you ask for:
cli-field-ronin_asked = Ronin you ask for:
cli-field-promise = A promise in your own words, or Enter for none:

cli-score = Victory points
cli-total = Total
cli-place = Place
cli-victory = { $name } wins with { $points } VP, { $ahead } ahead of the next.
cli-tied-victory = { $name } wins with { $points } VP: tied, but with more honor.
cli-shared-victory = { $names } share the victory with { $points } VP each.

cli-verified = Verified: the seed fits the published hash; { $moves } moves are legal, { $draws } draws recomputed, { $digests } positions and the result equal the record.
cli-no-bench = The benchmarks are part of the repository and need catanatron beside them: check it out and run `make bench`, which prepares both.

cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-share = Share
cli-sim-interval = 95 %
cli-sim-score = Mean score
cli-sim-rank = Mean place
cli-sim-total = { $games } games, { $decisions } decisions, { $rate } decisions per CPU second

## Rising Sun's board

cli-rs-turn = mandate turn { $turn } of { $turns }
cli-rs-legend = Force, * leads; D Daimyo, B Bushi, S Shinto, ⌂ stronghold; c coins, r ronin
cli-rs-war = War
cli-rs-province = Province
cli-rs-reward = Harvest
cli-rs-honor = Honor
cli-rs-track = Mandates
cli-rs-kami-turn = [kami]
cli-rs-shrine = Shrine
cli-rs-worshippers = Worshippers
cli-rs-effect = Whoever leads may
cli-rs-market = Cards on display:
cli-rs-none = none
cli-rs-clan = Clan
cli-rs-vp = VP
cli-rs-coins = Coins
cli-rs-ronin = Ronin
cli-rs-ally = Ally
cli-rs-reserve = Reserve
cli-rs-hostages = Holds hostage
cli-rs-you = (you)
cli-rs-cards = cards:
cli-rs-tokens = war tokens:
cli-rs-hand = You look at:
cli-rs-put-back = You put back on top last time:
cli-rs-battle = In this battle:
cli-rs-fighter = { $seat } Force { $force }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $ronin } ronin
cli-rs-bids = Your sealed bids so far:
cli-rs-laid = You laid face down this season:
cli-rs-price = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
cli-rs-card-note = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $kind }. { $effect }
cli-rs-mandate-note = All: { $all } You and your ally: { $bonus }
cli-rs-sea = ~ by sea
cli-rs-offer = Open offer: { $seat } gives { $seat2 } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $ronin } ronin for { $coins_asked ->
        [one] { $coins_asked } coin
       *[other] { $coins_asked } coins
    } and { $ronin_asked } ronin{ $role ->
        [giver] . g takes it back.
        [taker] . g answers it.
       *[none] .
    }
