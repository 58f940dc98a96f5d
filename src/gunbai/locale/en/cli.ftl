### The terminal.

cli-welcome = You play { $people }. Bots: { $bots }.
cli-fair = All luck comes from a secret seed. Its SHA-256 begins with { $hash }; the seed is shown at the end.
cli-file = Game file: { $path }
cli-first-steps-rising-sun = At any question: a number chooses, ? shows the keys. New here? r RS5 reads how a season runs, r RS6 the mandates.
cli-first-steps-shogun = At any question: a number chooses, ? shows the keys. New here? r SG3 reads how a year runs, r SG4 planning, r SG5 the actions.
cli-option = { $name }: { $value }
cli-default = (standard)
cli-prompt = { $high ->
        [1] Type 1, or ? for help:
       *[other] Number { $low }-{ $high }, or ? for help:
    }
cli-prompt-number = From { $low } to { $high }, or ? for help:
cli-prompt-amount = From { $low } to { $high }, several at once (1 0 2) if you like, or ? for help:
cli-prompt-sealed-rising-sun = Number or name (u back, w all back, ? help):
cli-prompt-sealed-shogun = Number or name, or several: c2 kai - suruga (u back, w all back, ? help):
cli-percent = { $share }%
cli-interval = { $low }–{ $high }%
cli-not-understood = “{ $text }” is no choice here, nor an action of this game. ? shows what can be typed.
cli-hint = Type the number of a choice and press Enter. ? shows all keys.
cli-no-such-number = { $count ->
        [1] There is one choice only: type 1.
       *[other] There is no such choice: type a number from { $low } to { $high }.
    }
cli-chain-stopped = { $number } does not fit. You are asked again from there.
cli-why-possible = That is possible now.
cli-why-all-possible = Everything that belongs to this question is possible now.
cli-confirm = { $choice }: this ends your turn. Enter: yes, n: no, u: undo
cli-confirm-throw = { $choice }: it cannot be taken back. Enter: yes, n: no, u: undo
cli-choose-again = Choose again.
cli-more-choices = … there are more choices: c shows them all
cli-curtain = The keyboard goes to { $name }. Everybody else looks away; { $name }, press Enter:
cli-curtain-help = What comes next is for the eyes of one player only. When nobody else looks, press Enter.
cli-news = Since your last turn
cli-news-first = So far
cli-news-more = ({ $count } more before these: l shows all)
cli-bot-failed = The bot of { $name } could not choose. Whenever that happens, the first choice on its list is taken.
cli-left = The game is saved. Go on with: gunbai play --resume { $path }
cli-saved = Saved in { $path }
cli-recorded = Kept for gunbai replay and gunbai verify: { $path }
cli-undone = Taken back: { $count }.
cli-undo = takes back
cli-sealed = (sealed)
cli-step = Enter: next   b: board   q: stop
cli-step-help = Enter shows the next move, b draws the board as it stands now, q stops here.
cli-see = See { $clauses }.
cli-info-rising-sun = Nothing is called { $name } here. Try the name of a card, kami, mandate, clan or figure: i komainu
cli-info-shogun = Nothing is called { $name } here. Try the name of an event, a special card, an action or a building: i low taxes
cli-no-plan = None of your face-down cards is still to be carried out.
cli-keys-rising-sun = Type the number of a choice, or an action in words: move bushi edo kyoto.
    Where a number is asked for, type it; several bids at once work too: 2 0 3 1
      ? 3    the rule behind choice 3      r RS6.8  read a clause; r honor: search
      why edo  what stands against it      why      what cannot be done now
      i oni  what a card or kami does      m        which provinces are adjacent
      coach  what would you do?            threat   what the others could do
      b      the board again               c        the choices again
      l      what happened since my turn   l all    everything so far
      u      take back your last choice    w        take back your sealed bids
      g      gifts and offers              s        save
      v      promises and their fate       mute     silence the characters
      lang uk  everything in Ukrainian     q        save and quit
cli-keys-shogun = Type the number of a choice, or its name or the beginning of it: suruga, suru.
    A plan in one line: c2 suruga kai - c0 (c2: chest card 2, -: an empty space).
    An attack in one line: suruga 4 (where to, how many).
      ? 3    the rule behind choice 3      r SG6.6  read a clause; r revolt: search
      why kai  what stands against it      why      what cannot be done now
      i wall what an event or card does    m kai    what lies beside Kai
      coach  what would you do?            threat   what the others could do
      b      the board again               c        the choices again
      l      what happened since my turn   l all    everything so far
      u      take back your last choice    w        take back your whole plan
      p      what your plan still holds    s        save
      mute   silence the characters
      lang uk  everything in Ukrainian     q        save and quit

cli-no-deals = Nothing can be given or offered now.
cli-which-deal = { $high ->
        [1] 1: this one, Enter: nothing
       *[other] Which one? 1-{ $high }, Enter: nothing
    }
cli-cancelled = Nothing is done.
cli-deal-give = Give coins or ronin away: final, and without anything in return
cli-deal-offer = Offer a deal: it is carried out at once if the other accepts; a promise binds nobody
cli-deal-accept = Accept the offer from { $name }
cli-deal-refuse = Refuse the offer from { $name }
cli-deal-retract = Take back your offer to { $name }
cli-field-seat = With whom?  { $names }
cli-field-help = Type what is asked for and press Enter. Enter alone goes back; nothing is said to anybody.
cli-deal-help = Type the number of a line and press Enter. Enter alone goes back; nothing is said to anybody.
cli-field-coins = Coins you give ({ $low }-{ $high }):
cli-field-ronin = Ronin you give ({ $low }-{ $high }):
cli-field-coins_asked = Coins you ask for:
cli-field-ronin_asked = Ronin you ask for:
cli-field-promise = A promise in your own words, + for building blocks, Enter for none:
cli-which-promise = Which one? 1-{ $high }, Enter: none
cli-muted = The characters are silent now.
cli-unmuted = The characters speak again.
cli-promise-help = The others will read these words beside the offer. A promise binds nobody (RS3.1). Enter alone: no promise.

cli-score = Victory points
cli-total = Total
cli-place = Place
cli-victory = { $name } wins with { $points } VP, { $ahead } ahead of the next.
cli-tied-rising-sun = { $name } wins with { $points } VP: tied, but with more honor.
cli-tied-shogun = { $name } wins with { $points } VP: tied, but with more chests.
cli-shared-victory = { $names } share the victory with { $points } VP each.

cli-verified = Verified: the seed matches the published hash; { $moves } moves are legal, { $draws } draws recomputed; { $digests } positions and the result match the record.
cli-no-bench = The benchmarks are part of the repository and need catanatron beside them: check it out and run `make bench`, which prepares both.

cli-sim-bot = Bot
cli-sim-rank = Mean place
cli-sim-total = { $games } games, { $decisions } decisions, { $rate } decisions per CPU second

cli-odds-outcome = Outcome
cli-odds-share = Share
cli-odds-interval = 95%
cli-odds-win = The attacker takes the province
cli-odds-draw = It becomes neutral
cli-odds-loss = The attack fails
cli-odds-left = Armies left after a win: { $left }. { $samples } throws, each tower freshly seeded.

## Rising Sun's board

cli-rs-turn = mandate turn { $turn } of { $turns }
cli-rs-legend = Force, * leads; D Daimyo, B Bushi, S Shinto, ⌂ stronghold; c coins, r ronin
cli-rs-small-legend = Borders by letter, ~ by sea; Force, * leads; M monster; b: the whole board
cli-rs-unit-vp = VP
cli-rs-unit-coin = c
cli-rs-unit-ronin = r
cli-rs-monster = M
cli-rs-copies = { $card } x{ $copies }
cli-rs-war = War
cli-rs-province = Province
cli-rs-borders = Borders
cli-rs-reward = Harvest
cli-rs-honor = Honor
cli-rs-track = Mandates
cli-rs-kami-turn = [kami]
cli-rs-shrine = Shrine
cli-rs-shrines = Shrines
cli-rs-worshippers = Worshippers
cli-rs-effect = Gift to the leader
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
cli-rs-offer = Open offer from { $seat } to { $seat2 }: { $coins ->
        [0] { $ronin ->
            [0] { $coins_asked ->
                [0] { $ronin_asked ->
                    [0] promises only
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }{ $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] {"gives "}
        }
       *[other] {"gives "}
    }{ $coins ->
        [0] {""}
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $coins ->
        [0] {""}
       *[other] { $ronin ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $ronin ->
        [0] {""}
       *[other] { $ronin } ronin
    }{ $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] { $coins_asked ->
                [0] { $ronin_asked ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }
       *[other] { $coins_asked ->
            [0] { $ronin_asked ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $coins_asked ->
        [0] { $ronin_asked ->
            [0] {""}
           *[other] {"asks for "}
        }
       *[other] {"asks for "}
    }{ $coins_asked ->
        [0] {""}
        [one] { $coins_asked } coin
       *[other] { $coins_asked } coins
    }{ $coins_asked ->
        [0] {""}
       *[other] { $ronin_asked ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $ronin_asked ->
        [0] {""}
       *[other] { $ronin_asked } ronin
    }{ $role ->
        [giver] . g takes it back.
        [taker] . g answers it.
       *[none] .
    }

## Shogun's board

cli-sg-year = Year { $year }
cli-sg-over = The end
cli-sg-closed = face down
cli-sg-legend = Letters:
cli-sg-free-site = · free site
cli-sg-marker = ! revolt marker
cli-sg-yields = 4/3 taxes and rice
cli-sg-most = Most
cli-sg-upper = Upper shelf
cli-sg-lower = Lower shelf
cli-sg-tray = Tray
cli-sg-no-province = No province is called { $name }.
cli-sg-sea = ~ by sea
cli-sg-winter-rice = { $rice ->
        [0] winter takes no rice
       *[other] winter −{ $rice } rice
    }
cli-sg-event = This round:
cli-sg-open-events = May come:
cli-sg-winter-event = In winter:
cli-sg-house = House
cli-sg-you = (you)
cli-sg-vp = VP
cli-sg-chests = Chests
cli-sg-rice = Rice
cli-sg-needs = needed
cli-sg-provinces = Provinces
cli-sg-buildings = Buildings
cli-sg-armies = Armies
cli-sg-supply = Supply
cli-sg-hidden = Face down
cli-sg-stock = In stock:
cli-sg-gaps = { $name } has nothing on:
cli-sg-groups = To place
cli-sg-under = Under the deck:
cli-sg-winter = Winter { $year }
cli-sg-space = Space
cli-sg-when = No.
cli-sg-card = Card
cli-sg-province = Province
cli-sg-sites = Sites
cli-sg-yield = T/R
cli-sg-region = Region
cli-sg-remark = Beware
cli-sg-no-action = No action:
cli-sg-leave-empty = leave it empty
cli-sg-purse = Chests:
cli-sg-change = { $sign ->
        [gain] +{ $amount }
       *[loss] −{ $amount }
    }
cli-sg-ahead = Your plan holds:
cli-sg-cards = Cards:
cli-sg-plan = Plan:
cli-sg-warn-too_few_in_supply = too few in supply
cli-sg-warn-no_free_site = no free site
cli-sg-warn-built_already = has one already
cli-sg-warn-out_of_stock = none in stock
cli-sg-warn-too_few_armies = only one army
cli-sg-warn-no_target = nowhere to go
cli-sg-warn-revolt = revolt, { $lost } lost
cli-sg-warn-chests = too few chests
cli-sg-warn-chests-perhaps = perhaps too few chests
cli-sg-revolt = A revolt follows: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } against { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }, put down in { $held }.
cli-sg-own = yours, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
cli-sg-neutral = neutral; with { $most }: { $win }
cli-sg-enemy = { $name }, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }; with { $most }: { $win }
cli-sg-odds = The odds of attacking { $name } ({ $held }):
cli-sg-held = { $name }, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }; farmers help
cli-sg-held-marked = { $name }, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }; farmers stay away
cli-sg-held-neutral = neutral
cli-sg-send = You send
cli-sg-wins = you take it
cli-sg-draws = neutral
cli-sg-fails = you fail
cli-sg-left = left after a win
cli-sg-attack = { $name }, with { $armies }: yours in { $win }, neutral in { $draw }, you fail in { $loss }; after a win { $left } armies are left on average.
cli-sg-attack-neutral = { $name }, with { $armies }: yours in { $win }, you fail in { $loss }; after a win { $left } armies are left on average.
cli-sg-special-note = Place { $place }. { $effect }
cli-sg-card-note = { $region }; taxes { $tax }, rice { $rice }, { $sites ->
        [one] { $sites } site
       *[other] { $sites } sites
    }{ $near ->
        [none] {""}
       *[other] ; beside { $near }
    }
cli-sg-build-note = { $cost } of your { $chests } chests
cli-sg-rice-note = +{ $rice } rice: you have { $held }, winter needs { $need }.
cli-sg-tax-note = +{ $chests } chests: you have { $held }.
cli-sg-deploy-note = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } for { $cost } of your { $chests } chests

## Learning

cli-learn = Your first game. Answer with a number; `?` explains, `u` takes back, `q` leaves and keeps the game for next time.
cli-practice = Playing on from { $clause }: you play for every seat, and nothing is kept. `?` explains, `u` takes back, `q` leaves.
cli-practise = Play on from here: gunbai rules { $clause } --play { $step } (0: from the beginning)
cli-not-kept = This game is not kept.

usage-command = There is no command { $name }.
usage-option = There is no option { $name }.
usage-value = { $name } needs a value after it.
usage-missing = { $name } is missing.
usage-bad = { $name }: { $kind ->
        [whole] a whole number is needed.
        [number] a number is needed.
       *[other] this value is not possible.
    }
usage-extra = Not needed here: { $rest }.
usage-near = Did you mean { $names }?
usage-help = { $command } shows what there is.
