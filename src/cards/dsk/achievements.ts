/** Shadowfang Keep's Achievements: each is earned once a run, as its power triggers. */
import type { Trigger } from '../../engine/index.ts'
import {
  achievement,
  atLeast,
  controlledBy,
  controllerOf,
  destroyed,
  dungeon,
  each,
  earn,
  enteredThisTurn,
  enters,
  faceDown,
  flips,
  inGraveyard,
  moved,
  named,
  noneOf,
  or,
  raiding,
  thatCard,
  theDungeon,
  thereIs,
  turnOver,
  when,
  whenIf,
  withStat,
} from '../builders.ts'

const ghoul = named('Bloodthirsty Ghoul')
const eightFaceDown = (on: Trigger) =>
  whenIf(on, atLeast(8, each(faceDown(controlledBy(controllerOf(thatCard)).resource))), earn)

export const achievements = {
  // The ability goes from the chain to the graveyard right after it was resolved.
  41: achievement(
    'Be Vewy Vewy Quiet!',
    { xp: 3 },
    '',
    whenIf(
      moved(named('Gargoyles'), 'chain', 'graveyard', theDungeon),
      noneOf(each(named('Gargoyle', enteredThisTurn(dungeon.ally)))),
      earn,
    ),
  ),
  // A resource is placed face down, or a quest is turned so as it is completed.
  42: achievement(
    'Completion Machine',
    { xp: 3 },
    '',
    eightFaceDown(enters(raiding.resource)),
    eightFaceDown(flips(raiding.resource)),
  ),
  43: achievement(
    'Haunted Keep',
    { xp: 3 },
    '',
    whenIf(
      { event: 'moved', what: ghoul, to: 'graveyard', of: theDungeon.are },
      atLeast(3, inGraveyard(theDungeon, ghoul)),
      earn,
    ),
  ),
  44: achievement(
    'Not a Scratch on Me!',
    { xp: 3 },
    '',
    whenIf(destroyed(dungeon.hero), thereIs(each(withStat(raiding.hero, 'damage', '=', 0))), earn),
  ),
  45: achievement(
    'Pantsing',
    { xp: 3 },
    '',
    when(destroyed(or(named("Godfrey's Britches"), named("Godfrey's Belt"))), earn),
  ),
  46: achievement(
    'Pro Move',
    { xp: 3 },
    '',
    whenIf(turnOver(theDungeon), thereIs(each(withStat(raiding.hero, 'remaining', '=', 1))), earn),
  ),
}
