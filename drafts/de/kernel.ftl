seat-0 = Spieler 1
seat-1 = Spieler 2
seat-2 = Spieler 3
seat-3 = Spieler 4
seat-4 = Spieler 5
quoted = „{ $text }“
event-undone = { $seat } nimmt { $amount ->
        [one] eine Entscheidung
       *[other] { $amount } Entscheidungen
    } zurück
event-undone_by_you = { $seat }, du nimmst { $amount ->
        [one] eine versiegelte Entscheidung
       *[other] { $amount } versiegelte Entscheidungen
    } zurück
refusal-turn-not_yours = { $seat } hat jetzt nichts zu wählen.
refusal-decision-stale = Der Tisch ist schon weiter: Das war die Antwort auf eine frühere Frage.
refusal-action-form = { $text }: Es fehlt ein Platz oder eine Aktion.
refusal-action-unknown = { $text }: Diese Aktion gibt es in diesem Spiel nicht.
refusal-action-numbers = { $text }: Ganze Zahlen fehlen, oder es sind zu viele.
refusal-undo-too_far = { $possible ->
        [0] Du kannst nichts zurücknehmen
        [one] Du kannst eine Entscheidung zurücknehmen
       *[other] Du kannst { $possible } Entscheidungen zurücknehmen
    }: nie über eine Ziehung, ein Aufdecken oder einen Zug anderer hinaus.
refusal-batch-crosses_reveal = Wähle nacheinander: Dazwischen wird etwas aufgedeckt.
refusal-input-badinput = { $kind ->
        [among] { $field }: möglich sind { $words }, nicht { $got }.
        [like] { $field }: { $got } gibt es nicht; es gibt zum Beispiel { $words }.
        [range] { $field }: nötig ist eine Zahl von { $low } bis { $high }, nicht { $got }.
       *[text] { $field }: nötig ist { $expected }; gegeben war { $got }.
    }
refusal-input-badposition = { $field }: nötig ist { $expected }; gegeben war { $got }.
refusal-input-badrecord = { $field }: nötig ist { $expected }; gegeben war { $got }.
field-seat = Platz
field-seats = Plätze
field-players = Spieler
field-humans = Menschen
field-language = Sprache
field-clause = Regel
field-game = Spiel
field-bot = Bot
field-temper = Gemüt
field-options = Option
field-asides = Aktionen außer der Reihe
field-illegal = Unerlaubte Aktionen
field-rewards = Belohnungen
field-games = Spiele
field-workers = Prozesse
field-think = Bedenkzeit in Millisekunden
field-seconds = Sekunden
field-split = Teil
field-samples = Würfe
field-seed = Startwert
field-attack = Angreifer
field-defend = Verteidiger
field-tower = Turm
field-to = Letzter Zug
field-engine = Maschine
field-file = Datei
field-search = Suche
field-record = Aufzeichnung
field-option = Option
field-bots = Bots
field-player-seed = Startwert eines Spielers
field-luck = Zufall
field-config = Konfiguration
field-document = Dokument
field-promise = Versprechen
expected-rule_words = Wörter, die in den Regeln vorkommen
expected-defenders = die Zahl der Verteidiger oder --neutral
expected-tower = shogun, wo ein Turm entscheidet
expected-bytes = höchstens { $most } Bytes
expected-utf8_record = eine Aufzeichnung in UTF-8
expected-readable = eine lesbare Aufzeichnung
expected-json = ein JSON-Dokument (Zeile { $line }, Spalte { $column })
expected-file_there = eine Datei, die es gibt
expected-file_allowed = eine Datei, auf die du zugreifen darfst
expected-file_no_folder = eine Datei, kein Ordner
expected-disk_room = Platz auf dem Datenträger
expected-running = ein Spiel, das noch läuft (andere zeigt gunbai replay)
expected-commas = Namen mit Kommas dazwischen
expected-names = 1 bis { $most } Namen
expected-printable = 1 bis { $most } druckbare Zeichen
expected-new_file = eine neue Datei (oder --resume, um jenes Spiel fortzusetzen)
expected-own_seat = --seat, weil dieses Spiel noch läuft und seine Geheimnisse anderen gehören
expected-no_tempers = keines: in diesem Spiel gibt es keine
expected-no_temper = keines: dieser Bot macht keine Abmachungen
expected-own_temper = keines: eine Figur hat ihr eigenes
expected-clans = so viele Clans wie Spieler ({ $most })
expected-draft_on_moon = draft auf der Mondseite (die Tabellen sind für die Sonnenseite, SG2.6)
expected-sun_with_three = sun mit 3 Spielern, oder moon_three=assumed (SG1.1)
expected-finished_game = die Aufzeichnung eines beendeten Spiels
refusal-extra-missing = Dafür braucht es { $package }: pip install 'gunbai[{ $extra }]'
field-step = Schritt
field-settings = Einstellungen
field-database = Datenbank
field-address = Adresse
field-table = Tisch
field-person = Person
field-number = Nummer
field-version = Version
field-move = Zug
field-theme = Thema
expected-whole_game = ein Spiel von Anfang an (dieses setzt gunbai play --resume fort)
expected-unfinished = ein Augenblick vor dem Ende des Spiels
expected-one_player = ein beendetes Spiel oder eines mit einem einzigen Menschen
expected-setting = ein Wert, wie docs/server.md ihn beschreibt ({ $why })
expected-toml = eine TOML-Datei
expected-free_address = eine freie Adresse dieses Rechners
expected-database = eine Datei oder eine Adresse, die mit postgresql:// beginnt
expected-database_answers = eine Datenbank, die antwortet
expected-older_schema = ein Schema bis Version { $newest }, nicht das eines neueren Gunbai
expected-schema = ein Schema von { $oldest } bis { $newest }
expected-sqlite = SQLite; für PostgreSQL gibt es pg_dump
expected-no_file_yet = eine Datei, die es noch nicht gibt
expected-table_id = die Kennung eines Tisches, wie gunbai admin list sie zeigt
expected-table_begun = ein Tisch, dessen Spiel begonnen hat
expected-table_going = ein offener Tisch oder einer, an dem gespielt wird
expected-table_of_theirs = ein offener oder bespielter Tisch, an dem diese Person sitzt
expected-person = der Name eines Kontos oder eine Kennung
expected-account = ein Konto, kein Gast
expected-said_number = eine Nummer, die gunbai admin talk zeigt
