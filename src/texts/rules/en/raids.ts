import { rule } from '../rule.ts'

/** Raids and Dungeons. */
export const raids = [
  rule(
    'R100',
    'Raids with a Boss player',
    'One player leads the raid deck against all others (R100.1). He wins when no raider is left; the raiders win when the last Boss has fatal damage (R100.2). He places no resources (R100.3), holds up to ten cards (R100.4), and Alliance and Horde don’t raid together. Here the Dungeons play themselves: see “Dungeon”.',
    'R101 dungeon 102',
  ),
  rule(
    'R101',
    'Bosses',
    'Every hero in a Boss player’s party (R101.1). A Boss dies of fatal damage alone; nobody else turns it over or takes its powers (R101.3a), its resources (R101.3b) or the cards of its decks (R101.3c), which never run out. An immune one can’t be attacked, damaged or targeted (R101.3d). Some swap cards and keep what lies on them (R101.4).',
    'R100 immune',
  ),
  rule(
    'R200',
    'Onyxia’s Lair: how it begins',
    'The Boss player shuffles main deck and event deck (R200.1) and begins with Onyxia’s first stage in play (R200.2). Everybody holds seven cards and may mulligan (R200.3). The Boss player takes the first turn and skips its draw; the raiders draw in their first turns (R200.4).',
    'R201 R100',
  ),
  rule(
    'R201',
    'Onyxia’s Lair: her turn',
    'As many cards are drawn as the stage says (R201.1). Then the top card of the event deck is revealed and added to the chain; everybody may respond, and nobody can interrupt it (R201.2). When it has resolved it is one of her resources, face down and ready (R201.2a).',
    'R200 R203',
  ),
  rule(
    'R202',
    'Onyxia’s Lair: stages that fall',
    'With fatal damage on stage 1 or 2 the next stage takes her place, as ready as she was and without the damage that was left over (R202.1). Her player loses with stage 3 alone (R202.2).',
    'R101 R203',
  ),
  rule(
    'R203',
    'Onyxia’s Lair: stage, event, Whelp',
    'There are three stages (R203.1a), and some of her abilities can be played during one of them only (R203.1b). A Whelp is a Dragonkin ally token with 1 fire ATK and 1 health (R203.3a).',
    'R201 R202',
  ),
  rule(
    'R300',
    'Molten Core: how it begins',
    'Main, Minion and Ragnaros decks are shuffled (R300.1); three of the runes are drawn in secret, or all seven are used (R300.2), from the lowest Boss number to the highest (R300.3). Lucifron and two Flamewaker Protectors are in play (R300.4). The Boss player doesn’t mulligan (R300.5), and a raider begins (R300.6).',
    'R301 R100',
  ),
  rule(
    'R301',
    'Molten Core: the Boss player’s turn',
    'He readies everything and draws a card (R301.1). If no Boss is in play, the next one comes with its rune and its tokens (R301.2, R301.5a). Then the top Minion becomes a resource, face down and unseen (R301.3), and his action phase follows (R301.4).',
    'R302 R303',
  ),
  rule(
    'R302',
    'Molten Core: a Boss dies',
    'It leaves the game, its rune is turned face down and the Minions among the resources are turned up (R302.1); then those join the Boss player’s allies (R302.2). Until the next one comes, his cards mean the last Boss (R302.3).',
    'R301 R303',
  ),
  rule(
    'R303',
    'Molten Core: Majordomo, Minions, runes',
    'Majordomo can’t be destroyed: when a turn ends and he has no allies, Ragnaros awakens with a deck of his own (R303.1a, R303.1b). Minions and tokens leave play only destroyed (R303.2b). Runes pay costs and are no resources (R303.3a).',
    'R302 R301',
  ),
  rule(
    'dungeon',
    'Dungeon',
    'A deck that plays itself against one to five raiders. It has no hand and no resources, its cards cost 0, and it never passes up what it may do. Its deck never ends: an empty one is shuffled from its graveyard. You win when the Dungeon hero is destroyed.',
    'dungeon-turn marked difficulty R100',
  ),
  rule(
    'dungeon-turn',
    'The Dungeon’s turn',
    'It readies its cards, Levels Up if it’s due, MARKS a raiding hero at random, flips as many cards as its Flip value one by one, and attacks: its hero first, then its allies in the order in which they came. You may respond to each flip and each attack.',
    'level-up marked flip 602',
  ),
  rule(
    'level-up',
    'Level Up',
    'The Dungeon hero looks at the beginning of its turn whether its condition is met: a raiding hero with so much damage, or one that has fallen. Then it becomes its next level, keeping damage and what is attached, and looks again.',
    'dungeon-turn difficulty',
  ),
  rule(
    'marked',
    'MARKED',
    'In each of its turns the Dungeon marks a raiding hero by chance, until its next turn. Its attacks and most of its cards are meant for that one. If the MARKED hero falls, another is marked at once. Allies may protect it.',
    'dungeon-turn protector',
  ),
  rule(
    'flip',
    'Flip',
    'How many cards the Dungeon hero turns up from its deck in its turn. Each is played and resolved before the next is shown; you may respond to each. Allies and equipment stay, abilities do what they say.',
    'dungeon-turn 705',
  ),
  rule(
    'difficulty',
    'Difficulty',
    'Novice: the raiders have the first turn. Experienced: the Dungeon has it. Heroic: the Dungeon hero begins at level 2. Legendary: at level 3.',
    'level-up 101',
  ),
  rule(
    'boss',
    'Boss',
    'An ally of the Dungeon with this keyword shields its hero: as long as one is in play, the Dungeon hero can’t be attacked. Destroying it brings the raiders XP.',
    'dungeon xp R101',
  ),
  rule(
    'ghost',
    'Ghost',
    'Ghosts and the living don’t reach each other: neither targets, attacks, protects, damages or affects the other kind.',
    'R101',
  ),
  rule(
    'immune',
    'Immune',
    'An immune Boss can’t be attacked, damaged or targeted (R101.3d). What ends it stands on its card.',
    'R101',
  ),
  rule(
    'achievement',
    'Achievements',
    'Each Dungeon has cards that say what a raid can do beyond winning. All characters who were there earn them, with XP, the first time and again. `/achievements` lists them.',
    'xp',
  ),
  rule(
    'xp',
    'XP, levels and treasure',
    'A raid that is seen through brings XP: for the first attempt, half the Dungeon hero’s health in damage, each Boss, the victory, each Achievement. XP are levels; every tenth lets cards into your deck (`/level`). A victory also brings a treasure pack (`/treasure`).',
    'achievement difficulty',
  ),
  rule(
    'friendly',
    'Friends and opponents',
    'The raiders are friends: they share neither hand nor resources, but win together. “Opposing” on your cards means the Dungeon’s, “friendly” any raider’s, “you” only you.',
    '102 dungeon',
  ),
] as const
