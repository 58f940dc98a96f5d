### What the server itself says to people: notices by webhook and web push.

notice-your-turn = Gunbai: it is your turn at “{ $table }”. { $link }
