"""Shogun in the terminal."""
