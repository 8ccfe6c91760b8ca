### Il tavolo di Discover nel terminale.
picture-day = Giorno { $n }
picture-night = Notte { $n }
picture-chief = Capo: { $name }
picture-quest = Missione: { $name }; contatori: { $n }
picture-map = Mappa (! mostro, * fuoco, ° fuoco spento, # punto di riferimento, x obiettivo, ~ acqua, + risorsa; l s f c ritrovamenti)
picture-stamina = Resistenza: { $n }
picture-damage = Danni: { $dials }
picture-load = Carico { $n } di { $of }: { $goods }
picture-fight = Scontro: { $foe }, difesa { $defence }, attacco { $attack }, salute { $n }; colpisci: { $hit } %, vieni colpito: { $hurt } %
picture-items = Oggetti: { $names }
picture-plans = Progetti in mano: { $names }
picture-traits = Tratti: { $names }
