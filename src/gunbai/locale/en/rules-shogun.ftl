### Shogun: the rules, one message per clause. SG5.4 is SG5-4 here.
### Value: the clause in short. .title: its name. .more: the rest of it. .see: clauses it refers to.
### “Our ruling” marks a point on which the rulebook is silent.

## SG1

SG1 = Components and terms

SG1-1 = For 3 to 5 players. The board has a sun and a moon side, each with 5 regions of 9 provinces. With 3 players 8 marked provinces are out of the game.
    .title = Players and board
    .more = The 8 are marked on the side you play. Their cards are removed, nobody enters them, they are not neutral provinces, they border nothing, sea routes to them do not exist, and they count for nothing.

SG1-2 = A province has a region, a rice yield, a tax yield in chests, 1 to 3 building sites, land neighbours and sea routes. A sea route makes two provinces adjacent.
    .title = Provinces

SG1-3 = Each player has 62 armies, 5 chest cards (0 to 4), a personal board with 10 action spaces and 1 bid space, and 18, 15 or 12 chests with 3, 4 or 5 players.
    .title = What a player has
    .more = Armies are cubes.

SG1-4 = The stock: 20 green farmer armies, 28 castles, 26 temples, 26 theatres, 42 revolt markers, and the battle tower with its tray.
    .title = The stock
    .more = Also 10 action cards, 5 special cards, 12 event cards and one card per province.

SG1-5 = Everything on the board, in supplies and in the tray is public, and so are the open cards. Hidden: plans not yet opened, spare cards in hand, face-down cards, the order of cards in the decks.
    .title = Public and hidden
    .more = Public: armies on the board, in supply and in the tray; chests; rice; VP; buildings; markers; who owns which province; the open actions, special cards and events; and, once planning has ended, which spaces of a personal board are covered and which are empty. Hidden: what the cards on personal boards are until opened, the spare cards in hand, face-down action cards, the undrawn events and the order of every deck. Province and chest cards look alike from the back. Our ruling: what is inside the tower is public by shelf and colour, drawn for all.

SG1-6 = Your province cards are exactly the provinces you own. A province without armies belongs to nobody: it is neutral.
    .title = Owning a province

SG1-7 = The bank never runs out of chests, and VP are not limited by the track.
    .title = No limits
    .more = Both are our rulings. The chest pieces of the box add up to 135.

SG1-8 = Always true: your armies on the board, in supply, tower and tray are 62 in all; farmers in pool, tower and tray are 20.
    .title = Always true
    .more = An owned province has at least 1 army. A neutral province has no armies, buildings or markers.

SG1-9 = A player without provinces stays in the game. They bid and take a special card, but have nothing to act with.
    .title = Without provinces
    .more = Our ruling. The game may plan for such a player automatically.

## SG2

SG2 = Setup

SG2-1 = Choose the board side; in a first game the sun. Remove the unused province cards, with 3 players also the 8 marked ones.
    .title = Board side

SG2-2 = Army groups to place: 5, 4, 4, 3, 3, 2, 2 with 5 players; one more 2 with 4 players; two more with 3 players.
    .title = Army groups
    .more = 3 players: 5, 4, 4, 3, 3, 2, 2, 2, 2. 4 players: 5, 4, 4, 3, 3, 2, 2, 2. 5 players: 5, 4, 4, 3, 3, 2, 2.

SG2-3 = In turn, take one of the 2 open province cards or the top card of the deck unseen. Then put any one of your remaining army groups into that province.
    .title = Placement
    .more = First shuffle the province cards and open 2. Play runs clockwise from the first player. You look at a card taken unseen before you choose the group. An open card that was taken is replaced from the deck at once. Our ruling: the first player is random; the rulebook says the oldest.

SG2-4 = If the 2 open cards are the same 2 you had to choose from on your previous turn, you may first put both under the deck and open 2 new ones.
    .title = Exchanging the open cards
    .more = Then you choose as usual, the unseen card included. Our ruling: the two lie under the deck as a known pair; their order is drawn when they are reached.
    .see = SG2.3

SG2-5 = Placement ends when all groups are placed. The cards left over are the neutral provinces.
    .title = End of placement

SG2-6 = Or use the fixed starting tables, on the sun side only. Who gets which column is random.
    .title = Starting tables
    .more = The random columns are our ruling.

SG2-7 = Fill the tower in one throw: 7 armies from the supply of each player and 10 farmers. What falls out goes back to the supplies and the farmer pool.
    .title = Filling the tower
    .more = That is 31, 38 or 45 cubes with 3, 4 or 5 players. The tray starts empty.

SG2-8 = VP and rice start at 0. Shuffle the 12 events.
    .title = Starting tracks

## SG3

SG3 = The year

SG3-1 = The game lasts two years of four rounds: spring, summer, autumn, winter. At the start of each year open 4 events.
    .title = Two years

SG3-2 = Spring, summer and autumn: lay out actions, lay out special cards, plan and bid, draw the event, set the turn order, carry out the actions.
    .title = Order of a round

SG3-3 = Shuffle the 10 action cards: 1 to 5 open, 6 to 10 face down. Each time an action is done, the first face-down card is opened.
    .title = Action cards
    .more = When all players are done with an action its card is put aside: number 6 is opened after the first action, number 10 after the fifth. So the next five actions are known as long as there are five.

SG3-4 = Shuffle the 5 special cards and lay them face up on the turn-order places 1 to 5.
    .title = Special cards laid out

SG3-5 = Shuffle what is left of this year's four events and open one: it holds for this round. The others stay open beside the board.
    .title = Event of the round
    .more = There are 4, 3 and 2 of them in spring, summer and autumn. Everybody knows what may come; after the autumn draw the last one, winter's, is certain before the autumn actions begin.
    .see = SG7.1

SG3-6 = An event that was used, winter's too, never returns. You see 8 of the 12 events in a game.
    .title = Used events

## SG4

SG4 = Planning and bidding

SG4-1 = All plan at once and in secret, one card face down per space. On the 10 actions: a province card (do it there) or a chest card (do nothing). Then one card as your bid.
    .title = Planning
    .more = On the bid space lay a chest card, which bids its value, or a province card.

SG4-2 = Each card is used once, so a province acts once per round. Fill all 11 spaces if you have enough cards; otherwise lay every card.
    .title = How many cards
    .more = The number of spaces filled is the smaller of 11 and your provinces + 5. If you have fewer than 11 cards, you choose which spaces stay empty; the bid space may be one. Spare cards stay in hand.

SG4-3 = You cannot bid a chest card with more chests than you have. On an action space any chest card means “no action”, whatever its number.
    .title = Chest cards
    .more = The limit of the bid is our ruling.

SG4-4 = The event is drawn, then all bids are opened together. Everybody pays their own bid to the bank, whatever place they get.
    .title = Opening the bids
    .more = A province card on the bid space costs nothing, but that province cannot act this round.

SG4-5 = From the highest bid down, each player must take one of the special cards left and with it its place in the turn order. Equal bids: random order.
    .title = Turn order
    .more = Order of bids: chests 4, 3, 2, 1; then province cards, all equal; then chest card 0; then no card. Empty places are skipped. Cards not taken have no effect.

SG4-6 = Special cards help their owner for the whole round: +1 chest when taxing; +1 rice; “deploy 5” may place 6 for 3 chests; 1 more army attacking with A or B; 1 more defending.
    .title = The special cards
    .more = They work every time they apply: +1 chest when collecting taxes; +1 rice when confiscating rice; 6 armies for the same 3 chests; 1 more army from supply may be thrown in when you attack a player's or a neutral province with A or B; the same when your province is attacked with A or B. In winter they have no effect. Our ruling: the three that say “may” are used automatically when the supply allows; the other reading is to ask.

SG4-7 = The event applies first, the special card second, and they add up. Taxes of 7, capped at 5 by the event, with +1 chest give 6.
    .title = Event before special card
    .more = The example is Settsu. Our ruling: so when the event shortens deployment, “deploy 5” with the “6 armies” card places 3 + 1 = 4; as an option it places 6.
    .see = SG9.12

SG4-8 = A plan is checked only for the cards you lay. You may plan an action that cannot succeed; it is then skipped.
    .title = What is checked
    .see = SG4.1 SG4.2 SG4.3 SG5.2

SG4-9 = Plans are sealed until everybody has finished. Until then you may change yours.
    .title = Changing a plan
    .more = Our ruling.

## SG5

SG5 = The ten actions

SG5-1 = Actions run in the order of their cards; for each, all players in turn order. You open your card for it when your turn comes, not earlier.
    .title = Order of actions
    .more = Our ruling: you open the card whatever it is, even if you then skip.

SG5-2 = If you cannot carry out an action, or could do only part of it, you skip it and pay nothing. You may also choose to skip.
    .title = Skipping
    .more = Reasons are too few chests, too few armies in supply, no free site or no legal target. The extra army of a special card is not part of this test. Skipping by choice is our ruling; the other reading is that you must act if able.

SG5-3 = Castle 3 chests, temple 2, theatre 1: put the building on a free site of the province. Never two of one kind in a province.
    .title = Building
    .more = Removed buildings return to the stock. Our ruling: if none is left in stock you cannot build it.

SG5-4 = Take the rice or the chests the province yields. If a revolt marker lies there, a revolt follows. Unless you lose the province, add one revolt marker.
    .title = Rice and taxes
    .more = Confiscate rice takes the rice yield, Collect taxes the chest yield; events and special cards apply. The revolt is fought with the markers lying there now. If there was no revolt, or it was put down, put one revolt marker on the province. Our ruling: you keep the yield even if the province is lost; as an option you get it only if you hold the province.
    .see = SG4.7 SG6.9

SG5-5 = Deploy 5 armies for 3 chests, or 3 armies for 2 chests, from supply into the province: all of them or none.
    .title = Deploy 5 or 3

SG5-6 = Deploy 1 army for 1 chest. Then you may move any number of armies from that province into one adjacent province of yours; at least 1 stays.
    .title = Deploy 1 and move
    .more = The new army may move too. No battle is possible here. Our ruling: without the chest or an army in supply the whole action is skipped; the other reading is deploy and/or move, as in Wallenstein.

SG5-7 = Battle/move A and B: move 1 or more armies to one adjacent province; at least 1 stays. Into your own it is a move, into any other a battle.
    .title = Battle / move
    .more = So the province needs at least 2 armies. A neutral or another player's province means a battle. You choose number and target when you carry out the action. Not allowed: a province that is out of the game, or one protected by the event “Temple peace”.
    .see = SG1.1 SG9.6 SG9.7

SG5-8 = A province may hold any number of armies.
    .title = No army limit
    .more = Rice cannot exceed 18: at most 5 + 1 in each of three rounds.

SG5-9 = Cards stay on your board until all 10 actions are done. But the card of a lost province leaves at once, and an action not yet done there is lost.
    .title = Cards of lost provinces
    .more = Opened or not, cards return to hands after the tenth action. The card of a lost province leaves from hand, action space or bid space, done or not: to the winner, or to the neutral cards if the province became neutral. It is shown to all. The winner cannot use it before the next planning. Retaking the province in the same round does not bring the action back. The turn order is not affected.

SG5-10 = After the actions the round's event leaves the game. After autumn the turn order stays for winter.
    .title = End of a round

SG5-11 = Chests you gain earlier in a round may be spent later in it.
    .title = Spending at once

## SG6

SG6 = The battle tower

SG6-1 = All fighting armies go into the tower in one throw, with everything from the tray. What then lies in the tray is the result.
    .title = The throw
    .more = Cubes that stay inside are not lost and not in supply; they may come out in any later throw. Tower and tray are never emptied: they carry over to the next battle, round, winter and year.

SG6-2 = Battle against a player: throw all armies moved in, all the defender's armies in the province, and everything from the tray.
    .title = Against a player

SG6-3 = Against a neutral province: throw the armies moved in, 1 farmer and everything from the tray.
    .title = Against a neutral province
    .more = A neutral province never keeps farmers on the board.

SG6-4 = Count the attacker's and the defender's cubes in the tray, wherever they came from. Green farmers help the defender unless a revolt marker lies there.
    .title = Counting the tray
    .more = The cubes may come from this throw, from the old tray or from the tower. Other colours are ignored and stay in the tray. Farmers are all green cubes in the tray if the province is neutral or has no revolt marker; with a marker they stay out of it and count 0.

SG6-5 = If farmers took part, all green cubes in the tray go to the farmer pool afterwards. Otherwise they stay in the tray.
    .title = Farmers afterwards

SG6-6 = If the attacker has more cubes than defender and farmers together, the attacker wins. If they have more, and at least 1 is the defender's, the defender wins. Otherwise it is a draw.
    .title = Who wins
    .more = Call the cubes a, d and f: attacker, defender, farmers. If a > d + f, the attacker puts the difference, a − (d + f) armies, into the province. If d + f > a and d is at least 1, the defender keeps the smaller of d and d + f − a armies there; farmers are counted as losses first (our ruling). All other fighting cubes in the tray go to their supplies. So more armies may end in the province than were thrown, and a winner always has at least 1. The province the attack came from keeps what stayed behind; beaten attackers do not return to it.
    .see = SG6.8

SG6-7 = If the attacker wins, they take the province and its card; buildings and markers stay. If the defender wins, they keep it.
    .title = After a victory

SG6-8 = Draw: all fighting cubes in the tray go to supply and pool, buildings and markers are removed, and the province becomes neutral.
    .title = Draw
    .more = A draw is a = d + f, 0:0 too, or d = 0 with f > a, where a, d and f are attackers, defenders and farmers in the tray. The card goes to the neutral cards. Against a neutral province anything but a > f leaves it neutral: the attacker's cubes in the tray go to supply, the farmers to the pool.

SG6-9 = Revolt: throw the owner's armies there, 1 farmer per revolt marker, and everything from the tray. If the owner has more cubes than there are green ones, it is put down. If not, the province becomes neutral.
    .title = Revolt
    .more = In winter the extra farmers join them. Count the owner's cubes p and all green cubes g in the tray. If p > g the revolt is put down and p − g armies return to the province. Otherwise all p and g go to supply and pool, and buildings and markers are removed. The +1 defence card does not help against revolts, nor does the castle event (the latter is our ruling).
    .see = SG7.3

SG6-10 = If farmers are needed but the pool has too few, throw those there are. An extra army with an empty supply is left out, and the battle goes on.
    .title = Too few cubes
    .more = Our ruling. It holds for every extra army: special cards and the castle event.
    .see = SG4.6 SG9.4 SG9.5

SG6-11 = The tower is simulated by a small model. Its settings are named, recorded with the game and shown to all.
    .title = The tower model
    .more = A real tower keeps some cubes and lets others go later. The standard model has two shelves, upper first. The thrown cubes are shuffled and reach a shelf one after the other. Each arriving cube first frees every cube lying there with a chance of 2.5% each, also cubes that stuck earlier in the same throw and also when it then sticks itself; the freed ones go on in front of it. Then it sticks with a chance of 15%, else it goes on. What leaves the upper shelf reaches the lower one in that order; what leaves the lower one lies in the tray. The other model is that of an old online Wallenstein: a thrown cube comes out with a chance of 2/3, one inside with 1/3.

SG6-12 = An attack runs like this: armies leave the origin; the armies of the castle event, +1 attack and +1 defence are added; one throw; the result. Nobody decides anything after the throw.
    .title = Steps of an attack
    .more = Then the card, the buildings and the markers follow from the result.
    .see = SG6.7 SG6.8 SG5.9

## SG7

SG7 = Winter

SG7-1 = First all players lose as much rice as the last event shows. The text of that event has no effect in winter.
    .title = Rice lost
    .more = Our ruling: rice does not fall below 0.

SG7-2 = Each province needs 1 rice. If you are short of rice, some of your provinces, drawn at random, revolt: as many as the table of winter revolts says.
    .title = Feeding the provinces
    .more = Shortage = provinces − rice, fixed before the first revolt. Players with a shortage follow in autumn's turn order. The left neighbour draws at random, without putting back, as many of their province cards as the table says there are revolts (the game draws for them). Then the owner chooses which is fought next, after seeing the result of the one before. There are always enough cards. Our ruling: no new revolt marker is placed.
    .see = SG7.3

SG7-3 = Unfed provinces, and what follows. 1: 1 revolt with 1 extra farmer. 2: 1 revolt with 2. 3–4: 2 revolts with 2 each. 5–6: 2 revolts with 3 each. 7 or more: 3 revolts with 3 each.
    .title = Winter revolts

SG7-4 = Score 1 VP per province and 1 per building. In each region: most castles 3 VP, most temples 2, most theatres 1.
    .title = Scoring
    .more = Players tied for most each get 1 VP less. Nobody scores a kind of which there is none in the region.

SG7-5 = Then remove all revolt markers, set rice to 0, clear the turn order and return the special cards. After the first winter open 4 new events and play the second year.
    .title = End of winter
    .more = Chests, buildings, tower and tray stay.

## SG8

SG8 = End

SG8-1 = After the second winter the most VP wins. Ties: most chests; if still tied, the victory is shared.
    .title = Victory
    .more = Sharing is our ruling.

## SG9

SG9 = Events

SG9-1 = Building a theatre removes 1 revolt marker from that province. Winter: 5 rice lost.
    .title = Plays calm the people (5)
    .more = With no marker there the theatre can still be built. “From that province” is our reading.

SG9-2 = Building a theatre removes 1 revolt marker from that province. Winter: 7 rice lost.
    .title = Plays calm the people (7)
    .more = With no marker there the theatre can still be built. “From that province” is our reading.

SG9-3 = An attacked neutral province is defended by 2 farmers. Winter: 3 rice lost.
    .title = Village militia
    .more = 2 farmers in all, not 1 + 2.
    .see = SG6.3

SG9-4 = If an attacked province has a castle, the defender throws in 1 more army from supply. Winter: 2 rice lost.
    .title = Strong walls (2)
    .more = This is not optional and adds to the +1 defence card. It is one army, as there is at most one castle. The castle must stand at the moment of the attack.

SG9-5 = If an attacked province has a castle, the defender throws in 1 more army from supply. Winter: 6 rice lost.
    .title = Strong walls (6)
    .more = This is not optional and adds to the +1 defence card. It is one army, as there is at most one castle. The castle must stand at the moment of the attack.

SG9-6 = Provinces with a temple cannot be attacked this round. Winter: 3 rice lost.
    .title = Temple peace (3)
    .more = This is tested at the moment of the attack, so a temple built earlier in the round protects. Moving into your own province is no attack, and revolts are no attacks.

SG9-7 = Provinces with a temple cannot be attacked this round. Winter: 4 rice lost.
    .title = Temple peace (4)
    .more = This is tested at the moment of the attack, so a temple built earlier in the round protects. Moving into your own province is no attack, and revolts are no attacks.

SG9-8 = Taxes give at most 5 chests. Winter: no rice lost.
    .title = Low taxes

SG9-9 = Taxes give at least 6 chests. Winter: 2 rice lost.
    .title = High taxes

SG9-10 = Confiscating rice gives at least 4. Winter: 3 rice lost.
    .title = Good harvest

SG9-11 = Confiscating rice gives at most 3. Winter: 4 rice lost.
    .title = Poor harvest

SG9-12 = Deploy 5 places only 3 armies, deploy 3 only 2. Winter: 1 rice lost.
    .title = Few recruits
    .more = Costs stay 3 and 2 chests. Only the reduced number must be in supply. Deploy 1 is not affected.

## Worked examples

SG-X1 = You collect taxes in Settsu, which yields 7 chests. The event caps taxes at 5, your special card adds 1 chest: you take 6.
    .title = Taxes in Settsu
    .see = SG4.7 SG9.8

SG-X2 = Aki has 2 building sites and a temple. One more building fits: a castle or a theatre, not a second temple.
    .title = Building in Aki
    .see = SG5.3

SG-X3 = Shima and Izu are joined by a sea route, so armies may move between them.
    .title = By sea
    .see = SG1.2

SG-X4 = You own 9 provinces and have 6 rice after the winter loss. 3 provinces are unfed: 2 revolts with 2 extra farmers each.
    .title = Short of rice
    .see = SG7.2 SG7.3

SG-X5 = Crimson moves 4 armies from Shinano into Indigo's Kozuke, which has 3 armies and no revolt marker. Out come 3 Crimson cubes, 1 Indigo cube and 1 green cube: 3 against 2, Crimson wins. The Indigo cube, the green cube and two Crimson cubes leave; one Crimson army takes Kozuke with its card.
    .title = Battle for Kozuke
    .see = SG6.4 SG6.6 SG6.7

SG-X6 = You collect taxes in Mikawa, which has 2 revolt markers and 4 armies. A revolt follows: 4 armies against 2 farmers. If you put it down you keep the province, and it gets a third marker.
    .title = Revolt in Mikawa
    .see = SG5.4 SG6.9

SG-X7 = In winter you are 2 rice short and Kai is drawn. It has 1 revolt marker, so 2 + 1 = 3 farmers are thrown in.
    .title = Winter revolt in Kai
    .see = SG6.9 SG7.3

## Derived cases

SG-Y1 = After the first action exactly the action cards 2 to 6 are open.
    .title = Open action cards
    .see = SG3.3

SG-Y2 = In the tray: attacker 1, defender 0, farmers 2. Nobody wins; the province becomes neutral.
    .title = Farmers without a defender
    .see = SG6.8

SG-Y3 = In the tray: attacker 2, defender 2, farmers 1. The defender wins and keeps 1 army.
    .title = Farmers tip the scale
    .see = SG6.6

SG-Y4 = In the tray: attacker 3, defender 1, farmers 5. The defender wins and keeps 1 army.
    .title = Many farmers
    .see = SG6.6

SG-Y5 = In the tray: attacker 2, defender 0, farmers 0. The attacker wins with 2 armies.
    .title = No defender left
    .see = SG6.6

SG-Y6 = In the tray: nobody at all, 0:0:0. The province becomes neutral.
    .title = Empty tray
    .see = SG6.8

SG-Y7 = Where a revolt marker lies, green cubes stay in the tray after the battle and are thrown next time.
    .title = Farmers who wait
    .see = SG6.4 SG6.5

SG-Y8 = You have 5 armies in supply and the “6 armies” card. Deploy 5 places 5.
    .title = Six armies, five left
    .see = SG4.6 SG5.2

SG-Y9 = You have 4 armies in supply. Without the event, deploy 5 is skipped and nothing is paid. With the event “Few recruits” 3 are placed.
    .title = Too few for five
    .see = SG5.2 SG9.12

SG-Y10 = With 5 provinces you have 10 cards for 11 spaces: exactly one space stays empty.
    .title = Ten cards
    .see = SG4.2

SG-Y11 = You tax a province with a revolt marker and lose the revolt. You keep the chests (standard rule).
    .title = Taxes before the fall
    .see = SG5.4

SG-Y12 = A province is conquered while its card is planned for a later action. That action is skipped; the card is in the winner's hand and cannot be used this round.
    .title = Lost plan
    .see = SG5.9
