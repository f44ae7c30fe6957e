"""Stand-in for the quiz floor."""
