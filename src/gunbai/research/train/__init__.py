"""Training of `sage`: `python -m gunbai.research.train rising-sun CONFIG --out FOLDER`."""
