### Rising Sun in play: what is asked, what may be done, what happened, why not.
### Ids: see locale/words.py. Names of arguments: games/rising_sun/text.py.

## Questions, by step

rising-sun-ask-tea = Ceremonia picia herbaty: z kim zawierasz sojusz w tej porze roku?
rising-sun-ask-mandate = Twoja tura rozkazu: który rozkaz wybierasz?
rising-sun-ask-recruit = Werbunek: co przyzywasz i gdzie?
rising-sun-ask-marshal = Formacja: co przesuwasz?
rising-sun-ask-train = Którą kartę kupujesz?
rising-sun-ask-betray = Zdrada: czyją figurkę wymieniasz?
rising-sun-ask-stand_in = Na którą figurkę z rezerwy wymieniasz { $figure_acc } ({ $owner }, { $place })?
rising-sun-ask-end_of_recruit = Na koniec tego Werbunku działa kilka kart. Twoje działają na początku czy na końcu?
rising-sun-ask-seat_at_end_of_recruit = Werbunek dobiegł końca: której swojej karty używasz?
rising-sun-ask-after_summon = Przyzwanie za tobą: której swojej karty używasz?
rising-sun-ask-pay = „Życzliwość”: dokąd trafia moneta z zapłaty? Do rozdzielenia jeszcze: { $amount }.
rising-sun-ask-monster = Kupujesz: { $figure }. Dokąd go przyzywasz?
rising-sun-ask-komainu_worship = Czy twój Komainu idzie { $province_from } oddać cześć kami?
rising-sun-ask-toll = { $mover } chce przesunąć { $figure_acc } szlakiem morskim { $origin_from } { $target_to }. Żądasz monety myta („Ścieżka Węża”)?
rising-sun-ask-hate = Oni Nienawiści wchodzi { $province_to }: która figurka ginie?
rising-sun-ask-kami_gift = { $kami } darzy cię łaską. { $kami_effect } Przyjmujesz?
rising-sun-ask-fujin = Fujin użycza ci wiatru: co przesuwasz?
rising-sun-ask-raijin = Raijin: gdzie pojawia się twój bushi?
rising-sun-ask-war_start = Na początku fazy działań wojennych działają zdolności kilku graczy. Twoje działają na początku czy na końcu?
rising-sun-ask-ashigaru = „Droga Ashigaru”: dokąd przyzywasz bushi?
rising-sun-ask-bids = Bitwa { $province_in }: ile monet stawiasz na przewagę „{ $advantage }”? Zostało ci: { $amount }. { $advantage_effect }
rising-sun-ask-advantage = Zdobywasz przewagę „{ $advantage }” { $province_in }. { $advantage_effect } Używasz jej?
rising-sun-ask-hostages = Zdobywasz przewagę „Weź Jeńca” { $province_in }: kogo bierzesz?
rising-sun-ask-mercy = { $amount ->
        [one] { $amount } cudza figurka ma zginąć
        [few] { $amount } cudze figurki mają zginąć
        [many] { $amount } cudzych figurek ma zginąć
       *[other] { $amount } cudzej figurki ma zginąć
    }. Używasz „Miłosierdzia”?
rising-sun-ask-reparations = Kto dostaje monetę z reszty? Zostało monet: { $amount }.

## Actions and asides
## .STEP: in that step. .group: the head of a list whose items are the last argument.

rising-sun-do-done = Zakończ
    .recruit = Zakończ przyzywanie
    .marshal = Zakończ ruchy
    .train = Nic nie kupuj
    .betray = Zakończ wymianę
    .fujin = Zakończ ruchy
    .raijin = Nikogo nie przyzywaj
    .ashigaru = Zakończ przyzywanie
    .komainu_worship = Zostań { $province_in }
    .after_summon = Nie używaj kart
    .seat_at_end_of_recruit = Nie używaj kart
    .hostages = Nikogo nie bierz
rising-sun-do-ready = Gotowe: bez sojuszu, chyba że ktoś go jeszcze zaproponuje
rising-sun-do-yes = Tak
    .toll = Żądaj 1 monety
    .mercy = Oszczędź wszystkie
    .kami_gift = Przyjmij dar { $kami_gen }
    .advantage = Użyj: { $advantage }
rising-sun-do-no = Nie
    .toll = Przepuść za darmo
    .mercy = Zabij
    .kami_gift = Zrezygnuj
    .advantage = Nie używaj
    .pay = Do wspólnej puli
rising-sun-do-first = Na początku
rising-sun-do-last = Na końcu
rising-sun-do-propose = Zaproponuj sojusz { $seat_dat }
    .group = Zaproponuj sojusz
rising-sun-do-agree = Zawrzyj sojusz z { $seat_ins }
    .group = Zawrzyj sojusz
rising-sun-do-decline = Odrzuć sojusz z { $seat_ins }
    .group = Odrzuć sojusz
rising-sun-do-play = Zagraj { $mandate_acc }
    .group = Zagraj
rising-sun-do-lay = Połóż zakryty kafel: { $mandate }
    .group = Połóż zakryty kafel
rising-sun-do-name = Ogłoś rozkaz: { $mandate }
    .group = Ogłoś rozkaz
rising-sun-do-summon = Przyzwij { $figure_acc } { $province_to }
    .group = Przyzwij { $figure_acc }
rising-sun-do-worship = Wyślij { $figure_acc } { $province_from } { $place_to }
    .group = Wyślij { $figure_acc } { $province_from }
rising-sun-do-move = Przesuń { $figure_acc } { $origin_from } { $target_to }
    .group = Przesuń { $figure_acc } { $origin_from }
rising-sun-do-build = Zbuduj warownię { $province_in }
    .group = Zbuduj warownię
rising-sun-do-buy = Kup: { $card }
    .group = Kup
rising-sun-do-buy-full = Kup za pełną cenę: { $card }
    .group = Kup za pełną cenę
rising-sun-do-hand-coin = Daj monetę { $seat_dat }
    .group = Daj monetę
rising-sun-do-replace = Wymień { $figure_acc } { $seat_gen } ({ $place })
    .group = Wymień { $figure_acc } { $seat_gen }
rising-sun-do-with = Na { $figure_acc }
    .group = Wymień na
rising-sun-do-place = Umieść { $figure_acc } { $place_in }
    .group = Umieść { $figure_acc }
rising-sun-do-kill = Zabij { $figure_acc } { $seat_gen } { $province_in }
    .group = Zabij { $figure_acc } { $seat_gen }
rising-sun-do-use = Użyj karty: { $card }
    .group = Użyj karty
rising-sun-do-bid = Postaw { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
rising-sun-do-take-hostage = Weź do niewoli { $figure_acc } { $seat_gen }
    .group = Weź do niewoli figurkę { $seat_gen }
rising-sun-do-remainder = Moneta dla { $seat_gen }
    .group = Daj monetę
rising-sun-do-give = Daj { $seat_dat } { $coins ->
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
    }
rising-sun-do-offer = Złóż ofertę { $seat_dat }: { $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] {"dajesz "}
        }
       *[other] {"dajesz "}
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
           *[other] {"chcesz "}
        }
       *[other] {"chcesz "}
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
    }{ $promise ->
        [0] {""}
       *[other] { $coins ->
            [0] { $ronin ->
                [0] { $coins_asked ->
                    [0] { $ronin_asked ->
                        [0] obietnica nr { $promise }
                       *[other] , z obietnicą nr { $promise }
                    }
                   *[other] , z obietnicą nr { $promise }
                }
               *[other] , z obietnicą nr { $promise }
            }
           *[other] , z obietnicą nr { $promise }
        }
    }
rising-sun-do-accept = Przyjmij ofertę { $seat_gen }
rising-sun-do-refuse = Odrzuć ofertę { $seat_gen }
rising-sun-do-retract = Wycofaj swoją ofertę dla { $seat_gen }
rising-sun-do-withdraw = Wycofaj zapieczętowane stawki i wybierz ponownie
rising-sun-do-unpropose = Wycofaj propozycję sojuszu dla { $seat_gen }
rising-sun-do-unready = Jeszcze pomyśl: cofnij gotowość

## What happened

rising-sun-event-season_began = Zaczyna się { $season_nom }
rising-sun-event-war_drawn = Wojna { $amount } rozegra się { $province_in }
rising-sun-event-income_taken = { $seat } bierze { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    } dochodu
rising-sun-event-hostage_returned = { $seat } zwraca jeńca { $seat2_dat }: { $figure_nom }
rising-sun-event-alliances_ended = Zaczyna się ceremonia picia herbaty; sojusze z poprzedniej pory roku wygasają
rising-sun-event-alliance_proposed = { $seat } proponuje sojusz { $seat2_dat }
rising-sun-event-alliance_declined = { $seat } odrzuca sojusz z { $seat2_ins }
rising-sun-event-alliance_unproposed = { $seat } wycofuje propozycję sojuszu dla { $seat2_gen }
rising-sun-event-alliance_formed = { $seat } i { $seat2 } zawierają sojusz
rising-sun-event-tea_ready = { $seat }: gotowe
rising-sun-event-tea_unready = { $seat } jeszcze myśli
rising-sun-event-given = { $seat } daje { $seat2_dat } { $amount1 ->
        [0] {""}
        [one] { $amount1 } monetę
        [few] { $amount1 } monety
        [many] { $amount1 } monet
       *[other] { $amount1 } monety
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" i "}
        }
    }{ $amount2 ->
        [0] {""}
        [one] { $amount2 } ronina
        [few] { $amount2 } roninów
        [many] { $amount2 } roninów
       *[other] { $amount2 } ronina
    }
rising-sun-event-offered = { $seat } składa ofertę { $seat2_dat }: { $amount1 ->
        [0] { $amount2 ->
            [0] { $amount3 ->
                [0] { $amount4 ->
                    [0] same obietnice
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] {"daje "}
        }
       *[other] {"daje "}
    }{ $amount1 ->
        [0] {""}
        [one] { $amount1 } monetę
        [few] { $amount1 } monety
        [many] { $amount1 } monet
       *[other] { $amount1 } monety
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" i "}
        }
    }{ $amount2 ->
        [0] {""}
        [one] { $amount2 } ronina
        [few] { $amount2 } roninów
        [many] { $amount2 } roninów
       *[other] { $amount2 } ronina
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] { $amount3 ->
                [0] { $amount4 ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }
       *[other] { $amount3 ->
            [0] { $amount4 ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $amount3 ->
        [0] { $amount4 ->
            [0] {""}
           *[other] {"chce "}
        }
       *[other] {"chce "}
    }{ $amount3 ->
        [0] {""}
        [one] { $amount3 } monetę
        [few] { $amount3 } monety
        [many] { $amount3 } monet
       *[other] { $amount3 } monety
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount4 ->
            [0] {""}
           *[other] {" i "}
        }
    }{ $amount4 ->
        [0] {""}
        [one] { $amount4 } ronina
        [few] { $amount4 } roninów
        [many] { $amount4 } roninów
       *[other] { $amount4 } ronina
    }
rising-sun-event-offer_accepted = { $seat } przyjmuje ofertę { $seat2_gen }: { $amount1 ->
        [0] { $amount2 ->
            [0] { $amount3 ->
                [0] { $amount4 ->
                    [0] same obietnice
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] {"dostaje "}
        }
       *[other] {"dostaje "}
    }{ $amount1 ->
        [0] {""}
        [one] { $amount1 } monetę
        [few] { $amount1 } monety
        [many] { $amount1 } monet
       *[other] { $amount1 } monety
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" i "}
        }
    }{ $amount2 ->
        [0] {""}
        [one] { $amount2 } ronina
        [few] { $amount2 } roninów
        [many] { $amount2 } roninów
       *[other] { $amount2 } ronina
    }{ $amount1 ->
        [0] { $amount2 ->
            [0] {""}
           *[other] { $amount3 ->
                [0] { $amount4 ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }
       *[other] { $amount3 ->
            [0] { $amount4 ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $amount3 ->
        [0] { $amount4 ->
            [0] {""}
           *[other] {"oddaje "}
        }
       *[other] {"oddaje "}
    }{ $amount3 ->
        [0] {""}
        [one] { $amount3 } monetę
        [few] { $amount3 } monety
        [many] { $amount3 } monet
       *[other] { $amount3 } monety
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount4 ->
            [0] {""}
           *[other] {" i "}
        }
    }{ $amount4 ->
        [0] {""}
        [one] { $amount4 } ronina
        [few] { $amount4 } roninów
        [many] { $amount4 } roninów
       *[other] { $amount4 } ronina
    }
rising-sun-event-offer_refused = { $seat } odrzuca ofertę { $seat2_gen }
rising-sun-event-offer_retracted = { $seat } wycofuje ofertę dla { $seat2_gen }
rising-sun-event-looked = { $seat } ogląda cztery rozkazy
rising-sun-event-drew = { $seat }, widzisz rozkaz „{ $mandate }”
rising-sun-event-mandate_played = { $seat } zagrywa rozkaz „{ $mandate }”
rising-sun-event-tile_laid = { $seat } kładzie zakryty kafel
rising-sun-event-tile_laid_by_you = { $seat }, twój zakryty kafel to „{ $mandate }”
rising-sun-event-mandate_named = { $seat } ogłasza rozkaz „{ $mandate }”
rising-sun-event-summoned = { $seat } przyzywa { $figure_acc } { $province_to }
rising-sun-event-worshipped = { $seat } wysyła { $figure_acc } { $place_to }
rising-sun-event-placed = { $seat } umieszcza { $figure_acc } { $place_in }
rising-sun-event-moved = { $seat } przesuwa { $figure_acc } { $province1_from } { $province2_to }
rising-sun-event-built = { $seat } buduje warownię { $province_in } za { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
rising-sun-event-bought = { $seat } kupuje kartę „{ $card }” za { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
rising-sun-event-coin_handed = { $seat } daje { $seat2_dat } monetę z zapłaty
rising-sun-event-toll_paid = { $seat } płaci { $seat2_dat } 1 monetę myta
rising-sun-event-toll_waived = { $seat2 } przepuszcza { $seat_acc } za darmo
rising-sun-event-crossing_refused = { $seat } nie ma monety na myto i nie może przepłynąć { $province1_from } { $province2_to }
rising-sun-event-harvested = { $seat } bierze nagrodę ze Żniw { $province_in }
rising-sun-event-alliance_broken = { $seat } zrywa sojusz z { $seat2_ins }
rising-sun-event-replaced = { $seat } wymienia { $figure2_acc } { $seat2_gen } ({ $place }) na swojego { $figure_acc }
rising-sun-event-kami_won = { $seat } ma największą siłę w świątyni { $kami_gen }
rising-sun-event-kami_used = { $seat } przyjmuje dar { $kami_gen }
rising-sun-event-kami_declined = { $seat } rezygnuje z daru { $kami_gen }
rising-sun-event-honor_gained = { $seat } zdobywa honor i wyprzedza { $seat2_acc }
rising-sun-event-honor_lost = { $seat } traci honor i spada poniżej { $seat2_gen }
rising-sun-event-honor_topped = { $seat } wchodzi na szczyt toru honoru
rising-sun-event-points_gained = { $seat } otrzymuje { $amount } PZ ({ $source })
rising-sun-event-points_lost = { $seat } traci { $amount } PZ
rising-sun-event-coins_gained = { $seat } bierze { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
rising-sun-event-coins_taken = { $seat } zabiera { $seat2_dat } { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
rising-sun-event-ronin_gained = { $seat } bierze { $amount ->
        [one] { $amount } ronina
        [few] { $amount } roninów
        [many] { $amount } roninów
       *[other] { $amount } ronina
    }
rising-sun-event-ronin_turned = { $seat } zamienia { $amount ->
        [one] { $amount } ronina
        [few] { $amount } roninów
        [many] { $amount } roninów
       *[other] { $amount } ronina
    } na monety
rising-sun-event-merchant_paid = { $seat } bierze { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    } dzięki karcie „Droga Kupca”
rising-sun-event-card_used = { $seat } używa karty „{ $card }”
rising-sun-event-killed = { $figure } { $seat2_gen } ginie { $province_in } z ręki { $seat_gen }
    .own = { $seat } poświęca swojego { $figure_acc } { $province_in }
rising-sun-event-spared = { $seat } oszczędza { $amount ->
        [one] { $amount } figurkę
        [few] { $amount } figurki
        [many] { $amount } figurek
       *[other] { $amount } figurki
    }
rising-sun-event-wars_began = Zaczyna się faza działań wojennych
rising-sun-event-war_skipped = Nikogo nie ma { $province_in }: wojny nie będzie, żeton zostaje odrzucony
rising-sun-event-token_won = { $seat } zdobywa żeton wojny: { $province }
rising-sun-event-battle_began = Bitwa { $province_in }
rising-sun-event-bid_sealed = { $seat } pieczętuje stawki
rising-sun-event-bid_withdrawn = { $seat } wycofuje zapieczętowane stawki
rising-sun-event-bids_revealed = { $seat } stawia: „Seppuku” { $amount1 }, „Weź Jeńca” { $amount2 }, „Najmij Ronina” { $amount3 }, „Cesarscy Poeci” { $amount4 }
rising-sun-event-advantage_won = { $seat } zdobywa przewagę „{ $advantage }”
rising-sun-event-advantage_declined = { $seat } nie używa przewagi „{ $advantage }”
rising-sun-event-hostage_taken = { $seat } bierze do niewoli { $figure_acc } { $seat2_gen }
rising-sun-event-ronin_hired = { $seat } najmuje roninów: +{ $amount } do siły
rising-sun-event-battle_force = { $seat } ma siłę { $amount }
rising-sun-event-battle_won = { $seat } wygrywa bitwę { $province_in }
rising-sun-event-reparations_paid = { $seat } płaci { $seat2_dat } { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    } reparacji
rising-sun-event-season_cleaned = Czyszczenie: wszystkie monety i ronini znikają, świątynie pustoszeją
rising-sun-event-winter_came = Nadchodzi zima: liczymy ostatnie punkty
rising-sun-event-game_won = { $seat } wygrywa z wynikiem { $amount } PZ
rising-sun-event-cards_laid_out = Wyłożono karty nowej pory roku: { $season_nom }
rising-sun-event-card_taken = { $seat } bierze kartę „{ $card }”
rising-sun-event-stronghold_placed = { $seat } stawia warownię { $province_in }
rising-sun-event-fallen_returned = Polegli wracają do rezerw
rising-sun-event-bid_laid = { $seat }, twoja stawka na „{ $advantage }”: { $amount }
    .many = { $seat }, twoje stawki: { $items }
    .item = „{ $advantage }”: { $amount }

## Why not

rising-sun-refusal-not_asked = { $action }: nie o to teraz chodzi.
rising-sun-refusal-not_possible = { $action }: tutaj to niemożliwe.
rising-sun-refusal-seat-not_in_play = { $action }: klanów jest tylko { $seats }.
rising-sun-refusal-oneself = { $action }: to przecież ty.
rising-sun-refusal-allied_already = { $action }: { $clan } ma już sojusz.
rising-sun-refusal-no_proposal = { $action }: nie ma propozycji, na którą można odpowiedzieć.
rising-sun-refusal-propose-answer_awaited = { $action }: propozycja między wami czeka już na odpowiedź.
rising-sun-refusal-propose-used_up = { $action }: twoje propozycje w tej porze roku: { $made }, więcej nie można.
rising-sun-refusal-play-tile_not_in_hand = { $action }: tego kafla nie ma wśród czterech, które oglądasz.
rising-sun-refusal-summon-not_in_reserve = { $action }: nie masz takiej figurki w rezerwie.
rising-sun-refusal-summon-no_stronghold = { $action }: nie masz tam warowni.
rising-sun-refusal-summon-used_up = { $action }: twoje warownie przyzwały tam już tyle, ile mogą ({ $summoned }).
rising-sun-refusal-summon-not_this = { $action }: tej figurki nie można teraz przyzwać.
rising-sun-refusal-worship-not_just_summoned = { $action }: cześć kami oddaje tylko figurka przed chwilą przyzwana.
rising-sun-refusal-move-no_such_figure = { $action }: nie masz tam takiej figurki, którą można przesunąć.
rising-sun-refusal-move-moved_already = { $action }: wszystkie takie figurki są tu już po ruchu.
rising-sun-refusal-move-not_adjacent = { $action }: te prowincje nie sąsiadują ze sobą.
rising-sun-refusal-move-toll_unpaid = { $action }: nie stać cię na myto na tym szlaku morskim.
rising-sun-refusal-build-no_bonus = { $action }: buduje tylko aktualny gracz i jego sojusznik, jeden raz.
rising-sun-refusal-build-none_left = { $action }: wszystkie twoje warownie są na mapie.
rising-sun-refusal-build-too_poor = { $action }: koszt to { $needed }, a masz { $held }.
rising-sun-refusal-buy-not_on_display = { $action }: ta karta nie jest wyłożona.
rising-sun-refusal-buy-too_poor = { $action }: koszt to { $needed }, a masz { $held }.
rising-sun-refusal-buy-no_other_price = { $action }: ta karta nie ma innej ceny.
rising-sun-refusal-replace-own_figure = { $action }: ta figurka już jest twoja.
rising-sun-refusal-replace-daimyo = { $action }: daimyo nigdy nie można wymienić.
rising-sun-refusal-replace-no_such_figure = { $action }: nie ma tam takiej figurki.
rising-sun-refusal-replace-no_match_in_reserve = { $action }: w twojej rezerwie nie ma figurki tego rodzaju.
rising-sun-refusal-replace-at_shrine = { $action }: Zdrada nie sięga świątyń.
rising-sun-refusal-replace-limit = { $action }: po jednej figurce najwyżej dwóch graczy.
rising-sun-refusal-bid-too_poor = { $action }: zostało ci { $held }.
rising-sun-refusal-take-hostage-daimyo = { $action }: daimyo nigdy nie może zostać jeńcem.
rising-sun-refusal-take-hostage-no_such_figure = { $action }: nie ma takiej figurki w tej bitwie.
rising-sun-refusal-give-not_now = Podarunki są możliwe tylko podczas ceremonii picia herbaty i w fazie działań politycznych.
rising-sun-refusal-offer-not_now = Oferty są możliwe tylko podczas ceremonii picia herbaty i w fazie działań politycznych.
rising-sun-refusal-accept-not_now = Nie ma oferty do przyjęcia.
rising-sun-refusal-refuse-not_now = Nie ma oferty do odrzucenia.
rising-sun-refusal-retract-not_now = Nie masz otwartej oferty do wycofania.
rising-sun-refusal-withdraw-not_now = Nie masz zapieczętowanej stawki do wycofania.
rising-sun-refusal-unpropose-not_now = Nie masz otwartej propozycji sojuszu.
rising-sun-refusal-unready-not_now = Gotowość nie została jeszcze zgłoszona.
rising-sun-refusal-to_oneself = Wybierz klan inny niż własny.
rising-sun-refusal-seat_out_of_bounds = Nie ma takiego klanu przy tym stole.
rising-sun-refusal-coins_out_of_bounds = Monety: od { $low } do { $high }, nie { $got }.
rising-sun-refusal-ronin_out_of_bounds = Ronini: od { $low } do { $high }, nie { $got }.
rising-sun-refusal-coins_asked_out_of_bounds = Monety w zamian: od { $low } do { $high }, nie { $got }.
rising-sun-refusal-ronin_asked_out_of_bounds = Ronini w zamian: od { $low } do { $high }, nie { $got }.
rising-sun-refusal-promise_out_of_bounds = Nie ma obietnicy nr { $got }.
rising-sun-refusal-give-nothing = W podarunku musi być co najmniej jedna moneta lub ronin.
rising-sun-refusal-offer-nothing = Oferta musi coś zawierać.
rising-sun-refusal-promise-no_tea = To można obiecać tylko podczas ceremonii picia herbaty i tylko bez sojusznika.
rising-sun-refusal-promise-too_late = Wojny się zaczęły: na taką obietnicę jest za późno.
rising-sun-refusal-promise-no_next_tea = Nie będzie już żadnej ceremonii picia herbaty.
rising-sun-refusal-promise-no_alliance = Między tymi klanami nie ma sojuszu, którego można dotrzymać.
rising-sun-refusal-accept-purse_too_small = { $seat } nie może zapłacić tyle (monety: { $coins }, ronini: { $ronin }), bo ma mniej (monety: { $coins_held }, ronini: { $ronin_held }).
rising-sun-refusal-offer-purse_too_small = Nie możesz tyle zaproponować (monety: { $coins }, ronini: { $ronin }), bo masz mniej (monety: { $coins_held }, ronini: { $ronin_held }).
rising-sun-refusal-promise-no_such_game = W tej grze nie ma obietnic.

## Words

rising-sun-shrine-amaterasu = Świątynia { kami-amaterasu.gen }
    .in = w świątyni { kami-amaterasu.gen }
    .to = do świątyni { kami-amaterasu.gen }
    .from = ze świątyni { kami-amaterasu.gen }
rising-sun-shrine-fujin = Świątynia { kami-fujin.gen }
    .in = w świątyni { kami-fujin.gen }
    .to = do świątyni { kami-fujin.gen }
    .from = ze świątyni { kami-fujin.gen }
rising-sun-shrine-hachiman = Świątynia { kami-hachiman.gen }
    .in = w świątyni { kami-hachiman.gen }
    .to = do świątyni { kami-hachiman.gen }
    .from = ze świątyni { kami-hachiman.gen }
rising-sun-shrine-raijin = Świątynia { kami-raijin.gen }
    .in = w świątyni { kami-raijin.gen }
    .to = do świątyni { kami-raijin.gen }
    .from = ze świątyni { kami-raijin.gen }
rising-sun-shrine-ryujin = Świątynia { kami-ryujin.gen }
    .in = w świątyni { kami-ryujin.gen }
    .to = do świątyni { kami-ryujin.gen }
    .from = ze świątyni { kami-ryujin.gen }
rising-sun-shrine-susanoo = Świątynia { kami-susanoo.gen }
    .in = w świątyni { kami-susanoo.gen }
    .to = do świątyni { kami-susanoo.gen }
    .from = ze świątyni { kami-susanoo.gen }
rising-sun-shrine-tsukuyomi = Świątynia { kami-tsukuyomi.gen }
    .in = w świątyni { kami-tsukuyomi.gen }
    .to = do świątyni { kami-tsukuyomi.gen }
    .from = ze świątyni { kami-tsukuyomi.gen }

rising-sun-source-harvest = Żniwa
rising-sun-source-kami = Kami
rising-sun-source-seppuku = Seppuku
rising-sun-source-hostages = Jeńcy
rising-sun-source-poets = Cesarscy Poeci
rising-sun-source-cards = Karty
rising-sun-source-stolen_by_others = Ukradzione przez innych
rising-sun-source-war_tokens = Żetony wojny
rising-sun-source-province_sets = Różne prowincje
rising-sun-source-winter_upgrades = Ulepszenia zimowe

rising-sun-phase-setup = Przygotowanie
rising-sun-phase-tea = Herbata
rising-sun-phase-politics = Polityka
rising-sun-phase-war = Wojna
rising-sun-phase-cleanup = Czyszczenie
rising-sun-phase-scoring = Koniec gry

option-shrines = Świątynie
    .about = Które cztery kami biorą udział w grze?
    .value-random = Losowo
    .value-first_game = Amaterasu, Fujin, Hachiman, Tsukuyomi: pierwsza rozgrywka
    .see = RS4.4
option-clans = Klany
    .about = Które klany grają? Na przykład koi+lotus+turtle.
    .value-random = Losowo
    .see = RS4.1

## Short forms for the board of the terminal

rising-sun-short-daimyo = D
rising-sun-short-bushi = B
rising-sun-short-shinto = S
rising-sun-short-stronghold = ⌂
rising-sun-short-komainu = Komainu
rising-sun-short-oni_of_skulls = Czaszki
rising-sun-short-yurei = Yurei
rising-sun-short-river_dragon = Smok
rising-sun-short-oni_of_blood = Krew
rising-sun-short-oni_of_souls = Dusze
rising-sun-short-oni_of_hate = Nienawiść
rising-sun-short-oni_of_spite = Złośliwość
