"""Floor 2: the scenario language, the questions, the explanations; `service` is the one door."""
