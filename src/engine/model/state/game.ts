import type { Tag } from '../data/card.ts'
import type {
  CardType,
  DamageType,
  Keyword,
  LossReason,
  NonCardSabotageTarget,
  Side,
  Zone,
} from '../data/vocabulary/basic-words.ts'
import type { Duration } from '../data/vocabulary/effects.ts'
import type { TurnAct } from '../data/vocabulary/expressions.ts'
import type { Decision } from './decision.ts'
import type { Frame } from './frame.ts'
import type { CardId, ObjectId, Seat } from './ids.ts'
import type { UserText } from './user-text.ts'

/**
 * The version of the stored data: the game, and everything else that is stored of a raid. To change a
 * stored type, add a migration to `src/table/stored/migrations`, and add 1 here.
 */
export const SCHEMA_VERSION = 8

/** A card game. It is plain JSON whenever a decision is open. */
export interface Game {
  shape: number // The SCHEMA_VERSION of the engine that wrote it.
  engine: number // The version of the engine that wrote it.
  raid: string
  mode: string
  cards: string // Content hash of the card data with which this game began.
  leader: Seat
  // Every player is asked in every window, so that no question reveals what a hand contains.
  everyWindow?: true | undefined
  players: Player[]
  objects: Record<ObjectId, GameObject>
  play: ObjectId[] // The cards in play, in the order in which they entered.
  chain: Link[] // The last link is the topmost one of the chain.
  modifiers: CreatedModifier[]
  clinging?: ObjectId[] | undefined // Cards that stay attached as long as their hosts meet a condition.
  waiting: TriggeredEffect[] // Effects that have triggered and are not on the chain yet (708).
  turn: Turn
  combat: Combat | null
  loop?: Loop | undefined // Records for the detection of loops in this step (803).
  extraTurns?: Seat[] | undefined // The seats that take extra turns; the last one is taken first (500.3).
  order?: Seat[] | undefined // The seats clockwise; set once a player has moved to another seat (500.6).
  marks: Record<string, ObjectId> // Marks by name, such as "the MARKED hero" of a Dungeon.
  shown?: ObjectId[] | undefined // Cards revealed since a player last got priority; everybody sees where they move.
  registers: History
  achievements: CardId[] // The Achievements of this raid, which are watched during the whole game.
  earned: CardId[]
  frames: Frame[]
  decision: Decision | null
  clock: number // The last timestamp that the game gave out (718.2).
  nextId: number
  nextDecision: number
  rng: [number, number, number, number]
  outcome: GameOutcome | null
}

/** A player in the game, with all piles that belong to the player. */
export interface Player {
  seat: Seat
  name: UserText
  side: Side
  automaton: boolean
  out: boolean // The player has lost and has been removed from the game (102.2).
  lost?: LossReason | undefined // The way in which the player lost; set if the player is out of the game.
  hero: ObjectId
  deck: ObjectId[] // The last card is the top of the deck.
  hand: ObjectId[]
  graveyard: ObjectId[] // The last card is the newest one in the graveyard.
  removed: ObjectId[]
  collection?: ObjectId[] | undefined // Cards that the player owns outside the game; nobody else sees them.
  deckFaceUp?: true // The deck is turned over (415.3d).
  handSize: number // The maximum hand size. It is also the starting hand size unless `opening` is set.
  opening?: number // The starting hand size, if it differs from `handSize`.
  bonusHealth?: number // Additional health of this player's hero, whichever hero it is.
  boss?: true // The player is a Boss player (R100.1).
  decks?: Record<string, DeckWithGraveyard> // Decks besides the main deck, each with its graveyard (R101.3c).
  turnBegan: number // Timestamp of the start of the player's most recent turn.
  turns: number // The number of turns that the player has begun.
  stops?: StopSetting | undefined // The windows in which the player is asked for priority: all by default.
  decked: boolean // The player had to draw from an empty deck (410.6b).
  skips?: number // Turns that the player still has to skip (500.4).
  extraAfterNext?: number // The number of extra turns that follow the player's next turn.
  ghost?: true | undefined // The player is a ghost by the last `ghost` event (R503.1).
}

/**
 * The windows in which a player is asked for priority: all, only the stops, or all in this turn and then only the
 * stops.
 */
export const STOP_SETTINGS = ['all', 'few', 'allThisTurn'] as const
export type StopSetting = (typeof STOP_SETTINGS)[number]

/** A deck with its graveyard. */
export interface DeckWithGraveyard {
  deck: ObjectId[]
  graveyard: ObjectId[]
}

/** A card, a token or a copy as long as it counts as the same card (415.9a). */
export interface GameObject {
  id: ObjectId
  card: CardId
  owner: Seat
  zone: Zone | 'gone' // Only last known information remains of an object in the zone `gone`.
  deck?: string | undefined // The name of the owner's other deck to which it belongs.
  token?: true | undefined // The object is a token, which is not a card once it has left play (404.2).
  duplicate?: true | undefined // The object is a copy, which ceases to exist as it leaves the chain (402.1).
  /**
   * The object is a hero that another hero has replaced. It stays out of the game (301.4a), unless a text returns a
   * starting hero (301.4d).
   */
  sealed?: true | undefined
  turned?: true | undefined // The card is out of the game with its other side up.
  starting?: true | undefined // The object is the hero with which a player began the game.
  called?: string | undefined // An invented name that replaces the card's own (200.3).
  // The card is gone, or removed from the game face down (415.7); only these seats may know it.
  unseen?: Seat[] | undefined
  // The object is no card but its owner, or the owner's zone, which is sabotaged (601.2b).
  thing?: NonCardSabotageTarget | undefined
  play?: InPlayState | undefined
  became?: ObjectId | undefined
  entering?: Seat | undefined // The card is entering play under this player's control (710).
  removedBy?: ObjectId | undefined // The card whose text removed it from the game.
  known?: Known | undefined
  // The seats that know which card this is, although its place hides it from them (`memory.ts`).
  rememberedBy?: readonly Seat[] | undefined
}

/** The state of an object that is in play. */
export interface InPlayState {
  controller: Seat // The card's controller when modifiers were last applied.
  under: Seat // The player under whose control the card entered (401.3b).
  at: number // Timestamp at which the card entered play or was last attached (718.2).
  since: number // Timestamp at which the card joined its current party.
  /** The row in which the card lies. A raid may add further rows. */
  row: 'hero' | 'ally' | 'resource' | 'attached' | (string & Record<never, never>)
  exhausted: boolean
  faceDown: boolean
  damage: number
  number?: number | undefined // The number by which people refer to the card; set at the next decision.
  host?: ObjectId | undefined
  copy?: CardId | undefined // The card of which this card has become a copy (402.3).
  as?: CardType | undefined // The type as which the card was put into play (300.1d).
  /**
   * The text by which another card attached this card (400.1). `while` is a filter that the host must keep matching.
   */
  inherited?: { card: CardId; path: string; while?: string } | undefined
  counters?: Record<string, number> | undefined // The number of counters by name (404.1).
  boosts?: UnnamedCounter[] | undefined // Counters without a name (404.1c).
  /** The words that the card's texts have chosen, such as names, by their keys. */
  words?: Record<string, string> | undefined
  powerless?: true | undefined // The card had lost its powers when modifiers were last applied.
  regained?: number | undefined // Timestamp at which the card's powers came back (700.3).
  named?: TextContext['bound'] | undefined // Names that the card's text bound as it resolved, for use by its powers.
}

/** Unnamed counters of one kind: the numbers that each counter adds, and the number `n` of these counters. */
export interface UnnamedCounter {
  atk?: number
  health?: number
  def?: number
  n: number
}

/** Last known information about a card that has left play (709.2d). */
interface Known {
  controller: Seat
  atk: number
  health: number
  damage: number
  exhausted: boolean
  keywords: Partial<Record<Keyword, number>>
  host?: ObjectId
  types?: readonly CardType[] // The card's types as it left play; set if they differed from the printed types.
  tags?: readonly Tag[]
  copy?: CardId
  counters?: Record<string, number>
  words?: Record<string, string>
}

/**
 * All data that the engine needs to read a text: its controller, the choices made for it, and the event that triggered
 * it. The context is plain JSON.
 */
export interface TextContext {
  card: CardId // The card that contains the text.
  source: ObjectId
  controller: Seat
  targets: number[][] // One list for each declared target, with the chosen objects or the seats of chosen players.
  x: number
  modes: number[] // The modes chosen at 707.1c, in the order of the text.
  bound: Record<string, number | ObjectId[]> // Values that the card data name with `as`.
  settled?: AnnouncedValues | undefined
  rolls?: Record<string, number> | undefined // The dice rolled for single cards: `${roll}.${object}`.
  words?: Record<string, string> | undefined // The words that the text has chosen, such as names, by their keys.
  shares?: Record<string, number> | undefined // The shares of a divided amount (707.1d), by `${target}.${object}`.
  they?: Seat | undefined
  about?: ObjectId | undefined // The card for which an amount of the text is being computed.
  announced?: ObjectId | undefined // The card that is being played; it no longer counts as part of the hand (707.1a).
  event?: TriggeringEventFacts | undefined
  performed?: boolean | undefined // Whether the last action was performed (709.2f).
  moved?: ObjectId[] | undefined // The objects that this link has moved, or whose move triggered the link (415.9b).
}

/** Values that were fixed as a link was added. The keys are indexes of parts of its text or its cost. */
export interface AnnouncedValues {
  payments?: Record<number, ObjectId[]> // The cards with which each cost is paid, by the index of the cost (707.1e).
  totals?: Record<number, number> // The amount to divide, by the index of the part of the text (707.1d).
  divided?: Record<number, true>
  empowered?: Record<number, boolean> // Whether each Empower text applies (rules glossary, Empower).
  remains?: Record<number, boolean> // Whether each required state has lasted since the link was added (714.3b).
}

/** The facts of the event that triggered a text: the cards in its roles, its amount, its player and its link. */
export interface TriggeringEventFacts {
  subject?: ObjectId
  dealer?: ObjectId
  dealtTo?: ObjectId
  /** The other card of the event: the opponent in combat, the inspired card, or the weapon of a strike. */
  against?: ObjectId
  amount?: number // The amount of damage in the event.
  player?: Seat
  link?: number // The link that targeted the subject.
}

/** A card or an effect on the chain (705). */
export interface Link {
  id: number
  kind: 'card' | 'resource' | 'effect' | 'proposal'
  controller: Seat
  object?: ObjectId | undefined // The card that lies on the chain as this link.
  path?: string | undefined // The path of an effect's text in the data of ctx.card.
  /** `game` means that the raid's rules added the effect, which players can't interrupt. */
  origin?: 'payment' | 'reward' | 'triggered' | 'game' | undefined
  ctx: TextContext
  attacker?: ObjectId | undefined
  defender?: ObjectId | undefined
  sabotage?: true | undefined // The proposed combat is a sabotage (600.1).
  exhausted?: true | undefined // A resource that enters play exhausted (412.1c).
}

/** An effect that has triggered and isn't on the chain yet (708). */
export interface TriggeredEffect {
  path: string // The path of the triggered power or of a `later` node.
  ctx: TextContext
}

/** A definite continuous modifier (714.3), a triggered modifier (715) or a change of control. */
export interface CreatedModifier {
  id: number
  at: number
  kind: 'lasting' | 'later' | 'control'
  duration: Duration
  until?: Seat // The player whose next turn ends the modifier (duration yourNextTurn), if not its controller.
  // The path, in the card data, of the state that must last: "while this ally remains exhausted" (714.3b).
  remains?: string
  every?: true // A triggered modifier that stays after it has triggered (715.1).
  path: string
  ctx: TextContext
  while?: string // The path of the modifier's condition (714.3a).
  locked?: Record<string, number> // Numbers that were read once, when the modifier was created (709.2d).
  flagged?: ObjectId[] // The cards that the modifier affects, if they were flagged (714.3f).
  cards?: CardId[] // The cards whose printed powers the modifier adds (200.1a).
  seat?: Seat // The card's new controller, if this is a change of control.
}

/** Records for the detection of loops (803). They are written only after very many effects in one step. */
interface Loop {
  step: string
  effects: number // The number of effects added in the step.
  did?: LoopAction[]
  seen?: Record<string, number> // The positions that occurred, with the length of `did` at that time.
  triggers?: Record<string, number> // The number of times that each power has triggered since a player last acted.
  stops?: string // The power that doesn't trigger the next time.
  barred?: LoopAction // The action that can't be done next.
}

/** An optional action of a player, or a triggered effect. */
export interface LoopAction {
  act?: true
  seat: Seat
  what: string
}

/** The phases of every turn (500.1), or a phase that a raid adds. */
export type Phase = 'before' | 'start' | 'action' | 'end' | (string & Record<never, never>)

/** The current turn (500). */
export interface Turn {
  number: number
  player: Seat
  phase: Phase
  step: string
  placed: boolean // The turn player has placed a resource (412.1).
  over: boolean // The turn player has left the game, so the chain is settled and the turn ends.
  ended?: true // A card has ended the turn (500.5).
  skipTo?: Seat | undefined // The player whose turn comes next after a card has ended this turn.
}

/** The combat that is being fought (602). */
export interface Combat {
  attacker: ObjectId | null
  proposed: ObjectId | null // The proposed defender.
  defender: ObjectId | null
  protecting: boolean
  sabotage?: true | undefined // The combat is a sabotage (600.1, 602.2c).
  strikes: { weapon: ObjectId; wielder: ObjectId }[]
}

/** Facts about the past that cards and rules may ask for. Each register is cleared when its scope ends. */
interface History {
  combatDamage: [by: ObjectId, to: ObjectId][] // Combat damage that was dealt this turn.
  damage: DamageDealt[] // Damage that was dealt this turn.
  dealing?: ObjectId[] | undefined // The objects that dealt damage this turn, or with which damage was dealt.
  used: Record<string, number> // The number of times that each power was used this turn (701.4).
  attacked: ObjectId[] // The cards that attacked this turn, in order.
  fought?: [attacker: ObjectId, defender: ObjectId][] | undefined // Each attacker of this turn, with its defender.
  exhausted?: ObjectId[] | undefined // The cards that were exhausted this turn.
  healing?: DamageHealed[] | undefined // Damage that was healed this turn.
  acts?: PastAct[] | undefined // Acts of this turn, in order.
  destroyed?: ObjectId[] | undefined // The cards that were destroyed this turn.
  /** The damage that was dealt to each object this turn, plus the damage that was prevented (717.6). */
  suffered: Record<ObjectId, number>
  // Damage dealt since a player last got priority.
  sincePriority: { by: ObjectId; with: ObjectId[]; to: ObjectId; types: DamageType[] }[]
  nth: Record<string, number> // The number of times that the event of each power has happened this game.
  /** The number of times that the event of each power has happened this turn. */
  nthThisTurn?: Record<string, number> | undefined
  /** The objects that have matched an Achievement's `hasBeen` filter at some time this turn. */
  been?: Record<string, ObjectId[]> | undefined
  flipped?: ObjectId | undefined // The first card that an automated player flipped onto the chain this turn.
  tally: Record<string, number> // Values that the raid counts during the whole game.
}

/** A packet of damage, with the controllers of the two cards at that time. */
export interface DamageDealt {
  by: ObjectId
  to: ObjectId
  bySeat: Seat
  toSeat: Seat
  amount: number
  types: DamageType[]
  combat: boolean
  with: ObjectId[]
  fatal: boolean // The damage was fatal (405.2).
}

/** Damage that was healed, with the controllers of the two cards at that time. The game itself can heal, too. */
export interface DamageHealed {
  by?: ObjectId | undefined
  from: ObjectId
  bySeat?: Seat | undefined
  fromSeat: Seat
  amount: number
}

/** Something that a player did with a card, or that a card under the player's control did. */
export interface PastAct {
  did: TurnAct
  seat: Seat
  object: ObjectId
}

export type GameOutcome = { kind: 'won'; side: Side } | { kind: 'drawn' } | { kind: 'abandoned' }

/** An amount of damage or healing that one source is about to deal to one card (408). */
export interface Packet {
  amount: number
  to: ObjectId
  by: ObjectId
  controller: Seat
  types: DamageType[]
  combat: boolean
  unpreventable: boolean
  with: ObjectId[] // The ability, equipment or weapons with which the damage is dealt (408.3d).
  heals?: true // The packet heals damage instead of dealing it (407.2).
  smash?: true // The part that exceeds fatal damage goes to the controller's hero (405.8).
  had?: string[] // Keys of the modifiers that have replaced the packet (716.1e).
}
