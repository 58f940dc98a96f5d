"""What a seat of Rising Sun may know, as a tensor."""
