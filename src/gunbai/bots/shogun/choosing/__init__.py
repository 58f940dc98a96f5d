"""What to choose: cards of the draft, plans and bids, what to carry out, which revolt first."""
