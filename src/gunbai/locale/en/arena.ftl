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
arena-doubt = Doubt
arena-games = Games
arena-seat = Seat
arena-clan = Clan
arena-total = { $games } games, { $decisions } decisions, { $seconds } CPU seconds
arena-no-ratings = Ratings need OpenSkill: pip install 'gunbai[arena]'
arena-no-plots = Plots need matplotlib: pip install 'gunbai[arena]'
arena-rotation = { $games } games are no multiple of { $seats }: not every bot sat everywhere equally often.
arena-replaced-note = Steady chose instead where a bot failed or was late. The first time: { $report }
arena-out = Games, table and plots: { $path }
arena-broken-off = Broken off. Go on with the same command and --resume.
