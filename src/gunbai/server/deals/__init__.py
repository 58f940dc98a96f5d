"""Talk, deals and bargains between players."""
