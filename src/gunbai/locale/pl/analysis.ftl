### Po grze: co mówią `gunbai analyse` i strona analizy.

analysis-thinking = Myślimy
analysis-judged = Co rozstrzygnęło grę (ruchy: { $moves }): ocenia { $judge }, tylko według tego, co każda strona mogła wiedzieć.
analysis-judge-sage = sieć neuronowa mędrca
analysis-judge-master = doświadczenie mistrza
analysis-seat = Strona
analysis-balance = Szczęście osobno od umiejętności
    .about = jak zmieniały się szanse, w punktach procentowych
analysis-start = Na początku
analysis-own = Własne decyzje
analysis-luck = Losowania
analysis-others = Działania innych i to, co wyszło na jaw
analysis-end = Na końcu
analysis-accuracy = Dokładność
    .about = jaką część najlepszej szansy zachowano
analysis-all = Cała gra
analysis-mistakes = Błędy
analysis-chances = Szanse na zwycięstwo
analysis-when = Kiedy
analysis-place = { $season }: { $phase }
analysis-phase-draft = Dobieranie kart
analysis-phase-planning = Planowanie
analysis-phase-actions = Akcje
analysis-phase-winter = Zima
analysis-turnings = Punkty zwrotne
analysis-no-turnings = Brak: żadna chwila nie zmieniła wiele.
analysis-change = { $name } { $before } → { $after }
analysis-turning = Ruch { $move }, { $season }: { $change }. { $cause }
analysis-cause-luck = Zdecydował los.
analysis-cause-reveal = Wyszło na jaw to, co było ukryte.
analysis-did = { $name }: { $action }
analysis-decisions = Decyzje, które mogły być lepsze
analysis-no-decisions = Brak: nie znaleziono niczego wyraźnie lepszego.
analysis-move = Ruch { $move }, { $where }. { $did }
analysis-better = Lepiej: { $action } (+{ $loss } p.p.)
analysis-for = Za
analysis-against = Przeciw
analysis-ahead = słabszy wybór jest na rękę: { $name } (+{ $gain } p.p.)
analysis-risk = wybór bardziej zależy od szczęścia
analysis-more = +{ $number }
analysis-less = −{ $number }
analysis-part = { $part } { $amount }
analysis-part-points = punkty
analysis-part-force = siła na mapie
analysis-part-honor = honor
analysis-part-cards = karty i potwory
analysis-part-coins = monety
analysis-part-alliance = sojusz
analysis-part-provinces = prowincje
analysis-part-buildings = budynki
analysis-part-chests = skrzynie
analysis-part-rice = ryż
analysis-part-unrest = znaczniki buntu
analysis-part-tower = armie w wieży
analysis-part-danger = zagrożone prowincje

## Strona

analysis-about = Każda decyzja każdej strony jest oceniana według tego, co ta strona mogła wtedy wiedzieć. To około minuty namysłu; analiza trwa, nawet gdy wyjdziesz, i zostaje razem z grą.
analysis-do = Przeanalizuj grę
analysis-waiting = W kolejce: analiza zacznie się, gdy tylko zwolni się miejsce.
analysis-working = Gotowe: { $done }. Wyniki pojawiają się na bieżąco; jeśli wyjdziesz, nic nie przepadnie.
analysis-failed = Analiza się nie powiodła. Tu jest to, co znaleziono wcześniej.
analysis-not-over = Gra jeszcze trwa. Można ją przeanalizować, gdy się skończy.
analysis-later = To pojawi się, gdy tylko wykres będzie gotowy.
analysis-chances-about = Według tego, co strony mogły wtedy wiedzieć; pas pokazuje niepewność. Wybierz moment, aby zobaczyć go w powtórce.
analysis-at-move = ruch { $move }
analysis-from-to = { $before } → { $after }
analysis-adds-up = Te trzy składniki razem to zmiana szansy od pierwszego ruchu do wyniku.
analysis-mine = Twoje decyzje
analysis-theirs = Decyzje: { $name }
analysis-whose = Czyje decyzje
analysis-which = Które decyzje
analysis-show-most = Najważniejsze: { $count }
analysis-show-missed = Było coś lepszego: { $count }
analysis-show-all = Wszystkie: { $count }
analysis-no-decisions-yet = Decyzje są oceniane po wykresie.
analysis-lost = Stracono { $points ->
        [one] { $points } punkt procentowy
        [few] { $points } punkty procentowe
        [many] { $points } punktów procentowych
       *[other] { $points } punktu procentowego
    } szansy na zwycięstwo.
analysis-effect = Szansa na zwycięstwo: { $points } p.p. w porównaniu z tym, jak zagrałby rozsądny gracz bez długiego namysłu.
analysis-better-was = Lepiej: { $action }
analysis-fine = Nie znaleziono nic wyraźnie lepszego; możliwości: { $count }
analysis-chance-after = Szansa na zwycięstwo potem: { $chance }
analysis-links = { $actions } i jeszcze { $count }
analysis-table = Wykresy jako tabela
analysis-chance = Szansa
analysis-record-about = Zakończona gra w pliku, który zapisuje „Pobierz zapis gry” lub gunbai. Najpierw sprawdzane są zasady i każde losowanie.
analysis-record-file = Plik zapisu
analysis-no-json = Ten plik nie jest zapisem gry: to nie JSON.

## A gdyby

what-if-now = od tej chwili
what-if-at = po ruchu { $move }
what-if-about = Graj dalej przeciw botom. Sama gra się nie zmienia, a to, co tu zagrasz, nigdzie się nie liczy.
what-if-seat = Graj jako
what-if-hidden = To, co ukryte
what-if-kept = jak było naprawdę
what-if-dealt = rozdane na nowo, zgodnie z tym, co ta strona mogła wiedzieć
what-if-running = Gra jeszcze trwa: to, co przed tobą ukryte, zostaje rozdane na nowo, zgodnie z tym, co możesz wiedzieć.
what-if-name = Nazwa gałęzi
what-if-do = Graj dalej
what-if-branches = Twoje gałęzie tej gry
what-if-goes-on = trwa
what-if-share = Skopiuj link do tej gałęzi

## The coach

coach-about = Doradca wie tyle co ty: to, co przed tobą ukryte, może sobie tylko wyobrazić.
coach-idea = Co tu zagrać?
coach-ask = Poproszę jeden pomysł
coach-chance = { $chance } na wygraną
coach-compare = Porównaj z innymi
coach-brings = Różnica wobec następnego: { $reasons }
coach-lacks = Pierwszy w porównaniu z tym: { $reasons }
coach-clear = Wyraźnie lepszy od reszty. Możliwości: { $options }, próby: { $trials }.
coach-close = Prawie po równo: twoje zdanie waży tyle samo. Możliwości: { $options }, próby: { $trials }.
coach-not-asked = Teraz nikt cię o nic nie pyta.
coach-threat = Co grozi?
coach-fear = Co mogą zrobić inni?
coach-no-threat = Do końca pory roku lub rundy nie widać prawdopodobnych zagrożeń.
coach-worlds = Jak często zdarzało się to do końca pory roku lub rundy w możliwych światach: { $worlds }.
coach-propose = Zapytaj wszystkich
coach-rated = To gra rankingowa: nikt nie dostaje rad.
coach-unasked = Grają tu ludzie. Jeśli wszyscy się zgodzą, każdy będzie mógł pytać doradcę.
