### What Robinson Crusoe is called, and what is said about it at the fire.

game-robinson = Robinson Crusoe
web-about-robinson = Castaways on a cursed island plan together, build, hunt and hope. Seven scenarios; together you win or lose.
