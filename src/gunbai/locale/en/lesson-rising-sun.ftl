### Rising Sun: the guided first game. Ids: the steps of lessons/rising-sun.json.
### Value: what to do now. .title: the head of the card. .story: why, in a few sentences.

lesson-rising-sun-propose = Propose an alliance to the Turtle clan.
    .title = Tea with the neighbours
    .story = You lead the Koi clan from Edo. Each season opens with tea: clans pair up as allies, and one clan may be left alone. Whenever an ally plays a mandate, you share its bonus. The numbers on the map show where this season’s wars will be fought; Edo, your home, is the third.
lesson-rising-sun-mandate = Play Recruit.
    .title = Your first mandate
    .story = The Turtle is your ally. Now players take turns with mandates: you look at four tiles and play one. Everyone carries it out, but you and your ally get more out of it. Recruit brings one figure to each stronghold, and one more for you two.
lesson-rising-sun-summon = Summon a Bushi in Edo.
    .title = New figures
    .story = Figures arrive where you have a stronghold. A Bushi is a warrior of Force 1. Dragonflies may land anywhere: one of theirs has just come to Edo, and surely not for tea.
lesson-rising-sun-summon_shinto = Summon a Shinto in Edo.
    .title = A priest
    .story = You may bring one more, because it is your mandate. A Shinto fights like a Bushi, and it can do something a Bushi cannot.
lesson-rising-sun-worship = Send the Shinto to the shrine of Fujin.
    .title = The kami
    .story = A Shinto you summon may go to a shrine. After the third, fifth and seventh mandate each kami rewards the clan with the most Force at its shrine. Fujin, the wind, moves figures.
lesson-rising-sun-train = Buy one of these two cards.
    .title = The market
    .story = The Turtle played Train: everyone may buy one card, and allies pay less. A card works from now until the end of the game. The choice is yours, and the battle of Edo will show what came of it.
    .lion = Path of the Lion: your Daimyo is stronger by 1 wherever it stands.
    .shogun = Way of the Shogun: 3 coins as soon as a war phase begins.
lesson-rising-sun-train-lion = You bought Path of the Lion. It gives you Force { $force } in Edo, and so the harvest there was yours: { $vp } VP so far, coins { $coins }. With Way of the Shogun it would be Force { $else_force }, { $else_vp } VP, coins { $else_coins }.
lesson-rising-sun-train-shogun = You bought Way of the Shogun, and it has just paid: Force { $force } in Edo, { $vp } VP so far, coins { $coins }. With Path of the Lion it would be Force { $else_force }, { $else_vp } VP, coins { $else_coins }, for the harvest of Edo would have been yours.
lesson-rising-sun-marshal = Move a Bushi from Edo to Oshu.
    .title = March
    .story = The Dragonfly played Marshal: everyone may move each figure once, to a neighbouring province. The player of the mandate moves last.
lesson-rising-sun-marshal_done = Finish: stop moving.
    .title = Hold the rest
    .story = Your Daimyo and a Bushi stay in Edo. Nothing forces you to move.
lesson-rising-sun-fujin = Decide where your Bushi in Oshu will harvest.
    .title = Fujin rewards you
    .story = Three mandates are played, so the kami look at their shrines. At Fujin’s you alone have worshipped: move up to two figures. The Dragonfly has left Hokkaido empty, nobody else stands in Oshu either, and an empty province is an easy harvest.
    .hokkaido = In Hokkaido: let the wind carry it there. Its harvest is 2 ronin.
    .oshu = In Oshu: finish without moving. Its harvest is 3 coins.
lesson-rising-sun-fujin-hokkaido = Your Bushi reaped in Hokkaido: ronin { $ronin }, coins { $coins }. In Oshu it would have been ronin { $else_ronin }, coins { $else_coins }. When the war begins, the Koi turn each ronin into a coin.
lesson-rising-sun-fujin-oshu = Your Bushi reaped in Oshu: ronin { $ronin }, coins { $coins }. In Hokkaido it would have been ronin { $else_ronin }, coins { $else_coins }. When the war begins, the Koi turn each ronin into a coin.
lesson-rising-sun-fujin_done = Finish: stop moving.
    .title = Enough wind
    .story = The Dragonfly’s Daimyo stands in your Edo now. Better keep everyone else at home.
lesson-rising-sun-harvest = Play Harvest.
    .title = Reap
    .story = Harvest pays a coin to everybody. You and your ally also take the reward of every province where you have the most Force. In a tie the clan with more honor wins: that is you, in Edo, against the Dragonfly.
lesson-rising-sun-build = Build a stronghold in Hokkaido.
    .title = What an ally is good for
    .story = The Turtle plays Marshal, and as its ally you may do what others may not: build a stronghold for 3 coins. Strongholds bring figures next season.
lesson-rising-sun-build_done = Finish: stop moving.
    .title = A monster in Edo
    .story = The Dragonfly has brought the Oni of Skulls to Edo: Force 3, as long as its owner has the least honor. Your home will be fought for.
lesson-rising-sun-fujin_again = Decline: finish without moving.
    .title = The fifth mandate
    .story = The kami look again. Everyone of yours stands where they should.
lesson-rising-sun-betray = Play Betray.
    .title = Betrayed, and now you
    .story = The Dragonfly betrayed: it turned a Bushi of yours and one of the Turtle’s into its own. You can do the same. The price: your alliance ends and you fall in honor. The last mandate of the season is a good moment for it.
lesson-rising-sun-replace = Replace one of the Dragonfly’s Bushi.
    .title = A new allegiance
    .story = You may replace a figure of one player, or of two players one each, with your own, but never a Daimyo. Two wars are at stake here.
    .edo = In Edo, where there will be a battle: one less for them, one more for you.
    .shikoku = In Shikoku, where nobody else stands: that war is won without a fight, but Edo gets harder.
lesson-rising-sun-replace-edo = You turned the Bushi in Edo. War tokens this season: { $tokens }. In Shikoku it would have been { $else_tokens }, and Edo { $else_won ->
        [1] held all the same.
       *[0] lost.
    }
lesson-rising-sun-replace-shikoku = You turned the Bushi in Shikoku and took its token without a fight. War tokens this season: { $tokens }; Edo was { $won ->
        [1] held.
       *[0] lost.
    } In Edo it would have been { $else_tokens }, with Edo { $else_won ->
        [1] held.
       *[0] lost.
    }
lesson-rising-sun-fujin_last = Decline: finish without moving.
    .title = Before the war
    .story = The seventh mandate ends the political phase. After the kami the wars are fought, one province after another, by their numbers.
lesson-rising-sun-bid_seppuku = Lay your coins: 0 on Seppuku, 4 on Take Hostage, 2 on Hire Ronin, 1 on Imperial Poets; then seal them.
    .title = The battle of Edo
    .story = You have Force { $force }, the Dragonfly { $rival }. Before Force is counted, both lay coins in secret on four advantages; the higher bid gets each. Seppuku lets your own figures die for honor. Take Hostage removes an enemy. Hire Ronin adds Force. Imperial Poets pays for the fallen. Whoever wins the battle pays the coins of its own bids to the losers.
lesson-rising-sun-bid_hostage = Lay 4 coins on Take Hostage.
    .title = Take Hostage
    .story = Taking the Oni of Skulls out of the battle is worth most of your purse.
lesson-rising-sun-bid_ronin = Lay 2 coins on Hire Ronin.
    .title = Hire Ronin
    .story = The winner of this adds all its ronin to its Force. For the Koi, coins left over count as ronin too.
lesson-rising-sun-bid_poets = Lay 1 coin on Imperial Poets.
    .title = Imperial Poets
    .story = 1 VP for every figure that dies in this battle, whoever it belonged to.
lesson-rising-sun-hostage = Take the Oni of Skulls hostage.
    .title = The coins are open
    .story = Yours is the higher bid for Take Hostage. A hostage leaves the battle, and you steal 1 VP from its owner. A Daimyo can never be taken.
lesson-rising-sun-ronin = Use the advantage.
    .title = A coin left over
    .story = Yours is the higher bid for Hire Ronin, too. For the Koi each coin that was not laid counts as a ronin: more Force, and nothing is spent.
lesson-rising-sun-end = Play on: with whom do you drink tea this summer?
    .title = { $won ->
        [1] Edo is yours
       *[0] Edo is lost
    }
    .story = { $won ->
        [1] The battle was won.
       *[0] The battle was lost, but not the game.
    } Each war token is worth VP, and tokens of many different provinces are worth far more at the end. Coins and ronin are gone with the season; figures, strongholds and cards stay. Two more seasons follow; then winter counts the points. You have seen all five mandates: from here the game is your own, and the others play on in earnest.
lesson-rising-sun-off = Choose as you like.
    .title = Your own way
    .story = You have left the path of this lesson, and that is fine: it is a real game, and it goes on by its rules.
