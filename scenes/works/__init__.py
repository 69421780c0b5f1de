"""What people make themselves, grids and decks: listed, worked on, kept, exchanged. What they make is the games'."""
