### What the server itself says to people: when it starts, and in notices by webhook and web push.

notice-your-turn = Gunbai: it is your turn at “{ $table }”. { $link }
serve-no-admin = There is no admin yet. Make an account, then run “gunbai admin promote NAME”, or enter this token on the page /host: { $token }
mail-reset = Somebody asked for a new password for your account on Gunbai. With this link you set it, once, within a day: { $link } If it was not you, nothing has to be done.
    .subject = Gunbai: a new password
mail-confirm = Somebody gave this address to an account on Gunbai, for the day its password is forgotten. If it was you, follow this link within a day: { $link } If it was not, nothing has to be done.
    .subject = Gunbai: is this address yours?
admin-signed-out = { $count ->
        [one] { $count } session has ended.
       *[other] { $count } sessions have ended.
    }
admin-password = With this link its owner sets a new password, once, within a day: { $link }
admin-invitation = This link is good for one account, for two weeks: { $link }
admin-delete = Delete { $name } for ever?
