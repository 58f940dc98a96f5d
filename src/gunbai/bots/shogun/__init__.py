"""What bots know about Shogun: pure functions of a Table and a seat, one module per decision area."""
