"""The builder: small sites made in a temporary folder, with the real templates."""
