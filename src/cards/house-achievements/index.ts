/**
 * Our own Achievements for raids against a Boss player, because those raids' rulebooks have none. They give no XP,
 * because only a rulebook gives XP.
 */
import type { Condition } from '../../engine/index.ts'
import {
  achievement,
  any,
  each,
  earnedWhen,
  isDestroyed,
  named,
  numberedCardsOfSet,
  raiderControlled,
  raidersHaveLost,
  sideWins,
  thereAreAtLeast,
  thereIs,
  withStat,
} from '../builders.ts'

/** Returns the event that the raid's last Boss is destroyed. Earlier stages are swapped, not destroyed (R202.1). */
const onyxiaFalls = (cond: Condition) => isDestroyed(named('Onyxia', any.hero), { while: cond })

export const houseAchievements = numberedCardsOfSet('HSE', {
  1: achievement(
    'No One Left Behind',
    {},
    '',
    earnedWhen(sideWins('raiders'), raidersHaveLost({ atMost: 0 })),
  ),
  2: achievement(
    'What Is Left of Us',
    {},
    '',
    earnedWhen(sideWins('raiders'), raidersHaveLost({ how: ['destroyed', 'decked'], atLeast: 3 })),
  ),
  3: achievement(
    'Never Mind the Whelps',
    {},
    '',
    earnedWhen(onyxiaFalls(thereAreAtLeast(5, each(named('Onyxian Whelp', any.ally))))),
  ),
  4: achievement(
    'Fireproof',
    {},
    '',
    earnedWhen(onyxiaFalls(thereIs(each(withStat(raiderControlled.hero, 'damage', '=', 0))))),
  ),
})

/** The Achievements of every raid against a Boss player. */
export const achievementIdsSharedByBossRaids: readonly string[] = ['HSE-1', 'HSE-2']
