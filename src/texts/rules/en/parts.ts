import { newRulebookRule } from '../rule.ts'

/** Chapter 2: the printed parts of a card. */
export const cardPartRules = [
  newRulebookRule(
    '200',
    'Name',
    'If a card’s text uses the card’s own name, it means only this card (200.1). “Named X” means every card with that name (200.2). If a card lets you make up a name, you can use any name that isn’t a Warcraft name (200.3). Type it with `/answer`.',
    '100.4 414',
  ),
  newRulebookRule(
    '201',
    'Cost',
    'The number in the upper left corner says how many resources you exhaust to play the card (201.1). Quests and locations have no cost, because they are placed (201.2). An X in a cost is 0 unless the card is being played or is on the chain (201.3). Tokens cost 0 (201.4).',
    '403 412 707',
  ),
  newRulebookRule(
    '202',
    'Type line',
    'The type line says what a card is: ability, ally, equipment, hero, quest or location. It also has the card’s tags, such as Troll, Axe or Totem (202.1), and sometimes “Unique”, a slot such as Head (1), or a talent (202.2). An effect that adds a tag doesn’t remove other tags (202.3).',
    '300 414 206',
  ),
  newRulebookRule(
    '203',
    'Text box',
    'Each paragraph is a separate power (203.2). `/card` shows what a card does in our words. That text is generated from the same data that I use to play.',
    '700',
  ),
  newRulebookRule(
    '204',
    'Collector number',
    'The collector number is the set and the number of a card. Its colour shows the rarity: common, uncommon, rare, epic or legendary (204.2). `/card` shows it at the bottom, and you can use it in decklists.',
    '100',
  ),
  newRulebookRule(
    '205',
    'ATK and damage type',
    'The ATK is the damage that a character deals in combat. The damage type is one of these: arcane, fire, frost, holy, melee, nature, ranged or shadow (205.1). A hero without a weapon has 0. Striking with a weapon adds its ATK and its type to the hero’s until the combat is over.',
    '303 405 603',
  ),
  newRulebookRule(
    '206',
    'Traits of a hero',
    'The traits of a hero are class, faction, profession, race, talent spec and reputation. They decide which cards can be in the deck (100.2), and cards can ask for them. An icon on another card means that this card requires the trait.',
    '100.2',
  ),
] as const
