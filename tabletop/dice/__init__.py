"""What the dice games share: throws, fair play, who starts, figures, exact odds."""
