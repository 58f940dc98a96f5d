### Rising Sun in play: what is asked, what may be done, what happened, why not.
### Ids: see locale/words.py. Names of arguments: games/rising_sun/text.py.

## Questions, by step

rising-sun-ask-tea = Tea ceremony: with whom do you ally this season?
rising-sun-ask-mandate = Your mandate turn: which mandate do you choose?
rising-sun-ask-recruit = Recruit: what do you summon, and where?
rising-sun-ask-marshal = Marshal: what do you move?
rising-sun-ask-train = Which card do you buy?
rising-sun-ask-betray = Betray: whose figure do you replace?
rising-sun-ask-stand_in = Which figure of your reserve takes the place of { $figure } ({ $owner }, { $place })?
rising-sun-ask-end_of_recruit = Several cards act at the end of this Recruit. Do yours come first or last?
rising-sun-ask-seat_at_end_of_recruit = Recruit is over: which of your cards do you use?
rising-sun-ask-after_summon = You have summoned: which of your cards do you use?
rising-sun-ask-pay = Benevolence: where does a coin of the price go? Still to decide: { $amount }.
rising-sun-ask-monster = You bought { $figure }. Where is it summoned?
rising-sun-ask-komainu_worship = Does your Komainu go from { $province } to worship?
rising-sun-ask-toll = { $mover } wants to move { $figure } by sea from { $origin } to { $target }. Do you claim the coin of Path of the Serpent?
rising-sun-ask-hate = Oni of Hate has come to { $province }: which figure dies?
rising-sun-ask-kami_gift = { $kami } favours you. { $kami_effect } Do you accept?
rising-sun-ask-fujin = Fujin lends you wings: what do you move?
rising-sun-ask-raijin = Raijin: where does a Bushi of yours appear?
rising-sun-ask-war_start = Several players act at the start of the war phase. Do you come first or last?
rising-sun-ask-ashigaru = Way of the Ashigaru: where do you summon a Bushi?
rising-sun-ask-bids = The battle of { $province }: how many coins do you bid on { $advantage }? You have { $amount } left. { $advantage_effect }
rising-sun-ask-advantage = You won { $advantage } in { $province }. { $advantage_effect } Do you use it?
rising-sun-ask-hostages = You won Take Hostage in { $province }: whom do you take?
rising-sun-ask-mercy = { $amount ->
        [one] One figure of others is
       *[other] { $amount } figures of others are
    } about to die. Do you show Mercy?
rising-sun-ask-reparations = Who gets a coin of the remainder? Coins left: { $amount }.

## Actions and asides
## .STEP: in that step. .group: the head of a list whose items are the last argument.

rising-sun-do-done = Done
    .recruit = Stop summoning
    .marshal = Stop moving
    .train = Buy nothing
    .betray = Stop replacing
    .fujin = Stop moving
    .raijin = Summon nothing
    .ashigaru = Stop summoning
    .komainu_worship = Stay in { $province }
    .after_summon = Use no card
    .seat_at_end_of_recruit = Use no card
    .hostages = Take nobody
rising-sun-do-ready = Ready: no alliance from me, unless somebody asks again
rising-sun-do-yes = Yes
    .toll = Claim 1 coin
    .mercy = Spare them all
    .kami_gift = Accept the gift of { $kami }
    .advantage = Use { $advantage }
rising-sun-do-no = No
    .toll = Let them pass for free
    .mercy = Kill them
    .kami_gift = Decline
    .advantage = Do not use it
    .pay = To the supply
rising-sun-do-first = First
rising-sun-do-last = Last
rising-sun-do-propose = Propose an alliance to { $seat }
    .group = Propose an alliance to
rising-sun-do-agree = Ally with { $seat }
    .group = Ally with
rising-sun-do-decline = Decline the alliance with { $seat }
    .group = Decline the alliance with
rising-sun-do-play = Play { $mandate }
    .group = Play
rising-sun-do-lay = Lay { $mandate } face down
    .group = Lay face down
rising-sun-do-name = Name { $mandate }
    .group = Name
rising-sun-do-summon = Summon { $figure } in { $province }
    .group = Summon { $figure } in
rising-sun-do-worship = Send { $figure } from { $province } to { $place }
    .group = Send { $figure } from { $province } to
rising-sun-do-move = Move { $figure } from { $origin } to { $target }
    .group = { $figure } from { $origin } to
rising-sun-do-build = Build a stronghold in { $province }
    .group = Build a stronghold in
rising-sun-do-buy = Buy { $card }
    .group = Buy
rising-sun-do-buy-full = Buy { $card } at its full price
    .group = Buy at its full price
rising-sun-do-hand-coin = Give the coin to { $seat }
    .group = Give the coin to
rising-sun-do-replace = Replace { $figure } of { $seat } in { $place }
    .group = Replace { $figure } of { $seat } in
rising-sun-do-with = With { $figure }
    .group = With
rising-sun-do-place = Place { $figure } in { $place }
    .group = Place { $figure } in
rising-sun-do-kill = Kill { $figure } of { $seat } in { $province }
    .group = Kill { $figure } of { $seat } in
rising-sun-do-use = Use { $card }
    .group = Use
rising-sun-do-bid = Bid { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
rising-sun-do-take-hostage = Take { $figure } of { $seat } hostage
    .group = Take a hostage from { $seat }
rising-sun-do-remainder = A coin to { $seat }
    .group = A coin to
rising-sun-do-give = Give { $seat } { $coins ->
        [0] {""}
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $coins ->
        [0] {""}
       *[other] { $ronin ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $ronin ->
        [0] {""}
       *[other] { $ronin } ronin
    }
rising-sun-do-offer = Make { $seat } an offer: { $coins ->
        [0] { $ronin ->
            [0] {""}
           *[other] {"give "}
        }
       *[other] {"give "}
    }{ $coins ->
        [0] {""}
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $coins ->
        [0] {""}
       *[other] { $ronin ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $ronin ->
        [0] {""}
       *[other] { $ronin } ronin
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
           *[other] {"ask for "}
        }
       *[other] {"ask for "}
    }{ $coins_asked ->
        [0] {""}
        [one] { $coins_asked } coin
       *[other] { $coins_asked } coins
    }{ $coins_asked ->
        [0] {""}
       *[other] { $ronin_asked ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $ronin_asked ->
        [0] {""}
       *[other] { $ronin_asked } ronin
    }{ $promise ->
        [0] {""}
       *[other] { $coins ->
            [0] { $ronin ->
                [0] { $coins_asked ->
                    [0] { $ronin_asked ->
                        [0] promise no. { $promise }
                       *[other] , with promise no. { $promise }
                    }
                   *[other] , with promise no. { $promise }
                }
               *[other] , with promise no. { $promise }
            }
           *[other] , with promise no. { $promise }
        }
    }
rising-sun-do-accept = Accept the offer from { $seat }
rising-sun-do-refuse = Refuse the offer from { $seat }
rising-sun-do-retract = Take back your offer to { $seat }
rising-sun-do-withdraw = Take back your sealed bids and choose again
rising-sun-do-unpropose = Take back your proposal to { $seat }
rising-sun-do-unready = Think again: you are not ready yet

## What happened

rising-sun-event-season_began = { $season } begins
rising-sun-event-war_drawn = War { $amount } will be fought in { $province }
rising-sun-event-income_taken = { $seat } takes { $amount } coins of income
rising-sun-event-hostage_returned = { $seat } sends { $figure } home to { $seat2 }
rising-sun-event-alliances_ended = The tea ceremony begins; last season's alliances have ended
rising-sun-event-alliance_proposed = { $seat } proposes an alliance to { $seat2 }
rising-sun-event-alliance_declined = { $seat } declines the alliance with { $seat2 }
rising-sun-event-alliance_unproposed = { $seat } takes back the proposal to { $seat2 }
rising-sun-event-alliance_formed = { $seat } and { $seat2 } are allies now
rising-sun-event-tea_ready = { $seat } is ready
rising-sun-event-tea_unready = { $seat } thinks again
rising-sun-event-given = { $seat } gives { $seat2 } { $amount1 ->
        [0] {""}
        [one] { $amount1 } coin
       *[other] { $amount1 } coins
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $amount2 ->
        [0] {""}
       *[other] { $amount2 } ronin
    }
rising-sun-event-offered = { $seat } makes { $seat2 } an offer: { $amount1 ->
        [0] { $amount2 ->
            [0] { $amount3 ->
                [0] { $amount4 ->
                    [0] promises only
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
           *[other] {"gives "}
        }
       *[other] {"gives "}
    }{ $amount1 ->
        [0] {""}
        [one] { $amount1 } coin
       *[other] { $amount1 } coins
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $amount2 ->
        [0] {""}
       *[other] { $amount2 } ronin
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
           *[other] {"asks for "}
        }
       *[other] {"asks for "}
    }{ $amount3 ->
        [0] {""}
        [one] { $amount3 } coin
       *[other] { $amount3 } coins
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount4 ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $amount4 ->
        [0] {""}
       *[other] { $amount4 } ronin
    }
rising-sun-event-offer_accepted = { $seat } accepts the offer from { $seat2 }: { $amount1 ->
        [0] { $amount2 ->
            [0] { $amount3 ->
                [0] { $amount4 ->
                    [0] promises only
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
           *[other] {"gets "}
        }
       *[other] {"gets "}
    }{ $amount1 ->
        [0] {""}
        [one] { $amount1 } coin
       *[other] { $amount1 } coins
    }{ $amount1 ->
        [0] {""}
       *[other] { $amount2 ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $amount2 ->
        [0] {""}
       *[other] { $amount2 } ronin
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
           *[other] {"pays "}
        }
       *[other] {"pays "}
    }{ $amount3 ->
        [0] {""}
        [one] { $amount3 } coin
       *[other] { $amount3 } coins
    }{ $amount3 ->
        [0] {""}
       *[other] { $amount4 ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $amount4 ->
        [0] {""}
       *[other] { $amount4 } ronin
    }
rising-sun-event-offer_refused = { $seat } refuses the offer from { $seat2 }
rising-sun-event-offer_retracted = { $seat } takes back the offer to { $seat2 }
rising-sun-event-looked = { $seat } looks at four mandates
rising-sun-event-drew = { $seat }, you see { $mandate }
rising-sun-event-mandate_played = { $seat } plays { $mandate }
rising-sun-event-tile_laid = { $seat } lays a tile face down
rising-sun-event-tile_laid_by_you = { $seat }, your face-down tile is { $mandate }
rising-sun-event-mandate_named = { $seat } names { $mandate }
rising-sun-event-summoned = { $seat } summons { $figure } in { $province }
rising-sun-event-worshipped = { $seat } sends { $figure } to { $place }
rising-sun-event-placed = { $seat } places { $figure } in { $place }
rising-sun-event-moved = { $seat } moves { $figure } from { $province1 } to { $province2 }
rising-sun-event-built = { $seat } builds a stronghold in { $province } for { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
rising-sun-event-bought = { $seat } buys { $card } for { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
rising-sun-event-coin_handed = { $seat } gives { $seat2 } one of the coins paid
rising-sun-event-toll_paid = { $seat } pays { $seat2 } 1 coin for the crossing
rising-sun-event-toll_waived = { $seat2 } lets { $seat } cross for free
rising-sun-event-crossing_refused = { $seat } has no coin and may not cross from { $province1 } to { $province2 }
rising-sun-event-harvested = { $seat } harvests { $province }
rising-sun-event-alliance_broken = { $seat } breaks the alliance with { $seat2 }
rising-sun-event-replaced = { $seat } replaces { $figure2 } of { $seat2 } with { $figure } in { $place }
rising-sun-event-kami_won = { $seat } has the most Force at the shrine of { $kami }
rising-sun-event-kami_used = { $seat } accepts the gift of { $kami }
rising-sun-event-kami_declined = { $seat } declines the gift of { $kami }
rising-sun-event-honor_gained = { $seat } rises in honor above { $seat2 }
rising-sun-event-honor_lost = { $seat } falls in honor below { $seat2 }
rising-sun-event-honor_topped = { $seat } goes to the top of the honor track
rising-sun-event-points_gained = { $seat } gains { $amount } VP ({ $source })
rising-sun-event-points_lost = { $seat } loses { $amount } VP
rising-sun-event-coins_gained = { $seat } takes { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
rising-sun-event-coins_taken = { $seat } takes { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } from { $seat2 }
rising-sun-event-ronin_gained = { $seat } takes { $amount } ronin
rising-sun-event-ronin_turned = { $seat } turns { $amount } ronin into coins
rising-sun-event-merchant_paid = { $seat } takes { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } by Way of the Merchant
rising-sun-event-card_used = { $seat } uses { $card }
rising-sun-event-killed = { $figure } of { $seat2 } dies in { $province } by the hand of { $seat }
    .own = { $seat } sacrifices its own { $figure } in { $province }
rising-sun-event-spared = { $seat } spares { $amount ->
        [one] one figure
       *[other] { $amount } figures
    }
rising-sun-event-wars_began = The war phase begins
rising-sun-event-war_skipped = Nobody is in { $province }: no war, the token is discarded
rising-sun-event-token_won = { $seat } wins the token of { $province }
rising-sun-event-battle_began = Battle in { $province }
rising-sun-event-bid_sealed = { $seat } has sealed the bids
rising-sun-event-bid_withdrawn = { $seat } takes the sealed bids back
rising-sun-event-bids_revealed = { $seat } bid { $amount1 } on Seppuku, { $amount2 } on Take Hostage, { $amount3 } on Hire Ronin, { $amount4 } on Imperial Poets
rising-sun-event-advantage_won = { $seat } wins { $advantage }
rising-sun-event-advantage_declined = { $seat } does not use { $advantage }
rising-sun-event-hostage_taken = { $seat } takes { $figure } of { $seat2 } hostage
rising-sun-event-ronin_hired = { $seat } hires ronin: +{ $amount } Force
rising-sun-event-battle_force = { $seat } has Force { $amount }
rising-sun-event-battle_won = { $seat } wins the battle of { $province }
rising-sun-event-reparations_paid = { $seat } pays { $seat2 } { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } of reparations
rising-sun-event-season_cleaned = Clean-up: all coins and ronin are gone, the shrines are empty
rising-sun-event-winter_came = Winter has come: the last points are counted
rising-sun-event-game_won = { $seat } wins with { $amount } VP
rising-sun-event-cards_laid_out = The cards of { $season } are laid out
rising-sun-event-card_taken = { $seat } takes the card { $card }
rising-sun-event-stronghold_placed = { $seat } places the stronghold in { $province }
rising-sun-event-fallen_returned = The fallen return to their reserves
rising-sun-event-bid_laid = { $seat }, you have bid { $amount } on { $advantage }
    .many = { $seat }, you have bid { $items }
    .item = { $advantage }: { $amount }

## Why not

rising-sun-refusal-not_asked = { $action }: that is not what is asked now.
rising-sun-refusal-not_possible = { $action }: that is not possible here.
rising-sun-refusal-seat-not_in_play = { $action }: only { $seats } clans are in this game.
rising-sun-refusal-oneself = { $action }: that is you.
rising-sun-refusal-allied_already = { $action }: { $clan } is allied already.
rising-sun-refusal-no_proposal = { $action }: there is no proposal to answer.
rising-sun-refusal-propose-answer_awaited = { $action }: a proposal between you two is waiting for its answer.
rising-sun-refusal-propose-used_up = { $action }: you have proposed { $made } times this season; more is not allowed.
rising-sun-refusal-play-tile_not_in_hand = { $action }: that tile is not among the four you look at.
rising-sun-refusal-summon-not_in_reserve = { $action }: you have none in your reserve.
rising-sun-refusal-summon-no_stronghold = { $action }: you have no stronghold there.
rising-sun-refusal-summon-used_up = { $action }: your strongholds there have summoned what they may ({ $summoned }).
rising-sun-refusal-summon-not_this = { $action }: this may not be summoned now.
rising-sun-refusal-worship-not_just_summoned = { $action }: only a figure that has just been summoned can go to worship.
rising-sun-refusal-move-no_such_figure = { $action }: you have no such figure there that can move.
rising-sun-refusal-move-moved_already = { $action }: all of them there have moved already.
rising-sun-refusal-move-not_adjacent = { $action }: the two provinces are not adjacent.
rising-sun-refusal-move-toll_unpaid = { $action }: you cannot pay the toll of that sea route.
rising-sun-refusal-build-no_bonus = { $action }: only the active player and their ally build, once.
rising-sun-refusal-build-none_left = { $action }: all your strongholds are on the map.
rising-sun-refusal-build-too_poor = { $action }: it costs { $needed }, you have { $held }.
rising-sun-refusal-buy-not_on_display = { $action }: it is not on display.
rising-sun-refusal-buy-too_poor = { $action }: it costs { $needed }, you have { $held }.
rising-sun-refusal-buy-no_other_price = { $action }: there is no other price for it.
rising-sun-refusal-replace-own_figure = { $action }: that one is yours already.
rising-sun-refusal-replace-daimyo = { $action }: a Daimyo is never replaced.
rising-sun-refusal-replace-no_such_figure = { $action }: there is no such figure.
rising-sun-refusal-replace-no_match_in_reserve = { $action }: your reserve holds no figure of that type.
rising-sun-refusal-replace-at_shrine = { $action }: Betray does not reach the shrines.
rising-sun-refusal-replace-limit = { $action }: one figure each of at most two players.
rising-sun-refusal-bid-too_poor = { $action }: you have { $held } left.
rising-sun-refusal-take-hostage-daimyo = { $action }: a Daimyo is never taken hostage.
rising-sun-refusal-take-hostage-no_such_figure = { $action }: there is no such figure in this battle.
rising-sun-refusal-give-not_now = Gifts are made in the tea ceremony and the political phase only.
rising-sun-refusal-offer-not_now = Offers are made in the tea ceremony and the political phase only.
rising-sun-refusal-accept-not_now = There is no offer to accept.
rising-sun-refusal-refuse-not_now = There is no offer to refuse.
rising-sun-refusal-retract-not_now = You have no open offer to take back.
rising-sun-refusal-withdraw-not_now = There is no sealed bid of yours to take back.
rising-sun-refusal-unpropose-not_now = You have no open proposal to take back.
rising-sun-refusal-unready-not_now = You have not said that you are ready.
rising-sun-refusal-to_oneself = Choose a clan other than your own.
rising-sun-refusal-seat_out_of_bounds = There is no such clan at this table.
rising-sun-refusal-coins_out_of_bounds = Coins: from { $low } to { $high }, not { $got }.
rising-sun-refusal-ronin_out_of_bounds = Ronin: from { $low } to { $high }, not { $got }.
rising-sun-refusal-coins_asked_out_of_bounds = Coins asked for: from { $low } to { $high }, not { $got }.
rising-sun-refusal-ronin_asked_out_of_bounds = Ronin asked for: from { $low } to { $high }, not { $got }.
rising-sun-refusal-promise_out_of_bounds = There is no promise no. { $got }.
rising-sun-refusal-give-nothing = A gift must hold at least one coin or ronin.
rising-sun-refusal-offer-nothing = An offer must hold something.
rising-sun-refusal-promise-no_tea = That can be promised only in the tea ceremony, by somebody without an ally.
rising-sun-refusal-promise-too_late = The wars have begun: it is too late to promise that.
rising-sun-refusal-promise-no_next_tea = There is no further tea ceremony.
rising-sun-refusal-promise-no_alliance = There is no alliance between the two that could be kept.
rising-sun-refusal-accept-purse_too_small = { $seat } cannot pay { $coins } coins and { $ronin } ronin: the purse holds { $coins_held } and { $ronin_held }.
rising-sun-refusal-offer-purse_too_small = You cannot offer { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $ronin } ronin: you have { $coins_held ->
        [one] { $coins_held } coin
       *[other] { $coins_held } coins
    } and { $ronin_held } ronin.
rising-sun-refusal-promise-no_such_game = There are no promises in this game.

## Words

rising-sun-shrine-amaterasu = the shrine of { kami-amaterasu }
rising-sun-shrine-fujin = the shrine of { kami-fujin }
rising-sun-shrine-hachiman = the shrine of { kami-hachiman }
rising-sun-shrine-raijin = the shrine of { kami-raijin }
rising-sun-shrine-ryujin = the shrine of { kami-ryujin }
rising-sun-shrine-susanoo = the shrine of { kami-susanoo }
rising-sun-shrine-tsukuyomi = the shrine of { kami-tsukuyomi }

rising-sun-source-harvest = Harvest
rising-sun-source-kami = Kami
rising-sun-source-seppuku = Seppuku
rising-sun-source-hostages = Hostages
rising-sun-source-poets = Imperial Poets
rising-sun-source-cards = Cards
rising-sun-source-stolen_by_others = Stolen by others
rising-sun-source-war_tokens = War tokens
rising-sun-source-province_sets = Different provinces
rising-sun-source-winter_upgrades = Winter upgrades

rising-sun-phase-setup = { phase-season_setup }
rising-sun-phase-tea = { phase-tea_ceremony }
rising-sun-phase-politics = { phase-political }
rising-sun-phase-war = { phase-war }
rising-sun-phase-cleanup = { phase-clean_up }
rising-sun-phase-scoring = { phase-winter }

option-shrines = Shrines
    .about = Which four kami are in the game.
    .value-random = Drawn at random
    .value-first_game = Amaterasu, Fujin, Hachiman, Tsukuyomi: the first game
    .see = RS4.4
option-clans = Clans
    .about = Which clans play, for example koi+lotus+turtle.
    .value-random = Drawn at random
    .see = RS4.1

## Short forms for the board of the terminal

rising-sun-short-daimyo = D
rising-sun-short-bushi = B
rising-sun-short-shinto = S
rising-sun-short-stronghold = ⌂
rising-sun-short-komainu = Komainu
rising-sun-short-oni_of_skulls = Skulls
rising-sun-short-yurei = Yurei
rising-sun-short-river_dragon = Dragon
rising-sun-short-oni_of_blood = Blood
rising-sun-short-oni_of_souls = Souls
rising-sun-short-oni_of_hate = Hate
rising-sun-short-oni_of_spite = Spite
