### Il nome del gioco.

game-near_and_far = Near and Far
web-about-near_and_far = Viandanti cercano una città perduta: assoldano, scambiano, duellano, si accampano e leggono in un libro di storie. Quattro modalità, undici terre; vince chi ha più punti.
