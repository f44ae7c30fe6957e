"""A stand-in for haftquiz that answers little and knows how to fail."""
