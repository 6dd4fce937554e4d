/**
 * A player's turn (500–503), which runs its steps one after the other, for any kind of player. The acts of steps are in
 * `steps.ts`, and readying is in `ready.ts`. Extra, skipped and ended turns are in `turn-order.ts`.
 */

import { checkAchievementsAtTurnStart } from '../../changes/achievements.ts'
import { endModifiersWhere } from '../../changes/modifiers.ts'
import { triggerPowersOnEvent } from '../../changes/triggers.ts'
import type { FrameProcedure } from '../../model/data/card-registry.ts'
import type { TurnStep, TurnSteps } from '../../model/data/raid.ts'
import { derivedCacheOf, emitEvent, invalidateVolatile } from '../../model/derived/derived-cache.ts'
import type { Frame } from '../../model/state/frame.ts'
import { popFrame, pushFrame, topFrame } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { nextTimestamp, objectById, playerInSeat } from '../../model/state/objects.ts'
import { isBossPlayer } from '../../queries/boss.ts'
import { objectInPlayAfterResolution } from '../../queries/past-and-links.ts'
import { turnStepsOfPlayer } from './steps.ts'
import { addPromisedExtraTurns, advanceToNextTurnPlayer, isStepSkipped } from './turn-order.ts'

/**
 * Starts a turn. For an extra turn, `after` is the player whose turn it follows, and from whom the ordinary order
 * continues (500.3).
 */
export function startTurn(game: Game, seat: Seat, after?: Seat): void {
  pushFrame(game, { kind: 'turn', step: BEGIN, act: null, seat, ...(after === undefined ? {} : { after }) })
}

const BEGIN = 'begin'

/** Whether the game is between two turns: the next step begins a turn. */
export function isBetweenTurns(game: Game): boolean {
  const frame = topFrame(game)
  return frame?.kind === 'turn' && frame.step === BEGIN
}

/** Runs the steps of a turn as the raid describes them, and in each step its acts, in order (500.1). */
export const processTurn: FrameProcedure<'turn'> = (game, frame) => {
  const steps = turnStepsOfPlayer(game, frame.seat)
  const at = indexIn(steps, frame.step)
  const step = at < 0 ? undefined : steps[at] // An index of −1 would be looked up as a property name, which is slow.
  if (!step) return beginTurn(game, frame, steps)
  const { act } = frame
  if (game.turn.ended) return endTurn(game, frame)
  if (act === null) return goOn(game, frame, steps, step.repeats ? at : at + 1)
  frame.act = nextAct(step, act)
  const done = step.acts[act]?.(game, frame.seat, frame)
  if (done === 'again') frame.act = act
  if (done === 'nothing') goOn(game, frame, steps, at + 1)
}

/**
 * Returns the index of a step, or −1. The function is a loop without a closure, because it runs at every step of a
 * turn.
 */
function indexIn(steps: TurnSteps, name: string): number {
  for (let at = 0; at < steps.length; at++) if (steps[at]?.step === name) return at
  return -1
}

function nextAct({ inOrder }: TurnStep, act: string): string | null {
  return inOrder[inOrder.indexOf(act) + 1] ?? null
}

/**
 * Continues with the same step if it repeats, or with the next step that isn't skipped. After the last step the turn
 * ends.
 */
function goOn(game: Game, frame: Frame<'turn'>, steps: TurnSteps, at: number): void {
  const step = steps[at]
  if (!step || game.turn.over) return endTurn(game, frame)
  if (step.step === frame.step) return startStep(frame, step)
  if (isLeftOut(game, frame.seat, step)) return goOn(game, frame, steps, at + 1)
  enter(game, step)
  startStep(frame, step)
  frame.left = undefined
}

function startStep(frame: Frame<'turn'>, { step, inOrder }: TurnStep): void {
  frame.step = step
  frame.act = inOrder[0] ?? null
}

/**
 * Whether a step is skipped, because it isn't part of this turn, because this is the first turn (501.2b), or because of
 * a modifier.
 */
function isLeftOut(game: Game, seat: Seat, { step, notFirst, there }: TurnStep): boolean {
  if (there && !there(game, seat)) return true
  if (notFirst && game.turn.number === 1) return true
  if (!isStepSkipped(game, seat, step)) return false
  emitEvent(game, { kind: 'stepSkipped', seat, step })
  return true
}

function beginTurn(game: Game, frame: Frame<'turn'>, [first]: TurnSteps): void {
  if (!first) throw new Error('a turn has steps')
  forgetTurn(game, frame.seat, first)
  startStep(frame, first)
  addPromisedExtraTurns(game, frame.seat)
  invalidateVolatile(game)
  for (const player of game.players) if (player.stops === 'allThisTurn') player.stops = 'few'
  emitEvent(game, { kind: 'turnStarted', seat: frame.seat, number: game.turn.number })
  checkAchievementsAtTurnStart(game)
}

/**
 * Clears the data of the last turn. A Boss player places no resource, so their turn begins as if one had been placed
 * (R100.3).
 */
function forgetTurn(game: Game, seat: Seat, { phase, step }: TurnStep): void {
  const placed = isBossPlayer(game, seat)
  game.turn = { number: game.turn.number + 1, player: seat, phase, step, placed, over: false }
  game.registers.combatDamage = []
  game.registers.damage = []
  game.registers.dealing = undefined
  game.registers.used = {}
  game.registers.attacked = []
  game.registers.fought = undefined
  game.registers.exhausted = undefined
  game.registers.healing = undefined
  game.registers.acts = undefined
  game.registers.nthThisTurn = undefined
  game.registers.been = undefined
  game.registers.flipped = undefined
  game.registers.suffered = {}
  playerInSeat(game, seat).turnBegan = nextTimestamp(game)
  playerInSeat(game, seat).turns += 1
}

function enter(game: Game, { phase, step }: TurnStep): void {
  game.turn.phase = phase
  game.turn.step = step
  invalidateVolatile(game)
  emitEvent(game, { kind: 'stepStarted', step })
}

/** Ends a turn: modifiers that last until end of turn expire, and the next player starts a turn (503.2a). */
function endTurn(game: Game, { seat, after }: Frame<'turn'>): void {
  endModifiersWhere(game, (modifier) => modifier.duration === 'turn')
  emitEvent(game, { kind: 'turnOver', seat })
  triggerPowersOnEvent(game, { event: 'turnOver', player: seat })
  forget(game)
  popFrame(game)
  const next = advanceToNextTurnPlayer(game, after ?? seat)
  startTurn(game, next.seat, next.after)
}

/** Deletes last known information to which the game no longer refers. */
function forget(game: Game): void {
  const cache = derivedCacheOf(game)
  const gone = cache.gone ?? goneFrom(game)
  const kept = new Set<ObjectId>()
  for (const { hero } of game.players) kept.add(hero)
  collectNumbers(game.modifiers, kept)
  collectNumbers(game.waiting, kept)
  cache.gone = []
  game.registers.destroyed = undefined
  followRemovers(game)
  for (const id of gone)
    if (kept.has(id)) cache.gone.push(id)
    else delete game.objects[id]
}

/** Updates references to the card that removed an object from the game, if that card has entered play since. */
function followRemovers(game: Game): void {
  for (const { removed } of game.players)
    for (const id of removed) {
      const object = objectById(game, id)
      if (object.removedBy !== undefined)
        object.removedBy = objectInPlayAfterResolution(game, object.removedBy)
    }
}

function goneFrom(game: Game): ObjectId[] {
  const gone: ObjectId[] = []
  for (const { id, zone } of Object.values(game.objects)) if (zone === 'gone') gone.push(id)
  return gone
}

function collectNumbers(value: unknown, into: Set<number>): void {
  if (typeof value === 'number') into.add(value)
  else if (Array.isArray(value)) for (const part of value) collectNumbers(part, into)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectNumbers(part, into)
}
