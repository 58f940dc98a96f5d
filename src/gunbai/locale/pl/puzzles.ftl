### Zadania: pozycje z gier botów z jednym wyraźnie najlepszym wyborem.

puzzles-title = Zadania
puzzles-about = W każdej pozycji jeden wybór jest wyraźnie najlepszy, a szybki bot go nie widzi. Liczy się tylko to, co strona może wiedzieć: żadna odpowiedź nie zależy od ukrytego losu.
puzzles-daily = Zadanie dnia
puzzles-solve = Rozwiąż
puzzles-next = Następne zadanie
puzzles-list = Wszystkie zadania
puzzles-theme = Temat
puzzles-all = Wszystkie
puzzles-rating = Twój ranking
puzzles-guess = wstępny, ±{ $deviation }
puzzles-solved = Rozwiązane
puzzles-of = { $right } z { $tried }
puzzles-streak = Z rzędu
puzzles-best = rekord: { $count }
puzzles-days = Dni z rzędu
puzzles-days-about = zadanie dnia
puzzles-status-right = rozwiązane
puzzles-status-wrong = nieudane
puzzles-status-new = nowe
puzzle-choices = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}
puzzle-chain = kilka wyborów naraz
puzzle-level = trudność { $rating }
puzzle-task = Znajdź najlepszy wybór. Strona: { $name }.
puzzle-label = Zadanie
puzzle-right = Dobrze!
puzzle-wrong = Jest coś lepszego.
puzzle-shown = Rozwiązanie
puzzle-yours = Twój wybór
puzzle-best = Najlepszy wybór
puzzle-quick = Szybki bot
puzzle-rated = Ranking { $rating } ({ $change })
puzzle-first = Liczy się tylko pierwsza próba.
puzzle-show = Pokaż rozwiązanie
puzzle-show-about = Policzy się jako nieudana próba.
puzzle-again = Jeszcze raz
puzzle-play = Rozwiązanie na planszy
puzzle-more = Pokaż objaśnienia
puzzle-less = Ukryj objaśnienia
puzzle-theme-alliances = Sojusze
puzzle-theme-mandates = Rozkazy
puzzle-theme-recruits = Werbunek
puzzle-theme-cards = Karty pór roku
puzzle-theme-marshals = Formacje
puzzle-theme-betrayals = Zdrady
puzzle-theme-bids = Licytacje
puzzle-theme-battles = Bitwy
puzzle-theme-opening = Początek gry
puzzle-theme-plans = Plany
puzzle-theme-tower = Szanse w wieży
puzzle-theme-order = Kolejność
puzzle-theme-winter = Zima i bunty
puzzle-theme-harvest = Zbiory i podatki
puzzle-theme-buildings = Budynki
puzzle-theme-armies = Armie

## Terminal

puzzle-cli-head = Zadanie { $id }: { $theme }, trudność { $rating }
puzzle-cli-chance = { $choice }: { $action } ({ $chance })
