"""The boxes of the flow chart, one module per part of the round."""
