"""The widget in a real browser: every kind of question, on pages that the builder built."""
