### Shogun in play: what is asked, what may be done, what happened, why not.
### Ids: see locale/words.py. Names of arguments: games/shogun/text.py.

## Questions, by step

shogun-ask-draft = Яку карту провінції візьмете?
shogun-ask-place = Яку групу військ розмістити в провінції { $province }?
shogun-ask-planning = Ваш таємний план, «{ $space }»: що викладете?
shogun-ask-order = Яку спеціальну карту, а з нею й місце в черговості ходу, візьмете?
shogun-ask-build = { $action }: провінція { $province }?
shogun-ask-collect = { $action }: провінція { $province }?
shogun-ask-deploy = { $action }: провінція { $province }?
shogun-ask-muster = { $action }: провінція { $province }?
shogun-ask-relocate = Куди перемістити армії з провінції { $province }?
shogun-ask-march = { $action }: куди підуть армії з провінції { $province }?
shogun-ask-how_many = Скільки армій піде: { $origin } → { $target }? Принаймні одна залишається.
shogun-ask-revolts = Голодні провінції повстають: у кожній { $farmers ->
        [one] { $farmers } селянин
        [few] { $farmers } селянина
        [many] { $farmers } селян
       *[other] { $farmers } селянина
    } та ще по одному за кожен маркер. Яке повстання придушуєте першим?

## Actions and asides
## .STEP: in that step. .group: the head of a list whose items are the last argument.

shogun-do-take = Узяти: { $province }
shogun-do-blind = Узяти верхню карту колоди наосліп
shogun-do-exchange = Спершу покласти обидві під колоду й відкрити дві інші
shogun-do-group = Група військ: { $amount ->
        [one] { $amount } армія
        [few] { $amount } армії
        [many] { $amount } армій
       *[other] { $amount } армії
    }
    .place = { $amount ->
        [one] { $amount } армія
        [few] { $amount } армії
        [many] { $amount } армій
       *[other] { $amount } армії
    } → { $province }
shogun-do-plan = Викласти: { $card }
    .planning = { $space }: { $card }
shogun-do-special = Узяти карту «{ $special }»
shogun-do-act = Виконати
    .build = { $action }: { $province }
    .collect = { $action }: { $province }
    .deploy = { $action }: { $province }
    .muster = Розмістити 1 армію: { $province }
shogun-do-skip = Пропустити дію
    .march = Залишитися: без битви й переміщення
shogun-do-stay = Нікого не переміщувати
shogun-do-target = До провінції { $province }
shogun-do-count = { $amount ->
        [one] { $amount } армія
        [few] { $amount } армії
        [many] { $amount } армій
       *[other] { $amount } армії
    }
    .how_many = { $amount ->
        [one] { $amount } армія
        [few] { $amount } армії
        [many] { $amount } армій
       *[other] { $amount } армії
    }: { $origin } → { $target }
shogun-do-revolt = Придушити повстання: { $province }
shogun-do-withdraw = Відкликати весь план і скласти його знову

## What happened
## .many with .item: several of them in a row are told in one line.

shogun-event-first_player = Першу карту провінції вибирає { $seat }
shogun-event-card_offered = Відкрито карту: { $province }
    .many = Відкриті карти: { $items }
    .item = { $province }
shogun-event-card_taken = { $seat } бере карту: { $province }
shogun-event-blind_taken = { $seat } бере верхню карту наосліп
shogun-event-blind_seen = { $seat }, ви взяли карту: { $province }
shogun-event-cards_exchanged = { $seat } кладе під колоду карти: { $province1 }, { $province2 }
shogun-event-group_placed = { $seat } розміщує { $amount ->
        [one] { $amount } армію
        [few] { $amount } армії
        [many] { $amount } армій
       *[other] { $amount } армії
    }: { $province }
shogun-event-table_dealt = { $seat } починає гру: { $province }, { $amount ->
        [one] { $amount } армія
        [few] { $amount } армії
        [many] { $amount } армій
       *[other] { $amount } армії
    }
    .many = { $seat } починає гру: { $items }
    .item = { $province } { $amount }
shogun-event-tower_seeded = Вежу заповнено: всередині { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубики
        [many] { $amount } кубиків
       *[other] { $amount } кубика
    }

shogun-event-year_begins = Починається рік { $amount }
shogun-event-event_shown = Подія року: { $event }
    .many = Події року: { $items }
    .item = { $event }
shogun-event-season_begins = Настає { $season_low }
shogun-event-action_shown = Карту дії { $amount } відкрито: { $action }
    .many = Карти дій: { $items }
    .item = { $amount }. { $action }
shogun-event-special_laid = Спеціальна карта на місці { $amount }: { $special }
    .many = Спеціальні карти: { $items }
    .item = { $amount }. { $special }
shogun-event-event_drawn = Подія раунду: { $event }. { $event_effect }
shogun-event-event_leaves = Подія «{ $event }» виходить із гри
shogun-event-planning_begins = Усі таємно планують
shogun-event-card_laid = { $seat }, ви виклали на комірку «{ $space }»: { $card }
    .many = { $seat }, ви виклали: { $items }
    .item = { $space }: { $card }
shogun-event-plan_ready = { $seat }: план готовий
shogun-event-plan_withdrawn = { $seat } відкликає план
shogun-event-plans_closed = Усі плани складено
shogun-event-bid_opened = { $seat } ставить: { $card }
shogun-event-bid_paid = { $seat } платить { $amount ->
        [one] { $amount } скриню
        [few] { $amount } скрині
        [many] { $amount } скринь
       *[other] { $amount } скрині
    }
shogun-event-bids_tied = Однакові ставки: порядок визначає жереб
shogun-event-special_taken = { $seat } бере карту «{ $special }» та місце в черговості ходу: { $amount }

shogun-event-action_begins = Дія: { $action }
shogun-event-card_opened = { $seat } відкриває: { $card } ({ $action })
shogun-event-action_declined = { $seat } пропускає дію «{ $action }» ({ $province })
shogun-event-too_few_chests = { $seat } пропускає дію «{ $action }» ({ $province }): замало скринь
shogun-event-too_few_in_supply = { $seat } пропускає дію «{ $action }» ({ $province }): замало армій у запасі
shogun-event-no_free_site = { $seat } пропускає дію «{ $action }» ({ $province }): немає вільного місця
shogun-event-built_already = { $seat } пропускає дію «{ $action }» ({ $province }): така будівля там уже є
shogun-event-out_of_stock = { $seat } пропускає дію «{ $action }» ({ $province }): таких будівель більше немає
shogun-event-too_few_armies = { $seat } пропускає дію «{ $action }» ({ $province }): там лише одна армія
shogun-event-no_target = { $seat } пропускає дію «{ $action }» ({ $province }): нікуди йти
shogun-event-built = { $seat } будує { $building_acc } у провінції { $province } за { $amount ->
        [one] { $amount } скриню
        [few] { $amount } скрині
        [many] { $amount } скринь
       *[other] { $amount } скрині
    }
shogun-event-marker_removed = Маркер повстання прибрано: { $province }
shogun-event-rice_taken = { $seat } конфіскує { $amount ->
        [one] { $amount } одиницю
        [few] { $amount } одиниці
        [many] { $amount } одиниць
       *[other] { $amount } одиниці
    } рису: { $province }
shogun-event-taxes_taken = { $seat } збирає { $amount ->
        [one] { $amount } скриню
        [few] { $amount } скрині
        [many] { $amount } скринь
       *[other] { $amount } скрині
    } податків: { $province }
shogun-event-yield_lost = { $seat } нічого не отримує з провінції { $province }
shogun-event-marker_placed = Маркери повстання в провінції { $province }: { $amount }
shogun-event-deployed = { $seat } розміщує в провінції { $province } { $amount1 ->
        [one] { $amount1 } армію
        [few] { $amount1 } армії
        [many] { $amount1 } армій
       *[other] { $amount1 } армії
    } за { $amount2 ->
        [one] { $amount2 } скриню
        [few] { $amount2 } скрині
        [many] { $amount2 } скринь
       *[other] { $amount2 } скрині
    }
shogun-event-moved = { $seat } переміщує { $amount ->
        [one] { $amount } армію
        [few] { $amount } армії
        [many] { $amount } армій
       *[other] { $amount } армії
    }: { $province1 } → { $province2 }
shogun-event-card_lost = { $seat } втрачає карту провінції { $province }
shogun-event-action_lost = { $seat } втрачає дію «{ $space }»: на ній лежала карта провінції { $province }

shogun-event-attacked = { $seat } нападає { $amount ->
        [one] { $amount } армією
        [few] { $amount } арміями
        [many] { $amount } арміями
       *[other] { $amount } арміями
    }: { $province1 } → { $province2 }
shogun-event-attack_reinforced = { $seat } кидає у вежу ще { $amount ->
        [one] { $amount } армію
        [few] { $amount } армії
        [many] { $amount } армій
       *[other] { $amount } армії
    } для нападу
shogun-event-defence_reinforced = { $seat } кидає у вежу ще { $amount ->
        [one] { $amount } армію
        [few] { $amount } армії
        [many] { $amount } армій
       *[other] { $amount } армії
    } для оборони
shogun-event-castle_defended = { $seat } кидає у вежу ще { $amount ->
        [one] { $amount } армію
        [few] { $amount } армії
        [many] { $amount } армій
       *[other] { $amount } армії
    } завдяки замку
shogun-event-farmers_defend = { $amount ->
        [0] Провінцію { $province } ніхто не захищає
        [one] Провінцію { $province } захищає { $amount } селянин
        [few] Провінцію { $province } захищають { $amount } селянина
        [many] Провінцію { $province } захищають { $amount } селян
       *[other] Провінцію { $province } захищають { $amount } селянина
    }
shogun-event-cubes_thrown = Вежа: { $colour }, кинуто { $amount1 }, випало { $amount2 }
    .many = Вежа: { $items }
    .item = { $colour } { $amount1 } → { $amount2 }
shogun-event-attack_won = { $seat } захоплює провінцію { $province }, залишилося армій: { $amount }
shogun-event-attack_beaten = { $seat2 } перемагає дім { $seat1 } та утримує провінцію { $province }, залишилося армій: { $amount }
shogun-event-battle_drawn = { $seat1 } та { $seat2 } знищують одне одного: { $province }
shogun-event-neutral_held = { $seat } не захоплює провінцію { $province }: вона й далі нейтральна
shogun-event-became_neutral = Провінція { $province } тепер нейтральна
shogun-event-revolt_begins = Повстання в провінції { $province } (дім { $seat }): { $amount ->
        [one] { $amount } селянин
        [few] { $amount } селянина
        [many] { $amount } селян
       *[other] { $amount } селянина
    }
shogun-event-revolt_put_down = { $seat } придушує повстання в провінції { $province }, залишилося армій: { $amount }
shogun-event-revolt_won = Селяни виганяють із провінції { $province } дім { $seat }

shogun-event-rice_lost = { $seat } втрачає взимку { $amount ->
        [one] { $amount } одиницю
        [few] { $amount } одиниці
        [many] { $amount } одиниць
       *[other] { $amount } одиниці
    } рису
shogun-event-provinces_unfed = { $seat } не може забезпечити рисом { $amount1 ->
        [one] { $amount1 } провінцію
        [few] { $amount1 } провінції
        [many] { $amount1 } провінцій
       *[other] { $amount1 } провінції
    }: { $amount2 ->
        [1] { $amount2 } повстання,
        [one] { $amount2 } повстання, у кожному
        [few] { $amount2 } повстання, у кожному
        [many] { $amount2 } повстань, у кожному
       *[other] { $amount2 } повстання, у кожному
    } +{ $amount3 ->
        [one] { $amount3 } селянин
        [few] { $amount3 } селянина
        [many] { $amount3 } селян
       *[other] { $amount3 } селянина
    }
shogun-event-revolt_drawn = Повстання проти дому { $seat }: { $province }
    .many = Повстання проти дому { $seat }: { $items }
    .item = { $province }
shogun-event-scored_provinces = { $seat } отримує { $amount } ПО за провінції
shogun-event-scored_buildings = { $seat } отримує { $amount } ПО за будівлі
shogun-event-scored_majority = { $region }. { $building }: { $seat } отримує { $amount } ПО за перевагу
    .many = { $seat } отримує ПО за перевагу: { $items }
    .item = { $region_short } { $building } { $amount }
shogun-event-winter_ends = Зима { $amount }-го року завершилася: рис і маркери повстання прибрано
shogun-event-game_over = Гру завершено

## Why not

shogun-refusal-action-not_asked = { $action }: зараз ідеться не про це.
shogun-refusal-draft-card_not_open = { $province }: цієї карти немає серед двох відкритих.
shogun-refusal-draft-no_exchange = Карти можна замінити, лише якщо минулого ходу ви бачили ті самі дві.
shogun-refusal-draft-no_such_group = У вас уже немає групи, у якій { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
        [many] { $armies } армій
       *[other] { $armies } армії
    }.
shogun-refusal-plan-must_be_filled = Комірка «{ $space }» не може залишитися порожньою: карт у вас досить.
shogun-refusal-plan-not_your_card = { $card }: це не ваша карта.
shogun-refusal-plan-used_already = { $card }: ця карта вже лежить на іншій комірці.
shogun-refusal-plan-bid_too_high = { $card }: для ставки у вас лише { $held ->
        [one] { $held } скриня
        [few] { $held } скрині
        [many] { $held } скринь
       *[other] { $held } скрині
    }.
shogun-refusal-plan-nothing_to_withdraw = Ви не маєте плану, який можна відкликати.
shogun-refusal-order-special_taken = «{ $special }»: карту вже взято.
shogun-refusal-march-out_of_the_game = Провінція { $to } поза грою.
shogun-refusal-march-not_adjacent = Провінції { $from } та { $to } не сусідні.
shogun-refusal-march-protected_by_temple = У провінції { $to } є храм: цього раунду на неї не можна нападати.
shogun-refusal-march-not_your_province = Провінція { $to } не ваша: битва тут неможлива.
shogun-refusal-march-one_must_stay = { $armies } — забагато: армій там { $held }, і одна мусить залишитися.
shogun-refusal-winter-not_drawn = Провінція { $province } не повстає.

## Words

shogun-card-chest0 = Карта скринь 0
shogun-card-chest1 = Карта скринь 1
shogun-card-chest2 = Карта скринь 2
shogun-card-chest3 = Карта скринь 3
shogun-card-chest4 = Карта скринь 4
shogun-card-empty = нічого
shogun-card-face_down = карта долілиць

shogun-space-bid = Ставка
    .short = Ставка

shogun-colour-farmers = Селяни
    .letter = сел

shogun-source-provinces1 = Рік 1: провінції
shogun-source-buildings1 = Рік 1: будівлі
shogun-source-castles1 = Рік 1: найбільше замків
shogun-source-temples1 = Рік 1: найбільше храмів
shogun-source-theatres1 = Рік 1: найбільше театрів
shogun-source-provinces2 = Рік 2: провінції
shogun-source-buildings2 = Рік 2: будівлі
shogun-source-castles2 = Рік 2: найбільше замків
shogun-source-temples2 = Рік 2: найбільше храмів
shogun-source-theatres2 = Рік 2: найбільше театрів
