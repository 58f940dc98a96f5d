"""The flow chart: every step of a season, one class a box."""
