### Rising Sun: the season cards. Value: name. .effect: the card face. .when: the moment it works.
### .see: rule clauses behind the card.

## Core cards: spring

card-komainu = Komainu
    .effect = Counts as a Shinto too: it may worship when summoned.
    .when = Summoned as soon as you buy it, and whenever you summon it again: choose a province, then a shrine or none.
    .see = RS6.7 RS6.13

card-oni_of_skulls = Oni of Skulls
    .effect = Force 3 where you have the least honor of the players present (in a battle: of its participants). Otherwise Force 1.
    .when = Always, on every change of honor, also in mid-battle. When bought: summon it.
    .see = RS1.13 RS9.11

card-path_of_the_lion = Path of the Lion
    .effect = Your Daimyo, and figures counting as one, have +1 Force.
    .when = Always, including at a harvest. Adds to Path of the Dragon.

card-righteousness = Righteousness
    .effect = 1 VP for each of your figures killed, seppuku included.
    .when = When a figure of yours is killed, automatically. Not for hostages, spared figures or figures replaced by Betray.
    .see = RS10.13

card-way_of_the_shogun = Way of the Shogun
    .effect = Take 3 coins.
    .when = At the start of the war phase, automatically.
    .see = RS8.1

## Core cards: summer

card-path_of_the_serpent = Path of the Serpent
    .effect = Claim 1 coin when another player first crosses a sea route in a Marshal turn or with Fujin.
    .when = Before the figure moves, your ally's too. You charge or waive the toll; a player without a coin cannot cross.
    .see = RS10.15

card-respect = Respect
    .effect = When you use Take Hostage you may take 1 more figure, of the same or another participant. Each steals 1 VP.
    .when = When you use Take Hostage in a battle; once per copy. Declining the first hostage means no second.
    .see = RS9.4

card-way_of_bushido = Way of Bushido
    .effect = 2 coins and 2 VP for each different virtue you own.
    .when = At the start of the war phase, automatically.
    .see = RS8.1 RS10.8

card-way_of_the_ronin = Way of the Ronin
    .effect = Take 2 ronin.
    .when = At the start of the war phase, automatically. Koi turns them into coins.
    .see = RS8.1 RS12.1

card-yurei = Yurei
    .effect = Counts as a Daimyo too, with its immunities. In your reserve it is an ordinary monster for Betray.
    .when = When bought: summon it. Always: Path of the Lion and Path of the Dragon count for it.
    .see = RS1.7 RS6.13

## Core cards: autumn

card-form_of_the_kitsune = Form of the Kitsune
    .effect = 3 VP for each of your strongholds on the map.
    .when = In winter, automatically.
    .see = RS11.2

card-form_of_the_phoenix = Form of the Phoenix
    .effect = 3 VP for each different virtue you own.
    .when = In winter, automatically. Copies of one virtue count once.
    .see = RS11.2 RS10.8

card-path_of_the_dragon = Path of the Dragon
    .effect = Your Daimyo, and figures counting as one, have +3 Force.
    .when = Always, including at a harvest. Adds to Path of the Lion.

card-river_dragon = River Dragon
    .effect = A monster of Force 5, with no other ability.
    .when = When bought: summon it. It can be taken hostage and replaced by Betray.

card-way_of_the_moneylender = Way of the Moneylender
    .effect = Take 5 coins.
    .when = At the start of the war phase, automatically.
    .see = RS8.1

## Archway

card-benevolence = Benevolence
    .effect = When you pay for a card or stronghold, hand 1 of those coins to another player: gain honor and 2 VP.
    .when = When you pay at least 1 coin for a card or stronghold; once per copy you already owned. You may waive a discount to have a coin.
    .see = RS10.19

card-path_of_the_kenin = Path of the Kenin
    .effect = You may place 1 more Bushi at one of your strongholds.
    .when = After you summon; once per copy. Needs a Bushi in your reserve; this does not count as a summon.
    .see = RS10.5 RS10.4

card-path_of_the_light = Path of the Light
    .effect = You may place 1 more Shinto directly at a shrine.
    .when = At the end of a Recruit mandate, whoever played it. Needs a Shinto or Komainu in your reserve.
    .see = RS6.14 RS10.4

card-justice = Justice
    .effect = When you kill: 3 VP for each player with less honor who lost at least one figure.
    .when = When you kill, automatically: a battle you win, or Path of the Ninja before its loss of honor. Not for spared figures.
    .see = RS10.12

card-oni_of_blood = Oni of Blood
    .effect = Force 4 where you have the least honor of the players present (in a battle: of its participants). Otherwise Force 2.
    .when = Always, on every change of honor, also in mid-battle. When bought: summon it.
    .see = RS1.13 RS9.11

card-oni_of_souls = Oni of Souls
    .effect = When you win a battle and it is alive there at the end: 2 VP for each Oni card you own, this one included.
    .when = At the outcome of a battle you win, automatically. Not if it was taken hostage or died in seppuku.
    .see = RS10.7 RS9.12

card-path_of_the_samurai = Path of the Samurai
    .effect = You may place 1 more Bushi in any province.
    .when = At the end of a Recruit mandate, whoever played it. Needs a Bushi in your reserve.
    .see = RS6.14 RS10.4

card-form_of_the_beast = Form of the Beast
    .effect = 3 VP for each monster you own, on the map or not.
    .when = In winter, automatically. Monsters in reserve or held hostage count.
    .see = RS11.2 RS10.8

card-oni_of_hate = Oni of Hate
    .effect = On entering a province: for each player with more honor who has a Bushi or Shinto there, kill one of your choice.
    .when = When it is summoned, at each step it moves, and when Betray puts it there. Compulsory; allies too. Komainu counts as a Shinto.
    .see = RS10.16

card-oni_of_spite = Oni of Spite
    .effect = On entering a province: steal up to 2 VP from each player with more honor present there.
    .when = Automatically, when it is summoned, at each step it moves, and when Betray puts it there. A Turtle stronghold makes Turtle present.
    .see = RS10.16 RS10.17

card-way_of_the_katana = Way of the Katana
    .effect = Your Bushi have Force 2.
    .when = All through the war phase, also when allies compare Force. Not in a harvest.
    .see = RS8.1

## Teapot

card-honesty = Honesty
    .effect = If you have an ally: 2 VP for choosing a mandate other than Betray on your mandate turn.
    .when = When you choose, before the mandate is carried out, automatically. Lotus: the mandate it names.
    .see = RS10.13 RS12.3

card-path_of_the_patron = Path of the Patron
    .effect = 2 coins if at least two players have less honor than you.
    .when = After you summon, automatically.
    .see = RS10.5

card-path_of_the_warlord = Path of the Warlord
    .effect = Take 1 coin.
    .when = After you summon, automatically; once per Recruit turn.
    .see = RS10.5

card-loyalty = Loyalty
    .effect = While you have an ally: +1 VP for each gain of VP.
    .when = At each gain of VP, automatically, until the alliance breaks. Not in winter.
    .see = RS10.13

card-way_of_the_merchant = Way of the Merchant
    .effect = Take 1 coin when a player with more coins than you gains coins from the supply.
    .when = At such a gain, automatically; once per richer player and instance.
    .see = RS10.20

card-form_of_the_kindred = Form of the Kindred
    .effect = 3 VP for each season in which you had an alliance, even one broken later.
    .when = In winter, automatically.
    .see = RS11.2 RS10.14

card-path_of_the_unrighteous = Path of the Unrighteous
    .effect = When you Betray, replace one more figure of any other player, on the map or at a shrine.
    .when = On your Betray, in any order with the two normal ones; once per copy. You may decline.
    .see = RS10.18 RS6.13

## Horseman

card-courage = Courage
    .effect = 2 VP each time you win a war province token.
    .when = When you get a token, automatically; also without a battle, alone or with an ally.
    .see = RS9.12

card-path_of_the_ninja = Path of the Ninja
    .effect = You may kill any 1 Bushi on the map, even your own. Then lose honor.
    .when = After you summon.
    .see = RS10.5 RS10.12

card-way_of_the_righteous = Way of the Righteous
    .effect = Take 1 coin from each player with less honor.
    .when = At the start of the war phase, automatically. A player without a coin gives none.
    .see = RS8.1 RS10.17

card-mercy = Mercy
    .effect = When you would kill opponents' figures you may spare all of them: 2 VP, and none dies.
    .when = At the outcome of a battle, and when Oni of Hate or Path of the Ninja would kill. Spared figures stay in the province; losers still lose.
    .see = RS9.12 RS10.12

card-path_of_the_monkey = Path of the Monkey
    .effect = You may take 1 coin from the richest opponent, or from each of them if tied. Then lose honor once.
    .when = After you summon; once per copy, and a second copy looks again. A player without a coin gives none.
    .see = RS10.5 RS2.4

card-form_of_the_demon = Form of the Demon
    .effect = 3 VP for each Oni you own, on the map or not.
    .when = In winter, automatically. Oni in reserve or held hostage count.
    .see = RS11.2 RS10.8

card-path_of_the_spirit = Path of the Spirit
    .effect = 2 coins and 2 VP if you have the most honor of all.
    .when = After you summon, automatically. You may resolve it before Path of the Ninja or Path of the Monkey.
    .see = RS10.5 RS2.6

## Only with the option for Horseman's summer

card-way_of_the_ashigaru = Way of the Ashigaru
    .effect = You may summon up to 2 Bushi into a province where you have exactly 1 figure.
    .when = At the start of the war phase. Turtle strongholds are no figures.
    .see = RS8.1 RS10.5
