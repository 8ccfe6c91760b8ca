### Discover’s table in the terminal.
picture-day = Day { $n }
picture-night = Night { $n }
picture-chief = Chief: { $name }
picture-quest = Quest: { $name }; counters: { $n }
picture-map = Map (! monster, * fire, ° dead fire, # landmark, x target, ~ water, + resource; l s f c find tokens)
picture-stamina = Stamina: { $n }
picture-damage = Damage: { $dials }
picture-load = Load { $n } of { $of }: { $goods }
picture-fight = Fight: { $foe }, defence { $defence }, attack { $attack }, health { $n }; you hit: { $hit } %, you are hit: { $hurt } %
picture-items = Items: { $names }
picture-plans = Blueprints in hand: { $names }
picture-traits = Traits: { $names }
