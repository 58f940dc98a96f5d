### What the server itself says to people: when it starts, and in notices by webhook and web push.

notice-your-turn = Gunbai: ваш хід за столом «{ $table }». { $link }
serve-no-admin = Адміністратора ще немає. Створіть обліковий запис, тоді виконайте «gunbai admin promote ІМ’Я» або надішліть цей токен на /api/me/admin: { $token }
