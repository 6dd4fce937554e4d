/**
 * Loops (803). Nothing is looked for until unusually many effects were added in one step; then positions are compared
 * whenever a player is about to get priority, and a position that comes again is a loop of what was done since.
 */

import type { Option } from '../model/decision.ts'
import type { Frame } from '../model/frame.ts'
import { ask, pop, push, takeAnswer } from '../model/frames.ts'
import type { Context, Did, Game } from '../model/game.ts'
import type { Seat } from '../model/ids.ts'
import type { Procedure } from '../model/library.ts'
import { inTurnOrder, playerAt } from '../model/objects.ts'
import { pickedAmount, pickOf } from '../model/picks.ts'
import { emit } from '../model/runtime.ts'
import { positionOf } from '../now/positions.ts'
import { powersOf } from '../now/types.ts'

/** So many effects in a step are not unusual. */
const MANY = 16
/** So often nothing triggers in a row, unless it goes on for ever. */
const ENDLESS = 300
/** A loop of triggered effects is started more than a million times (803.3). */
const MILLION = 1_000_000
const REMEMBERED = 120

type Looping = Frame<'loop'>

// ---------------------------------------------------------------- watching

/** An effect was added (803.2). Says whether it is to be written down, which is seldom so. */
export function countEffect(game: Game): boolean {
  const step = stepOf(game)
  if (game.loop?.step !== step) game.loop = { step, effects: 0 }
  game.loop.effects += 1
  return notes(game)
}

/** Whether what players do of their own will, and what triggers, is written down: once it could be a loop. */
export function notes({ loop }: Game): boolean {
  return loop !== undefined && (loop.effects >= MANY || loop.barred !== undefined)
}

/** An effect was added, or a player did something optional (803.2). */
export function note(game: Game, did: Did): void {
  const { loop } = game
  if (!loop) return
  if (did.act && loop.barred && loop.barred.what !== did.what) delete loop.barred
  if (loop.effects < MANY) return
  loop.did = [...(loop.did ?? []), did]
  if (did.act) loop.triggers = {}
  else loop.triggers = { ...loop.triggers, [did.what]: (loop.triggers?.[did.what] ?? 0) + 1 }
}

export function triggerKey(ctx: Context, path: string): string {
  return `${ctx.controller}|${ctx.card}|${path}`
}

function stepOf({ turn, combat }: Game): string {
  return `${turn.number}.${turn.step}.${combat ? 'combat' : ''}`
}

/** Before a player gets priority: whether this position has been there before (803.1). */
export function noticeLoop(game: Game): boolean {
  const { loop } = game
  if (!loop || loop.effects < MANY || loop.step !== stepOf(game)) return false
  const position = positionOf(game)
  const did = loop.did ?? []
  const before = loop.seen?.[position]
  const cycle = before === undefined ? endless(loop.triggers ?? {}) : did.slice(before)
  if (cycle.length > 0) {
    push(game, { kind: 'loop', cycle, asked: [] })
    return true
  }
  if (Object.keys(loop.seen ?? {}).length > REMEMBERED) Object.assign(loop, { seen: {}, did: [] })
  else loop.seen = { ...loop.seen, [position]: did.length }
  return false
}

/** What goes on and on without a player's doing is a loop, though each time something grows. */
function endless(triggers: Readonly<Record<string, number>>): Did[] {
  if (!Object.values(triggers).some((times) => times >= ENDLESS)) return []
  return Object.entries(triggers)
    .filter(([, times]) => times > ENDLESS / 2)
    .map(([what]) => ({ what, seat: Number(what.split('|')[0]) }))
}

// ---------------------------------------------------------------- ending

/** A number is chosen, and the loop is over. What it has done by then stands. */
export const looping: Procedure<'loop'> = (game, it) => {
  if (it.cycle.some(({ act }) => act)) shorten(game, it)
  else endTriggering(game, it)
}

/**
 * A loop with optional actions: who did the first says how often it goes on, the others who did some may say a smaller
 * number, and whoever said the smallest doesn't go on (803.2).
 */
function shorten(game: Game, it: Looping): void {
  const answer = takeAnswer(it)
  const asked = it.asked.at(-1)
  if (answer && asked !== undefined) hearNumber(it, asked, pickedAmount(answer[0]))
  const next = actorsOf(game, it).find((seat) => !it.asked.includes(seat) && !playerAt(game, seat).out)
  if (next !== undefined && it.times !== 0) {
    it.asked.push(next)
    if (playerAt(game, next).automaton) return hearNumber(it, next, 0)
    return askNumber(game, it, next, 0, it.times ?? MILLION)
  }
  pop(game)
  const seat = it.seat ?? it.asked[0] ?? game.turn.player
  const act = it.cycle.find((did) => did.act && did.seat === seat)
  game.loop = { step: stepOf(game), effects: 0, ...(act ? { barred: act } : {}) }
  emit(game, { kind: 'looped', seat, times: it.times ?? 0 })
}

function hearNumber(it: Looping, seat: Seat, number: number): void {
  if (it.times !== undefined && number >= it.times) return
  it.seat = seat
  it.times = number
}

/** Who did something, clockwise from who did first. */
function actorsOf(game: Game, { cycle }: Looping): Seat[] {
  const acting = new Set(cycle.flatMap(({ act, seat }) => (act ? [seat] : [])))
  const order = inTurnOrder(game)
  const first = order.indexOf([...acting][0] ?? 0)
  return [...order.slice(first), ...order.slice(0, first)].filter((seat) => acting.has(seat))
}

/**
 * A loop of triggered effects: the controller of the first says how often, and then it doesn't trigger once (803.3).
 * Until then everybody has priority as ever, and may break it (803.4).
 */
function endTriggering(game: Game, it: Looping): void {
  const [first] = it.cycle
  const answer = takeAnswer(it)
  const seat = first?.seat ?? game.turn.player
  const { automaton, out } = playerAt(game, seat)
  if (!answer && !automaton && !out) return askNumber(game, it, seat, MILLION + 1, 999 * MILLION)
  pop(game)
  game.loop = { step: stepOf(game), effects: 0, ...(first ? { stops: first.what } : {}) }
  emit(game, { kind: 'looped', seat, times: answer ? pickedAmount(answer[0]) : MILLION + 1 })
}

function askNumber(game: Game, it: Looping, seat: Seat, min: number, max: number): void {
  it.asked = it.asked.includes(seat) ? it.asked : [...it.asked, seat]
  ask(game, { kind: 'loop', seat, options: [{ id: pickOf.number, kind: 'number' }], amounts: { min, max } })
}

// ---------------------------------------------------------------- afterwards

/** The effect that ended its loop doesn't trigger that time (803.3). */
export function isStopped(game: Game, ctx: Context, path: string): boolean {
  if (game.loop?.stops !== triggerKey(ctx, path)) return false
  delete game.loop.stops
  return true
}

/** What would go on with the loop can't be done next (803.2). */
export function isBarred(game: Game, seat: Seat, what: string): boolean {
  const { barred } = game.loop ?? {}
  return barred !== undefined && barred.seat === seat && barred.what === what
}

export function withoutBarred(game: Game, seat: Seat, options: Option[]): Option[] {
  if (game.loop?.barred?.seat !== seat) return options
  return options.filter((option) => !isBarred(game, seat, actOf(game, option)))
}

/** An option as it is written down when it is done. */
function actOf(game: Game, option: Option): string {
  if (!('object' in option)) return option.id
  if (option.kind !== 'power') return `${option.kind}|${game.objects[option.object]?.card}`
  const one = powersOf(game, option.object).find(({ index }) => index === option.power)
  return `power|${one?.card}|${one?.text}`
}
