"""The mandates and the kami."""
