### Rising Sun: names and short descriptions.
### Options: value = name, .about = one line, .value-X = the choices, the first one is the standard; .see = clauses.

## Clans

clan-koi = Koi
    .full = Koi clan
    .power = Eddies in the Stream
    .ability = At the start of each war phase you turn all your ronin into as many coins. When you win Hire Ronin, each coin in your reserve counts as a ronin.
    .see = RS12.1
clan-lotus = Lotus
    .full = Lotus clan
    .power = Dictating the Flow
    .ability = On your mandate turn lay a tile face down and name any of the five mandates: that one is carried out.
    .see = RS12.3
clan-turtle = Turtle
    .full = Turtle clan
    .power = Shell of the Eternal
    .ability = Your strongholds have Force 1 each and may move whenever you move figures. They are not figures and cannot be killed.
    .see = RS12.5
clan-dragonfly = Dragonfly
    .full = Dragonfly clan
    .power = Gossamer Wings
    .ability = Figures you summon may go to any province, and each move may go to any province.
    .see = RS12.4
clan-bonsai = Bonsai
    .full = Bonsai clan
    .power = Sacred Bounty
    .ability = Any card or stronghold you buy costs at most 1 coin.
    .see = RS12.2

## Provinces

province-hokkaido = Hokkaido
province-oshu = Oshu
province-edo = Edo
province-kyoto = Kyoto
province-kansai = Kansai
province-nagato = Nagato
province-kyushu = Kyushu
province-shikoku = Shikoku

## Figures

figure-daimyo = Daimyo
    .about = The head of a clan. Cannot be taken hostage, replaced or picked out by an effect.
    .see = RS1.7
figure-shinto = Shinto
    .about = A priest. May go to worship at a shrine when summoned.
    .see = RS6.7
figure-bushi = Bushi
    .about = A warrior.
figure-monster = Monster
    .about = Bought in Train, summoned at once, a figure of its owner.
    .see = RS6.10
figure-komainu = Komainu
figure-oni_of_skulls = Oni of Skulls
figure-oni_of_blood = Oni of Blood
figure-oni_of_souls = Oni of Souls
figure-oni_of_hate = Oni of Hate
figure-oni_of_spite = Oni of Spite
figure-yurei = Yurei
figure-river_dragon = River Dragon
figure-stronghold = Stronghold
    .about = Not a figure. It is where you summon; only Turtle's has Force.
    .see = RS1.4 RS6.6

## Mandates

mandate-recruit = Recruit
    .all = Summon 1 figure at each of your strongholds.
    .bonus = Summon 1 more figure at one of your strongholds.
    .see = RS6.6
mandate-marshal = Marshal
    .all = You may move each of your figures to an adjacent province.
    .bonus = You may build 1 stronghold in any province for 3 coins.
    .see = RS6.8
mandate-train = Train
    .all = You may buy 1 season card for its cost. The active player goes first.
    .bonus = You may pay 1 coin less.
    .see = RS6.9
mandate-harvest = Harvest
    .all = Take 1 coin.
    .bonus = Take the reward of every province where you have the most Force.
    .see = RS6.11
mandate-betray = Betray
    .all = Nobody but the active player acts.
    .bonus = None: an ally has no part in it.
    .active = If allied, break the alliance and lose honor. Then you may replace up to 2 figures of different players with figures of the same type from your reserve.
    .see = RS6.12 RS6.13

## Kami

kami-amaterasu = Amaterasu
    .epithet = goddess of the sun
    .effect = Move to the top of the honor track.
    .see = RS7.2
kami-fujin = Fujin
    .epithet = god of wind
    .effect = Make up to 2 moves: two of your figures once, or one figure twice.
    .see = RS7.2
kami-hachiman = Hachiman
    .epithet = god of war
    .effect = Take 2 ronin.
    .see = RS7.2
kami-raijin = Raijin
    .epithet = god of thunder
    .effect = Summon 1 Bushi into any province.
    .see = RS7.2
kami-ryujin = Ryujin
    .epithet = god of the sea
    .effect = Buy 1 season card as in Train, without the discount.
    .see = RS7.2
kami-susanoo = Susanoo
    .epithet = god of storms
    .effect = Gain 1 VP for each of your strongholds on the map.
    .see = RS7.2
kami-tsukuyomi = Tsukuyomi
    .epithet = god of the moon
    .effect = Take 2 coins.
    .see = RS7.2

## War advantages

advantage-seppuku = Seppuku
    .effect = Kill all your figures here: for each one, gain 1 VP and gain honor once.
    .see = RS9.3
advantage-take_hostage = Take Hostage
    .effect = Take 1 figure of another participant and steal 1 VP from its owner.
    .see = RS9.4
advantage-hire_ronin = Hire Ronin
    .effect = +1 Force for each ronin in your reserve.
    .see = RS9.5
advantage-imperial_poets = Imperial Poets
    .effect = 1 VP for each figure killed in this battle.
    .see = RS9.9

## Seasons

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

## Phases and steps

phase-season_setup = Season setup
    .see = RS5.2
phase-tea_ceremony = Tea ceremony
    .see = RS5.3
phase-political = Political phase
    .see = RS6.1
phase-mandate_turn = Mandate turn
    .see = RS6.3
phase-kami_turn = Kami turn
    .see = RS7.1
phase-war = War phase
    .see = RS8.2
phase-start_of_war = Start of the war phase
    .see = RS8.1
phase-battle = Battle
    .see = RS9.2
phase-outcome = Outcome
    .see = RS9.6
phase-reparations = War reparations
    .see = RS9.10
phase-clean_up = Clean-up
    .see = RS5.5
phase-winter = Winter: end of the game
    .see = RS11.2

## Card sets and kinds

set-core = Core cards
set-archway = Archway
set-teapot = Teapot
set-horseman = Horseman

kind-enhancement = Enhancement
kind-virtue = Virtue
kind-monster = Monster
kind-war_upgrade = War upgrade
kind-winter_upgrade = Winter upgrade

## Options of a game

option-set = Card set
    .about = Which 15 cards join the 21 core cards. Archway suits a first game.
    .value-archway = Archway
    .value-teapot = Teapot
    .value-horseman = Horseman
    .value-random = Drawn at random
    .see = RS1.11 RS4.5
option-shikoku_reward = Reward of Shikoku
    .about = Sources disagree on what Shikoku gives in a harvest.
    .value-coins = 3 coins
    .value-ronin = 3 ronin
    .see = RS6.11
option-nagato_kyushu_vp = VP in Nagato and Kyushu
    .about = Whether the rewards of Nagato and Kyushu include 1 VP.
    .value-true = With 1 VP
    .value-false = Without VP
    .see = RS6.11
option-edo_kyoto_border = Border of Edo and Kyoto
    .about = Whether Edo and Kyoto are adjacent; one source leaves the border out.
    .value-true = Adjacent
    .value-false = Not adjacent
    .see = RS1.2
option-horseman_summer = Horseman's summer cards
    .about = Which cards Horseman brings in summer; Path of the Monkey may belong to an expansion.
    .value-monkey = Path of the Monkey, two copies
    .value-ashigaru = Way of the Ashigaru and Oni of Souls
    .see = RS1.11
option-oni_hate_force = Force of Oni of Hate
    .about = One player's note gives it Force 4.
    .value-1 = Force 1
    .value-4 = Force 4
    .see = RS1.4
option-courage = Courage
    .about = Which tokens give the VP of Courage.
    .value-any = Every token you win
    .value-battle = Only tokens won in a battle
    .see = RS9.12
option-justice = Justice
    .about = Whether Justice counts each player who lost figures, or the event once.
    .value-player = 3 VP for each player
    .value-event = 3 VP once per event
    .see = RS10.12
option-bushido = Way of Bushido
    .about = How its coins are counted.
    .value-per_virtue = 2 coins and 2 VP per virtue
    .value-coins_once = 2 coins once, 2 VP per virtue
    .see = RS8.1

## Rulings: the first value holds

option-oni_of_souls_uncontested = Oni of Souls without a battle
    .about = Whether Oni of Souls scores when its owner takes a token without a battle.
    .value-false = Only in a battle
    .value-true = Without a battle too
    .see = RS8.3 RS10.7
option-mercy_copies = Two copies of Mercy
    .about = Whether a second copy of Mercy adds its VP.
    .value-each = 2 VP for each copy
    .value-once = 2 VP once
    .see = RS10.1
option-enters_by_betray = Entering by Betray
    .about = Whether a monster that Betray puts into a province enters it.
    .value-true = It enters
    .value-false = It does not enter
    .see = RS10.16
option-ninja_own_bushi = Ninja and your own Bushi
    .about = Whether Path of the Ninja may kill a Bushi of its owner.
    .value-true = Any Bushi
    .value-false = Only other players' Bushi
option-ninja_mercy_loses_honor = Ninja with Mercy
    .about = Whether you lose honor when Mercy spares the Bushi that Path of the Ninja chose.
    .value-true = You still lose honor
    .value-false = You lose no honor
option-merchant_koi_exchange = Merchant and Koi's exchange
    .about = Whether the coins Koi takes for its ronin trigger Way of the Merchant.
    .value-false = They do not
    .value-true = They do
    .see = RS10.20 RS12.1
option-merchant_chain = Merchant after Merchant
    .about = Whether coins gained by a Merchant trigger another Merchant.
    .value-false = They do not
    .value-true = They do
    .see = RS10.20
option-serpent_turtle_strongholds = Toll for Turtle strongholds
    .about = Whether a moving Turtle stronghold pays the Serpent toll.
    .value-charged = Charged like a figure
    .value-free = Free
    .see = RS10.15 RS12.5
option-serpent_mover_may_withdraw = Turning back at the toll
    .about = Whether a player asked for the Serpent toll may take the move back instead.
    .value-false = A player who can pay must pay
    .value-true = The move may be taken back
    .see = RS10.15
option-fujin_turtle_strongholds = Fujin and Turtle strongholds
    .about = Whether Turtle may move its strongholds with Fujin.
    .value-true = Yes
    .value-false = No
    .see = RS7.2 RS12.5
option-koi_exchange_last = Moment of Koi's exchange
    .about = Whether Koi changes its ronin after its own gains at the start of the war phase.
    .value-true = After its own gains
    .value-owner = Koi chooses
    .see = RS12.1
option-loyalty_honesty_harvest = Loyalty with Honesty and Harvest
    .about = Whether choosing a mandate and carrying it out are two gains of VP.
    .value-two = Two gains
    .value-one = One gain
    .see = RS10.13
option-ashigaru_dragonfly = Ashigaru and Dragonfly
    .about = Where Dragonfly may summon the Bushi of Way of the Ashigaru.
    .value-same = Into the chosen province
    .value-any = Into any province
    .see = RS12.4
option-three_way_tie_with_allies = Ties of three with allies
    .about = When tied allies share the victory.
    .value-leader = The leader by honor shares with a tied ally
    .value-two_way = Only ties of two are shared
    .see = RS11.5
option-unrighteous_komainu_at_shrine = Unrighteous and Komainu at a shrine
    .about = What Path of the Unrighteous may put in place of a Komainu at a shrine.
    .value-shinto_or_komainu = A Shinto or Komainu
    .value-any_monster = Any monster
    .see = RS10.18
