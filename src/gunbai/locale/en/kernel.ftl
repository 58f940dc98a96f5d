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
refusal-action-numbers = { $text }: some whole numbers are missing or too many.
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
refusal-input-badposition = { $field }: expected { $expected }, got { $got }.
refusal-input-badrecord = { $field }: expected { $expected }, got { $got }.

field-seat = seat
field-seats = seats
field-players = players
field-humans = people
field-language = language
field-clause = clause
field-game = game
field-bot = bot
field-temper = temper
field-options = option
field-games = games
field-workers = processes
field-think = thinking time in milliseconds
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
field-document = document
field-promise = promise

expected-rule_words = words that occur in the rules
expected-defenders = the number of defenders, or --neutral
expected-tower = shogun, where a tower decides
expected-bytes = at most { $most } bytes
expected-utf8_record = a game record in UTF-8
expected-readable = a game record that can be read
expected-running = a game that is still running (gunbai replay shows others)
expected-commas = names with commas between them
expected-names = from 1 to { $most } names
expected-printable = from 1 to { $most } printable characters
expected-new_file = a new file (or --resume to go on with that game)
expected-own_seat = --seat, because this game is still running and its secrets are others'
expected-no_tempers = none in this game
expected-no_temper = none for this bot, which does not deal
expected-own_temper = none: a character has its own
expected-clans = as many clans as players ({ $most })
expected-draft_on_moon = draft on the moon side (the tables are for the sun side, SG2.6)
expected-sun_with_three = sun with 3 players, or moon_three=assumed (SG1.1)
