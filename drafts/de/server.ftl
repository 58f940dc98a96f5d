notice-your-turn = Gunbai: Du bist am Tisch „{ $table }“ am Zug. { $link }
serve-no-admin = Es gibt noch keinen Verwalter. Lege ein Konto an und führe dann „gunbai admin promote NAME“ aus, oder gib dieses Kennwort auf der Seite /host ein: { $token }
mail-reset = Jemand hat für dein Konto bei Gunbai ein neues Passwort verlangt. Mit diesem Link setzt du es, einmal, innerhalb eines Tages: { $link } Warst du es nicht, ist nichts zu tun.
    .subject = Gunbai: ein neues Passwort
mail-confirm = Jemand hat diese Adresse bei einem Konto von Gunbai angegeben, für den Fall, dass das Passwort vergessen wird. Warst du es, folge innerhalb eines Tages diesem Link: { $link } Warst du es nicht, ist nichts zu tun.
    .subject = Gunbai: Ist das deine Adresse?
admin-signed-out = { $count ->
        [one] { $count } Sitzung ist beendet.
       *[other] { $count } Sitzungen sind beendet.
    }
admin-password = Mit diesem Link setzt der Besitzer ein neues Passwort, einmal, innerhalb eines Tages: { $link }
admin-invitation = Dieser Link gilt zwei Wochen lang für ein Konto: { $link }
admin-delete = { $name } für immer löschen? y: ja, Enter: nein
admin-delete-help = y löscht den Namen, alles Gesagte und alle Sitzungen; beendete Partien bleiben, ohne den Namen. Enter oder etwas anderes löscht nichts.
serve-open = Gunbai auf { $where }  (Strg-C beendet es)
admin-replayed = { $games ->
        [one] { $games } Spiel nachgespielt, { $different } weichen ab
       *[other] { $games } Spiele nachgespielt, { $different } weichen ab
    }
