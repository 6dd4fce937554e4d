import { z } from 'zod'
import {
  isJsonObject,
  type JsonObject,
  jsonObjectSchema,
  jsonObjectsSchema,
  type Migration,
  mapJsonObjects,
} from './migration.ts'

/**
 * The names of the steps, by number, of frames whose steps were numbered. Frames that aren't listed here have no
 * steps now, or still number them.
 */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  priority: ['process', 'offer', 'hear'],
  process: ['waves', 'add', 'order'],
  resolve: ['check', 'host', 'finish'],
  instead: ['begin', 'done'],
  packets: ['order', 'replace', 'divide'],
  ready: ['own', 'inspire', 'starts'],
  announce: [
    ...['face', 'x', 'modes', 'targets', 'divide', 'defender', 'name', 'cost', 'payment', 'pay', 'add'],
  ],
  combat: [
    ...['attackerStrikes', 'attackWindow', 'protectPoint', 'enterCombat', 'defenderStrikes', 'defendWindow'],
    ...['conclude', 'finish'],
  ],
}

/** Frames with a single step. */
const STEPLESS: ReadonlySet<string> = new Set([
  ...['locations', 'duplicate', 'stash', 'revealing', 'happen', 'draw', 'unique', 'loop'],
])

const frameSchema = z.looseObject({ kind: z.string(), step: z.number() })
type Frame = z.infer<typeof frameSchema>

/** A step of a turn and its next action. Null means none: a window is open or the step is over. */
type At = readonly [step: string, act: string | null]

/** By the number of the next action. In the last steps no action follows. */
const TURN: readonly At[] = [
  ['begin', null],
  ['ready', 'ready'],
  ['ready', 'window'],
  ['ready', null],
  ['draw', null],
  ['action', null],
  ['end', null],
  ['wrapUp', 'discardDown'],
  ['wrapUp', null],
]

const DUNGEON_TURN: readonly At[] = [
  ['begin', null],
  ['ready', 'level'],
  ['ready', null],
  ['flip', null],
  ['flip', null],
  ['attack', null],
  ['attack', null],
  ['end', null],
]

function game(before: JsonObject): JsonObject {
  const frames = z.array(frameSchema).parse(before.frames)
  const top = before.decision === null ? -1 : frames.length - 1
  const named = frames.map((frame, at) => renamed(frame, at === top ? before : null))
  return jsonObjectSchema.parse(mapJsonObjects({ ...before, frames: named }, settled))
}

/** @param asks the game, if the open decision belongs to this frame */
function renamed(frame: Frame, asks: JsonObject | null): JsonObject {
  const { kind, step, ...rest } = frame
  if (kind === 'turn') return turn(TURN, frame)
  if (kind === 'dungeonTurn') return asks && step === 5 ? asksWhom(frame) : turn(DUNGEON_TURN, frame)
  if (kind === 'opening') return { kind, step: step === 0 ? 'deal' : 'decide', at: step, again: [], ...rest }
  if (kind === 'enter') return { kind, deed: step, ...rest }
  if (kind === 'effect') return effect(frame, asks)
  if (STEPLESS.has(kind)) return { kind, ...rest }
  const names = STEPS[kind]
  if (!names) return frame
  const counted = kind === 'announce' ? { cost: 0, target: 0 } : {} // the triggered effects had left out these fields
  return { ...counted, ...rest, kind, step: nameOf(names, frame) }
}

function nameOf(names: readonly string[], { kind, step }: Frame): string {
  const name = names[step]
  if (name === undefined) throw new Error(`a frame ${kind} has no step ${step}`)
  return name
}

function turn(steps: readonly At[], { step: at, flips, ...rest }: Frame): JsonObject {
  const [step, act] = steps[at] ?? []
  if (step === undefined) throw new Error(`a turn has no step ${at}`)
  const left = step === 'flip' && typeof flips === 'number' ? { left: flips } : {}
  return { ...rest, kind: 'turn', step, act, ...left }
}

/** The frame that asks for the tie-break between those whom the Dungeon could attack. */
const asksWhom = ({ flips: _, ...frame }: Frame): JsonObject => ({
  ...frame,
  kind: 'turn',
  step: 'attack',
  act: 'attack',
})

/** Effects still number their parts. If a step was the progress of something else, a separate field now stores it. */
function effect(frame: Frame, asks: JsonObject | null): JsonObject {
  if (frame.object !== undefined) return { ...frame, step: 0 }
  return asks && frame.step === 2 && looksInDeck(asks) ? { ...frame, step: 0, looks: true } : frame
}

/** Whether a search has reached the deck (713.1), and its cards are to be chosen from. */
function looksInDeck({ decision, objects }: JsonObject): boolean {
  const options =
    isJsonObject(decision) && decision.kind === 'choose' ? jsonObjectsSchema.parse(decision.options) : []
  const cards = options.flatMap(({ object }) => (object === undefined ? [] : [String(object)]))
  const known = jsonObjectSchema.parse(objects)
  return cards.length > 0 && cards.every((id) => jsonObjectSchema.parse(known[id]).zone === 'deck')
}

// ---------------------------------------------------------------- values that were decided as a link was added

const isContext = (row: JsonObject): boolean =>
  isJsonObject(row.bound) && 'controller' in row && 'source' in row

/**
 * These values were stored among the names of the card's text: `cost0`, `total1`, `divided0`, `empower0`, `remains0`.
 */
const SETTLED = /^(cost|total|divided|empower|remains)(\d+)$/
const NAMES: Readonly<Record<string, string>> = {
  cost: 'payments',
  total: 'totals',
  divided: 'divided',
  empower: 'empowered',
  remains: 'remains',
}

/** Whether a bound name is that of a card's die, which was stored among the bound values: `roll.12`. */
const isRoll = (name: string): boolean => name.includes('.')

function settled(row: JsonObject): JsonObject {
  if (!isContext(row)) return row
  const bound: JsonObject = {}
  const rolls: JsonObject = {}
  const found: Record<string, JsonObject> = {}
  for (const [name, value] of Object.entries(jsonObjectSchema.parse(row.bound))) {
    const [, what = '', part = ''] = SETTLED.exec(name) ?? []
    const to = NAMES[what]
    if (to !== undefined) found[to] = { ...found[to], [part]: isFlag(what) ? value === 1 : value }
    else if (isRoll(name)) rolls[name] = value
    else bound[name] = value
  }
  return {
    ...row,
    bound,
    ...(Object.keys(found).length > 0 ? { settled: found } : {}),
    ...(Object.keys(rolls).length > 0 ? { rolls } : {}),
  }
}

const isFlag = (what: string): boolean => what === 'divided' || what === 'empower' || what === 'remains'

export const namedSteps: Migration = {
  what: 'Frames have named steps and separate fields. Decided values of a link are stored separately from the names of its text.',
  game,
}
