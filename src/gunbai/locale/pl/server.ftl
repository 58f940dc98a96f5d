### What the server itself says to people: when it starts, and in notices by webhook and web push.

notice-your-turn = Gunbai: twoja tura przy stole „{ $table }”. { $link }
serve-no-admin = Nie ma jeszcze administratora. Załóż konto, a potem uruchom „gunbai admin promote NAZWA” albo wyślij ten token na /api/me/admin: { $token }
