/**
 * The Deadmines' heroes. Cookie has no printed ATK (0, before Assault) and deals nature damage at every level. One of
 * our two sources says melee at level 2. The levels are two-sided cards of one hero, so they share a name.
 */
import {
  assault,
  type CardFacts,
  flipKeyword,
  hero,
  levelUpAtDamage,
  levelUpWhenRaidingHeroDies,
  longRange,
  stealth,
} from '../builders.ts'

const cookie: CardFacts = { rarity: 'rare', nature: 0, health: 50, xp: 5 }

export const heroes = {
  1: hero(
    '"Captain" Cookie',
    { ...cookie, level: 1, nextLevel: 'DDD-2' },
    'Murloc, Cook, Dungeon',
    levelUpAtDamage(10),
    flipKeyword(2),
    assault(3),
    longRange,
  ),
  2: hero(
    '"Captain" Cookie',
    { ...cookie, level: 2, nextLevel: 'DDD-3' },
    'Murloc, Cook, Dungeon',
    levelUpAtDamage(20),
    flipKeyword(2),
    assault(10),
    longRange,
  ),
  3: hero(
    '"Captain" Cookie',
    { ...cookie, level: 3, nextLevel: 'DDD-4' },
    'Murloc, Cook, Dungeon',
    levelUpWhenRaidingHeroDies,
    flipKeyword(3),
    assault(10),
    longRange,
  ),
  4: hero(
    'Vanessa VanCleef',
    { rarity: 'rare', melee: 10, health: 50, xp: 5, level: 4 },
    'Human, Rogue, Dungeon',
    flipKeyword(4),
    longRange,
    stealth,
  ),
}
