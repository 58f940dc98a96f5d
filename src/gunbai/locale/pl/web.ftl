### The pages.

## Everywhere

app-name = Gunbai
skip-to-content = Przejdź do treści
loading = Chwileczkę…
guest-name = Gość { $number }
guest-mark = gość
guest-named = { $name } (gość)
go-home = Na stronę główną
try-again = Spróbuj ponownie
close = Zamknij
copy = Kopiuj
copied = Skopiowano
you = ty
tip-clause = Punkt { $clause }
game-rising-sun = Rising Sun
    .about = Klany, sojusze i zdrada. Trzy pory roku polityki i wojny, a zimą liczenie punktów. 3–5 graczy, około półtorej godziny.
    .short = Sojusze i zdrada
game-shogun = Shogun
    .about = Zaplanuj w tajemnicy całą rundę, wyżyw swoje prowincje, a o bitwach niech rozstrzyga wieża. 3–5 graczy, około dwóch godzin.
    .short = Tajne plany i wieża bitewna

nav-lobby = Stoły
nav-rules = Zasady
nav-settings = Ustawienia
nav-profile = Profil
nav-label = Menu główne

## Screens that say what went wrong

old-page-title = Gunbai ma nową wersję
old-page-text = Ta strona jest starsza niż serwer. Twoja gra jest zapisana; wczytaj stronę ponownie, aby grać dalej.
old-page-do = Wczytaj ponownie
page-failed-title = Ta strona się nie wczytała
page-failed-text = Serwer nie odpowiada. Może chwilowo nie działa albo nie masz połączenia z siecią.
no-page-title = Pod tym adresem nic nie ma
no-page-text = Link może być stary albo błędnie wpisany.
table-unknown-title = Nie ma takiego stołu
table-unknown-text = Stół nie istnieje, wygasł albo jest prywatny, a w tym linku brakuje zaproszenia.
table-full-title = Stół jest pełny
table-full-text = Wszystkie miejsca są zajęte. Możesz oglądać grę albo otworzyć własny stół.
table-watch = Oglądaj
kicked-title = Wylogowano cię
kicked-text = Twoja sesja wygasła albo ten serwer już cię nie wpuszcza. Zaloguj się ponownie lub graj dalej jako gość.
server-gone-title = Serwer milczy
server-gone-text = Wciąż próbujemy. Nic nie przepadło: każdy ruch jest zapisywany, zanim się pokaże.
invite-bad-title = To zaproszenie nie działa
invite-bad-text = Może jest błędnie wpisane albo stołu już nie ma. Poproś o nowy link.
seat-bad-title = Ten link do miejsca nie działa
seat-bad-text = Zastąpił go nowszy albo jest błędnie wpisany. Utwórz nowy przy stole na urządzeniu, na którym nadal siedzisz.

## First page

home-title = Siadaj i graj
home-lead = Dwie gry planszowe o feudalnej Japonii: ścisłe zasady, uczciwy los i cierpliwe boty. Bez rejestracji.
home-play-bots = Graj z botami
home-play-bots-of = Graj w { $game } z botami
home-new = Nowy stół
home-new-of = Nowy stół: { $game }
home-friends = Zaproś znajomych
home-starting = Rozkładamy grę…
home-failed = Nie udało się przygotować stołu.
lobby-mine = Twoje stoły
lobby-open = Otwarte stoły
lobby-running = Gry do oglądania
lobby-none-mine = Nie siedzisz jeszcze przy żadnym stole.
lobby-none-open = Nikt nie czeka na graczy. Otwórz stół: znajomi dołączą przez link.
lobby-none-running = Nie toczy się żadna publiczna gra.
lobby-failed = Nie udało się wczytać stołów.
lobby-go-on = Graj dalej
lobby-your-turn = Twoja tura
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-replay = Powtórka
lobby-seats = Zajęte miejsca: { $taken } z { $seats }

## New table

new-title = Nowy stół
new-game = Gra
new-players = Gracze
new-seats = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
new-who = Kto gdzie siedzi
new-me = Ty
new-person = Ktoś przez link
new-bot = Bot: { $bot }
new-here = Ktoś przy tym ekranie
new-here-name = Gracz { $number }
new-seat = Miejsce { $number }
new-faces = Wybierz po twarzy
new-people = Ludzie
new-cast = Postacie
new-plain = Zwykłe boty
new-draw = Wylosuj innych
new-clans = Klany
new-clans-random = Losowo
new-clans-chosen = Wybrane tutaj
new-clans-hint = Możesz też wybrać klany (potrzeba: { $count }); los przydzieli je do miejsc.
new-options = Opcje gry
new-options-hint = Na pierwszą rozgrywkę wystarczą wartości standardowe.
new-rulings = Więcej opcji i rozstrzygnięć: { $count }
new-pace = Tempo
new-pace-free = Bez zegara
    .about = Każdy ma tyle czasu, ile potrzebuje.
new-pace-live = Na żywo
    .about = 2 minuty na ruch i 15 minut zapasu: jeden wieczór.
new-pace-turns = Doba na ruch
    .about = Każdy ruch w ciągu doby: graj, gdy masz chwilę.
new-policy = Gdy czas się skończy
new-policy-bot = Gra bot
new-policy-wait = Stół czeka
new-policy-vote = Inni głosują
new-public = Każdy może oglądać i usiąść na wolnym miejscu
table-default-name = Stół: { $name }
new-name = Nazwa stołu
new-create = Otwórz stół
new-start = Zacznij grę

bot-random = Wędrowiec
    .about = Wybiera losowo spośród dozwolonych ruchów. Dobry, żeby się rozejrzeć.
bot-novice = Nowicjusz
    .about = Zna zasady i ma trochę dobrych nawyków, ale popełnia błędy.
bot-steady = Doświadczony
    .about = Gra solidnie, choć nie patrzy daleko naprzód.
bot-master = Mistrz
    .about = Rozważa naprzód wiele możliwych przebiegów gry. Na ruch potrzebuje kilku sekund.

bot-abbot = Ryosetsu
    .about = Odzywa się raz na wieczór, a wszyscy zmieniają plany.
bot-merchant = Komatsuya Oshige
    .about = Liczy twoje monety szybciej niż ty.
bot-veteran = Kuroiwa Danzo
    .about = Stracił oko, dotrzymując słowa; następnego też dotrzyma.
bot-poet = Asagiri Sen
    .about = Woli pięknie przegrać, niż nudno wygrać; rzadko musi wybierać.
bot-fisher = Isohama Tetsu
    .about = Czyta przypływ, potem stół, potem twoją twarz.
bot-actor = Kagero
    .about = Płacze prawdziwymi łzami na zawołanie; sprawdź potem sakiewkę.
bot-astronomer = Hoshimi Ito
    .about = Widziała w gwiazdach koniec tego sojuszu i mimo to podpisała.
bot-magistrate = Itsuki Genba
    .about = Każdy traktat czyta na głos, dwa razy.
bot-monk = Warabe-bo
    .about = Śmieje się ze swoich strat; z twoich głośniej.
bot-widow = Mitsuse Kaede
    .about = Podniosła sztandar w dniu, w którym upadł, i wciąż go trzyma.
bot-cartographer = Nagisa Rokubei
    .about = Zna najkrótszą drogę do twojej prowincji i wie, ile jest warta.
bot-archer = Takemori Shigure
    .about = Od wiosny ani słowa. Mówią strzały.

bot-tempered = { $bot }, { $temper }
temper-none = zwyczajny
temper-even = wyważony
    .about = Ani lepszy, ani gorszy niż inni.
temper-loyal = lojalny
    .about = Dotrzymuje sojuszy.
temper-greedy = chciwy
    .about = Idzie tam, gdzie są nagrody.
temper-treacherous = zdradziecki
    .about = Zdradza, gdy się to opłaca.
new-temper = Charakter

## Waiting for players

wait-title = Czekamy na graczy
wait-invite = Wyślij ten link znajomym
wait-free = wolne
wait-start = Zacznij grę
wait-not-yet = Najpierw trzeba obsadzić wolne miejsca znajomymi albo botami.
wait-fill = Dosadź boty
wait-leave = Odejdź od stołu
wait-join = Usiądź tutaj
wait-seed = Los wynika z tajnego ziarna; jego skrót SHA-256 ogłaszamy teraz, a ziarno na końcu, więc każdy może wszystko sprawdzić.

## Table

table-your-turn = Twoja tura
table-year = Rok { $year }
table-turn-of = Wybiera: { $name }
table-turns-of = Wybierają: { $names }
table-over = Koniec gry
table-paused = Przerwa
table-past = Wcześniej:
table-now = Do bieżącej chwili
stage = Co się dzieje
stage-pause = Wstrzymaj
stage-resume = Dalej
stage-rate = Tempo: ×{ $rate }
stage-skip = Pomiń
table-watching = Oglądasz grę
table-bot-thinks = { $name } myśli…
table-choices = Twoje możliwości
table-confirm = Potwierdź
table-confirm-hint = To kończy twoją turę albo oddaje ruch innym.
why-busy = Twój poprzedni wybór jest jeszcze w drodze.
why-beginning = To już początek.
why-end = To już koniec.
why-starting = Stół jest właśnie przygotowywany.
table-change = Zmień
table-undo = Cofnij
table-reset = Cofnij turę
table-since = Od twojej ostatniej tury
table-log = Dziennik
table-chat = Czat
table-deals = Układy
table-more = Stół
table-text = Tryb tekstowy
table-unavailable = Co jest teraz niemożliwe i dlaczego
    .none = Wszystko, czego dotyczy to pytanie, jest możliwe.
table-online = przy stole
table-offline = poza stołem
table-stand-in = gra bot
stand-in-mine = Twój czas minął: gra za ciebie bot.
stand-in-back = Wracam do gry
table-ready = gotowe
table-thinking = wybiera
table-bank = Zostało { $time }
table-spectators = { $count ->
        [0] nikt nie ogląda
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
table-mending = Utracono połączenie. Wznawiamy…
table-mended = Połączenie wróciło.
table-mend-now = Spróbuj teraz
table-curtain-title = { $name }, twoja tura
table-curtain-text = Reszta odwraca wzrok.
table-curtain-do = To ja: { $name }
table-board = Plansza
table-map-label = Plansza gry { $game }

log-all = Wszyscy
log-phase-all = Cała gra
log-empty = Jeszcze nic się nie wydarzyło.
log-filter-player = Gracz
log-filter-phase = Faza
log-step-back = Krok wstecz
log-step-on = Krok dalej
log-steps = Krok po kroku

chat-empty = Nikt jeszcze nic nie napisał.
voices-mute = Wycisz postacie
voices-hear = Słuchaj postaci
voices-mute-one = Wycisz
chat-to = Do
chat-all = Wszyscy
chat-say = Wyślij
chat-placeholder = Napisz coś…
chat-whisper = prywatnie: { $name }

deal-empty = Nie ma jeszcze układów. Po przyjęciu układu monety i ronini od razu zmieniają właściciela; obietnice nikogo nie wiążą, ale stół pamięta.
deal-new = Nowa oferta
deal-to = Z kim
deal-give = Dajesz
deal-take = Dostajesz
deal-promise = Obiecujesz
deal-put-in = Najpierw coś dodaj: monety, roninów albo obietnicę.
deal-promise-asked = Obiecują ci
deal-coins = Monety
deal-ronin = Ronini
deal-send = Zaproponuj
deal-send-gift = Podaruj
deal-accept = Przyjmij
deal-refuse = Odrzuć
deal-counter = Kontroferta
deal-retract = Wycofaj
deal-mark-kept = Dotrzymana
deal-mark-broken = Złamana
deal-kept = Obietnica dotrzymana
deal-broken = Obietnica złamana
deal-status-open = otwarta
deal-status-accepted = przyjęta
deal-status-refused = odrzucona
deal-status-retracted = wycofana
deal-status-countered = kontroferta
deal-status-expired = wygasła
deal-goods = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }, { $ronin ->
        [one] { $ronin } ronin
        [few] { $ronin } roninów
        [many] { $ronin } roninów
       *[other] { $ronin } ronina
    }
deal-nothing = nic
deal-you = Ty
deal-promises = obietnica: „{ $text }”

vote-call = Zapytaj innych
vote-undo = Cofnij mój ostatni ruch
vote-pause = Zrób przerwę
vote-resume = Graj dalej
vote-abort = Porzuć grę
vote-replace = Niech bot gra za: { $name }
vote-asks-undo = { $name } prosi o cofnięcie ruchu.
vote-asks-pause = { $name } prosi o przerwę.
vote-asks-resume = { $name } chce grać dalej.
vote-asks-abort = { $name } chce porzucić grę.
vote-asks-replace = { $name } chce, żeby bot grał za: { $target }.
vote-yes = Tak
vote-no = Nie
vote-waiting = Czekamy na głos: { $names }.
more-link = Link dla znajomych i widzów
more-seat-link = Moje miejsce na innym urządzeniu
more-seat-link-about = Ten link otwiera twoje miejsce: nikomu go nie dawaj. Nowy unieważnia stary.
more-seat-link-make = Utwórz link
more-rules = Zasady tej gry
more-replay = Powtórka
more-download = Pobierz zapis gry
more-rematch = Zagraj ponownie
more-rematch-join = Do następnej gry
more-seed = Skrót tajnego ziarna

over-title = Wygrywa { $name }
over-shared = Wspólne zwycięstwo: { $names }
over-total = Razem
over-aborted = Gra porzucona.
over-expired = Stół wygasł.

## Replay

replay-title = Powtórka
replay-to-table = Wróć do stołu
replay-move = Ruch { $move } z { $moves }
replay-eyes = Widok
replay-eyes-all = Wspólny
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-back = Ruch wstecz
replay-forward = Ruch dalej
replay-first = Na początek
replay-speed = Szybkość
replay-link = Link do tego ruchu
replay-download = Pobierz
replay-not-over = Gra jeszcze trwa. Powtórka otworzy się po jej końcu.

## Rules

rules-title = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-found = { $count ->
        [0] Nic nie znaleziono
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
rules-chapters = Rozdziały
rules-see = Zobacz
rules-none = Nic w zasadach nie pasuje do „{ $query }”.
rules-unknown = Nie ma punktu { $clause }. Może któryś z tych:
rules-sheet = Ściąga z zasad
    .about = Wszystko, co sprawdza się podczas gry, do druku na A4
    .provinces = Prowincje: podatki · ryż · miejsca na budynki
rules-examples = Przykłady
rules-options = Opcje i rozstrzygnięcia
    .about = Opcje wybiera się dla stołu; pierwsza jest wartość standardowa. Rozstrzygnięcia mówią to, czego nie mówi instrukcja.
rules-ruling = Nasze rozstrzygnięcie
rules-instead = Inne odczytania
rules-standard = Standard
rules-used = Gdzie się to stosuje
rules-use-clause = Zasady
rules-use-card = Karty
rules-use-mandate = Rozkazy
rules-use-kami = Kami
rules-use-advantage = Przewagi wojenne
rules-use-clan = Klany
rules-use-figure = Figurki
rules-use-phase = Pora roku
rules-use-option = Opcje
rules-use-action = Akcje
rules-use-building = Budynki
rules-use-special = Karty specjalne
rules-use-step = Runda
rules-use-event = Wydarzenia
rules-use-question = Wybory
rules-use-news = Co się dzieje
rules-use-refusal = Odmowy
rules-use-book = Pytania
example-show = Pokaż na planszy
example-hide = Zamknij planszę
example-position = Sytuacja
example-step = Krok { $step } z { $steps }
example-back = Krok wstecz
example-on = Krok dalej

## Profile and settings

settings-title = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-contrast = Kolory
settings-contrast-normal = Tusz i washi
settings-contrast-strong = Mocny kontrast
settings-motion = Animacje
settings-motion-system = Jak w systemie
settings-motion-reduced = Mniej ruchu
settings-pace = Pokazuj zdarzenia
settings-pace-all = Wszystkie, bez pośpiechu
settings-pace-brief = Najważniejsze
settings-pace-none = Żadnych: od razu dalej
settings-sound = Dźwięki
settings-sound-about = Drewno, monety i bębny towarzyszą grze, a gdy przychodzi twoja tura, słychać stuk.
settings-music = Muzyka
settings-music-about = Ciche koto podczas gry, za każdym razem inna melodia.
settings-volume = Głośność
settings-confirm = Pytaj przed końcem mojej tury
settings-confirm-about = Ostatni wybór w turze wysyłamy dopiero wtedy, gdy go potwierdzisz.
settings-text = Tryb tekstowy
settings-text-about = Stół jako tekst: sytuacja jest opisana zdaniami, a możliwości są listą.
settings-notices = Powiadomienia
settings-notices-about = Powiadomienie przeglądarki, gdy jest twoja tura, a strona jest ukryta.
settings-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
profile-title = Profil
profile-guest = Grasz jako gość na tym urządzeniu. Z kontem masz swoje gry wszędzie.
profile-name = Nazwa
profile-password = Hasło, co najmniej 8 znaków
profile-create = Załóż konto
profile-sign-in = Zaloguj się
profile-sign-out = Wyloguj się
profile-games = { $count ->
        [one] { $count } rozegrana gra
        [few] { $count } rozegrane gry
        [many] { $count } rozegranych gier
       *[other] { $count } rozegranej gry
    }
profile-won = Wygrane: { $count }
profile-kept = Obietnice dotrzymane: { $kept }, złamane: { $broken }
profile-since = Z nami od: { $date }
profile-nobody = Nie siedzisz jeszcze przy żadnym stole.
profile-unknown = Nie ma takiego profilu.

## My account, and how one comes in

account-password = Zmień hasło
account-old = Obecne hasło
account-new = Nowe hasło, co najmniej 8 znaków
account-change = Zmień
account-changed = Hasło zmienione, a na wszystkich innych urządzeniach cię wylogowano.
account-mail = Adres na wypadek zapomnianego hasła
account-mail-none = Nie ma adresu: kto zapomni hasła, musi poprosić administratora.
account-mail-field = Adres e-mail
account-mail-set = Wyślij tam list
account-mail-sent = List jest w drodze. Adres zacznie działać, gdy klikniesz zawarty w nim link.
account-mail-remove = Zapomnij adres
account-sessions = Gdzie masz otwarte sesje
account-session-guest = Jako gość
account-session-new-account = Od założenia konta
account-session-signed-in = Nazwą i hasłem
account-session-seat-link = Linkiem do miejsca
account-session-here = to urządzenie
account-session-end = Wyloguj tam
account-stored = Co o tobie przechowujemy
account-stored-about = Twoje gry, wypowiedzi, umowy i sesje w jednym pliku.
account-export = Pobierz plik
account-end = Usuń konto
account-end-guest = Usuń wszystko o mnie
account-end-about = Twoja nazwa, wypowiedzi i sesje zostaną usunięte. Trwające gry dokończą boty; zakończone zostaną, ale bez twojej nazwy. Nikt nie może tego cofnąć.
account-end-sure = Usuń na zawsze
forgotten = Nie pamiętasz hasła?
forgotten-sent = Jeśli konto ma adres, list z linkiem jest w drodze.
forgotten-no-mail = Ten serwer nie wysyła poczty. Link do nowego hasła może ci dać jego administrator.
reset-title = Nowe hasło
reset-text = Gdy je ustawisz, wylogujemy cię na wszystkich urządzeniach.
reset-do = Ustaw hasło
reset-done = Hasło ustawione. Zaloguj się nim.
ticket-bad-title = Ten link nie działa
ticket-bad-text = Został już użyty, jest za stary albo błędnie wpisany. Poproś o nowy.
mail-done-title = Adres jest twój
mail-done-text = Jeśli zapomnisz hasła, link przyjdzie właśnie tam.
welcome-title = Masz zaproszenie
welcome-text = Tym linkiem założysz jedno konto na tym serwerze.
entry-closed = Obecnie nikt nie może tu założyć konta.
entry-invited = Konto zakłada się tu na zaproszenie: poproś o link.

## The admin's page

nav-host = Serwer
host-people = Ludzie
host-tables = Stoły
host-entry = Kto może wejść
host-search = Część nazwy
host-nobody = Nikt się tak nie nazywa.
host-mark-admin = administrator
host-mark-banned = bez wstępu
host-mark-muted = bez głosu
host-ban = Nie wpuszczaj
host-unban = Wpuść znowu
host-mute = Odbierz głos
host-unmute = Przywróć głos
host-promote = Zrób administratorem
host-demote = Odbierz prawa administratora
host-sign-out = Wyloguj wszędzie
host-reset = Nowe hasło
host-export = Eksport
host-delete = Usuń
host-sure = Tak, na pewno
host-reset-link = Przekaż ten link: { $name }. Pozwala raz, w ciągu doby, ustawić nowe hasło.
host-done = Gotowe.
host-entry-open = Wszyscy
    .about = Konto zakłada każdy, kto chce.
host-entry-invited = Zaproszeni
    .about = Do założenia konta potrzebne jest twoje zaproszenie.
host-entry-closed = Nikt
    .about = Kto ma konto, gra dalej. Czy wpuszczać gości, ustala się przy uruchomieniu serwera.
host-invite = Utwórz zaproszenie
host-invite-link = Link jest dobry dla jednego konta, przez dwa tygodnie.
host-moves = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
host-no-tables = Nie ma jeszcze żadnego stołu.
host-open = Miejsca i rozmowy
host-close = Zamknij stół
host-kick = Odbierz miejsce
host-kick-about = Przed początkiem miejsce jest znowu wolne. W trwającej grze dalej gra bot.
host-said = Co powiedziano wszystkim
host-said-none = Wszystkim nic nie powiedziano.
host-said-remove = Usuń wypowiedź
host-token-text = Tę stronę widzi tylko administrator. Dopóki go nie ma, serwer przy uruchomieniu wypisuje token: z nim twoje konto zostanie administratorem.
host-token = Token
host-token-do = Zostań administratorem
host-needs-account = Najpierw zaloguj się na konto.
talk-removed = usunięto
status-open = otwarty
status-running = trwa gra
status-over = gra zakończona
status-aborted = zamknięty
status-expired = wygasł

## Refusals of the server

error-connection-lost = Brak połączenia: nic nie zostało wysłane. Wznawiamy je.
error-server-gone = Serwer nie odpowiada.
error-sign_in-wrong = Błędna nazwa lub hasło.
error-name-taken = Ta nazwa jest zajęta.
error-person-banned = Nie możesz korzystać z tego serwera.
error-session-missing = Najpierw się zaloguj albo graj jako gość.
error-table-unknown = Nie ma takiego stołu.
error-table-full = Wszystkie miejsca są zajęte.
error-table-paused = Gra jest wstrzymana.
error-table-not_running = Tu nie toczy się żadna gra.
error-seat-none = Nie siedzisz przy tym stole.
error-server-closing = Serwer się zamyka; spróbuj za chwilę.
error-storage-failed = Nie udało się zapisać ruchu; nic się nie zmieniło.
error-storage-away = Serwer nie ma teraz dostępu do swojej pamięci; spróbuj za chwilę.
error-table-lost = Odpowiedź nie nadeszła: stół pokazuje, czy ruch się udał.
error-table-moving = Ten stół przenosi się na inny serwer; spróbuj za chwilę.
error-record-delayed = Widzowie tego stołu dostają zapis gry dopiero na końcu.
error-seat-link = Ten link do miejsca jest błędny albo już nieważny.
error-seat-taken = Ktoś już tam siedzi.
error-table-not_open = Ten stół nie jest już otwarty.
error-table-free_seats = Są wolne miejsca: obsadźcie je ludźmi lub botami.
error-table-by_invitation = Do tego stołu dołącza się przez link z zaproszeniem.
error-table-not_host = Może to zrobić tylko gospodarz.
error-table-too_many = Masz za dużo otwartych stołów; najpierw dokończ lub zamknij któryś.
error-table-rules_changed = Ta gra toczyła się według starszych zasad i zostaje taka, jaka jest.
error-account-name_taken = Ta nazwa jest zajęta.
error-guests-closed = Na tym serwerze trzeba mieć konto.
error-session-seat_only = To urządzenie jest zalogowane tylko do jednego miejsca.
error-session-invalid = Twoja sesja wygasła; zaloguj się ponownie.
error-deal-closed = Ta oferta nie jest już otwarta.
error-deal-empty = Dodaj do układu monety, roninów lub obietnicę.
error-deal-not_yours = Na tę ofertę odpowiada druga strona.
error-deal-no_promise = Druga strona nie złożyła obietnicy do oznaczenia.
error-talk-to = Na tym miejscu nikt tego nie usłyszy.
error-tea-not_now = Nikt teraz nie pije herbaty.
error-tea-waited = O zaczekanie można prosić dwa razy w ceremonii.
error-tea-no_cup = Nie ma twojej czarki do zabrania albo była już zabrana dwa razy.
error-vote-open_already = Głosowanie nad tym już trwa.
error-vote-not_absent = Ten gracz jest przy stole albo o nic go teraz nie pytamy.
error-limit-sockets = Masz otwartych zbyt wiele stron.
error-limit-watchers = Ten stół ogląda już tyle osób, że nie ma więcej miejsca.
error-server-fault = To nasz błąd; został odnotowany.
error-move-unknown = Nie ma takiego ruchu.
error-deal-seat = Układ zawiera się z innym graczem przy tym stole.
error-deal-unknown = Nie ma takiej oferty.
error-invite-unknown = To zaproszenie nie działa.
error-person-unknown = Nie ma tu takiego gracza.
error-person-not_admin = To może zrobić tylko administrator.
error-admin-token = Administratorem zostaje tylko konto z tokenem, który wypisał serwer.
error-registration-closed = Obecnie nikt nie może tu założyć konta.
error-registration-invited = Konto zakłada się tu na zaproszenie.
error-invitation-invalid = To zaproszenie nie działa albo już nie działa.
error-ticket-invalid = Ten link nie działa albo już nie działa.
error-password-wrong = To nie jest twoje hasło.
error-mail-off = Ten serwer nie wysyła poczty; pomoże jego administrator.
error-person-guest = Gość nie ma konta.
error-person-yourself = Nie z własnym kontem.
error-seat-nobody = Nikt tam nie siedzi albo gra jest zakończona.
error-saying-unknown = Pod tym numerem nic nie powiedziano.
error-talk-muted = Administrator nie pozwala ci tu pisać.
error-table-not_over = Gra jeszcze się nie skończyła.
error-table-not_started = Gra jeszcze się nie zaczęła.
error-table-closed = Ten stół jest zamknięty.
error-seat-not_yours = To nie twoje miejsce.
error-talk-spectator = Widzowie nie piszą do graczy prywatnie.
error-vote-not_asked = Nikt nie pyta cię w tym głosowaniu.
error-vote-unknown = Nie ma takiego głosowania.
error-vote-target = Wybierz gracza, którego to dotyczy.
error-hook-target = Powiadomienia wysyłamy tylko na adresy https.
error-hook-too_many = Masz za dużo powiadomień; najpierw usuń jedno.
error-input-invalid = Jedna z wartości jest niemożliwa.
error-request-too_long = To za długie.
error-limit = Za dużo naraz. Poczekaj { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
error-other = Serwer na to nie pozwala ({ $code }).

## What the table itself says in the log

event-sealed = { $seat } pieczętuje wybór (skrót { $hash }…)
event-unsealed = { $seat } wycofuje zapieczętowany wybór
event-opened = { $seat } otwiera zapieczętowany wybór: zgadza się ze skrótem { $hash }…
event-rewound = Za zgodą wszystkich gra wraca do ruchu { $amount }

## The guided first game

home-learn-of = Naucz się gry { $game }, grając
lesson-begin = Ucz się, grając
    .about = Pierwsza gra z przewodnikiem: dziesięć minut, krok po kroku. Możesz wyjść i wrócić.
lesson-step = Krok { $number } z { $amount }
lesson-label = Lekcja
lesson-show = Pokaż lekcję
lesson-hide = Ukryj lekcję
lesson-free-game = Własna gra
refusal-lesson-other = Lekcja prosi teraz o coś innego: jej karta mówi, o co.
