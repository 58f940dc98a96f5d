### Shogun: names and short descriptions.
### Ids are the words of the engine; where Rising Sun has the same one, with the name of the game: hence shogun-season-….
### Options: value = name, .about = one line, .value-X = the choices, the first one is the standard; .see = clauses.
### Cases: .gen, .dat, .acc, .ins, .loc; .nom is the nominative inside a sentence.

## Houses

house-crimson = Karmazyn
    .full = Ród Karmazynu
    .gen = Karmazynu
    .dat = Karmazynowi
    .acc = Karmazyn
    .ins = Karmazynem
    .letter = K
house-indigo = Indygo
    .full = Ród Indygo
    .gen = rodu Indygo
    .dat = rodowi Indygo
    .acc = ród Indygo
    .ins = rodem Indygo
    .letter = I
house-pine = Sosna
    .full = Ród Sosny
    .gen = Sosny
    .dat = Sośnie
    .acc = Sosnę
    .ins = Sosną
    .letter = S
house-amber = Bursztyn
    .full = Ród Bursztynu
    .gen = Bursztynu
    .dat = Bursztynowi
    .acc = Bursztyn
    .ins = Bursztynem
    .letter = B
house-plum = Śliwa
    .full = Ród Śliwy
    .gen = Śliwy
    .dat = Śliwie
    .acc = Śliwę
    .ins = Śliwą
    .letter = L

## Seasons: the rounds of a year

shogun-season-spring = Wiosna
    .nom = wiosna
shogun-season-summer = Lato
    .nom = lato
shogun-season-autumn = Jesień
    .nom = jesień
shogun-season-winter = Zima
    .nom = zima

## Steps

step-actions = Wyłożenie kart akcji
    .see = SG3.3
step-specials = Wyłożenie kart specjalnych
    .see = SG3.4
step-planning = Planowanie i licytacja
    .see = SG4.1
step-event = Losowanie wydarzenia
    .see = SG3.5
step-order = Ustalenie kolejności
    .see = SG4.5
step-carry_out = Wykonanie akcji
    .see = SG5.1
step-provisions = Zima: prowiant
    .see = SG7.1 SG7.2
step-revolts = Zima: bunty
    .see = SG7.2 SG7.3
step-scoring = Zima: punktacja
    .see = SG7.4
step-placement = Początkowe rozmieszczenie
    .see = SG2.3

## Sides and regions

side-sun = Strona słońca
side-moon = Strona księżyca

region-green = Zielony region
    .short = Zielony
    .loc = zielonym regionie
region-red = Czerwony region
    .short = Czerwony
    .loc = czerwonym regionie
region-purple = Fioletowy region
    .short = Fioletowy
    .loc = fioletowym regionie
region-yellow = Żółty region
    .short = Żółty
    .loc = żółtym regionie
region-brown = Brązowy region
    .short = Brązowy
    .loc = brązowym regionie

## Provinces
province-aki = Aki
province-awa-boso = Awa-Boso
province-awa-shikoku = Awa-Sikoku
province-bingo = Bingo
province-bitchu = Bitchu
province-bizen = Bizen
province-echigo = Echigo
province-echizen = Echizen
province-etchu = Etchu
province-harima = Harima
province-hida = Hida
province-hitachi = Hitachi
province-hoki = Hoki
province-ise = Ise
province-iwami = Iwami
province-iyo = Iyo
province-izu = Izu
province-izumo = Izumo
province-kaga = Kaga
province-kai = Kai
province-kazusa = Kazusa
province-kii = Kii
province-kozuke = Kozuke
province-mikawa = Mikawa
province-mimasaka = Mimasaka
province-mino = Mino
province-musashi = Musashi
province-mutsu = Mutsu
province-noto = Noto
province-omi = Omi
province-owari = Owari
province-sagami = Sagami
province-sanuki = Sanuki
province-settsu = Settsu
province-shima = Shima
province-shimosa = Shimosa
province-shimotsuke = Shimotsuke
province-shinano = Shinano
province-suruga = Suruga
province-tajima = Tajima
province-tamba = Tamba
province-tosa = Tosa
province-totomi = Totomi
province-wakasa = Wakasa
province-yamato = Yamato

## Buildings

building-castle = Zamek
    .acc = zamek
    .letter = z
    .about = Kosztuje 3 skrzynie. Najwięcej zamków w regionie: 3 PZ.
    .see = SG5.3 SG7.4
building-temple = Świątynia
    .acc = świątynię
    .letter = ś
    .about = Kosztuje 2 skrzynie. Najwięcej świątyń w regionie: 2 PZ.
    .see = SG5.3 SG7.4
building-theatre = Teatr
    .acc = teatr
    .letter = t
    .about = Kosztuje 1 skrzynię. Najwięcej teatrów w regionie: 1 PZ.
    .see = SG5.3 SG7.4

## The ten actions

action-castle = Zbuduj zamek
    .short = Zamek
    .about = Zapłać 3 skrzynie i postaw zamek na wolnym miejscu.
    .see = SG5.3
action-temple = Zbuduj świątynię
    .short = Świątynia
    .about = Zapłać 2 skrzynie i postaw świątynię na wolnym miejscu.
    .see = SG5.3
action-theatre = Zbuduj teatr
    .short = Teatr
    .about = Zapłać 1 skrzynię i postaw teatr na wolnym miejscu.
    .see = SG5.3
action-rice = Skonfiskuj ryż
    .short = Ryż
    .about = Weź plon ryżu. Może to wywołać bunt i zostawia znacznik buntu.
    .see = SG5.4
action-tax = Pobierz podatki
    .short = Podatki
    .about = Weź podatek prowincji w skrzyniach. Może to wywołać bunt i zostawia znacznik buntu.
    .see = SG5.4
action-armies5 = Rozmieść 5 armii
    .short = Rozmieść 5
    .about = Zapłać 3 skrzynie i umieść w prowincji 5 armii z zapasu.
    .see = SG5.5
action-armies3 = Rozmieść 3 armie
    .short = Rozmieść 3
    .about = Zapłać 2 skrzynie i umieść w prowincji 3 armie z zapasu.
    .see = SG5.5
action-army1_move = Rozmieść 1 armię / przesuń armie
    .short = Rozmieść 1
    .about = Zapłać 1 skrzynię i dodaj 1 armię; potem możesz przesunąć armie do jednej sąsiedniej własnej prowincji.
    .see = SG5.6
action-battle_move_a = Bitwa / ruch A
    .short = Bitwa A
    .about = Przesuń armie do jednej sąsiedniej prowincji; jeśli nie jest twoja, dochodzi do bitwy.
    .see = SG5.7
action-battle_move_b = Bitwa / ruch B
    .short = Bitwa B
    .about = Przesuń armie do jednej sąsiedniej prowincji; jeśli nie jest twoja, dochodzi do bitwy.
    .see = SG5.7
action-none = Bez akcji
    .short = Nic
    .about = Karta skrzyń albo puste pole: nic się nie dzieje.
    .see = SG4.1

## The five special cards

special-tax1 = +1 skrzynia
    .short = +1 skrzynia
    .effect = Gdy pobierasz podatki, weź 1 skrzynię więcej.
    .see = SG4.6
special-rice1 = +1 ryż
    .short = +1 ryż
    .effect = Gdy konfiskujesz ryż, weź 1 jednostkę ryżu więcej.
    .see = SG4.6
special-armies6 = 6 armii
    .short = 6 armii
    .effect = Akcja „Rozmieść 5 armii” daje 6 armii za te same 3 skrzynie.
    .see = SG4.6
special-attack1 = +1 armia w ataku
    .short = +1 atak
    .effect = Gdy atakujesz akcją A lub B, wrzuć do wieży 1 dodatkową armię z zapasu.
    .see = SG4.6
special-defence1 = +1 armia w obronie
    .short = +1 obrona
    .effect = Gdy ktoś atakuje twoją prowincję akcją A lub B, wrzuć do wieży 1 dodatkową armię z zapasu.
    .see = SG4.6

## The twelve events; .see names the clause

event-plays_calm_5 = Teatr uspokaja
    .effect = Gdy budujesz teatr, usuń 1 znacznik buntu z tej prowincji.
    .winter = Zima: strata 5 jednostek ryżu.
    .see = SG9.1
event-plays_calm_7 = Teatr uspokaja
    .effect = Gdy budujesz teatr, usuń 1 znacznik buntu z tej prowincji.
    .winter = Zima: strata 7 jednostek ryżu.
    .see = SG9.2
event-village_militia = Chłopski opór
    .effect = Zaatakowanej neutralnej prowincji broni 2 chłopów.
    .winter = Zima: strata 3 jednostek ryżu.
    .see = SG9.3
event-strong_walls_2 = Mocne mury
    .effect = Zaatakowana prowincja z zamkiem: obrońca wrzuca do wieży 1 dodatkową armię z zapasu.
    .winter = Zima: strata 2 jednostek ryżu.
    .see = SG9.4
event-strong_walls_6 = Mocne mury
    .effect = Zaatakowana prowincja z zamkiem: obrońca wrzuca do wieży 1 dodatkową armię z zapasu.
    .winter = Zima: strata 6 jednostek ryżu.
    .see = SG9.5
event-temple_peace_3 = Świątynny rozejm
    .effect = Prowincji ze świątynią nie można atakować w tej rundzie.
    .winter = Zima: strata 3 jednostek ryżu.
    .see = SG9.6
event-low_taxes = Niskie podatki
    .effect = Podatki dają najwyżej 5 skrzyń.
    .winter = Zima: bez straty ryżu.
    .see = SG9.8
event-high_taxes = Wysokie podatki
    .effect = Podatki dają co najmniej 6 skrzyń.
    .winter = Zima: strata 2 jednostek ryżu.
    .see = SG9.9
event-temple_peace_4 = Świątynny rozejm
    .effect = Prowincji ze świątynią nie można atakować w tej rundzie.
    .winter = Zima: strata 4 jednostek ryżu.
    .see = SG9.7
event-good_harvest = Dobre zbiory
    .effect = Konfiskata ryżu daje co najmniej 4 jednostki.
    .winter = Zima: strata 3 jednostek ryżu.
    .see = SG9.10
event-poor_harvest = Słabe zbiory
    .effect = Konfiskata ryżu daje najwyżej 3 jednostki.
    .winter = Zima: strata 4 jednostek ryżu.
    .see = SG9.11
event-few_recruits = Mało rekrutów
    .effect = „Rozmieść 5 armii” daje tylko 3 armie, „Rozmieść 3 armie” tylko 2.
    .winter = Zima: strata 1 jednostki ryżu.
    .see = SG9.12

## Options of a game

option-side = Strona planszy
    .about = Strony różnią się regionami. Część szlaków morskich strony księżyca to nasze założenie.
    .value-sun = Strona słońca
    .value-moon = Strona księżyca (częściowo nasze założenia)
    .see = SG1.1 SG2.1
option-setup = Prowincje początkowe
    .about = Wybierać prowincje karta po karcie czy wziąć gotową tabelę? Tabele są tylko dla strony słońca.
    .value-draft = Dobieranie kart
    .value-tables = Tabele początkowe
    .see = SG2.3 SG2.6
option-yield = Plon i bunt
    .about = Czy zachowujesz ryż lub skrzynie, jeśli bunt zaraz potem odbierze ci prowincję?
    .value-kept = Zostają mimo utraty prowincji
    .value-if_held = Tylko po utrzymaniu prowincji
    .see = SG5.4
option-action_window = Znane akcje
    .about = Ile nadchodzących akcji jest odkrytych?
    .value-five = Zawsze pięć następnych
    .value-one_by_one = Po jednej
    .see = SG3.3
option-armies6_shortage = „6 armii” z „Mało rekrutów”
    .about = Ile armii daje „Rozmieść 5 armii”, gdy zbiegną się ta karta i to wydarzenie?
    .value-4 = 4 armie
    .value-6 = 6 armii
    .see = SG4.7 SG9.12
option-tower = Wieża bitewna
    .about = Jak wieża zatrzymuje i uwalnia kosteczki?
    .value-shelves = Dwie półki
    .value-spielbyweb = Dawny Wallenstein online
    .see = SG6.11
option-years = Długość
    .about = Grać oba lata czy tylko pierwszy?
    .value-2 = Dwa lata
    .value-1 = Tylko pierwszy rok
    .see = SG3.1 SG8.1
option-moon_three = Strona księżyca w trójkę
    .about = Nie wiadomo, które prowincje strony księżyca odpadają przy 3 graczach; można przyjąć nasze założenie.
    .value-no = Niedostępna
    .value-assumed = Z naszym założeniem
    .see = SG1.1
