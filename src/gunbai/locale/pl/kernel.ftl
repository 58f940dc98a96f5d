### Events and refusals of the kernel, the same in every game; seats where a game has no names for them.

seat-0 = Gracz 1
    .gen = gracza 1
    .dat = graczowi 1
    .acc = gracza 1
    .ins = graczem 1
seat-1 = Gracz 2
    .gen = gracza 2
    .dat = graczowi 2
    .acc = gracza 2
    .ins = graczem 2
seat-2 = Gracz 3
    .gen = gracza 3
    .dat = graczowi 3
    .acc = gracza 3
    .ins = graczem 3
seat-3 = Gracz 4
    .gen = gracza 4
    .dat = graczowi 4
    .acc = gracza 4
    .ins = graczem 4
seat-4 = Gracz 5
    .gen = gracza 5
    .dat = graczowi 5
    .acc = gracza 5
    .ins = graczem 5

quoted = „{ $text }”

event-undone = { $seat } cofa { $amount ->
        [one] { $amount } wybór
        [few] { $amount } wybory
        [many] { $amount } wyborów
       *[other] { $amount } wyboru
    }
event-undone_by_you = { $seat }, cofasz { $amount ->
        [one] { $amount } zapieczętowany wybór
        [few] { $amount } zapieczętowane wybory
        [many] { $amount } zapieczętowanych wyborów
       *[other] { $amount } zapieczętowanego wyboru
    }

refusal-turn-not_yours = { $seat } nie ma teraz nic do wyboru.
refusal-decision-stale = Gra poszła już dalej: to odpowiedź na wcześniejsze pytanie.
refusal-action-form = { $text }: potrzebne są miejsce i akcja.
refusal-action-unknown = { $text }: nie ma takiej akcji w tej grze.
refusal-action-numbers = { $text }: brakuje liczb całkowitych albo jest ich za dużo.
refusal-undo-too_far = { $possible ->
        [0] Nie możesz niczego cofnąć
        [one] Możesz cofnąć { $possible } wybór
        [few] Możesz cofnąć { $possible } wybory
        [many] Możesz cofnąć { $possible } wyborów
       *[other] Możesz cofnąć { $possible } wyboru
    }: losowania, odkrycia i ruchu innego gracza się nie cofa.
refusal-batch-crosses_reveal = Wybieraj po kolei: po drodze coś zostaje odkryte.
refusal-input-badinput = { $kind ->
        [among] { $field }: można wybrać { $words }, a podano { $got }.
        [like] { $field }: nie ma { $got }; są na przykład { $words }.
        [range] { $field }: liczba powinna być od { $low } do { $high }, a podano { $got }.
       *[text] { $field }. Wymagane: { $expected }; podano: { $got }.
    }
refusal-extra-missing = Potrzebny jest do tego pakiet { $package }: pip install 'gunbai[{ $extra }]'
refusal-input-badposition = { $field }. Wymagane: { $expected }; podano: { $got }.
refusal-input-badrecord = { $field }. Wymagane: { $expected }; podano: { $got }.

field-seat = Miejsce
field-seats = Miejsca
field-moment = Moment
field-move = Ruch
field-players = Gracze
field-humans = Ludzie
field-language = Język
field-clause = Punkt
field-game = Gra
field-bot = Bot
field-agent = Agent
field-temper = Charakter
field-options = Opcja
field-asides = Działania poza kolejką
field-illegal = Niedozwolone działania
field-rewards = Nagrody
field-games = Gry
field-workers = Procesy
field-think = Czas namysłu w milisekundach
field-seconds = Sekundy
field-split = Część
field-step = Krok
field-samples = Rzuty
field-seed = Ziarno
field-attack = Atakujący
field-defend = Obrońcy
field-tower = Wieża
field-to = Ostatni ruch
field-engine = Silnik
field-file = Plik
field-search = Szukanie
field-record = Zapis
field-option = Opcja
field-bots = Boty
field-player-seed = Ziarno gracza
field-luck = Los
field-config = Konfiguracja
field-document = Dokument
field-promise = Obietnica
field-settings = Ustawienia
field-database = Baza danych
field-address = Adres
field-table = Stół
field-person = Osoba
field-number = Numer
field-version = Wersja
field-theme = Temat

expected-rule_words = słowa, które występują w zasadach
expected-defenders = liczba obrońców albo --neutral
expected-tower = shogun, gdzie rozstrzyga wieża
expected-bytes = najwyżej { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
        [many] { $most } bajtów
       *[other] { $most } bajta
    }
expected-utf8_record = zapis gry w UTF-8
expected-readable = zapis gry, który da się odczytać
expected-json = dokument JSON (wiersz { $line }, kolumna { $column })
expected-file_there = istniejący plik
expected-file_allowed = plik, do którego masz dostęp
expected-folder_there = plik w istniejącym folderze
expected-file_no_folder = plik, a nie folder
expected-disk_room = wolne miejsce na dysku
expected-running = gra, która jeszcze trwa (inne pokaże gunbai replay)
expected-commas = nazwy oddzielone przecinkami
expected-names = od 1 do { $most } nazw
expected-printable = od 1 do { $most } drukowalnych znaków
expected-new_file = nowy plik (albo --resume, żeby kontynuować tamtą grę)
expected-finished_game = zapis zakończonej gry
expected-whole_game = gra od początku (tę wznowi gunbai play --resume)
expected-unfinished = chwila przed końcem gry
expected-one_player = zakończona gra albo gra z jednym graczem
expected-own_seat = --seat, bo ta gra jeszcze trwa, a jej tajemnice należą do innych
expected-no_tempers = bez charakteru, bo w tej grze go nie ma
expected-no_temper = bez charakteru, bo ten bot nie zawiera układów
expected-own_temper = bez charakteru, bo postać ma własny
expected-clans = tyle klanów, ilu graczy ({ $most })
expected-draft_on_moon = draft po stronie księżyca (tabele są dla strony słońca, SG2.6)
expected-sun_with_three = sun dla 3 graczy albo moon_three=assumed (SG1.1)
expected-setting = wartość zgodna z opisem w docs/server.md ({ $why })
expected-toml = plik TOML
expected-free_address = wolny adres tego komputera
expected-database = plik albo adres zaczynający się od postgresql://
expected-database_answers = baza danych, która odpowiada
expected-older_schema = schemat do wersji { $newest }, a nie z nowszej Gunbai
expected-schema = schemat od { $oldest } do { $newest }
expected-sqlite = SQLite; dla PostgreSQL jest pg_dump
expected-no_file_yet = plik, którego jeszcze nie ma
expected-table_id = identyfikator stołu, jak pokazuje gunbai admin list
expected-table_begun = stół, przy którym gra już się zaczęła
expected-table_going = otwarty stół albo stół, przy którym trwa gra
expected-table_of_theirs = stół, przy którym ta osoba siedzi, a gra się nie skończyła
expected-person = nazwa konta albo czyjś identyfikator
expected-account = konto, a nie gość
expected-said_number = numer, który pokazuje gunbai admin talk
expected-whole = liczba całkowita od { $low } do { $high }
expected-among = jedno z: { $words }
expected-pieces_of_clan = najwyżej { $most } na jeden klan
expected-worshippers = w świątyni tylko shinto i Komainu
expected-own_monster = potwór, którego kartę ma ten klan, i tylko w jednym miejscu
expected-one_owner = jeden właściciel tego potwora
expected-copies = takich kart łącznie najwyżej { $most }
expected-mutual_ally = sojusznik, dla którego ten klan też jest sojusznikiem
expected-four_kami = cztery różne kami
expected-first_kami = kami pierwszej gry, bo wybrano tę opcję
expected-different_wars = różne prowincje
expected-every_seat = każdy gracz jeden raz
expected-token_once = każdy żeton wojny jeden raz
expected-foreign_hostages = jeńcy tylko spośród figurek innych graczy
expected-bids_within = stawki w granicach posiadanych monet ({ $most })
expected-fitting_steps = moment zgodny z resztą pozycji
expected-moment_comes = moment, w którym ktoś ma coś do wyboru
expected-board_province = prowincja z tej strony planszy
expected-markers = znaczników buntu łącznie najwyżej { $most }
expected-sites = różnych budynków w tej prowincji najwyżej { $most }
expected-armies_in_all = armii na ród najwyżej { $most }
expected-farmers_in_all = chłopów łącznie najwyżej { $most }
expected-buildings_in_all = takich budynków łącznie najwyżej { $most }
expected-free_special = karta specjalna, której nie ma nikt inny
expected-free_provinces = karty neutralnych prowincji, każda jeden raz
expected-no_special_yet = żadnych kart specjalnych, póki powstają plany
expected-back_of_plan = zakryta karta na każdym polu z planem i na żadnym innym
expected-one_moment = bez numeru, bo pozycja to jeden moment
expected-own_card = karta tego rodu
