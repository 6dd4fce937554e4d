/**
 * Frames: units of unfinished work. Each is a named procedure with a named step. A frame is plain JSON without
 * functions, and stores nothing that is stored elsewhere. `frames.ts` has the stack of frames.
 */

import type { CardType } from '../data/vocabulary/basic-words.ts'
import type { AllFields } from './all-fields.ts'
import type { PlayerOrZone } from './decision.ts'
import type { LoopAction, Packet, TextContext } from './game.ts'
import type { CardId, ObjectId, Seat } from './ids.ts'
import type { Move } from './move.ts'

/** The data of each kind of frame. */
interface FrameData {
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
  instead: { step: 'begin' | 'done'; ctx: TextContext; path: string; had: string[] }
  happen: Happening
  draw: Drawing
  roll: Rolling
  packets: Packets
  combat: Fighting
  ready: Readying
  unique: { seat: Seat }
  loop: Looping
}

export type FrameKind = keyof FrameData

/** A frame, or a frame of one of these kinds. The answer to its question is stored in it until the frame takes it. */
export type Frame<K extends FrameKind = FrameKind> = {
  [P in K]: { kind: P; answer?: string[] | undefined } & FrameData[P]
}[K]

/** Opening hands: each player keeps a hand or not (101.2). Then the first turn begins. */
interface Opening {
  step: 'deal' | 'decide'
  at: number // The number of players who have been asked whether to keep their hands, in turn order.
  again: Seat[] // The players who shuffle their hands into their decks and draw again.
}

/** A turn (500). */
interface TurnOf {
  step: string // The current step of the raid's turn; `begin` before the first one.
  act: string | null // The next act of the step; null if the step is over.
  seat: Seat
  after?: Seat // The player whose turn this extra turn follows (500.3); absent for other turns.
  left?: number | undefined // The number of times that the current act still has to be done.
}

/** A priority window: the player who gets priority next, and how many players have passed in succession (410.4). */
interface PriorityWindow {
  step: 'process' | 'offer' | 'hear'
  window: string
  to: Seat
  passes: number
}

/** The steps of adding a link, in order (707.1). */
export const ANNOUNCEMENT_STEPS = [
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

/** A link that is being added, or that is tested for whether it could be added. */
export interface LinkToAdd {
  what: 'card' | 'resource' | 'power' | 'reward' | 'proposal' | 'trigger'
  ctx: TextContext
  path?: string | undefined
  faceUp?: boolean | undefined
  free?: true | undefined // The link is added without paying a cost: the alternate cost is empty (403.3).
  alternate?: number | undefined // The index of the chosen alternate cost, from 1; 0 for the card's own cost.
}

interface Announcing extends LinkToAdd {
  step: (typeof ANNOUNCEMENT_STEPS)[number]
  cost: number // The index of the cost that is being paid.
  target: number // The index of the target that is being chosen.
  from?: Seat[] | undefined // The players of whose cards one each still has to be chosen as a target.
  defender?: ObjectId | undefined
  thing?: PlayerOrZone | undefined // The sabotaged player or zone, if the target of the attack is no card.
  sabotage?: true | undefined // The proposed combat is a sabotage (600.1).
  chooser?: Seat | undefined // The opponent who chooses the mode of the text.
  additional?: true | undefined // The link is an additional resource beyond the one per turn (412.1c).
  exhausted?: true | undefined
  use?: string | undefined // The key under which uses of this power are counted, for powers with a limit (701.4).
  payer?: number | undefined // The index of the player who pays a part, if several players pay (403.1).
  agreed?: true | undefined // All players have agreed to pay the cost.
  fixed?: true | undefined // The announcement can't be taken back any more, because a random result is part of it.
  rolled?: number[] | undefined // The dice that were rolled as part of the payment.
}

/** A copy of a link that is being added to the chain (402.1c). */
interface Duplicating {
  seat: Seat
  target: number // The index of the target that may be chosen again.
  ctx: TextContext
}

/** A card that is about to enter play. */
export interface EnteringCard {
  object: ObjectId
  id: ObjectId // The id of the new object that the card becomes in play.
  under: Seat
  host?: ObjectId
  words?: Record<string, string> // Words that the card's text has chosen as it enters.
}

/** Cards that enter play together (710). */
interface Entering {
  arrivals: EnteringCard[]
  at: number // The index of the arrival that is being processed.
  deed: number // The index of the next action that is done as the card enters.
  ctx?: TextContext | undefined // The context of the action that is running.
  ordered?: true // The player has put several heroes of one party into order (301.4e).
  enraged?: [card: ObjectId, by: ObjectId][] // The cards that Enrage revealed, each with the card that has Enrage.
  exhausted?: boolean
  as?: CardType
  entered?: true // The cards have entered play, unless something else happened instead.
  named?: TextContext['bound'] // Names that the text of the entering card bound as it resolved.
  words?: Record<string, string> // Words that the text of the entering card chose as it resolved.
  stamping?: Seat | undefined // The player who is asked for the timestamp order of their cards (718.3).
  stamped?: Seat[] // The players who have already chosen the timestamp order of their cards.
}

/** The way in which a card enters a resource row. */
export interface ResourceRowEntryOptions {
  faceDown: boolean
  exhausted: boolean
  placed?: boolean // The card was placed as a link (412.1a), not put there by an effect.
}

/** A card that may be stashed (rules glossary, Stash). */
interface Stashing extends ResourceRowEntryOptions {
  object: ObjectId
  under: Seat
  power: number
}

/** A node of a text that the interpreter runs. Each kind of node uses some of these fields. */
interface Running {
  path: string // The path of the node in the card's data.
  scope: number // The index of the frame whose context the node shares.
  step: number // The number of the node's parts that have already run.
  seats?: Seat[] // The players for whom the node runs, one after the other.
  ids?: ObjectId[] // The objects for which the node runs, one after the other.
  said?: ObjectId[] // The cards whose order the player has chosen so far.
  offered?: string[] // The names that the player can choose from.
  chosen?: ObjectId[] // The cards that players have chosen to discard so far, or the character that a player is placing.
  about?: ObjectId // The object whose controller is asked whether to pay.
  paid?: ObjectId[]
  refused?: ObjectId[]
  found?: ObjectId // The card found outside the searched deck.
  looks?: true // The search looks through a deck.
  object?: ObjectId // The card that is being played.
  rolled?: number[] | undefined // The final results of the dice that the node rolled.
}

/** Moves, each of which may be replaced (716). */
interface Happening {
  scope?: number // The frame of the text that causes the moves.
  moves: Move[]
  had: string[] // The replacements that the current move has already had.
  at: number
  whole: boolean // None of the moves was replaced (709.2f).
  each: boolean // The moves happen one after the other.
  insteads: { ctx: TextContext; path: string; had: string[] }[] // The replacing effects, in order.
  as?: string // The name that the text binds to the objects that were moved.
  bind?: string // The name that the text binds to the new objects that the moved cards became.
  chosen?: string | undefined // The replacement that a player has chosen and may still decline.
}

/** A fixed number of cards, or draws until the hand has a given number of cards. */
export type DrawAmount = { count: number } | { until: number }

interface Drawing {
  scope?: number // The frame of the text that causes the draws.
  seats: Seat[]
  draws: DrawAmount
  drawn: number // The number of cards that the first of these seats has drawn.
  had: string[] // The replacements that the current draw has already had.
  clock: number // The game's clock at the replacement, which shows whether anything happened instead.
  chosen?: string | undefined // A chosen replacement that the player may decline.
}

/** Rolled dice, each of which may be turned to another face before the frame that rolled them gets the results. */
export interface RolledDice {
  seat: Seat
  dice: number[]
  card: CardId // The card for which the dice are rolled.
  source: ObjectId
}

interface Rolling extends RolledDice {
  at: number // The index of the die that may be turned now.
  had: string[] // The replacements that this die has already had.
  chosen?: string | undefined
}

/** The names that a text binds to the characters that were dealt damage, and to the total. */
export interface PacketResultNames {
  as?: string
  total?: string
}

interface Packets extends PacketResultNames {
  step: 'order' | 'replace' | 'divide'
  scope?: number // The frame of the text that deals the packets.
  packets: Packet[]
  at: number // The index of the packet that is being replaced.
  used: number[] // "the next time" modifiers that have already replaced one of these packets (717.5)
  offered?: string | undefined // The modifier that the player may decline.
}

/** A combat (602, 603). */
interface Fighting {
  step: CombatStep
  asked?: Seat[] | undefined // The players who were asked for a protector.
  picked?: ObjectId[] | undefined // The weapons with which the characters strike.
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
  asked: string[] // The inspirations about which the player has already been asked.
  as: { path: string; ctx: TextContext }[] // Effects that still have to run as the turn starts.
}

/** A loop for which the players are choosing how many times it repeats (803). */
interface Looping {
  cycle: LoopAction[]
  asked: Seat[]
  seat?: Seat // The player who chose the smallest number so far.
  times?: number
}

/** Returns a link that might be added. It has every field, always in the same order (docs/speed.md). */
export function newLinkToAdd(what: LinkToAdd['what'], ctx: TextContext): AllFields<LinkToAdd> {
  return { what, ctx, path: undefined, faceUp: undefined, free: undefined, alternate: undefined }
}

/** Returns the frame of a link that is being added, with every field in the same order. */
export function newAnnounceFrame(what: LinkToAdd['what'], ctx: TextContext): AllFields<Frame<'announce'>> {
  return {
    kind: 'announce',
    answer: undefined,
    step: ANNOUNCEMENT_STEPS[0],
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
