"""Characters: bots with a name, a face, a temper and a voice."""
