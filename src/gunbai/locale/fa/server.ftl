### What the server itself says to people: notices by webhook and web push.

notice-your-turn = گونبای: نوبت شماست، میز «{ $table }». { $link }
