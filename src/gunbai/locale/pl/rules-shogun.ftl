### Shogun: the rules, one message per clause. SG5.4 is SG5-4 here.
### Value: the clause in short. .title: its name. .more: the rest of it. .see: clauses it refers to.
### „Nasze rozstrzygnięcie” marks a point on which the rulebook is silent.

## SG1

SG1 = Komponenty i pojęcia

SG1-1 = Dla 3–5 graczy. Plansza ma stronę słońca i stronę księżyca, każdą z 5 regionami po 9 prowincji. Przy 3 graczach 8 oznaczonych prowincji jest poza grą.
    .title = Gracze i plansza
    .more = 8 prowincji jest oznaczonych na tej stronie planszy, na której gracie. Ich karty usuwa się z gry, nikt do nich nie wchodzi, nie są neutralne, z niczym nie sąsiadują, szlaków morskich do nich nie ma i do niczego się nie liczą.

SG1-2 = Prowincja ma region, plon ryżu, podatek w skrzyniach, 1–3 miejsca na budynki, sąsiadów na lądzie i szlaki morskie. Prowincje połączone szlakiem morskim są sąsiednie.
    .title = Prowincje

SG1-3 = Każdy gracz ma 62 armie, 5 kart skrzyń (0–4), planszę gracza z 10 polami akcji i 1 polem licytacji oraz 18, 15 lub 12 skrzyń przy 3, 4 lub 5 graczach.
    .title = Co ma gracz
    .more = Armie to kosteczki.

SG1-4 = Wspólny zasób: 20 zielonych armii chłopów, 28 zamków, 26 świątyń, 26 teatrów, 42 znaczniki buntu oraz wieża bitewna z tacką.
    .title = Wspólny zasób
    .more = Do tego 10 kart akcji, 5 kart specjalnych, 12 kart wydarzeń i po jednej karcie na prowincję.

SG1-5 = Wszystko na planszy, w zapasach i na tacce jest jawne, tak jak odkryte karty. Ukryte: nieodkryte plany, wolne karty na ręce, zakryte karty i kolejność kart w taliach.
    .title = Jawne i ukryte
    .more = Jawne: armie na planszy, w zapasie i na tacce; skrzynie; ryż; PZ; budynki; znaczniki; kto ma którą prowincję; odkryte akcje, karty specjalne i wydarzenia; a po planowaniu także to, które pola planszy gracza są zajęte, a które puste. Ukryte: karty na planszach graczy, dopóki się ich nie odkryje, wolne karty na ręce, zakryte karty akcji, niewylosowane wydarzenia i kolejność każdej talii. Karty prowincji i skrzyń mają takie same rewersy. Nasze rozstrzygnięcie: zawartość wieży jest jawna według półek i kolorów i pokazana wszystkim.

SG1-6 = Masz karty dokładnie tych prowincji, które do ciebie należą. Prowincja bez armii do nikogo nie należy: jest neutralna.
    .title = Posiadanie prowincji

SG1-7 = Skrzyń w banku nigdy nie zabraknie, a tor nie ogranicza PZ.
    .title = Bez ograniczeń
    .more = Jedno i drugie to nasze rozstrzygnięcie. Skrzynie z pudełka dają razem 135.

SG1-8 = Zawsze się zgadza: twoich armii na planszy, w zapasie, w wieży i na tacce jest razem 62, a chłopów w puli, w wieży i na tacce razem 20.
    .title = Co zawsze się zgadza
    .more = Prowincja gracza ma co najmniej 1 armię. Neutralna prowincja nie ma armii, budynków ani znaczników.

SG1-9 = Gracz bez prowincji zostaje w grze: licytuje i bierze kartę specjalną, ale nie ma czym działać.
    .title = Bez prowincji
    .more = Nasze rozstrzygnięcie. Gra może planować za takiego gracza automatycznie.

## SG2

SG2 = Przygotowanie do gry

SG2-1 = Wybierzcie stronę planszy; w pierwszej rozgrywce stronę słońca. Usuńcie niepotrzebne karty prowincji, przy 3 graczach także 8 oznaczonych.
    .title = Strona planszy

SG2-2 = Grupy armii do rozmieszczenia: 5, 4, 4, 3, 3, 2, 2 przy 5 graczach; o jedną dwójkę więcej przy 4 graczach; o dwie dwójki więcej przy 3 graczach.
    .title = Grupy armii
    .more = 3 graczy: 5, 4, 4, 3, 3, 2, 2, 2, 2. 4 graczy: 5, 4, 4, 3, 3, 2, 2, 2. 5 graczy: 5, 4, 4, 3, 3, 2, 2.

SG2-3 = W swojej turze weź jedną z 2 odkrytych kart prowincji albo w ciemno wierzchnią kartę talii. Potem umieść w tej prowincji dowolną ze swoich pozostałych grup armii.
    .title = Początkowe rozmieszczenie
    .more = Najpierw potasujcie karty prowincji i odkryjcie 2. Gra się zgodnie z ruchem wskazówek zegara od pierwszego gracza. Kartę wziętą w ciemno oglądasz przed wyborem grupy. Wziętą odkrytą kartę od razu uzupełnia się z talii. Nasze rozstrzygnięcie: pierwszy gracz jest losowy; instrukcja mówi, że najstarszy.

SG2-4 = Jeśli 2 odkryte karty to te same 2, które były do wyboru w twojej poprzedniej turze, możesz najpierw włożyć obie pod talię i odkryć 2 nowe.
    .title = Wymiana odkrytych kart
    .more = Potem wybierasz jak zwykle, także kartę w ciemno. Nasze rozstrzygnięcie: obie leżą pod talią jako znana para; ich kolejność losuje się, gdy talia do nich dojdzie.
    .see = SG2.3

SG2-5 = Rozmieszczenie kończy się, gdy wszystkie grupy stoją na planszy. Pozostałe karty to prowincje neutralne.
    .title = Koniec rozmieszczenia

SG2-6 = Albo użyjcie gotowych tabel początkowych, tylko na stronie słońca. Kto dostaje którą kolumnę, rozstrzyga los.
    .title = Tabele początkowe
    .more = Losowanie kolumn to nasze rozstrzygnięcie.

SG2-7 = Napełnijcie wieżę jednym rzutem: po 7 armii z zapasu każdego gracza i 10 chłopów. Co wypadnie, wraca do zapasów i do puli chłopów.
    .title = Napełnienie wieży
    .more = To 31, 38 lub 45 kosteczek przy 3, 4 lub 5 graczach. Tacka na początku jest pusta.

SG2-8 = Wszyscy zaczynają z 0 PZ i bez ryżu. Potasujcie 12 wydarzeń.
    .title = Tory na początku

## SG3

SG3 = Rok

SG3-1 = Gra trwa dwa lata po cztery rundy: wiosna, lato, jesień, zima. Na początku każdego roku odkryjcie 4 wydarzenia.
    .title = Dwa lata

SG3-2 = Wiosna, lato i jesień: wyłożenie akcji, wyłożenie kart specjalnych, planowanie i licytacja, losowanie wydarzenia, ustalenie kolejności, wykonanie akcji.
    .title = Przebieg rundy

SG3-3 = Potasujcie 10 kart akcji: od 1 do 5 odkryte, od 6 do 10 zakryte. Po każdej wykonanej akcji odkrywa się następną zakrytą kartę.
    .title = Karty akcji
    .more = Gdy wszyscy wykonają akcję, jej kartę się odkłada: numer 6 odkrywa się po pierwszej akcji, numer 10 po piątej. Dlatego zawsze znanych jest pięć następnych akcji, dopóki jest ich pięć.

SG3-4 = Potasujcie 5 kart specjalnych i wyłóżcie je odkryte na miejscach 1–5 kolejności ruchów.
    .title = Wyłożenie kart specjalnych

SG3-5 = Potasujcie pozostałe z czterech wydarzeń tego roku i odkryjcie jedno: obowiązuje w tej rundzie. Pozostałe leżą odkryte obok planszy.
    .title = Wydarzenie rundy
    .more = Wiosną jest ich 4, latem 3, jesienią 2. Wszyscy wiedzą, co może przyjść; po jesiennym losowaniu ostatnie, zimowe, jest znane jeszcze przed jesiennymi akcjami.
    .see = SG7.1

SG3-6 = Użyte wydarzenie, także zimowe, nigdy nie wraca. W grze pojawia się 8 z 12 wydarzeń.
    .title = Użyte wydarzenia

## SG4

SG4 = Planowanie i licytacja

SG4-1 = Wszyscy planują naraz i w tajemnicy, po jednej zakrytej karcie na pole. Na 10 polach akcji: karta prowincji (ta prowincja wykona akcję) lub karta skrzyń (nic nie rób). Do tego jedna karta jako stawka.
    .title = Planowanie
    .more = Na polu licytacji połóż kartę skrzyń, która stawia swoją wartość, albo kartę prowincji.

SG4-2 = Każdej karty używa się raz, więc prowincja działa raz na rundę. Zapełnij wszystkie 11 pól, jeśli masz dość kart; jeśli nie, połóż wszystkie karty.
    .title = Ile kart
    .more = Zajętych pól jest tyle, ile twoich prowincji + 5, ale najwyżej 11. Jeśli masz mniej niż 11 kart, wybierasz, które pola zostają puste; może to być też pole licytacji. Wolne karty zostają na ręce.

SG4-3 = Nie możesz postawić karty skrzyń o liczbie większej niż liczba twoich skrzyń. Na polu akcji każda karta skrzyń znaczy „bez akcji”, bez względu na liczbę.
    .title = Karty skrzyń
    .more = Ograniczenie stawki to nasze rozstrzygnięcie.

SG4-4 = Losuje się wydarzenie, potem odkrywa się naraz wszystkie stawki. Każdy płaci swoją stawkę do banku, bez względu na zajęte miejsce.
    .title = Odkrycie stawek
    .more = Karta prowincji na polu licytacji nic nie kosztuje, ale ta prowincja nie działa w tej rundzie.

SG4-5 = Od najwyższej stawki w dół każdy gracz musi wziąć jedną z pozostałych kart specjalnych, a z nią jej miejsce w kolejności. Równe stawki: kolejność losowa.
    .title = Kolejność ruchów
    .more = Kolejność stawek: skrzynie 4, 3, 2, 1; potem karty prowincji, wszystkie równe; potem karta skrzyń 0; potem brak karty. Puste miejsca się pomija. Karty, których nikt nie wziął, nie działają.

SG4-6 = Karty specjalne działają przez całą rundę: +1 skrzynia z podatków; +1 ryż; „Rozmieść 5 armii” może dać 6 za 3 skrzynie; 1 armia więcej w ataku A lub B; 1 więcej w obronie.
    .title = Karty specjalne
    .more = Działają za każdym razem, gdy pasują: +1 skrzynia przy pobieraniu podatków; +1 ryż przy konfiskacie; 6 armii za te same 3 skrzynie; możesz wrzucić do wieży 1 dodatkową armię z zapasu, gdy atakujesz akcją A lub B prowincję gracza lub neutralną; tak samo, gdy twoja prowincja jest atakowana akcją A lub B. Zimą nie działają. Nasze rozstrzygnięcie: trzy karty ze słowem „możesz” działają automatycznie, gdy pozwala na to zapas; według innej interpretacji gra o to pyta.

SG4-7 = Najpierw działa wydarzenie, potem karta specjalna, i sumują się. Podatek 7, ograniczony wydarzeniem do 5, z kartą „+1 skrzynia” daje 6.
    .title = Wydarzenie przed kartą specjalną
    .more = To przykład prowincji Settsu. Nasze rozstrzygnięcie: gdy wydarzenie zmniejsza liczbę rozmieszczanych armii, „Rozmieść 5 armii” z kartą „6 armii” daje 3 + 1 = 4; opcja gry pozwala na 6.
    .see = SG9.12

SG4-8 = W planie sprawdza się tylko to, jakie karty kładziesz. Możesz zaplanować akcję, która nie może się udać; wtedy się ją pomija.
    .title = Co się sprawdza
    .see = SG4.1 SG4.2 SG4.3 SG5.2

SG4-9 = Plany są zapieczętowane, dopóki wszyscy nie skończą. Do tej chwili możesz zmienić swój.
    .title = Zmiana planu
    .more = Nasze rozstrzygnięcie.

## SG5

SG5 = Dziesięć akcji

SG5-1 = Akcje wykonuje się w kolejności ich kart; każdą wszyscy gracze w kolejności ruchów. Swoją kartę odkrywasz, gdy przychodzi twoja tura, nie wcześniej.
    .title = Kolejność akcji
    .more = Nasze rozstrzygnięcie: kartę odkrywasz zawsze, nawet jeśli potem pomijasz akcję.

SG5-2 = Jeśli nie możesz wykonać akcji w całości, pomijasz ją i nic nie płacisz. Możesz też pominąć ją z wyboru.
    .title = Pomijanie
    .more = Powody to za mało skrzyń, za mało armii w zapasie, brak wolnego miejsca lub dozwolonego celu. Dodatkowa armia z karty specjalnej nie wchodzi w to sprawdzenie. Pomijanie z wyboru to nasze rozstrzygnięcie; według innej interpretacji trzeba działać, jeśli się może.

SG5-3 = Zamek 3 skrzynie, świątynia 2, teatr 1: postaw budynek na wolnym miejscu prowincji. Nigdy dwóch takich samych w jednej prowincji.
    .title = Budowanie
    .more = Usunięte budynki wracają do zasobu. Nasze rozstrzygnięcie: jeśli żaden nie został w zasobie, nie można go zbudować.

SG5-4 = Weź ryż lub skrzynie, które daje prowincja. Jeśli leży tam znacznik buntu, wybucha bunt. Jeśli nie stracisz prowincji, połóż w niej jeden znacznik buntu.
    .title = Ryż i podatki
    .more = „Skonfiskuj ryż” bierze plon ryżu, „Pobierz podatki” podatek w skrzyniach; działają wydarzenia i karty specjalne. Bunt rozgrywa się ze znacznikami, które teraz tam leżą. Jeśli buntu nie było albo został stłumiony, połóż w prowincji jeden znacznik buntu. Nasze rozstrzygnięcie: plon zachowujesz nawet po utracie prowincji; w opcji gry dostajesz go tylko wtedy, gdy ją utrzymasz.
    .see = SG4.7 SG6.9

SG5-5 = Rozmieść 5 armii za 3 skrzynie albo 3 armie za 2 skrzynie, z zapasu do prowincji: wszystkie albo żadnej.
    .title = Rozmieszczenie 5 lub 3

SG5-6 = Rozmieść 1 armię za 1 skrzynię. Potem możesz przesunąć dowolną liczbę armii z tej prowincji do jednej sąsiedniej własnej; co najmniej 1 zostaje.
    .title = Rozmieszczenie 1 i ruch
    .more = Nowa armia też może się przesunąć. Bitwa jest tu niemożliwa. Nasze rozstrzygnięcie: bez skrzyni lub armii w zapasie całą akcję się pomija; inna interpretacja to rozmieszczenie i/lub ruch, jak w Wallensteinie.

SG5-7 = Bitwa / ruch A i B: przesuń 1 lub więcej armii do jednej sąsiedniej prowincji; co najmniej 1 zostaje. Do własnej to ruch, do każdej innej bitwa.
    .title = Bitwa / ruch
    .more = Prowincja potrzebuje więc co najmniej 2 armii. Prowincja neutralna lub innego gracza oznacza bitwę. Liczbę i cel wybierasz przy wykonaniu akcji. Niedozwolone: prowincja poza grą lub chroniona wydarzeniem „Świątynny rozejm”.
    .see = SG1.1 SG9.6 SG9.7

SG5-8 = W prowincji może stać dowolnie wiele armii.
    .title = Bez limitu armii
    .more = Ryżu nie może być więcej niż 18: najwyżej 5 + 1 w każdej z trzech rund.

SG5-9 = Karty zostają na twojej planszy do końca wszystkich 10 akcji. Ale karta utraconej prowincji znika od razu, a niewykonana tam akcja przepada.
    .title = Karty utraconych prowincji
    .more = Po dziesiątej akcji karty, odkryte lub nie, wracają na rękę. Karta utraconej prowincji znika z ręki, pola akcji lub pola licytacji, wykonana czy nie: do zwycięzcy albo, jeśli prowincja stała się neutralna, do kart neutralnych. Pokazuje się ją wszystkim. Zwycięzca nie może jej użyć przed następnym planowaniem. Odzyskanie prowincji w tej samej rundzie nie przywraca akcji. Kolejność ruchów się nie zmienia.

SG5-10 = Po akcjach wydarzenie rundy wychodzi z gry. Po jesieni kolejność ruchów zostaje na zimę.
    .title = Koniec rundy

SG5-11 = Skrzynie zdobyte wcześniej w rundzie można w niej później wydać.
    .title = Wydawanie od razu

## SG6

SG6 = Wieża bitewna

SG6-1 = Wszystkie walczące armie wrzuca się do wieży jednym rzutem, razem ze wszystkim, co leży na tacce. To, co potem leży na tacce, jest wynikiem.
    .title = Rzut
    .more = Kosteczki, które zostały w środku, nie są stracone i nie są w zapasie; mogą wypaść w każdym późniejszym rzucie. Wieży i tacki nigdy się nie opróżnia: przechodzą do następnej bitwy, rundy, zimy i roku.

SG6-2 = Bitwa z graczem: wrzuć wszystkie wprowadzone armie, wszystkie armie obrońcy w prowincji i zawartość tacki.
    .title = Przeciw graczowi

SG6-3 = Przeciw neutralnej prowincji: wrzuć wprowadzone armie, 1 chłopa i zawartość tacki.
    .title = Przeciw neutralnej prowincji
    .more = W neutralnej prowincji chłopi nigdy nie zostają na planszy.

SG6-4 = Policz na tacce kosteczki atakującego i obrońcy, skądkolwiek się wzięły. Zieloni chłopi pomagają obrońcy, chyba że w prowincji leży znacznik buntu.
    .title = Liczenie tacki
    .more = Kosteczki mogą pochodzić z tego rzutu, z tacki sprzed rzutu lub z wieży. Innych kolorów się nie liczy; zostają na tacce. Chłopi to wszystkie zielone kosteczki na tacce, jeśli prowincja jest neutralna lub bez znacznika buntu; przy znaczniku nie mieszają się i liczą się jako 0.

SG6-5 = Jeśli chłopi brali udział, wszystkie zielone kosteczki z tacki trafiają potem do puli chłopów. Jeśli nie, zostają na tacce.
    .title = Chłopi po bitwie

SG6-6 = Jeśli atakujący ma więcej kosteczek niż obrońca razem z chłopami, wygrywa atakujący. Jeśli to oni mają więcej, a co najmniej 1 kosteczka jest obrońcy, wygrywa obrońca. W każdym innym razie jest remis.
    .title = Kto wygrywa
    .more = Oznaczmy kosteczki a, d i f: atakujący, obrońca, chłopi. Jeśli a > d + f, atakujący stawia w prowincji różnicę, a − (d + f) armii. Jeśli d + f > a i d wynosi co najmniej 1, obrońca zachowuje tam mniejszą z liczb d i d + f − a; straty ponoszą najpierw chłopi (nasze rozstrzygnięcie). Wszystkie inne walczące kosteczki z tacki wracają do zapasów. W prowincji może więc stanąć więcej armii, niż wrzucono, a zwycięzca zawsze ma co najmniej 1. W prowincji, z której wyszedł atak, zostaje to, co nie ruszyło; pokonani atakujący do niej nie wracają.
    .see = SG6.8

SG6-7 = Jeśli wygra atakujący, bierze prowincję i jej kartę; budynki i znaczniki zostają. Jeśli wygra obrońca, zachowuje ją.
    .title = Po zwycięstwie

SG6-8 = Remis: wszystkie walczące kosteczki z tacki wracają do zapasów i puli, budynki i znaczniki się usuwa, a prowincja staje się neutralna.
    .title = Remis
    .more = Remis to a = d + f, także 0:0, albo d = 0 przy f > a, gdzie a, d i f to atakujący, obrońcy i chłopi na tacce. Karta trafia do kart neutralnych. Przeciw neutralnej prowincji wszystko prócz a > f zostawia ją neutralną: kosteczki atakującego z tacki wracają do zapasu, chłopi do puli.

SG6-9 = Bunt: wrzuć armie właściciela, po 1 chłopie za każdy znacznik buntu i zawartość tacki. Jeśli właściciel ma na tacce więcej kosteczek, niż jest tam zielonych, bunt jest stłumiony. Jeśli nie, prowincja staje się neutralna.
    .title = Bunt
    .more = Zimą dołączają dodatkowi chłopi. Policz na tacce kosteczki właściciela p i wszystkie zielone g. Jeśli p > g, bunt jest stłumiony i p − g armii wraca do prowincji. W innym razie wszystkie p i g wracają do zapasu i puli, a budynki i znaczniki się usuwa. Karta „+1 armia w obronie” nie pomaga przeciw buntom, wydarzenie z zamkiem też nie (to drugie to nasze rozstrzygnięcie).
    .see = SG7.3

SG6-10 = Jeśli w puli brakuje potrzebnych chłopów, wrzuć tylu, ilu jest. Dodatkową armię przy pustym zapasie się pomija, a bitwa trwa dalej.
    .title = Za mało kosteczek
    .more = Nasze rozstrzygnięcie. Dotyczy każdej dodatkowej armii: z kart specjalnych i z wydarzenia z zamkiem.
    .see = SG4.6 SG9.4 SG9.5

SG6-11 = Wieżę naśladuje mały model. Jego ustawienia mają nazwy, są zapisane razem z grą i pokazane wszystkim.
    .title = Model wieży
    .more = Prawdziwa wieża zatrzymuje część kosteczek, a inne wypuszcza później. Model standardowy ma dwie półki, najpierw górną. Wrzucone kosteczki są mieszane i docierają do półki jedna po drugiej. Każda najpierw uwalnia każdą leżącą tam kosteczkę z szansą 2,5%, także te, które utknęły w tym samym rzucie, i także wtedy, gdy potem sama utknie; uwolnione idą przed nią. Potem sama utyka z szansą 15%, a inaczej idzie dalej. Co schodzi z górnej półki, w tej kolejności dociera do dolnej; co schodzi z dolnej, leży na tacce. Drugi model pochodzi z dawnego Wallensteina online: wrzucona kosteczka wypada z szansą 2/3, leżąca w środku z szansą 1/3.

SG6-12 = Atak przebiega tak: armie opuszczają prowincję; dokłada się armie z wydarzenia z zamkiem i z kart +1 w ataku i +1 w obronie; jeden rzut; wynik. Po rzucie nikt o niczym nie decyduje.
    .title = Kroki ataku
    .more = Potem wynik określa los karty, budynków i znaczników.
    .see = SG6.7 SG6.8 SG5.9

## SG7

SG7 = Zima

SG7-1 = Najpierw wszyscy gracze tracą tyle ryżu, ile pokazuje ostatnie wydarzenie. Tekst tego wydarzenia zimą nie działa.
    .title = Zimowa strata ryżu
    .more = Nasze rozstrzygnięcie: ryż nie spada poniżej 0.

SG7-2 = Każda prowincja potrzebuje 1 jednostki ryżu. Gdy brakuje ci ryżu, buntuje się tyle twoich prowincji, wybranych losowo, ile mówi tabela.
    .title = Wyżywienie prowincji
    .more = Niedobór = prowincje − ryż, ustalony przed pierwszym buntem. Gracze z niedoborem działają w jesiennej kolejności ruchów. Sąsiad z lewej losuje tyle ich kart prowincji, ile ma być buntów, bez zwracania (losuje za niego gra). Potem właściciel za każdym razem wybiera, który bunt rozegra następny, znając już wynik poprzedniego. Kart zawsze wystarcza. Nasze rozstrzygnięcie: nowych znaczników buntu się nie kładzie.
    .see = SG7.3

SG7-3 = Prowincje bez prowiantu i skutki. 1: 1 bunt i 1 dodatkowy chłop. 2: 1 bunt i 2 dodatkowych chłopów. 3–4: 2 bunty, w każdym 2. 5–6: 2 bunty, w każdym 3. 7 lub więcej: 3 bunty, w każdym 3.
    .title = Zimowe bunty

SG7-4 = 1 PZ za każdą prowincję i 1 PZ za każdy budynek. W każdym regionie: najwięcej zamków 3 PZ, najwięcej świątyń 2, najwięcej teatrów 1.
    .title = Punktacja
    .more = Gdy kilku graczy remisuje o największą liczbę, każdy z nich dostaje o 1 PZ mniej. Za rodzaj budynku, którego w regionie nie ma, nikt nie punktuje.

SG7-5 = Potem usuńcie wszystkie znaczniki buntu, ustawcie ryż na 0, zwolnijcie miejsca kolejności ruchów i zwróćcie karty specjalne. Po pierwszej zimie odkryjcie 4 nowe wydarzenia i zagrajcie drugi rok.
    .title = Koniec zimy
    .more = Skrzynie, budynki, wieża i tacka zostają.

## SG8

SG8 = Koniec gry

SG8-1 = Po drugiej zimie wygrywa ten, kto ma najwięcej PZ. Remis: najwięcej skrzyń; jeśli nadal remis, zwycięstwo jest wspólne.
    .title = Zwycięstwo
    .more = Wspólne zwycięstwo to nasze rozstrzygnięcie.

## SG9

SG9 = Wydarzenia

SG9-1 = Gdy budujesz teatr, usuń 1 znacznik buntu z tej prowincji. Zima: strata 5 jednostek ryżu.
    .title = Teatr uspokaja (5)
    .more = Bez znacznika teatr też można zbudować. „Z tej prowincji” to nasze odczytanie.

SG9-2 = Gdy budujesz teatr, usuń 1 znacznik buntu z tej prowincji. Zima: strata 7 jednostek ryżu.
    .title = Teatr uspokaja (7)
    .more = Bez znacznika teatr też można zbudować. „Z tej prowincji” to nasze odczytanie.

SG9-3 = Zaatakowanej neutralnej prowincji broni 2 chłopów. Zima: strata 3 jednostek ryżu.
    .title = Chłopski opór
    .more = Razem 2 chłopów, nie 1 + 2.
    .see = SG6.3

SG9-4 = Jeśli w zaatakowanej prowincji stoi zamek, obrońca wrzuca do wieży 1 dodatkową armię z zapasu. Zima: strata 2 jednostek ryżu.
    .title = Mocne mury (2)
    .more = Nie można zrezygnować; sumuje się z kartą „+1 armia w obronie”. To jedna armia, bo zamek jest najwyżej jeden. Zamek musi stać w chwili ataku.

SG9-5 = Jeśli w zaatakowanej prowincji stoi zamek, obrońca wrzuca do wieży 1 dodatkową armię z zapasu. Zima: strata 6 jednostek ryżu.
    .title = Mocne mury (6)
    .more = Nie można zrezygnować; sumuje się z kartą „+1 armia w obronie”. To jedna armia, bo zamek jest najwyżej jeden. Zamek musi stać w chwili ataku.

SG9-6 = Prowincji ze świątynią nie można atakować w tej rundzie. Zima: strata 3 jednostek ryżu.
    .title = Świątynny rozejm (3)
    .more = Sprawdza się to w chwili ataku, więc chroni też świątynia zbudowana wcześniej w rundzie. Ruch do własnej prowincji nie jest atakiem, bunt też nie.

SG9-7 = Prowincji ze świątynią nie można atakować w tej rundzie. Zima: strata 4 jednostek ryżu.
    .title = Świątynny rozejm (4)
    .more = Sprawdza się to w chwili ataku, więc chroni też świątynia zbudowana wcześniej w rundzie. Ruch do własnej prowincji nie jest atakiem, bunt też nie.

SG9-8 = Podatki dają najwyżej 5 skrzyń. Zima: bez straty ryżu.
    .title = Niskie podatki

SG9-9 = Podatki dają co najmniej 6 skrzyń. Zima: strata 2 jednostek ryżu.
    .title = Wysokie podatki

SG9-10 = Konfiskata ryżu daje co najmniej 4 jednostki. Zima: strata 3 jednostek ryżu.
    .title = Dobre zbiory

SG9-11 = Konfiskata ryżu daje najwyżej 3 jednostki. Zima: strata 4 jednostek ryżu.
    .title = Słabe zbiory

SG9-12 = „Rozmieść 5 armii” daje tylko 3 armie, „Rozmieść 3 armie” tylko 2. Zima: strata 1 jednostki ryżu.
    .title = Mało rekrutów
    .more = Koszty zostają: 3 i 2 skrzynie. W zapasie musi być tylko zmniejszona liczba. Rozmieszczenie 1 armii się nie zmienia.

## Worked examples

SG-X1 = Pobierasz podatki w prowincji Settsu, która daje 7 skrzyń. Wydarzenie ogranicza podatki do 5, twoja karta specjalna dodaje 1 skrzynię: bierzesz 6.
    .title = Podatki w Settsu
    .see = SG4.7 SG9.8

SG-X2 = Aki ma 2 miejsca na budynki i świątynię. Zmieści się jeszcze jeden budynek: zamek lub teatr, ale nie druga świątynia.
    .title = Budowa w Aki
    .see = SG5.3

SG-X3 = Shimę i Izu łączy szlak morski, więc armie mogą się między nimi przesuwać.
    .title = Morzem
    .see = SG1.2

SG-X4 = Masz 9 prowincji i 6 jednostek ryżu po zimowej stracie. 3 prowincje są bez prowiantu: 2 bunty, w każdym 2 dodatkowych chłopów.
    .title = Niedobór ryżu
    .see = SG7.2 SG7.3

SG-X5 = Ród Karmazynu wprowadza 4 armie z prowincji Shinano do prowincji Kozuke rodu Indygo, gdzie stoją 3 armie i nie ma znacznika buntu. Wypadają 3 kosteczki Karmazynu, 1 kosteczka Indygo i 1 zielona: 3 przeciw 2, wygrywa Karmazyn. Kosteczka Indygo, zielona i dwie kosteczki Karmazynu znikają z tacki; jedna armia Karmazynu zajmuje Kozuke, a ród bierze jej kartę.
    .title = Bitwa o Kozuke
    .see = SG6.4 SG6.6 SG6.7

SG-X6 = Pobierasz podatki w prowincji Mikawa, gdzie są 2 znaczniki buntu i 4 armie. Wybucha bunt: 4 armie przeciw 2 chłopom. Jeśli go stłumisz, zachowujesz prowincję i dostaje ona trzeci znacznik.
    .title = Bunt w prowincji Mikawa
    .see = SG5.4 SG6.9

SG-X7 = Zimą brakuje ci 2 jednostek ryżu i los wskazuje Kai. Leży tam 1 znacznik buntu, więc wrzuca się 2 + 1 = 3 chłopów.
    .title = Zimowy bunt w Kai
    .see = SG6.9 SG7.3

## Derived cases

SG-Y1 = Po pierwszej akcji odkryte są dokładnie karty akcji od 2 do 6.
    .title = Odkryte karty akcji
    .see = SG3.3

SG-Y2 = Na tacce: atakujący 1, obrońca 0, chłopi 2. Nikt nie wygrywa; prowincja staje się neutralna.
    .title = Chłopi bez obrońcy
    .see = SG6.8

SG-Y3 = Na tacce: atakujący 2, obrońca 2, chłopi 1. Obrońca wygrywa i zachowuje 1 armię.
    .title = Chłopi przeważają szalę
    .see = SG6.6

SG-Y4 = Na tacce: atakujący 3, obrońca 1, chłopi 5. Obrońca wygrywa i zachowuje 1 armię.
    .title = Wielu chłopów
    .see = SG6.6

SG-Y5 = Na tacce: atakujący 2, obrońca 0, chłopi 0. Atakujący wygrywa z 2 armiami.
    .title = Bez obrońcy
    .see = SG6.6

SG-Y6 = Na tacce nie ma nikogo, 0:0:0. Prowincja staje się neutralna.
    .title = Pusta tacka
    .see = SG6.8

SG-Y7 = Gdzie leży znacznik buntu, zielone kosteczki zostają po bitwie na tacce i wrzuca się je następnym razem.
    .title = Chłopi, którzy czekają
    .see = SG6.4 SG6.5

SG-Y8 = Masz w zapasie 5 armii i kartę „6 armii”. „Rozmieść 5 armii” daje 5.
    .title = Sześć armii, zostało pięć
    .see = SG4.6 SG5.2

SG-Y9 = Masz w zapasie 4 armie. Bez wydarzenia „Mało rekrutów” akcję „Rozmieść 5 armii” się pomija i nic się nie płaci; z nim rozmieszczasz 3.
    .title = Za mało na pięć
    .see = SG5.2 SG9.12

SG-Y10 = Z 5 prowincjami masz 10 kart na 11 pól: dokładnie jedno pole zostaje puste.
    .title = Dziesięć kart
    .see = SG4.2

SG-Y11 = Pobierasz podatki w prowincji ze znacznikiem buntu i przegrywasz bunt. Skrzynie zachowujesz (zasada standardowa).
    .title = Podatki przed upadkiem
    .see = SG5.4

SG-Y12 = Prowincja zostaje zdobyta, gdy jej karta leży na polu późniejszej akcji. Akcję się pomija; karta jest na ręce zwycięzcy i w tej rundzie nie można jej użyć.
    .title = Utracony plan
    .see = SG5.9
