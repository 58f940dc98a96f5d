### gunbai arena: tournaments between bots.

arena-table = Table { $number }: { $bots }
arena-bot = Bot
arena-wins = Wins
arena-share = Share
arena-interval = 95%
arena-score = Score
arena-rank = Place
arena-cpu = ms
arena-slowest = Max ms
arena-replaced = Faults
arena-rating = Rating
arena-games = Games
arena-seat = Seat
arena-clan = Clan
arena-total = { $games } games, { $decisions } decisions, { $seconds } CPU seconds
arena-no-plots = Plots need matplotlib: pip install 'gunbai[arena]'
arena-rotation = { $games } games are no multiple of { $seats }: not every bot sat everywhere equally often.
arena-replaced-note = Steady chose instead where a bot failed or was late. The first time: { $report }
arena-out = Games, table and plots: { $path }
arena-broken-off = Broken off. Go on with the same command and --resume.
arena-page-title = { $game }: league
arena-page-settings = { $games } games, seed { $seed }, gunbai { $version }, rules { $rules }; { $machine }
arena-page-ratings = Ratings, with the interval that holds 95% of all resampled runs
arena-page-shares = Win shares; the dotted line is the fair share
arena-page-balance = Do seats and clans win equally often?
arena-page = League page: { $path }
