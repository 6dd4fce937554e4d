/**
 * Frames: what is unfinished, each a named procedure with a named step. Plain JSON, no functions, and nothing that is
 * kept elsewhere. The stack of them is in `frames.ts`.
 */
import type { ThingOf } from './decision.ts'
import type { Context, Did, Packet } from './game.ts'
import type { CardId, ObjectId, Seat } from './ids.ts'
import type { Move } from './move.ts'
import type { Whole } from './shapes.ts'
import type { CardType } from './vocabulary/words.ts'

/** What frames of each kind keep. */
interface Kept {
  opening: Opening
  turn: TurnOf
  priority: PriorityWindow
  process: { step: 'waves' | 'add' | 'order'; seat?: Seat }
  locations: { kept: ObjectId[] }
  announce: Announcing
  resolve: { step: 'check' | 'host' | 'finish'; link: number; host?: ObjectId }
  duplicate: Duplicating
  enter: Entering
  stash: Stashing
  revealing: { ids: ObjectId[] }
  effect: Running
  instead: { step: 'begin' | 'done'; ctx: Context; path: string; had: string[] }
  happen: Happening
  draw: Drawing
  roll: Rolling
  packets: Packets
  combat: Fighting
  ready: Readying
  unique: { seat: Seat }
  loop: Looping
}

export type FrameKind = keyof Kept

/** A frame, or one of these kinds. The answer to what it asked waits in it until it takes it. */
export type Frame<K extends FrameKind = FrameKind> = {
  [P in K]: { kind: P; answer?: string[] | undefined } & Kept[P]
}[K]

/** Opening hands, who keeps his (101.2), and the first turn. */
interface Opening {
  step: 'deal' | 'decide'
  at: number // how many have been asked, in turn order
  again: Seat[] // who shuffles his hand back
}

/** A turn (500). */
interface TurnOf {
  step: string // of those that its raid's description has; `begin` before the first
  act: string | null // what is done next in it; null: it is over
  seat: Seat
  after?: Seat // of an extra turn: whose turn it follows (500.3)
  left?: number | undefined // how often its act is still to be done
}

/** Who is to get priority in this window, and how many have passed in succession (410.4). */
interface PriorityWindow {
  step: 'process' | 'offer' | 'hear'
  window: string
  to: Seat
  passes: number
}

/** The steps of adding a link, in their order (707.1). */
export const ANNOUNCING = [
  'face',
  'x',
  'modes',
  'targets',
  'divide',
  'defender',
  'name',
  'cost',
  'payment',
  'pay',
  'add',
] as const

/** A link that is being added, or might be. */
export interface Adding {
  what: 'card' | 'resource' | 'power' | 'reward' | 'proposal' | 'trigger'
  ctx: Context
  path?: string | undefined
  faceUp?: boolean | undefined
  free?: true | undefined // without paying its cost: an alternate cost that is none (403.3)
  alternate?: number | undefined // 1 is the first alternate cost; its own is 0
}

interface Announcing extends Adding {
  step: (typeof ANNOUNCING)[number]
  cost: number // which cost is being paid
  target: number // which target is being chosen
  from?: Seat[] | undefined // whose cards are still to be targets, one of each player's
  defender?: ObjectId | undefined
  thing?: ThingOf | undefined // what is sabotaged that is no card
  sabotage?: true | undefined // 600.1
  chooser?: Seat | undefined // the opponent who chooses the mode
  additional?: true | undefined // a resource besides the one each turn (412.1c)
  exhausted?: true | undefined
  use?: string | undefined // which power is used, for those with a limit (701.4)
  payer?: number | undefined // which of several players pays his part (403.1)
  agreed?: true | undefined // and that he does
  fixed?: true | undefined // chance had a part in it: it is not taken back any more
  rolled?: number[] | undefined // the dice that it is paid with
}

/** A copy of a link that is being added (402.1c). */
interface Duplicating {
  seat: Seat
  target: number // which target may be chosen anew
  ctx: Context
}

/** A card that is about to enter play. */
export interface Arrival {
  object: ObjectId
  id: ObjectId // what it becomes
  under: Seat
  host?: ObjectId
}

/** Cards that enter play together (710). */
interface Entering {
  arrivals: Arrival[]
  at: number // whose entering is looked at
  deed: number // which of the things that are done as it enters
  ctx?: Context | undefined // of the deed that runs
  ordered?: true // several heroes of one party (301.4e)
  enraged?: [card: ObjectId, by: ObjectId][] // what was revealed by Enrage
  exhausted?: boolean
  as?: CardType
  entered?: true // as far as nothing else happened instead
  named?: Context['bound'] // by its text as it resolved
  stamping?: Seat | undefined // who is asked for the order of his cards (718.3)
  stamped?: Seat[] // who has said it
}

/** How a card enters a resource row. */
export interface InRow {
  faceDown: boolean
  exhausted: boolean
  placed?: boolean // as a link (412.1a), not put there
}

/** A card that may be stashed (glossary). */
interface Stashing extends InRow {
  object: ObjectId
  under: Seat
  power: number
}

/** A node of a text that runs; what each kind of node keeps while it does. */
interface Running {
  path: string // where it is in the card's data
  scope: number // of the frame whose context it shares
  step: number // how many of its parts have run
  seats?: Seat[] // for whom it is done, one after the other
  ids?: ObjectId[] // for what
  said?: ObjectId[] // the order of cards as far as it is known
  offered?: string[] // names
  chosen?: ObjectId[] // for a discard, by all who were asked
  about?: ObjectId // whose controller is asked whether he pays
  paid?: ObjectId[]
  refused?: ObjectId[]
  found?: ObjectId // outside of the deck that is searched
  looks?: true // the deck is searched
  object?: ObjectId // the card that is being played
  rolled?: number[] | undefined // the dice that it had thrown, as they lie in the end
}

/** Moves of which each may be replaced (716). */
interface Happening {
  scope?: number // of the text that does it
  moves: Move[]
  had: string[] // by the move that is looked at now
  at: number
  whole: boolean // nothing was replaced (709.2f)
  each: boolean // one after the other
  insteads: { ctx: Context; path: string; had: string[] }[] // of those that are replaced, in order
  as?: string // those to whom it happened
  bind?: string // what they have become by it
  chosen?: string | undefined // the replacement that may be declined
}

/** So many cards, or until a hand has so many. */
export type Draws = { count: number } | { until: number }

interface Drawing {
  scope?: number // of the text that does it
  seats: Seat[]
  draws: Draws
  drawn: number // by the first of these seats
  had: string[] // by the draw that is looked at now
  clock: number // as it was replaced: whether anything happened instead
  chosen?: string | undefined // the replacement that may be declined
}

/** Dice that were thrown, of which each may be turned to another face; what had them thrown gets them. */
export interface Throw {
  seat: Seat
  dice: number[]
  card: CardId // for what
  source: ObjectId
}

interface Rolling extends Throw {
  at: number // the die that is looked at now
  had: string[] // by that die
  chosen?: string | undefined
}

/** What a text calls those that were dealt damage, and how much it was in all. */
export interface PacketNames {
  as?: string
  total?: string
}

interface Packets extends PacketNames {
  step: 'order' | 'replace' | 'divide'
  scope?: number // of the text that deals them
  packets: Packet[]
  at: number // the packet that is being replaced
  used: number[] // "the next time" modifiers that have replaced one of these (717.5)
  offered?: string | undefined // the modifier that may be declined
}

/** A combat (602, 603). */
interface Fighting {
  step: CombatStep
  asked?: Seat[] | undefined // who was asked for a protector
  picked?: ObjectId[] | undefined // the weapons that are struck with
}

export type CombatStep =
  | 'attackerStrikes'
  | 'attackWindow'
  | 'protectPoint'
  | 'enterCombat'
  | 'defenderStrikes'
  | 'defendWindow'
  | 'conclude'
  | 'finish'

/** The start of a ready step (501.1). */
interface Readying {
  step: 'own' | 'inspire' | 'starts'
  seat: Seat
  ready: ObjectId[]
  inspired: [what: ObjectId, by: ObjectId][]
  asked: string[] // the inspirations that were asked about
  as: { path: string; ctx: Context }[] // what is still to be made as the turn starts
}

/** A loop whose number is being said (803). */
interface Looping {
  cycle: Did[]
  asked: Seat[]
  seat?: Seat // whose number is the smallest yet
  times?: number
}

/** A link that might be added. Every field is there, in one order (docs/speed.md). */
export function adding(what: Adding['what'], ctx: Context): Whole<Adding> {
  return { what, ctx, path: undefined, faceUp: undefined, free: undefined, alternate: undefined }
}

/** The same of one that is being added. */
export function announcement(what: Adding['what'], ctx: Context): Whole<Frame<'announce'>> {
  return {
    kind: 'announce',
    answer: undefined,
    step: ANNOUNCING[0],
    what,
    ctx,
    cost: 0,
    target: 0,
    path: undefined,
    faceUp: undefined,
    free: undefined,
    alternate: undefined,
    from: undefined,
    defender: undefined,
    thing: undefined,
    sabotage: undefined,
    chooser: undefined,
    additional: undefined,
    exhausted: undefined,
    use: undefined,
    payer: undefined,
    agreed: undefined,
    fixed: undefined,
    rolled: undefined,
  }
}
