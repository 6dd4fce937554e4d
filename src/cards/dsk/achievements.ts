/** Shadowfang Keep's Achievements. Each can be earned once a run. */
import {
  achievement,
  cardsInGraveyard,
  dungeon,
  each,
  earnedAsSoonAs,
  earnedWhen,
  enteredThisTurn,
  faceDown,
  hasMatchedThisTurn,
  isDestroyed,
  isTrueForAnyPlayer,
  leavesZone,
  named,
  or,
  raiderControlled,
  raiders,
  sideWins,
  theDungeon,
  their,
  thereAreAtLeast,
  thereIs,
  thereIsNo,
  withStat,
  wrapUpStepEnds,
} from '../builders.ts'

const oneLeft = hasMatchedThisTurn(
  withStat(raiderControlled.hero, 'remaining', '=', 1),
  theDungeon,
  'oneLeft',
)

export const achievements = {
  // The ability leaves the chain right after it was resolved or interrupted.
  41: achievement(
    'Be Vewy Vewy Quiet!',
    { xp: 3 },
    '',
    earnedWhen(
      leavesZone(named('Gargoyles'), 'chain'),
      thereIsNo(each(named('Gargoyle', enteredThisTurn(dungeon.ally)))),
    ),
  ),
  42: achievement(
    'Completion Machine',
    { xp: 3 },
    '',
    earnedAsSoonAs(isTrueForAnyPlayer(raiders, thereAreAtLeast(8, each(faceDown(their.resource))))),
  ),
  43: achievement(
    'Haunted Keep',
    { xp: 3 },
    '',
    earnedAsSoonAs(thereAreAtLeast(3, cardsInGraveyard(theDungeon, named('Bloodthirsty Ghoul')))),
  ),
  44: achievement(
    'Not a Scratch on Me!',
    { xp: 3 },
    '',
    earnedWhen(
      isDestroyed(dungeon.hero, { while: thereIs(each(withStat(raiderControlled.hero, 'damage', '=', 0))) }),
    ),
  ),
  45: achievement(
    'Pantsing',
    { xp: 3 },
    '',
    earnedWhen(isDestroyed(or(named("Godfrey's Britches"), named("Godfrey's Belt")))),
  ),
  // Only at the end of the turn, or of the raid, is it clear that the hero wasn't destroyed.
  46: achievement(
    'Pro Move',
    { xp: 3 },
    '',
    earnedWhen(wrapUpStepEnds(theDungeon), thereIs(each(oneLeft))),
    earnedWhen(sideWins('raiders'), thereIs(each(oneLeft))),
  ),
}
