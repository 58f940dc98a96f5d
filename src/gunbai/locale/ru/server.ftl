### What the server itself says to people: when it starts, and in notices by webhook and web push.

notice-your-turn = Gunbai: ваш ход за столом «{ $table }». { $link }
serve-no-admin = Администратора ещё нет. Создайте учётную запись, затем выполните «gunbai admin promote ИМЯ» или отправьте этот токен на /api/me/admin: { $token }
