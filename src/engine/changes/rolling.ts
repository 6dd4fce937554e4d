/** Rolls dice, each of which may be turned to another face before the result is used (716). */

import type { FrameProcedure } from '../model/data/card-registry.ts'
import type { Frame, RolledDice } from '../model/state/frame.ts'
import { popFrame, pushFrame, topFrame } from '../model/state/frames.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { Seat } from '../model/state/ids.ts'
import { doesModifierAffectPlayer } from '../queries/projection.ts'
import { rollDiceAndReport } from './chance.ts'
import {
  findReplacements,
  keysOfAppliedReplacements,
  pathOfModifierInForce,
  runTextThatReplacesEvent,
  takeNextReplacementOrAsk,
} from './replace.ts'

/** Rolls dice for the top frame, which will find the results in `rolled`. */
export function rollDiceWithReplacements(
  game: Game,
  seat: Seat,
  dice: number,
  { card, source }: TextContext,
): void {
  const thrown: RolledDice = { seat, dice: rollDiceAndReport(game, seat, dice, card), card, source }
  pushFrame(game, { kind: 'roll', ...thrown, at: 0, had: keysOfAppliedReplacements(game) })
}

/** Returns the dice that this frame rolled and removes them from the frame. Returns null if none were rolled. */
export function takeRolledDice(frame: Frame<'effect' | 'announce'>): number[] | null {
  const { rolled } = frame
  if (!rolled) return null
  frame.rolled = undefined
  return rolled
}

/** Returns the sum of the dice. */
export const sumOfDice = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/**
 * Processes one rolled die after the other. A face that was turned up may be replaced again, by a modifier that hasn't
 * replaced it yet (716.1e).
 */
export const processRoll: FrameProcedure<'roll'> = (game, it) => {
  const face = it.dice[it.at]
  if (face === undefined) return comeToRest(game, it)
  const entries = findReplacements(
    game,
    it.had,
    (would) => would.event === 'rolled' && would.face === face,
  ).filter((entry) => doesModifierAffectPlayer(game, entry, it.seat))
  const taken = takeNextReplacementOrAsk(game, it, it.seat, entries, it.had)
  if (taken === 'asked') return
  if (taken !== 'none')
    return runTextThatReplacesEvent(game, taken.ctx, `${pathOfModifierInForce(taken)}.do`, it.had)
  it.at += 1
  it.had = keysOfAppliedReplacements(game)
}

function comeToRest(game: Game, { dice }: Frame<'roll'>): void {
  popFrame(game)
  const thrower = topFrame(game)
  if (thrower?.kind === 'effect' || thrower?.kind === 'announce') thrower.rolled = dice
}
