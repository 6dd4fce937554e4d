/** A player's turn (500–503). Who readies is in `ready.ts`; extra, skipped and ended turns are in `turn-order.ts`. */

import { putMove } from '../../atoms/atoms.ts'
import { expire } from '../../atoms/modifiers.ts'
import { drawCards } from '../../atoms/piles.ts'
import { happen } from '../../atoms/replace.ts'
import { occur } from '../../atoms/triggers.ts'
import type { Frame } from '../../model/frame.ts'
import { ask, pop, push, takeAnswer, top } from '../../model/frames.ts'
import type { Game, ObjectId, Phase, Seat } from '../../model/game.ts'
import { type Procedure, raidOf } from '../../model/library.ts'
import { objectOf, playerAt, tick } from '../../model/objects.ts'
import { objectOption, pickedObject } from '../../model/picks.ts'
import { emit, runtimeOf, touched } from '../../model/runtime.ts'
import { isBossPlayer } from '../../now/boss.ts'
import { asEntered } from '../../now/past-and-links.ts'
import { openWindow } from '../priority/window.ts'
import { startReadying } from './ready.ts'
import { addPromisedTurns, afterThis, skipsStep } from './turn-order.ts'

/** `after`: for an extra turn, whose turn it follows; from there the others go on (500.3). */
export function startTurn(game: Game, seat: Seat, after?: Seat): void {
  const isLairs = playerAt(game, seat).side === 'lair' && raidOf(game).lair?.turn
  const kind = isLairs ? 'dungeonTurn' : 'turn'
  push(game, { kind, step: 0, seat, ...(after === undefined ? {} : { after }) })
}

/** Whether the last turn is over, or there was none, and what comes now is that a turn begins. */
export function isBetweenTurns(game: Game): boolean {
  const frame = top(game)
  return (frame?.kind === 'turn' || frame?.kind === 'dungeonTurn') && frame.step === 0
}

/** The phases of a turn with their steps, in order (500.1). */
const steps = [
  beginTurn,
  readyCards,
  readyStep,
  drawStep,
  actionPhase,
  endPhase,
  wrapUp,
  discardDown,
  endTurn,
] as const

export const turn: Procedure<'turn'> = (game, frame) => {
  if ((game.turn.over || game.turn.ended) && frame.step > 0 && frame.step < steps.indexOf(endTurn))
    frame.step = steps.indexOf(endTurn)
  const step = steps[frame.step]
  if (!step) return pop(game)
  frame.step += 1
  step(game, frame.seat, frame)
}

/** A Boss player places no resource: his turn begins as if he had (R100.3). */
export function beginTurn(game: Game, seat: Seat): void {
  const { number } = game.turn
  const placed = isBossPlayer(game, seat)
  game.turn = { number: number + 1, player: seat, phase: 'start', step: 'ready', placed, over: false }
  game.registers.combatDamage = []
  game.registers.damage = []
  game.registers.dealing = undefined
  game.registers.used = {}
  game.registers.attacked = []
  game.registers.exhausted = undefined
  game.registers.healed = undefined
  game.registers.nthThisTurn = undefined
  game.registers.flipped = undefined
  game.registers.suffered = {}
  playerAt(game, seat).turnBegan = tick(game)
  playerAt(game, seat).turns += 1
  addPromisedTurns(game, seat)
  touched(game)
  emit(game, { kind: 'turnStarted', seat, number: number + 1 })
}

/** Exhausted cards ready, then what triggers at the start of the turn (501.1a). */
export function readyCards(game: Game, seat: Seat): void {
  startReadying(game, seat)
}

/** Its window comes after all that happens as the ready step starts (501.1). */
function readyStep(game: Game): void {
  openWindow(game, 'ready')
}

/** A card is drawn, then its window opens (501.2, 501.2a). The first player skips it in the first turn (501.2b). */
function drawStep(game: Game, seat: Seat): void {
  if (game.turn.number === 1) return
  if (skipsStep(game, seat, 'draw')) return emit(game, { kind: 'stepSkipped', seat, step: 'draw' })
  enter(game, 'start', 'draw')
  openWindow(game, 'draw')
  drawCards(game, [seat], { count: 1 })
}

/** Its window is the phase: with it the phase ends (502.1, 502.2). */
function actionPhase(game: Game): void {
  enter(game, 'action', 'action')
  openWindow(game, 'action')
}

/** What triggers at the end of a turn triggers as its end phase starts (500.2); then its window opens (503.1). */
export function endPhase(game: Game, seat: Seat): void {
  enter(game, 'end', 'end')
  occur(game, { event: 'turnEnds', player: seat })
  openWindow(game, 'end')
}

/** No window opens here (503.2). */
function wrapUp(game: Game): void {
  enter(game, 'end', 'wrapUp')
}

export function enter(game: Game, phase: Phase, step: string): void {
  game.turn.phase = phase
  game.turn.step = step
  touched(game)
  emit(game, { kind: 'stepStarted', step })
}

/** Down to the maximum hand size (415.4b, 503.2a). */
function discardDown(game: Game, seat: Seat, frame: Frame<'turn'>): void {
  const answer = takeAnswer(frame)
  const player = playerAt(game, seat)
  if (answer) {
    frame.step -= 1
    return happen(
      game,
      answer.map((pick) => putMove(game, pickedObject(pick), 'graveyard', 'discarded')),
      { each: true },
    )
  }
  const excess = player.hand.length - player.handSize
  if (excess <= 0) return
  frame.step -= 1
  ask(game, { kind: 'handSize', seat, options: player.hand.map(objectOption), min: excess, max: excess })
}

/** Modifiers that last until end of turn expire, and the next player clockwise starts his turn (503.2a). */
export function endTurn(game: Game, seat: Seat, frame: Frame<'turn' | 'dungeonTurn'>): void {
  expire(game, (modifier) => modifier.duration === 'turn')
  emit(game, { kind: 'turnOver', seat })
  occur(game, { event: 'turnOver', player: seat })
  forget(game)
  pop(game)
  const next = afterThis(game, frame.after ?? seat)
  startTurn(game, next.seat, next.after)
}

/** Last known information that nothing refers to any more is dropped. */
function forget(game: Game): void {
  const kept = new Set<ObjectId>()
  for (const { hero } of game.players) kept.add(hero)
  collectNumbers(game.modifiers, kept)
  collectNumbers(game.waiting, kept)
  const runtime = runtimeOf(game)
  const gone = runtime.gone ?? goneFrom(game)
  runtime.gone = []
  game.registers.destroyed = undefined
  followRemovers(game)
  for (const id of gone)
    if (kept.has(id)) runtime.gone.push(id)
    else delete game.objects[id]
}

/** What is out of the game remembers by what as it is in play. */
function followRemovers(game: Game): void {
  for (const { removed } of game.players)
    for (const id of removed) {
      const object = objectOf(game, id)
      if (object.removedBy !== undefined) object.removedBy = asEntered(game, object.removedBy)
    }
}

function goneFrom(game: Game): ObjectId[] {
  const gone: ObjectId[] = []
  for (const { id, zone } of Object.values(game.objects)) if (zone === 'gone') gone.push(id)
  return gone
}

function collectNumbers(value: unknown, into: Set<number>): void {
  if (typeof value === 'number') into.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectNumbers(part, into)
}
