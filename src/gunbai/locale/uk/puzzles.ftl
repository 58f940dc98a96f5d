### Задачі: позиції з ігор ботів з одним явно найкращим вибором.

puzzles-title = Задачі
puzzles-about = У кожній позиції один вибір явно найкращий, а швидкий бот його не бачить. Важить лише те, що сторона може знати: жодна відповідь не залежить від прихованого жеребу.
puzzles-daily = Задача дня
puzzles-solve = Розв’язати
puzzles-next = Наступна задача
puzzles-list = Усі задачі
puzzles-theme = Тема
puzzles-all = Усі
puzzles-rating = Ваш рейтинг
puzzles-guess = попередній, ±{ $deviation }
puzzles-solved = Розв’язано
puzzles-of = { $right } з { $tried }
puzzles-streak = Поспіль
puzzles-best = рекорд: { $count }
puzzles-days = Днів поспіль
puzzles-days-about = задача дня
puzzles-status-right = розв’язано
puzzles-status-wrong = не розв’язано
puzzles-status-new = нова
puzzle-choices = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
    [many] { $count } варіантів
   *[other] { $count } варіанта
}
puzzle-chain = кілька виборів разом
puzzle-level = складність { $rating }
puzzle-task = Знайдіть найкращий вибір. Сторона: { $name }.
puzzle-label = Задача
puzzle-right = Правильно!
puzzle-wrong = Є дещо краще.
puzzle-shown = Розв’язок
puzzle-yours = Ваш вибір
puzzle-best = Найкращий вибір
puzzle-quick = Швидкий бот
puzzle-rated = Рейтинг { $rating } ({ $change })
puzzle-first = Зараховується лише перша спроба.
puzzle-show = Показати розв’язок
puzzle-show-about = Це зарахується як невдала спроба.
puzzle-again = Ще раз
puzzle-play = Розв’язок на полі
puzzle-more = Показати пояснення
puzzle-less = Сховати пояснення
puzzle-theme-alliances = Альянси
puzzle-theme-mandates = Накази
puzzle-theme-recruits = Вербування
puzzle-theme-cards = Карти пір року
puzzle-theme-marshals = Марші
puzzle-theme-betrayals = Зради
puzzle-theme-bids = Ставки
puzzle-theme-battles = Битви
puzzle-theme-opening = Початок гри
puzzle-theme-plans = Плани
puzzle-theme-tower = Шанси у вежі
puzzle-theme-order = Черговість
puzzle-theme-winter = Зима й повстання
puzzle-theme-harvest = Урожай і податки
puzzle-theme-buildings = Будівлі
puzzle-theme-armies = Армії

## Термінал

puzzle-cli-head = Задача { $id }: { $theme }, складність { $rating }
puzzle-cli-chance = { $choice }: { $action } ({ $chance })
