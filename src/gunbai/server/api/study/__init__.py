"""What can be asked about a game beside playing it: odds, rules, reasons, replays."""
