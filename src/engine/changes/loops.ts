/**
 * Loops (803). Nothing is recorded until unusually many effects have been added in one step. Then the position is
 * compared with earlier ones whenever a player is about to get priority. If a position occurs again, the actions
 * since then are a loop.
 */

import type { FrameProcedure } from '../model/data/card-registry.ts'
import { emitEvent } from '../model/derived/derived-cache.ts'
import type { Option } from '../model/state/decision.ts'
import type { Frame } from '../model/state/frame.ts'
import { askQuestion, popFrame, pushFrame, takeAnswer } from '../model/state/frames.ts'
import type { Game, LoopAction, TextContext } from '../model/state/game.ts'
import type { Seat } from '../model/state/ids.ts'
import { playerInSeat, seatsInTurnOrder } from '../model/state/objects.ts'
import { optionId, pickedAmount } from '../model/state/picks.ts'
import { hashOfGamePosition } from '../queries/positions.ts'
import { powersOf } from '../queries/types.ts'

/** The number of effects in one step from which on actions are recorded. */
const MANY = 16
/** A power that triggers this many times in a row will never stop. */
const ENDLESS = 300
/** The number chosen for a loop of triggered effects is more than a million (803.3). */
const MILLION = 1_000_000
const REMEMBERED = 120

type Looping = Frame<'loop'>

// The detection of loops.

/**
 * Counts an effect that was added to the chain. Returns whether it must also be recorded with `recordLoopAction`,
 * because it may be part of a loop (803.2). That is rare.
 */
export function countEffectForLoopCheck(game: Game): boolean {
  const step = stepOf(game)
  if (game.loop?.step !== step) game.loop = { step, effects: 0 }
  game.loop.effects += 1
  return shouldRecordLoopActions(game)
}

/** Whether optional actions and triggered effects are recorded, because they may be part of a loop. */
export function shouldRecordLoopActions({ loop }: Game): boolean {
  return loop !== undefined && (loop.effects >= MANY || loop.barred !== undefined)
}

/**
 * Records, in a step with unusually many effects, that an effect was added or that a player took an optional action
 * (803.2).
 */
export function recordLoopAction(game: Game, did: LoopAction): void {
  const { loop } = game
  if (!loop) return
  if (did.act && loop.barred && loop.barred.what !== did.what) delete loop.barred
  if (loop.effects < MANY) return
  loop.did = [...(loop.did ?? []), did]
  if (did.act) loop.triggers = {}
  else loop.triggers = { ...loop.triggers, [did.what]: (loop.triggers?.[did.what] ?? 0) + 1 }
}

/** Returns the text that identifies a triggered effect in the records of loops. */
export function loopKeyOfTrigger(ctx: TextContext, path: string): string {
  return `${ctx.controller}|${ctx.card}|${path}`
}

function stepOf({ turn, combat }: Game): string {
  return `${turn.number}.${turn.step}.${combat ? 'combat' : ''}`
}

/**
 * Compares this position with earlier ones before a player gets priority, in a step with unusually many
 * effects. If it has occurred before (803.1) or triggers repeat without end, pushes a frame that asks the
 * players about the loop, and returns true. Otherwise records the position and returns false.
 */
export function detectLoopAndAskPlayers(game: Game): boolean {
  const { loop } = game
  if (!loop || loop.effects < MANY || loop.step !== stepOf(game)) return false
  const position = hashOfGamePosition(game)
  const did = loop.did ?? []
  const before = loop.seen?.[position]
  const cycle = before === undefined ? endless(loop.triggers ?? {}) : did.slice(before)
  if (cycle.length > 0) {
    pushFrame(game, { kind: 'loop', cycle, asked: [] })
    return true
  }
  if (Object.keys(loop.seen ?? {}).length > REMEMBERED) Object.assign(loop, { seen: {}, did: [] })
  else loop.seen = { ...loop.seen, [position]: did.length }
  return false
}

/**
 * Returns the triggered effects that have continued for very long without any player's action. They are also a loop if
 * a number grows each time, so that no position repeats.
 */
function endless(triggers: Readonly<Record<string, number>>): LoopAction[] {
  if (!Object.values(triggers).some((times) => times >= ENDLESS)) return []
  return Object.entries(triggers)
    .filter(([, times]) => times > ENDLESS / 2)
    .map(([what]) => ({ what, seat: Number(what.split('|')[0]) }))
}

// The questions that end a loop.

/** Asks players for the number of repetitions and ends the loop. Everything that the loop has done so far stays. */
export const processLoop: FrameProcedure<'loop'> = (game, it) => {
  if (it.cycle.some(({ act }) => act)) shorten(game, it)
  else endTriggering(game, it)
}

/**
 * Ends a loop with optional actions. The player who took the first action chooses how many times the loop repeats. The
 * other players with actions in it may choose a smaller number. The player with the smallest number doesn't continue
 * (803.2).
 */
function shorten(game: Game, it: Looping): void {
  const answer = takeAnswer(it)
  const asked = it.asked.at(-1)
  if (answer && asked !== undefined) hearNumber(it, asked, pickedAmount(answer[0]))
  const next = actorsOf(game, it).find((seat) => !it.asked.includes(seat) && !playerInSeat(game, seat).out)
  if (next !== undefined && it.times !== 0) {
    it.asked.push(next)
    if (playerInSeat(game, next).automaton) return hearNumber(it, next, 0)
    return askNumber(game, it, next, 0, it.times ?? MILLION)
  }
  popFrame(game)
  const seat = it.seat ?? it.asked[0] ?? game.turn.player
  const act = it.cycle.find((did) => did.act && did.seat === seat)
  game.loop = { step: stepOf(game), effects: 0, ...(act ? { barred: act } : {}) }
  emitEvent(game, { kind: 'looped', seat, times: it.times ?? 0 })
}

function hearNumber(it: Looping, seat: Seat, number: number): void {
  if (it.times !== undefined && number >= it.times) return
  it.seat = seat
  it.times = number
}

/** Returns the players who took an action in the loop, clockwise from the first of them. */
function actorsOf(game: Game, { cycle }: Looping): Seat[] {
  const acting = new Set(cycle.flatMap(({ act, seat }) => (act ? [seat] : [])))
  const order = seatsInTurnOrder(game)
  const first = order.indexOf([...acting][0] ?? 0)
  return [...order.slice(first), ...order.slice(0, first)].filter((seat) => acting.has(seat))
}

/**
 * Ends a loop of triggered effects. The controller of the first effect chooses the number of repetitions. The next
 * time, that effect doesn't trigger, which ends the loop (803.3). Until then, all players get priority as usual and
 * may break the loop (803.4).
 */
function endTriggering(game: Game, it: Looping): void {
  const [first] = it.cycle
  const answer = takeAnswer(it)
  const seat = first?.seat ?? game.turn.player
  const { automaton, out } = playerInSeat(game, seat)
  if (!answer && !automaton && !out) return askNumber(game, it, seat, MILLION + 1, 999 * MILLION)
  popFrame(game)
  game.loop = { step: stepOf(game), effects: 0, ...(first ? { stops: first.what } : {}) }
  emitEvent(game, { kind: 'looped', seat, times: answer ? pickedAmount(answer[0]) : MILLION + 1 })
}

function askNumber(game: Game, it: Looping, seat: Seat, min: number, max: number): void {
  it.asked = it.asked.includes(seat) ? it.asked : [...it.asked, seat]
  askQuestion(game, {
    kind: 'loop',
    seat,
    options: [{ id: optionId.number, kind: 'number' }],
    amounts: { min, max },
  })
}

// The effects and actions that an ended loop forbids.

/**
 * Returns whether this triggered effect doesn't trigger this time, so that its loop ends (803.3). The effect is
 * skipped only once: the next time it triggers again.
 */
export function skipTriggerToEndLoop(game: Game, ctx: TextContext, path: string): boolean {
  if (game.loop?.stops !== loopKeyOfTrigger(ctx, path)) return false
  delete game.loop.stops
  return true
}

/** Whether an action would continue the ended loop and so can't be taken next (803.2). */
export function isActionBarredByLoop(game: Game, seat: Seat, what: string): boolean {
  const { barred } = game.loop ?? {}
  return barred !== undefined && barred.seat === seat && barred.what === what
}

/** Returns the options without actions that would continue an ended loop (803.2). */
export function optionsWithoutActionsBarredByLoop(game: Game, seat: Seat, options: Option[]): Option[] {
  if (game.loop?.barred?.seat !== seat) return options
  return options.filter((option) => !isActionBarredByLoop(game, seat, actOf(game, option)))
}

/** Returns the text that identifies the action of an option in the records of loops. */
function actOf(game: Game, option: Option): string {
  if (!('object' in option)) return option.id
  if (option.kind !== 'power') return `${option.kind}|${game.objects[option.object]?.card}`
  const one = powersOf(game, option.object).find(({ index }) => index === option.power)
  return `power|${one?.card}|${one?.text}`
}
