/**
 * What a raid is: who sits there, how each of its modes begins, its lair, and the rules that hold only there. A raid is
 * registered once and immutable; a game names it and keeps nothing of it.
 */
import type { Decision } from './decision.ts'
import type { GameEvent } from './events.ts'
import type { Frame } from './frame.ts'
import type { Game, Phase } from './game.ts'
import type { CardId, ObjectId, Seat } from './ids.ts'
import type { CardType } from './vocabulary/words.ts'

export interface RaidRules {
  readonly name: string
  readonly seats: Seats
  /** The easiest first. */
  readonly modes: readonly [Mode, ...Mode[]]
  /** Without a lair the players of the setup are each other's opponents. */
  readonly lair?: Lair
  /** Main decks lie as their lists have them, the first card on top: nothing of the beginning is left to chance. */
  readonly stacked?: true
  /** Rules of its own, called after every batch with its events, one after the other. */
  readonly keeps?: readonly Keeper[]
  /** The turn of everybody but the lair's player; without, it is an ordinary one. */
  readonly turn?: TurnList
}

/** A raid against a lair. */
export type LairRules = RaidRules & Required<Pick<RaidRules, 'lair'>>

/** How many may sit there, the lair's player aside. */
export interface Seats {
  readonly least: number
  readonly most: number
  /** Alliance and Horde heroes don't raid together (R100.1). */
  readonly oneFaction?: true
}

/** How a game of this difficulty begins. */
export interface Mode {
  readonly name: string
  readonly first: Beginner
  /** Instead of the lair's usual ones. */
  readonly hero?: CardId
  readonly decks?: Lair['decks']
}

/** Who takes the first turn: the lair's player, the raider to his left, anybody by chance, or a seat. */
export type Beginner = 'lair' | 'raider' | 'anybody' | Seat

export type Keeper = (game: Game, events: readonly GameEvent[]) => void

/** The lair's side: one player, who plays by himself or is somebody at the table. */
export interface Lair {
  /** What a player who plays by himself is called. */
  readonly title: string
  /** His seat among all; the last, unless told otherwise. */
  readonly sits?: Seat
  readonly hero: CardId
  readonly deck: readonly CardId[]
  /** What his player may bring instead of that deck; without, it is fixed. */
  readonly ownDeck?: OwnDeck
  /** Cards that are its player's outside of the game, where he names no others. */
  readonly collection?: readonly CardId[]
  /** The decks besides the main one, by name. */
  readonly decks?: Readonly<Record<string, DeckList>>
  /** Those of the raiders: what this raid offers. */
  readonly achievements: readonly CardId[]
  /** Cards of these types are in play, stay there, and are out of the opponents' reach, attached too (R402.3a, R402.4a). */
  readonly apart?: readonly CardType[]
  /** What enters play as his ready step starts, as his cards ready (R401.1a). */
  readonly supplies?: readonly Supply[]
  /** The rows besides those of every party, by name. */
  readonly rows?: Readonly<Record<string, RowRules>>
  /** What its hero has suffered before the game. */
  readonly damage?: number
  /** Cards and tokens that begin in play beside the hero. */
  readonly beside?: readonly CardId[]
  /** He plays by himself; otherwise somebody at the table plays the lair (`Setup.boss`). */
  readonly automaton?: Automaton
  /** Somebody's hand, where it isn't seven cards; kept: without a mulligan (R300.5). */
  readonly hand?: { readonly opening: number; readonly most: number; readonly kept?: true }
  /** A Boss player's rules hold for him (R100–R101). */
  readonly boss?: true
  /** Those of his decks that he has put in order himself, and knows (R300.3). */
  readonly ordered?: readonly string[]
  /** His events become resources of his, face down and ready, as they resolve (R201.2a). */
  readonly eventsBecomeResources?: true
  /** Only cards of this deck become resources of his (R303.2a). */
  readonly resourcesFrom?: string
  /** Allies that he owns leave play only as they are destroyed (R303.2b). */
  readonly alliesStay?: true
  /** Cards of his with this tag are destroyed where they would leave play otherwise (R504.1a). */
  readonly destroyedInstead?: string
  /** Without, he loses with his hero as others do (102.1a). */
  readonly bosses?: Bosses
  /** His turn; without, it is an ordinary one. */
  readonly turn?: TurnList
}

/** A main deck that a Boss player has built himself. */
export interface OwnDeck {
  /** Nothing but these. */
  readonly of: readonly CardId[]
  readonly least: number
  /** Of one name, at most. */
  readonly copies: number
}

/** A deck besides the main one, with a graveyard of its own (R101.3c). */
export interface DeckList {
  readonly cards: readonly CardId[]
  /** So many of them by chance; the others aren't in the game (R300.2). */
  readonly some?: number
  /** They lie as they are listed, the first on top (R300.3). */
  readonly stacked?: true
}

/** A card of a pile beside the game, which never ends: what leaves play goes back to it (R402.2c, R402.2d). */
export interface Supply {
  readonly card: CardId
  /** Face down as a resource, or face up. */
  readonly into: 'resources' | 'play'
  /** Only while that is his hero. */
  readonly hero?: CardId
}

/** A row that a raid adds. Its cards are in play and are no resources. */
export interface RowRules {
  /** Opponents can interact with its cards; without it they can't (R501.1b). */
  readonly inReach?: true
  /** They are exhausted to pay, as resources are (R303.3a). */
  readonly pays?: true
  /** Cards of this type enter it (R303.3b). */
  readonly of?: CardType
  /** They never leave play (R303.3c). */
  readonly stays?: true
}

/** The Bosses of a raid, in the order in which they come. The raiders win with the last (R100.2). */
export interface Bosses {
  readonly cards: readonly CardId[]
  /**
   * What becomes of any other that has fatal damage: destroyed, it is out of the game, and its player goes on (R302.1,
   * R502.1a), or the next takes its place, as ready as it was (R202.1).
   */
  readonly fallen: 'removed' | 'swapped'
  /** The deck of the runes that name who is next; the others are out of the game until then (R301.5a). */
  readonly runes?: { readonly deck: string; readonly all: readonly CardId[] }
  /** Cards that are another one's second card: that Boss is the same (R101.4, R503.2). */
  readonly sameAs?: Readonly<Record<CardId, CardId>>
  /**
   * The deck whose cards lie among the resources, to be turned up and played one by one as a Boss falls; then the next
   * one comes, with the Minions (R502.1c, R502.2).
   */
  readonly events?: string
  /** From which deck he draws while that Boss is his hero, where it isn't the main one (R301.1). */
  readonly draws?: Readonly<Record<CardId, string>>
}

/** Nobody at the table: without a hand and resources, and with nothing to decide but what its raid decides for it. */
export interface Automaton {
  /** What it picks when the rules give it a choice. */
  choose(game: Game, decision: Decision): string[]
  /** Whom its characters attack, the first legal one, where their cards don't say. */
  attacks(game: Game): ObjectId[]
  /** What its cards cost for those who look at them. */
  readonly costs: number
}

/** A turn: its steps in their order, no two of the same name (500.1). */
export type TurnList = readonly TurnStep[]

export interface TurnStep {
  readonly phase: Phase
  readonly step: string
  /** What is done as it starts, one after the other; its window is the last. */
  readonly acts: Readonly<Record<string, Act>>
  /** Their names in order: looking them up at each step of a game costs 1 % of it. */
  readonly inOrder: readonly string[]
  readonly free: Freedom
  /** It is done again, with a window each time, until there is nothing to do. */
  readonly repeats?: true | undefined
  /** The first player skips it in the first turn (501.2b). */
  readonly notFirst?: true | undefined
  /** It is there only while this holds (R501.1b). */
  readonly there?: ((game: Game, seat: Seat) => boolean) | undefined
}

/** What its window is for: there is none, everybody responds, or its player may do all that a turn is for (502.1). */
export type Freedom = 'nothing' | 'instants' | 'all'

/**
 * Does something, asks or pushes frames. `again`: it isn't done with, and comes back after those; `nothing`: there was
 * nothing to do, so that a step that repeats is over.
 */
export type Act = (game: Game, seat: Seat, turn: Frame<'turn'>) => 'again' | 'nothing' | undefined

/** The mode of that name; the first where there is none. */
export function modeOf({ modes }: Pick<RaidRules, 'modes'>, name: string): Mode {
  return modes.find((mode) => mode.name === name) ?? modes[0]
}

/** The lair as it is in a mode. */
export function lairIn(raid: LairRules, mode: string): Lair
export function lairIn(raid: RaidRules, mode: string): Lair | undefined
export function lairIn({ lair, modes }: RaidRules, name: string): Lair | undefined {
  const { hero, decks } = modeOf({ modes }, name)
  if (!lair || (!hero && !decks)) return lair
  return { ...lair, ...(hero ? { hero } : {}), ...(decks ? { decks: { ...lair.decks, ...decks } } : {}) }
}
