### The pages.

## Everywhere

app-name = Gunbai
skip-to-content = Skip to the content
loading = One moment …
guest-name = Guest { $number }
guest-mark = guest
guest-named = { $name } (guest)
go-home = To the first page
try-again = Try again
close = Close
copy = Copy
copied = Copied
you = you
tip-clause = Rule { $clause }
game-rising-sun = Rising Sun
    .about = Clans, alliances and betrayal. Three seasons of politics and war, then winter counts the points. 3 to 5 players, about an hour and a half.
    .short = Alliances and betrayal
game-shogun = Shogun
    .about = Plan a whole round in secret, feed your provinces, and let the cube tower decide the battles. 3 to 5 players, about two hours.
    .short = Secret plans and the cube tower

nav-lobby = Tables
nav-rules = Rules
nav-settings = Settings
nav-profile = Profile
nav-label = Main

## Screens that say what went wrong

old-page-title = Gunbai was updated
old-page-text = This page is older than the server. Your game is kept; load the page again to go on.
old-page-do = Load again
page-failed-title = This page did not load
page-failed-text = The server did not answer. It may be gone for a moment, or you may be offline.
no-page-title = There is no page at this address
no-page-text = The link may be mistyped or old.
table-unknown-title = No such table
table-unknown-text = The table does not exist, has expired, or is private and this link lacks its invitation.
table-full-title = The table is full
table-full-text = All seats are taken. You can watch the game, or open a table of your own.
table-watch = Watch
kicked-title = You have been signed out
kicked-text = Your session ended, or this server does not let you in any more. Sign in again, or go on as a guest.
server-gone-title = The server does not answer
server-gone-text = We keep trying. Nothing you did is lost: every move is stored before it is shown.
invite-bad-title = This invitation does not work
invite-bad-text = It may be mistyped, or the table is gone. Ask your friend for a new link.
seat-bad-title = This seat link does not work
seat-bad-text = It was replaced by a newer one, or mistyped. Make a new one at the table on the device where you still sit.

## First page

home-title = Sit down and play
home-lead = Two board games of feudal Japan, with exact rules, honest luck and patient bots. No sign-up.
home-play-bots = Play against bots
home-play-bots-of = Play { $game } against bots
home-new = New table
home-new-of = New table of { $game }
home-friends = Invite friends
home-starting = Setting the table …
home-failed = The table could not be set.
lobby-mine = Your tables
lobby-open = Open tables
lobby-running = Games to watch
lobby-none-mine = You sit at no table yet.
lobby-none-open = Nobody is waiting for players. Open a table: friends join by its link.
lobby-none-running = No public game is running.
lobby-failed = The tables could not be read.
lobby-go-on = Go on
lobby-your-turn = Your turn
lobby-join = Sit down
lobby-watch = Watch
lobby-replay = Replay
lobby-seats = { $taken } of { $seats } seats taken

## New table

new-title = New table
new-game = Game
new-players = Players
new-seats = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
new-who = Who sits where
new-me = You
new-person = A friend, by link
new-bot = Bot: { $bot }
new-here = Somebody at this screen
new-here-name = Player { $number }
new-seat = Seat { $number }
new-faces = Choose by face
new-people = People
new-cast = Characters
new-plain = Plain bots
new-draw = Draw others
new-clans = Clans
new-clans-random = Drawn at random
new-clans-chosen = Chosen here
new-clans-hint = Choose { $count } clans; they are dealt to the seats by lot.
new-options = Options
new-options-hint = The standard values suit a first game.
new-rulings = { $count } more options and rulings
new-pace = Pace
new-pace-free = No clock
    .about = Everybody takes the time they need.
new-pace-live = Live
    .about = 2 minutes a move and 15 minutes in the bank: one evening.
new-pace-turns = By turns
    .about = A day for each move: play whenever you have a moment.
new-policy = When time is up
new-policy-bot = A bot stands in
new-policy-wait = The table waits
new-policy-vote = The others vote
new-public = Everybody may watch, and sit down where a seat is free
table-default-name = { $name }’s table
new-name = Name of the table
new-create = Open the table
new-start = Start the game

bot-random = Wanderer
    .about = Plays any legal move. For looking around.
bot-novice = Novice
    .about = Knows the rules and some good habits, and makes mistakes.
bot-steady = Steady
    .about = Plays a sound game without looking far ahead.
bot-master = Master
    .about = Thinks ahead through many possible games. Takes a few seconds a move.

bot-abbot = Ryosetsu
    .about = Speaks once an evening, and everyone changes their plan.
bot-merchant = Komatsuya Oshige
    .about = Counts your coins before you do.
bot-veteran = Kuroiwa Danzo
    .about = Lost an eye keeping a promise; keeps the next one too.
bot-poet = Asagiri Sen
    .about = Would rather lose beautifully than win dully; rarely has to choose.
bot-fisher = Isohama Tetsu
    .about = Reads the tide, then the table, then your face.
bot-actor = Kagero
    .about = Has wept real tears on cue; check your purse afterwards.
bot-astronomer = Hoshimi Ito
    .about = Saw this alliance fail in the stars and signed it anyway.
bot-magistrate = Itsuki Genba
    .about = Reads every treaty aloud, twice.
bot-monk = Warabe-bo
    .about = Laughs at his own losses; laughs louder at yours.
bot-widow = Mitsuse Kaede
    .about = Took up the banner the day it fell, and has not set it down.
bot-cartographer = Nagisa Rokubei
    .about = Knows the shortest road to your province, and what it is worth.
bot-archer = Takemori Shigure
    .about = Has not spoken since spring. The arrows have.

bot-tempered = { $bot }, { $temper }
temper-none = no temper
temper-even = even
    .about = Neither kinder nor falser than most.
temper-loyal = loyal
    .about = Keeps its alliances.
temper-greedy = greedy
    .about = Goes where the rewards are.
temper-treacherous = treacherous
    .about = Betrays when it pays.
new-temper = Temper

## Waiting for players

wait-title = Waiting for players
wait-invite = Send this link to your friends
wait-free = free
wait-start = Start the game
wait-not-yet = Free seats must be taken first: by friends, or by bots.
wait-fill = Fill with bots
wait-leave = Leave the table
wait-join = Sit down here
wait-seed = All luck comes from a secret seed. Its SHA-256 is shown now and the seed at the end, so that everybody can check.

## Table

table-your-turn = Your turn
table-year = Year { $year }
table-turn-of = { $name } to choose
table-turns-of = { $names } choose
table-over = The game is over
table-paused = Paused
table-past = Earlier:
table-now = Back to now
stage = What happens
stage-pause = Pause
stage-resume = Go on
stage-rate = Speed: { $rate } times
stage-skip = Skip
table-watching = You are watching
table-bot-thinks = { $name } is thinking …
table-choices = Your choices
table-confirm = Confirm
table-confirm-hint = This ends your turn or hands over to others.
why-busy = Your last choice is still on its way.
why-beginning = This is the beginning already.
why-end = This is the end already.
why-starting = The table is being set.
table-change = Change
table-undo = Undo
table-reset = Reset turn
table-since = Since your last turn
table-log = Log
table-chat = Chat
table-deals = Deals
table-more = Table
table-text = Text mode
table-unavailable = What is not possible now, and why
    .none = Everything that belongs to this question is possible.
table-online = here
table-offline = away
table-stand-in = a bot stands in
stand-in-mine = Your time was up: a bot plays for you.
stand-in-back = I am back
table-ready = ready
table-thinking = choosing
table-bank = { $time } left
table-spectators = { $count ->
        [0] nobody watches
        [one] one watches
       *[other] { $count } watch
    }
table-mending = Connection lost. Reconnecting …
table-mended = Connected again.
table-mend-now = Try now
table-curtain-title = { $name }, it is your turn
table-curtain-text = Everybody else looks away.
table-curtain-do = I am { $name }
table-board = Board
table-map-label = The board of { $game }

log-all = Everybody
log-phase-all = The whole game
log-empty = Nothing has happened yet.
log-filter-player = Player
log-filter-phase = Phase
log-step-back = One step back
log-step-on = One step on
log-steps = Step by step

chat-empty = Nothing has been said yet.
voices-mute = Mute the characters
voices-hear = Hear the characters
voices-mute-one = Mute
chat-to = To
chat-all = Everybody
chat-say = Say
chat-placeholder = Say something …
chat-whisper = to { $name } only

deal-empty = No deals yet. Coins and ronin change hands at once when a deal is accepted; promises bind nobody, but the table remembers.
deal-new = New offer
deal-to = With
deal-give = You give
deal-take = You get
deal-promise = You promise
deal-put-in = Put something in first: coins, ronin or a promise.
deal-promise-asked = They promise
deal-coins = Coins
deal-ronin = Ronin
deal-send = Offer
deal-send-gift = Give without return
deal-accept = Accept
deal-refuse = Refuse
deal-counter = Counter
deal-retract = Take back
deal-mark-kept = Kept
deal-mark-broken = Broken
deal-kept = Promise kept
deal-broken = Promise broken
deal-status-open = open
deal-status-accepted = accepted
deal-status-refused = refused
deal-status-retracted = taken back
deal-status-countered = countered
deal-status-expired = expired
deal-goods = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $ronin } ronin
deal-nothing = nothing
deal-you = You
deal-promises = promises: “{ $text }”

vote-call = Ask the others
vote-undo = Undo my last move
vote-pause = Pause the game
vote-resume = Go on playing
vote-abort = Abort the game
vote-replace = Let a bot play for { $name }
vote-asks-undo = { $name } asks to take back a move.
vote-asks-pause = { $name } asks for a pause.
vote-asks-resume = { $name } asks to go on.
vote-asks-abort = { $name } asks to abort the game.
vote-asks-replace = { $name } asks that a bot plays for { $target }.
vote-yes = Yes
vote-no = No
vote-waiting = Waiting for { $names }.
more-link = Link for friends and watchers
more-seat-link = My seat on another device
more-seat-link-about = This link opens your seat: keep it to yourself. A new one ends the old one.
more-seat-link-make = Make the link
more-rules = Rules of this game
more-replay = Replay
more-download = Download the record
more-rematch = Play again
more-rematch-join = To the next game
more-seed = Hash of the secret seed

over-title = { $name } wins
over-shared = { $names } share the victory
over-total = Total
over-aborted = The game was aborted.
over-expired = The table has expired.

## Replay

replay-title = Replay
replay-to-table = Back to the table
replay-move = Move { $move } of { $moves }
replay-eyes = Seen by
replay-eyes-all = Everybody
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-forward = One move on
replay-first = To the beginning
replay-speed = Speed
replay-link = Link to this move
replay-download = Download
replay-not-over = The game is still running. Replays open when it is over.

## Rules

rules-title = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found
        [one] One clause
       *[other] { $count } clauses
    }
rules-chapters = Chapters
rules-see = See
rules-none = Nothing in the rules fits “{ $query }”.
rules-unknown = There is no clause { $clause }. Perhaps one of these:
rules-sheet = Reference sheet
    .about = Everything to look up in play, to print on A4
    .provinces = Provinces: taxes · rice · building sites
rules-examples = Worked examples
rules-options = Options and rulings
    .about = Options are chosen for a table; the standard value comes first. Rulings settle what the rulebook leaves open.
rules-ruling = Our ruling
rules-instead = Other readings
rules-standard = Standard
rules-used = Where this is used
rules-use-clause = Rules
rules-use-card = Cards
rules-use-mandate = Mandates
rules-use-kami = Kami
rules-use-advantage = War advantages
rules-use-clan = Clans
rules-use-figure = Figures
rules-use-phase = A season
rules-use-option = Options
rules-use-action = Actions
rules-use-building = Buildings
rules-use-special = Special cards
rules-use-step = A round
rules-use-event = Events
rules-use-question = Choices
rules-use-news = What happens
rules-use-refusal = Refusals
rules-use-book = Questions
example-show = Show on the board
example-hide = Close the board
example-position = The position
example-step = Step { $step } of { $steps }
example-back = One step back
example-on = One step on

## Profile and settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = Colours
settings-contrast-normal = Ink and washi
settings-contrast-strong = Strong contrast
settings-motion = Motion
settings-motion-system = As the system
settings-motion-reduced = Reduced
settings-pace = Show what happens
settings-pace-all = All of it, in its own time
settings-pace-brief = The gist
settings-pace-none = Nothing: go on at once
settings-sound = Sounds
settings-sound-about = Wood, coins and drums for what happens at the table, and a knock when it is your turn.
settings-music = Music
settings-music-about = A quiet koto while you play, made up on the spot.
settings-volume = Volume
settings-confirm = Ask before my turn ends
settings-confirm-about = The last click of a turn is shown first and sent when you confirm it.
settings-text = Text mode
settings-text-about = The table as text: the position is read out and the choices are a list.
settings-notices = Notices
settings-notices-about = A notice of this browser when it is your turn and the page is hidden.
settings-notices-denied = The browser does not allow notices for this page.
profile-title = Profile
profile-guest = You play as a guest on this device. An account keeps your games everywhere.
profile-name = Name
profile-password = Password, 8 letters or more
profile-create = Make an account
profile-sign-in = Sign in
profile-sign-out = Sign out
profile-games = { $count ->
        [one] { $count } game played
       *[other] { $count } games played
    }
profile-won = { $count } won
profile-kept = { $kept } promises kept, { $broken } broken
profile-since = Here since { $date }
profile-nobody = You have not sat down anywhere yet.
profile-unknown = Nobody has this profile.

## My account, and how one comes in

account-password = Change the password
account-old = Present password
account-new = New password, 8 letters or more
account-change = Change it
account-changed = The password is changed, and all your other devices are signed out.
account-mail = Address for a forgotten password
account-mail-none = No address is known: who forgets the password has to ask the admin.
account-mail-field = Mail address
account-mail-set = Send a letter there
account-mail-sent = A letter is on its way. The address counts when you have followed its link.
account-mail-remove = Forget the address
account-sessions = Where you are signed in
account-session-guest = As a guest
account-session-new-account = Since the account was made
account-session-signed-in = With name and password
account-session-seat-link = By the link to a seat
account-session-here = this device
account-session-end = Sign out there
account-stored = What is stored of you
account-stored-about = Your games, what you said, your deals and sessions, as one file.
account-export = Get the file
account-end = Delete the account
account-end-guest = Delete all of me
account-end-about = Your name, what you said and your sessions are deleted. Bots go on with your running games; finished games stay, without your name. Nobody can undo this.
account-end-sure = Delete for ever
forgotten = Forgot the password?
forgotten-sent = If the account has an address, a letter with a link is on its way.
forgotten-no-mail = This server sends no mail. Its admin can give you a link for a new password.
reset-title = A new password
reset-text = All your devices are signed out when it is set.
reset-do = Set the password
reset-done = The password is set. Sign in with it.
ticket-bad-title = This link does not work
ticket-bad-text = It was used already, is too old, or mistyped. Ask for a new one.
mail-done-title = The address is yours
mail-done-text = If you ever forget the password, a link comes there.
welcome-title = You are invited
welcome-text = With this link you can make one account on this server.
entry-closed = Nobody can make an account here at present.
entry-invited = An account is made by invitation here: ask for a link.

## The admin's page

nav-host = Server
host-people = People
host-tables = Tables
host-entry = Who may come in
host-search = Part of a name
host-nobody = Nobody has such a name.
host-mark-admin = admin
host-mark-banned = banned
host-mark-muted = muted
host-ban = Ban
host-unban = Let in again
host-mute = Mute
host-unmute = Let talk again
host-promote = Make an admin
host-demote = No longer an admin
host-sign-out = Sign out everywhere
host-reset = New password
host-export = Export
host-delete = Delete
host-sure = Yes, really
host-reset-link = Give this link to { $name }. With it they set a new password, once, within a day.
host-done = Done.
host-entry-open = Everybody
    .about = Whoever likes makes an account.
host-entry-invited = The invited
    .about = An account takes an invitation of yours.
host-entry-closed = Nobody
    .about = Those who have an account go on. Whether guests may play is set when the server is started.
host-invite = Make an invitation
host-invite-link = This link is good for one account, for two weeks.
host-moves = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
host-no-tables = There is no table yet.
host-open = Seats and talk
host-close = Close the table
host-kick = Take the seat away
host-kick-about = Before the start the seat is free again. In a running game a bot plays on.
host-said = What was said to all
host-said-none = Nothing was said to all.
host-said-remove = Take it away
host-token-text = Only the admin sees this page. While there is none, the server prints a token when it starts: with it your account becomes the admin.
host-token = Token
host-token-do = Become the admin
host-needs-account = Sign in with an account first.
talk-removed = taken away
status-open = open
status-running = running
status-over = over
status-aborted = closed
status-expired = expired

## Refusals of the server

error-connection-lost = No connection: nothing was sent. We are reconnecting.
error-server-gone = The server did not answer.
error-sign_in-wrong = Name or password is wrong.
error-name-taken = This name is taken.
error-person-banned = You may not use this server.
error-session-missing = Sign in first, or play as a guest.
error-table-unknown = There is no such table.
error-table-full = All seats are taken.
error-table-paused = The game is paused.
error-table-not_running = No game is being played here.
error-seat-none = You do not sit at this table.
error-server-closing = The server is closing; try again in a moment.
error-storage-failed = The move could not be stored; nothing has changed.
error-storage-away = The server cannot reach its storage; try again in a moment.
error-table-lost = No answer came: the table shows whether it happened.
error-table-moving = This table is moving to another server; try again in a moment.
error-record-delayed = Spectators of this table get its record at the end.
error-seat-link = This link to a seat does not work, or no longer.
error-seat-taken = Somebody sits there already.
error-table-not_open = This table is no longer open.
error-table-free_seats = There are free seats: fill them with people or bots.
error-table-by_invitation = This table is joined by its invitation link.
error-table-not_host = Only the host may do this.
error-table-too_many = You host too many open tables; finish or close one first.
error-table-rules_changed = This game was played under older rules and stays as it is.
error-account-name_taken = This name is taken.
error-guests-closed = This server needs an account.
error-session-seat_only = This device is signed in for one seat only.
error-session-invalid = Your session has ended; sign in again.
error-deal-closed = This offer is no longer open.
error-deal-empty = Put coins, ronin or a promise into the deal.
error-deal-not_yours = The other side answers this offer.
error-deal-no_promise = There is no promise of theirs to mark.
error-talk-to = Nobody sits there to read it.
error-tea-not_now = Nobody drinks tea now.
error-tea-waited = Twice in a ceremony is all one may ask the others to wait.
error-tea-no_cup = There is no cup of yours to take back, or you have done so twice already.
error-vote-open_already = This is being voted on already.
error-vote-not_absent = This player is here, or is not asked anything now.
error-limit-sockets = You have too many pages open.
error-limit-watchers = So many people watch this table that there is no more room.
error-server-fault = That was our mistake. We have noted it.
error-move-unknown = There is no such move.
error-deal-seat = A deal is with another player at this table.
error-deal-unknown = There is no such offer.
error-invite-unknown = This invitation does not work.
error-person-unknown = There is no such player here.
error-person-not_admin = Only the admin may do this.
error-admin-token = Only an account becomes the admin, with the token that the server printed.
error-registration-closed = Nobody can make an account here at present.
error-registration-invited = An account is made by invitation here.
error-invitation-invalid = This invitation does not work, or no longer.
error-ticket-invalid = This link does not work, or no longer.
error-password-wrong = This is not your password.
error-mail-off = This server sends no mail; its admin can help.
error-person-guest = A guest has no account.
error-person-yourself = Not with your own account.
error-seat-nobody = Nobody sits there, or the game is over.
error-saying-unknown = Nothing of this number was said.
error-talk-muted = The admin does not let you talk here.
error-table-not_over = The game is not over yet.
error-table-not_started = The game has not begun.
error-table-closed = This table is closed.
error-seat-not_yours = This is not your seat.
error-talk-spectator = Spectators do not talk to players in private.
error-vote-not_asked = You are not asked in this vote.
error-vote-unknown = There is no such vote.
error-vote-target = Choose the player it is about.
error-hook-target = Notices go to https addresses only.
error-hook-too_many = You have too many notices; remove one first.
error-input-invalid = One of the values is not possible.
error-request-too_long = That is too long.
error-limit = Too much at once. Wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-other = The server refused this ({ $code }).

## What the table itself says in the log

event-sealed = { $seat } has sealed a choice (hash { $hash } …)
event-unsealed = { $seat } takes the sealed choice back
event-opened = { $seat } opens what was sealed: it fits hash { $hash } …
event-rewound = By common consent the game goes back to move { $amount }

## The guided first game

home-learn-of = Learn { $game } by playing
lesson-begin = Learn by playing
    .about = A guided first game: ten minutes, step by step. You can leave and come back.
lesson-step = Step { $number } of { $amount }
lesson-label = Lesson
lesson-show = Show the lesson
lesson-hide = Hide the lesson
lesson-free-game = A game of your own
refusal-lesson-other = The lesson asks for something else now: its card says what.
