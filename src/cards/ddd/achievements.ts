/** The Deadmines' Achievements. Each can be earned once a run. "Fury" is misspelt in one of our two sources. */
import {
  achieve,
  achievement,
  allOf,
  any,
  anyOf,
  atLeast,
  destroyed,
  dungeon,
  each,
  have,
  inGraveyard,
  moved,
  named,
  noneOf,
  onlyTime,
  or,
  raidersLost,
  raiding,
  theDungeon,
  theDungeonHero,
  turnOver,
  withKeyword,
  withStat,
  won,
} from '../builders.ts'

const heroOrBoss = or(dungeon.hero, withKeyword('boss', dungeon.ally))

export const achievements = {
  // A raider who concedes is lost too, but conceding doesn't count here.
  41: achievement(
    'Deadmine Sweeper',
    { xp: 2 },
    '',
    achieve(
      won('raiders'),
      anyOf(raidersLost({ atMost: 0 }), raidersLost({ how: ['destroyed', 'decked'], atLeast: 2 })),
    ),
  ),
  // The Cannon's damage is dealt by an ally, and the Gunpowder's by a hero. `with` is the card whose power dealt it.
  42: achievement(
    'Defias on Defias',
    { xp: 3 },
    '',
    achieve(destroyed(heroOrBoss, { with: or(named('Defias Cannon'), named('Defias Gunpowder')) })),
    achieve(destroyed(heroOrBoss, { by: named('Defias Watcher') })),
  ),
  43: achievement(
    'Hell Hath No Fury',
    { xp: 3 },
    '',
    onlyTime(2, achieve(turnOver(theDungeon), theDungeonHero.isA(named('Vanessa VanCleef')))),
  ),
  44: achievement(
    "It's a Sabotage",
    { xp: 3 },
    '',
    achieve(moved(named('Helix Gearbreaker'), 'deck', 'graveyard', theDungeon)),
  ),
  45: achievement('Pile High Club', { xp: 3 }, '', have(atLeast(20, inGraveyard(theDungeon)))),
  // Checked just before the Dungeon hero is destroyed, so a raiding hero that is destroyed with it still counts.
  // Conceding removes no damage.
  46: achievement(
    "'Tis But a Flesh Wound",
    { xp: 3 },
    '',
    achieve(
      destroyed(dungeon.hero, {
        while: allOf(
          noneOf(each(withStat(raiding.hero, 'damage', '>', 10))),
          raidersLost({ how: ['conceded'], hero: withStat(any.hero, 'damage', '>', 10), atMost: 0 }),
        ),
      }),
    ),
  ),
}
