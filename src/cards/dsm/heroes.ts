/**
 * Scarlet Monastery's heroes. Mograine has no printed ATK, so it is 0, before Assault. One of our two sources
 * misspells "Commander", and leaves out the text of his first level. The levels are two-sided cards of one hero, so
 * they share a name.
 */
import {
  assault,
  atkAndHealthBonus,
  type CardFacts,
  dungeon,
  each,
  enters,
  flipKeyword,
  hero,
  levelUpAtDamage,
  levelUpWhenRaidingHeroDies,
  onlyNthTimeEachTurn,
  type PowerOrModifiers,
  raiderControlled,
  self,
  thisTurn,
  type UnnumberedCard,
  when,
} from '../builders.ts'

const mograine = (level: number, facts: CardFacts, ...powers: PowerOrModifiers[]): UnnumberedCard =>
  hero(
    'Scarlet Commander Mograine',
    { rarity: 'rare', melee: 0, health: 50, xp: 5, level, ...facts },
    'Human, Paladin, Dungeon',
    ...powers,
  )

export const heroes = {
  1: mograine(1, { nextLevel: 'DSM-2' }, levelUpAtDamage(10), flipKeyword(1), assault(3)),
  2: mograine(
    2,
    { nextLevel: 'DSM-3' },
    levelUpAtDamage(20),
    flipKeyword(2),
    assault(5),
    when(enters(dungeon.ability), thisTurn(self.has(assault(5)))),
  ),
  3: mograine(
    3,
    { nextLevel: 'DSM-4' },
    levelUpWhenRaidingHeroDies,
    flipKeyword(3),
    assault(10),
    each(dungeon.ally).has(assault(5)),
  ),
  4: mograine(
    4,
    {},
    flipKeyword(3),
    assault(10),
    each(dungeon.ally).has(atkAndHealthBonus(5, 5)),
    onlyNthTimeEachTurn(
      3,
      when(enters(dungeon.ally), self.dealsUnpreventable(10, 'holy').to(each(raiderControlled.hero))),
    ),
  ),
}
