import { newRulebookRule } from '../rule.ts'

/** Chapter 1: the game, its decks and its end. */
export const gameAndDeckRules = [
  newRulebookRule(
    '100',
    'Building a deck',
    'A deck belongs to a hero. It has 60 cards or more (100.1), at most four of one name (100.4), and only cards that suit its hero (100.2): a card with class icons must share a class with the hero, a card with a faction icon must have the hero’s faction, “Hero Required” names a trait that the hero must have, and all Talents must be of one spec. `/deck import check:True` checks all of this.',
    '100.2 100.4 206',
  ),
  newRulebookRule(
    '100.2',
    'Which cards suit a hero',
    'A card with class icons needs a hero with one of these classes, and a card with a faction icon needs a hero of that faction (100.2a). A card that requires a kind of hero needs such a hero (100.2b). A deck can’t contain Talents of two specs (100.2c) or two Reputations (100.2d). A card without icons is neutral and suits every hero.',
    '100 206',
  ),
  newRulebookRule(
    '100.4',
    'Four copies of a name',
    'A deck may contain at most four cards of one name, including the side deck. Different printings of a name count together. You may have any number of cards that say “unlimited”.',
    '100 200',
  ),
  newRulebookRule(
    '101',
    'Starting a game',
    'Every hero begins in play. Decks are shuffled, and everybody takes seven cards. A player who dislikes their opening hand can shuffle it back once and take as many new cards (101.2, the mulligan). In a Novice raid the raiders take the first turn, otherwise the Dungeon does. The side that goes first skips the draw step of that turn (501.2b).',
    '101.2 501',
  ),
  newRulebookRule(
    '101.2',
    'Mulligan',
    'Once, before the first turn, you can shuffle your whole hand into your deck and take the same number of new cards. Everybody decides in turn order. Then all players who want a mulligan take it.',
    '101',
  ),
  newRulebookRule(
    '102',
    'Winning and losing',
    'You win when no opponent is left (102.1). The raiders win and lose as one side. A player is out when their hero is destroyed, when they have to draw a card and can’t (410.6b), or when they concede, which is possible at any time (102.1b). All cards that they own leave with them (102.2).',
    '102.2 R100 410.6',
  ),
  newRulebookRule(
    '102.2',
    'Leaving the game',
    'A player who loses leaves the game with all cards that they own. Their links are interrupted, and other players’ cards under their control leave, too. The other players play on.',
    '102 401',
  ),
  newRulebookRule(
    '103',
    'When rules contradict each other',
    'Cards take precedence over the rules of the game (103.1). “Can’t” takes precedence over “can” (103.2). The game itself destroys cards for uniqueness or fatal damage, and a text that says that a card can’t be destroyed doesn’t stop that (103.3).',
    '414 405',
  ),
  newRulebookRule(
    '104',
    'Numbers',
    '“Any number” means zero or more, and always a whole number (104.1). A number below zero counts as zero, except in calculations and comparisons (104.2): an ally with 2 ATK and −3 ATK deals nothing, and +2 brings it to 1.',
    '205 719',
  ),
] as const
