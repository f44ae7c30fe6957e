"""Every clause of the rules, asked through the public contract and nothing else."""
