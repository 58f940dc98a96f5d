### gunbai arena: tournaments between bots.

arena-table = Stół { $number }: { $bots }
arena-bot = Bot
arena-wins = Wygrane
arena-share = Udział
arena-interval = 95%
arena-score = Wynik
arena-rank = Miejsce
arena-cpu = ms
arena-slowest = Maks. ms
arena-replaced = Błędy
arena-rating = Ocena (rating)
arena-games = Gry
arena-seat = Miejsce przy stole
arena-clan = Klan
arena-total = Gry: { $games }, decyzje: { $decisions }, sekundy CPU: { $seconds }
arena-no-plots = Wykresy wymagają matplotlib: pip install 'gunbai[arena]'
arena-rotation = Liczba gier { $games } nie jest wielokrotnością { $seats }: nie każdy bot siedział wszędzie równie często.
arena-replaced-note = Gdzie bot zawiódł lub się spóźnił, wybierał za niego Doświadczony. Za pierwszym razem: { $report }
arena-out = Gry, tabela i wykresy: { $path }
arena-broken-off = Przerwano. Kontynuuj tym samym poleceniem z --resume.
arena-page-title = { $game }: liga
arena-page-settings = Gier: { $games }, ziarno { $seed }, gunbai { $version }, zasady { $rules }; { $machine }
arena-page-ratings = Ocena z przedziałem, w którym leży 95% powtórzonych prób
arena-page-shares = Udziały zwycięstw; linia przerywana to równy udział
arena-page-balance = Czy miejsca i klany wygrywają równie często?
arena-page = Strona ligi: { $path }
