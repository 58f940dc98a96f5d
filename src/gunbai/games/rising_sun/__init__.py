"""Rising Sun: clans, honor, alliances, sealed bids."""
