"""What a host does: accounts, people, tables, who may come in."""
