"""What a seat of Shogun may know, as a tensor."""
