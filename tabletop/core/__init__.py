"""The contract every game keeps: game, state, action, event, decision, outcome, match."""
