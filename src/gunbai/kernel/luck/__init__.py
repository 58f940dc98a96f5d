"""The one door for chance and the generator behind it."""
