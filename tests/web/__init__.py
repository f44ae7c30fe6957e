"""What stands around the pages: heads, addresses, feeds, checks of the whole tree."""
