"""Setting up the table: who sits where, the variant, the table options."""
