"""The language and the questions of «هفت و نیم»."""
