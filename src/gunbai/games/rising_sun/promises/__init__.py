"""Promises made of building blocks: what players say they will do, judged by what everybody sees (RS3.1)."""
