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
refusal-action-form = { $text }: oczekiwano miejsca i akcji.
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
refusal-input-badposition = { $field }. Wymagane: { $expected }; podano: { $got }.
refusal-input-badrecord = { $field }. Wymagane: { $expected }; podano: { $got }.

field-seat = Miejsce
field-seats = Miejsca
field-players = Gracze
field-humans = Ludzie
field-language = Język
field-clause = Punkt
field-game = Gra
field-bot = Bot
field-temper = Charakter
field-options = Opcja
field-games = Gry
field-workers = Procesy
field-think = Czas namysłu w milisekundach
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
field-luck = los
field-document = dokument
field-promise = obietnica

expected-rule_words = słowa, które występują w zasadach
expected-defenders = liczba obrońców albo --neutral
expected-tower = shogun, gdzie rozstrzyga wieża
expected-bytes = nie więcej bajtów niż { $most }
expected-utf8_record = zapis gry w UTF-8
expected-readable = zapis gry, który da się odczytać
expected-running = gra, która jeszcze trwa (inne pokaże gunbai replay)
expected-commas = nazwy oddzielone przecinkami
expected-names = od 1 do { $most } nazw
expected-printable = od 1 do { $most } drukowalnych znaków
expected-new_file = nowy plik (albo --resume, żeby kontynuować tamtą grę)
expected-own_seat = --seat, bo ta gra jeszcze trwa, a jej tajemnice należą do innych
expected-no_tempers = brak: w tej grze ich nie ma
expected-no_temper = brak: ten bot nie zawiera układów
expected-own_temper = brak: postać ma własny
expected-clans = tyle klanów, ilu graczy ({ $most })
expected-draft_on_moon = draft po stronie księżyca (tabele są dla strony słońca, SG2.6)
expected-sun_with_three = sun dla 3 graczy albo moon_three=assumed (SG1.1)
