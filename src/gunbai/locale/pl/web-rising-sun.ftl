### Rising Sun in the browser: the parts of the table, hints, and the position in sentences.

## Parts of the table

rs-map = Mapa Japonii
rs-honor = Honor
rs-honor-about = Kto stoi wyżej, wygrywa każdy remis.
rs-honor-place = Honor: miejsce { $place } z { $of }
rs-track = Tor działań politycznych
rs-kami-turn-about = Cztery świątynie rozpatruje się od lewej do prawej.
rs-mandate-turn-about = Tura rozkazu { $turn } z 7
rs-face-down = Kafel leży zakryty.
rs-shrines = Świątynie
rs-market = Karty tej pory roku
rs-market-empty = Wszystkie karty są sprzedane.
rs-stage = Co się dzieje
rs-mine = Co masz
rs-reserve = Rezerwa
rs-reserve-about = Figurki i warownie spoza mapy: stąd przyzywasz.
rs-tokens = Żetony wojny
rs-tokens-about = Każdy punktuje zimą; różne prowincje dają więcej.
rs-hostages = Jeńcy
rs-vp = Punkty zwycięstwa
rs-coins = Monety
rs-ronin = Ronini
rs-ready = gotowe
rs-none = brak
rs-nobody = nikogo
rs-close = Zamknij
rs-count-of = { $piece } × { $count }
rs-allied-with = Sojusz: { $clan }
rs-ally-about = Sojusznicy korzystają nawzajem z premii swoich rozkazów i nie walczą, gdy są w prowincji tylko we dwoje.

rs-tab-market = Karty

## Choosing

rs-which = Co wybierasz?
rs-waiting = { $number ->
        [one] Wybiera: { $who }
        [few] Wybierają: { $who }
        [many] Wybierają: { $who }
       *[other] Wybierają: { $who }
    }
rs-hint-take = Weź podświetloną figurkę i wskaż prowincję albo ją tam przeciągnij.
rs-hint-target = Teraz wskaż jedno z podświetlonych miejsc.
rs-hint-point = Wskaż jedną z podświetlonych figurek.
rs-for-all = Wszyscy:
rs-bonus = Ty i sojusznik:
rs-put-back = Odłożone przez ciebie w turze { $turn }:
rs-not-drawn = Niedobrane

## Tea

rs-tea-talk = Przy herbacie
rs-tea-silence = Nikt się jeszcze nie odezwał.
rs-tea-thinking = myśli
rs-tea-asks-you = proponuje ci sojusz
rs-tea-asks = proponuje sojusz: { $names }
rs-tea-you-asked = ma twoją propozycję
rs-tea-propose = Zaproponuj
rs-tea-propose-to = Zaproponuj sojusz: { $clan }
rs-tea-agree = Zgoda
rs-tea-agree-to = Zawrzyj sojusz: { $clan }
rs-tea-decline = Odrzuć
rs-tea-decline-to = Odrzuć sojusz: { $clan }
rs-tea-unpropose = Wycofaj
rs-tea-unpropose-to = Wycofaj propozycję: { $clan }
rs-tea-deal = Układ
rs-tea-deal-with = Układ: { $clan }
rs-tea-wait = Poczekajcie na mnie
rs-tea-go-on = Niech zawrą sojusz
rs-tea-take-back = Zabierz czarkę
rs-tea-cups = Czarki
rs-tea-pouring = Trwa nalewanie herbaty
rs-tea-seconds = { $time } s
rs-tea-waits-you = czekają na ciebie
rs-tea-waits = czekają na graczy: { $names }
rs-tea-spilled = Herbata wylana: { $names }

## Battle

rs-battle-of = Bitwa: { $province }
rs-set-aside = odłożone monety
rs-lay-coins = Połóż monety za swoją zasłonką
rs-seal-about = Stawki odkrywa się naraz, gdy wszyscy zapieczętują swoje.
rs-sealed = zapieczętowane
rs-sealed-waiting = Twoje stawki są zapieczętowane.
rs-withdraw = Wycofaj
rs-lay-anew = Od nowa
rs-lay-more = O monetę więcej na: { $advantage }
rs-lay-less = O monetę mniej na: { $advantage }
rs-lay-least = Nie leży tu żadna twoja moneta, którą można zabrać.
rs-laid = { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
rs-no-bids = brak stawek
rs-war-of = Wojna { $number } z { $all }
rs-camps = Kto tu walczy
rs-camp = { $clan }: siła { $force }. { $figures }
rs-you-lay = za twoją zasłonką
rs-lays = kładzie monety…
rs-stake = { $advantage ->
    [seppuku] Twoje figurki tutaj: { $count }
    [take_hostage] Cudze figurki tutaj: { $count }
    [hire_ronin] Twoi ronini: { $count }
   *[imperial_poets] Wszystkie figurki tutaj: { $count }
}
rs-ties-won = Przy remisie wygrywasz tutaj ty
rs-ties-lost = Przy remisie wyżej w honorze: { $clans }
rs-lane-tied = Remis po { $amount }: wyżej w honorze stoi { $clan }
rs-covered = zakryte
rs-steps = Jak daleko zaszła bitwa
rs-step-bids = Stawki
rs-step-count = Liczenie
rs-step-fallen = Polegli
rs-step-reparations = Reparacje
rs-rung = { $place }. { $clan }
rs-purse = Twoja sakiewka
rs-purse-hint = Naciśnij przewagę albo przeciągnij na nią monetę. Klawisze 1–4 kładą monetę, z Shiftem ją zabierają.
rs-seal-these = Zapieczętuj { $amounts }
rs-seal-sure = Na pewno zapieczętować { $amounts }?
rs-to-map = Do mapy

## Winter

rs-winner = Zwycięstwo: { $who }
rs-winter-sources = Skąd wzięły się punkty
rs-winter-harvest = Żniwa trzech pór roku
rs-winter-kami = Dary kami
rs-winter-seppuku = Ci, którzy odeszli z honorem
rs-winter-hostages = Zyski z jeńców
rs-winter-poets = Pieśni poetów
rs-winter-cards = Cnoty, potwory i inne karty
rs-winter-stolen_by_others = Ukradzione przez innych
rs-winter-winter_upgrades = Ulepszenia zimowe
rs-winter-war_tokens = Żetony wojny
rs-winter-province_sets = Różne prowincje na żetonach
rs-back = Wstecz
rs-skip = Pomiń
rs-tell-again = Opowiedz jeszcze raz
rs-see-board = Zobacz planszę

## Amounts

rs-amount-victory-point = { $amount } PZ
rs-amount-coin = { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
rs-amount-ronin = { $amount ->
        [one] { $amount } ronin
        [few] { $amount } roninów
        [many] { $amount } roninów
       *[other] { $amount } ronina
    }

## The position in sentences

rs-say-reward = Nagroda: { $reward }
rs-say-war = Tu rozegra się wojna { $number }
rs-say-war-done = Wojna { $number } jest rozstrzygnięta
rs-say-group = { $clan }, siła { $force }: { $pieces }
rs-say-honor = Honor od najwyższego: { $order }.
rs-say-plays = Zagrane rozkazy: { $plays }.
rs-say-shrine = Świątynia { $number }, { $kami }: { $who }
rs-say-clan = { $clan }: { $vp } PZ, { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }, { $ronin ->
        [one] { $ronin } ronin
        [few] { $ronin } roninów
        [many] { $ronin } roninów
       *[other] { $ronin } ronina
    }.
rs-say-reserve = Rezerwa: { $pieces }.
rs-say-cards = Karty: { $cards }.
rs-say-hostages = Jeńcy: { $hostages }.
rs-say-market = Do kupienia: { $cards }.
