### Rising Sun: the rules, one message per clause. RS6.8 is RS6-8 here.
### Value: the clause in short. .title: its name. .more: the rest of it. .see: clauses it refers to.

## RS1

RS1 = Components and terms

RS1-1 = For 3 to 5 players. Each leads one clan: Koi, Lotus, Turtle, Dragonfly or Bonsai.
    .title = Players and clans

RS1-2 = The map has 8 provinces. Two provinces are adjacent if they share a border or a sea route joins them.
    .title = The map

RS1-3 = A clan has 10 figures (1 Daimyo, 3 Shinto, 6 Bushi), 4 strongholds and 1 alliance token. Monsters you buy are your figures too.
    .title = What a clan owns
    .more = There is no limit to the monsters a clan may own.

RS1-4 = Every figure has Force 1 unless a card or an ability says otherwise. Strongholds have no Force, except the Turtle clan's.
    .title = Force
    .see = RS12.5

RS1-5 = Your reserve: figures and unbuilt strongholds that are not on the map, at a shrine or held hostage, and coins and ronin you have not bid. Killed figures return to it.
    .title = Reserve
    .more = A killed figure goes back to its owner's reserve. One killed in a battle does so only after Imperial Poets has been resolved.

RS1-6 = Coins and ronin never run out. Everything else is limited to the pieces there are.
    .title = Limits

RS1-7 = A Daimyo cannot be taken hostage, replaced by Betray or hit by any effect that picks out a figure. It can still die in battle or in seppuku.
    .title = Daimyo immunity
    .more = The same holds for a figure that counts as a Daimyo. It dies in its owner's own seppuku, and when its owner loses a battle to a player who is not its ally. Effects on a player still reach the Daimyo's owner.
    .see = RS10.9

RS1-8 = Nearly everything is public. Hidden: the mandate stack, the 4 tiles being looked at, Lotus's face-down tile, unrevealed bids and private talk.
    .title = Public and hidden
    .more = The order and the faces of the mandate stack are hidden. Only the active player sees the 4 tiles they look at. Only Lotus knows the tile it laid face down, even after clean-up. The split of coins in bidding is hidden until all reveal. How many coins and ronin each player has is always public; during bidding that is the total before the split.

RS1-9 = Each season has 8 war province tokens, one per province. They are worth 1 VP in spring, 2 in summer and 3 in autumn.
    .title = War province tokens

RS1-10 = There are 10 mandate tiles, two of each: Recruit, Marshal, Train, Harvest, Betray.
    .title = Mandates

RS1-11 = Each season offers 12 cards: 7 core cards and 5 of the chosen set. Kinds: enhancement, virtue, monster, war upgrade, winter upgrade.
    .title = Season cards
    .more = One set is chosen for the whole game: Archway, Teapot or Horseman.

RS1-12 = Your VP never fall below 0, and there is no upper limit.
    .title = Victory points
    .more = The track starts again after 50.

RS1-13 = You are present in a province if you have Force there. Force is worked out afresh each time it is needed.
    .title = Present
    .more = It comes from figures, Turtle strongholds, cards and honor at that moment. Hired ronin count only in the battle they were hired in.

RS1-14 = A card can be bought as often as it has copies. A bought copy leaves the display. You must be able to pay in full with your own coins.
    .title = Stock of cards
    .more = Each of the 8 monsters is a single figure.

## RS2

RS2 = Honor

RS2-1 = The honor track ranks all clans in play from most to least. Two clans never share a place.
    .title = Honor track

RS2-2 = Gain honor: swap places with the clan just above you. At the top nothing happens.
    .title = Gaining honor

RS2-3 = Lose honor: swap places with the clan just below you. At the bottom nothing happens.
    .title = Losing honor

RS2-4 = Every tie is won by the tied player with the most honor at that moment.
    .title = Ties
    .more = Except where a card itself says what a tie does (Path of the Monkey), or where a tie is not enough (Way of the Merchant).

RS2-5 = If abilities of several players trigger at once and their order matters, the player with the most honor says whether theirs comes first or last; then the others do the same.
    .title = Abilities at the same time
    .more = Only the players involved are asked. The others decide among themselves in the same way, by their honor at that moment. Where the order cannot matter, the abilities are resolved from most to least honor and nobody is asked.

RS2-6 = If several of your own abilities trigger at once, you choose their order.
    .title = Your own abilities

## RS3

RS3 = Negotiation

RS3-1 = Talk and make deals whenever you like, with anyone, openly or in private. No promise binds.
    .title = Talk and deals

RS3-2 = In the tea ceremony and the political phase you may give coins and ronin from your reserve to another player at any moment. A gift is final.
    .title = Gifts
    .more = This holds in kami turns and in other players' turns too. Nothing else can be given. A gift is not a gain from the supply.

RS3-3 = In the war phase nothing can be given. You may go on talking.
    .title = No gifts in war

## RS4

RS4 = Setup

RS4-1 = Each player takes a clan. Seats run clockwise by starting honor rank, lowest number first, and never change.
    .title = Clans and seats
    .more = Turn order never changes in the game either.

RS4-2 = All VP start at 0. On the honor track the lowest starting rank is on top, then the next, without gaps.
    .title = Starting tracks

RS4-3 = Put your Daimyo, 1 Bushi and 1 stronghold in your home province. The rest is your reserve.
    .title = Starting figures

RS4-4 = Shuffle the 7 shrine tiles and lay 4 face up, left to right. They stay for the whole game; the other 3 are out.
    .title = Shrines
    .more = In a first game take Amaterasu, Fujin, Hachiman and Tsukuyomi.

RS4-5 = Choose the card set or draw it at random. In a first game take Archway.
    .title = Card set

RS4-6 = Shuffle the 8 war province tokens of each season, and shuffle the 10 mandates.
    .title = Tokens and mandates

## RS5

RS5 = The season

RS5-1 = Spring, summer and autumn each run: season setup, tea ceremony, political phase, war phase, clean-up. Winter ends the game.
    .title = Order of a season
    .see = RS11.1 RS11.2 RS11.3 RS11.4 RS11.5

RS5-2 = Season setup: draw the wars (players + 2), lay out 12 new cards, take your income, then hostages go home and each captor takes 1 coin per hostage.
    .title = Season setup
    .more = In this order. Wars: reveal as many of this season's province tokens as there are players, plus 2, numbered 1, 2, 3… as drawn: that is the order of the wars. Unused tokens leave the game. Cards: unsold cards of the last season leave the game; this season's 12 are laid out face up. Income: each clan takes its seasonal income (nobody has any coins now). Hostages, in summer, autumn and winter: after income each returns to its owner's reserve, and its captor takes 1 coin from the supply for each. Nobody may refuse.

RS5-3 = Tea ceremony: last season's alliances end now. Then any two players who both agree may ally; each player has at most one alliance a season. Only Betray breaks an alliance.
    .title = Tea ceremony
    .more = The old alliances end here, not at clean-up. There may be any number of pairs, or none. Once formed an alliance is final; it lasts through war, clean-up and the next setup until the next tea ceremony. Winter has no tea ceremony, so autumn's alliance still stands for a shared victory, but for nothing else in winter.
    .see = RS11.5 RS10.14

RS5-4 = Allies share the bonus of each other's mandates, do not fight when alone together in a province, and do not kill each other's figures by winning.
    .title = What an alliance does
    .more = Alone together means that only those two have Force there. For cards and all other effects allies are still opponents. Allies who tie for victory share it.
    .see = RS6.5 RS8.4 RS9.8 RS11.5

RS5-5 = Clean-up: all coins and ronin go to the supply, figures at shrines to their owners' reserves. Everything on the map stays, and so do hostages.
    .title = Clean-up
    .more = Monsters at shrines return too. Figures and strongholds on the map stay; hostages stay with their captors. All 10 mandates, Lotus's unseen ones included, are shuffled face down into one stack.

## RS6

RS6 = Political phase

RS6-1 = The track runs: 3 mandate turns, kami turn, 2 mandate turns, kami turn, 2 mandate turns, kami turn. Then comes war.
    .title = Political track

RS6-2 = The clan with the most honor takes the first mandate turn of the game. Mandate turns pass to the left.
    .title = Whose mandate turn
    .more = In a later season the first is the player to the left of the one who took the last mandate turn.

RS6-3 = On your mandate turn look secretly at the top 4 mandates, play 1 face up and put the other 3 back on top in the order they had.
    .title = Choosing a mandate
    .more = They go back face down. So the next player draws those 3 and one new tile.

RS6-4 = All players carry out the mandate one by one: first the player to the left of the active one, then clockwise, the active player last.
    .title = Order of a mandate
    .more = Train is the exception: the active player goes first, then clockwise.

RS6-5 = Each mandate but Betray has a part for all and a bonus for the active player and ally. You may decline to summon, move, build or buy.
    .title = All and bonus
    .more = You may also decline in part. Harvest's gains are taken without a choice, and Betray's breaking of the alliance is compulsory. Carry out both parts in one turn, in any order. Whether you have the bonus is checked when your turn comes. (The rulebook does not rule on the order of the parts; it matters only for a Serpent toll.)

RS6-6 = Recruit. All: summon 1 figure from your reserve for each of your strongholds, into its province. Bonus: 1 more at any one of your strongholds.
    .title = Recruit
    .more = With no figures in your reserve there is nothing to summon. A province may hold any number of figures.

RS6-7 = When you summon a Shinto, and only then, you may send it to worship at one of the 4 shrines. It stays there until clean-up.
    .title = Worship
    .more = That is in Recruit, or when a Komainu is bought. It is first summoned into a province where it may legally be summoned, which uses up that stronghold's summon, and goes to the shrine at once; this is not a move. You may decide until your summoning turn ends. A shrine may hold any number. A worshipping figure is not on the map and cannot be moved.

RS6-8 = Marshal. All: move any of your figures on the map, each at most once, to an adjacent province. Bonus: pay 3 coins to build 1 stronghold in any province.
    .title = Marshal
    .more = Figures move one after another in the order you choose; a toll and the effects of entering are resolved before the next one moves. The coins go to the supply. The stronghold comes from your reserve, at most 1 per Marshal. A province may hold any number of strongholds; a clan has at most 4.

RS6-9 = Train. All: buy 1 card on display, paying its cost to the supply. It works at once. Bonus: you may pay 1 coin less, never below 0.
    .title = Train
    .more = The card works as soon as it is paid and stays face up with you. One card per Train. You may buy another copy of a card you own in a later Train or by Ryujin; copies add up.

RS6-10 = A monster you buy is summoned at once into a province where you have a stronghold (Dragonfly: any). It cannot be kept in reserve.
    .title = Buying a monster
    .more = This counts as a summon and as entering the province. If no summoning is legal, which happens only to expansion clans, it waits in the reserve. When it dies it goes to its owner's reserve and can be summoned by Recruit like any figure.
    .see = RS10.5 RS10.16

RS6-11 = Harvest. All: take 1 coin. Bonus: take the reward of every province where you have the most Force.
    .title = Harvest
    .more = Your Force there must be above 0; honor breaks ties. All gains of the whole Harvest count as one moment.
    .see = RS2.4 RS10.6

RS6-12 = Betray, active player only. If allied, the alliance breaks and you lose honor. Then you may replace up to 2 figures of different players with your own.
    .title = Betray
    .more = The alliance breaks at once, and honor is lost even if nothing is then replaced. If you were not allied you lose no honor. The figures must be on the map and belong to two different other players. Each is replaced, one after the other, by a figure of the same type from your reserve, in the same province. Replaced figures return to their owners' reserves; they are not killed.

RS6-13 = Betray replaces a figure by one of the same type from your reserve; all monsters are one type. It never replaces a Daimyo, Yurei, a stronghold or a figure at a shrine.
    .title = What Betray can replace
    .more = Without such a figure in your reserve nothing is replaced. Any monster of your reserve may take the place of a monster, Yurei too. Komainu is both monster and Shinto: from your reserve it may replace either, and on the map either may replace it. Path of the Unrighteous can reach a figure at a shrine. Betray is not a summon: no worship, nothing that works after you summon. But a replacing monster does enter the province.
    .see = RS10.16 RS10.18

RS6-14 = The end of a mandate is after the last player has carried it out and before the next mandate turn or kami turn.
    .title = End of a mandate
    .more = If several players have effects then, they are ordered as abilities at the same time.
    .see = RS2.5

## RS7

RS7 = Kami turn

RS7-1 = Go through the 4 shrines left to right. At each, the clan with the most Force there may use its kami at once.
    .title = Kami turn
    .more = Honor breaks ties. If that clan declines, nobody uses the kami. A shrine without figures is skipped. Every kami turn resolves all 4 shrines again; the figures stay.
    .see = RS2.4

RS7-2 = Amaterasu: top of honor. Fujin: 2 moves. Raijin: summon a Bushi. Ryujin: buy a card. Hachiman: 2 ronin. Susanoo: 1 VP per stronghold. Tsukuyomi: 2 coins.
    .title = The seven kami
    .more = Amaterasu: move to the top of the honor track, those above shift down; already on top: nothing. Fujin: up to 2 moves with your figures on the map, two figures once or one twice; this is one instance for tolls, and each step enters its province. Raijin: summon 1 Bushi into any province; with none in reserve, nothing. Ryujin: buy 1 card on display as in Train, without the discount; Bonsai's limit still holds; a bought monster is summoned at once. Hachiman: take 2 ronin. Susanoo: 1 VP for each of your strongholds on the map. Tsukuyomi: take 2 coins.

RS7-3 = After the third kami turn of the season the war phase begins.
    .title = To war

## RS8

RS8 = War phase

RS8-1 = First, everything that works at the start of the war phase is resolved once: war upgrades and Koi's exchange. Plain gains are automatic.
    .title = Start of the war phase
    .more = The order is the one for abilities that work at the same time. Other war upgrades (Way of the Katana) hold throughout the phase.
    .see = RS2.5 RS12.1

RS8-2 = Then the wars, in the order of their numbers. If nobody has Force in the province, its token is discarded.
    .title = The wars

RS8-3 = If only one player has Force there, that player takes the token. This is no battle: no bids, no poets, no reparations.
    .title = Uncontested
    .more = The same holds if only two allies are there.
    .see = RS8.4

RS8-4 = If exactly two players have Force there and they are allied, there is no battle: the one with more Force takes the token.
    .title = Allies alone
    .more = Honor breaks a tie.
    .see = RS2.4

RS8-5 = Otherwise at least two players who are not allied have Force there: a battle of all players with Force in the province, allies included.
    .title = Battle

RS8-6 = Won tokens lie face up with their owner. After the last war comes clean-up.
    .title = Won tokens

## RS9

RS9 = Battle

RS9-1 = Each participant secretly splits any number of coins, even 0, over the four war advantages and sets the rest aside. All reveal at once.
    .title = Bids
    .more = Coins set aside return to the reserve at once. Players outside the battle do not bid.

RS9-2 = Resolve in order: Seppuku, Take Hostage, Hire Ronin, the outcome, Imperial Poets. Each goes to whoever bid the most coins on it.
    .title = War advantages
    .more = Ties are broken by honor at that moment. An advantage without a coin is skipped. The winner of an advantage may decline to use it.
    .see = RS2.4

RS9-3 = Seppuku: kill all your figures in this province, then for each of them gain 1 VP and gain honor.
    .title = Seppuku
    .more = All or none: Daimyo and monsters too, Turtle strongholds not. The gains come at once: for three figures 3 VP, and honor three times. With no figure there it does nothing. You remain a participant.

RS9-4 = Take Hostage: take 1 figure of another participant from the province and steal 1 VP from its owner. Never a Daimyo, Yurei or stronghold.
    .title = Take Hostage
    .more = Your ally's figures may be taken too. Keep the hostage until the next season setup. If the owner has no VP you gain none. It is not a kill. If there is no such figure nothing happens, and no VP is stolen. Monsters can be taken; their owner still owns the card.
    .see = RS5.2 RS10.8

RS9-5 = Hire Ronin: you may add 1 Force for each ronin in your reserve for this battle. Ronin are not spent.
    .title = Hire Ronin
    .more = This works even with no figure left here. With no ronin you add nothing.

RS9-6 = Outcome: the most total Force wins; honor breaks ties. Turtle strongholds and hired ronin count.
    .title = Outcome
    .see = RS2.4

RS9-7 = If every participant's Force is 0, the one with the most honor of all participants wins.
    .title = Nobody has Force
    .more = If a Turtle stronghold stands there, Turtle has Force.

RS9-8 = The winner takes the token, then kills all figures of the losers in the province, but not those of their ally. Strongholds stay.
    .title = Victory and kills

RS9-9 = Imperial Poets: 1 VP for each figure killed in this battle, whoever owned or killed it.
    .title = Imperial Poets
    .more = Kills count from the start of the battle on. Hostages, spared figures and replaced figures are not killed.

RS9-10 = Reparations: losers discard the coins they bid. The winner's bid is split evenly among all losers; the winner says who gets a remainder.
    .title = Reparations
    .more = The losers' coins go to the supply. The winner's ally is a loser too. A remainder is given out 1 coin each. Coins received can be used in later battles, and they do not come from the supply.

RS9-11 = Once a battle has begun, every participant stays in it to the end, even with no figure or Force left.
    .title = Staying in the battle
    .more = It bids, wins advantages, may take hostages, may win, receives reparations, and counts as present when the lowest honor is looked for.

RS9-12 = The outcome runs: compare Force; token to the winner (Courage); ask about Mercy; kills; then Righteousness, Justice and Oni of Souls.
    .title = Steps of the outcome
    .more = All VP one player gets in the outcome are one gain.
    .see = RS10.13

## RS10

RS10 = Cards and timing

RS10-1 = A card works from the moment you buy it. Two copies count twice.
    .title = When a card works

RS10-2 = Opponent means any other player, your ally included.
    .title = Opponent
    .see = RS5.4

RS10-3 = Abilities that trigger at the same moment are ordered by the rule “Abilities at the same time”: first or last, from the most honor down.
    .title = Same moment
    .see = RS2.5

RS10-4 = To place is not to summon. A placed figure comes from the reserve and sets off nothing that works after you summon.
    .title = Place, not summon
    .more = Dragonfly may not redirect a placed figure, and a placed Shinto goes where the effect says.
    .see = RS12.4

RS10-5 = Effects that work after you summon trigger once for one summon: your whole Recruit turn, one use of Raijin, or one bought monster.
    .title = After you summon
    .more = They trigger right after that turn or effect if at least one figure was summoned, also one that went to worship.

RS10-6 = All you gain from one mandate is one gain. In a Harvest all players' gains count as the same moment.
    .title = One gain per mandate
    .more = In a Harvest, who is richer is judged by the coins held before it.

RS10-7 = To win a battle with a figure, that figure must be alive and in the battle at its end.
    .title = Winning with a figure

RS10-8 = To have an Oni, a monster or a virtue means to own its card, wherever the figure is. Strongholds count only on the map.
    .title = Having something
    .more = The figure may be on the map, in reserve, at a shrine or a hostage. Different virtues are told apart by name.

RS10-9 = Daimyo immunity covers effects that target a figure, not effects on a player.
    .title = Reach of the immunity

RS10-10 = Each card has its cost, number of copies, Force and effect. Who decides what, and when, is told with the card.
    .title = The cards

RS10-11 = Disputed points are options or rulings. Options are shown in the lobby and recorded with the game.
    .title = Options and rulings

RS10-12 = The winner of a battle kills the losers' figures. In seppuku you kill your own. If a card or a monster kills, the owner of that card or monster is the killer.
    .title = Who kills
    .more = Justice and Mercy go by this.

RS10-13 = For Loyalty one gain of VP is: each mandate, kami, war advantage, battle outcome, the start of the war phase, and any other use of a card.
    .title = One gain of VP
    .more = A war advantage includes the Righteousness VP it causes, and all hostages of one Take Hostage. Choosing a mandate (Honesty) is its own gain, apart from carrying it out; this is an option. A gain of 0 is none. Loyalty's own VP trigger nothing.

RS10-14 = In winter alliances count only for a shared victory and, as a record of seasons past, for Form of the Kindred.
    .title = Alliances in winter
    .see = RS11.5

RS10-15 = Serpent toll: the first time another player would cross a sea route in their Marshal turn or in one gift of Fujin, the Serpent's owner may claim 1 coin.
    .title = Serpent toll
    .more = An ally can be charged too. Each route counts by itself, in either direction, and the coin is claimed before the figure moves. A player with a coin must pay. Without a coin the crossing does not happen, and that figure may move otherwise. Later crossings of that route in the same turn or gift are free, also if the toll was waived. Dragonfly uses no routes. The toll is not from the supply and not a purchase.

RS10-16 = A figure enters a province when it is summoned, moved (each step) or put there by Betray. What this sets off is resolved at once.
    .title = Entering
    .more = Honor at that moment counts, and the effect is compulsory.

RS10-17 = Stealing or taking never exceeds what the victim has. The taker gets only what was taken.
    .title = Stealing

RS10-18 = Path of the Unrighteous: its extra figure may belong to any other player and may stand at a shrine.
    .title = Path of the Unrighteous
    .more = So the limits “different players” and “not at a shrine” are lifted for it. Daimyo immunity and the same-type rule remain. At a shrine only Shinto and Komainu stand, and each is replaced there by a Shinto or Komainu.

RS10-19 = Benevolence: of the coins you pay for a card or stronghold you may hand 1 per copy to other players; for each coin you gain honor and 2 VP.
    .title = Benevolence
    .more = It must be a coin you actually pay; at price 0 there is none. Only copies you already owned count, not the one being bought. The coins may go to the same or different players. The gains come before the bought thing takes effect. It does not work for tolls, takings, gifts or reparations.

RS10-20 = Way of the Merchant: each time a player with more coins than you (as many is not enough) gains coins from the supply, take 1 coin per copy.
    .title = Way of the Merchant
    .more = Coins are counted just before the gain; you take once per such player and instance. Coins gained by a Merchant trigger no Merchant. Gifts, tolls, takings, reparations and Benevolence are not from the supply. At season income all stand at 0, so nothing triggers. Hostage coins do trigger; all hostages one captor returns are one instance.

## RS11

RS11 = Winter and victory

RS11-1 = In winter the season setup is only the return of the hostages, with its coins.
    .title = Winter setup
    .more = The coins matter only for cards they trigger; coins score nothing.

RS11-2 = Winter upgrades score, each copy.
    .title = Winter upgrades

RS11-3 = Each war province token scores 1, 2 or 3 VP by its season.
    .title = War tokens

RS11-4 = Different provinces among your tokens: 3–4 give 10 VP, 5–6 give 20 VP, 7–8 give 30 VP.
    .title = Set bonus

RS11-5 = The most VP wins. Of tied leaders the one with the most honor wins; if its ally is among them, the two share the victory.
    .title = Victory
    .see = RS5.3

## RS12

RS12 = Clans

RS12-1 = Koi turns all its ronin into as many coins at the start of each war phase. When it wins Hire Ronin, each coin in its reserve counts as a ronin.
    .title = Koi
    .more = The exchange is compulsory and comes after its own start-of-war gains, so Koi holds no ronin in the wars. For Hire Ronin the coins set aside count, the bids do not, and none is spent.

RS12-2 = Bonsai: any card or stronghold it buys costs at most 1 coin.
    .title = Bonsai
    .more = This is not optional. The Train discount applies after it and is optional, so a card may cost 0. Free things stay free. Tolls are not purchases.

RS12-3 = Lotus: on its mandate turns it lays one of the 4 tiles face down and names any of the five mandates. That one is carried out.
    .title = Lotus
    .more = It may name a mandate it did not draw, even one nobody can draw any more. The named mandate counts in every respect: order, bonus, breaking its alliance. The tile is never shown. For cards that depend on the chosen mandate (Honesty) the named one counts.

RS12-4 = Dragonfly: each figure it summons may go to any province, and each move may go to any province.
    .title = Dragonfly
    .more = In Recruit it still summons at most one figure per stronghold on the map, plus the bonus, all into one province if it likes. Its moves use no sea route. Figures it places follow the effect that places them.

RS12-5 = Turtle: its strongholds may move whenever it moves figures, and each counts as 1 Force on the map. They are not figures.
    .title = Turtle
    .more = They move as figures do, in Marshal and with Fujin. Their Force counts in a harvest, makes Turtle a participant able to bid, take hostages and win, and makes it present for Oni. They cannot be killed, taken or replaced and do not count in seppuku, Righteousness or Imperial Poets; no card that names a type or a figure touches them. They stay when Turtle loses.

## Worked examples

RS-X1 = Five clans play. Seats and honor track both run Koi, Lotus, Turtle, Dragonfly, Bonsai.
    .title = Seats and honor
    .see = RS4.1 RS4.2

RS-X2 = Lotus has 2 strongholds in Kyushu and 1 in Nagato and plays Recruit: 4 figures. A Bushi and a Shinto go to Kyushu, a Shinto to Nagato, and as the bonus Yurei, from the reserve, to Nagato. Then the Shinto summoned in Nagato goes to worship Hachiman.
    .title = Recruit
    .see = RS6.6 RS6.7

RS-X3 = Dragonfly plays Marshal; its ally Koi goes first. A Bushi moves from Kansai to Nagato by land, Oni of Blood and the Daimyo go to Hokkaido by sea. A Shinto at a shrine cannot move. As the ally, Koi pays 3 coins and builds a stronghold in Shikoku.
    .title = Marshal
    .see = RS6.8 RS6.5

RS-X4 = Turtle plays Train and buys Oni of Skulls. It costs 2, Turtle pays 1, and the monster is summoned at once at one of its strongholds.
    .title = Train
    .see = RS6.9 RS6.10

RS-X5 = Dragonfly plays Harvest. It is alone in Nagato: 1 VP, 1 coin, 1 ronin. In Kansai it has 2 against 1 and 1: 3 VP. In Kyoto it is 2:2, and it has more honor than Turtle: 4 VP. In Edo it is 1:1, but Koi has more honor: nothing. In Oshu it is 1:2: nothing. With the coin everybody takes: 8 VP, 2 coins, 1 ronin.
    .title = Harvest
    .see = RS6.11 RS2.4

RS-X6 = Koi plays Betray. Its alliance with Dragonfly breaks and Koi loses honor. Turtle's Oni of Skulls is replaced by Koi's Komainu, and a Dragonfly Bushi by a Koi Bushi.
    .title = Betray
    .see = RS6.12 RS6.13

RS-X7 = Susanoo: Dragonfly and Koi have 1 each, Koi has more honor and gains 2 VP for 2 strongholds. Amaterasu: Dragonfly is alone and goes to the top of the honor track. Hachiman: Dragonfly and Lotus have 1 each; now it is Dragonfly who takes 2 ronin. Raijin: Turtle has 1 more than Koi and summons a Bushi anywhere.
    .title = Kami turn
    .see = RS7.1 RS7.2

RS-X8 = Kyoto is empty: the token is discarded. Hokkaido: Dragonfly is alone and takes it. Oshu: only a Turtle stronghold, so Turtle takes it. Kansai: Turtle 2, Lotus 2, allied: Lotus has more honor and takes it. Nagato: Turtle and Lotus, allied, and Koi: a battle. Edo: Koi and Dragonfly, no longer allied: a battle.
    .title = Wars
    .see = RS8.2 RS8.3 RS8.4 RS8.5

RS-X9 = The battle of Nagato. Turtle: Bushi 1 and Oni of Skulls 3 (Turtle has the lowest honor of those in the province), 4 Force, 4 coins, 1 ronin. Koi: Bushi and Daimyo, 2 Force, 8 coins. Lotus, Turtle's ally: Shinto, 1 Force, 6 coins, 3 ronin. Bids on Seppuku, Hostage, Ronin, Poets: Lotus 1, 3, 2, 0; Turtle 0, 3, 0, 1; Koi 0, 0, 1, 3. Lotus wins Seppuku and kills its Shinto: 1 VP and honor. Take Hostage is 3:3 between Turtle and Lotus; Lotus has more honor and takes its ally's Oni of Skulls, with 1 VP (Turtle had at least 1). Hire Ronin: Lotus 2 against Koi's 1, so Lotus has Force 3. Outcome: Turtle 1, Koi 2, Lotus 3. Lotus wins and takes the token; both Koi figures die, Turtle's Bushi lives because Turtle is Lotus's ally. Poets: Koi 3 against Turtle's 1, so Koi gains 3 VP, 1 for the seppuku and 2 for its own dead. Reparations: Turtle and Koi discard their bids (Koi had set 4 coins aside); of Lotus's 6 coins 3 go to Turtle and 3 to Koi. At the end Lotus has 2 VP more; coins: Lotus 0, Turtle 3, Koi 7.
    .title = A battle from start to end
    .see = RS9.1 RS9.2 RS9.3 RS9.4 RS9.5 RS9.6 RS9.8 RS9.9 RS9.10
