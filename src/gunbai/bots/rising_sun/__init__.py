"""What bots know about Rising Sun: pure functions of a Table and a seat, one module per decision area."""
