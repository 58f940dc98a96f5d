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
arena-doubt = Niepewność
arena-games = Gry
arena-seat = Miejsce przy stole
arena-clan = Klan
arena-total = Gry: { $games }, decyzje: { $decisions }, sekundy CPU: { $seconds }
arena-no-ratings = Ranking wymaga OpenSkill: pip install 'gunbai[arena]'
arena-no-plots = Wykresy wymagają matplotlib: pip install 'gunbai[arena]'
arena-rotation = Liczba gier { $games } nie jest wielokrotnością { $seats }: nie każdy bot siedział wszędzie równie często.
arena-replaced-note = Gdzie bot zawiódł lub się spóźnił, wybierał za niego Doświadczony. Za pierwszym razem: { $report }
arena-out = Gry, tabela i wykresy: { $path }
arena-broken-off = Przerwano. Kontynuuj tym samym poleceniem z --resume.
