"""Facts of Shogun: the board, the pieces, the cards, the tower."""
