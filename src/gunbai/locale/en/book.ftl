### The rulebook: its pages and the words around what the engine shows.

book-page-overview = The game in five minutes
book-page-box = In the box
book-page-map = The map
book-page-clans = The clans
book-page-mandates = Mandates, kami, war
book-page-cards = Season cards
book-page-actions = Actions and buildings
book-page-events = Events and special cards
book-page-start = Starting tables
book-page-turn = A first game in pictures
book-page-questions = Questions and answers
book-page-words = Words
book-page-every = Every rule by number
book-learn = Learn by playing
    .about = { $steps ->
        [one] { $steps } step, about 10 minutes
       *[other] { $steps } steps, about 10 minutes
    }
book-how = How it goes
book-each-player = For each player
book-shared = For all together
book-many = as many as needed
book-setup = Setting up
book-by-land = By land
book-by-sea = By sea
book-all = All
book-search-cards = Search the cards
book-no-cards = No card matches.
book-copies = { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
book-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
book-out = Not in play with 3 players
book-things = Cards and other things
book-search-words = Search the words
book-also = Also: { $words }
book-edition = In the edition: { $word }
book-next = Next: { $page }
book-playable = Every picture is a real position of the engine. The same game waits for you to play.
