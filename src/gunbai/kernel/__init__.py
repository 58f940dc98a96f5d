"""What every game shares: seats, actions, the state contract, chance, events, records, errors."""
