"""Tea, gifts and bargains."""
