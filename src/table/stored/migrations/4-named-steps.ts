import { z } from 'zod'
import {
  isJsonObject,
  type JsonObject,
  jsonObjectListSchema,
  jsonObjectSchema,
  type Migration,
  replaceJsonObjects,
} from './migration.ts'

/**
 * For kinds of frames, the names of their formerly numbered steps. Kinds that aren't listed have no steps now, or
 * still number them.
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

/** The kinds of frames with a single step. */
const STEPLESS: ReadonlySet<string> = new Set([
  ...['locations', 'duplicate', 'stash', 'revealing', 'happen', 'draw', 'unique', 'loop'],
])

const frameSchema = z.looseObject({ kind: z.string(), step: z.number() })
type Frame = z.infer<typeof frameSchema>

/** A step of a turn and its next action; null if a window is open or the step is over. */
type At = readonly [step: string, act: string | null]

/** The steps of a player's turn, by the former number of the next action. */
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
  return jsonObjectSchema.parse(replaceJsonObjects({ ...before, frames: named }, settled))
}

/**
 * Returns a frame with a named step.
 * @param asks the game, if its open decision belongs to this frame; otherwise null
 */
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
  // Frames of triggered effects were stored without these fields.
  const counted = kind === 'announce' ? { cost: 0, target: 0 } : {}
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

/** Returns the frame that asks which of several equal characters the Dungeon attacks. */
const asksWhom = ({ flips: _, ...frame }: Frame): JsonObject => ({
  ...frame,
  kind: 'turn',
  step: 'attack',
  act: 'attack',
})

/**
 * Migrates the frame of an effect, which still numbers its parts. A step that was the progress of something else
 * becomes a separate field.
 */
function effect(frame: Frame, asks: JsonObject | null): JsonObject {
  if (frame.object !== undefined) return { ...frame, step: 0 }
  return asks && frame.step === 2 && looksInDeck(asks) ? { ...frame, step: 0, looks: true } : frame
}

/** Whether the open decision of a search chooses cards from a deck (713.1). */
function looksInDeck({ decision, objects }: JsonObject): boolean {
  const options =
    isJsonObject(decision) && decision.kind === 'choose' ? jsonObjectListSchema.parse(decision.options) : []
  const cards = options.flatMap(({ object }) => (object === undefined ? [] : [String(object)]))
  const known = jsonObjectSchema.parse(objects)
  return cards.length > 0 && cards.every((id) => jsonObjectSchema.parse(known[id]).zone === 'deck')
}

// ---------------------------------------------------------------- values that were decided as a link was added

const isContext = (row: JsonObject): boolean =>
  isJsonObject(row.bound) && 'controller' in row && 'source' in row

/**
 * The names of values that were stored among the bound names of a card's text, such as `cost0`, `total1` or
 * `divided0`.
 */
const SETTLED = /^(cost|total|divided|empower|remains)(\d+)$/
const NAMES: Readonly<Record<string, string>> = {
  cost: 'payments',
  total: 'totals',
  divided: 'divided',
  empower: 'empowered',
  remains: 'remains',
}

/** Whether a bound name is that of a die roll, such as `roll.12`. */
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

export const namedStepsMigration: Migration = {
  what: 'Frames have named steps and separate fields. Decided values of a link are stored separately from the names of its text.',
  game,
}
