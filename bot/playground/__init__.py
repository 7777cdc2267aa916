"""The playground: the same bot on a simulated Discord in the browser. The way to try it with no token."""
