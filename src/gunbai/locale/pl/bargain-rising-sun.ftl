### Rising Sun: promises made of building blocks. Ids: games/rising_sun/promises. They follow a colon: "Koi promises: …".

## Promises

rising-sun-promise-ally = zawrzeć sojusz z { $seat_ins } podczas tej ceremonii picia herbaty
rising-sun-promise-stay = dotrzymać sojuszu z { $seat_ins } do końca pory roku
rising-sun-promise-no_betray = nie zagrywać Zdrady w tej porze roku
rising-sun-promise-spare = nie wymieniać żadnej figurki { $seat_gen } w tej porze roku
rising-sun-promise-no_entry = nie wkraczać { $province_to } w tej porze roku
rising-sun-promise-leave = wycofać się { $province_from } przed wojnami
rising-sun-promise-at_most = mieć { $province_in } na początku wojen siłę najwyżej { $amount }
rising-sun-promise-at_least = mieć { $province_in } na początku wojen siłę co najmniej { $amount }
rising-sun-promise-no_bid = nie stawiać nic przeciw { $seat_dat } na przewagę „{ $advantage }” w tej porze roku
rising-sun-promise-no_bid_all = zupełnie nic nie stawiać przeciw { $seat_dat } w tej porze roku
rising-sun-promise-no_bid_at = nic nie stawiać w bitwie { $province_in }
rising-sun-promise-bid_at_most = postawić w bitwie { $province_in } najwyżej { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
rising-sun-promise-no_hostage = nie brać figurek { $seat_gen } do niewoli w tej porze roku
rising-sun-promise-once = zagrać jeszcze raz „{ $mandate }” w tej porze roku
rising-sun-promise-next = zagrać jako następny rozkaz „{ $mandate }”
rising-sun-promise-not = nie zagrywać rozkazu „{ $mandate }” w tej porze roku
rising-sun-promise-shrine = nikogo nie wysyłać do świątyni { $kami_gen } w tej porze roku
rising-sun-promise-no_build = nic nie budować { $province_in } w tej porze roku
rising-sun-promise-leave_card = zostawić { $seat_dat } kartę „{ $card }” w tej porze roku
rising-sun-promise-pay = dać { $seat_dat } { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    } przed wojnami
rising-sun-promise-pay_next = dać { $seat_dat } { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    } podczas następnej ceremonii picia herbaty
rising-sun-promise-no_toll = nie żądać od { $seat_gen } myta w tej porze roku
rising-sun-promise-not_with = nie zawierać sojuszu z { $seat2_ins } podczas ceremonii picia herbaty
rising-sun-promise-first_ask = podczas następnej ceremonii picia herbaty najpierw zaproponować sojusz { $seat_dat }
rising-sun-promise-nothing_for = nic nie dawać { $seat2_dat } w tej porze roku

## How a promise stands

promise-open = jeszcze otwarta
promise-kept = dotrzymana
promise-broken = złamana
promise-void = wygasła

## What is told of promises

rising-sun-event-promise_given = { $seat } obiecuje { $seat2_dat }: { $promise }
rising-sun-event-promise_kept = Obietnica dotrzymana. { $seat } — { $seat2_dat }: { $promise }
rising-sun-event-promise_broken = Obietnica złamana. { $seat } — { $seat2_dat }: { $promise }
rising-sun-event-promise_void = Obietnica wygasła. { $seat } — { $seat2_dat }: { $promise }

## Deals

rising-sun-deal-taker = { $seat } proponuje ci układ
rising-sun-deal-giver = Proponujesz układ { $seat2_dat }
rising-sun-deal-other = { $seat } proponuje układ { $seat2_dat }
