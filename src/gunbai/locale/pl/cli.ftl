### The terminal.

cli-welcome = Grasz: { $people }. Boty: { $bots }.
cli-fair = Los wynika z tajnego ziarna, którego skrót SHA-256 zaczyna się od { $hash }; ziarno odkrywamy na końcu.
cli-file = Plik gry: { $path }
cli-first-steps-rising-sun = Przy każdym pytaniu: liczba wybiera, ? pokazuje klawisze. Pierwszy raz? r RS5 opisuje przebieg pory roku, r RS6 rozkazy.
cli-first-steps-shogun = Przy każdym pytaniu: liczba wybiera, ? pokazuje klawisze. Pierwszy raz? r SG3 opisuje przebieg roku, r SG4 planowanie, r SG5 akcje.
cli-option = { $name }: { $value }
cli-default = (standard)
cli-prompt = { $high ->
        [1] Wpisz 1 albo ? (pomoc):
       *[other] Liczba { $low }–{ $high } albo ? (pomoc):
    }
cli-prompt-number = Od { $low } do { $high } albo ? (pomoc):
cli-prompt-amount = Od { $low } do { $high }, może być kilka naraz (1 0 2), albo ? (pomoc):
cli-prompt-sealed-rising-sun = Numer lub nazwa (u cofa, w cofa wszystko, ? pomoc):
cli-prompt-sealed-shogun = Numer lub nazwy: c2 kai - suruga (u cofa, w wycofuje plan, ? pomoc):
cli-percent = { $share }%
cli-interval = { $low }–{ $high }%
cli-not-understood = „{ $text }”: nie ma tu takiego wyboru ani takiej akcji w tej grze. ? pokazuje, co można wpisać.
cli-hint = Wpisz numer wyboru i naciśnij Enter. ? pokazuje wszystkie klawisze.
cli-no-such-number = { $count ->
        [1] Jest tylko jeden wybór: wpisz 1.
       *[other] Nie ma takiego wyboru: wpisz liczbę od { $low } do { $high }.
    }
cli-chain-stopped = { $number } nie pasuje: od tego miejsca pytamy ponownie.
cli-why-possible = Teraz to możliwe.
cli-why-all-possible = Wszystko, czego dotyczy to pytanie, jest teraz możliwe.
cli-confirm = { $choice }: to kończy twoją turę. Enter: tak, n: nie, u: cofnij
cli-confirm-throw = { $choice }: tego nie można cofnąć. Enter: tak, n: nie, u: cofnij
cli-choose-again = Wybierz ponownie.
cli-more-choices = … jest więcej możliwości: c pokazuje wszystkie
cli-curtain = Klawiaturę przejmuje { $name }. Reszta odwraca wzrok; { $name }, naciśnij Enter:
cli-curtain-help = To, co się teraz pokaże, jest tylko dla jednego gracza. Gdy nikt inny nie patrzy, naciśnij Enter.
cli-news = Od twojej ostatniej tury
cli-news-first = Dotychczas
cli-news-more = (wcześniej jeszcze { $count }: l pokazuje wszystko)
cli-bot-failed = Bot (miejsce: { $name }) nie zdołał wybrać; w takich wypadkach bierzemy pierwszą możliwość z jego listy.
cli-left = Gra jest zapisana. Dalszy ciąg: gunbai play --resume { $path }
cli-saved = Zapisano w { $path }
cli-recorded = Zachowane dla gunbai replay i gunbai verify: { $path }
cli-undone = Cofnięte: { $count }.
cli-undo = cofa
cli-sealed = (zapieczętowane)
cli-step = Enter: dalej   b: plansza   q: koniec
cli-step-help = Enter pokazuje następny ruch, b rysuje planszę w obecnym stanie, q kończy.
cli-see = Zobacz { $clauses }.
cli-info-rising-sun = Nic nie nazywa się tu { $name }. Spróbuj nazwy karty, kami, rozkazu, klanu lub figurki: i komainu
cli-info-shogun = Nic nie nazywa się tu { $name }. Spróbuj nazwy wydarzenia, karty specjalnej, akcji lub budynku: i niskie podatki
cli-no-plan = Nie masz nic zakrytego, co czeka jeszcze na wykonanie.
cli-keys-rising-sun = Wpisz numer wyboru albo akcję słowami: move bushi edo kyoto.
    Gdy pytamy o liczbę, wpisz ją; można podać kilka stawek naraz: 2 0 3 1
      ? 3    zasada stojąca za wyborem 3   r RS6.8  czytaj punkt; r honor: szukaj
      why edo  czemu to teraz niemożliwe   why      czego teraz nie można
      i koi  co robi klan, karta, kami     m        które prowincje sąsiadują
      coach  rada: co zagrać               threat   co mogą zrobić inni
      b      plansza jeszcze raz           c        wybory jeszcze raz
      l      co zaszło od mojej tury       l all    wszystko dotychczas
      u      cofnij ostatni wybór          w        wycofaj zapieczętowane stawki
      g      podarunki i oferty            s        zapisz
      v      obietnice i ich losy          mute     niech postacie milczą
      lang en  wszystko po angielsku       q        zapisz i wyjdź
cli-keys-shogun = Wpisz numer wyboru albo jego nazwę lub jej początek: suruga, suru.
    Plan w jednej linii: c2 suruga kai - c0 (c2: karta skrzyń 2, -: puste pole).
    Atak w jednej linii: suruga 4 (dokąd, ile).
      ? 3    zasada stojąca za wyborem 3   r SG6.6  czytaj punkt; r bunt: szukaj
      why kai  czemu to teraz niemożliwe   why      czego teraz nie można
      i mury co robi wydarzenie lub karta  m kai    co sąsiaduje z Kai
      coach  rada: co zagrać               threat   co mogą zrobić inni
      b      plansza jeszcze raz           c        wybory jeszcze raz
      l      co zaszło od mojej tury       l all    wszystko dotychczas
      u      cofnij ostatni wybór          w        wycofaj cały plan
      p      co jeszcze jest w planie      s        zapisz
      mute   niech postacie milczą
      lang en  wszystko po angielsku       q        zapisz i wyjdź

cli-no-deals = Teraz nic nie można dać ani zaoferować.
cli-which-deal = { $high ->
        [1] Wpisz 1, Enter: nic
       *[other] Co wybierasz? 1–{ $high }, Enter: nic
    }
cli-cancelled = Nic się nie zmienia.
cli-deal-give = Podaruj monety lub roninów: ostatecznie i bez niczego w zamian
cli-deal-offer = Zaproponuj układ: po przyjęciu wykonuje się od razu; obietnica nikogo nie wiąże
cli-deal-accept = Przyjmij ofertę ({ $name })
cli-deal-refuse = Odrzuć ofertę ({ $name })
cli-deal-retract = Wycofaj swoją ofertę ({ $name })
cli-field-seat = Z kim?  { $names }
cli-field-help = Wpisz to, o co pytamy, i naciśnij Enter. Sam Enter wraca; nikt się o niczym nie dowie.
cli-deal-help = Wpisz numer wiersza i naciśnij Enter. Sam Enter wraca; nikt się o niczym nie dowie.
cli-field-coins = Monety, które dajesz ({ $low }–{ $high }):
cli-field-ronin = Ronini, których dajesz ({ $low }–{ $high }):
cli-field-coins_asked = Monety, które chcesz w zamian:
cli-field-ronin_asked = Ronini, których chcesz w zamian:
cli-field-promise = Obietnica własnymi słowami, + by złożyć z gotowych, Enter, jeśli żadna:
cli-which-promise = Co wybierasz? 1–{ $high }, Enter: nic
cli-muted = Postacie teraz milczą.
cli-unmuted = Postacie znów mówią.
cli-promise-help = Inni przeczytają te słowa przy ofercie. Obietnica nikogo nie wiąże (RS3.1). Sam Enter: bez obietnicy.

cli-score = Punkty zwycięstwa
cli-total = Razem
cli-place = Miejsce
cli-victory = { $name } wygrywa z wynikiem { $points } PZ, przewaga nad następnym: { $ahead }.
cli-tied-rising-sun = { $name } wygrywa z wynikiem { $points } PZ: remis, ale wyższy honor.
cli-tied-shogun = { $name } wygrywa z wynikiem { $points } PZ: remis, ale więcej skrzyń.
cli-shared-victory = Wspólne zwycięstwo: { $names }, po { $points } PZ.

cli-verified = Sprawdzone: ziarno zgadza się z ogłoszonym skrótem; ruchy zgodne z zasadami: { $moves }, losowania odtworzone: { $draws }, pozycje zgodne z zapisem: { $digests }, wynik też.
cli-no-bench = Testy wydajności są częścią repozytorium i potrzebują obok catanatron: pobierz je i uruchom `make bench`, które przygotowuje jedno i drugie.

cli-sim-bot = Bot
cli-sim-rank = Śr. miejsce
cli-sim-total = Gry: { $games }, decyzje: { $decisions }, decyzje na sekundę CPU: { $rate }

cli-odds-outcome = Wynik
cli-odds-share = Udział
cli-odds-interval = 95%
cli-odds-win = Atakujący zdobywa prowincję
cli-odds-draw = Prowincja staje się neutralna
cli-odds-loss = Atak się nie udaje
cli-odds-left = Armie pozostałe po wygranej: { $left }. Rzuty: { $samples }, każdy ze świeżo napełnioną wieżą.

## Rising Sun's board

cli-rs-turn = tura rozkazu { $turn } z { $turns }
cli-rs-legend = Siła, * prowadzi; D daimyo, B bushi, S shinto, ⌂ warownia; PZ punkty zwycięstwa, m monety, r ronini
cli-rs-small-legend = Granice literami, ~ morzem; siła, * prowadzi; P potwór; b: cała plansza
cli-rs-unit-vp = PZ
cli-rs-unit-coin = m
cli-rs-unit-ronin = r
cli-rs-monster = P
cli-rs-copies = { $card } ×{ $copies }
cli-rs-war = Wojna
cli-rs-province = Gdzie
cli-rs-borders = Granice
cli-rs-reward = Żniwa
cli-rs-honor = Honor
cli-rs-track = Rozkazy
cli-rs-kami-turn = [kami]
cli-rs-shrine = Świątynia
cli-rs-shrines = Świątynie
cli-rs-worshippers = W świątyni
cli-rs-effect = Dar dla najsilniejszego
cli-rs-market = Wyłożone karty:
cli-rs-none = brak
cli-rs-clan = Klan
cli-rs-vp = PZ
cli-rs-coins = Monety
cli-rs-ronin = Ronini
cli-rs-ally = Sojusznik
cli-rs-reserve = Rezerwa
cli-rs-hostages = Jeńcy
cli-rs-you = (ty)
cli-rs-cards = karty:
cli-rs-tokens = żetony wojny:
cli-rs-hand = Oglądasz:
cli-rs-put-back = Odłożone przez ciebie na wierzch stosu:
cli-rs-battle = W tej bitwie:
cli-rs-fighter = { $seat }: siła { $force }, { $coins ->
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
cli-rs-bids = Twoje zapieczętowane stawki:
cli-rs-laid = Twoje zakryte kafle tej pory roku:
cli-rs-price = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
cli-rs-card-note = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }, { $kind }. { $effect }
cli-rs-mandate-note = Wszyscy: { $all } Ty i sojusznik: { $bonus }
cli-rs-sea = ~ morzem
cli-rs-offer = Otwarta oferta, { $seat } → { $seat2 }: { $coins ->
        [0] { $ronin ->
            [0] { $coins_asked ->
                [0] { $ronin_asked ->
                    [0] same obietnice
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }{ $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] {"daje "}
        }
       *[other] {"daje "}
    }{ $coins ->
        [0] {""}
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }{ $coins ->
        [0] {""}
       *[other] { $ronin ->
            [0] {""}
           *[other] {" i "}
        }
    }{ $ronin ->
        [0] {""}
        [one] { $ronin } ronina
        [few] { $ronin } roninów
        [many] { $ronin } roninów
       *[other] { $ronin } ronina
    }{ $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] { $coins_asked ->
                [0] { $ronin_asked ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }
       *[other] { $coins_asked ->
            [0] { $ronin_asked ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $coins_asked ->
        [0] { $ronin_asked ->
            [0] {""}
           *[other] {"chce "}
        }
       *[other] {"chce "}
    }{ $coins_asked ->
        [0] {""}
        [one] { $coins_asked } monetę
        [few] { $coins_asked } monety
        [many] { $coins_asked } monet
       *[other] { $coins_asked } monety
    }{ $coins_asked ->
        [0] {""}
       *[other] { $ronin_asked ->
            [0] {""}
           *[other] {" i "}
        }
    }{ $ronin_asked ->
        [0] {""}
        [one] { $ronin_asked } ronina
        [few] { $ronin_asked } roninów
        [many] { $ronin_asked } roninów
       *[other] { $ronin_asked } ronina
    }{ $role ->
        [giver] . g ją wycofuje.
        [taker] . g na nią odpowiada.
       *[none] .
    }

## Shogun's board

cli-sg-year = Rok { $year }
cli-sg-over = Koniec
cli-sg-closed = zakryta
cli-sg-legend = Litery:
cli-sg-free-site = · wolne miejsce
cli-sg-marker = ! znacznik buntu
cli-sg-yields = 4/3 podatki i ryż
cli-sg-most = Najwięcej
cli-sg-upper = Górna półka
cli-sg-lower = Dolna półka
cli-sg-tray = Tacka
cli-sg-no-province = Nie ma prowincji o nazwie { $name }.
cli-sg-sea = ~ morzem
cli-sg-winter-rice = { $rice ->
        [0] zimą bez straty ryżu
       *[other] zimą −{ $rice } ryżu
    }
cli-sg-event = W tej rundzie:
cli-sg-open-events = Możliwe:
cli-sg-winter-event = Zimą:
cli-sg-house = Ród
cli-sg-you = (ty)
cli-sg-vp = PZ
cli-sg-chests = Skrzynie
cli-sg-rice = Ryż
cli-sg-needs = trzeba
cli-sg-provinces = Prowincje
cli-sg-buildings = Budynki
cli-sg-armies = Armie
cli-sg-supply = Zapas
cli-sg-hidden = Zakryte
cli-sg-stock = W zasobie:
cli-sg-gaps = { $name } nie ma nic na polach:
cli-sg-groups = Grupy
cli-sg-under = Pod talią:
cli-sg-winter = Zima { $year }. roku
cli-sg-space = Pole
cli-sg-when = Nr
cli-sg-card = Karta
cli-sg-province = Prowincja
cli-sg-sites = Miejsca
cli-sg-yield = P/R
cli-sg-region = Region
cli-sg-remark = Uwaga
cli-sg-no-action = Bez akcji:
cli-sg-leave-empty = zostaw puste
cli-sg-purse = Skrzynie:
cli-sg-change = { $sign ->
        [gain] +{ $amount }
       *[loss] −{ $amount }
    }
cli-sg-ahead = Jeszcze w planie:
cli-sg-cards = Karty:
cli-sg-plan = Plan:
cli-sg-warn-too_few_in_supply = za mało w zapasie
cli-sg-warn-no_free_site = brak miejsca
cli-sg-warn-built_already = już stoi
cli-sg-warn-out_of_stock = brak w zasobie
cli-sg-warn-too_few_armies = tylko jedna armia
cli-sg-warn-no_target = nie ma dokąd
cli-sg-warn-revolt = bunt, { $lost } na porażkę
cli-sg-warn-chests = za mało skrzyń
cli-sg-warn-chests-perhaps = może braknąć skrzyń
cli-sg-revolt = Wybuchnie bunt: { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    } przeciw { $farmers ->
        [one] { $farmers } chłopu
        [few] { $farmers } chłopom
        [many] { $farmers } chłopom
       *[other] { $farmers } chłopa
    }, szansa stłumienia: { $held }.
cli-sg-own = twoja, { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }
cli-sg-neutral = neutralna; wysyłając { $most }: { $win }
cli-sg-enemy = { $name }, { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }; wysyłając { $most }: { $win }
cli-sg-odds = Szanse ataku na prowincję { $name } ({ $held }):
cli-sg-held = { $name }, { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }; chłopi pomagają
cli-sg-held-marked = { $name }, { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }; chłopi się nie mieszają
cli-sg-held-neutral = neutralna
cli-sg-send = Wysyłasz
cli-sg-wins = zdobywasz
cli-sg-draws = neutralna
cli-sg-fails = porażka
cli-sg-left = zostaje po wygranej
cli-sg-attack = { $name }, { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }: twoja { $win }, neutralna { $draw }, porażka { $loss }; po wygranej zostaje średnio armii: { $left }.
cli-sg-attack-neutral = { $name }, { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }: twoja { $win }, porażka { $loss }; po wygranej zostaje średnio armii: { $left }.
cli-sg-special-note = Miejsce { $place }. { $effect }
cli-sg-card-note = { $region }; podatki { $tax }, ryż { $rice }, { $sites ->
        [one] { $sites } miejsce
        [few] { $sites } miejsca
        [many] { $sites } miejsc
       *[other] { $sites } miejsca
    }{ $near ->
        [none] {""}
       *[other] ; obok: { $near }
    }
cli-sg-build-note = koszt: { $cost ->
        [one] { $cost } skrzynia
        [few] { $cost } skrzynie
        [many] { $cost } skrzyń
       *[other] { $cost } skrzyni
    } z twoich { $chests }
cli-sg-rice-note = Ryż: +{ $rice }. Masz { $held }, zimą potrzeba { $need }.
cli-sg-tax-note = Skrzynie: +{ $chests }. Masz { $held }.
cli-sg-deploy-note = { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    } za { $cost ->
        [one] { $cost } skrzynię
        [few] { $cost } skrzynie
        [many] { $cost } skrzyń
       *[other] { $cost } skrzyni
    } z twoich { $chests }

## Learning

cli-learn = Twoja pierwsza gra. Odpowiadaj liczbą; `?` objaśnia, `u` cofa, `q` wychodzi i zapisuje grę na następny raz.
cli-practice = Gramy dalej od przykładu { $clause }: grasz za wszystkich, nic nie jest zapisywane. `?` objaśnia, `u` cofa, `q` wychodzi.
cli-practise = Graj dalej od tego miejsca: gunbai rules { $clause } --play { $step } (0: od początku)
cli-not-kept = Ta gra nie jest zapisywana.

usage-command = Nie ma polecenia { $name }.
usage-option = Nie ma opcji { $name }.
usage-value = Po { $name } potrzebna jest wartość.
usage-missing = Brakuje: { $name }.
usage-bad = { $name }: { $kind ->
        [whole] potrzebna jest liczba całkowita.
        [number] potrzebna jest liczba.
       *[other] taka wartość nie jest możliwa.
    }
usage-extra = Niepotrzebne: { $rest }.
usage-near = Może { $names }?
usage-help = { $command } pokaże, co jest do wyboru.
