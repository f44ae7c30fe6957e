"""The built site in real Chromium, over HTTP: what a reader meets."""
