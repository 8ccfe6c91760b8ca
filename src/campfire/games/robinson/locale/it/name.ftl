### Come si chiama Robinson Crusoe e che cosa se ne dice attorno al fuoco.

game-robinson = Robinson Crusoe
web-about-robinson = Naufraghi su un’isola maledetta: insieme pianificate, costruite, cacciate e sperate. Sette scenari; si vince o si perde tutti insieme.
