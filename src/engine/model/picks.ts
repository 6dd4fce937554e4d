/**
 * What an answer picks, as inputs and stored raids have it: the id of an option, with a number behind `=` where it says
 * one (`o12=3`). Written and read here and nowhere else.
 */
import type { Option, ThingOf } from './decision.ts'
import type { ObjectId, Seat } from './ids.ts'
import { THINGS } from './vocabulary/words.ts'

/** A pick that was read. `index` is a place in a list of the question. */
export type Picked =
  | { kind: 'word'; word: string } // pass, yes, no, keep, mulligan, none, back; `x` is a number that is said
  | { kind: 'play' | 'attack' | 'object' | 'sabotage'; object: ObjectId }
  | { kind: 'place'; object: ObjectId; faceUp: boolean }
  | { kind: 'power'; object: ObjectId; power: number }
  | { kind: 'quest'; object: ObjectId; power?: number } // without a number its first reward (702.2a)
  | ({ kind: 'thing' } & ThingOf)
  | { kind: 'player'; seat: Seat } // or the packet of that number
  | { kind: 'mode' | 'cost' | 'named' | 'trigger' | 'die'; index: number }
  | { kind: 'name'; name: string } // in the player's own words

// ---------------------------------------------------------------- writing

/** The ids of options. */
export const pickOf = {
  object: (id: ObjectId): string => `o${id}`,
  sabotage: (id: ObjectId): string => `s${id}`,
  play: (id: ObjectId): string => `play${id}`,
  attack: (id: ObjectId): string => `attack${id}`,
  place: (id: ObjectId, faceUp: boolean): string => `${faceUp ? 'up' : 'down'}${id}`,
  power: (id: ObjectId, power: number): string => `power${id}.${power}`,
  quest: (id: ObjectId, power?: number): string => `quest${id}${power === undefined ? '' : `.${power}`}`,
  thing: ({ what, seat }: ThingOf): string => `${what}${seat}`,
  player: (seat: Seat): string => `p${seat}`,
  packet: (index: number): string => `p${index}`,
  mode: (index: number): string => `m${index}`,
  cost: (index: number): string => `c${index}`,
  named: (index: number): string => `w${index}`,
  trigger: (index: number): string => `t${index}`,
  die: (face: number): string => `d${face}`,
  number: 'x',
  /** A modifier that may replace what happens (716.1e), made by a link. */
  madeModifier: (made: number): string => `m${made}`,
  /** And one that a card's text generates. */
  modifierOf: (source: ObjectId, path: string, at: number): string => `c${source}.${path}.${at}`,
} as const

/** A pick that says a number too. */
export function withAmount(id: string, amount: number): string {
  return `${id}=${amount}`
}

export function objectOption(object: ObjectId): Option {
  return { id: pickOf.object(object), kind: 'object', object }
}

export function playerOption(seat: Seat): Option {
  return { id: pickOf.player(seat), kind: 'player', seat }
}

/** One word of several that are offered. */
export function wordOption(word: string, index: number): Option {
  return { id: pickOf.named(index), kind: 'word', word }
}

// ---------------------------------------------------------------- reading

const WORDS = new Map<string, Picked['kind'] | 'up' | 'down'>([
  ['o', 'object'],
  ['s', 'sabotage'],
  ['play', 'play'],
  ['attack', 'attack'],
  ['up', 'up'],
  ['down', 'down'],
  ['power', 'power'],
  ['quest', 'quest'],
  ['p', 'player'],
  ['m', 'mode'],
  ['c', 'cost'],
  ['w', 'named'],
  ['t', 'trigger'],
  ['d', 'die'],
])
const SHAPE = /^([a-z]+)(\d+)(?:\.(\d+))?$/
const OWN_WORDS = 'text='

/** What a pick says, its number aside. */
export function readPick(text: string): Picked {
  const own = ownWords(text)
  if (own !== null) return { kind: 'name', name: own }
  const { id } = idAndAmount(text)
  const found = SHAPE.exec(id)
  return (found?.[1] && readNumbered(found[1], Number(found[2]), found[3])) || { kind: 'word', word: id }
}

function readNumbered(word: string, n: number, part: string | undefined): Picked | null {
  const kind = WORDS.get(word)
  switch (kind) {
    case 'object':
    case 'sabotage':
    case 'play':
    case 'attack':
      return { kind, object: n }
    case 'up':
    case 'down':
      return { kind: 'place', object: n, faceUp: kind === 'up' }
    case 'power':
      return { kind, object: n, power: Number(part) }
    case 'quest':
      return part ? { kind, object: n, power: Number(part) } : { kind, object: n }
    case 'player':
      return { kind, seat: n }
    case 'mode':
    case 'cost':
    case 'named':
    case 'trigger':
    case 'die':
      return { kind, index: n }
    default:
      return readThing(word, n)
  }
}

function readThing(word: string, seat: Seat): Picked | null {
  const what = THINGS.find((one) => one === word)
  return what ? { kind: 'thing', what, seat } : null
}

/** The option that a pick names, and the number it says: `o12=3`. */
export function idAndAmount(pick: string): { id: string; amount: string | undefined } {
  const at = pick.indexOf('=')
  return at < 0 ? { id: pick, amount: undefined } : { id: pick.slice(0, at), amount: pick.slice(at + 1) }
}

/** A name in the player's own words; null when it is something else that was picked. */
export function ownWords(pick: string): string | null {
  return pick.startsWith(OWN_WORDS) ? pick.slice(OWN_WORDS.length) : null
}

/** The object that was picked; 0 when nothing was. */
export function pickedObject(pick: string | undefined): ObjectId {
  const picked = readPick(pick ?? '')
  return 'object' in picked ? picked.object : 0
}

/** The player that was picked, or the object: what targets are. */
export function pickedTarget(pick: string): number {
  const picked = readPick(pick)
  return picked.kind === 'player' ? picked.seat : pickedObject(pick)
}

export function pickedSeat(pick: string | undefined): Seat {
  const picked = readPick(pick ?? '')
  return 'seat' in picked ? picked.seat : 0
}

/** The place of what was picked in the list that was asked about; 0 when nothing was. */
export function pickedIndex(pick: string | undefined): number {
  const picked = readPick(pick ?? '')
  if (picked.kind === 'player') return picked.seat
  return 'index' in picked ? picked.index : 0
}

/** The number that was said: `x=3`. */
export function pickedAmount(pick: string | undefined): number {
  return Number(idAndAmount(pick ?? '').amount ?? 0)
}

/** Which of them it was; null for none, or no answer. */
export function pickedOne(answer: readonly string[] | null): ObjectId | null {
  const [pick = 'none'] = answer ?? []
  return pick === 'none' ? null : pickedObject(pick)
}
