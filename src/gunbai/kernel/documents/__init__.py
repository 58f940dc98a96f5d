"""Reading, writing and describing documents."""
