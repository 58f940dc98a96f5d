"""What the steps share: what is feasible, battles and revolts, the tower, the setup."""
