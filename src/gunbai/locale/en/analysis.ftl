### After the game: what `gunbai analyse` and the page of an analysis say.

analysis-thinking = Thinking
analysis-judged = What decided it: { $moves } moves, judged by { $judge } from what each seat could know.
analysis-judge-sage = the sage's network
analysis-judge-master = the master's rules of thumb
analysis-seat = Seat
analysis-balance = Luck apart from skill
    .about = how the chances moved, in percentage points
analysis-start = At the start
analysis-own = Own decisions
analysis-luck = Draws
analysis-others = Others, and what came to light
analysis-end = At the end
analysis-accuracy = Accuracy
    .about = how much of the best chance was kept
analysis-all = Whole game
analysis-mistakes = Mistakes
analysis-chances = Chances to win
analysis-when = When
analysis-place = { $season }: { $phase }
analysis-phase-draft = Draft
analysis-phase-planning = Planning
analysis-phase-actions = Actions
analysis-phase-winter = Winter
analysis-turnings = Turning points
analysis-no-turnings = None: no single moment changed much.
analysis-change = { $name } { $before } → { $after }
analysis-turning = Move { $move }, { $season }: { $change }. { $cause }
analysis-cause-luck = It was the luck of the draw.
analysis-cause-reveal = What had been hidden came to light.
analysis-did = { $name }: { $action }
analysis-decisions = Decisions that could have been better
analysis-no-decisions = None: nothing clearly better was found.
analysis-move = Move { $move }, { $where }. { $did }
analysis-better = Better: { $action } (+{ $loss } percentage points)
analysis-for = For it
analysis-against = Against it
analysis-ahead = the weaker choice helps { $name }: +{ $gain } percentage points
analysis-risk = the choice leaves more to luck
analysis-more = +{ $number }
analysis-less = −{ $number }
analysis-part = { $part } { $amount }
analysis-part-points = points
analysis-part-force = Force on the map
analysis-part-honor = honor
analysis-part-cards = cards and monsters
analysis-part-coins = coins
analysis-part-alliance = alliance
analysis-part-provinces = provinces
analysis-part-buildings = buildings
analysis-part-chests = chests
analysis-part-rice = rice
analysis-part-unrest = revolt markers
analysis-part-tower = armies in the tower
analysis-part-danger = provinces in danger

## The page

analysis-about = Every decision of every seat is judged by what that seat could know at that time. This takes about a minute of thinking, goes on if you leave, and stays with the game.
analysis-do = Analyse this game
analysis-waiting = In the queue: the analysis begins as soon as its turn comes.
analysis-working = { $done } done. Results come as they are found; if you leave, nothing is lost.
analysis-failed = The analysis went wrong. What was found before that is shown here.
analysis-not-over = The game is still running. It can be analysed when it is over.
analysis-later = This comes as soon as the graph is complete.
analysis-chances-about = By what the seats could know then; the band shows how uncertain that is. Press a moment to see it in the replay.
analysis-at-move = move { $move }
analysis-from-to = { $before } → { $after }
analysis-adds-up = The three add up to how a chance changed from the first move to the result.
analysis-mine = Your decisions
analysis-theirs = Decisions: { $name }
analysis-whose = Whose decisions
analysis-which = Which decisions
analysis-show-most = Most important: { $count }
analysis-show-missed = Better choices missed: { $count }
analysis-show-all = All { $count }
analysis-no-decisions-yet = Decisions are judged after the graph.
analysis-lost = Gave away { $points ->
        [one] { $points } percentage point
       *[other] { $points } percentage points
    } of the chance to win.
analysis-effect = Chance to win: { $points } percentage points, compared with what a sensible player would do without much thought.
analysis-better-was = Better: { $action }
analysis-fine = Nothing clearly better found; choices: { $count }
analysis-chance-after = Chance to win afterwards: { $chance }
analysis-links = { $actions } and { $count } more
analysis-table = The graphs as a table
analysis-chance = Chance
analysis-record-about = A finished game as a file, as “Download the record” and gunbai write it. Its rules and every draw are checked first.
analysis-record-file = The file of the record
analysis-no-json = This file is no record: it is not JSON.

## What if

what-if-now = from now on
what-if-at = after move { $move }
what-if-about = Play on against bots. The game itself stays as it is, and what you play here counts nowhere.
what-if-seat = Play as
what-if-hidden = What is hidden
what-if-kept = as it was
what-if-dealt = dealt anew, to fit what this seat could know
what-if-running = The game is still running: what is hidden from you is dealt anew, to fit what you can know.
what-if-name = Name of the branch
what-if-do = Play on
what-if-branches = Your branches of this game
what-if-goes-on = goes on
what-if-share = Copy a link to this branch

## The coach

coach-about = The coach knows what you know and nothing else: what is hidden from you it can only imagine.
coach-idea = What would you do?
coach-ask = One idea, please
coach-chance = { $chance } to win
coach-compare = Compare with others
coach-brings = Compared with the next best: { $reasons }
coach-lacks = The first choice, compared with this one: { $reasons }
coach-clear = Clearly ahead of the rest. Choices: { $options }, trials: { $trials }.
coach-close = A close call: your own judgement counts as much. Choices: { $options }, trials: { $trials }.
coach-not-asked = You are not being asked anything right now.
coach-threat = What is the threat?
coach-fear = What could the others do?
coach-no-threat = No threat is likely before this season or round ends.
coach-worlds = How often it happened before the season or round ended, in { $worlds } possible worlds.
coach-propose = Ask everybody
coach-rated = This game is rated: nobody is coached.
coach-unasked = People are playing here. If they all agree, everybody may ask the coach.
