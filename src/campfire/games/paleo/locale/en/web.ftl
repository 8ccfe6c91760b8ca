### The board of Paleo in the browser.

web-paleo-cave = Great Cave
web-paleo-workshop = Workshop
web-paleo-wilds = Wilds
web-paleo-camp = Night Camp
web-paleo-graveyard = Graveyard
web-paleo-open = Open discard
web-paleo-closed = Closed discard
web-paleo-people-deck = People
web-paleo-dream-deck = Dreams
web-paleo-invention-deck = Inventions
web-paleo-stories = Stories
web-paleo-slots = Inventions: { $n } of { $of } slots
web-paleo-mouths = { $n ->
    [one] { $n } person to feed tonight
   *[other] { $n } people to feed tonight
  }
web-paleo-painting = Painting: { $n } of { $of }
web-paleo-deaths = Death tokens: { $n } of { $of }
web-paleo-top-three = The top cards of the deck
web-paleo-rest-of-day = The rest of the day: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
web-paleo-deck = Deck of { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
web-paleo-lands = What the lands tend to give
web-paleo-items = Items
web-paleo-health = Wounds: { $wounds }, hearts: { $hearts }
web-paleo-has-action = has an action
web-paleo-at-camp = at the night camp
web-paleo-helps = helps { $name }

## A new table

web-option-modules = Free mix
web-option-modules-about = Choose two modules, or three with J among them.
web-option-scenario-level = Difficulty { $n } of { $of }

## The guided first day

web-guide-paleo-aim = Five strokes make the mammoth: bring five painting tokens here and the tribe wins. With five skulls below it, the tribe is lost. You share everything: victory, defeat and food.
web-guide-paleo-choose = These are the top three cards of your deck, seen from behind. Lay one down; the other two stay. Forest gives wood and food, the river food and hides, the mountain stone, the cave tools and people. When the deck is empty, your day is over.
web-guide-paleo-red = A red back is mostly a hazard. It can be wise to choose it on purpose: cards that you discard as a cost wound you when their back is red.
web-guide-paleo-lines = Now all cards lie open. Each line is something you can do: at the left what it asks and costs, at the right what it brings. Lines that glow are possible. Choose one.
web-guide-paleo-traits = Strength, perception and craft: the sum of your people and items. They are counted, not spent.
web-guide-paleo-help = Alone you cannot do everything. Give up your own card to help somebody: your traits and items count for them, and you may share the reward.
web-guide-paleo-hazard = A hazard cannot be ignored. If you cannot meet one of its lines, the red line happens. A talisman sends it away.
web-guide-paleo-craft = Crafting: pay wood and stone from the storage and take an item. A torch sees, a hand axe makes, a spear is strong.
web-guide-paleo-wounds = All wounds of one action go to one person. Whoever has more wounds than hearts dies. A hide can be returned to prevent one.
web-guide-paleo-food = The night comes when all decks are empty. Then every person eats 1 food from here; each one who goes without places a skull.
web-guide-paleo-undo = A wrong click? Undo it with Z, as long as no card was turned and nobody else has answered.
web-guide-paleo-night = Night. After eating, every mission must be settled: pay what it asks together, or take its dark line. Then a new day is dealt.
