### Rising Sun: the season cards. Value: name. .effect: the card face. .when: the moment it works.
### .see: rule clauses behind the card.

## Core cards: spring

card-komainu = Komainu
    .effect = Liczy się też jako shinto: przyzwany może oddać cześć kami.
    .when = Zaraz po kupnie i przy każdym kolejnym przyzwaniu: wybierz prowincję, a potem, jeśli chcesz, świątynię.
    .see = RS6.7 RS6.13

card-oni_of_skulls = Oni Czaszek
    .effect = Siła 3 tam, gdzie masz najniższy honor spośród graczy, którzy mają siłę w prowincji, a w bitwie spośród jej uczestników. Inaczej siła 1.
    .when = Zawsze, przy każdej zmianie honoru, także w środku bitwy. Po kupnie: przyzwij go.
    .see = RS1.13 RS9.11

card-path_of_the_lion = Ścieżka Lwa
    .effect = Twój daimyo i figurki liczone jak daimyo mają +1 do siły.
    .when = Zawsze, także w Żniwach. Sumuje się ze „Ścieżką Smoka”.

card-righteousness = Prawość
    .effect = 1 PZ za każdą twoją zabitą figurkę, także w seppuku.
    .when = Gdy ginie twoja figurka, automatycznie. Nie za jeńców, figurki oszczędzone ani wymienione przez Zdradę.
    .see = RS10.13

card-way_of_the_shogun = Droga Szoguna
    .effect = Weź 3 monety.
    .when = Na początku fazy działań wojennych, automatycznie.
    .see = RS8.1

## Core cards: summer

card-path_of_the_serpent = Ścieżka Węża
    .effect = Możesz zażądać 1 monety, gdy inny gracz pierwszy raz przekracza szlak morski w swojej turze Formacji lub dzięki Fujinowi.
    .when = Zanim figurka się przesunie, także figurka sojusznika. Pobierasz myto lub je darujesz; kto nie ma monety, nie przepłynie.
    .see = RS10.15

card-respect = Szacunek
    .effect = Gdy używasz przewagi „Weź Jeńca”, możesz wziąć jeszcze 1 figurkę, tego samego lub innego uczestnika. Za każdą kradniesz 1 PZ.
    .when = Gdy używasz „Weź Jeńca” w bitwie; raz za kopię. Bez pierwszego jeńca nie ma drugiego.
    .see = RS9.4

card-way_of_bushido = Droga Bushido
    .effect = 2 monety i 2 PZ za każdą z różnych cnót, które masz.
    .when = Na początku fazy działań wojennych, automatycznie.
    .see = RS8.1 RS10.8

card-way_of_the_ronin = Droga Ronina
    .effect = Weź 2 roninów.
    .when = Na początku fazy działań wojennych, automatycznie. Koi zamienia ich na monety.
    .see = RS8.1 RS12.1

card-yurei = Yurei
    .effect = Liczy się też jako daimyo i ma jego odporność. W rezerwie jest dla Zdrady zwykłym potworem.
    .when = Po kupnie: przyzwij go. Zawsze: działają na niego „Ścieżka Lwa” i „Ścieżka Smoka”.
    .see = RS1.7 RS6.13

## Core cards: autumn

card-form_of_the_kitsune = Postać Kitsune
    .effect = 3 PZ za każdą twoją warownię na mapie.
    .when = Zimą, automatycznie.
    .see = RS11.2

card-form_of_the_phoenix = Postać Feniksa
    .effect = 3 PZ za każdą z różnych cnót, które masz.
    .when = Zimą, automatycznie. Kopie jednej cnoty liczą się raz.
    .see = RS11.2 RS10.8

card-path_of_the_dragon = Ścieżka Smoka
    .effect = Twój daimyo i figurki liczone jak daimyo mają +3 do siły.
    .when = Zawsze, także w Żniwach. Sumuje się ze „Ścieżką Lwa”.

card-river_dragon = Rzeczny Smok
    .effect = Potwór o sile 5, bez innych zdolności.
    .when = Po kupnie: przyzwij go. Może zostać jeńcem i można go wymienić Zdradą.

card-way_of_the_moneylender = Droga Lichwiarza
    .effect = Weź 5 monet.
    .when = Na początku fazy działań wojennych, automatycznie.
    .see = RS8.1

## Archway

card-benevolence = Życzliwość
    .effect = Daj innemu graczowi 1 monetę z zapłaty za kartę lub warownię: zdobywasz honor i 2 PZ.
    .when = Gdy płacisz co najmniej 1 monetę za kartę lub warownię; raz za każdą posiadaną już kopię. Możesz zrezygnować ze zniżki, żeby mieć monetę.
    .see = RS10.19

card-path_of_the_kenin = Ścieżka Kenina
    .effect = Możesz umieścić jeszcze 1 bushi przy jednej ze swoich warowni.
    .when = Po przyzwaniu figurek; raz za kopię. Wymaga bushi w rezerwie; to nie jest przyzwanie.
    .see = RS10.5 RS10.4

card-path_of_the_light = Ścieżka Światła
    .effect = Możesz umieścić jeszcze 1 shinto od razu w świątyni.
    .when = Na koniec rozkazu „Werbunek”, ktokolwiek go zagra. Wymaga shinto lub Komainu w rezerwie.
    .see = RS6.14 RS10.4

card-justice = Sprawiedliwość
    .effect = Gdy zabijasz: 3 PZ za każdego gracza o niższym honorze, który traci co najmniej jedną figurkę.
    .when = Gdy zabijasz, automatycznie: po wygranej bitwie albo „Ścieżką Ninja”, przed utratą honoru. Nie za figurki oszczędzone.
    .see = RS10.12

card-oni_of_blood = Oni Krwi
    .effect = Siła 4 tam, gdzie masz najniższy honor spośród graczy, którzy mają siłę w prowincji, a w bitwie spośród jej uczestników. Inaczej siła 2.
    .when = Zawsze, przy każdej zmianie honoru, także w środku bitwy. Po kupnie: przyzwij go.
    .see = RS1.13 RS9.11

card-oni_of_souls = Oni Dusz
    .effect = Gdy wygrywasz bitwę, a on dotrwał w niej do końca: 2 PZ za każdą twoją kartę Oni, wliczając tę.
    .when = Gdy rozstrzyga się wygrana przez ciebie bitwa, automatycznie. Nie działa, jeśli Oni jest jeńcem lub zginął w seppuku.
    .see = RS10.7 RS9.12

card-path_of_the_samurai = Ścieżka Samuraja
    .effect = Możesz umieścić jeszcze 1 bushi w dowolnej prowincji.
    .when = Na koniec rozkazu „Werbunek”, ktokolwiek go zagra. Wymaga bushi w rezerwie.
    .see = RS6.14 RS10.4

card-form_of_the_beast = Postać Bestii
    .effect = 3 PZ za każdego twojego potwora, na mapie lub nie.
    .when = Zimą, automatycznie. Liczą się też potwory w rezerwie i te, które są jeńcami.
    .see = RS11.2 RS10.8

card-oni_of_hate = Oni Nienawiści
    .effect = Gdy wchodzi do prowincji: każdemu graczowi o wyższym honorze, który ma tam bushi lub shinto, zabij jednego z nich, według swojego wyboru.
    .when = Gdy zostaje przyzwany, przy każdym kroku ruchu i przez Zdradę. Obowiązkowo; także sojusznikom. Komainu liczy się jak shinto.
    .see = RS10.16

card-oni_of_spite = Oni Złośliwości
    .effect = Gdy wchodzi do prowincji: ukradnij do 2 PZ każdemu graczowi o wyższym honorze, który ma tam siłę.
    .when = Gdy zostaje przyzwany, przy każdym kroku ruchu i przez Zdradę; automatycznie. Warownie dają Żółwiowi siłę w prowincji.
    .see = RS10.16 RS10.17

card-way_of_the_katana = Droga Katany
    .effect = Twoi bushi mają siłę 2.
    .when = Przez całą fazę działań wojennych, także gdy sojusznicy porównują siłę. Nie w Żniwach.
    .see = RS8.1

## Teapot

card-honesty = Uczciwość
    .effect = Jeśli masz sojusznika: 2 PZ za wybór rozkazu innego niż Zdrada w swojej turze rozkazu.
    .when = Gdy wybierasz, przed wykonaniem rozkazu, automatycznie. Lotos: liczy się ogłoszony rozkaz.
    .see = RS10.13 RS12.3

card-path_of_the_patron = Ścieżka Patrona
    .effect = 2 monety, jeśli co najmniej dwóch graczy ma niższy honor niż ty.
    .when = Po przyzwaniu figurek, automatycznie.
    .see = RS10.5

card-path_of_the_warlord = Ścieżka Wodza
    .effect = Weź 1 monetę.
    .when = Po przyzwaniu figurek, automatycznie; raz na turę Werbunku.
    .see = RS10.5

card-loyalty = Lojalność
    .effect = Dopóki masz sojusznika: +1 PZ przy każdym zysku PZ.
    .when = Przy każdym zysku PZ, automatycznie, aż do zerwania sojuszu. Nie zimą.
    .see = RS10.13

card-way_of_the_merchant = Droga Kupca
    .effect = Weź 1 monetę, gdy gracz, który ma więcej monet niż ty, otrzymuje monety ze wspólnej puli.
    .when = Przy takim zysku, automatycznie; raz za każdego bogatszego gracza i każdy jego zysk.
    .see = RS10.20

card-form_of_the_kindred = Postać Pobratymca
    .effect = 3 PZ za każdą porę roku, w której twój klan był w sojuszu, nawet później zerwanym.
    .when = Zimą, automatycznie.
    .see = RS11.2 RS10.14

card-path_of_the_unrighteous = Ścieżka Nieprawych
    .effect = Przy swojej Zdradzie wymień jeszcze jedną figurkę dowolnego innego gracza, na mapie lub w świątyni.
    .when = Przy twojej Zdradzie, w dowolnej kolejności z dwiema zwykłymi wymianami; raz za kopię. Możesz zrezygnować.
    .see = RS10.18 RS6.13

## Horseman

card-courage = Odwaga
    .effect = 2 PZ za każdym razem, gdy zdobywasz żeton wojny w prowincji.
    .when = Gdy dostajesz żeton, automatycznie; także bez bitwy, w pojedynkę lub z sojusznikiem.
    .see = RS9.12

card-path_of_the_ninja = Ścieżka Ninja
    .effect = Możesz zabić 1 dowolnego bushi na mapie, nawet własnego. Potem tracisz honor.
    .when = Po przyzwaniu figurek.
    .see = RS10.5 RS10.12

card-way_of_the_righteous = Droga Prawych
    .effect = Zabierz po 1 monecie każdemu graczowi o niższym honorze.
    .when = Na początku fazy działań wojennych, automatycznie. Kto nie ma monety, nic nie daje.
    .see = RS8.1 RS10.17

card-mercy = Miłosierdzie
    .effect = Gdy masz zabić figurki przeciwników, możesz oszczędzić wszystkie: 2 PZ i żadna nie ginie.
    .when = Gdy rozstrzyga się bitwa oraz gdy zabija Oni Nienawiści lub „Ścieżka Ninja”. Oszczędzone figurki zostają w prowincji; przegrani nadal przegrywają.
    .see = RS9.12 RS10.12

card-path_of_the_monkey = Ścieżka Małpy
    .effect = Możesz zabrać 1 monetę najbogatszemu przeciwnikowi, a przy remisie każdemu z najbogatszych. Potem raz tracisz honor.
    .when = Po przyzwaniu figurek; raz za kopię, a druga kopia sprawdza od nowa. Kto nie ma monety, nic nie daje.
    .see = RS10.5 RS2.4

card-form_of_the_demon = Postać Demona
    .effect = 3 PZ za każdego twojego Oni, na mapie lub nie.
    .when = Zimą, automatycznie. Liczą się też Oni w rezerwie i te, które są jeńcami.
    .see = RS11.2 RS10.8

card-path_of_the_spirit = Ścieżka Ducha
    .effect = 2 monety i 2 PZ, jeśli masz najwyższy honor ze wszystkich.
    .when = Po przyzwaniu figurek, automatycznie. Możesz ją rozpatrzyć przed „Ścieżką Ninja” lub „Ścieżką Małpy”.
    .see = RS10.5 RS2.6

## Only with the option for Horseman's summer

card-way_of_the_ashigaru = Droga Ashigaru
    .effect = Możesz przyzwać do 2 bushi do prowincji, w której masz dokładnie 1 figurkę.
    .when = Na początku fazy działań wojennych. Warownie Żółwia to nie figurki.
    .see = RS8.1 RS10.5
