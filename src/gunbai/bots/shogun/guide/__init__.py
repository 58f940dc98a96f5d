"""What the search of the master is told about Shogun: likely worlds, plans, play-outs and what they are worth."""
