### Стол Discover в терминале.
picture-day = День { $n }
picture-night = Ночь { $n }
picture-chief = Вождь: { $name }
picture-quest = Задание: { $name }; счётчики: { $n }
picture-map = Карта (! чудовище, * костёр, ° потухший костёр, # ориентир, x цель, ~ вода, + ресурс; l s f c — находки)
picture-stamina = Выносливость: { $n }
picture-damage = Урон: { $dials }
picture-load = Груз { $n } из { $of }: { $goods }
picture-fight = Бой: { $foe }, защита { $defence }, атака { $attack }, здоровье { $n }; попадаете вы: { $hit } %, попадают в вас: { $hurt } %
picture-items = Предметы: { $names }
picture-plans = Чертежи на руке: { $names }
picture-traits = Черты: { $names }
