"""The worked examples of the rulebook as positions that can be played through: one file each, read by the rules pages
and by the tests of the rules."""
