"""Words in every language: Fluent files and the code that reads them."""
