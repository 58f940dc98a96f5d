### What the server itself says to people: when it starts, and in notices by webhook and web push.

notice-your-turn = گونبای: نوبت شماست، میز «{ $table }». { $link }
serve-no-admin = هنوز مدیری نیست. حسابی بسازید و سپس «gunbai admin promote NAME» را اجرا کنید، یا این توکن را به ‎/api/me/admin‎ بفرستید: { $token }
