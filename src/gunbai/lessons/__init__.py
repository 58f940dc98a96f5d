"""Guided first games: a real game whose luck and other players are fixed, and what the learner is told at each step."""
