"""What the owner of a server does with it, and whether it is fit to be used."""
