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
nav-puzzles = Zadania
nav-editor = Edytor
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
home-play-bots-of = { home-play-bots }: { $game }
home-new = Nowy stół
home-friends-of = { home-friends }: { $game }
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
lobby-record = Przeanalizuj zapis
lobby-seats = Zajęte miejsca: { $taken } z { $seats }
lobby-rated = Rankingowa
lobby-won = Zwycięstwo: { $names }

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
new-clans-hint = Możesz też wybrać klany (potrzeba: { $count }); kolejność miejsc wynika z początkowych poziomów honoru.
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
new-tea = Dwa boty zawierają sojusz po
new-tea-seconds = { $amount } s
new-policy = Gdy czas się skończy
new-policy-bot = Gra bot
new-policy-wait = Stół czeka
new-policy-vote = Inni głosują
new-public = Każdy może oglądać i usiąść na wolnym miejscu
new-rated = Gra rankingowa: nikt nie dostaje rad
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
bot-sage = Mędrzec
    .about = Sam nauczył się oceniać pozycję i rozważa grę naprzód. Na ruch potrzebuje kilku sekund.
bot-sage-quick = Mędrzec, szybki
    .about = Sam nauczył się oceniać pozycję i gra bez namysłu.

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
stage-next = Dalej
stage-film = Gdy cię nie było
table-watching = Oglądasz grę
table-bot-thinks = { $name } myśli…
table-choices = Twoje możliwości
table-all-choices = Wszystkie możliwości
table-drawer = Obok planszy
table-close = Zamknij
map-zoom-in = Powiększ
map-zoom-out = Pomniejsz
map-why-zoom = Widać już całą mapę.
table-confirm = Potwierdź
table-confirm-hint = To kończy twoją turę albo oddaje ruch innym.
table-final = Tego nie da się cofnąć.
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
table-coach = Doradca
table-more = Stół
table-text = Tryb tekstowy
table-unavailable = Co jest teraz niemożliwe i dlaczego
    .none = Wszystko, czego dotyczy to pytanie, jest możliwe.
table-online = przy stole
table-offline = poza stołem
table-stand-in = gra bot
stand-in-mine = Gra za ciebie bot.
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
table-silent = Serwer nie odpowiada…
table-mended = Połączenie wróciło.
table-mend-now = Spróbuj teraz
table-curtain-title = { $name }, twoja tura
table-curtain-text = Reszta odwraca wzrok.
table-curtain-do = To ja: { $name }
table-board = Plansza
table-map-label = Plansza gry { $game }
keys-title = Klawisze
keys-primary = Główny przycisk
keys-number = Wybór z otwartej listy
keys-map = Na mapę: strzałki przesuwają, Enter wybiera
keys-pause = Zatrzymaj pokaz lub wznów
keys-escape = Odłóż, zamknij, pomiń pokaz
rules-find = Szukaj w zasadach
rules-whole = Cała księga zasad

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
deal-nothing = nic
deal-you = Ty
deal-promises = obietnica: „{ $text }”
deal-some-coins = { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
deal-some-ronin = { $amount ->
        [one] { $amount } ronin
        [few] { $amount } roninów
        [many] { $amount } roninów
       *[other] { $amount } ronina
    }
deal-side-gives = daje
deal-side-gives-you = Dajesz
deal-side-promises = obiecuje
deal-side-promises-you = Obiecujesz
deal-promise-add = Dodaj obietnicę
deal-promise-which = Co się obiecuje
deal-promise-remove = Usuń: { $text }
deal-promise-own = Własnymi słowami
deal-particular-province = Prowincja
deal-particular-advantage = Przewaga
deal-particular-mandate = Rozkaz
deal-particular-kami = Kami
deal-particular-card = Karta
deal-particular-amount = Ile
deal-particular-seat2 = Klan
deal-all-advantages = wszystkie przewagi
deal-private = Wiemy o tym tylko we dwoje
deal-private-mark = tylko między tymi dwojgiem
deal-more = O monetę więcej
deal-less = O monetę mniej
deal-mirror = To samo od obu stron
deal-change = Zmień…
deal-why = Dlaczego nie?
deal-because = Odrzucono: { $reason }
deal-reason-too_dear = za drogo
deal-reason-too_little = za mało
deal-reason-you_lead = prowadzisz
deal-reason-trust = brakuje zaufania
deal-reason-need_it = sam tego potrzebuje
deal-reason-other_cup = inny sojusz jest lepszy
deal-reason-nothing_in_it = żadnej korzyści
deal-reason-not_now = nie teraz
deal-reason-unbound = niczego nie obiecuje
promise-warning = To złamie twoją obietnicę (komu: { $seat }): { $promise }
deal-goes-on = Rozmowa
ledger = Księga obietnic
ledger-about = Obietnice nikogo nie wiążą; co się z nimi stało, zostaje tutaj.
ledger-empty = Nikt jeszcze niczego nie obiecał.
ledger-row = { $seat } → { $seat2 }
ledger-word-kept = Kto dotrzymuje słowa
ledger-score = { $kept } z { $all }

vote-call = Zapytaj innych
vote-undo = Cofnij mój ostatni ruch
vote-pause = Zrób przerwę
vote-resume = Graj dalej
vote-abort = Przerwij grę na dobre
vote-replace = Niech bot gra za: { $name }
vote-asks-undo = { $name } prosi o cofnięcie ruchu.
vote-asks-pause = { $name } prosi o przerwę.
vote-asks-resume = { $name } chce grać dalej.
vote-asks-abort = { $name } chce przerwać grę na dobre.
vote-asks-replace = { $name } chce, żeby bot grał za: { $target }.
vote-asks-coach = { $name } proponuje, żeby wszyscy mogli tu pytać doradcę.
vote-yes = Tak
vote-no = Nie
vote-waiting = Czekamy na głos: { $names }.
more-link = Link dla znajomych i widzów
more-seat-link = Moje miejsce na innym urządzeniu
more-seat-link-about = Ten link otwiera twoje miejsce: nikomu go nie dawaj. Nowy unieważnia stary.
more-seat-link-make = Utwórz link
more-leave = Zostaw grę botowi
more-leave-about = Bot gra dalej na twoim miejscu. Możesz wrócić w każdej chwili.
more-leave-do = Przekaż
more-rules = Zasady tej gry
more-replay = Powtórka
more-analysis = Analiza
more-what-if = A gdyby…
more-edit = Zmień tę pozycję
more-origin = Do pierwotnej gry
more-download = Pobierz zapis gry
more-rematch = Zagraj ponownie
more-rematch-join = Do następnej gry
more-seed = Skrót tajnego ziarna

over-title = Wygrywa { $name }
over-shared = Wspólne zwycięstwo: { $names }
over-total = Razem
over-points = Punkty
over-decided = Co rozstrzygnęło
over-see = Zobacz
over-aborted = Gra została przerwana.
over-expired = Stół wygasł.

## Replay

replay-title = Powtórka
replay-to-table = Wróć do stołu
replay-move = Ruch { $move } z { $moves }
replay-eyes = Widok
replay-eyes-all = Wspólny
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-first = Na początek
replay-link = Skopiuj link do tego momentu
replay-download = Pobierz
replay-not-over = Gra jeszcze trwa. Powtórka otworzy się po jej końcu.
replay-timeline = Oś partii
replay-closed = Dalsze punkty są zakryte.
replay-open = Pokaż je
replay-close = Zakryj je
replay-lines = Linie pokazują: { $what }
replay-begins = Partia się zaczyna
replay-chapters = Rozdziały
replay-again = Jeszcze raz

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
rules-instead = Inne interpretacje
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
practice-begin = Graj dalej stąd
practice-about = Grasz za wszystkich; nic nie jest zapisywane.
practice-label = Gra od przykładu
practice-again = Zacznij od nowa
practice-back = Do zasad
practice-more = Pokaż więcej
practice-less = Pokaż mniej

## Profile and settings

settings-title = Ustawienia
settings-language = Język
settings-edition = Nazwy z drukowanego wydania
settings-edition-about = Figurki, prowincje, kami i rozkazy nazywają się tak jak w wydaniu w tym języku. W zasadach zostają nasze słowa; podpowiedzi i słowniczek znają jedne i drugie.
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
rename-label = Jak nazywają cię inni
rename-do = Zmień nazwę
rename-done = Teraz tak się nazywasz.
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
profile-rated = Gry rankingowe: { $count }, wygrane: { $won }
profile-kept = Obietnice dotrzymane: { $kept }, złamane: { $broken }
profile-since = Z nami od: { $date }
profile-nobody = Nie siedzisz jeszcze przy żadnym stole.
profile-gives = Co daje konto
profile-gives-games = Twoje gry i wygrane na każdym urządzeniu
profile-gives-name = Nazwa, której nikt inny nie zajmie
profile-gives-along = Wszystko, co rozegrano jako gość, zostaje z tobą
profile-unknown = Nie ma takiego profilu.
profile-first = Po pierwszej grze zobaczysz tu swoje miejsca i dotrzymane obietnice.
profile-last = Ostatnie gry
profile-places = Miejsca w ostatnich grach, najnowsze na końcu
profile-beaten = Pokonane boty

## My account, and how one comes in

account-password = Zmień hasło
account-old = Obecne hasło
account-new = Nowe hasło, co najmniej 8 znaków
account-change = Zmień
account-changed = Hasło zmienione, a na wszystkich innych urządzeniach cię wylogowano.
account-mail = Adres na wypadek zapomnianego hasła
account-mail-none = Nie ma adresu: jeśli zapomnisz hasła, trzeba będzie poprosić administratora.
account-mail-field = Adres e-mail
account-mail-set = Wyślij tam e-mail
account-mail-sent = E-mail jest w drodze. Adres zacznie działać, gdy klikniesz zawarty w nim link.
account-mail-remove = Zapomnij adres
account-sessions = Gdzie masz otwarte sesje
account-session-guest = Jako gość
account-session-new-account = Od założenia konta
account-session-signed-in = Za pomocą nazwy i hasła
account-session-seat-link = Przez link do miejsca
account-session-here = to urządzenie
account-session-end = Wyloguj tam
account-hooks = Powiadomienia przez webhook
account-hooks-about = Gdy jest twoja kolej, a strona jest zamknięta, serwer powiadamia te adresy: kanał Discorda albo twój program.
account-hook-address = Adres webhooka, https
account-hook-add = Dodaj webhook
account-hook-remove = Usuń
account-stored = Co o tobie przechowujemy
account-stored-about = Twoje gry, wypowiedzi, układy i sesje w jednym pliku.
account-export = Pobierz plik
account-end = Usuń konto
account-end-guest = Usuń wszystko o mnie
account-end-about = Twoja nazwa, wypowiedzi i sesje zostaną usunięte. Trwające gry dokończą boty; zakończone zostaną, ale bez twojej nazwy. Nikt nie może tego cofnąć.
account-end-sure = Usuń na zawsze
forgotten = Nie pamiętasz hasła?
forgotten-sent = Jeśli konto ma adres, e-mail z linkiem jest w drodze.
forgotten-no-mail = Ten serwer nie wysyła poczty. Link do nowego hasła może ci dać jego administrator.
reset-title = Nowe hasło
reset-text = Gdy je ustawisz, wylogujemy cię na wszystkich urządzeniach.
reset-do = Ustaw hasło
reset-done = Hasło ustawione. Zaloguj się nowym hasłem.
ticket-bad-title = Ten link nie działa
ticket-bad-text = Został już użyty, jest za stary albo błędnie wpisany. Poproś o nowy.
mail-done-title = Adres potwierdzony
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
host-mark-banned = zablokowane
host-mark-muted = bez głosu
host-ban = Zablokuj
host-unban = Odblokuj
host-mute = Odbierz głos
host-unmute = Przywróć głos
host-promote = Nadaj prawa administratora
host-demote = Odbierz prawa administratora
host-sign-out = Wyloguj wszędzie
host-reset = Nowe hasło
host-export = Eksport
host-delete = Usuń
host-sure = Tak, na pewno
host-reset-link = Przekaż ten link graczowi { $name }. Pozwala raz, w ciągu doby, ustawić nowe hasło.
host-done = Gotowe.
host-entry-open = Wszyscy
    .about = Konto zakłada każdy, kto chce.
host-entry-invited = Zaproszeni
    .about = Do założenia konta potrzebne jest twoje zaproszenie.
host-entry-closed = Nikt
    .about = Kto ma konto, gra dalej. Czy wpuszczać gości, ustala się przy uruchomieniu serwera.
host-invite = Utwórz zaproszenie
host-invite-link = Link wystarcza na jedno konto i jest ważny dwa tygodnie.
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
host-kick-about = Przed początkiem gry miejsce znów się zwalnia. W trwającej grze dalej gra bot.
host-said = Co powiedziano wszystkim
host-said-none = Do wszystkich nic nie napisano.
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
error-name-account = Nazwy konta nie można zmienić.
error-person-banned = Nie możesz korzystać z tego serwera.
error-session-missing = Najpierw się zaloguj albo graj jako gość.
error-table-unknown = Nie ma takiego stołu.
error-table-full = Wszystkie miejsca są zajęte.
error-table-paused = Gra jest wstrzymana.
error-table-not_running = Tu nie toczy się żadna gra.
error-seat-none = Nie siedzisz przy tym stole.
error-server-closing = Serwer się zamyka; spróbuj za chwilę.
error-storage-failed = Nie udało się zapisać ruchu; nic się nie zmieniło.
error-storage-away = Serwer nie ma teraz dostępu do swoich danych; spróbuj za chwilę.
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
error-deal-no_promise = Druga strona nic nie obiecała: nie ma czego oznaczać.
error-talk-to = Na tym miejscu nikt tego nie usłyszy.
error-tea-not_now = Teraz nie ma ceremonii picia herbaty.
error-tea-waited = O zaczekanie można prosić dwa razy podczas jednej ceremonii.
error-tea-no_cup = Nie ma twojej czarki do zabrania albo była już zabrana dwa razy.
error-tea-poured = { $seat } pije teraz herbatę z innym klanem. Poczekaj albo zapytaj kogoś innego.
error-vote-open_already = Głosowanie nad tym już trwa.
error-vote-not_absent = Ten gracz jest przy stole albo o nic go teraz nie pytamy.
error-limit-sockets = Masz otwartych zbyt wiele stron.
error-limit-watchers = Ten stół ogląda już tyle osób, że nie ma więcej miejsca.
error-server-fault = To nasz błąd; został odnotowany.
error-analysis-unknown = Analizy tej gry jeszcze nie ma.
error-puzzle-unknown = Nie ma takiego zadania.
error-position-too_many = Masz za dużo pozycji: najpierw usuń którąś.
error-position-too_long = To za długie jak na pozycję.
error-position-not_yours = Tę pozycję może zmienić tylko ten, kto ją ułożył.
error-position-unknown = Nie ma takiej pozycji albo została usunięta.
error-move-unknown = Nie ma takiego ruchu.
error-deal-seat = Układ zawiera się z innym graczem przy tym stole.
error-deal-unknown = Nie ma takiej oferty.
error-invite-unknown = To zaproszenie nie działa.
error-person-unknown = Nie ma tu takiego gracza.
error-person-not_admin = To może zrobić tylko administrator.
error-admin-token = Najpierw zaloguj się na konto; administratorem uczyni je token, który wypisał serwer.
error-registration-closed = Obecnie nikt nie może tu założyć konta.
error-registration-invited = Konto zakłada się tu na zaproszenie.
error-invitation-invalid = To zaproszenie jest błędne albo już nieważne.
error-ticket-invalid = Ten link jest błędny albo już nieważny.
error-password-wrong = To nie jest twoje hasło.
error-mail-off = Ten serwer nie wysyła poczty; pomoże jego administrator.
error-person-guest = Gość nie ma konta.
error-person-yourself = Z własnym kontem tego zrobić nie można.
error-seat-nobody = Nikt tam nie siedzi albo gra jest zakończona.
error-saying-unknown = Pod tym numerem nic nie powiedziano.
error-talk-muted = Administrator nie pozwala ci tu pisać.
error-talk-full = Powiedziano tu już tyle, że nie ma więcej miejsca.
error-deal-too_many = W tej grze złożono już za dużo twoich ofert.
error-table-not_over = Gra jeszcze się nie skończyła.
error-table-study = To gałąź „A gdyby…”: zaczyna się w środku gry.
error-what_if-hidden = Gra jeszcze trwa: to, co ukryte, można tylko rozdać na nowo.
error-what_if-over = Stąd nie ma już nic do zagrania.
error-what_if-people = Grają tu ludzie: „A gdyby…” czeka, aż gra się skończy.
error-what_if-rated = To gra rankingowa: „A gdyby…” czeka, aż się skończy.
error-table-not_started = Gra jeszcze się nie zaczęła.
error-table-closed = Ten stół jest zamknięty.
error-seat-not_yours = To nie twoje miejsce.
error-talk-spectator = Widzowie nie piszą do graczy prywatnie.
error-vote-not_asked = Nikt nie pyta cię w tym głosowaniu.
error-vote-unknown = Nie ma takiego głosowania.
error-vote-target = Wybierz gracza, którego to dotyczy.
error-coach-unasked = Grają tu ludzie: najpierw wszyscy muszą się zgodzić na doradcę.
error-coach-rated = To gra rankingowa: nikt nie dostaje rad.
error-coach-lesson = W lekcji karty mówią, co robić.
error-coach-agreed = Wszyscy już się zgodzili.
error-coach-free = Przeciw botom nikogo nie trzeba pytać.
error-coach-begun = Doradca ocenia wszystkie stawki albo cały plan naraz: zabierz to, co już jest wyłożone, i zapytaj jeszcze raz.
error-coach-away = Doradca nie odpowiada. Zapytaj za chwilę jeszcze raz.
error-manual-away = Nie udało się przygotować opisu interfejsu. Zapytaj za chwilę jeszcze raz.
error-hook-target = Powiadomienia wysyłamy tylko na adresy https.
error-hook-too_many = Masz za dużo adresów do powiadomień; najpierw usuń jeden.
error-input-invalid = Jedna z wartości jest niemożliwa.
error-request-too_long = To za długie.
error-host-unknown = Ten serwer ma inną nazwę. Użyj adresu, który podał gospodarz.
error-limit = Za dużo naraz. Poczekaj { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
error-other = Serwer na to nie pozwala ({ $code }).

## What the table itself says in the log

event-sealed = { $seat } pieczętuje wybór
event-unsealed = { $seat } wycofuje zapieczętowany wybór
event-opened = { $seat } otwiera zapieczętowany wybór
seal-hash = Pieczęć { $hash }…
event-rewound = Za zgodą wszystkich gra wraca do ruchu { $amount }

## The guided first game

home-learn-of = { lesson-begin }: { $game }
lesson-begin = Ucz się, grając
    .about = Pierwsza gra z przewodnikiem: dziesięć minut, krok po kroku. Możesz wyjść i wrócić.
lesson-step = Krok { $number } z { $amount }
lesson-label = Lekcja
lesson-show = Pokaż lekcję
lesson-hide = Ukryj lekcję
lesson-free-game = Własna gra
refusal-lesson-other = Lekcja prosi teraz o coś innego: jej karta mówi, o co.
