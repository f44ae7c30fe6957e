"""haftquiz: Persian rules of haft-khabis with quizzes that the rules themselves answer."""

__version__ = "0.1.0"
