"""Exercises: puzzles to solve."""
