### Puzzles: positions from games of bots with one clear best choice.

puzzles-title = Puzzles
puzzles-about = In each position one choice is clearly best, and a quick bot misses it. Only what the seat can know counts: no answer depends on hidden luck.
puzzles-daily = Puzzle of the day
puzzles-solve = Solve
puzzles-next = Next puzzle
puzzles-list = All puzzles
puzzles-theme = Theme
puzzles-all = All
puzzles-rating = Your rating
puzzles-guess = first guess, ±{ $deviation }
puzzles-solved = Solved
puzzles-of = { $right } of { $tried }
puzzles-streak = In a row
puzzles-best = longest: { $count }
puzzles-days = Days in a row
puzzles-days-about = the puzzle of the day
puzzles-status-right = solved
puzzles-status-wrong = missed
puzzles-status-new = new
puzzle-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
puzzle-chain = several choices in one
puzzle-level = difficulty { $rating }
puzzle-task = Find the best choice for { $name }.
puzzle-label = The puzzle
puzzle-right = Right!
puzzle-wrong = There is something better.
puzzle-shown = The solution
puzzle-yours = Your choice
puzzle-best = The best choice
puzzle-quick = A quick bot
puzzle-rated = Rating { $rating } ({ $change })
puzzle-first = Only the first try counts.
puzzle-show = Show the solution
puzzle-show-about = It counts as missed.
puzzle-again = Once more
puzzle-play = The solution on the board
puzzle-more = Show the text
puzzle-less = Hide the text
puzzle-theme-alliances = Alliances
puzzle-theme-mandates = Mandates
puzzle-theme-recruits = Recruiting
puzzle-theme-cards = Season cards
puzzle-theme-marshals = Marshal turns
puzzle-theme-betrayals = Betrayals
puzzle-theme-bids = Bids
puzzle-theme-battles = Battles
puzzle-theme-opening = Openings
puzzle-theme-plans = Plans
puzzle-theme-tower = Tower odds
puzzle-theme-order = Turn order
puzzle-theme-winter = Winter and revolts
puzzle-theme-harvest = Harvest and taxes
puzzle-theme-buildings = Buildings
puzzle-theme-armies = Armies

## The terminal

puzzle-cli-head = Puzzle { $id }: { $theme }, difficulty { $rating }
puzzle-cli-chance = { $choice }: { $action } ({ $chance })
