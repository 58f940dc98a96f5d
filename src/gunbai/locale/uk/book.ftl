### The rulebook: its pages and the words around what the engine shows.

book-page-overview = Гра за п’ять хвилин
book-page-box = Що в коробці
book-page-map = Мапа
book-page-clans = Клани
book-page-mandates = Накази, камі, війна
book-page-cards = Карти пір року
book-page-actions = Дії та будівлі
book-page-events = Події та спеціальні карти
book-page-start = Початкове розміщення
book-page-turn = Перша гра в малюнках
book-page-questions = Запитання та відповіді
book-page-words = Словник
book-page-every = Усі правила за номерами
book-learn = Учитися граючи
    .about = { $steps ->
        [one] { $steps } крок, близько 10 хвилин
        [few] { $steps } кроки, близько 10 хвилин
        [many] { $steps } кроків, близько 10 хвилин
       *[other] { $steps } кроку, близько 10 хвилин
    }
book-how = Перебіг гри
book-each-player = На кожного гравця
book-shared = На всіх разом
book-many = скільки потрібно
book-setup = Приготування
book-by-land = Суходолом
book-by-sea = Морем
book-all = Усі
book-search-cards = Пошук серед карт
book-no-cards = Такої карти немає.
book-copies = { $count ->
        [one] { $count } копія
        [few] { $count } копії
        [many] { $count } копій
       *[other] { $count } копії
    }
book-players = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
book-out = Не використовується, коли грають 3 гравці
book-things = Карти та все інше
book-search-words = Пошук у словнику
book-also = Також: { $words }
book-edition = В українському виданні: { $word }
book-next = Далі: { $page }
book-playable = Кожен малюнок — справжня позиція рушія. Цю саму гру можете зіграти й ви.
