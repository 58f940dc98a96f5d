### gunbai arena: tournaments between bots.

arena-table = Стол { $number }: { $bots }
arena-bot = Бот
arena-wins = Победы
arena-share = Доля
arena-interval = 95 %
arena-score = Очки
arena-rank = Место
arena-cpu = мс
arena-slowest = Макс. мс
arena-replaced = Сбои
arena-rating = Рейтинг
arena-games = Партии
arena-seat = Место
arena-clan = Дом
arena-total = Партий: { $games }, решений: { $decisions }, секунд процессора: { $seconds }
arena-no-plots = Для графиков нужен matplotlib: pip install 'gunbai[arena]'
arena-rotation = Число партий { $games } не кратно { $seats }: не каждый бот сидел на всех местах поровну.
arena-replaced-note = Где бот сбоил или опаздывал, выбирал «Бывалый». В первый раз: { $report }
arena-out = Партии, таблица и графики: { $path }
arena-broken-off = Прервано. Продолжить: та же команда с --resume.
arena-page-title = { $game }: лига
arena-page-settings = Игр: { $games }, зерно { $seed }, gunbai { $version }, правила { $rules }; { $machine }
arena-page-ratings = Рейтинги с интервалом, в который попадают 95 % повторных выборок
arena-page-shares = Доли побед; пунктир — равная доля
arena-page-balance = Одинаково ли часто побеждают места и дома?
arena-page = Страница лиги: { $path }
