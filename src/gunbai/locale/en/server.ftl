### What the server itself says to people: when it starts, and in notices by webhook and web push.

notice-your-turn = Gunbai: it is your turn at “{ $table }”. { $link }
serve-open = Gunbai on { $where }  (Ctrl-C ends it)
serve-no-admin = There is no admin yet. Make an account, then run “gunbai admin promote NAME”, or enter this token on the page /host: { $token }
mail-reset = Somebody asked for a new password for your account on Gunbai. This link lets you set one, once, within a day: { $link } If it was not you, nothing has to be done.
    .subject = Gunbai: a new password
mail-confirm = Somebody gave this address to an account on Gunbai, in case its password is forgotten. If it was you, follow this link within a day: { $link } If it was not, nothing has to be done.
    .subject = Gunbai: is this your address?
admin-signed-out = { $count ->
        [one] { $count } session has ended.
       *[other] { $count } sessions have ended.
    }
admin-password = This link lets its owner set a new password, once, within a day: { $link }
admin-invitation = This link is good for one account, for two weeks: { $link }
admin-delete = Delete { $name } for ever? y: yes, Enter: no
admin-delete-help = y deletes the name, everything that was said, and all sessions; finished games stay, without the name. Enter, or anything else, deletes nothing.
admin-replayed = { $games ->
        [one] { $games } game replayed, { $different } differ
       *[other] { $games } games replayed, { $different } differ
    }
