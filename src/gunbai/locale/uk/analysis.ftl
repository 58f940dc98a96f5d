### Після гри: що кажуть `gunbai analyse` і сторінка аналізу.

analysis-thinking = Думаємо
analysis-judged = Що вирішило гру: ходів — { $moves }; оцінює { $judge }, лише за тим, що могла знати кожна сторона.
analysis-judge-sage = нейромережа мудреця
analysis-judge-master = досвід майстра
analysis-seat = Сторона
analysis-balance = Удача окремо від уміння
    .about = як змінювалися шанси, у відсоткових пунктах
analysis-start = На початку
analysis-own = Власні рішення
analysis-luck = Жереб
analysis-others = Дії інших і те, що відкрилося
analysis-end = Наприкінці
analysis-accuracy = Точність
    .about = яку частку найкращого шансу збережено
analysis-all = Уся гра
analysis-mistakes = Помилки
analysis-chances = Шанси на перемогу
analysis-when = Коли
analysis-place = { $season }: { $phase }
analysis-phase-draft = Розбір карт
analysis-phase-planning = Планування
analysis-phase-actions = Дії
analysis-phase-winter = Зима
analysis-turnings = Переломні моменти
analysis-no-turnings = Немає: жоден момент не змінив гру істотно.
analysis-change = { $name } { $before } → { $after }
analysis-turning = Хід { $move }, { $season }: { $change }. { $cause }
analysis-cause-luck = Так випав жереб.
analysis-cause-reveal = Відкрилося те, що було приховане.
analysis-did = { $name }: { $action }
analysis-decisions = Рішення, які могли бути кращими
analysis-no-decisions = Немає: нічого явно кращого не знайдено.
analysis-move = Хід { $move }, { $where }. { $did }
analysis-better = Краще: { $action } (+{ $loss } в. п.)
analysis-for = За
analysis-against = Проти
analysis-ahead = слабший вибір на руку: { $name } (+{ $gain } в. п.)
analysis-risk = вибір більше залежить від удачі
analysis-more = +{ $number }
analysis-less = −{ $number }
analysis-part = { $part } { $amount }
analysis-part-points = очки
analysis-part-force = сила на мапі
analysis-part-honor = честь
analysis-part-cards = карти й чудовиська
analysis-part-coins = монети
analysis-part-alliance = альянс
analysis-part-provinces = провінції
analysis-part-buildings = будівлі
analysis-part-chests = скрині
analysis-part-rice = рис
analysis-part-unrest = маркери повстання
analysis-part-tower = армії у вежі
analysis-part-danger = провінції під загрозою

## Сторінка

analysis-about = Кожне рішення кожної сторони оцінюється за тим, що ця сторона тоді могла знати. Це близько хвилини роздумів; аналіз триває, навіть якщо ви підете, і залишається разом із грою.
analysis-do = Проаналізувати гру
analysis-waiting = У черзі: аналіз почнеться, щойно звільниться місце.
analysis-working = Готово { $done }. Результати з’являються в міру аналізу; якщо ви підете, нічого не пропаде.
analysis-failed = Аналіз не вдався. Тут показано те, що було знайдено раніше.
analysis-not-over = Гра ще триває. Проаналізувати її можна, коли вона закінчиться.
analysis-later = Це з’явиться, щойно буде готовий графік.
analysis-chances-about = За тим, що сторони тоді могли знати; смуга показує похибку. Натисніть на момент, щоб побачити його в повторі.
analysis-at-move = хід { $move }
analysis-from-to = { $before } → { $after }
analysis-adds-up = Разом ці три складники — це зміна шансу від першого ходу до результату.
analysis-mine = Ваші рішення
analysis-theirs = Рішення: { $name }
analysis-whose = Чиї рішення
analysis-which = Які рішення
analysis-show-most = Найвагоміші: { $count }
analysis-show-missed = Було щось краще: { $count }
analysis-show-all = Усі: { $count }
analysis-no-decisions-yet = Рішення оцінюються після графіка.
analysis-lost = Втрачено { $points ->
        [one] { $points } відсотковий пункт
        [few] { $points } відсоткові пункти
        [many] { $points } відсоткових пунктів
       *[other] { $points } відсоткового пункту
    } шансу на перемогу.
analysis-effect = Шанс на перемогу: { $points } в. п. порівняно з тим, як зіграв би розважливий гравець без довгих роздумів.
analysis-better-was = Краще: { $action }
analysis-fine = Нічого явно кращого не знайдено; варіантів: { $count }
analysis-chance-after = Шанс на перемогу після цього: { $chance }
analysis-links = { $actions } та ще { $count }
analysis-table = Графіки у вигляді таблиці
analysis-chance = Шанс
analysis-record-about = Завершена гра у файлі, який зберігає «Завантажити запис гри» або gunbai. Спершу перевіряються правила й кожен жереб.
analysis-record-file = Файл запису
analysis-no-json = Цей файл не є записом гри: це не JSON.

## А якщо

what-if-now = від цієї миті
what-if-at = після ходу { $move }
what-if-about = Грайте далі проти ботів. Сама гра лишиться як є, а те, що ви зіграєте тут, ніде не зараховується.
what-if-seat = Грати за
what-if-hidden = Приховане
what-if-kept = як було насправді
what-if-dealt = роздати наново, згідно з тим, що могла знати ця сторона
what-if-running = Гра ще триває: приховане від вас роздається наново, так, щоб узгоджувалося з тим, що ви знаєте.
what-if-name = Назва гілки
what-if-do = Грати далі
what-if-branches = Ваші гілки цієї гри
what-if-goes-on = триває
what-if-share = Скопіювати посилання на цю гілку

## The coach

coach-about = Порадник знає те саме, що й ви: приховане від вас він може лише уявити.
coach-idea = Як би ви зіграли?
coach-ask = Одну ідею, будь ласка
coach-chance = { $chance } на перемогу
coach-compare = Порівняти з іншими
coach-brings = Різниця з наступною: { $reasons }
coach-lacks = Перша порівняно з цією: { $reasons }
coach-clear = Явно краща за решту. Варіантів: { $options }, спроб: { $trials }.
coach-close = Майже порівну: ваша думка важить не менше. Варіантів: { $options }, спроб: { $trials }.
coach-not-asked = Зараз вас ні про що не питають.
coach-threat = Що загрожує?
coach-fear = Що можуть зробити інші?
coach-no-threat = До кінця пори року чи раунду ймовірних загроз немає.
coach-worlds = Як часто це траплялося до кінця пори року чи раунду в можливих світах: { $worlds }.
coach-propose = Спитати всіх
coach-rated = Гра рейтингова: порад немає ні для кого.
coach-unasked = Тут грають люди. Якщо всі погодяться, поради будуть доступні кожному.
