### Задачи: позиции из игр ботов с одним явно лучшим выбором.

puzzles-title = Задачи
puzzles-about = В каждой позиции один выбор явно лучший, а быстрый бот его не видит. Важно лишь то, что сторона может знать: ни один ответ не зависит от скрытого жребия.
puzzles-daily = Задача дня
puzzles-solve = Решить
puzzles-next = Следующая задача
puzzles-list = Все задачи
puzzles-theme = Тема
puzzles-all = Все
puzzles-rating = Ваш рейтинг
puzzles-guess = предварительный, ±{ $deviation }
puzzles-solved = Решено
puzzles-of = { $right } из { $tried }
puzzles-streak = Подряд
puzzles-best = рекорд: { $count }
puzzles-days = Дней подряд
puzzles-days-about = задача дня
puzzles-status-right = решена
puzzles-status-wrong = не удалась
puzzles-status-new = новая
puzzle-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
puzzle-chain = несколько выборов сразу
puzzle-level = сложность { $rating }
puzzle-task = Найдите лучший выбор. Сторона: { $name }.
puzzle-label = Задача
puzzle-right = Верно!
puzzle-wrong = Есть кое-что лучше.
puzzle-shown = Решение
puzzle-yours = Ваш выбор
puzzle-best = Лучший выбор
puzzle-quick = Быстрый бот
puzzle-rated = Рейтинг { $rating } ({ $change })
puzzle-first = Засчитывается только первая попытка.
puzzle-show = Показать решение
puzzle-show-about = Это засчитается как неудачная попытка.
puzzle-again = Ещё раз
puzzle-play = Решение на поле
puzzle-more = Показать пояснения
puzzle-less = Скрыть пояснения
puzzle-theme-alliances = Союзы
puzzle-theme-mandates = Приказы
puzzle-theme-recruits = Вербовка
puzzle-theme-cards = Карты времён года
puzzle-theme-marshals = Марши
puzzle-theme-betrayals = Предательства
puzzle-theme-bids = Ставки
puzzle-theme-battles = Битвы
puzzle-theme-opening = Начало игры
puzzle-theme-plans = Планы
puzzle-theme-tower = Шансы в башне
puzzle-theme-order = Очерёдность
puzzle-theme-winter = Зима и восстания
puzzle-theme-harvest = Урожай и налоги
puzzle-theme-buildings = Здания
puzzle-theme-armies = Армии

## Терминал

puzzle-cli-head = Задача { $id }: { $theme }, сложность { $rating }
puzzle-cli-chance = { $choice }: { $action } ({ $chance })
