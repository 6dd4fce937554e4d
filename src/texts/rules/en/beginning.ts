import { rule } from '../rule.ts'

/** Chapter 1: the game, its decks and its end. */
export const beginning = [
  rule(
    '100',
    'Building a deck',
    'A deck belongs to a hero. It has 60 cards or more (100.1), at most four of one name (100.4), and only cards that suit its hero (100.2): those with class icons share a class with him, those with a faction icon his faction, “Hero Required” asks for what it names, and Talents are all of one spec. `/deck validate` checks all of it.',
    '100.2 100.4 206',
  ),
  rule(
    '100.2',
    'Which cards suit a hero',
    'Class icons need a shared class, a faction icon the same faction (100.2a). A card that requires a kind of hero goes only with such a one (100.2b). Talents of two specs never meet in a deck (100.2c), nor do two Reputations (100.2d). A card without icons is neutral and suits everybody.',
    '100 206',
  ),
  rule(
    '100.4',
    'Four copies of a name',
    'The name counts, not the print: four in all, side deck included. Cards that say “unlimited” may be there as often as you like.',
    '100 200',
  ),
  rule(
    '101',
    'Starting a game',
    'Every hero begins in play; decks are shuffled and seven cards taken. Whoever dislikes their opening hand may shuffle it back once for as many new cards (101.2, the mulligan). In a Novice raid the raiders have the first turn, else the Dungeon; whoever goes first skips the draw step of that turn (501.2b).',
    '101.2 501',
  ),
  rule(
    '101.2',
    'Mulligan',
    'Once, before the first turn, you may shuffle your whole hand into your deck and take the same number anew. In turn order everybody decides, then all who want to do it.',
    '101',
  ),
  rule(
    '102',
    'Winning and losing',
    'You have won when no opponent is left (102.1); the raiders win and lose as one side. A player is out when their hero is destroyed, when they have to draw and can’t (410.6b), or when they concede, which is possible at any time (102.1b). Whatever they own goes with them (102.2).',
    '102.2 R100 410.6',
  ),
  rule(
    '102.2',
    'Leaving the game',
    'Whoever loses is removed with everything they own; links they control are interrupted, and what they had under their control from others goes away too. The rest of the table plays on.',
    '102 401',
  ),
  rule(
    '103',
    'When rules contradict each other',
    'Cards beat the rules of the game (103.1). “Can’t” beats “can” (103.2). What happens “by the game”, such as destruction for uniqueness or fatal damage, isn’t stopped by a card that says it can’t be destroyed (103.3).',
    '414 405',
  ),
  rule(
    '104',
    'Numbers',
    '“Any number” is nothing or more, always whole (104.1). Below zero counts as zero, except while it is being reckoned or compared (104.2): an ally with 2 ATK and −3 ATK deals nothing, and +2 brings it to 1.',
    '205 719',
  ),
] as const
