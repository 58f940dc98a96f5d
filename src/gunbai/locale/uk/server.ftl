### What the server itself says to people: notices by webhook and web push.

notice-your-turn = Gunbai: ваш хід за столом «{ $table }». { $link }
