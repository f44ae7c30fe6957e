"""What can be said of the styles and the font without a browser."""
