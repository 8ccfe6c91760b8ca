### Come si chiama Paleo e che cosa se ne dice attorno al fuoco.

game-paleo = Paleo
web-about-paleo = Una tribù dell’età della pietra vive di giorno, teme la notte e dipinge un mammut sulla parete. Si vince o si perde insieme.
