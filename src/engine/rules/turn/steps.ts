/** The steps of turns with their acts, and the ordinary turn (500–503). */

import { newMoveToZone } from '../../changes/atoms.ts'
import { drawCards } from '../../changes/piles.ts'
import { moveWithReplacements } from '../../changes/replace.ts'
import { triggerPowersOnEvent } from '../../changes/triggers.ts'
import { raidDescriptionOfGame } from '../../model/data/card-registry.ts'
import type { TurnStep, TurnStepAct, TurnSteps } from '../../model/data/raid.ts'
import { askQuestion, takeAnswer } from '../../model/state/frames.ts'
import type { Game, Phase } from '../../model/state/game.ts'
import type { Seat } from '../../model/state/ids.ts'
import { playerInSeat } from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { discardableCards } from '../../queries/hands.ts'
import { maxHandSize } from '../../queries/player-limits.ts'
import { openPriorityWindow } from '../priority/window.ts'
import { startReadyStep } from './ready.ts'

/** A step as a raid describes it, with its acts by name. */
interface StepOf extends Pick<TurnStep, 'step' | 'free' | 'repeats' | 'notFirst' | 'there'> {
  readonly does: Readonly<Record<string, TurnStepAct>>
}

/**
 * Builds a turn from its phases. A step ends with a priority window that closes when everybody passes (410.4b),
 * unless its `free` is `nothing`.
 * @throws if two steps have the same name
 */
export function buildTurnSteps(phases: Readonly<Record<string, readonly StepOf[]>>): TurnSteps {
  const steps = Object.entries(phases).flatMap(([phase, own]) => own.map((step) => stepOf(phase, step)))
  if (new Set(steps.map(({ step }) => step)).size < steps.length)
    throw new Error('two steps of a turn have one name')
  return steps
}

function stepOf(phase: Phase, { does, ...step }: StepOf): TurnStep {
  const acts = step.free === 'nothing' ? does : { ...does, window }
  const { free, repeats, notFirst, there } = step
  return { phase, step: step.step, acts, inOrder: Object.keys(acts), free, repeats, notFirst, there }
}

/** The act that opens a step's priority window, under the step's name. */
const window: TurnStepAct = (game, _, turn) => {
  openPriorityWindow(game, turn.step)
  return undefined
}

/** The act that readies exhausted cards and then triggers powers at the start of the turn (501.1a). */
export const actReadyingCards: TurnStepAct = (game, seat) => {
  startReadyStep(game, seat)
  return undefined
}

/** Returns the act that draws this many cards as the step starts (501.2a). */
export const actDrawingCards =
  (count: number | ((game: Game) => number)): TurnStepAct =>
  (game, seat) => {
    drawCards(game, [seat], { count: typeof count === 'number' ? count : count(game) })
    return undefined
  }

/** The act that triggers powers at the end of a turn, which happens as its end phase starts (500.2). */
const turnEnds: TurnStepAct = (game, seat) => {
  triggerPowersOnEvent(game, { event: 'turnEnds', player: seat })
  return undefined
}

/** The act in which the player discards down to the maximum hand size (415.4b, 503.2a). */
const discardDown: TurnStepAct = (game, seat, turn) => {
  const answer = takeAnswer(turn)
  const { hand } = playerInSeat(game, seat)
  const able = discardableCards(game, seat)
  const excess = Math.min(able.length, hand.length - maxHandSize(game, seat))
  if (answer)
    moveWithReplacements(
      game,
      answer.map((pick) => newMoveToZone(game, pickedObject(pick), 'graveyard', 'discarded')),
      { each: true },
    )
  else if (excess <= 0) return undefined
  else
    askQuestion(game, { kind: 'handSize', seat, options: able.map(objectOption), min: excess, max: excess })
  return 'again'
}

/** The ready step. Its window opens after everything that happens as the step starts (501.1). */
export const readyStep: StepOf = { step: 'ready', does: { ready: actReadyingCards }, free: 'instants' }
/**
 * The draw step. A card is drawn, then the step's window opens (501.2, 501.2a). The first player skips the step in the
 * first turn (501.2b).
 */
export const drawStep: StepOf = {
  step: 'draw',
  does: { draw: actDrawingCards(1) },
  free: 'instants',
  notFirst: true,
}
/** The action step. Its window is the whole action phase (502.1, 502.2). */
export const actionStep: StepOf = { step: 'action', does: {}, free: 'all' }
/** The end step. Its window opens after the triggers (503.1). */
export const endStep: StepOf = { step: 'end', does: { turnEnds }, free: 'instants' }
/** The wrap-up step. No window opens here (503.2). */
export const wrapUpStep: StepOf = { step: 'wrapUp', does: { discardDown }, free: 'nothing' }

const ordinaryTurn = buildTurnSteps({
  start: [readyStep, drawStep],
  action: [actionStep],
  end: [endStep, wrapUpStep],
})

/** Returns the steps of a player's turn, as the raid defines them. */
export function turnStepsOfPlayer(game: Game, seat: Seat): TurnSteps {
  const { turn, lair } = raidDescriptionOfGame(game)
  return (playerInSeat(game, seat).side === 'lair' ? lair?.turn : turn) ?? ordinaryTurn
}

/** Whether the current step allows all actions of a turn, such as playing any card and attacking (410.2a, 502.1). */
export function areTurnActionsAllowed(game: Game): boolean {
  const { player, step } = game.turn
  for (const one of turnStepsOfPlayer(game, player)) if (one.step === step) return one.free === 'all'
  return false
}
