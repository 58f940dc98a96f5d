### Shogun: the guided first game. Ids: the steps of lessons/shogun.json.
### Value: what to do now. .title: the head of the card. .story: why, in a few sentences.

lesson-shogun-plan_bid = Lay one of these chest cards on the bid.
    .title = A round is planned in secret
    .story = You lead House Crimson. Each season has ten actions; you decide now, in secret, which province carries out which. First the bid: chests you pay to choose a special card and your place in the turn order. The first five actions are open; the others stay unknown until they come.
    .two = Chest card 2: enough, if nobody bids more.
    .four = Chest card 4: nobody will bid more.
lesson-shogun-plan_bid-two = Nobody else has paid a chest: your 2 were enough, and you have chests left: { $chests }. With 4 you would choose first as well, with { $else_chests } left.
lesson-shogun-plan_bid-four = Nobody else has paid a chest: your 4 were more than enough, and you have chests left: { $chests }. With 2 you would choose first as well, with { $else_chests } left.
lesson-shogun-plan_castle = Lay Shimotsuke on “Build a castle”.
    .title = Castles
    .story = A castle costs 3 chests. Each building is worth 1 VP in winter, and the house with the most castles of a region gets 3 VP more. Shimotsuke has three building sites.
lesson-shogun-plan_temple = Lay Awa-Shikoku on “Build a temple”.
    .title = Temples
    .story = A temple costs 2 chests. The most temples of a region are worth 2 VP, the most theatres 1 VP. In some rounds an event protects provinces that have a temple.
lesson-shogun-plan_theatre = Lay the chest card 0 on “Build a theatre”.
    .title = Doing nothing
    .story = You have nine provinces for ten actions. A chest card on an action means: not this time. The number on it does not matter here.
lesson-shogun-plan_rice = Lay Kaga on “Confiscate rice”.
    .title = Rice
    .story = In winter every province you own must be fed with one rice. A house with too little rice faces revolts. Kaga yields 5.
lesson-shogun-plan_tax = Lay Shimosa on “Collect taxes”.
    .title = Taxes
    .story = Chests pay for armies and buildings. Taking rice or taxes angers the farmers: the province gets a revolt marker, and the next time you take something there, they revolt. So take from each place once a year.
lesson-shogun-plan_armies5 = Lay Ise on “Deploy 5 armies”.
    .title = Armies
    .story = Five new armies for 3 chests. Ise lies between two rivals, so it is a good place to stand strong.
lesson-shogun-plan_armies3 = Lay Hitachi on “Deploy 3 armies”.
    .title = More armies
    .story = Three armies for 2 chests, for a lonely province in the east.
lesson-shogun-plan_move = Lay Kii on “Deploy 1 army / move armies”.
    .title = On the march
    .story = One army for 1 chest, and then armies of that province may move to a neighbour of yours. Kii will help Yamato, before Yamato attacks.
lesson-shogun-plan_attack = Lay Yamato on “Battle / move A”.
    .title = The first attack
    .story = Two actions let a province attack. Yamato is your strongest, and its neighbour Settsu is rich and thinly held.
lesson-shogun-plan_attack_again = Lay Echizen on “Battle / move B”.
    .title = The second attack
    .story = Echizen borders Wakasa, which belongs to nobody. With this last card your plan is sealed. Each province acts once in a round: planning is choosing what not to do.
lesson-shogun-special = Take one of these two cards.
    .title = The bids are open
    .story = Yours was the highest bid, so you choose first. Each card helps all through this round, and its place is your place in the turn order.
    .attack = “+1 army attacking”: a free army in each of your attacks, and you act first.
    .tax = “+1 chest”: your taxes bring one more, and you act last.
lesson-shogun-special-attack = “+1 army attacking” fought with you. Armies in Settsu: { $settsu }; your chests: { $chests }. With “+1 chest” it would be { $else_settsu } and { $else_chests }.
lesson-shogun-special-tax = “+1 chest” has paid. Your chests: { $chests }; armies in Settsu: { $settsu }. With “+1 army attacking” it would be { $else_chests } and { $else_settsu }.
lesson-shogun-armies3 = Deploy.
    .title = The actions begin
    .story = In the order of the action cards, each house opens the card it has laid there. Hitachi gets three armies. You could still skip: a plan is an option, not a duty.
lesson-shogun-armies5 = Deploy.
    .title = Five for Ise
    .story = Watch the others as well: what they strengthen tells you what they fear.
lesson-shogun-move = Do it.
    .title = From Kii
    .story = First one army joins, then the march begins.
lesson-shogun-move_where = Move to Yamato.
    .title = Where to?
    .story = Only into your own neighbouring provinces. Settsu next to it belongs to House Pine, with 2 armies.
lesson-shogun-move_many = Move 2 armies.
    .title = How many?
    .story = One army must always stay: a province without armies belongs to nobody.
lesson-shogun-temple = Build.
    .title = A temple for Awa-Shikoku
    .story = 2 chests. A province can hold one building of each kind, as long as it has a free site.
lesson-shogun-castle = Build.
    .title = A castle for Shimotsuke
    .story = 3 chests. Nobody else has built in this region yet: the lead is yours.
lesson-shogun-tax = Collect.
    .title = The farmers pay
    .story = 5 chests from Shimosa, and a revolt marker in return. The first time is quiet.
lesson-shogun-rice = Confiscate.
    .title = Rice for the winter
    .story = 5 rice from Kaga. Keep an eye on the rice you have and the provinces you must feed.
lesson-shogun-attack = Attack Settsu.
    .title = Battle
    .story = Yamato has 7 armies now. House Pine holds Settsu with 2. It is the richest neighbour you have: 7 chests of taxes.
lesson-shogun-attack_many = Send many or few.
    .title = Into the tower
    .story = Both sides’ armies are thrown into the cube tower. Some get stuck inside, and others from earlier fall out. What comes out fights, one against one. The odds are shown before you decide.
    .many = 6 armies: you can hardly lose, but Yamato keeps only one.
    .few = 3 armies: a risk, but four stay to guard Yamato.
lesson-shogun-attack_many-many = You sent 6. Armies in Settsu: { $settsu }, in Yamato: { $yamato }. With 3 the same throw would have left { $else_settsu } and { $else_yamato }.
lesson-shogun-attack_many-few = You sent 3. Armies in Settsu: { $settsu }, in Yamato: { $yamato }. With 6 the same throw would have left { $else_settsu } and { $else_yamato }.
lesson-shogun-neutral = Attack Wakasa.
    .title = Nobody’s land
    .story = Settsu is yours, with all it yields. A neutral province is defended by a farmer and by whatever green cubes the tower lets go.
lesson-shogun-neutral_many = Send three or two.
    .title = How many this time?
    .story = Echizen holds 4 armies. What you send fights for Wakasa, what you keep guards Echizen.
    .three = 3 armies: one stays in Echizen.
    .two = 2 armies: two stay in Echizen.
lesson-shogun-neutral_many-three = You sent 3: { $wakasa ->
        [0] Wakasa was not taken.
       *[other] Wakasa is yours, with armies: { $wakasa }.
    } With 2 { $else_wakasa ->
        [0] it would not have been taken
       *[other] there would be { $else_wakasa }
    }, and in Echizen { $else_echizen } instead of { $echizen }.
lesson-shogun-neutral_many-two = You sent 2: { $wakasa ->
        [0] Wakasa was not taken.
       *[other] Wakasa is yours, with armies: { $wakasa }.
    } With 3 { $else_wakasa ->
        [0] it would not have been taken
       *[other] there would be { $else_wakasa }
    }, and in Echizen { $else_echizen } instead of { $echizen }.
lesson-shogun-end = Play on: lay your own plan for summer.
    .title = { $wakasa ->
        [0] A province richer
       *[other] Two provinces richer
    }
    .story = You have played a whole round. Summer and autumn go the same way; then comes winter: every province eats one rice, hungry ones revolt, and you score provinces, buildings and the lead in each region. After two such years the most VP win. From here the game is your own, and the others play on in earnest.
lesson-shogun-off = Choose as you like.
    .title = Your own way
    .story = You have left the path of this lesson, and that is fine: it is a real game, and it goes on by its rules.
