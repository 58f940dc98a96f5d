### После игры: что говорят `gunbai analyse` и страница анализа.

analysis-thinking = Думаем
analysis-judged = Что решило игру: ходов — { $moves }; оценивает { $judge }, лишь по тому, что могла знать каждая сторона.
analysis-judge-sage = нейросеть мудреца
analysis-judge-master = опыт мастера
analysis-seat = Сторона
analysis-balance = Удача отдельно от умения
    .about = как менялись шансы, в процентных пунктах
analysis-start = В начале
analysis-own = Свои решения
analysis-luck = Жребий
analysis-others = Действия других и то, что открылось
analysis-end = В конце
analysis-accuracy = Точность
    .about = какая доля лучшего шанса сохранена
analysis-all = Вся игра
analysis-mistakes = Ошибки
analysis-chances = Шансы на победу
analysis-when = Когда
analysis-place = { $season }: { $phase }
analysis-phase-draft = Разбор карт
analysis-phase-planning = Планирование
analysis-phase-actions = Действия
analysis-phase-winter = Зима
analysis-turnings = Переломные моменты
analysis-no-turnings = Нет: ни один момент не изменил многого.
analysis-change = { $name } { $before } → { $after }
analysis-turning = Ход { $move }, { $season }: { $change }. { $cause }
analysis-cause-luck = Так выпал жребий.
analysis-cause-reveal = Открылось то, что было скрыто.
analysis-did = { $name }: { $action }
analysis-decisions = Решения, которые могли быть лучше
analysis-no-decisions = Нет: ничего явно лучшего не найдено.
analysis-move = Ход { $move }, { $where }. { $did }
analysis-better = Лучше: { $action } (+{ $loss } п. п.)
analysis-for = За
analysis-against = Против
analysis-ahead = более слабый выбор на руку: { $name } (+{ $gain } п. п.)
analysis-risk = выбор сильнее зависит от удачи
analysis-more = +{ $number }
analysis-less = −{ $number }
analysis-part = { $part } { $amount }
analysis-part-points = очки
analysis-part-force = сила на поле
analysis-part-honor = честь
analysis-part-cards = карты и монстры
analysis-part-coins = монеты
analysis-part-alliance = союз
analysis-part-provinces = провинции
analysis-part-buildings = здания
analysis-part-chests = сундуки
analysis-part-rice = рис
analysis-part-unrest = маркеры восстания
analysis-part-tower = армии в башне
analysis-part-danger = провинции под угрозой

## Страница

analysis-about = Каждое решение каждой стороны оценивается по тому, что эта сторона тогда могла знать. Это около минуты раздумий; анализ продолжается, даже если вы уйдёте, и остаётся вместе с игрой.
analysis-do = Проанализировать игру
analysis-waiting = В очереди: анализ начнётся, как только освободится место.
analysis-working = Готово { $done }. Результаты появляются по ходу анализа; если вы уйдёте, ничего не пропадёт.
analysis-failed = Анализ не удался. Здесь показано то, что было найдено раньше.
analysis-not-over = Игра ещё идёт. Проанализировать её можно, когда она закончится.
analysis-later = Это появится, как только будет готов график.
analysis-chances-about = По тому, что стороны тогда могли знать; полоса показывает погрешность. Нажмите на момент, чтобы увидеть его в повторе.
analysis-at-move = ход { $move }
analysis-from-to = { $before } → { $after }
analysis-adds-up = Вместе эти три слагаемых — это изменение шанса от первого хода до результата.
analysis-mine = Ваши решения
analysis-theirs = Решения: { $name }
analysis-whose = Чьи решения
analysis-which = Какие решения
analysis-show-most = Самые весомые: { $count }
analysis-show-missed = Было кое-что лучше: { $count }
analysis-show-all = Все: { $count }
analysis-no-decisions-yet = Решения оцениваются после графика.
analysis-lost = Упущено { $points ->
        [one] { $points } процентный пункт
        [few] { $points } процентных пункта
        [many] { $points } процентных пунктов
       *[other] { $points } процентного пункта
    } шанса на победу.
analysis-effect = Шанс на победу: { $points } п. п. по сравнению с тем, как сыграл бы разумный игрок без долгих раздумий.
analysis-better-was = Лучше: { $action }
analysis-fine = Ничего явно лучшего не найдено; вариантов: { $count }
analysis-chance-after = Шанс на победу после этого: { $chance }
analysis-links = { $actions } и ещё { $count }
analysis-table = Графики в виде таблицы
analysis-chance = Шанс
analysis-record-about = Завершённая игра в файле, который сохраняет «Скачать запись игры» или gunbai. Сначала проверяются правила и каждый жребий.
analysis-record-file = Файл записи
analysis-no-json = Этот файл не запись игры: это не JSON.

## А если

what-if-now = с этого момента
what-if-at = после хода { $move }
what-if-about = Играйте дальше против ботов. Сама игра останется как есть, а то, что вы сыграете здесь, нигде не засчитывается.
what-if-seat = Играть за
what-if-hidden = Скрытое
what-if-kept = как было на самом деле
what-if-dealt = раздать заново, в согласии с тем, что могла знать эта сторона
what-if-running = Игра ещё идёт: скрытое от вас раздаётся заново, так, чтобы не противоречить тому, что вы знаете.
what-if-name = Название ветки
what-if-do = Играть дальше
what-if-branches = Ваши ветки этой игры
what-if-goes-on = продолжается
what-if-share = Скопировать ссылку на эту ветку

## The coach

coach-about = Советник знает то же, что и вы: скрытое от вас он может лишь вообразить.
coach-idea = Как бы вы сыграли?
coach-ask = Одну идею, пожалуйста
coach-chance = { $chance } на победу
coach-compare = Сравнить с другими
coach-brings = Разница со следующей: { $reasons }
coach-lacks = Первая по сравнению с этой: { $reasons }
coach-clear = Явно лучше остальных. Вариантов: { $options }, проб: { $trials }.
coach-close = Почти поровну: ваше мнение весит не меньше. Вариантов: { $options }, проб: { $trials }.
coach-not-asked = Сейчас вас ни о чём не спрашивают.
coach-threat = Что угрожает?
coach-fear = Что могут сделать другие?
coach-no-threat = До конца времени года или раунда вероятных угроз нет.
coach-worlds = Как часто это случалось до конца времени года или раунда в возможных мирах: { $worlds }.
coach-propose = Спросить всех
coach-rated = Игра рейтинговая: советов нет ни для кого.
coach-unasked = Здесь играют люди. Если все согласятся, советы будут доступны каждому.
