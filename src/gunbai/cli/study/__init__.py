"""Commands that look back at games."""
