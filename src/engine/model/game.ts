import type { Tag } from './card.ts'
import type { Decision } from './decision.ts'
import type { Frame } from './frame.ts'
import type { CardId, ObjectId, Seat } from './ids.ts'
import type { UserText } from './user-text.ts'
import type { Duration } from './vocabulary/effects.ts'
import type { CardType, DamageType, Keyword, Loss, Side, Thing, Zone } from './vocabulary/words.ts'

/**
 * The shape of a game, and of all else that is stored of a raid. Whoever changes it adds a migration to
 * `src/table/stored/migrations`, and one here.
 */
export const SHAPE = 6

/** A game of cards: plain JSON at every decision. */
export interface Game {
  shape: number // SHAPE, of the engine that wrote it
  engine: number // the version of the engine that wrote it
  raid: string
  mode: string
  cards: string // content hash of the card data this game began with
  leader: Seat
  everyWindow?: true | undefined // everybody is asked in every window, so that no question tells what a hand holds
  players: Player[]
  objects: Record<ObjectId, GameObject>
  play: ObjectId[] // in the order they entered play
  chain: Link[] // the last is the topmost
  modifiers: ActiveModifier[]
  clinging?: ObjectId[] | undefined // attached while their hosts are so
  waiting: TriggeredEffect[] // 708: triggered, not yet on the chain
  turn: Turn
  combat: Combat | null
  loop?: Loop | undefined // how many effects were added in this step, and what came of it (803)
  extraTurns?: Seat[] | undefined // the last is taken first (500.3)
  order?: Seat[] | undefined // clockwise, once somebody has moved (500.6)
  marks: Record<string, ObjectId> // "the MARKED hero"
  shown?: ObjectId[] | undefined // revealed since a player last got priority: everybody sees where they go
  registers: Registers
  achievements: CardId[] // what this raid offers; watched throughout
  earned: CardId[]
  frames: Frame[]
  decision: Decision | null
  clock: number // timestamps (718.2)
  nextId: number
  nextDecision: number
  rng: [number, number, number, number]
  outcome: Outcome | null
}

export interface Player {
  seat: Seat
  name: UserText
  side: Side
  automaton: boolean
  out: boolean // has lost and been removed from the game (102.2)
  lost?: Loss | undefined // how, if he is out
  hero: ObjectId
  deck: ObjectId[] // the last is the top
  hand: ObjectId[]
  graveyard: ObjectId[] // the last is the newest
  removed: ObjectId[]
  collection?: ObjectId[] | undefined // what he may have come from outside of the game; nobody else knows it
  deckFaceUp?: true // it has been turned over (415.3d)
  handSize: number // starting and maximum
  opening?: number // starting, where it is another number
  bonusHealth?: number // of his hero, whichever it is
  boss?: true // a Boss player (R100.1)
  decks?: Record<string, Pile> // those besides the main deck, each with its graveyard (R101.3c)
  turnBegan: number // timestamp of the start of its most recent turn
  turns: number // how many it has begun
  stops?: Stops | undefined // where he is asked for priority; everywhere, unless told otherwise
  decked: boolean // had to draw from an empty deck (410.6b)
  skips?: number // turns still to be skipped (500.4)
  extraAfterNext?: number // extra turns after its next one
  ghost?: true | undefined // as was last told (R503.1)
}

/** Where a player is asked for priority: everywhere, at few stops, or everywhere in this turn and then at few. */
export const STOPS = ['all', 'few', 'allThisTurn'] as const
export type Stops = (typeof STOPS)[number]

/** A deck and its graveyard. */
export interface Pile {
  deck: ObjectId[]
  graveyard: ObjectId[]
}

export interface GameObject {
  id: ObjectId
  card: CardId
  owner: Seat
  zone: Zone | 'gone' // gone: last known information only
  deck?: string | undefined // which of its owner's other decks it belongs to
  token?: true | undefined // 404.2: not a card once it has left play
  duplicate?: true | undefined // 402.1: ceases to exist as it leaves the chain
  sealed?: true | undefined // a hero that a Master Hero has replaced, out of the game for good (301.4a)
  turned?: true | undefined // out of the game with its other side up
  starting?: true | undefined // the hero a player began with
  called?: string | undefined // a made-up name instead of its own (200.3)
  unseen?: Seat[] | undefined // gone, or removed from the game face down (415.7): who alone may know it
  thing?: Thing | undefined // no card but its owner, or a zone of his, that is sabotaged (601.2b)
  play?: InPlay | undefined
  became?: ObjectId | undefined
  entering?: Seat | undefined // enters play under this player's control (710)
  removedBy?: ObjectId | undefined // whose text removed it from the game
  known?: Known | undefined
}

export interface InPlay {
  controller: Seat // as last projected
  under: Seat // under whose control it entered (401.3b)
  at: number // timestamp: entered or last attached (718.2)
  since: number // timestamp: has been in its party since
  row: 'hero' | 'ally' | 'resource' | 'attached' | (string & Record<never, never>) // or one that the raid adds
  exhausted: boolean
  faceDown: boolean
  damage: number
  host?: ObjectId | undefined
  copy?: CardId | undefined // what it has become a copy of (402.3)
  as?: CardType | undefined // put into play as this type (300.1d)
  inherited?: { card: CardId; path: string; while?: string } | undefined // while: what its host must be, or it comes off; the attach description of what attached it (400.1)
  counters?: Record<string, number> | undefined // named ones (404.1)
  boosts?: Boost[] | undefined // unnamed ones (404.1c)
  words?: Record<string, string> | undefined // what its texts have named
  powerless?: true | undefined // has lost its powers, as last projected
  regained?: number | undefined // timestamp: its powers came back (700.3)
  named?: Context['bound'] | undefined // what its text named as it resolved, for its powers
}

/** Unnamed counters of a kind: what each adds, and how many there are. */
export interface Boost {
  atk?: number
  health?: number
  def?: number
  n: number
}

/** What was last known of a card that has left play (709.2d). */
interface Known {
  controller: Seat
  atk: number
  health: number
  damage: number
  exhausted: boolean
  keywords: Partial<Record<Keyword, number>>
  host?: ObjectId
  types?: readonly CardType[] // where they weren't the printed ones
  tags?: readonly Tag[]
  copy?: CardId
  counters?: Record<string, number>
  words?: Record<string, string>
}

/** What a text needs to be read: whose it is, what was chosen, what happened. Plain JSON. */
export interface Context {
  card: CardId // where its text is
  source: ObjectId
  controller: Seat
  targets: number[][] // one list for each declared target: objects, or players' seats
  x: number
  modes: number[] // chosen at 707.1c, in the text's order
  bound: Record<string, number | ObjectId[]> // what its author names with `as`
  settled?: Settled | undefined
  rolls?: Record<string, number> | undefined // the dice of single cards: `${roll}.${object}`
  words?: Record<string, string> | undefined // what it has named
  shares?: Record<string, number> | undefined // a division (707.1d): `${target}.${object}`
  they?: Seat | undefined
  about?: ObjectId | undefined // the card that a number is read for
  announced?: ObjectId | undefined // the card that is being played: no longer one of its hand (707.1a)
  event?: EventRoles | undefined
  performed?: boolean | undefined // 709.2f
  moved?: ObjectId[] | undefined // what this link has moved, or triggered off the move of (415.9b)
}

/** What was settled as a link was added, by the number of the part of its text or of its cost. */
export interface Settled {
  payments?: Record<number, ObjectId[]> // by cost: the cards it is paid with (707.1e)
  totals?: Record<number, number> // how much there is to divide (707.1d)
  divided?: Record<number, true>
  empowered?: Record<number, boolean> // which Empower texts are at work (glossary)
  remains?: Record<number, boolean> // what has remained so since (714.3b)
}

export interface EventRoles {
  subject?: ObjectId
  dealer?: ObjectId
  dealtTo?: ObjectId
  against?: ObjectId // the other one: in combat, or what is inspired or struck with
  amount?: number // of damage
  player?: Seat
  link?: number // what targeted the subject
}

/** A card or an effect on the chain (705). */
export interface Link {
  id: number
  kind: 'card' | 'resource' | 'effect' | 'proposal'
  controller: Seat
  object?: ObjectId | undefined // the card on the chain
  path?: string | undefined // an effect's text: where in ctx.card's data
  origin?: 'payment' | 'reward' | 'triggered' | 'game' | undefined // game: the raid's rules have added it, and players can't interrupt it
  ctx: Context
  attacker?: ObjectId | undefined
  defender?: ObjectId | undefined
  sabotage?: true | undefined // 600.1
  exhausted?: true | undefined // a resource that enters play so (412.1c)
}

export interface TriggeredEffect {
  path: string // of the triggered power or of a `later`
  ctx: Context
}

/** A definite continuous modifier (714.3), a triggered one (715) or a change of control. */
export interface ActiveModifier {
  id: number
  at: number
  kind: 'lasting' | 'later' | 'control'
  duration: Duration
  until?: Seat // whose next turn ends it (duration yourNextTurn), if not its controller's
  remains?: string // where it says what must remain so (714.3b)
  every?: true // a triggered one that lasts (715.1)
  path: string
  ctx: Context
  while?: string // where its condition is (714.3a)
  locked?: Record<string, number> // numbers read once (709.2d)
  flagged?: ObjectId[] // 714.3f
  cards?: CardId[] // whose printed powers it adds (200.1a)
  seat?: Seat // who controls (kind control)
}

/** What could be a loop (803): written down only once there are very many effects in a step. */
interface Loop {
  step: string
  effects: number // added in it
  did?: Did[]
  seen?: Record<string, number> // positions, and how much had been done then
  triggers?: Record<string, number> // how often each has triggered since a player acted
  stops?: string // what doesn't trigger the next time
  barred?: Did // what isn't done next
}

/** A player's optional action, or a triggered effect. */
export interface Did {
  act?: true
  seat: Seat
  what: string
}

/** Those of every turn (500.1), or one that a raid adds. */
export type Phase = 'before' | 'start' | 'action' | 'end' | (string & Record<never, never>)

export interface Turn {
  number: number
  player: Seat
  phase: Phase
  step: string
  placed: boolean // 412.1
  over: boolean // its player has left: the chain is settled and the turn ends
  ended?: true // a card has ended it (500.5)
  skipTo?: Seat | undefined // whose turn is next then
}

export interface Combat {
  attacker: ObjectId | null
  proposed: ObjectId | null // proposed defender
  defender: ObjectId | null
  protecting: boolean
  sabotage?: true | undefined // 600.1, 602.2c
  strikes: { weapon: ObjectId; wielder: ObjectId }[]
}

/** What cards and rules may ask about the past; each register is cleared with its scope. */
interface Registers {
  combatDamage: [by: ObjectId, to: ObjectId][] // this turn
  damage: Dealt[] // this turn, each dealer and hero or ally once
  dealing?: ObjectId[] | undefined // this turn: who dealt damage, and what it was dealt with
  used: Record<string, number> // how often a power was used this turn (701.4)
  attacked: ObjectId[] // this turn, in order
  fought?: [attacker: ObjectId, defender: ObjectId][] | undefined // this turn: who has attacked whom
  exhausted?: ObjectId[] | undefined // this turn
  healed?: ObjectId[] | undefined // this turn
  destroyed?: ObjectId[] | undefined // this turn
  suffered: Record<ObjectId, number> // this turn: damage dealt to it, and damage to it that was prevented (717.6)
  sincePriority: { by: ObjectId; with: ObjectId[]; to: ObjectId; types: DamageType[] }[] // damage dealt since a player last got priority
  nth: Record<string, number> // how often a power's event happened this game
  nthThisTurn?: Record<string, number> | undefined
  been?: Record<string, ObjectId[]> | undefined // this turn: who has been what an Achievement asks (`hasBeen`)
  flipped?: ObjectId | undefined // the first card an automated player flipped this turn, on the chain
  tally: Record<string, number> // what the raid counts (game)
}

/** Who dealt damage to whom, and who controlled them then. */
export interface Dealt {
  by: ObjectId
  to: ObjectId
  bySeat: Seat
  toSeat: Seat
}

export type Outcome = { kind: 'won'; side: Side } | { kind: 'drawn' } | { kind: 'abandoned' }

export interface Packet {
  amount: number
  to: ObjectId
  by: ObjectId
  controller: Seat
  types: DamageType[]
  combat: boolean
  unpreventable: boolean
  with: ObjectId[] // the ability, equipment or weapons it is dealt with (408.3d)
  heals?: true // damage that would be healed (407.2)
  smash?: true // 405.8
  had?: string[] // the modifiers that have replaced it (716.1e)
}
