### What the server itself says to people: when it starts, and in notices by webhook and web push.

notice-your-turn = Gunbai: ваш ход за столом «{ $table }». { $link }
serve-open = Gunbai: { $where }  (Ctrl-C останавливает)
serve-no-admin = Администратора ещё нет. Создайте учётную запись, затем выполните «gunbai admin promote ИМЯ» или введите этот токен на странице /host: { $token }
mail-reset = Кто-то попросил новый пароль для вашей учётной записи в Gunbai. По этой ссылке его можно задать один раз в течение суток: { $link } Если это были не вы, ничего делать не нужно.
    .subject = Gunbai: новый пароль
mail-confirm = Кто-то указал этот адрес в учётной записи Gunbai на случай забытого пароля. Если это вы, перейдите по этой ссылке в течение суток: { $link } Если нет, ничего делать не нужно.
    .subject = Gunbai: это ваш адрес?
admin-signed-out = { $count ->
        [one] Завершён { $count } сеанс.
        [few] Завершено { $count } сеанса.
        [many] Завершено { $count } сеансов.
       *[other] Завершено { $count } сеанса.
    }
admin-password = По этой ссылке владелец один раз в течение суток задаст новый пароль: { $link }
admin-invitation = Ссылка действует для одной учётной записи в течение двух недель: { $link }
admin-delete = Удалить { $name } навсегда? y: да, Enter: нет
admin-delete-help = y удаляет имя, всё сказанное и все сеансы; законченные партии остаются, но без имени. Enter или что угодно другое ничего не удаляет.
admin-replayed = Воспроизведено партий: { $games }, из них отличаются: { $different }
