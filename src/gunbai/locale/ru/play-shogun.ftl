### Shogun in play: what is asked, what may be done, what happened, why not.
### Ids: see locale/words.py. Names of arguments: games/shogun/text.py.
### No cases here: the page's scenes word these events with plain names only.

## Questions, by step

shogun-ask-draft = Какую карту провинции вы берёте?
shogun-ask-place = Армии какой группы разместить в провинции { $province }?
shogun-ask-planning = Ваш тайный план: что положить на клетку «{ $space }»?
shogun-ask-order = Какую специальную карту, а с ней и место в очерёдности хода, вы берёте?
shogun-ask-build = { $action } в провинции { $province }?
shogun-ask-collect = { $action } в провинции { $province }?
shogun-ask-deploy = { $action } в провинции { $province }?
shogun-ask-muster = { $action }: провинция { $province }?
shogun-ask-relocate = Куда переместить армии из провинции { $province }?
shogun-ask-march = { $action }: куда идут армии из провинции { $province }?
shogun-ask-how_many = Сколько армий идёт из провинции { $origin } в провинцию { $target }? Хотя бы одна остаётся.
shogun-ask-revolts = Голодные провинции восстают: в каждой { $farmers ->
        [one] { $farmers } крестьянин
        [few] { $farmers } крестьянина
        [many] { $farmers } крестьян
       *[other] { $farmers } крестьянина
    } и ещё по одному за каждый маркер. С какой начнёте?

## Actions and asides
## .STEP: in that step. .group: the head of a list whose items are the last argument.

shogun-do-take = Взять карту «{ $province }»
shogun-do-blind = Взять верхнюю карту колоды вслепую
shogun-do-exchange = Сначала убрать обе под колоду и открыть две другие
shogun-do-group = Группа: { $amount ->
        [one] { $amount } армия
        [few] { $amount } армии
        [many] { $amount } армий
       *[other] { $amount } армии
    }
    .place = { $amount ->
        [one] { $amount } армию
        [few] { $amount } армии
        [many] { $amount } армий
       *[other] { $amount } армии
    } в провинцию { $province }
shogun-do-plan = Положить: { $card }
    .planning = { $space }: { $card }
shogun-do-special = Взять «{ $special }»
shogun-do-act = Выполнить
    .build = { $action } в провинции { $province }
    .collect = { $action } в провинции { $province }
    .deploy = { $action } в провинции { $province }
    .muster = Разместить 1 армию в провинции { $province }
shogun-do-skip = Пропустить
    .march = Остаться: ни сражения, ни перемещения
shogun-do-stay = Никого не перемещать
shogun-do-target = В провинцию { $province }
shogun-do-count = { $amount ->
        [one] { $amount } армия
        [few] { $amount } армии
        [many] { $amount } армий
       *[other] { $amount } армии
    }
    .how_many = { $amount ->
        [one] { $amount } армию
        [few] { $amount } армии
        [many] { $amount } армий
       *[other] { $amount } армии
    } из провинции { $origin } в провинцию { $target }
shogun-do-revolt = Подавить восстание: { $province }
shogun-do-withdraw = Забрать весь план и составить заново

## What happened
## .many with .item: several of them in a row are told in one line.

shogun-event-first_player = Первый выбор провинции: { $seat }
shogun-event-card_offered = Открыта карта: { $province }
    .many = Открыты карты: { $items }
    .item = { $province }
shogun-event-card_taken = { $seat } берёт карту «{ $province }»
shogun-event-blind_taken = { $seat } берёт верхнюю карту вслепую
shogun-event-blind_seen = { $seat }, вам досталась провинция { $province }
shogun-event-cards_exchanged = { $seat } убирает под колоду карты «{ $province1 }» и «{ $province2 }»
shogun-event-group_placed = { $seat } размещает в провинции { $province } { $amount ->
        [one] { $amount } армию
        [few] { $amount } армии
        [many] { $amount } армий
       *[other] { $amount } армии
    }
shogun-event-table_dealt = { $seat } начинает с провинцией { $province }: { $amount ->
        [one] { $amount } армия
        [few] { $amount } армии
        [many] { $amount } армий
       *[other] { $amount } армии
    }
    .many = { $seat } начинает с провинциями: { $items }
    .item = { $province } { $amount }
shogun-event-tower_seeded = Башня заполнена: { $amount ->
        [one] внутри остаётся { $amount } кубик
        [few] внутри остаются { $amount } кубика
        [many] внутри остаётся { $amount } кубиков
       *[other] внутри остаются { $amount } кубика
    }

shogun-event-year_begins = Начинается год { $amount }
shogun-event-event_shown = Событие года: { $event }
    .many = События года: { $items }
    .item = { $event }
shogun-event-season_begins = Наступает { $season_low }
shogun-event-action_shown = Открыта карта действия { $amount }: { $action }
    .many = Карты действий: { $items }
    .item = { $amount }. { $action }
shogun-event-special_laid = Специальная карта на месте { $amount }: { $special }
    .many = Специальные карты: { $items }
    .item = { $amount }. { $special }
shogun-event-event_drawn = Событие раунда: { $event }. { $event_effect }
shogun-event-event_leaves = Событие «{ $event }» выходит из игры
shogun-event-planning_begins = Все втайне планируют
shogun-event-card_laid = { $seat }, ваша карта на клетке «{ $space }»: { $card }
    .many = { $seat }, ваш план: { $items }
    .item = { $space }: { $card }
shogun-event-plan_ready = { $seat }: план готов
shogun-event-plan_withdrawn = { $seat } забирает план
shogun-event-plans_closed = Все планы готовы
shogun-event-bid_opened = { $seat } делает ставку: { $card }
shogun-event-bid_paid = { $seat } платит { $amount ->
        [one] { $amount } сундук
        [few] { $amount } сундука
        [many] { $amount } сундуков
       *[other] { $amount } сундука
    }
shogun-event-bids_tied = Ставки равны: порядок решает жребий
shogun-event-special_taken = { $seat } берёт карту «{ $special }» и место { $amount } в очерёдности хода

shogun-event-action_begins = Сейчас: { $action }
shogun-event-card_opened = { $seat } вскрывает: { $card } ({ $action })
shogun-event-action_declined = { $seat } пропускает «{ $action }» в провинции { $province }
shogun-event-too_few_chests = { $seat } пропускает «{ $action }» в провинции { $province }: не хватает сундуков
shogun-event-too_few_in_supply = { $seat } пропускает «{ $action }» в провинции { $province }: в запасе мало армий
shogun-event-no_free_site = { $seat } пропускает «{ $action }» в провинции { $province }: нет свободного места
shogun-event-built_already = { $seat } пропускает «{ $action }» в провинции { $province }: такое здание уже есть
shogun-event-out_of_stock = { $seat } пропускает «{ $action }» в провинции { $province }: такие здания закончились
shogun-event-too_few_armies = { $seat } пропускает «{ $action }» в провинции { $province }: там только одна армия
shogun-event-no_target = { $seat } пропускает «{ $action }» в провинции { $province }: идти некуда
shogun-event-built = { $seat } строит { $building_acc } в провинции { $province } за { $amount ->
        [one] { $amount } сундук
        [few] { $amount } сундука
        [many] { $amount } сундуков
       *[other] { $amount } сундука
    }
shogun-event-marker_removed = Маркер восстания убран: { $province }
shogun-event-rice_taken = { $seat } забирает { $amount ->
        [one] { $amount } единицу риса
        [few] { $amount } единицы риса
        [many] { $amount } единиц риса
       *[other] { $amount } единицы риса
    } в провинции { $province }
shogun-event-taxes_taken = { $seat } забирает { $amount ->
        [one] { $amount } сундук
        [few] { $amount } сундука
        [many] { $amount } сундуков
       *[other] { $amount } сундука
    } в провинции { $province }
shogun-event-yield_lost = { $seat } ничего не получает от провинции { $province }
shogun-event-marker_placed = { $province }: теперь { $amount ->
        [one] { $amount } маркер восстания
        [few] { $amount } маркера восстания
        [many] { $amount } маркеров восстания
       *[other] { $amount } маркера восстания
    }
shogun-event-deployed = { $seat } размещает в провинции { $province } { $amount1 ->
        [one] { $amount1 } армию
        [few] { $amount1 } армии
        [many] { $amount1 } армий
       *[other] { $amount1 } армии
    } за { $amount2 ->
        [one] { $amount2 } сундук
        [few] { $amount2 } сундука
        [many] { $amount2 } сундуков
       *[other] { $amount2 } сундука
    }
shogun-event-moved = { $seat } перемещает { $amount ->
        [one] { $amount } армию
        [few] { $amount } армии
        [many] { $amount } армий
       *[other] { $amount } армии
    }: { $province1 } → { $province2 }
shogun-event-card_lost = { $seat } теряет карту «{ $province }»
shogun-event-action_lost = { $seat } теряет действие «{ $space }»: на нём лежала карта «{ $province }»

shogun-event-attacked = { $seat } атакует из провинции { $province1 } провинцию { $province2 }: { $amount ->
        [one] { $amount } армия
        [few] { $amount } армии
        [many] { $amount } армий
       *[other] { $amount } армии
    }
shogun-event-attack_reinforced = { $seat } бросает в башню ещё { $amount ->
        [one] { $amount } армию
        [few] { $amount } армии
        [many] { $amount } армий
       *[other] { $amount } армии
    } для атаки
shogun-event-defence_reinforced = { $seat } бросает в башню ещё { $amount ->
        [one] { $amount } армию
        [few] { $amount } армии
        [many] { $amount } армий
       *[other] { $amount } армии
    } для обороны
shogun-event-castle_defended = { $seat } бросает в башню ещё { $amount ->
        [one] { $amount } армию
        [few] { $amount } армии
        [many] { $amount } армий
       *[other] { $amount } армии
    } благодаря замку
shogun-event-farmers_defend = { $amount ->
        [0] Провинцию { $province } никто не обороняет
        [one] Провинцию { $province } обороняет { $amount } крестьянин
        [few] Провинцию { $province } обороняют { $amount } крестьянина
        [many] Провинцию { $province } обороняют { $amount } крестьян
       *[other] Провинцию { $province } обороняют { $amount } крестьянина
    }
shogun-event-cubes_thrown = Башня: { $colour }, брошено { $amount1 }, выпало { $amount2 }
    .many = Башня, брошено и выпало: { $items }
    .item = { $colour } { $amount1 } → { $amount2 }
shogun-event-attack_won = { $seat } захватывает провинцию { $province }: { $amount ->
        [one] осталась { $amount } армия
        [few] остались { $amount } армии
        [many] осталось { $amount } армий
       *[other] осталось { $amount } армии
    }
shogun-event-attack_beaten = { $seat1 } терпит неудачу, { $seat2 } удерживает провинцию { $province }: { $amount ->
        [one] осталась { $amount } армия
        [few] остались { $amount } армии
        [many] осталось { $amount } армий
       *[other] осталось { $amount } армии
    }
shogun-event-battle_drawn = { $seat1 } и { $seat2 } уничтожают друг друга в провинции { $province }
shogun-event-neutral_held = { $seat } не может взять провинцию { $province }: она остаётся нейтральной
shogun-event-became_neutral = Провинция { $province } теперь нейтральна
shogun-event-revolt_begins = Восстание в провинции { $province } ({ $seat }): { $amount ->
        [one] восстаёт { $amount } крестьянин
        [few] восстают { $amount } крестьянина
        [many] восстают { $amount } крестьян
       *[other] восстают { $amount } крестьянина
    }
shogun-event-revolt_put_down = { $seat } подавляет восстание в провинции { $province }: { $amount ->
        [one] осталась { $amount } армия
        [few] остались { $amount } армии
        [many] осталось { $amount } армий
       *[other] осталось { $amount } армии
    }
shogun-event-revolt_won = Крестьяне побеждают: { $seat } теряет провинцию { $province }

shogun-event-rice_lost = { $seat } теряет за зиму { $amount ->
        [one] { $amount } единицу риса
        [few] { $amount } единицы риса
        [many] { $amount } единиц риса
       *[other] { $amount } единицы риса
    }
shogun-event-provinces_unfed = { $seat } не может прокормить { $amount1 ->
        [one] { $amount1 } провинцию
        [few] { $amount1 } провинции
        [many] { $amount1 } провинций
       *[other] { $amount1 } провинции
    }: { $amount2 ->
        [1] { $amount2 } восстание,
        [one] { $amount2 } восстание, в каждом
        [few] { $amount2 } восстания, в каждом
        [many] { $amount2 } восстаний, в каждом
       *[other] { $amount2 } восстания, в каждом
    } +{ $amount3 ->
        [one] { $amount3 } крестьянин
        [few] { $amount3 } крестьянина
        [many] { $amount3 } крестьян
       *[other] { $amount3 } крестьянина
    }
shogun-event-revolt_drawn = Восстание ({ $seat }): { $province }
    .many = Восстания ({ $seat }): { $items }
    .item = { $province }
shogun-event-scored_provinces = { $seat } получает { $amount } ПО за провинции
shogun-event-scored_buildings = { $seat } получает { $amount } ПО за здания
shogun-event-scored_majority = { $seat } получает { $amount } ПО за превосходство: { $region }, { $building }
    .many = { $seat } получает ПО за превосходство — { $items }
    .item = { $region_short }: { $building } { $amount }
shogun-event-winter_ends = Зима { $amount }-го года закончилась: рис и маркеры восстания убраны
shogun-event-game_over = Игра окончена

## Why not

shogun-refusal-action-not_asked = { $action }: сейчас вопрос не об этом.
shogun-refusal-draft-card_not_open = { $province }: этой карты нет среди двух открытых.
shogun-refusal-draft-no_exchange = Карты можно заменить, только если и в прошлый ход вы выбирали из этих же двух.
shogun-refusal-draft-no_such_group = У вас не осталось группы, в которой { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }.
shogun-refusal-plan-must_be_filled = Клетка «{ $space }» не может остаться пустой: карт у вас хватает.
shogun-refusal-plan-not_your_card = { $card }: это не ваша карта.
shogun-refusal-plan-used_already = { $card }: карта уже лежит на другой клетке.
shogun-refusal-plan-bid_too_high = { $card }: для ставки у вас только { $held ->
        [one] { $held } сундук
        [few] { $held } сундука
        [many] { $held } сундуков
       *[other] { $held } сундука
    }.
shogun-refusal-plan-nothing_to_withdraw = У вас нет плана, который можно забрать.
shogun-refusal-order-special_taken = { $special }: карту уже взяли.
shogun-refusal-march-out_of_the_game = Провинция { $to } вне игры.
shogun-refusal-march-not_adjacent = { $to } и { $from } — не соседние провинции.
shogun-refusal-march-protected_by_temple = В провинции { $to } есть храм: в этом раунде её нельзя атаковать.
shogun-refusal-march-not_your_province = Провинция { $to } не ваша, а сражение здесь невозможно.
shogun-refusal-march-one_must_stay = { $armies } — слишком много: из { $held } хотя бы одна должна остаться.
shogun-refusal-winter-not_drawn = Провинция { $province } не восстаёт.

## Words

shogun-card-chest0 = Сундуки 0
shogun-card-chest1 = Сундуки 1
shogun-card-chest2 = Сундуки 2
shogun-card-chest3 = Сундуки 3
shogun-card-chest4 = Сундуки 4
shogun-card-empty = ничего
shogun-card-face_down = карта лицом вниз

shogun-space-bid = Ставка
    .short = Ставка

shogun-colour-farmers = Крестьяне
    .letter = к

shogun-source-provinces1 = Год 1: провинции
shogun-source-buildings1 = Год 1: здания
shogun-source-castles1 = Год 1: больше всего замков
shogun-source-temples1 = Год 1: больше всего храмов
shogun-source-theatres1 = Год 1: больше всего театров
shogun-source-provinces2 = Год 2: провинции
shogun-source-buildings2 = Год 2: здания
shogun-source-castles2 = Год 2: больше всего замков
shogun-source-temples2 = Год 2: больше всего храмов
shogun-source-theatres2 = Год 2: больше всего театров
