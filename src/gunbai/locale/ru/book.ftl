### The rulebook: its pages and the words around what the engine shows.

book-page-overview = Игра за пять минут
book-page-box = Что в коробке
book-page-map = Карта
book-page-clans = Дома
book-page-mandates = Приказы, ками, война
book-page-cards = Карты времён года
book-page-actions = Действия и здания
book-page-events = События и специальные карты
book-page-start = Начальная расстановка
book-page-turn = Первая игра в картинках
book-page-questions = Вопросы и ответы
book-page-words = Словарь
book-page-every = Все правила по номерам
book-learn = Учиться играя
    .about = { $steps ->
        [one] { $steps } шаг, около 10 минут
        [few] { $steps } шага, около 10 минут
        [many] { $steps } шагов, около 10 минут
       *[other] { $steps } шага, около 10 минут
    }
book-how = Как идёт игра
book-each-player = На каждого игрока
book-shared = На всех вместе
book-many = сколько нужно
book-setup = Подготовка
book-by-land = По суше
book-by-sea = По морю
book-all = Все
book-search-cards = Поиск по картам
book-no-cards = Такой карты нет.
book-copies = { $count ->
        [one] { $count } копия
        [few] { $count } копии
        [many] { $count } копий
       *[other] { $count } копии
    }
book-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
book-out = Не используется, если играют 3 игрока
book-things = Карты и всё остальное
book-search-words = Поиск по словарю
book-also = Также: { $words }
book-edition = В русском издании: { $word }
book-next = Дальше: { $page }
book-playable = Каждая картинка — настоящая позиция движка. Эту же игру можете сыграть и вы.
