/**
 * The Deadmines' Achievements: each is earned once a run, as its power triggers.
 * "Fury" is misspelt in one of our two sources.
 */
import type { Zone } from '../../engine/index.ts'
import {
  achievement,
  any,
  anyOf,
  atLeast,
  destroyed,
  dungeon,
  each,
  earn,
  inGraveyard,
  moved,
  named,
  noneOf,
  onlyTime,
  or,
  raiding,
  theDungeon,
  theDungeonHero,
  turnOver,
  when,
  whenIf,
  withKeyword,
  withStat,
  won,
} from '../builders.ts'

const heroOrBoss = or(dungeon.hero, withKeyword('boss', dungeon.ally))
const highPile = (from: Zone) =>
  whenIf(moved(any.card, from, 'graveyard', theDungeon), atLeast(20, inGraveyard(theDungeon)), earn)

export const achievements = {
  41: achievement(
    'Deadmine Sweeper',
    { xp: 2 },
    '',
    whenIf(
      won('raiders'),
      anyOf({ kind: 'lost', side: 'raiders', atMost: 0 }, { kind: 'lost', side: 'raiders', atLeast: 2 }),
      earn,
    ),
  ),
  // The Cannon's damage is dealt by an ally, the Gunpowder's by a hero: `with` is the card whose power dealt it.
  42: achievement(
    'Defias on Defias',
    { xp: 3 },
    '',
    when(destroyed(heroOrBoss, { with: or(named('Defias Cannon'), named('Defias Gunpowder')) }), earn),
    when(destroyed(heroOrBoss, { by: named('Defias Watcher') }), earn),
  ),
  43: achievement(
    'Hell Hath No Fury',
    { xp: 3 },
    '',
    onlyTime(2, whenIf(turnOver(theDungeon), theDungeonHero.isA(named('Vanessa VanCleef')), earn)),
  ),
  44: achievement(
    "It's a Sabotage",
    { xp: 3 },
    '',
    when(moved(named('Helix Gearbreaker'), 'deck', 'graveyard', theDungeon), earn),
  ),
  // A card comes to the graveyard from play, from the chain (an ability that resolved) or from the deck.
  45: achievement('Pile High Club', { xp: 3 }, '', highPile('play'), highPile('chain'), highPile('deck')),
  46: achievement(
    "'Tis But a Flesh Wound",
    { xp: 3 },
    '',
    whenIf(won('raiders'), noneOf(each(withStat(raiding.hero, 'damage', '>', 10))), earn),
  ),
}
