### What the server itself says to people: when it starts, and in notices by webhook and web push.

notice-your-turn = Gunbai: ваш хід за столом «{ $table }». { $link }
serve-open = Gunbai: { $where }  (Ctrl-C зупиняє)
serve-no-admin = Адміністратора ще немає. Створіть обліковий запис, тоді виконайте «gunbai admin promote ІМ’Я» або введіть цей токен на сторінці /host: { $token }
mail-reset = Хтось попросив новий пароль до вашого облікового запису в Gunbai. За цим посиланням його можна встановити один раз протягом доби: { $link } Якщо це були не ви, нічого робити не треба.
    .subject = Gunbai: новий пароль
mail-confirm = Хтось указав цю адресу в обліковому записі Gunbai на випадок забутого пароля. Якщо це ви, перейдіть за цим посиланням протягом доби: { $link } Якщо ні, нічого робити не треба.
    .subject = Gunbai: це ваша адреса?
admin-signed-out = { $count ->
        [one] Завершено { $count } сеанс.
        [few] Завершено { $count } сеанси.
        [many] Завершено { $count } сеансів.
       *[other] Завершено { $count } сеансу.
    }
admin-password = За цим посиланням власник один раз протягом доби встановить новий пароль: { $link }
admin-invitation = Посилання діє для одного облікового запису протягом двох тижнів: { $link }
admin-delete = Видалити { $name } назавжди? y: так, Enter: ні
admin-delete-help = y видаляє ім’я, усе сказане й усі сеанси; завершені партії залишаються, але без імені. Enter або будь-що інше нічого не видаляє.
admin-replayed = Відтворено партій: { $games }, з них відрізняються: { $different }
