/**
 * Scarlet Monastery's Achievements. Each can be earned once a run. One of our two sources drops the article of "A
 * Friend in Need". The other lists Resourcefulness with the cost and class of the Hunter's card of that name. Both
 * misspell Thalnos on the card about him.
 */
import {
  achievement,
  allAreTrue,
  any,
  cardsInGraveyard,
  dealsDamage,
  dungeon,
  each,
  earnedAsSoonAs,
  earnedWhen,
  isAtLeast,
  named,
  or,
  raiderControlled,
  raidersHaveLost,
  sideWins,
  sumOfStat,
  theDungeon,
  thereAreAtLeast,
  thereIsNo,
  withKeyword,
  withStat,
} from '../builders.ts'

export const achievements = {
  // "Not destroyed by the damage": a hero with fatal damage is about to be destroyed.
  41: achievement(
    'Down But Not Out',
    { xp: 3 },
    '',
    earnedAsSoonAs(
      allAreTrue(
        isAtLeast(sumOfStat('damage', each(raiderControlled.hero)), 60),
        thereIsNo(each(withStat(raiderControlled.hero, 'remaining', '<=', 0))),
      ),
    ),
  ),
  // A raider who is decked loses without the destruction of their hero (102.1a). A raider who concedes gives it up.
  42: achievement(
    'Fall of the House of Mograine',
    { xp: 2 },
    '',
    earnedWhen(sideWins('raiders'), raidersHaveLost({ how: ['destroyed', 'conceded'], atMost: 0 })),
  ),
  43: achievement(
    'A Friend in Need',
    { xp: 3 },
    '',
    earnedWhen(
      dealsDamage(
        or(named('Dark Ranger Velonara'), named('Joseph the Insane')),
        withKeyword('boss', dungeon.ally),
        { fatal: true },
      ),
    ),
  ),
  44: achievement(
    'Judged by the Light',
    { xp: 3 },
    '',
    earnedWhen(dealsDamage(undefined, named('Bloodmage Thalnos'), { fatal: true, types: ['holy'] })),
  ),
  45: achievement(
    'Paint It Red',
    { xp: 3 },
    '',
    earnedAsSoonAs(thereAreAtLeast(10, cardsInGraveyard(theDungeon, any.ally))),
  ),
  46: achievement(
    'Resourcefulness',
    { xp: 3 },
    '',
    earnedAsSoonAs(thereAreAtLeast(20, each(raiderControlled.resource))),
  ),
}
