### Events and refusals of the kernel, the same in every game; seats where a game has no names for them.

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
quoted = “{ $text }”

event-undone = { $seat } takes back { $amount ->
        [one] one choice
       *[other] { $amount } choices
    }
event-undone_by_you = { $seat }, you take back { $amount ->
        [one] one sealed choice
       *[other] { $amount } sealed choices
    }

refusal-turn-not_yours = { $seat } has nothing to choose now.
refusal-decision-stale = The table has moved on: this answered an earlier question.
refusal-action-form = { $text }: expected a seat and an action.
refusal-action-unknown = { $text }: no such action in this game.
refusal-action-numbers = { $text }: too few or too many whole numbers.
refusal-undo-too_far = You can take back { $possible ->
        [0] nothing
        [one] one choice
       *[other] { $possible } choices
    }: never past a draw, a reveal or what another player has done.
refusal-batch-crosses_reveal = Choose one by one: something is revealed in between.
refusal-input-badinput = { $kind ->
        [among] { $field }: expected one of { $words }, got { $got }.
        [like] { $field }: expected one like { $words }, got { $got }.
        [range] { $field }: expected a number from { $low } to { $high }, got { $got }.
       *[text] { $field }: expected { $expected }, got { $got }.
    }
refusal-extra-missing = This needs { $package }: pip install 'gunbai[{ $extra }]'
refusal-input-badposition = { $field }: expected { $expected }, got { $got }.
refusal-input-badrecord = { $field }: expected { $expected }, got { $got }.

field-seat = seat
field-seats = seats
field-moment = moment
field-move = move
field-players = players
field-humans = people
field-language = language
field-clause = clause
field-game = game
field-bot = bot
field-agent = agent
field-temper = temper
field-options = option
field-asides = out-of-turn actions
field-illegal = illegal actions
field-rewards = rewards
field-games = games
field-workers = processes
field-think = thinking time in milliseconds
field-seconds = seconds
field-split = part
field-step = step
field-samples = throws
field-seed = seed
field-attack = attackers
field-defend = defenders
field-tower = tower
field-to = last move
field-engine = engine
field-file = file
field-search = search
field-record = record
field-option = option
field-bots = bots
field-player-seed = player's seed
field-luck = luck
field-config = configuration
field-document = document
field-promise = promise
field-settings = settings
field-database = database
field-address = address
field-table = table
field-person = person
field-number = number
field-version = version
field-theme = theme

expected-rule_words = words that occur in the rules
expected-defenders = the number of defenders, or --neutral
expected-tower = shogun, where a tower decides
expected-bytes = at most { $most } bytes
expected-utf8_record = a game record in UTF-8
expected-readable = a game record that can be read
expected-json = a JSON document (line { $line }, column { $column })
expected-file_there = an existing file
expected-file_allowed = a file that you may use
expected-folder_there = a file in an existing folder
expected-file_no_folder = a file, not a folder
expected-disk_room = room on the disk
expected-running = a game that is still running (gunbai replay shows others)
expected-commas = names with commas between them
expected-names = from 1 to { $most } names
expected-printable = from 1 to { $most } printable characters
expected-new_file = a new file (or --resume to go on with that game)
expected-finished_game = the record of a finished game
expected-whole_game = a game from its beginning (gunbai play --resume takes up this one)
expected-unfinished = a moment before the end of the game
expected-one_player = a finished game, or one with a single player
expected-own_seat = --seat, because this game is still running and its secrets are others'
expected-no_tempers = none in this game
expected-no_temper = none for this bot, which does not deal
expected-own_temper = none: a character has its own
expected-clans = as many clans as players ({ $most })
expected-draft_on_moon = draft on the moon side (the tables are for the sun side, SG2.6)
expected-sun_with_three = sun with 3 players, or moon_three=assumed (SG1.1)
expected-setting = a value as docs/server.md describes it ({ $why })
expected-toml = a TOML file
expected-free_address = an address of this machine that is free
expected-database = a file or an address that begins with postgresql://
expected-database_answers = a database that answers
expected-older_schema = a schema up to version { $newest }, not one of a newer Gunbai
expected-schema = a schema from { $oldest } to { $newest }
expected-sqlite = SQLite; for PostgreSQL use pg_dump
expected-no_file_yet = a file that does not exist yet
expected-table_id = the id of a table, as gunbai admin list shows it
expected-table_begun = a table whose game has begun
expected-table_going = an open or running table
expected-table_of_theirs = an open or running table where they sit
expected-person = the name of an account, or somebody’s id
expected-account = an account, not a guest
expected-said_number = a number that gunbai admin talk shows
expected-whole = a whole number from { $low } to { $high }
expected-among = one of { $words }
expected-pieces_of_clan = at most { $most } for one clan
expected-worshippers = only Shinto and Komainu at a shrine
expected-own_monster = a monster whose card this clan owns, in one place only
expected-one_owner = one owner for this monster
expected-copies = at most { $most } of this card in all
expected-mutual_ally = an ally that has this clan as its ally, too
expected-four_kami = four different kami
expected-first_kami = the kami of a first game, because that option is chosen
expected-different_wars = different provinces
expected-every_seat = every player once
expected-token_once = each war token once
expected-foreign_hostages = figures of others as hostages
expected-bids_within = bids within { $most } coins
expected-fitting_steps = a moment that agrees with the rest of the position
expected-moment_comes = a moment in which somebody has something to choose
expected-board_province = a province on this side of the board
expected-markers = at most { $most } revolt markers in all
expected-sites = at most { $most ->
        [one] one building
       *[other] { $most } different buildings
    } in this province
expected-armies_in_all = at most { $most } armies per house
expected-farmers_in_all = at most { $most } farmers in all
expected-buildings_in_all = at most { $most } of this building in all
expected-free_special = a special card that nobody else has
expected-free_provinces = cards of provinces that nobody owns, each once
expected-no_special_yet = no special cards while plans are being made
expected-back_of_plan = a face-down card on every space with a plan, and on no other
expected-one_moment = no move: a position is a single moment
expected-own_card = a card of this house
