"""The REST interface, one module a topic."""
