/**
 * The rule cards of our own difficulty Story, one for each dungeon. They are not printed. The amounts differ because
 * the dungeons are not equally hard: plain computer players win about seven raids of ten in each (docs/rulings.md).
 */
import type { Power, WithLabel } from '../../engine/index.ts'
import {
  addCounters,
  allAreTrue,
  asLongAs,
  asLongAsNot,
  dungeon,
  dungeonLevelAtLeast,
  each,
  flipKeyword,
  houseRuleCard,
  isNotTrue,
  numberedCardsOfSet,
  putDamage,
  raiderControlled,
  raidersHaveLost,
  ready,
  removeDamage,
  thatCard,
  thereIs,
  withCounter,
  wouldBeDestroyed,
} from '../builders.ts'

export const SECOND_WIND_NAME = 'Second Wind'

const someoneHasHadIt = thereIs(each(withCounter(SECOND_WIND_NAME, raiderControlled.hero)))

/** Returns the power by which the first raiding hero that would be destroyed stays in play with this much damage. */
const secondWind = (damage: number): WithLabel<Power> =>
  asLongAs(
    allAreTrue(raidersHaveLost({ atMost: 0 }), isNotTrue(someoneHasHadIt)),
    each(raiderControlled.hero).has(
      wouldBeDestroyed(
        removeDamage(thatCard),
        putDamage(damage, thatCard),
        addCounters(SECOND_WIND_NAME, 1, thatCard),
        ready(thatCard),
      ),
    ),
  )

/** The Dungeon flips one card less until its hero reaches level 3, at which a raider has taken 20 damage. */
const fewerFlips = asLongAsNot(dungeonLevelAtLeast(3), each(dungeon.hero).has(flipKeyword(-1)))

export const houseRuleCards = numberedCardsOfSet('HSR', {
  1: houseRuleCard('Story of the Deadmines', {}, '', fewerFlips, secondWind(15)),
  2: houseRuleCard('Story of Shadowfang Keep', {}, '', fewerFlips, secondWind(20)),
  3: houseRuleCard('Story of Scarlet Monastery', {}, '', secondWind(20)),
})
