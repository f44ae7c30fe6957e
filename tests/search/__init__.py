"""Search: folding, the index, and its page."""
