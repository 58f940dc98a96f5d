"""The season cards: small functions and table entries, one a card."""
