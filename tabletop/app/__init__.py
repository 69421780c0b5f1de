"""What the program keeps and says: paths, settings, saves, statistics, words, log."""
