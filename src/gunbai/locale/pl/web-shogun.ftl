### Shogun on the page: what the drawn table says beside the words of the game.

## The map

shogun-web-map = Mapa Japonii, { $side }. Strzałki prowadzą od prowincji do prowincji, plus i minus zmieniają powiększenie.
shogun-web-side-sun = strona słońca
shogun-web-side-moon = strona księżyca
shogun-web-lens-tax = Pokaż podatki
shogun-web-lens-rice = Pokaż plony ryżu
shogun-web-lens-about = Pokazuje plon prowincji zamiast armii.
shogun-web-neutral = Neutralna
shogun-web-out = Poza grą przy trzech graczach.
shogun-web-held = { $house }, { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }
shogun-web-markers = { $markers ->
        [one] { $markers } znacznik buntu
        [few] { $markers } znaczniki buntu
        [many] { $markers } znaczników buntu
       *[other] { $markers } znacznika buntu
    }
shogun-web-yields = Podatki { $tax }, ryż { $rice }.
shogun-web-sites = { $sites ->
        [one] { $sites } miejsce na budynek
        [few] { $sites } miejsca na budynki
        [many] { $sites } miejsc na budynki
       *[other] { $sites } miejsca na budynki
    }, wolne: { $free }.
shogun-web-can-choose = Do wyboru.

## The houses

shogun-web-nobody = nikt
shogun-web-col-points = PZ
    .about = Punkty zwycięstwa, zdobywane zimą.
shogun-web-col-chests = Skrzynie
    .about = Na budowę, rozmieszczanie i licytację.
shogun-web-col-rice = Ryż / prowincje
    .about = Zimą każda prowincja zjada 1 jednostkę ryżu, po stracie z ostatniego wydarzenia. W prowincjach bez prowiantu może wybuchnąć bunt.
shogun-web-col-castle = Zamki
    .about = Zamki na planszy.
shogun-web-col-temple = Świątynie
    .about = Świątynie na planszy.
shogun-web-col-theatre = Teatry
    .about = Teatry na planszy.
shogun-web-col-supply = Armie w zapasie
    .about = Nie na planszy i nie w wieży.
shogun-web-unfed = { $unfed ->
        [one] { $unfed } prowincja bez prowiantu
        [few] { $unfed } prowincje bez prowiantu
        [many] { $unfed } prowincji bez prowiantu
       *[other] { $unfed } prowincji bez prowiantu
    }
shogun-web-col-special = Karta specjalna tej rundy
shogun-web-regions-now = Przewagi budynków w regionach, teraz
shogun-part-holdings = Prowincje i budynki

## Year, events, turn order

shogun-web-year = Rok { $year }
shogun-part-planning = Planowanie
shogun-web-event-round = Wydarzenie tej rundy: { $event }
shogun-web-events-open = Wydarzenia, które mogą jeszcze przyjść w tym roku
shogun-web-winter-loss = Zimowa strata ryżu: od { $least } do { $most }.
shogun-web-turn-order = Kolejność i karty specjalne
shogun-web-place = Miejsce { $place }: { $special }, { $house }
shogun-web-place-about = Leży na miejscu { $place } w kolejności ruchów.
shogun-web-take-special = Weź jedną z podświetlonych kart na brzegu mapy: jej miejsce to twoje miejsce w kolejności.

## The tower

shogun-web-tower = Wieża bitewna
shogun-web-tower-about = Co leży w środku, zostaje tam, aż uwolni je późniejszy rzut. Zawartość tacki wraca do wieży w następnej bitwie.
shogun-web-shelf-upper = Górna
shogun-web-shelf-lower = Dolna
shogun-web-shelf-tray = Tacka
shogun-web-cubes = { $colour }: { $count }
shogun-web-nothing = nic
shogun-web-farmers-left = { $farmers ->
        [one] { $farmers } chłop w puli
        [few] { $farmers } chłopów w puli
        [many] { $farmers } chłopów w puli
       *[other] { $farmers } chłopa w puli
    }
shogun-web-see-again = Obejrzyj ostatnią bitwę ponownie
shogun-web-scene-attack = Bitwa: { $province }
shogun-web-scene-revolt = Bunt: { $province }
shogun-web-scene-open = Bitwę rozstrzyga wieża. Klawisz Esc pomija pokaz.
shogun-web-scenes-more = Potem jeszcze: { $more }.
shogun-web-skip-all = Pomiń wszystkie
shogun-web-thrown = rzut
shogun-web-came-out = tacka
shogun-web-by-chance = Losowo
shogun-web-see-board = Zobacz planszę
shogun-web-farmers-note = Chłopi pomagają obrońcy, chyba że w prowincji leży znacznik buntu.
shogun-web-close = Zamknij

## Planning

shogun-web-plan = Twoja plansza
shogun-web-hand = Twoje karty
shogun-web-no-card = puste
shogun-web-card-on = { $card }, na polu: { $space }
shogun-web-chest-about = Na polu akcji znaczy: nic nie rób. Na polu stawki tyle płacisz.
shogun-web-bid-about = Kto stawia najwięcej, pierwszy bierze kartę specjalną, a z nią miejsce w kolejności. Każdą stawkę się płaci.
shogun-web-order-unknown = Jej miejsce w kolejności nie jest jeszcze znane.
shogun-web-whole = Wszystkie pola są wypełnione. Zapieczętować plan?
shogun-web-send = Zapieczętuj plan
shogun-web-send-about = Wysyła cały plan. Możesz go wycofać, dopóki wszyscy nie są gotowi.
shogun-web-take-back = Wycofaj
shogun-web-clear = Wyczyść
shogun-web-plan-ready = Twój plan jest zapieczętowany.
shogun-web-withdraw-about = Wycofuje cały plan; zostaje tutaj do poprawienia.
shogun-web-why-fewest = Musi wyruszyć co najmniej jedna armia.
shogun-web-why-sealed = Twój plan jest zapieczętowany: żeby go zmienić, najpierw go wycofaj.
shogun-web-why-closed = Plany są zamknięte. Karty wykłada się znowu na początku następnej rundy.
shogun-web-why-missing = { $missing ->
        [one] Trzeba wyłożyć jeszcze { $missing } kartę.
        [few] Trzeba wyłożyć jeszcze { $missing } karty.
        [many] Trzeba wyłożyć jeszcze { $missing } kart.
       *[other] Trzeba wyłożyć jeszcze { $missing } karty.
    }
shogun-web-why-bare = Nie wyłożono jeszcze żadnej karty.
shogun-web-hint-card = Teraz wybierz kartę na podświetlone pole: z ręki albo własną prowincję na mapie.
shogun-web-hint-space = Teraz wskaż pole dla tej karty.
shogun-web-hint-start = Wybierz pole albo kartę. Karty można też przeciągać.
shogun-web-after = Po twoim planie
shogun-web-after-about = Prognoza według zasad: wykonujesz cały plan i niczego po drodze nie tracisz. Wydarzenie rundy może to zmienić.
shogun-web-after-closed = skrzynie za zakryte akcje, w dowolnej kolejności: wpływy { $gain }, wydatki { $cost }
shogun-web-after-rice = ryż: { $rice }, prowincje: { $provinces }, przed zimową stratą
shogun-web-advice = Rada
shogun-web-advice-line = { $space }: { $text }
shogun-web-advice-revolt = { $farmers ->
        [one] wybuchnie bunt, { $farmers } chłop
        [few] wybuchnie bunt, { $farmers } chłopów
        [many] wybuchnie bunt, { $farmers } chłopów
       *[other] wybuchnie bunt, { $farmers } chłopa
    } przeciw { $armies ->
        [one] { $armies } armii
        [few] { $armies } armiom
        [many] { $armies } armiom
       *[other] { $armies } armii
    }.
shogun-web-advice-too_few_chests = będziesz mieć wtedy za mało skrzyń: { $chests } z { $cost }.
shogun-web-advice-too_few_chests_perhaps = zależnie od kolejności może zabraknąć skrzyń (koszt: { $cost }).
shogun-web-advice-no_free_site = { $card } nie ma wolnego miejsca.
shogun-web-advice-built_already = { $card } ma już taki budynek.
shogun-web-advice-out_of_stock = takich budynków już zabrakło.
shogun-web-advice-too_few_armies = { $card } ma tylko jedną armię, a jedna musi zostać.
shogun-web-advice-no_target = { $card }: stamtąd nie ma dokąd iść.
shogun-web-advice-too_few_in_supply = za mało armii w zapasie: { $supply } z { $wanted }.
shogun-web-advice-bid = możesz postawić tylko { $held ->
        [one] { $held } skrzynię
        [few] { $held } skrzynie
        [many] { $held } skrzyń
       *[other] { $held } skrzyni
    }.

## Acting

shogun-web-costs = Koszt: { $cost ->
        [one] { $cost } skrzynia
        [few] { $cost } skrzynie
        [many] { $cost } skrzyń
       *[other] { $cost } skrzyni
    } z twoich { $chests }
shogun-web-gives-rice = Plon ryżu { $rice }
shogun-web-gives-tax = Podatek prowincji { $tax }
shogun-web-revolt-follows = Potem bunt: { $farmers ->
        [one] { $farmers } chłop
        [few] { $farmers } chłopów
        [many] { $farmers } chłopów
       *[other] { $farmers } chłopa
    } przeciw { $armies ->
        [one] { $armies } armii
        [few] { $armies } armiom
        [many] { $armies } armiom
       *[other] { $armies } armii
    }
shogun-web-marker-follows = Zostawia znacznik buntu
shogun-web-skip-about = Nic nie robisz i nic nie płacisz.
shogun-web-armies = Armie
shogun-web-fewer = O jedną mniej
shogun-web-more = O jedną więcej
shogun-web-go-stay = idzie { $go }, zostaje { $stay }
shogun-web-attack = Atakuj: { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }
shogun-web-move = Przesuń: { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }
shogun-web-odds = Wygrana { $win }, remis { $draw }, porażka { $loss }
shogun-web-odds-title = Szanse
shogun-web-odds-about = Policzone przez serwer przy obecnej wieży, tacce, wydarzeniu i kartach specjalnych.
shogun-web-odds-win = Wygrana { $share }
shogun-web-odds-draw = Remis { $share }
shogun-web-odds-loss = Porażka { $share }
shogun-web-odds-held = Bez skutku { $share }
shogun-web-odds-left = średnio zostaje armii: { $left }
shogun-web-odds-counting = Liczymy szanse…
shogun-web-odds-none = Tu szans nie liczymy.

## Draft

shogun-web-groups = Grupy do rozmieszczenia
shogun-web-groups-of = { $house }: { $groups }
shogun-web-blind = W ciemno
shogun-web-blind-about = Wierzchnia karta talii. Oglądasz ją, a potem umieszczasz tam grupę.
shogun-web-group-about = { $left ->
        [one] Została { $left } taka grupa.
        [few] Zostały { $left } takie grupy.
        [many] Zostało { $left } takich grup.
       *[other] Zostało { $left } takiej grupy.
    }
shogun-web-exchange = Obie pod talię, odkryj dwie inne

## Winter

shogun-web-winter = Zima
shogun-web-rice-lost = Strata ryżu
shogun-web-rice-need = Ryż / prowincje
shogun-web-unfed-short = Głodne
shogun-web-scored = Punktacja roku { $year }

## The end

shogun-web-scores = Wynik
shogun-web-winner = { $count ->
        [one] Zwycięstwo: { $who }
        [few] Wspólne zwycięstwo: { $who }
        [many] Wspólne zwycięstwo: { $who }
       *[other] Wspólne zwycięstwo: { $who }
    }
shogun-web-most = Przewagi budynków w regionach, rok po roku
shogun-web-majority = { $house } { $points } PZ, rok { $year }

## Small screens

shogun-web-tab-map = Mapa
shogun-web-tab-plan = Plansza
shogun-web-tab-houses = Rody
shogun-web-tab-order = Kolejność
