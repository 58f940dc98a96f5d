book-page-overview = Das Spiel in 5 Minuten
book-page-box = In der Schachtel
book-page-map = Die Karte
book-page-clans = Die Clans
book-page-mandates = Befehle, Kami, Krieg
book-page-cards = Jahreszeitenkarten
book-page-actions = Aktionen und Gebäude
book-page-events = Ereignisse und Sonderkarten
book-page-start = Starttabellen
book-page-turn = Ein erstes Spiel in Bildern
book-page-questions = Fragen und Antworten
book-page-words = Wörterverzeichnis
book-page-every = Alle Regeln der Reihe nach
book-learn = Spielend lernen
    .about = { $steps ->
        [one] { $steps } Schritt, etwa 20 Minuten
       *[other] { $steps } Schritte, etwa 20 Minuten
    }
book-how = So läuft es ab
book-each-player = Für jeden Spieler
book-shared = Für alle zusammen
book-many = so viele wie nötig
book-setup = Aufbau
book-by-land = Über Land
book-by-sea = Über See
book-all = Alle
book-search-cards = Karten durchsuchen
book-no-cards = Keine Karte passt.
book-copies = { $count ->
        [one] { $count } Exemplar
       *[other] { $count } Exemplare
    }
book-players = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
book-out = Bei 3 Spielern nicht im Spiel
book-things = Karten und anderes
book-search-words = Wörter durchsuchen
book-also = Auch: { $words }
book-edition = In der Ausgabe: { $word }
book-next = Weiter: { $page }
book-playable = Jedes Bild ist eine echte Stellung. Dasselbe Spiel kannst du selbst spielen.
