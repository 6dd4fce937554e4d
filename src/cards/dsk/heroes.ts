/**
 * Shadowfang Keep's hero, Lord Godfrey: four levels on two two-sided cards. His card has no ATK, so it is 0 before
 * Assault.
 */
import {
  assault,
  type CardFacts,
  flipKeyword,
  hero,
  levelUpAtDamage,
  levelUpWhenRaidingHeroDies,
  longRange,
} from '../builders.ts'

const godfrey: CardFacts = { rarity: 'rare', shadow: 0, health: 50, xp: 5 }
const TAGS = 'Undead, Lord, Dungeon'

export const heroes = {
  1: hero(
    'Lord Godfrey',
    { ...godfrey, level: 1, nextLevel: 'DSK-2' },
    TAGS,
    levelUpAtDamage(10),
    flipKeyword(1),
    assault(5),
    longRange,
  ),
  2: hero(
    'Lord Godfrey',
    { ...godfrey, level: 2, nextLevel: 'DSK-3' },
    TAGS,
    levelUpAtDamage(20),
    flipKeyword(2),
    assault(5),
    longRange,
  ),
  3: hero(
    'Lord Godfrey',
    { ...godfrey, level: 3, nextLevel: 'DSK-4' },
    TAGS,
    levelUpWhenRaidingHeroDies,
    flipKeyword(2),
    assault(10),
    longRange,
  ),
  4: hero('Lord Godfrey', { ...godfrey, level: 4 }, TAGS, flipKeyword(3), assault(10), longRange),
}
