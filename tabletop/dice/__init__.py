"""What dice games share: figures, exact odds, fair play."""
