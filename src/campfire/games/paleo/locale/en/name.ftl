### What Paleo is called, and what is said about it at the fire.

game-paleo = Paleo
web-about-paleo = A tribe of the Stone Age lives by day, fears the night and paints a mammoth on the wall. Together you win or lose.
