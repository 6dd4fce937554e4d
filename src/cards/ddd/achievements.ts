/** The Deadmines' Achievements. Each can be earned once a run. "Fury" is misspelt in one of our two sources. */
import {
  achievement,
  allAreTrue,
  any,
  anyIsTrue,
  cardsInGraveyard,
  dungeon,
  each,
  earnedAsSoonAs,
  earnedWhen,
  isDestroyed,
  movesBetweenZones,
  named,
  onlyNthTime,
  or,
  raiderControlled,
  raidersHaveLost,
  sideWins,
  theDungeon,
  theDungeonHero,
  thereAreAtLeast,
  thereIsNo,
  withKeyword,
  withStat,
  wrapUpStepEnds,
} from '../builders.ts'

const heroOrBoss = or(dungeon.hero, withKeyword('boss', dungeon.ally))

export const achievements = {
  // A raider who concedes has lost, so the first condition is false. The second one counts only raiders who were
  // destroyed or decked.
  41: achievement(
    'Deadmine Sweeper',
    { xp: 2 },
    '',
    earnedWhen(
      sideWins('raiders'),
      anyIsTrue(
        raidersHaveLost({ atMost: 0 }),
        raidersHaveLost({ how: ['destroyed', 'decked'], atLeast: 2 }),
      ),
    ),
  ),
  // The Cannon's damage is dealt by an ally, and the Gunpowder's by a hero. `with` is the card whose power dealt it.
  42: achievement(
    'Defias on Defias',
    { xp: 3 },
    '',
    earnedWhen(isDestroyed(heroOrBoss, { with: or(named('Defias Cannon'), named('Defias Gunpowder')) })),
    earnedWhen(isDestroyed(heroOrBoss, { by: named('Defias Watcher') })),
  ),
  43: achievement(
    'Hell Hath No Fury',
    { xp: 3 },
    '',
    onlyNthTime(2, earnedWhen(wrapUpStepEnds(theDungeon), theDungeonHero.isA(named('Vanessa VanCleef')))),
  ),
  44: achievement(
    "It's a Sabotage",
    { xp: 3 },
    '',
    earnedWhen(movesBetweenZones(named('Helix Gearbreaker'), 'deck', 'graveyard', theDungeon)),
  ),
  45: achievement(
    'Pile High Club',
    { xp: 3 },
    '',
    earnedAsSoonAs(thereAreAtLeast(20, cardsInGraveyard(theDungeon))),
  ),
  // The condition is checked just before the Dungeon hero is destroyed, so a raiding hero that is destroyed with it still counts.
  // Conceding removes no damage.
  46: achievement(
    "'Tis But a Flesh Wound",
    { xp: 3 },
    '',
    earnedWhen(
      isDestroyed(dungeon.hero, {
        while: allAreTrue(
          thereIsNo(each(withStat(raiderControlled.hero, 'damage', '>', 10))),
          raidersHaveLost({ how: ['conceded'], hero: withStat(any.hero, 'damage', '>', 10), atMost: 0 }),
        ),
      }),
    ),
  ),
}
