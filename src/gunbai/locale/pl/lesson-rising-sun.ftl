### Rising Sun: the guided first game. Ids: the steps of lessons/rising-sun.json.
### Value: what to do now. .title: the head of the card. .story: why, in a few sentences.

lesson-rising-sun-propose = Zaproponuj sojusz klanowi Żółwia.
    .title = Herbata z sąsiadami
    .story = Prowadzisz klan Koi z Edo. Każdą porę roku otwiera ceremonia picia herbaty: klany łączą się w pary sojuszników, a ktoś może zostać bez pary. Gdy sojusznik zagrywa rozkaz, korzystasz z jego premii. Liczby na mapie pokazują, gdzie w tej porze roku rozegrają się wojny; twoje Edo jest trzecie.
lesson-rising-sun-mandate = Zagraj Werbunek.
    .title = Twój pierwszy rozkaz
    .story = Żółw jest twoim sojusznikiem. Teraz gracze po kolei zagrywają rozkazy: oglądasz cztery kafle i zagrywasz jeden. Wykonują go wszyscy, ale ty i sojusznik macie z niego więcej. Werbunek daje po jednej figurce przy każdej warowni, a wam dwojgu jeszcze jedną.
lesson-rising-sun-summon = Przyzwij bushi do Edo.
    .title = Nowe figurki
    .story = Figurki przybywają tam, gdzie masz warownię. Bushi to wojownik o sile 1. Ważki mogą lądować wszędzie: jedna właśnie zjawiła się w Edo, i to raczej nie na herbatę.
lesson-rising-sun-summon_shinto = Przyzwij shinto do Edo.
    .title = Kapłan
    .story = Możesz przyzwać jeszcze jedną figurkę, bo to twój rozkaz. Shinto walczy jak bushi, ale potrafi też coś, czego bushi nie umie.
lesson-rising-sun-worship = Wyślij shinto do świątyni Fujina.
    .title = Kami
    .story = Przyzwany shinto może pójść do świątyni. Po trzecim, piątym i siódmym rozkazie każdy kami nagradza klan, który ma największą siłę w jego świątyni. Fujin, bóg wiatru, przesuwa figurki.
lesson-rising-sun-train = Kup jedną z tych dwóch kart.
    .title = Karty do kupienia
    .story = Żółw zagrywa Szkolenie: każdy może kupić jedną kartę, a ty i sojusznik płacicie o monetę mniej. Karta działa od tej chwili do końca gry. Wybór należy do ciebie, a bitwa w Edo pokaże, co z niego wyszło.
    .lion = „Ścieżka Lwa”: twój daimyo ma +1 do siły, gdziekolwiek stoi.
    .shogun = „Droga Szoguna”: 3 monety, gdy tylko zacznie się faza działań wojennych.
lesson-rising-sun-train-lion = Kupujesz „Ścieżkę Lwa” i masz z nią siłę { $force } w Edo, a żniwa w Edo były twoje: na razie { $vp } PZ, monety: { $coins }. Z „Drogą Szoguna” byłoby tak: siła { $else_force }, { $else_vp } PZ, monety: { $else_coins }.
lesson-rising-sun-train-shogun = „Droga Szoguna” jest twoja i właśnie przyniosła ci monety: siła w Edo { $force }, na razie { $vp } PZ, monety: { $coins }. Ze „Ścieżką Lwa” byłoby tak: siła { $else_force }, { $else_vp } PZ, monety: { $else_coins }, bo żniwa w Edo byłyby twoje.
lesson-rising-sun-marshal = Przesuń bushi z Edo do Oshu.
    .title = Wymarsz
    .story = Ważka zagrywa Formację: każdy może przesunąć każdą swoją figurkę raz, do sąsiedniej prowincji. Kto zagrał rozkaz, rusza ostatni.
lesson-rising-sun-marshal_done = Zakończ ruchy.
    .title = Reszta zostaje
    .story = Twój daimyo i jeden bushi zostają w Edo. Nic cię nie zmusza do ruchu.
lesson-rising-sun-fujin = Zdecyduj, gdzie zbierze plon twój bushi z Oshu.
    .title = Nagroda od Fujina
    .story = Zagrano trzy rozkazy, więc kami zaglądają do swoich świątyń. Fujinowi cześć oddaje tylko twój klan: możesz przesunąć do dwóch figurek. Ważka zostawiła Hokkaido puste, w Oshu też nie ma nikogo innego, a pusta prowincja to łatwe żniwa.
    .hokkaido = Na Hokkaido: niech wiatr go tam przeniesie. Żniwa dają 2 roninów.
    .oshu = W Oshu: zakończ bez ruchu. Żniwa dają 3 monety.
lesson-rising-sun-fujin-hokkaido = Twój bushi zebrał plon na Hokkaido: ronini { $ronin }, monety { $coins }. W Oshu byłoby: ronini { $else_ronin }, monety { $else_coins }. Gdy zacznie się wojna, klan Koi zamieni każdego ronina na monetę.
lesson-rising-sun-fujin-oshu = Twój bushi zebrał plon w Oshu: ronini { $ronin }, monety { $coins }. Na Hokkaido byłoby: ronini { $else_ronin }, monety { $else_coins }. Gdy zacznie się wojna, klan Koi zamieni każdego ronina na monetę.
lesson-rising-sun-fujin_done = Zakończ ruchy.
    .title = Dość wiatru
    .story = W twoim Edo stoi teraz daimyo Ważki. Reszta niech lepiej zostanie w domu.
lesson-rising-sun-harvest = Zagraj Żniwa.
    .title = Czas zbiorów
    .story = Żniwa dają każdemu monetę. Ty i sojusznik dostajecie też nagrodę każdej prowincji, w której wasza siła jest największa. Przy remisie wygrywa klan o wyższym honorze: w Edo, przeciw Ważce, to ty.
lesson-rising-sun-build = Zbuduj warownię na Hokkaido.
    .title = Po co jest sojusznik
    .story = Żółw zagrywa Formację, a jako jego sojusznik możesz coś, czego inni nie mogą: zbudować warownię za 3 monety. W następnej porze roku warownie dadzą ci figurki.
lesson-rising-sun-build_done = Zakończ ruchy.
    .title = Potwór w Edo
    .story = Ważka sprowadza do Edo Oni Czaszek: ma siłę 3, dopóki jego właściciel ma najniższy honor. O twój dom trzeba będzie walczyć.
lesson-rising-sun-fujin_again = Zakończ ruchy, niczego nie przesuwając.
    .title = Piąty rozkaz
    .story = Kami zaglądają znowu. Wszystkie twoje figurki stoją tam, gdzie powinny.
lesson-rising-sun-betray = Zagraj Zdradę.
    .title = Zdrada za zdradę
    .story = Ważka zagrywa Zdradę: wymienia jednego twojego bushi i jednego bushi Żółwia na własnych. Możesz zrobić to samo. Cena: twój sojusz się kończy i tracisz honor. Ostatni rozkaz pory roku to dobra chwila.
lesson-rising-sun-replace = Wymień jednego z bushi Ważki.
    .title = Zmiana barw
    .story = Możesz wymienić na własne po jednej figurce najwyżej dwóch graczy, nigdy daimyo. Tu chodzi o dwie wojny.
    .edo = W Edo, gdzie będzie bitwa: o jedną mniej u nich, o jedną więcej u ciebie.
    .shikoku = Na Sikoku, gdzie nie ma nikogo innego: tę wojnę wygrasz bez walki, ale w Edo będzie trudniej.
lesson-rising-sun-replace-edo = Przechodzi do ciebie bushi z Edo. Żetony wojny w tej porze roku: { $tokens }. Na Sikoku byłoby { $else_tokens }, a Edo { $else_won ->
        [1] i tak zostałoby twoje.
       *[0] byłoby stracone.
    }
lesson-rising-sun-replace-shikoku = Przechodzi do ciebie bushi z Sikoku, a z nim żeton bez walki. Żetony wojny w tej porze roku: { $tokens }; Edo { $won ->
        [1] jest twoje.
       *[0] jest stracone.
    } Z bushi w Edo byłoby { $else_tokens }, a Edo { $else_won ->
        [1] byłoby twoje.
       *[0] byłoby stracone.
    }
lesson-rising-sun-fujin_last = Zakończ ruchy, niczego nie przesuwając.
    .title = Przed wojną
    .story = Siódmy rozkaz kończy fazę działań politycznych. Po turze kami toczą się wojny, prowincja po prowincji, według numerów.
lesson-rising-sun-bid_seppuku = Rozłóż monety: 0 na „Seppuku”, 4 na „Weź Jeńca”, 2 na „Najmij Ronina”, 1 na „Cesarskich Poetów”; potem zapieczętuj stawki.
    .title = Bitwa w Edo
    .story = Masz siłę { $force }, Ważka { $rival }. Zanim policzy się siłę, oboje w tajemnicy stawiacie monety na cztery przewagi; każdą zdobywa wyższa stawka. „Seppuku” pozwala własnym figurkom zginąć dla honoru. „Weź Jeńca” usuwa wroga. „Najmij Ronina” dodaje siły. „Cesarscy Poeci” płacą za poległych. Zwycięzca bitwy oddaje postawione monety przegranym.
lesson-rising-sun-bid_hostage = Postaw 4 monety na „Weź Jeńca”.
    .title = Weź Jeńca
    .story = Usunięcie Oni Czaszek z bitwy jest warte większości twojej sakiewki.
lesson-rising-sun-bid_ronin = Postaw 2 monety na „Najmij Ronina”.
    .title = Najmij Ronina
    .story = Kto zdobędzie tę przewagę, dodaje do siły swoich roninów. Klanowi Koi także monety, które zostały w rezerwie, liczą się jak ronini.
lesson-rising-sun-bid_poets = Postaw 1 monetę na „Cesarskich Poetów”.
    .title = Cesarscy Poeci
    .story = 1 PZ za każdą figurkę, która zginie w tej bitwie, czyjakolwiek była.
lesson-rising-sun-hostage = Weź do niewoli Oni Czaszek.
    .title = Monety odkryte
    .story = Twoja stawka na „Weź Jeńca” jest wyższa. Jeniec opuszcza bitwę, a ty kradniesz 1 PZ jego właścicielowi. Daimyo nigdy nie może zostać jeńcem.
lesson-rising-sun-ronin = Skorzystaj z przewagi.
    .title = Moneta w rezerwie
    .story = Także na „Najmij Ronina” twoja stawka jest wyższa. Klanowi Koi każda moneta, której nie postawiono, liczy się jak ronin: więcej siły, a nic się nie wydaje.
lesson-rising-sun-end = Graj dalej: z kim pijesz herbatę tego lata?
    .title = { $won ->
        [1] Edo jest twoje
       *[0] Edo stracone
    }
    .story = { $won ->
        [1] Bitwa wygrana:
       *[0] Bitwa przegrana, ale gra jeszcze nie:
    } każdy żeton wojny jest wart PZ, a żetony z wielu różnych prowincji dadzą na końcu znacznie więcej. Monety i ronini znikają wraz z porą roku; figurki, warownie i karty zostają. Przed tobą jeszcze dwie pory roku, a zimą liczenie punktów. Znasz już wszystkie pięć rozkazów: od teraz grasz po swojemu, a inni grają na poważnie.
lesson-rising-sun-off = Wybieraj, jak chcesz.
    .title = Własna droga
    .story = Schodzisz ze ścieżki tej lekcji i nic w tym złego: to prawdziwa gra i toczy się dalej według zasad.
