### gunbai arena: tournaments between bots.

arena-table = Стіл { $number }: { $bots }
arena-bot = Бот
arena-wins = Перемоги
arena-share = Частка
arena-interval = 95%
arena-score = Рахунок
arena-rank = Місце
arena-cpu = мс
arena-slowest = Макс. мс
arena-replaced = Збої
arena-rating = Рейтинг
arena-games = Партії
arena-seat = Місце
arena-clan = Клан
arena-total = Партій: { $games }, рішень: { $decisions }, секунд процесора: { $seconds }
arena-no-plots = Для графіків потрібен matplotlib: pip install 'gunbai[arena]'
arena-rotation = Кількість партій ({ $games }) не ділиться на { $seats }: не кожен бот однаково часто сидів на кожному місці.
arena-replaced-note = Де бот збоїв або спізнювався, замість нього вибирав Бувалий. Уперше: { $report }
arena-out = Партії, таблиця та графіки: { $path }
arena-broken-off = Перервано. Щоб продовжити, запустіть ту саму команду з --resume.
arena-page-title = { $game }: ліга
arena-page-settings = Ігор: { $games }, зерно { $seed }, gunbai { $version }, правила { $rules }; { $machine }
arena-page-ratings = Рейтинги з проміжком, у який потрапляють 95% повторних вибірок
arena-page-shares = Частки перемог; пунктир — рівна частка
arena-page-balance = Чи однаково часто перемагають місця й клани?
arena-page = Сторінка ліги: { $path }
