"""What the words of the vocabulary mean on the table."""
