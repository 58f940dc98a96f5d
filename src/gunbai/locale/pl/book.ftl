### The rulebook: its pages and the words around what the engine shows.

book-page-overview = Gra w pięć minut
book-page-box = Co jest w pudełku
book-page-map = Mapa
book-page-clans = Klany
book-page-mandates = Rozkazy, kami, wojna
book-page-cards = Karty pór roku
book-page-actions = Akcje i budynki
book-page-events = Wydarzenia i karty specjalne
book-page-start = Tabele początkowe
book-page-turn = Pierwsza gra w obrazkach
book-page-questions = Pytania i odpowiedzi
book-page-words = Słowniczek
book-page-every = Wszystkie zasady po kolei
book-learn = Naucz się, grając
    .about = { $steps ->
        [one] { $steps } krok, około 10 minut
        [few] { $steps } kroki, około 10 minut
        [many] { $steps } kroków, około 10 minut
       *[other] { $steps } kroku, około 10 minut
    }
book-how = Jak przebiega gra
book-each-player = Dla każdego gracza
book-shared = Wspólne
book-many = ile potrzeba
book-setup = Przygotowanie
book-by-land = Lądem
book-by-sea = Morzem
book-all = Wszystkie
book-search-cards = Szukaj wśród kart
book-no-cards = Nie ma takiej karty.
book-copies = { $count ->
        [one] { $count } kopia
        [few] { $count } kopie
        [many] { $count } kopii
       *[other] { $count } kopii
    }
book-players = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
book-out = Nie bierze udziału w grze na 3 osoby
book-things = Karty i cała reszta
book-search-words = Szukaj w słowniczku
book-also = Także: { $words }
book-edition = W polskim wydaniu: { $word }
book-next = Dalej: { $page }
book-playable = Każdy obrazek to prawdziwa pozycja z silnika gry. Tę samą grę możesz rozegrać.
