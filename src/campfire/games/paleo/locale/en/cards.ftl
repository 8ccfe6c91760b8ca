### Names of cards and modules, signs, and the stories to be read aloud.

## Modules

module-A = Big Prey
module-A-blurb = The mammoth herd crosses the valley; follow it, and keep enough meat for the night.
module-B = New World
module-B-blurb = Beyond the river lies an unnamed valley; whoever wants to stay there must build.
module-C = Howl in the Night
module-C-blurb = A hungry pack circles the camp; keep the fires high or share your food.
module-D = The Smoking Mountain
module-D-blurb = The ground shakes and the mountain wants gifts, but its red earth paints the best pictures.
module-E = The White Winter
module-E-blurb = Every night asks for wood or hides; in the snow wait great animals and great lights.
module-F = The Deep Cave
module-F-blurb = Take torches into the passages behind the last fire, and beware of what lives there.
module-G = The Great Thirst
module-G-blurb = The river is dry and the forest burns; find water before the nights become too long.
module-H = Across the Water
module-H-blurb = Fires burn on an island; build rafts, brave the current, and do not let the water take the camp.
module-I = Attack of the White Hands
module-I-blurb = Strangers want your valley; four warriors stand between them and your fire.
module-J = The Beast
module-J-blurb = It knows where you sleep; paint the mammoth, then go out and face it.

## Signs: what has come to pass

sign-painted = the painting is whole
sign-quiet_pack = the pack is quiet tonight
sign-tremors = the ground trembles
sign-water = the tribe has found water
sign-enraged = the Beast is enraged

## Base cards

card-tree = Tree
card-berries = Ripe Berries
card-roe_deer = Roe Deer
card-wild_boar = Wild Boar
card-wolf_tracks = Wolf Tracks
card-shoal = Shoal
card-drinking_herd = Herd at the Water
card-beaver_dam = Beaver Dam
card-deep_ford = Deep Ford
card-flint = Flint
card-mountain_goat = Mountain Goats
card-rockfall = Rockfall
card-lookout = Lookout
card-home_fire = Home Fire
card-wise_woman = Wise Woman
card-tool_talk = Talk about Tools
card-painted_wall = Painted Wall
card-wolves = Wolves
card-sabre_tooth = Sabre-Tooth
card-cold_snap = Sudden Cold
card-sheltered_grove = Sheltered Grove

## People

card-arn = Arn the Hunter
card-brok = Brok the Hunter
card-sela = Sela the Huntress
card-tuva = Tuva the Spear Thrower
card-ilk = Ilk the Stone Knapper
card-maro = Maro the Craftsman
card-nessa = Nessa of the Nimble Fingers
card-odo = Odo the Old Craftsman
card-fenn = Fenn the Torch Bearer
card-lira = Lira the Scout
card-ryn = Ryn the Tracker
card-yara = Yara the Scout
card-gorm = Gorm the Warrior
card-hild = Hild the Warrior
card-kar = Kar the Warrior
card-vola = Vola the Warrior
card-darka = Darka
card-moss = Moss the Herb Gatherer
card-ona = Ona the Dreamer
card-pip = Pip the Foundling

## Dreams

card-dream_of_the_mammoth = Dream of the Mammoth
card-white_stag = White Stag
card-hidden_valley = Hidden Valley
card-voice_of_the_ancestors = Voice of the Ancestors
card-cave_bear = Cave Bear
card-warm_spring = Warm Spring
card-stranger = Stranger
card-flint_vein = Vein of Flint
card-fallen_oak = Fallen Oak
card-spirit_mask = Spirit Mask
card-vision_of_tools = Vision of Tools
card-salmon_run = Salmon Run
card-painted_dream = Painted Dream
card-raven = Raven
card-star_path = Path of Stars

## Inventions

card-amulet = Carved Amulet
card-shelter = Shelter of Branches
card-sewing = Sewing Hides
card-herb_lore = Knowledge of Roots
card-bow_making = Bow Making
card-bone_needle = Bone Needle
card-bone_flute = Bone Flute
card-trapping = Snares

## Module A

card-big_prey = Big Prey
card-mammoth = Mammoth
card-pit_trap = Pit Trap
card-herd_tracks = Tracks of the Herd
card-mammoth_calf = Mammoth Calf
card-angry_bull = Angry Bull
card-stampede = Stampede
card-smoke_rack = Smoke Rack
card-tanner = Working the Hides
card-mammoth_spirit = Mammoth Spirit

## Module B

card-new_world = New World
card-far_shore = Far Shore
card-clay_bank = Clay Bank
card-new_hearth = New Hearth
card-building_ground = Building Ground
card-old_camp = Abandoned Camp
card-wanderers = Wanderers
card-valley_dream = Dream of the Valley
card-marsh = Marsh
card-hyenas = Hyenas
card-hailstorm = Hailstorm

## Module C

card-howl_in_the_night = Howl in the Night
card-wolf_pack = Wolf Pack
card-lone_wolf = Lone Wolf
card-wolf_den = Wolf Den
card-wolf_cub = Wolf Cub
card-moonlit_clearing = Moonlit Clearing
card-deer_in_the_snow = Deer in the Snow
card-frozen_carcass = Frozen Carcass
card-eyes_in_the_dark = Eyes in the Dark

## Module D

card-smoking_mountain = The Mountain Growls
card-quake = Quake
card-lava_flow = River of Fire
card-obsidian_field = Field of Black Stone
card-hot_pool = Hot Pool
card-ash_fall = Falling Ash
card-crater_rim = Rim of the Crater
card-red_ochre = Red Ochre
card-fire_dream = Dream of Fire
card-fleeing_herd = Fleeing Herd

## Module E

card-white_winter = Winter Cold
card-blizzard = Blizzard
card-thin_ice = Thin Ice
card-reindeer = Reindeer
card-ice_fishing = Fishing through the Ice
card-musk_ox = Musk Ox
card-frozen_wood = Frozen Wood
card-northern_lights = Northern Lights
card-snow_house = Snow House
card-lost_child = Lost Child
card-snow_blindness = Snow Blindness

## Module F

card-dark_below = The Dark Below
card-cave_lion = Cave Lion
card-side_passage = Side Passage
card-painted_gallery = Painted Gallery
card-underground_lake = Underground Lake
card-bats = Bats
card-chasm = Chasm
card-bone_heap = Heap of Bones
card-echo_chamber = Chamber of Echoes
card-torch_store = Torch Store

## Module G

card-great_thirst = The Great Thirst
card-wildfire = Wildfire
card-deep_well = Deep Well
card-waterhole = Last Waterhole
card-vultures = Vultures
card-rain_song = Rain Song
card-parched_throats = Parched Throats
card-mud_pit = Mud Pit
card-cloud_dream = Dream of Clouds
card-thirsty_strangers = Thirsty Strangers

## Module H

card-rising_water = Rising Water
card-raft_building = Raft Building
card-island_shore = Island Shore
card-seal_colony = Seal Colony
card-whirlpool = Whirlpool
card-storm_waves = Storm Waves
card-driftwood = Driftwood
card-sea_eagle = Sea Eagle
card-old_fisher = Old Fisher
card-whale = Whale

## Module I

card-white_hands = The White Hands Attack
card-raid = Raid
card-ambush = Ambush
card-enemy_camp = Camp of the White Hands
card-captive = Captive
card-war_paint = War Paint
card-chalk_cliff = Chalk Cliff
card-white_dream = White Dream

## Module J

card-the_beast = The Beast
card-claw_marks = Claw Marks
card-warm_breath = Warm Breath
card-deep_print = Deep Print
card-beast_trail = Trail of the Beast
card-torn_camp = Torn Camp
card-it_watches = It Watches
card-old_hunter = Old Hunter
card-bone_trap = Bone Trap
card-beast_dream = Dream of the Beast

## Stories

card-great_hunt = The Great Hunt
story-great_hunt = The herd comes down to the ford, and the oldest cow stops to look at us. Nobody breathes. Then the smallest of us sneezes, and the first spear flies.
card-star_reader = The Star Reader
story-star_reader = A woman sits alone on the hill and counts the fires in the sky. One of them is ours, she says, and she has long been waiting for us to sit down beside her.
card-drowned_forest = The Drowned Forest
story-drowned_forest = When the water sinks, black trunks stand in the mud where our grandmothers picked nuts. The wood is as hard as stone. In a fork hangs the handle of a basket, and it is stone too.
card-old_cow = The Last Walk
story-old_cow = At dusk the old cow leaves the herd and walks to the place where the bones lie. We follow without spears. She lets us sit beside her until it is over.
card-calf_and_child = The Calf and the Child
story-calf_and_child = A calf has fallen into the hollow, and a child we have never seen is throwing grass down to it. Two who are lost. We dig a way out for both.
card-girl_with_white_hands = The Girl with White Hands
story-girl_with_white_hands = She stands at the edge of our firelight and holds up her hands; the chalk on them is cracked. She has not come to fight. She is hungry, and she knows where her people sleep.
card-first_roof = The First Roof
story-first_roof = All day we bent branches and tied them with sinew. In the evening the rain came, and for the first time we heard it fall on something that we had made.
card-fire_across_the_valley = Fire across the Valley
story-fire_across_the_valley = Every evening a second fire answers ours from the far slope. Tonight somebody over there lifts a burning branch and lowers it, twice. We do the same.
card-two_chiefs = Two Chiefs
story-two_chiefs = Their chief walks out before his people and draws a circle in the dust with his spear. One of ours steps into it. Whatever happens now, the others will only watch.
card-wolf_at_the_edge_of_light = The Wolf at the Edge of the Light
story-wolf_at_the_edge_of_light = It lies down where the firelight ends, its head on its paws, and waits. We throw it a bone. In the morning it is still there, and the others are gone.
card-song_of_the_pack = The Song of the Pack
story-song_of_the_pack = One of us answers the howling, at first as a joke. The pack falls silent, then answers back. For a while we mourn our dead together, they theirs and we ours.
card-man_who_carried_fire = The Man Who Carried Fire
story-man_who_carried_fire = They say he climbed to the burning lake with a green branch and came back with a red one. His hair was gone, and he was laughing. Now it is our turn to carry it.
card-black_glass = Black Glass
story-black_glass = Where the river of fire has cooled, the stone is black and clear like water at night. It breaks into edges that no hide can turn. We wrap our hands and take what we can carry.
card-sleepers_in_the_ice = Sleepers in the Ice
story-sleepers_in_the_ice = Under our feet, deep in the blue, whole animals stand as if they had only stopped to think. What the winter keeps, say the old ones, it sometimes gives.
card-longest_night = The Longest Night
story-longest_night = Nobody sleeps. We burn the last good log and say the names of all who ever sat at this fire. When the names are used up, it is morning.
card-blind_fish = The Blind Fish
story-blind_fish = The lake has no shore that the torch can find. White fish without eyes come to our hands as if they had been called. We take a few and thank the dark.
card-hands_of_the_first = Hands of the First
story-hands_of_the_first = At the end of the passage the wall is full of hands, red and black, small and large. One of them fits exactly, even the crooked little finger. We call, but he will not take his hand away.
card-boy_who_called_the_rain = The Boy Who Called the Rain
story-boy_who_called_the_rain = He beats two stones together and will not stop, neither for food nor for sleep. On the third day somebody takes up the beat, then everybody. On the fourth a drop falls.
card-hidden_spring = The Hidden Spring
story-hidden_spring = The strangers have walked for nine days, and yet their lips are wet. They look at one another. Then the oldest of them moves a flat stone aside.
card-people_of_the_island = The People of the Island
story-people_of_the_island = They have watched our smoke for as long as we have watched theirs. They touch our hair and our rafts and laugh, then show us where they bury their dead. The stones lie as ours do.
card-what_the_old_hunter_saw = What the Old Hunter Saw
story-what_the_old_hunter_saw = “It is bigger than you think,” he says, and shows the scar from his shoulder to his hip. “But once I saw it afraid. I will tell you of what.”
card-beast_in_the_dream = The Beast in the Dream
story-beast_in_the_dream = In the dream it lies by the fire like a dog, and we see that it is old, and that it is tired too. When we wake, our hands know its shape.
