"""Players that answer a Decision."""
