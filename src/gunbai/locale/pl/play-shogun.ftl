### Shogun in play: what is asked, what may be done, what happened, why not.
### Ids: see locale/words.py. Names of arguments: games/shogun/text.py.

## Questions, by step

shogun-ask-draft = Którą kartę prowincji bierzesz?
shogun-ask-place = Która grupa armii trafia do prowincji { $province }?
shogun-ask-planning = Twój plan, w tajemnicy: co kładziesz na pole „{ $space }”?
shogun-ask-order = Którą kartę specjalną bierzesz, a z nią jej miejsce w kolejności?
shogun-ask-build = Prowincja { $province }, „{ $action }”: wykonać?
shogun-ask-collect = Prowincja { $province }, „{ $action }”: wykonać?
shogun-ask-deploy = Prowincja { $province }, „{ $action }”: wykonać?
shogun-ask-muster = Prowincja { $province }, „{ $action }”: wykonać?
shogun-ask-relocate = Dokąd przesuwasz armie z prowincji { $province }?
shogun-ask-march = „{ $action }”: dokąd idą armie z prowincji { $province }?
shogun-ask-how_many = Ile armii idzie: { $origin } → { $target }? Co najmniej jedna zostaje.
shogun-ask-revolts = Głodne prowincje się buntują: w każdej { $farmers ->
        [one] { $farmers } dodatkowy chłop
        [few] { $farmers } dodatkowych chłopów
        [many] { $farmers } dodatkowych chłopów
       *[other] { $farmers } dodatkowego chłopa
    } i po jednym za każdy znacznik buntu. Z którym buntem walczysz najpierw?

## Actions and asides
## .STEP: in that step. .group: the head of a list whose items are the last argument.

shogun-do-take = Weź kartę: { $province }
shogun-do-blind = Weź w ciemno wierzchnią kartę talii
shogun-do-exchange = Najpierw włóż obie karty pod talię i odkryj dwie inne
shogun-do-group = Grupa: { $amount ->
        [one] { $amount } armia
        [few] { $amount } armie
        [many] { $amount } armii
       *[other] { $amount } armii
    }
    .place = { $amount ->
        [one] { $amount } armia
        [few] { $amount } armie
        [many] { $amount } armii
       *[other] { $amount } armii
    } do prowincji { $province }
shogun-do-plan = Połóż: { $card }
    .planning = { $space }: { $card }
shogun-do-special = Weź kartę „{ $special }”
shogun-do-act = Wykonaj
    .build = { $action } w prowincji { $province }
    .collect = { $action } w prowincji { $province }
    .deploy = { $action } w prowincji { $province }
    .muster = Rozmieść 1 armię w prowincji { $province }
shogun-do-skip = Pomiń
    .march = Zostań: bez bitwy i ruchu
shogun-do-stay = Bez ruchu
shogun-do-target = Do prowincji { $province }
shogun-do-count = { $amount ->
        [one] { $amount } armia
        [few] { $amount } armie
        [many] { $amount } armii
       *[other] { $amount } armii
    }
    .how_many = { $amount ->
        [one] { $amount } armia
        [few] { $amount } armie
        [many] { $amount } armii
       *[other] { $amount } armii
    }: { $origin } → { $target }
shogun-do-revolt = Stłum bunt w prowincji { $province }
shogun-do-withdraw = Wycofaj cały plan i ułóż go od nowa

## What happened
## .many with .item: several of them in a row are told in one line.

shogun-event-first_player = { $seat } zaczyna wybór prowincji
shogun-event-card_offered = Odkryta karta: { $province }
    .many = Odkryte karty: { $items }
    .item = { $province }
shogun-event-card_taken = { $seat } bierze kartę { $province }
shogun-event-blind_taken = { $seat } bierze w ciemno wierzchnią kartę
shogun-event-blind_seen = { $seat }, twoja karta w ciemno to { $province }
shogun-event-cards_exchanged = { $seat } wkłada karty { $province1 } i { $province2 } pod talię
shogun-event-group_placed = { $seat } umieszcza { $amount ->
        [one] { $amount } armię
        [few] { $amount } armie
        [many] { $amount } armii
       *[other] { $amount } armii
    } w prowincji { $province }
shogun-event-table_dealt = { $seat } na początek: { $province }, { $amount ->
        [one] { $amount } armia
        [few] { $amount } armie
        [many] { $amount } armii
       *[other] { $amount } armii
    }
    .many = { $seat } na początek: { $items }
    .item = { $province } { $amount }
shogun-event-tower_seeded = Wieża jest napełniona: { $amount ->
        [one] w środku zostaje { $amount } kosteczka
        [few] w środku zostają { $amount } kosteczki
        [many] w środku zostaje { $amount } kosteczek
       *[other] w środku zostaje { $amount } kosteczki
    }

shogun-event-year_begins = Zaczyna się rok { $amount }
shogun-event-event_shown = Wydarzenie roku: „{ $event }”
    .many = Wydarzenia roku: { $items }
    .item = { $event }
shogun-event-season_begins = Zaczyna się { $season_nom }
shogun-event-action_shown = Odkryta karta akcji { $amount }: { $action }
    .many = Karty akcji: { $items }
    .item = { $amount }. { $action }
shogun-event-special_laid = Karta specjalna na miejscu { $amount }: { $special }
    .many = Karty specjalne: { $items }
    .item = { $amount }. { $special }
shogun-event-event_drawn = Wydarzenie rundy: „{ $event }”. { $event_effect }
shogun-event-event_leaves = Wydarzenie „{ $event }” wychodzi z gry
shogun-event-planning_begins = Wszyscy planują w tajemnicy
shogun-event-card_laid = { $seat }, kładziesz na pole „{ $space }”: { $card }
    .many = { $seat }, kładziesz: { $items }
    .item = { $space }: { $card }
shogun-event-plan_ready = { $seat } kończy planowanie
shogun-event-plan_withdrawn = { $seat } wycofuje plan
shogun-event-plans_closed = Wszystkie plany są gotowe
shogun-event-bid_opened = { $seat } licytuje: { $card }
shogun-event-bid_paid = { $seat } płaci { $amount ->
        [one] { $amount } skrzynię
        [few] { $amount } skrzynie
        [many] { $amount } skrzyń
       *[other] { $amount } skrzyni
    }
shogun-event-bids_tied = Równe stawki: kolejność rozstrzyga los
shogun-event-special_taken = { $seat } bierze kartę „{ $special }” i miejsce { $amount } w kolejności

shogun-event-action_begins = Teraz: { $action }
shogun-event-card_opened = { $seat } odkrywa: { $card } ({ $action })
shogun-event-action_declined = { $seat } pomija akcję „{ $action }” w prowincji { $province }
shogun-event-too_few_chests = { $seat } pomija akcję „{ $action }” w prowincji { $province }: za mało skrzyń
shogun-event-too_few_in_supply = { $seat } pomija akcję „{ $action }” w prowincji { $province }: za mało armii w zapasie
shogun-event-no_free_site = { $seat } pomija akcję „{ $action }” w prowincji { $province }: brak wolnego miejsca
shogun-event-built_already = { $seat } pomija akcję „{ $action }” w prowincji { $province }: taki budynek już tam stoi
shogun-event-out_of_stock = { $seat } pomija akcję „{ $action }” w prowincji { $province }: takich budynków już zabrakło
shogun-event-too_few_armies = { $seat } pomija akcję „{ $action }” w prowincji { $province }: jest tam tylko jedna armia
shogun-event-no_target = { $seat } pomija akcję „{ $action }” w prowincji { $province }: nie ma dokąd iść
shogun-event-built = { $seat } buduje { $building_acc } w prowincji { $province } za { $amount ->
        [one] { $amount } skrzynię
        [few] { $amount } skrzynie
        [many] { $amount } skrzyń
       *[other] { $amount } skrzyni
    }
shogun-event-marker_removed = Znacznik buntu znika z prowincji { $province }
shogun-event-rice_taken = { $seat } bierze { $amount ->
        [one] { $amount } jednostkę ryżu
        [few] { $amount } jednostki ryżu
        [many] { $amount } jednostek ryżu
       *[other] { $amount } jednostki ryżu
    } w prowincji { $province }
shogun-event-taxes_taken = { $seat } bierze { $amount ->
        [one] { $amount } skrzynię
        [few] { $amount } skrzynie
        [many] { $amount } skrzyń
       *[other] { $amount } skrzyni
    } w prowincji { $province }
shogun-event-yield_lost = { $seat } nie dostaje nic z prowincji { $province }
shogun-event-marker_placed = Prowincja { $province } ma teraz { $amount ->
        [one] { $amount } znacznik buntu
        [few] { $amount } znaczniki buntu
        [many] { $amount } znaczników buntu
       *[other] { $amount } znacznika buntu
    }
shogun-event-deployed = { $seat } rozmieszcza { $amount1 ->
        [one] { $amount1 } armię
        [few] { $amount1 } armie
        [many] { $amount1 } armii
       *[other] { $amount1 } armii
    } w prowincji { $province } za { $amount2 ->
        [one] { $amount2 } skrzynię
        [few] { $amount2 } skrzynie
        [many] { $amount2 } skrzyń
       *[other] { $amount2 } skrzyni
    }
shogun-event-moved = { $seat } przesuwa { $amount ->
        [one] { $amount } armię
        [few] { $amount } armie
        [many] { $amount } armii
       *[other] { $amount } armii
    }: { $province1 } → { $province2 }
shogun-event-card_lost = { $seat } traci kartę prowincji { $province }
shogun-event-action_lost = { $seat } traci akcję „{ $space }”: leżała tam karta { $province }

shogun-event-attacked = { $seat } atakuje prowincję { $province2 } z prowincji { $province1 }: { $amount ->
        [one] { $amount } armia
        [few] { $amount } armie
        [many] { $amount } armii
       *[other] { $amount } armii
    }
shogun-event-attack_reinforced = { $seat } dorzuca do ataku { $amount ->
        [one] { $amount } armię
        [few] { $amount } armie
        [many] { $amount } armii
       *[other] { $amount } armii
    }
shogun-event-defence_reinforced = { $seat } dorzuca do obrony { $amount ->
        [one] { $amount } armię
        [few] { $amount } armie
        [many] { $amount } armii
       *[other] { $amount } armii
    }
shogun-event-castle_defended = { $seat } dorzuca do obrony zamku { $amount ->
        [one] { $amount } armię
        [few] { $amount } armie
        [many] { $amount } armii
       *[other] { $amount } armii
    }
shogun-event-farmers_defend = { $amount ->
        [0] Nikt nie broni prowincji { $province }
        [one] Prowincji { $province } broni { $amount } chłop
        [few] Prowincji { $province } broni { $amount } chłopów
        [many] Prowincji { $province } broni { $amount } chłopów
       *[other] Prowincji { $province } broni { $amount } chłopa
    }
shogun-event-cubes_thrown = Rzut: { $colour }, { $amount1 } do wieży i { $amount2 } na tackę
    .many = Rzut (do wieży → na tackę): { $items }
    .item = { $colour } { $amount1 } → { $amount2 }
shogun-event-attack_won = { $seat } zdobywa prowincję { $province }; { $amount ->
        [one] zostaje { $amount } armia
        [few] zostają { $amount } armie
        [many] zostaje { $amount } armii
       *[other] zostaje { $amount } armii
    }
shogun-event-attack_beaten = { $seat2 } pokonuje { $seat1_acc } i utrzymuje prowincję { $province }; { $amount ->
        [one] zostaje { $amount } armia
        [few] zostają { $amount } armie
        [many] zostaje { $amount } armii
       *[other] zostaje { $amount } armii
    }
shogun-event-battle_drawn = { $seat1 } i { $seat2 } niszczą się nawzajem w prowincji { $province }
shogun-event-neutral_held = { $seat } nie zdobywa prowincji { $province }: zostaje neutralna
shogun-event-became_neutral = Prowincja { $province } jest teraz neutralna
shogun-event-revolt_begins = Bunt w prowincji { $province } ({ $seat }): chwyta za broń { $amount ->
        [one] { $amount } chłop
        [few] { $amount } chłopów
        [many] { $amount } chłopów
       *[other] { $amount } chłopa
    }
shogun-event-revolt_put_down = { $seat } tłumi bunt w prowincji { $province }; { $amount ->
        [one] zostaje { $amount } armia
        [few] zostają { $amount } armie
        [many] zostaje { $amount } armii
       *[other] zostaje { $amount } armii
    }
shogun-event-revolt_won = Chłopi wypędzają { $seat_acc } z prowincji { $province }

shogun-event-rice_lost = { $seat } traci zimą { $amount ->
        [one] { $amount } jednostkę ryżu
        [few] { $amount } jednostki ryżu
        [many] { $amount } jednostek ryżu
       *[other] { $amount } jednostki ryżu
    }
shogun-event-provinces_unfed = { $seat } nie wyżywi { $amount1 ->
        [one] { $amount1 } prowincji
        [few] { $amount1 } prowincji
        [many] { $amount1 } prowincji
       *[other] { $amount1 } prowincji
    }: { $amount2 ->
        [one] { $amount2 } bunt
        [few] { $amount2 } bunty, każdy
        [many] { $amount2 } buntów, każdy
       *[other] { $amount2 } buntu
    } z { $amount3 ->
        [one] { $amount3 } dodatkowym chłopem
        [few] { $amount3 } dodatkowymi chłopami
        [many] { $amount3 } dodatkowymi chłopami
       *[other] { $amount3 } dodatkowego chłopa
    }
shogun-event-revolt_drawn = Bunt ({ $seat }): { $province }
    .many = Bunty ({ $seat }): { $items }
    .item = { $province }
shogun-event-scored_provinces = { $seat } otrzymuje { $amount } PZ za prowincje
shogun-event-scored_buildings = { $seat } otrzymuje { $amount } PZ za budynki
shogun-event-scored_majority = { $seat } otrzymuje { $amount } PZ w { $region_loc }: { $building }
    .many = { $seat } otrzymuje PZ za przewagi: { $items }
    .item = { $region_short }: { $building } { $amount }
shogun-event-winter_ends = Kończy się zima { $amount }. roku: ryż i znaczniki buntu znikają
shogun-event-game_over = Koniec gry

## Why not

shogun-refusal-action-not_asked = { $action }: nie o to teraz chodzi.
shogun-refusal-draft-card_not_open = { $province } nie jest jedną z dwóch odkrytych kart.
shogun-refusal-draft-no_exchange = Karty można wymienić tylko wtedy, gdy od twojej poprzedniej tury leżą te same dwie.
shogun-refusal-draft-no_such_group = Nie masz już grupy, w której { $armies ->
        [one] jest { $armies } armia
        [few] są { $armies } armie
        [many] jest { $armies } armii
       *[other] jest { $armies } armii
    }.
shogun-refusal-plan-must_be_filled = Pole „{ $space }” nie może zostać puste: masz dość kart.
shogun-refusal-plan-not_your_card = { $card }: to nie twoja karta.
shogun-refusal-plan-used_already = { $card }: ta karta leży już na innym polu.
shogun-refusal-plan-bid_too_high = { $card }: możesz postawić tylko { $held ->
        [one] { $held } skrzynię
        [few] { $held } skrzynie
        [many] { $held } skrzyń
       *[other] { $held } skrzyni
    }.
shogun-refusal-plan-nothing_to_withdraw = Nie masz planu do wycofania.
shogun-refusal-order-special_taken = Karta „{ $special }” jest już zajęta.
shogun-refusal-march-out_of_the_game = Prowincja { $to } jest poza grą.
shogun-refusal-march-not_adjacent = Prowincje { $to } i { $from } nie sąsiadują ze sobą.
shogun-refusal-march-protected_by_temple = W prowincji { $to } stoi świątynia: w tej rundzie nie można jej atakować.
shogun-refusal-march-not_your_province = Prowincja { $to } nie jest twoja: tutaj bitwa jest niemożliwa.
shogun-refusal-march-one_must_stay = { $armies } to za dużo: z { $held } jedna armia musi zostać.
shogun-refusal-winter-not_drawn = Prowincja { $province } się nie buntuje.

## Words

shogun-card-chest0 = Karta skrzyń 0
shogun-card-chest1 = Karta skrzyń 1
shogun-card-chest2 = Karta skrzyń 2
shogun-card-chest3 = Karta skrzyń 3
shogun-card-chest4 = Karta skrzyń 4
shogun-card-empty = nic
shogun-card-face_down = zakryta karta

shogun-space-bid = Stawka
    .short = Stawka

shogun-colour-farmers = Chłopi
    .letter = c

shogun-source-provinces1 = Rok 1: prowincje
shogun-source-buildings1 = Rok 1: budynki
shogun-source-castles1 = Rok 1: najwięcej zamków
shogun-source-temples1 = Rok 1: najwięcej świątyń
shogun-source-theatres1 = Rok 1: najwięcej teatrów
shogun-source-provinces2 = Rok 2: prowincje
shogun-source-buildings2 = Rok 2: budynki
shogun-source-castles2 = Rok 2: najwięcej zamków
shogun-source-temples2 = Rok 2: najwięcej świątyń
shogun-source-theatres2 = Rok 2: najwięcej teatrów
