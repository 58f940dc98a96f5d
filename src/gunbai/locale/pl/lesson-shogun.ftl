### Shogun: the guided first game. Ids: the steps of lessons/shogun.json.
### Value: what to do now. .title: the head of the card. .story: why, in a few sentences.

lesson-shogun-plan_bid = Połóż jedną z tych kart skrzyń na pole „Stawka”.
    .title = Rundę planuje się w tajemnicy
    .story = Prowadzisz ród Karmazynu. Każda pora roku ma dziesięć akcji; teraz, w tajemnicy, decydujesz, która prowincja wykona którą. Najpierw stawka: skrzynie, które płacisz, żeby wybrać kartę specjalną i swoje miejsce w kolejności. Pierwszych pięć akcji jest odkrytych; pozostałe są nieznane, aż na nie przyjdzie czas.
    .two = Karta skrzyń 2: wystarczy, jeśli nikt nie postawi więcej.
    .four = Karta skrzyń 4: wyżej nikt nie postawi.
lesson-shogun-plan_bid-two = Nikt inny nie zapłacił ani skrzyni: twoje 2 wystarczyły, zostało skrzyń: { $chests }. Z kartą 4 też wybierasz przed innymi, a zostałoby { $else_chests }.
lesson-shogun-plan_bid-four = Nikt inny nie zapłacił ani skrzyni: twoje 4 to aż za dużo, zostało skrzyń: { $chests }. Z kartą 2 też wybierasz przed innymi, a zostałoby { $else_chests }.
lesson-shogun-plan_castle = Połóż kartę Shimotsuke na pole „Zbuduj zamek”.
    .title = Zamki
    .story = Zamek kosztuje 3 skrzynie. Zimą każdy budynek jest wart 1 PZ, a ród, który ma najwięcej zamków w regionie, dostaje jeszcze 3 PZ. Shimotsuke ma trzy miejsca na budynki.
lesson-shogun-plan_temple = Połóż kartę Awa-Sikoku na pole „Zbuduj świątynię”.
    .title = Świątynie
    .story = Świątynia kosztuje 2 skrzynie. Najwięcej świątyń w regionie daje 2 PZ, najwięcej teatrów 1 PZ. W niektórych rundach wydarzenie chroni prowincje ze świątynią.
lesson-shogun-plan_theatre = Połóż kartę skrzyń 0 na pole „Zbuduj teatr”.
    .title = Nic nie robić
    .story = Masz dziewięć prowincji na dziesięć akcji. Karta skrzyń na polu akcji znaczy: nie tym razem. Jej liczba nie ma tu znaczenia.
lesson-shogun-plan_rice = Połóż kartę Kaga na pole „Skonfiskuj ryż”.
    .title = Ryż
    .story = Zimą każdą swoją prowincję trzeba wyżywić jedną jednostką ryżu. Komu zabraknie ryżu, tego czekają bunty. Kaga daje 5.
lesson-shogun-plan_tax = Połóż kartę Shimosa na pole „Pobierz podatki”.
    .title = Podatki
    .story = Skrzyniami płacisz za armie i budynki. Zabieranie ryżu i podatków złości chłopów: prowincja dostaje znacznik buntu, a gdy następnym razem coś tam weźmiesz, chłopi się zbuntują. Dlatego z każdej prowincji bierz raz w roku.
lesson-shogun-plan_armies5 = Połóż kartę Ise na pole „Rozmieść 5 armii”.
    .title = Armie
    .story = Pięć nowych armii za 3 skrzynie. Ise leży między dwoma rywalami, więc warto się tam umocnić.
lesson-shogun-plan_armies3 = Połóż kartę Hitachi na pole „Rozmieść 3 armie”.
    .title = Więcej armii
    .story = Trzy armie za 2 skrzynie dla samotnej prowincji na wschodzie.
lesson-shogun-plan_move = Połóż kartę Kii na pole „Rozmieść 1 armię / przesuń armie”.
    .title = W drogę
    .story = Jedna armia za 1 skrzynię, a potem armie tej prowincji mogą przejść do sąsiedniej własnej. Kii pomoże prowincji Yamato, zanim ta zaatakuje.
lesson-shogun-plan_attack = Połóż kartę Yamato na pole „Bitwa / ruch A”.
    .title = Pierwszy atak
    .story = Dwie akcje pozwalają prowincji atakować. Yamato to twoja najsilniejsza prowincja, a sąsiednie Settsu jest bogate i słabo bronione.
lesson-shogun-plan_attack_again = Połóż kartę Echizen na pole „Bitwa / ruch B”.
    .title = Drugi atak
    .story = Echizen sąsiaduje z prowincją Wakasa, która jest niczyja. Ta ostatnia karta pieczętuje twój plan. Każda prowincja działa raz na rundę: planować to wybierać, czego nie robić.
lesson-shogun-special = Weź jedną z tych dwóch kart.
    .title = Stawki odkryte
    .story = Twoja stawka jest najwyższa, więc wybierasz przed innymi. Każda karta pomaga przez całą rundę, a jej miejsce to twoje miejsce w kolejności.
    .attack = „+1 armia w ataku”: darmowa armia w każdym twoim ataku, a działasz przed innymi.
    .tax = „+1 skrzynia”: podatki dają o jedną więcej, a działasz po innych.
lesson-shogun-special-attack = „+1 armia w ataku” walczyła z tobą: armii w Settsu { $settsu }, skrzyń masz { $chests }. Z kartą „+1 skrzynia” byłoby { $else_settsu } i { $else_chests }.
lesson-shogun-special-tax = „+1 skrzynia” zrobiła swoje: skrzyń masz { $chests }, armii w Settsu { $settsu }. Z kartą „+1 armia w ataku” byłoby { $else_chests } i { $else_settsu }.
lesson-shogun-armies3 = Rozmieść armie.
    .title = Akcje się zaczynają
    .story = W kolejności kart akcji każdy ród odkrywa kartę leżącą na danym polu. Hitachi dostaje trzy armie. Nadal możesz pominąć akcję: plan to możliwość, nie obowiązek.
lesson-shogun-armies5 = Rozmieść armie.
    .title = Pięć dla Ise
    .story = Patrz też na innych: co wzmacniają, o to się boją.
lesson-shogun-move = Wykonaj.
    .title = Z prowincji Kii
    .story = Najpierw dołącza jedna armia, potem zaczyna się marsz.
lesson-shogun-move_where = Przesuń do prowincji Yamato.
    .title = Dokąd?
    .story = Tylko do własnych sąsiednich prowincji. Settsu obok należy do rodu Sosny i ma 2 armie.
lesson-shogun-move_many = Przesuń 2 armie.
    .title = Ile?
    .story = Jedna armia musi zawsze zostać: prowincja bez armii jest niczyja.
lesson-shogun-temple = Zbuduj.
    .title = Świątynia dla Awa-Sikoku
    .story = 2 skrzynie. W prowincji może stać po jednym budynku każdego rodzaju, dopóki ma wolne miejsca.
lesson-shogun-castle = Zbuduj.
    .title = Zamek dla Shimotsuke
    .story = 3 skrzynie. W tym regionie nikt jeszcze nie budował: przewaga jest twoja.
lesson-shogun-tax = Pobierz podatki.
    .title = Chłopi płacą
    .story = 5 skrzyń z prowincji Shimosa i znacznik buntu w zamian. Za pierwszym razem jest spokojnie.
lesson-shogun-rice = Skonfiskuj ryż.
    .title = Ryż na zimę
    .story = 5 jednostek ryżu z prowincji Kaga. Pilnuj, ile masz ryżu i ile prowincji musisz wyżywić.
lesson-shogun-attack = Zaatakuj Settsu.
    .title = Bitwa
    .story = Yamato ma teraz 7 armii. Ród Sosny broni Settsu 2 armiami. To twój najbogatszy sąsiad: 7 skrzyń podatków.
lesson-shogun-attack_many = Wyślij dużo albo mało.
    .title = Do wieży
    .story = Armie obu stron wrzuca się do wieży bitewnej. Część kosteczek utyka w środku, a wypadają inne, wrzucone wcześniej. Te, które wypadną, znoszą się jedna za jedną. Szanse widzisz, zanim zdecydujesz.
    .many = 6 armii: trudno przegrać, ale w Yamato zostaje jedna.
    .few = 3 armie: ryzyko, ale cztery zostają na straży Yamato.
lesson-shogun-attack_many-many = Poszło 6. Armii w Settsu: { $settsu }, w Yamato: { $yamato }. Z 3 ten sam rzut zostawiłby { $else_settsu } i { $else_yamato }.
lesson-shogun-attack_many-few = Poszły 3. Armii w Settsu: { $settsu }, w Yamato: { $yamato }. Z 6 ten sam rzut zostawiłby { $else_settsu } i { $else_yamato }.
lesson-shogun-neutral = Zaatakuj Wakasę.
    .title = Ziemia niczyja
    .story = Settsu jest twoje, ze wszystkim, co daje. Neutralnej prowincji bronią chłopi: jeden dorzucony i wszystkie zielone kosteczki, które wypadną z wieży.
lesson-shogun-neutral_many = Wyślij trzy albo dwie.
    .title = Ile tym razem?
    .story = W Echizen stoją 4 armie. Te, które pójdą, walczą o Wakasę, te, które zostaną, strzegą Echizen.
    .three = 3 armie: w Echizen zostaje jedna.
    .two = 2 armie: w Echizen zostają dwie.
lesson-shogun-neutral_many-three = Poszły 3: { $wakasa ->
        [0] Wakasa pozostaje niezdobyta.
       *[other] Wakasa jest twoja, armii tam: { $wakasa }.
    } Z 2 { $else_wakasa ->
        [0] nie byłaby zdobyta
       *[other] byłoby tam { $else_wakasa }
    }, a w Echizen { $else_echizen } zamiast { $echizen }.
lesson-shogun-neutral_many-two = Poszły 2: { $wakasa ->
        [0] Wakasa pozostaje niezdobyta.
       *[other] Wakasa jest twoja, armii tam: { $wakasa }.
    } Z 3 { $else_wakasa ->
        [0] nie byłaby zdobyta
       *[other] byłoby tam { $else_wakasa }
    }, a w Echizen { $else_echizen } zamiast { $echizen }.
lesson-shogun-end = Graj dalej: ułóż własny plan na lato.
    .title = { $wakasa ->
        [0] Jedna prowincja więcej
       *[other] Dwie prowincje więcej
    }
    .story = Cała runda za tobą. Lato i jesień przebiegają tak samo; potem nadchodzi zima: każda prowincja zjada jednostkę ryżu, głodne się buntują, a ty punktujesz za prowincje, budynki i przewagi w regionach. Po dwóch takich latach wygrywa ten, kto ma najwięcej PZ. Od teraz grasz po swojemu, a inni grają na poważnie.
lesson-shogun-off = Wybieraj, jak chcesz.
    .title = Własna droga
    .story = Schodzisz ze ścieżki tej lekcji i nic w tym złego: to prawdziwa gra i toczy się dalej według zasad.
