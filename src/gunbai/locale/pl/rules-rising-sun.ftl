### Rising Sun: the rules, one message per clause. RS6.8 is RS6-8 here.
### Value: the clause in short. .title: its name. .more: the rest of it. .see: clauses it refers to.

## RS1

RS1 = Komponenty i pojęcia

RS1-1 = Dla 3–5 graczy. Każdy prowadzi jeden klan: Koi, Lotosu, Żółwia, Ważki lub Bonsai.
    .title = Gracze i klany

RS1-2 = Mapa ma 8 prowincji. Dwie prowincje są sąsiednie, jeśli mają wspólną granicę albo łączy je szlak morski.
    .title = Mapa

RS1-3 = Klan ma 10 figurek (1 daimyo, 3 shinto, 6 bushi), 4 warownie i 1 żeton sojuszu. Kupione potwory też są twoimi figurkami.
    .title = Co ma klan
    .more = Liczba potworów klanu nie jest ograniczona.

RS1-4 = Każda figurka ma siłę 1, chyba że karta lub zdolność mówi inaczej. Warownie nie mają siły, z wyjątkiem warowni klanu Żółwia.
    .title = Siła
    .see = RS12.5

RS1-5 = Twoja rezerwa: figurki, które nie są na mapie, w świątyni ani u kogoś jako jeńcy, niezbudowane warownie oraz ronini i monety, prócz postawionych. Zabite figurki wracają do rezerwy.
    .title = Rezerwa
    .more = Zabita figurka wraca do rezerwy właściciela. Zabita w bitwie wraca dopiero po rozpatrzeniu „Cesarskich Poetów”.

RS1-6 = Monet i roninów nigdy nie zabraknie. Wszystkich innych elementów jest tylko tyle, ile w pudełku.
    .title = Ograniczenia

RS1-7 = Daimyo nie może zostać jeńcem. Nie można go wymienić Zdradą ani wskazać żadnym efektem, który wybiera figurkę. Może jednak zginąć w bitwie lub w seppuku.
    .title = Odporność daimyo
    .more = To samo dotyczy figurki liczonej jak daimyo. Ginie w seppuku swojego właściciela oraz gdy właściciel przegrywa bitwę z graczem, który nie jest jego sojusznikiem. Efekty działające na gracza dosięgają też właściciela daimyo.
    .see = RS10.9

RS1-8 = Prawie wszystko jest jawne. Ukryte są: stos rozkazów, 4 oglądane kafle, zakryty kafel Lotosu, nieodkryte stawki i prywatne rozmowy.
    .title = Jawne i ukryte
    .more = Kolejność i awersy kafli w stosie rozkazów są ukryte. 4 oglądane kafle widzi tylko aktualny gracz. Zakryty kafel zna tylko Lotos, nawet po czyszczeniu. Podział monet na stawki jest ukryty, aż wszyscy je odkryją. Liczba monet i roninów każdego gracza jest zawsze jawna; podczas stawiania jest to suma sprzed podziału.

RS1-9 = Wiosna, lato i jesień mają po 8 żetonów wojny, po jednym na prowincję. Wiosenne są warte 1 PZ, letnie 2, a jesienne 3.
    .title = Żetony wojny w prowincjach

RS1-10 = Kafli rozkazów jest 10, po dwa każdego rodzaju: Werbunek, Formacja, Szkolenie, Żniwa i Zdrada.
    .title = Rozkazy

RS1-11 = W każdej porze roku jest 12 kart: 7 podstawowych i 5 z wybranego zestawu. Rodzaje: wzmocnienie, cnota, potwór, ulepszenie wojenne, ulepszenie zimowe.
    .title = Karty pór roku
    .more = Na całą grę wybiera się jeden: zestaw Torii, zestaw Herbaciany lub zestaw Jeźdźca.

RS1-12 = Twoje PZ nigdy nie spadają poniżej 0, a górnej granicy nie ma.
    .title = Punkty zwycięstwa
    .more = Za polem 50 idzie się po torze od początku.

RS1-13 = Klan jest obecny w prowincji, jeśli ma w niej siłę. Siłę oblicza się na nowo za każdym razem, gdy jest potrzebna.
    .title = Kto ma siłę w prowincji
    .more = Składają się na nią figurki, warownie Żółwia, karty i honor w danej chwili. Najęci ronini liczą się tylko w bitwie, do której ich najęto.

RS1-14 = Kartę można kupić tyle razy, ile ma kopii. Kupiona kopia znika spośród wyłożonych kart. Kupujesz tylko to, za co możesz zapłacić całość własnymi monetami.
    .title = Kopie kart
    .more = Każdy z 8 potworów to jedna figurka.

## RS2

RS2 = Honor

RS2-1 = Na torze honoru stoją wszystkie grające klany, od najwyższego do najniższego honoru. Dwa klany nigdy nie zajmują tego samego pola.
    .title = Tor honoru

RS2-2 = Zdobywasz honor: zamień się miejscami z klanem tuż nad tobą. Na szczycie nic się nie dzieje.
    .title = Zdobywanie honoru

RS2-3 = Tracisz honor: zamień się miejscami z klanem tuż pod tobą. Na samym dole nic się nie dzieje.
    .title = Utrata honoru

RS2-4 = Każdy remis wygrywa ten z remisujących graczy, który ma w tej chwili najwyższy honor.
    .title = Remisy
    .more = Chyba że sama karta mówi, co dzieje się przy remisie („Ścieżka Małpy”), albo wymaga więcej i tyle samo nie wystarcza („Droga Kupca”).

RS2-5 = Gdy zdolności kilku graczy działają naraz i ich kolejność ma znaczenie, gracz o najwyższym honorze mówi, czy jego zdolność działa na początku, czy na końcu; potem tak samo decydują pozostali.
    .title = Zdolności w tej samej chwili
    .more = Pyta się tylko tych graczy, których to dotyczy. Pozostali rozstrzygają między sobą tak samo, według honoru w tej chwili. Gdy kolejność nie może mieć znaczenia, zdolności rozpatruje się od najwyższego do najniższego honoru i nikogo się nie pyta.

RS2-6 = Gdy naraz działa kilka twoich zdolności, ich kolejność wybierasz ty.
    .title = Własne zdolności

## RS3

RS3 = Negocjacje

RS3-1 = Rozmawiaj i zawieraj układy, kiedy chcesz i z kim chcesz, jawnie lub prywatnie. Żadna obietnica nie wiąże.
    .title = Rozmowy i układy

RS3-2 = W ceremonii picia herbaty i w fazie działań politycznych możesz w każdej chwili dać innemu graczowi monety i roninów ze swojej rezerwy. Podarunku nie można cofnąć.
    .title = Podarunki
    .more = Dotyczy to też tur kami i tur innych graczy. Niczego innego dać nie można. Podarunek nie jest zyskiem ze wspólnej puli.

RS3-3 = W fazie działań wojennych niczego nie można dać. Rozmawiać można nadal.
    .title = Na wojnie bez podarunków

## RS4

RS4 = Przygotowanie do gry

RS4-1 = Każdy gracz bierze klan. Gracze siedzą zgodnie z ruchem wskazówek zegara w kolejności początkowych poziomów honoru, od najniższej liczby. Miejsca nigdy się nie zmieniają.
    .title = Klany i miejsca
    .more = Kolejność tur też nie zmienia się przez całą grę.

RS4-2 = Wszyscy zaczynają z 0 PZ. Na szczycie toru honoru stoi klan, którego początkowy poziom honoru to najniższa liczba, pod nim następny i tak dalej, bez przerw.
    .title = Tory na początku

RS4-3 = Umieść daimyo, 1 bushi i 1 warownię w swojej prowincji macierzystej. Reszta to twoja rezerwa.
    .title = Figurki na początku

RS4-4 = Pomieszajcie 7 kafli świątyń i wyłóżcie 4 odkryte, od lewej do prawej. Leżą przez całą grę; pozostałe 3 odłóżcie do pudełka.
    .title = Świątynie
    .more = W pierwszej rozgrywce weźcie Amaterasu, Fujina, Hachimana i Tsukuyomi.

RS4-5 = Wybierzcie zestaw kart albo go wylosujcie. W pierwszej rozgrywce weźcie Torii.
    .title = Zestaw kart

RS4-6 = Pomieszajcie osobno 8 żetonów wojny w prowincjach każdej pory roku oraz 10 rozkazów.
    .title = Żetony i rozkazy

## RS5

RS5 = Pora roku

RS5-1 = Wiosna, lato i jesień przebiegają tak samo: przygotowanie pory roku, ceremonia picia herbaty, faza działań politycznych, faza działań wojennych, czyszczenie. Zima kończy grę.
    .title = Przebieg pory roku
    .see = RS11.1 RS11.2 RS11.3 RS11.4 RS11.5

RS5-2 = Przygotowanie: wylosujcie wojny (liczba graczy + 2), wyłóżcie 12 nowych kart i weźcie dochód; potem jeńcy wracają do rezerw, a kto ich trzymał, bierze po 1 monecie za każdego.
    .title = Przygotowanie pory roku
    .more = W tej kolejności. Wojny: odkryjcie tyle żetonów wojny w prowincjach tej pory roku, ilu jest graczy, plus 2, i ponumerujcie je po kolei 1, 2, 3…: to kolejność wojen. Niewykorzystane żetony wychodzą z gry. Karty: niesprzedane karty poprzedniej pory roku wychodzą z gry, a 12 kart nowej leży odkrytych. Dochód: każdy klan bierze swój dochód sezonowy (nikt nie ma jeszcze żadnych monet). Jeńcy, latem, jesienią i zimą: po dochodzie każdy wraca do rezerwy właściciela, a kto go trzymał, bierze za niego 1 monetę ze wspólnej puli. Nikt nie może odmówić.

RS5-3 = Ceremonia picia herbaty: sojusze z poprzedniej pory roku wygasają. Potem dowolnych dwoje graczy może za obopólną zgodą zawrzeć sojusz; każdy ma najwyżej jeden w porze roku. Zrywa go tylko Zdrada.
    .title = Ceremonia picia herbaty
    .more = Stare sojusze kończą się tutaj, a nie przy czyszczeniu. Par może być dowolnie wiele albo ani jednej. Zawarty sojusz jest ostateczny; trwa przez wojnę, czyszczenie i następne przygotowanie aż do kolejnej ceremonii. Zimą ceremonii nie ma, więc jesienny sojusz liczy się jeszcze do wspólnego zwycięstwa, ale do niczego więcej.
    .see = RS11.5 RS10.14

RS5-4 = Sojusznik korzysta z premii twoich rozkazów, a ty z premii jego. Gdy w prowincji jesteście tylko we dwoje, nie walczycie, a wygrywając bitwę, nie zabijacie sobie figurek.
    .title = Co daje sojusz
    .more = „Tylko we dwoje” znaczy, że nikt inny nie ma tam siły. Dla kart i wszystkich innych efektów sojusznicy nadal są przeciwnikami. Gdy sojusznicy remisują o zwycięstwo, dzielą się nim.
    .see = RS6.5 RS8.4 RS9.8 RS11.5

RS5-5 = Czyszczenie: wszystkie monety i ronini trafiają do wspólnej puli, a figurki ze świątyń do rezerw właścicieli. Na mapie wszystko zostaje; jeńcy też zostają.
    .title = Czyszczenie po porze roku
    .more = Potwory ze świątyń też wracają. Figurki i warownie na mapie zostają; jeńcy zostają u tych, którzy ich wzięli. Wszystkie 10 rozkazów, także niepokazane kafle Lotosu, miesza się zakryte w jeden stos.

## RS6

RS6 = Faza działań politycznych

RS6-1 = Tor biegnie tak: 3 tury rozkazu, tura kami, 2 tury rozkazu, tura kami, 2 tury rozkazu, tura kami. Potem nadchodzi wojna.
    .title = Tor działań politycznych

RS6-2 = Pierwszą turę rozkazu w grze rozgrywa klan o najwyższym honorze. Kolejne tury rozkazu przechodzą w lewo.
    .title = Czyja tura rozkazu
    .more = W następnych porach roku zaczyna gracz na lewo od tego, kto rozegrał ostatnią turę rozkazu.

RS6-3 = W swojej turze rozkazu obejrzyj w tajemnicy 4 wierzchnie rozkazy, zagraj 1 odkryty, a pozostałe 3 odłóż na wierzch w tej samej kolejności.
    .title = Wybór rozkazu
    .more = Odkładasz je zakryte. Następny gracz dobiera więc te 3 i jeden nowy kafel.

RS6-4 = Rozkaz wykonują po kolei wszyscy: najpierw gracz na lewo od aktualnego, dalej zgodnie z ruchem wskazówek zegara, aktualny gracz na końcu.
    .title = Kolejność rozkazu
    .more = Wyjątkiem jest Szkolenie: aktualny gracz jest pierwszy, potem zgodnie z ruchem wskazówek zegara.

RS6-5 = Każdy rozkaz prócz Zdrady ma część dla wszystkich i premię dla aktualnego gracza i sojusznika. Z przyzywania, ruchu, budowy i kupna można zrezygnować.
    .title = Wszyscy i premia
    .more = Można też zrezygnować z ich części. Zyski ze Żniw bierze się zawsze, a zerwanie sojuszu przy Zdradzie jest obowiązkowe. Obie części wykonujesz w jednej turze, w dowolnej kolejności. Prawo do premii sprawdza się, gdy przychodzi twoja tura. (Instrukcja nie rozstrzyga kolejności części; ma ona znaczenie tylko dla myta „Ścieżki Węża”.)

RS6-6 = Werbunek. Wszyscy: za każdą swoją warownię przyzwij 1 figurkę z rezerwy do prowincji tej warowni. Premia: jeszcze 1 figurkę przy dowolnej swojej warowni.
    .title = Werbunek
    .more = Bez figurek w rezerwie nie ma kogo przyzwać. W prowincji może stać dowolnie wiele figurek.

RS6-7 = Gdy przyzywasz shinto, i tylko wtedy, możesz go wysłać do jednej z 4 świątyń, by oddał cześć kami. Zostaje tam do czyszczenia.
    .title = Oddanie czci kami
    .more = Dzieje się to w Werbunku albo przy kupnie Komainu. Najpierw przyzywasz go do dozwolonej prowincji (zużywa to przyzwanie tej warowni), a stamtąd od razu idzie do świątyni; to nie jest ruch. Możesz zdecydować do końca swojej tury przyzywania. W świątyni może stać dowolnie wiele figurek. Figurka w świątyni nie jest na mapie i nie można jej przesunąć.

RS6-8 = Formacja. Wszyscy: przesuń dowolne swoje figurki na mapie, każdą najwyżej raz, do sąsiedniej prowincji. Premia: zapłać 3 monety, by zbudować 1 warownię w dowolnej prowincji.
    .title = Formacja
    .more = Figurki przesuwają się jedna po drugiej w wybranej przez ciebie kolejności; myto i efekty wejścia rozpatruje się przed ruchem następnej. Monety trafiają do wspólnej puli. Warownia pochodzi z rezerwy, najwyżej 1 na Formację. W prowincji może stać dowolnie wiele warowni; klan ma ich najwyżej 4.

RS6-9 = Szkolenie. Wszyscy: kup 1 wyłożoną kartę, płacąc jej koszt do wspólnej puli. Działa od razu. Premia: możesz zapłacić o 1 monetę mniej, nigdy poniżej 0.
    .title = Szkolenie
    .more = Karta działa od chwili zapłaty i leży odkryta przed tobą. Jedna karta na Szkolenie. Kolejną kopię swojej karty możesz kupić w późniejszym Szkoleniu lub dzięki Ryujinowi; kopie się sumują.

RS6-10 = Kupionego potwora przyzywa się od razu do prowincji, w której masz warownię (Ważka: do dowolnej). Nie można go zatrzymać w rezerwie.
    .title = Kupno potwora
    .more = Liczy się to jako przyzwanie i jako wejście do prowincji. Jeśli żadne przyzwanie nie jest dozwolone (tylko klany z dodatku), potwór czeka w rezerwie. Zabity wraca do rezerwy właściciela i można go przyzwać w Werbunku jak każdą figurkę.
    .see = RS10.5 RS10.16

RS6-11 = Żniwa. Wszyscy: weź 1 monetę. Premia: każda prowincja, w której twoja siła jest największa, daje ci swoją nagrodę.
    .title = Żniwa
    .more = Twoja siła musi tam być większa od 0; remisy rozstrzyga honor. Wszystkie zyski z jednych Żniw przychodzą jednocześnie.
    .see = RS2.4 RS10.6

RS6-12 = Zdrada, tylko aktualny gracz. Jeśli masz sojusz, zrywasz go i tracisz honor. Potem możesz wymienić do 2 figurek różnych graczy na własne.
    .title = Zdrada
    .more = Sojusz zostaje zerwany od razu i honor tracisz nawet wtedy, gdy potem niczego nie wymienisz. Bez sojuszu honoru nie tracisz. Figurki muszą być na mapie i należeć do dwóch różnych graczy, innych niż ty. Każdą, jedną po drugiej, wymieniasz na figurkę tego samego rodzaju ze swojej rezerwy, w tej samej prowincji. Wymienione figurki wracają do rezerw właścicieli; nie są zabite.

RS6-13 = Zdrada wymienia figurkę na figurkę tego samego rodzaju z twojej rezerwy; wszystkie potwory to jeden rodzaj. Nigdy nie wymienia daimyo, Yurei, warowni ani figurki w świątyni.
    .title = Co może wymienić Zdrada
    .more = Bez figurki tego rodzaju w rezerwie wymiany nie ma. Potwora może zastąpić dowolny potwór z rezerwy, także Yurei. Komainu jest zarazem potworem i shinto: z rezerwy może zastąpić jednego i drugiego, a na mapie każdy z nich może zastąpić jego. „Ścieżka Nieprawych” sięga figurek w świątyniach. Zdrada nie jest przyzwaniem: nie ma oddawania czci ani niczego, co działa po przyzwaniu. Potwór, który zastępuje innego, wchodzi jednak do prowincji.
    .see = RS10.16 RS10.18

RS6-14 = Koniec rozkazu następuje, gdy wykona go ostatni gracz, przed następną turą rozkazu lub turą kami.
    .title = Koniec rozkazu
    .more = Jeśli kilku graczy ma wtedy efekty, ich kolejność ustala się jak dla zdolności w tej samej chwili.
    .see = RS2.5

## RS7

RS7 = Tura kami

RS7-1 = Przejdźcie przez 4 świątynie od lewej do prawej. W każdej klan o największej sile może od razu skorzystać z daru jej kami.
    .title = Tura kami
    .more = Remisy rozstrzyga honor. Jeśli ten klan zrezygnuje, z daru nie korzysta nikt. Świątynię bez figurek się pomija. Każda tura kami rozpatruje wszystkie 4 świątynie od nowa; figurki zostają.
    .see = RS2.4

RS7-2 = Amaterasu: szczyt honoru. Fujin: 2 ruchy. Raijin: przyzwij bushi. Ryujin: kup kartę. Hachiman: 2 roninów. Susanoo: 1 PZ za warownię. Tsukuyomi: 2 monety.
    .title = Siedem kami
    .more = Amaterasu: przesuń się na szczyt toru honoru, ci powyżej spadają o pole; na szczycie nic się nie dzieje. Fujin: do 2 ruchów figurkami na mapie, dwiema po jednym albo jedną dwa; dla myta to jedno zdarzenie, a każdy krok to wejście do prowincji. Raijin: przyzwij 1 bushi do dowolnej prowincji; bez bushi w rezerwie nic się nie dzieje. Ryujin: kup 1 wyłożoną kartę jak w Szkoleniu, bez zniżki; najwyższa cena dla klanu Bonsai nadal obowiązuje; kupionego potwora przyzywa się od razu. Hachiman: weź 2 roninów. Susanoo: 1 PZ za każdą twoją warownię na mapie. Tsukuyomi: weź 2 monety.

RS7-3 = Po trzeciej turze kami w porze roku zaczyna się faza działań wojennych.
    .title = Na wojnę

## RS8

RS8 = Faza działań wojennych

RS8-1 = Najpierw raz rozpatruje się wszystko, co działa na początku fazy działań wojennych: ulepszenia wojenne i zamianę roninów klanu Koi. Zwykłe zyski przyznaje się automatycznie.
    .title = Początek fazy działań wojennych
    .more = Kolejność taka jak dla zdolności działających w tej samej chwili. Inne ulepszenia wojenne („Droga Katany”) działają przez całą fazę.
    .see = RS2.5 RS12.1

RS8-2 = Potem toczą się wojny w kolejności ich numerów. Jeśli nikt nie ma siły w prowincji, jej żeton zostaje odrzucony.
    .title = Wojny

RS8-3 = Jeśli siłę w prowincji ma tylko jeden gracz, bierze jej żeton. To nie bitwa: nie ma stawek, poetów ani reparacji.
    .title = Bez rywala
    .more = To samo dotyczy dwojga sojuszników, gdy są tam tylko oni.
    .see = RS8.4

RS8-4 = Jeśli siłę w prowincji ma dokładnie dwoje graczy i są w sojuszu, bitwy nie ma: żeton bierze ten, kto ma większą siłę.
    .title = Tylko sojusznicy
    .more = Remis rozstrzyga honor.
    .see = RS2.4

RS8-5 = Jeśli siłę w prowincji ma co najmniej dwoje graczy, którzy nie są sojusznikami, dochodzi do bitwy. Walczą w niej wszyscy, którzy mają tam siłę, także sojusznicy.
    .title = Bitwa

RS8-6 = Zdobyte żetony leżą odkryte u właściciela. Po ostatniej wojnie następuje czyszczenie.
    .title = Zdobyte żetony

## RS9

RS9 = Bitwa

RS9-1 = Każdy uczestnik w tajemnicy rozdziela dowolną liczbę monet, nawet 0, na cztery przewagi wojenne, a resztę odkłada. Wszyscy odkrywają stawki jednocześnie.
    .title = Stawki
    .more = Odłożone monety od razu wracają do rezerwy. Gracze spoza bitwy nie stawiają.

RS9-2 = Przewagi rozpatruje się po kolei: „Seppuku”, „Weź Jeńca”, „Najmij Ronina”, wynik bitwy, „Cesarscy Poeci”. Każdą przewagę zdobywa ten, kto postawi na nią najwięcej monet.
    .title = Przewagi wojenne
    .more = Remisy rozstrzyga honor w tej chwili. Przewagę bez ani jednej monety się pomija. Kto zdobył przewagę, może z niej zrezygnować.
    .see = RS2.4

RS9-3 = Seppuku: zabij wszystkie swoje figurki w tej prowincji. Za każdą z nich otrzymujesz 1 PZ i zdobywasz honor.
    .title = Seppuku
    .more = Wszystkie albo żadnej: także daimyo i potwory, ale nie warownie Żółwia. Zyski przychodzą od razu: za trzy figurki 3 PZ i trzy razy honor. Bez figurek nic się nie dzieje. Nadal bierzesz udział w bitwie.

RS9-4 = Weź Jeńca: weź 1 figurkę innego uczestnika z tej prowincji i ukradnij 1 PZ jej właścicielowi. Nigdy daimyo, Yurei ani warowni.
    .title = Weź Jeńca
    .more = Można wziąć także figurkę sojusznika. Jeńca trzymasz do następnego przygotowania pory roku. Jeśli właściciel nie ma PZ, nic nie otrzymujesz. To nie jest zabicie. Gdy takiej figurki nie ma, nic się nie dzieje i PZ się nie kradnie. Można wziąć potwora; jego karta zostaje u właściciela.
    .see = RS5.2 RS10.8

RS9-5 = Najmij Ronina: w tej bitwie możesz dodać 1 do siły za każdego ronina w rezerwie. Roninów się nie wydaje.
    .title = Najmij Ronina
    .more = Działa nawet wtedy, gdy nie masz tu już żadnej figurki. Bez roninów nic nie dodajesz.

RS9-6 = Wynik bitwy: wygrywa największa łączna siła; remisy rozstrzyga honor. Liczą się warownie Żółwia i najęci ronini.
    .title = Wynik bitwy
    .see = RS2.4

RS9-7 = Jeśli siła każdego uczestnika wynosi 0, wygrywa ten z nich, kto ma najwyższy honor.
    .title = Nikt nie ma siły
    .more = Jeśli stoi tam warownia Żółwia, Żółw ma siłę.

RS9-8 = Zwycięzca bierze żeton, a potem zabija wszystkie figurki przegranych w prowincji, prócz figurek swojego sojusznika. Warownie zostają.
    .title = Zwycięstwo i zabici

RS9-9 = Cesarscy Poeci: za każdą figurkę, która zginęła w tej bitwie, dostajesz 1 PZ, czyjakolwiek była i ktokolwiek ją zabił.
    .title = Cesarscy Poeci
    .more = Zabitych liczy się od początku bitwy. Jeńcy oraz figurki oszczędzone i wymienione nie są zabite.

RS9-10 = Reparacje: przegrani odrzucają postawione monety. Monety postawione przez zwycięzcę dzieli się po równo między wszystkich przegranych; o reszcie decyduje zwycięzca.
    .title = Reparacje wojenne
    .more = Monety przegranych trafiają do wspólnej puli. Sojusznik zwycięzcy też jest przegranym. Resztę rozdaje się po 1 monecie. Otrzymanych monet można użyć w późniejszych bitwach; nie pochodzą ze wspólnej puli.

RS9-11 = Gdy bitwa się zacznie, każdy uczestnik zostaje w niej do końca, nawet bez figurek i bez siły.
    .title = Do końca bitwy
    .more = Stawia monety, zdobywa przewagi, może brać jeńców, może wygrać, dostaje reparacje i liczy się, gdy sprawdza się, kto ma najniższy honor.

RS9-12 = Wynik przebiega tak: porównanie siły; żeton dla zwycięzcy („Odwaga”); pytanie o „Miłosierdzie”; zabici; potem „Prawość”, „Sprawiedliwość” i Oni Dusz.
    .title = Kroki wyniku bitwy
    .more = Wszystkie PZ, które jeden gracz dostaje przy ustalaniu wyniku bitwy, to jeden zysk.
    .see = RS10.13

## RS10

RS10 = Kiedy działają karty

RS10-1 = Karta działa od chwili kupna. Dwie kopie liczą się podwójnie.
    .title = Od kiedy działa karta

RS10-2 = Przeciwnik to każdy inny gracz, także twój sojusznik.
    .title = Przeciwnik
    .see = RS5.4

RS10-3 = Zdolności, które działają w tej samej chwili, rozpatruje się według zasady „Zdolności w tej samej chwili”: na początku lub na końcu, od najwyższego honoru.
    .title = Ta sama chwila
    .see = RS2.5

RS10-4 = „Umieścić” to nie „przyzwać”. Umieszczona figurka pochodzi z rezerwy i nie uruchamia niczego, co działa po przyzwaniu.
    .title = Umieścić, nie przyzwać
    .more = Ważka nie może zmienić celu umieszczanej figurki, a umieszczany shinto trafia tam, gdzie mówi efekt.
    .see = RS12.4

RS10-5 = Efekty po przyzwaniu działają raz na jedno przyzwanie: całą twoją turę Werbunku, jedno użycie Raijina albo jednego kupionego potwora.
    .title = Po przyzwaniu
    .more = Działają zaraz po tej turze lub efekcie, jeśli przyzwano co najmniej jedną figurkę, także taką, która poszła do świątyni.

RS10-6 = Wszystko, co zyskujesz z jednego rozkazu, to jeden zysk. W Żniwach zyski wszystkich graczy przychodzą jednocześnie.
    .title = Jeden zysk na rozkaz
    .more = Kto w Żniwach jest bogatszy, rozstrzygają monety sprzed Żniw.

RS10-7 = „Wygrać bitwę z udziałem figurki” znaczy, że figurka przeżyła i jest w bitwie na jej końcu.
    .title = Wygrać z udziałem figurki

RS10-8 = „Mieć” Oni, potwora lub cnotę znaczy mieć kartę, gdziekolwiek jest figurka. Warownie liczą się tylko na mapie.
    .title = Co znaczy mieć
    .more = Figurka może być na mapie, w rezerwie, w świątyni lub być jeńcem. Różne cnoty rozróżnia się po nazwie.

RS10-9 = Odporność daimyo chroni przed efektami wskazującymi figurkę, nie przed efektami działającymi na gracza.
    .title = Zasięg odporności

RS10-10 = Każda karta ma koszt, liczbę kopii, siłę i efekt. Kto i kiedy decyduje, mówi opis karty.
    .title = Karty

RS10-11 = Punkty sporne są opcjami lub rozstrzygnięciami. Opcje widać przed grą; zapisuje się je razem z grą.
    .title = Opcje i rozstrzygnięcia

RS10-12 = Zwycięzca bitwy zabija figurki przegranych. W seppuku zabijasz własne. Figurkę zabitą przez kartę lub potwora uznaje się za zabitą przez właściciela tej karty lub potwora.
    .title = Kto zabija
    .more = Od tego zależą „Sprawiedliwość” i „Miłosierdzie”.

RS10-13 = Dla „Lojalności” jeden zysk PZ to: każdy rozkaz, kami, przewaga wojenna, wynik bitwy, początek fazy działań wojennych i każde inne użycie karty.
    .title = Jeden zysk PZ
    .more = Przewaga wojenna obejmuje wywołane przez nią PZ z „Prawości” i wszystkich jeńców z jednego „Weź Jeńca”. Wybór rozkazu („Uczciwość”) to osobny zysk, niezależny od wykonania; to opcja. Zysk 0 to żaden zysk. PZ z samej „Lojalności” niczego nie uruchamiają.

RS10-14 = Zimą sojusze liczą się tylko do wspólnego zwycięstwa oraz, jako zapis minionych pór roku, dla „Postaci Pobratymca”.
    .title = Sojusze zimą
    .see = RS11.5

RS10-15 = Myto „Ścieżki Węża”: gdy inny gracz pierwszy raz miałby przekroczyć szlak morski w turze Formacji lub w jednym użyciu Fujina, jej właściciel może zażądać 1 monety.
    .title = Myto „Ścieżki Węża”
    .more = Płacić może też sojusznik. Każdy szlak liczy się osobno, w obu kierunkach, a monety żąda się przed ruchem figurki. Kto ma monetę, musi zapłacić; bez monety przeprawy nie ma i figurka może ruszyć się inaczej. Kolejne przeprawy tym szlakiem w tej samej turze lub przy tym samym darze są darmowe, także gdy myto darowano. Ważka nie używa szlaków. Myto nie pochodzi ze wspólnej puli i nie jest kupnem.

RS10-16 = Figurka wchodzi do prowincji, gdy zostaje przyzwana, przesunięta (każdy krok) lub postawiona tam przez Zdradę. Wywołane tym efekty rozpatruje się od razu.
    .title = Wejście do prowincji
    .more = Liczy się honor w tej chwili, a efekt jest obowiązkowy.

RS10-17 = Nie można ukraść ani zabrać więcej, niż ofiara ma. Zabierający dostaje tylko to, co faktycznie zabrano.
    .title = Kradzież

RS10-18 = „Ścieżka Nieprawych”: jej dodatkowa figurka może należeć do dowolnego innego gracza i stać w świątyni.
    .title = Ścieżka Nieprawych
    .more = Nie obowiązują jej więc ograniczenia „różni gracze” i „nie w świątyni”. Odporność daimyo i zasada tego samego rodzaju zostają. W świątyniach stoją tylko shinto i Komainu, a każdego z nich wymienia się tam na shinto lub Komainu.

RS10-19 = „Życzliwość”: gdy płacisz za kartę lub warownię, możesz za każdą kopię dać 1 z płaconych monet innemu graczowi. Za każdą taką monetę zdobywasz honor i 2 PZ.
    .title = Życzliwość
    .more = Musi to być moneta, którą naprawdę płacisz; przy cenie 0 jej nie ma. Liczą się tylko kopie, które już masz, nie ta właśnie kupowana. Monety mogą trafić do jednego lub różnych graczy. Zyski przychodzą, zanim zadziała to, co kupujesz. Nie dotyczy myta, zabierania, podarunków ani reparacji.

RS10-20 = „Droga Kupca”: za każdym razem, gdy gracz mający więcej monet niż ty (tyle samo nie wystarcza) otrzymuje monety ze wspólnej puli, weź 1 monetę za kopię.
    .title = Droga Kupca
    .more = Monety liczy się tuż przed zyskiem; bierzesz raz za każdego takiego gracza i każde zdarzenie. Monety z „Drogi Kupca” nie uruchamiają kolejnej „Drogi Kupca”. Podarunki, myto, zabieranie, reparacje i „Życzliwość” nie pochodzą ze wspólnej puli. Przy dochodzie sezonowym wszyscy mają 0, więc nic się nie uruchamia. Monety za jeńców ją uruchamiają; wszyscy jeńcy zwracani przez jednego gracza to jedno zdarzenie.

## RS11

RS11 = Zima i zwycięstwo

RS11-1 = Zimą z przygotowania pory roku zostaje tylko zwrot jeńców i monety za nich.
    .title = Przygotowanie zimy
    .more = Monety mają znaczenie tylko dla kart, które uruchamiają; same nie punktują.

RS11-2 = Punktują ulepszenia zimowe, każda kopia osobno.
    .title = Ulepszenia zimowe

RS11-3 = Każdy żeton wojny w prowincji daje 1, 2 lub 3 PZ, zależnie od pory roku.
    .title = Żetony wojny

RS11-4 = Różne prowincje na twoich żetonach: 3–4 dają 10 PZ, 5–6 dają 20 PZ, 7–8 dają 30 PZ.
    .title = Premia za zestaw

RS11-5 = Wygrywa ten, kto ma najwięcej PZ. Spośród remisujących wygrywa ten o najwyższym honorze; jeśli jest wśród nich jego sojusznik, dzielą się zwycięstwem.
    .title = Zwycięstwo
    .see = RS5.3

## RS12

RS12 = Klany

RS12-1 = Koi na początku każdej fazy działań wojennych zamienia wszystkich swoich roninów na tyle samo monet. Gdy zdobywa „Najmij Ronina”, każda moneta w jego rezerwie liczy się jak ronin.
    .title = Koi
    .more = Zamiana jest obowiązkowa i następuje po jego własnych zyskach z początku fazy, więc na wojnach Koi nie ma roninów. Do „Najmij Ronina” liczą się odłożone monety, postawione nie, i żadnej się nie wydaje.

RS12-2 = Bonsai: każda kupowana karta lub warownia kosztuje go najwyżej 1 monetę.
    .title = Bonsai
    .more = Nie można z tego zrezygnować. Zniżka ze Szkolenia działa potem i jest dobrowolna, więc karta może kosztować 0. Rzeczy darmowe pozostają darmowe. Myto nie jest kupnem.

RS12-3 = Lotos: w swoich turach rozkazu kładzie zakryty jeden z 4 kafli i ogłasza dowolny z pięciu rozkazów. Ten rozkaz zostaje wykonany.
    .title = Lotos
    .more = Może ogłosić rozkaz, którego nie ma wśród oglądanych kafli, nawet taki, którego nikt już nie może dobrać. Ogłoszony rozkaz liczy się pod każdym względem: kolejność, premia, zerwanie sojuszu. Kafla nigdy się nie pokazuje. Dla kart zależnych od wybranego rozkazu („Uczciwość”) liczy się ogłoszony.

RS12-4 = Ważka: każda przyzwana przez nią figurka może trafić do dowolnej prowincji, a każdy ruch może prowadzić do dowolnej prowincji.
    .title = Ważka
    .more = W Werbunku nadal przyzywa najwyżej jedną figurkę za warownię na mapie, plus premia, choćby wszystkie do jednej prowincji. Jej ruchy nie używają szlaków morskich. Figurki, które umieszcza, trafiają tam, gdzie mówi dany efekt.

RS12-5 = Żółw: jego warownie mogą się przesuwać zawsze, gdy przesuwa figurki, i każda ma na mapie siłę 1. Nie są figurkami.
    .title = Żółw
    .more = Przesuwają się jak figurki, w Formacji i dzięki Fujinowi. Ich siła liczy się w Żniwach i dla Oni, a w bitwie czyni Żółwia uczestnikiem, który może stawiać monety, brać jeńców i wygrywać. Nie można ich zabić, zabrać ani wymienić i nie liczą się w seppuku, „Prawości” ani „Cesarskich Poetach”; nie dotyczy ich żadna karta, która mówi o figurce lub jej rodzaju. Zostają, gdy Żółw przegrywa.

## Worked examples

RS-X1 = Gra pięć klanów. Kolejność przy stole i na torze honoru jest ta sama: Koi, Lotos, Żółw, Ważka, Bonsai.
    .title = Miejsca i honor
    .see = RS4.1 RS4.2

RS-X2 = Lotos ma 2 warownie na Kiusiu i 1 w Nagato i zagrywa Werbunek: 4 figurki. Bushi i shinto trafiają na Kiusiu, shinto do Nagato, a jako premia Yurei z rezerwy do Nagato. Potem shinto przyzwany w Nagato idzie oddać cześć Hachimanowi.
    .title = Werbunek
    .see = RS6.6 RS6.7

RS-X3 = Ważka zagrywa Formację; jej sojusznik Koi rusza pierwszy. Bushi przechodzi lądem z Kansai do Nagato, Oni Krwi i daimyo płyną na Hokkaido. Shinto w świątyni nie może się ruszyć. Jako sojusznik Koi płaci 3 monety i buduje warownię na Sikoku.
    .title = Formacja
    .see = RS6.8 RS6.5

RS-X4 = Żółw zagrywa Szkolenie i kupuje kartę „Oni Czaszek”. Kosztuje 2, Żółw płaci 1, a potwora od razu przyzywa przy jednej ze swoich warowni.
    .title = Szkolenie
    .see = RS6.9 RS6.10

RS-X5 = Ważka zagrywa Żniwa. W Nagato jest sama: 1 PZ, 1 moneta, 1 ronin. W Kansai ma 2 przeciw 1 i 1: 3 PZ. W Kioto jest 2:2, a Ważka ma wyższy honor niż Żółw: 4 PZ. W Edo jest 1:1, ale Koi ma wyższy honor: nic. W Oshu jest 1:2: nic. Z monetą, którą bierze każdy: 8 PZ, 2 monety, 1 ronin.
    .title = Żniwa
    .see = RS6.11 RS2.4

RS-X6 = Koi zagrywa Zdradę. Jego sojusz z Ważką zostaje zerwany i Koi traci honor. Oni Czaszek Żółwia zostaje wymieniony na Komainu klanu Koi, a bushi Ważki na bushi klanu Koi.
    .title = Zdrada
    .see = RS6.12 RS6.13

RS-X7 = Susanoo: Ważka i Koi mają po 1, Koi ma wyższy honor i otrzymuje 2 PZ za 2 warownie. Amaterasu: Ważka jest sama i wchodzi na szczyt toru honoru. Hachiman: Ważka i Lotos mają po 1; teraz to Ważka bierze 2 roninów. Raijin: Żółw ma o 1 więcej niż Koi i przyzywa bushi do dowolnej prowincji.
    .title = Tura kami
    .see = RS7.1 RS7.2

RS-X8 = Kioto jest puste: żeton zostaje odrzucony. Hokkaido: Ważka jest tam sama i bierze żeton. Oshu: tylko warownia Żółwia, więc żeton bierze Żółw. Kansai: Żółw 2, Lotos 2, w sojuszu: żeton bierze Lotos dzięki wyższemu honorowi. Nagato: Żółw i Lotos w sojuszu oraz Koi: bitwa. Edo: Koi i Ważka, już bez sojuszu: bitwa.
    .title = Wojny
    .see = RS8.2 RS8.3 RS8.4 RS8.5

RS-X9 = Bitwa w Nagato. Żółw: bushi 1 i Oni Czaszek 3 (Żółw ma najniższy honor w tej prowincji), siła 4, 4 monety, 1 ronin. Koi: bushi i daimyo, siła 2, 8 monet. Lotos, sojusznik Żółwia: shinto, siła 1, 6 monet, 3 roninów. Stawki na Seppuku, jeńca, ronina, poetów: Lotos 1, 3, 2, 0; Żółw 0, 3, 0, 1; Koi 0, 0, 1, 3. Lotos zdobywa „Seppuku” i zabija swojego shinto: otrzymuje 1 PZ i zdobywa honor. „Weź Jeńca”: 3:3 między Żółwiem a Lotosem; Lotos ma wyższy honor i bierze Oni Czaszek swojego sojusznika, a z nim 1 PZ (Żółw ma co najmniej 1). „Najmij Ronina”: Lotos 2 przeciw 1 klanu Koi, więc Lotos ma siłę 3. Wynik: Żółw 1, Koi 2, Lotos 3. Lotos wygrywa i bierze żeton; obie figurki klanu Koi giną, bushi Żółwia przeżywa, bo Żółw jest sojusznikiem Lotosu. „Cesarscy Poeci”: Koi 3 przeciw 1 Żółwia, więc Koi otrzymuje 3 PZ: 1 za seppuku i 2 za własnych zabitych. Reparacje: Żółw i Koi odrzucają postawione monety (Koi ma 4 odłożone); z 6 monet Lotosu 3 dostaje Żółw i 3 Koi. Na koniec Lotos ma o 2 PZ więcej; monety: Lotos 0, Żółw 3, Koi 7.
    .title = Bitwa od początku do końca
    .see = RS9.1 RS9.2 RS9.3 RS9.4 RS9.5 RS9.6 RS9.8 RS9.9 RS9.10
