"""Tables: the board, the clans, the figures, the cards and the options of Rising Sun."""
