"""What stands on the cards of MorihaM, made from their data in every language of the program (H-73)."""
