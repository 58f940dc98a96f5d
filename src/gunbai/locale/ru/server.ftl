### What the server itself says to people: notices by webhook and web push.

notice-your-turn = Gunbai: ваш ход за столом «{ $table }». { $link }
