"""Tensors: what a seat may know as a row of bytes of fixed length, described field by field."""
