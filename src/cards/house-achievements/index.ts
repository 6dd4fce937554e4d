/**
 * Our own Achievements for raids against a Boss player, because those raids' rulebooks have none. They give no XP,
 * because only a rulebook gives XP.
 */
import type { Condition } from '../../engine/index.ts'
import {
  achievement,
  any,
  atLeast,
  cardsOf,
  destroyed,
  each,
  earnedWhen,
  named,
  raiderControlled,
  raidersHaveLost,
  sideWins,
  thereIs,
  withStat,
} from '../builders.ts'

/** Returns the event that the raid's last Boss is destroyed. Earlier stages are swapped, not destroyed (R202.1). */
const onyxiaFalls = (cond: Condition) => destroyed(named('Onyxia', any.hero), { while: cond })

export const houseAchievements = cardsOf('HSE', {
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
    earnedWhen(onyxiaFalls(atLeast(5, each(named('Onyxian Whelp', any.ally))))),
  ),
  4: achievement(
    'Fireproof',
    {},
    '',
    earnedWhen(onyxiaFalls(thereIs(each(withStat(raiderControlled.hero, 'damage', '=', 0))))),
  ),
})

/** The Achievements of every raid against a Boss player. */
export const achievementsOfEveryBoss: readonly string[] = ['HSE-1', 'HSE-2']
