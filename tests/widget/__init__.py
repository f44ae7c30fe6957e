"""The widget in a real browser: every kind of question, on pages of fixtures built by the builder."""
