"""The benchmark: what the bot costs, each figure beside a baseline measured in the same run."""
