import { rule } from '../rule.ts'

/** Chapter 2: the printed parts of a card. */
export const parts = [
  rule(
    '200',
    'Name',
    'Of itself a card speaks by its name, and means only itself (200.1). “Named X” means every card called so (200.2). Where a card lets you make up a name, anything that isn’t a name of Warcraft will do (200.3): type it with `/answer`.',
    '100.4 414',
  ),
  rule(
    '201',
    'Cost',
    'The number in the upper left corner: so many resources you exhaust to play the card (201.1). Quests and locations have none, for they are placed (201.2). An X in a cost is 0 unless the card is being played or lies on the chain (201.3); tokens cost 0 (201.4).',
    '403 412 707',
  ),
  rule(
    '202',
    'Type line',
    'It says what a card is: ability, ally, equipment, hero, quest or location, and its tags, such as Troll, Axe or Totem (202.1). “Unique”, a slot such as Head (1), or a talent may stand there too (202.2). What adds a tag takes none away (202.3).',
    '300 414 206',
  ),
  rule(
    '203',
    'Text box',
    'Each paragraph is a power of its own (203.2). `/card` shows what a card does in our words, made from the same data that I play by.',
    '700',
  ),
  rule(
    '204',
    'Collector number',
    'Set and number of a card, its colour the rarity: common, uncommon, rare, epic, legendary (204.2). `/card` shows it at its foot; decklists may name it.',
    '100',
  ),
  rule(
    '205',
    'ATK and damage type',
    'How much damage a character deals in combat, and of which type: arcane, fire, frost, holy, melee, nature, ranged or shadow (205.1). A hero without a weapon has 0. Striking with a weapon adds its ATK and its type to the hero’s until the combat is over.',
    '303 405 603',
  ),
  rule(
    '206',
    'Traits of a hero',
    'Class, faction, profession, race, talent spec and reputation: they decide what goes into a deck (100.2) and what cards ask for. An icon on another card says that it wants that trait.',
    '100.2',
  ),
] as const
