### What the server itself says to people: when it starts, and in notices by webhook and web push.

notice-your-turn = Gunbai: it is your turn at “{ $table }”. { $link }
serve-no-admin = There is no admin yet. Make an account, then run “gunbai admin promote NAME”, or send this token to /api/me/admin: { $token }
