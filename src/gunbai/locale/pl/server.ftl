### What the server itself says to people: when it starts, and in notices by webhook and web push.

notice-your-turn = Gunbai: twoja tura przy stole „{ $table }”. { $link }
serve-open = Gunbai: { $where }  (Ctrl-C kończy)
serve-no-admin = Nie ma jeszcze administratora. Załóż konto, a potem uruchom „gunbai admin promote NAZWA” albo wpisz ten token na stronie /host: { $token }
mail-reset = Ktoś poprosił o nowe hasło do twojego konta w Gunbai. Tym linkiem ustawisz je raz, w ciągu doby: { $link } Jeśli to nie ty, nic nie trzeba robić.
    .subject = Gunbai: nowe hasło
mail-confirm = Ktoś podał ten adres przy koncie w Gunbai na wypadek zapomnianego hasła. Jeśli to ty, kliknij ten link w ciągu doby: { $link } Jeśli nie, nic nie trzeba robić.
    .subject = Gunbai: czy to twój adres?
admin-signed-out = { $count ->
        [one] Zakończono { $count } sesję.
        [few] Zakończono { $count } sesje.
        [many] Zakończono { $count } sesji.
       *[other] Zakończono { $count } sesji.
    }
admin-password = Tym linkiem właściciel raz, w ciągu doby, ustawi nowe hasło: { $link }
admin-invitation = Link wystarcza na jedno konto i jest ważny dwa tygodnie: { $link }
admin-delete = Usunąć na zawsze: { $name }? y: tak, Enter: nie
admin-delete-help = y usuwa nazwę, wszystkie wypowiedzi i wszystkie sesje; zakończone gry zostają, ale bez nazwy. Enter albo cokolwiek innego niczego nie usuwa.
admin-replayed = Odtworzone gry: { $games }, w tym inne niż zapis: { $different }
