### Shogun: names and short descriptions.
### Ids are the words of the engine; where Rising Sun has the same one, with the name of the game: hence shogun-season-….
### Options: value = name, .about = one line, .value-X = the choices, the first one is the standard; .see = clauses.

## Houses

house-crimson = Crimson
    .full = House Crimson
    .letter = C
house-indigo = Indigo
    .full = House Indigo
    .letter = I
house-pine = Pine
    .full = House Pine
    .letter = P
house-amber = Amber
    .full = House Amber
    .letter = A
house-plum = Plum
    .full = House Plum
    .letter = L

## Seasons: the rounds of a year

shogun-season-spring = Spring
shogun-season-summer = Summer
shogun-season-autumn = Autumn
shogun-season-winter = Winter

## Steps

step-actions = Lay out the action cards
    .see = SG3.3
step-specials = Lay out the special cards
    .see = SG3.4
step-planning = Plan and bid
    .see = SG4.1
step-event = Draw the event
    .see = SG3.5
step-order = Set the turn order
    .see = SG4.5
step-carry_out = Carry out the actions
    .see = SG5.1
step-provisions = Winter: provisions
    .see = SG7.1 SG7.2
step-revolts = Winter: revolts
    .see = SG7.2 SG7.3
step-scoring = Winter: scoring
    .see = SG7.4
step-placement = Initial placement
    .see = SG2.3

## Sides and regions

side-sun = Sun side
side-moon = Moon side

region-green = Green region
    .short = Green
region-red = Red region
    .short = Red
region-purple = Purple region
    .short = Purple
region-yellow = Yellow region
    .short = Yellow
region-brown = Brown region
    .short = Brown

## Provinces
province-aki = Aki
province-awa-boso = Awa-Boso
province-awa-shikoku = Awa-Shikoku
province-bingo = Bingo
province-bitchu = Bitchu
province-bizen = Bizen
province-echigo = Echigo
province-echizen = Echizen
province-etchu = Etchu
province-harima = Harima
province-hida = Hida
province-hitachi = Hitachi
province-hoki = Hoki
province-ise = Ise
province-iwami = Iwami
province-iyo = Iyo
province-izu = Izu
province-izumo = Izumo
province-kaga = Kaga
province-kai = Kai
province-kazusa = Kazusa
province-kii = Kii
province-kozuke = Kozuke
province-mikawa = Mikawa
province-mimasaka = Mimasaka
province-mino = Mino
province-musashi = Musashi
province-mutsu = Mutsu
province-noto = Noto
province-omi = Omi
province-owari = Owari
province-sagami = Sagami
province-sanuki = Sanuki
province-settsu = Settsu
province-shima = Shima
province-shimosa = Shimosa
province-shimotsuke = Shimotsuke
province-shinano = Shinano
province-suruga = Suruga
province-tajima = Tajima
province-tamba = Tamba
province-tosa = Tosa
province-totomi = Totomi
province-wakasa = Wakasa
province-yamato = Yamato

## Buildings

building-castle = Castle
    .letter = c
    .about = Costs 3 chests. Most castles in a region: 3 VP.
    .see = SG5.3 SG7.4
building-temple = Temple
    .letter = t
    .about = Costs 2 chests. Most temples in a region: 2 VP.
    .see = SG5.3 SG7.4
building-theatre = Theatre
    .letter = k
    .about = Costs 1 chest. Most theatres in a region: 1 VP.
    .see = SG5.3 SG7.4

## The ten actions

action-castle = Build a castle
    .short = Castle
    .about = Pay 3 chests, put a castle on a free site.
    .see = SG5.3
action-temple = Build a temple
    .short = Temple
    .about = Pay 2 chests, put a temple on a free site.
    .see = SG5.3
action-theatre = Build a theatre
    .short = Theatre
    .about = Pay 1 chest, put a theatre on a free site.
    .see = SG5.3
action-rice = Confiscate rice
    .short = Rice
    .about = Take the rice yield. It may cause a revolt, and leaves a revolt marker.
    .see = SG5.4
action-tax = Collect taxes
    .short = Taxes
    .about = Take the tax yield in chests. It may cause a revolt, and leaves a revolt marker.
    .see = SG5.4
action-armies5 = Deploy 5 armies
    .short = Deploy 5
    .about = Pay 3 chests, put 5 armies from supply into the province.
    .see = SG5.5
action-armies3 = Deploy 3 armies
    .short = Deploy 3
    .about = Pay 2 chests, put 3 armies from supply into the province.
    .see = SG5.5
action-army1_move = Deploy 1 army / move armies
    .short = Deploy 1
    .about = Pay 1 chest, add 1 army, then you may move armies into one adjacent province of yours.
    .see = SG5.6
action-battle_move_a = Battle / move A
    .short = Battle A
    .about = Move armies into one adjacent province; if it is not yours, there is a battle.
    .see = SG5.7
action-battle_move_b = Battle / move B
    .short = Battle B
    .about = Move armies into one adjacent province; if it is not yours, there is a battle.
    .see = SG5.7
action-none = No action
    .short = Nothing
    .about = A chest card or an empty space: nothing is done.
    .see = SG4.1

## The five special cards

special-tax1 = +1 chest
    .short = +1 chest
    .effect = Take 1 more chest when you collect taxes.
    .see = SG4.6
special-rice1 = +1 rice
    .short = +1 rice
    .effect = Take 1 more rice when you confiscate rice.
    .see = SG4.6
special-armies6 = 6 armies
    .short = 6 armies
    .effect = Deploy 5 places 6 armies for the same 3 chests.
    .see = SG4.6
special-attack1 = +1 army attacking
    .short = +1 attack
    .effect = Throw in 1 more army from supply when you attack with A or B.
    .see = SG4.6
special-defence1 = +1 army defending
    .short = +1 defence
    .effect = Throw in 1 more army from supply when your province is attacked with A or B.
    .see = SG4.6

## The twelve events; .see names the clause

event-plays_calm_5 = Plays calm the people
    .effect = Building a theatre removes 1 revolt marker from that province.
    .winter = Winter: lose 5 rice.
    .see = SG9.1
event-plays_calm_7 = Plays calm the people
    .effect = Building a theatre removes 1 revolt marker from that province.
    .winter = Winter: lose 7 rice.
    .see = SG9.2
event-village_militia = Village militia
    .effect = An attacked neutral province is defended by 2 farmers.
    .winter = Winter: lose 3 rice.
    .see = SG9.3
event-strong_walls_2 = Strong walls
    .effect = An attacked province with a castle: the defender throws in 1 more army from supply.
    .winter = Winter: lose 2 rice.
    .see = SG9.4
event-strong_walls_6 = Strong walls
    .effect = An attacked province with a castle: the defender throws in 1 more army from supply.
    .winter = Winter: lose 6 rice.
    .see = SG9.5
event-temple_peace_3 = Temple peace
    .effect = Provinces with a temple cannot be attacked this round.
    .winter = Winter: lose 3 rice.
    .see = SG9.6
event-low_taxes = Low taxes
    .effect = Taxes give at most 5 chests.
    .winter = Winter: no rice lost.
    .see = SG9.8
event-high_taxes = High taxes
    .effect = Taxes give at least 6 chests.
    .winter = Winter: lose 2 rice.
    .see = SG9.9
event-temple_peace_4 = Temple peace
    .effect = Provinces with a temple cannot be attacked this round.
    .winter = Winter: lose 4 rice.
    .see = SG9.7
event-good_harvest = Good harvest
    .effect = Confiscating rice gives at least 4.
    .winter = Winter: lose 3 rice.
    .see = SG9.10
event-poor_harvest = Poor harvest
    .effect = Confiscating rice gives at most 3.
    .winter = Winter: lose 4 rice.
    .see = SG9.11
event-few_recruits = Few recruits
    .effect = Deploy 5 places only 3 armies, deploy 3 only 2.
    .winter = Winter: lose 1 rice.
    .see = SG9.12

## Options of a game

option-side = Board side
    .about = Regions differ by side. The moon side's sea routes are partly assumed by us.
    .value-sun = Sun side
    .value-moon = Moon side (partly assumed)
    .see = SG1.1 SG2.1
option-setup = Starting provinces
    .about = Draft the provinces card by card, or take a fixed table. Tables exist for the sun side only.
    .value-draft = Draft
    .value-tables = Starting tables
    .see = SG2.3 SG2.6
option-yield = Yield and revolt
    .about = Whether you keep rice or chests if the revolt that follows takes the province.
    .value-kept = Kept even if the province is lost
    .value-if_held = Only if the province is held
    .see = SG5.4
option-action_window = Known actions
    .about = How many of the coming actions are open.
    .value-five = Always the next five
    .value-one_by_one = One by one
    .see = SG3.3
option-armies6_shortage = “6 armies” with “Few recruits”
    .about = How many armies deploy 5 places when the card and the event meet.
    .value-4 = 4 armies
    .value-6 = 6 armies
    .see = SG4.7 SG9.12
option-tower = Battle tower
    .about = How the tower keeps and releases cubes.
    .value-shelves = Two shelves
    .value-spielbyweb = Old online Wallenstein
    .see = SG6.11
option-years = Length
    .about = Play both years, or only the first.
    .value-2 = Two years
    .value-1 = First year only
    .see = SG3.1 SG8.1
option-moon_three = Moon side with three
    .about = Which provinces are out with 3 players is not known for the moon side; our assumption can be allowed.
    .value-no = Not offered
    .value-assumed = With our assumption
    .see = SG1.1
