"""Rule helpers: figures, Force, gains, honor, killing, and the moments at which entries act."""
