### Shogun on the page: what the drawn table says beside the words of the game.

## The map

shogun-web-map = Карта Японии, { $side }. Стрелки ведут от провинции к провинции, плюс и минус меняют масштаб.
shogun-web-side-sun = солнечная сторона
shogun-web-side-moon = лунная сторона
shogun-web-lens-tax = Показать налоги
shogun-web-lens-rice = Показать урожай риса
shogun-web-lens-about = Показывает напечатанные значения вместо армий.
shogun-web-neutral = Нейтральная
shogun-web-out = Вне игры при трёх игроках.
shogun-web-held = { $house }, { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }
shogun-web-markers = { $markers ->
        [one] { $markers } маркер восстания
        [few] { $markers } маркера восстания
        [many] { $markers } маркеров восстания
       *[other] { $markers } маркера восстания
    }
shogun-web-yields = Налоги { $tax }, рис { $rice }.
shogun-web-sites = { $sites ->
        [one] { $sites } место для зданий
        [few] { $sites } места для зданий
        [many] { $sites } мест для зданий
       *[other] { $sites } места для зданий
    }, свободно: { $free }.
shogun-web-can-choose = Можно выбрать.

## The houses

shogun-web-nobody = никто
shogun-web-col-points = ПО
    .about = Победные очки, подсчитываются зимой.
shogun-web-col-chests = Сундуки
    .about = Чтобы строить, размещать армии и делать ставки.
shogun-web-col-rice = Рис / провинции
    .about = Зимой каждая провинция съедает 1 единицу риса, уже после потерь с последнего события. Провинции без провизии могут восстать.
shogun-web-col-castle = Замки
    .about = Замки на поле.
shogun-web-col-temple = Храмы
    .about = Храмы на поле.
shogun-web-col-theatre = Театры
    .about = Театры на поле.
shogun-web-col-supply = Армии в запасе
    .about = Не на поле и не в башне.
shogun-web-unfed = { $unfed ->
        [one] { $unfed } провинция без провизии
        [few] { $unfed } провинции без провизии
        [many] { $unfed } провинций без провизии
       *[other] { $unfed } провинции без провизии
    }
shogun-web-col-special = Специальная карта этого раунда
shogun-web-regions-now = Превосходство в зданиях по регионам сейчас
shogun-part-holdings = Провинции и здания

## Year, events, turn order

shogun-web-year = Год { $year }
shogun-part-planning = Планирование
shogun-web-event-round = Событие этого раунда: { $event }
shogun-web-events-open = События, которые ещё возможны в этом году
shogun-web-winter-loss = Потери риса зимой: от { $least } до { $most }.
shogun-web-turn-order = Очерёдность хода и специальные карты
shogun-web-place = Место { $place }: { $special }, { $house }
shogun-web-place-about = Лежит на месте { $place } очерёдности хода.
shogun-web-take-special = Возьмите одну из подсвеченных карт у края поля: её место — ваша очередь.

## The tower

shogun-web-tower = Башня сражений
shogun-web-tower-about = Что лежит внутри, остаётся там, пока его не освободит один из следующих бросков. Всё из поддона снова бросают в башню в следующем сражении.
shogun-web-shelf-upper = Верхняя
shogun-web-shelf-lower = Нижняя
shogun-web-shelf-tray = Поддон
shogun-web-cubes = { $colour }: { $count }
shogun-web-nothing = ничего
shogun-web-farmers-left = { $farmers ->
        [one] { $farmers } крестьянин в запасе
        [few] { $farmers } крестьянина в запасе
        [many] { $farmers } крестьян в запасе
       *[other] { $farmers } крестьянина в запасе
    }
shogun-web-see-again = Показать последнее сражение ещё раз
shogun-web-scene-attack = Сражение: { $province }
shogun-web-scene-revolt = Восстание: { $province }
shogun-web-scene-open = Сражение решает башня. Escape пропускает показ.
shogun-web-scenes-more = Ещё на очереди: { $more }.
shogun-web-skip-all = Пропустить всё
shogun-web-thrown = вход
shogun-web-came-out = выход
shogun-web-by-chance = Случайно
shogun-web-see-board = К полю
shogun-web-farmers-note = Крестьяне помогают обороняющемуся, если там нет маркера восстания.
shogun-web-close = Закрыть

## Planning

shogun-web-plan = Ваше поле
shogun-web-hand = Ваши карты
shogun-web-no-card = пусто
shogun-web-card-on = { $card }, на клетке «{ $space }»
shogun-web-chest-about = На клетке действия значит: ничего не делать. На ставке это то, что вы платите.
shogun-web-bid-about = Кто поставил больше всех, первым берёт специальную карту, а с ней и место в очерёдности хода. Платят все.
shogun-web-order-unknown = Номер действия пока неизвестен.
shogun-web-whole = Все клетки заполнены. Запечатать план?
shogun-web-send = Запечатать план
shogun-web-send-about = Отправляет весь план. Его можно забрать, пока не готовы все.
shogun-web-take-back = Забрать
shogun-web-clear = Очистить
shogun-web-plan-ready = Ваш план запечатан.
shogun-web-withdraw-about = Забирает весь план; он остаётся здесь, чтобы вы могли его изменить.
shogun-web-why-fewest = Должна пойти хотя бы одна армия.
shogun-web-why-sealed = Ваш план запечатан: чтобы изменить, сначала заберите его.
shogun-web-why-closed = Планы закрыты. Карты снова выкладывают в начале следующего раунда.
shogun-web-why-missing = { $missing ->
        [one] Нужно выложить ещё { $missing } карту.
        [few] Нужно выложить ещё { $missing } карты.
        [many] Нужно выложить ещё { $missing } карт.
       *[other] Нужно выложить ещё { $missing } карты.
    }
shogun-web-why-bare = Ни одной карты ещё не выложено.
shogun-web-hint-card = Теперь выберите карту для подсвеченной клетки: с руки или свою провинцию прямо на поле.
shogun-web-hint-space = Теперь выберите клетку для этой карты.
shogun-web-hint-start = Выберите клетку или карту. Карты можно и перетаскивать.
shogun-web-after = После вашего плана
shogun-web-after-about = Прогноз по правилам: вы выполняете весь план и тем временем ничего не теряете. Событие раунда может это изменить.
shogun-web-after-closed = сундуки за закрытые действия в любом порядке: доход { $gain }, расход { $cost }
shogun-web-after-rice = риса: { $rice }, провинций: { $provinces }, до зимних потерь
shogun-web-advice = Советы
shogun-web-advice-line = { $space }: { $text }
shogun-web-advice-revolt = последует восстание, { $farmers ->
        [one] { $farmers } крестьянин
        [few] { $farmers } крестьянина
        [many] { $farmers } крестьян
       *[other] { $farmers } крестьянина
    } против { $armies ->
        [one] { $armies } армии
        [few] { $armies } армий
        [many] { $armies } армий
       *[other] { $armies } армии
    }.
shogun-web-advice-too_few_chests = к этому моменту будет сундуков: { $chests }, а нужно { $cost }.
shogun-web-advice-too_few_chests_perhaps = нужно сундуков: { $cost }, их может не хватить, решит порядок действий.
shogun-web-advice-no_free_site = { $card }: нет свободного места.
shogun-web-advice-built_already = { $card }: такое здание уже есть.
shogun-web-advice-out_of_stock = такие здания закончились.
shogun-web-advice-too_few_armies = { $card }: только одна армия, а одна должна остаться.
shogun-web-advice-no_target = { $card }: оттуда некуда идти.
shogun-web-advice-too_few_in_supply = в запасе армий: { $supply }, а нужно { $wanted }.
shogun-web-advice-bid = для ставки у вас только { $held ->
        [one] { $held } сундук
        [few] { $held } сундука
        [many] { $held } сундуков
       *[other] { $held } сундука
    }.

## Acting

shogun-web-costs = Цена: { $cost ->
        [one] { $cost } сундук
        [few] { $cost } сундука
        [many] { $cost } сундуков
       *[other] { $cost } сундука
    } из ваших { $chests }
shogun-web-gives-rice = Урожай риса { $rice }
shogun-web-gives-tax = Налог { $tax }
shogun-web-revolt-follows = Затем восстание: { $farmers ->
        [one] { $farmers } крестьянин
        [few] { $farmers } крестьянина
        [many] { $farmers } крестьян
       *[other] { $farmers } крестьянина
    } против { $armies ->
        [one] { $armies } армии
        [few] { $armies } армий
        [many] { $armies } армий
       *[other] { $armies } армии
    }
shogun-web-marker-follows = Останется маркер восстания
shogun-web-skip-about = Ничего не делается и не платится.
shogun-web-armies = Армии
shogun-web-fewer = На одну меньше
shogun-web-more = На одну больше
shogun-web-go-stay = Идут: { $go }, остаются: { $stay }
shogun-web-attack = Атаковать: { $armies }
shogun-web-move = Переместить: { $armies }
shogun-web-odds = Победа { $win }, ничья { $draw }, поражение { $loss }
shogun-web-odds-title = Шансы
shogun-web-odds-about = Сервер считает шансы по нынешнему состоянию башни и поддона, по событию и специальным картам.
shogun-web-odds-win = Победа { $share }
shogun-web-odds-draw = Ничья { $share }
shogun-web-odds-loss = Поражение { $share }
shogun-web-odds-held = Неудача { $share }
shogun-web-odds-left = В среднем останется армий: { $left }
shogun-web-odds-counting = Считаем шансы…
shogun-web-odds-none = Здесь шансов не посчитать.

## Draft

shogun-web-groups = Ещё не размещены
shogun-web-groups-of = { $house }: { $groups }
shogun-web-blind = Вслепую
shogun-web-blind-about = Верхняя карта колоды. Посмотрите на неё и разместите там группу войск.
shogun-web-group-about = { $left ->
        [one] Осталась { $left } такая группа.
        [few] Остались { $left } такие группы.
        [many] Осталось { $left } таких групп.
       *[other] Остались { $left } такие группы.
    }
shogun-web-exchange = Убрать обе, открыть две другие

## Winter

shogun-web-winter = Зима
shogun-web-rice-lost = Потери риса
shogun-web-rice-need = Рис / провинции
shogun-web-unfed-short = Без провизии
shogun-web-scored = Очки за год { $year }

## The end

shogun-web-scores = Счёт
shogun-web-winner = { $count ->
        [one] Победа: { $who }
        [few] Делят победу: { $who }
        [many] Делят победу: { $who }
       *[other] Делят победу: { $who }
    }
shogun-web-most = Превосходство в зданиях по регионам, год за годом
shogun-web-majority = { $house }: { $points } ПО, год { $year }

## Small screens

shogun-web-tab-map = Карта
shogun-web-tab-plan = Поле
shogun-web-tab-houses = Дома
shogun-web-tab-order = Порядок
