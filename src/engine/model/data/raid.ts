/**
 * The description of a raid: its seats, the start of each mode, its lair, and the rules that apply only in this raid.
 * A raid is registered once and is immutable. A game refers to its raid by name and stores no part of it.
 */
import type { Decision } from '../state/decision.ts'
import type { GameEvent } from '../state/events.ts'
import type { Frame } from '../state/frame.ts'
import type { Game, Phase } from '../state/game.ts'
import type { CardId, ObjectId, Seat } from '../state/ids.ts'
import type { RaidRule } from './raid-rules.ts'
import type { CardType } from './vocabulary/basic-words.ts'

export interface RaidDescription {
  readonly name: string
  readonly seats: RaiderCountLimits
  /** The easiest mode comes first. */
  readonly modes: readonly [RaidMode, ...RaidMode[]]
  /** Without a lair, the players of the setup are each other's opponents. */
  readonly lair?: Lair
  /**
   * Main decks are not shuffled. They are in the order of their lists, the first card on top, so no randomness is
   * used at the start.
   */
  readonly stacked?: true
  /** Functions of the raid that are called in order after every batch, with the batch's events. */
  readonly keeps?: readonly RaidEventHandler[]
  /** The turn of every player except the lair's player. Without it, they have ordinary turns. */
  readonly turn?: TurnSteps
}

/** The description of a raid with a lair. */
export type RaidWithLair = RaidDescription & Required<Pick<RaidDescription, 'lair'>>

/** The allowed numbers of players, without the lair's player. */
export interface RaiderCountLimits {
  readonly least: number
  readonly most: number
  /** Alliance and Horde heroes may not raid together (R100.1). */
  readonly oneFaction?: true
}

/** A mode of a raid, which is a difficulty: its first player, and its additional rules. */
export interface RaidMode {
  readonly name: string
  readonly first: FirstPlayerRule
  /** The hero and the decks of this mode, which replace the lair's usual ones. */
  readonly hero?: CardId
  readonly decks?: Lair['decks']
  /** A difficulty of our own, which no rulebook has. */
  readonly house?: true
  /** The cards with additional rules. Their continuous powers are in force during the whole game. */
  readonly rules?: readonly CardId[]
}

/**
 * The player who takes the first turn: the lair's player, the raider to the lair's left, a random player, or a seat.
 */
export type FirstPlayerRule = 'lair' | 'raider' | 'anybody' | Seat

/** A function of a raid that reads the events of a batch and may change the game, such as its tally. */
export type RaidEventHandler = (game: Game, events: readonly GameEvent[]) => void

/** The lair's side: one player, who is either automated or a person at the table. */
export interface Lair {
  /** The name of an automated player. */
  readonly title: string
  /** The seat of the lair's player. By default, the last seat. */
  readonly sits?: Seat
  readonly hero: CardId
  readonly deck: readonly CardId[]
  /** The cards that the player may use to build another main deck. Without it, the deck is fixed. */
  readonly ownDeck?: BuiltBossDeckRules
  /** The player's cards outside the game, if the setup names no others. */
  readonly collection?: readonly CardId[]
  /** The decks besides the main deck, by name. */
  readonly decks?: Readonly<Record<string, AdditionalDeck>>
  /** The Achievements of the raiders in this raid. */
  readonly achievements: readonly CardId[]
  /** The rules that hold only in this raid, for the cards of the lair's player. */
  readonly rules?: readonly RaidRule[]
  /** The rows in addition to those of every party, by name. */
  readonly rows?: Readonly<Record<string, LairRowRules>>
  /** Damage on the lair's hero at the start of the game. */
  readonly damage?: number
  /** Cards and tokens that start in play beside the hero. */
  readonly beside?: readonly CardId[]
  /** The automated player of the lair. Without it, a person at the table plays the lair (`Setup.boss`). */
  readonly automaton?: AutomatedPlayerRules
  /**
   * The hand of a person who plays the lair, if it isn't seven cards. `kept` means that there is no mulligan (R300.5).
   */
  readonly hand?: { readonly opening: number; readonly most: number; readonly kept?: true }
  /** The rules of a Boss player apply to the lair's player (R100–R101). */
  readonly boss?: true
  /** The Bosses of the lair. Without them, the player loses with the hero, as other players do (102.1a). */
  readonly bosses?: BossSuccessionRules
  /** The turn of the lair's player. Without it, an ordinary turn. */
  readonly turn?: TurnSteps
}

/** The rules for a main deck that a Boss player builds. */
export interface BuiltBossDeckRules {
  /** The only cards that the deck may contain. */
  readonly of: readonly CardId[]
  readonly least: number
  /** The maximum number of cards with the same name. */
  readonly copies: number
}

/** A deck besides the main deck, with its own graveyard (R101.3c). */
export interface AdditionalDeck {
  readonly cards: readonly CardId[]
  /** The number of cards that are chosen at random. The other cards are not in the game (R300.2). */
  readonly some?: number
  /** The cards are in the order of the list, the first on top (R300.3). */
  readonly stacked?: true
  /** The deck's player has put it into order, and therefore knows it (R300.3). */
  readonly known?: true
}

/** A row that a raid adds. Its cards are in play and are not resources. */
export interface LairRowRules {
  /** The row's cards can be exhausted to pay, as resources can (R303.3a). */
  readonly pays?: true
  /** Cards of this type enter this row (R303.3b). */
  readonly of?: CardType
}

/** The Bosses of a raid, in the order in which they appear. The raiders win when they defeat the last one (R100.2). */
export interface BossSuccessionRules {
  readonly cards: readonly CardId[]
  /**
   * The consequence when a Boss other than the last has fatal damage. `removed`: the Boss is destroyed and out of the
   * game, and its player goes on (R302.1, R502.1a). `swapped`: the next Boss takes its place, with the same readiness
   * (R202.1).
   */
  readonly fallen: 'removed' | 'swapped'
  /** The later Bosses start out of the game, and arrive from there by the rules of the raid. */
  readonly aside?: true
  /** The cards that name the next Boss. By default, the Bosses come in their order. */
  readonly namedBy?: BossNamingDeck
  /** Cards that are the second card of the same Boss (R101.4, R503.2). */
  readonly sameAs?: Readonly<Record<CardId, CardId>>
}

/**
 * A deck whose next card names the next Boss by a tag. A Boss that no card of the raid names comes after the others.
 */
export interface BossNamingDeck {
  readonly deck: string
  /** All cards of the raid that name Bosses, even those that aren't in this game. */
  readonly cards: readonly CardId[]
  /** The name of the card in the text with which the Boss arrives. */
  readonly as: string
}

/** An automated player. It has no hand and no resources, and the raid makes all its choices. */
export interface AutomatedPlayerRules {
  /** Returns the answer to a choice that the rules give to the automated player. */
  choose(game: Game, decision: Decision): string[]
  /** Returns the characters to attack if the attacker's card doesn't define them. The first legal one is attacked. */
  attacks(game: Game): ObjectId[]
  /** The cost of the automated player's cards, as players see it. */
  readonly costs: number
}

/** The steps of a turn, in order. No two steps have the same name (500.1). */
export type TurnSteps = readonly TurnStep[]

/** One step of a turn. */
export interface TurnStep {
  readonly phase: Phase
  readonly step: string
  /** The acts of the step, done in order. The last one is its priority window. */
  readonly acts: Readonly<Record<string, TurnStepAct>>
  /** The keys of `acts` in order. They are stored, because computing them at each step takes 1 % of a game's time. */
  readonly inOrder: readonly string[]
  readonly free: PriorityWindowKind
  /** The step is done again, with a window each time, until there is nothing to do. */
  readonly repeats?: true | undefined
  /** The first player skips this step in the first turn (501.2b). */
  readonly notFirst?: true | undefined
  /** The step is part of the turn only while this holds (R501.1b). */
  readonly there?: ((game: Game, seat: Seat) => boolean) | undefined
}

/**
 * The purpose of a step's window: there is no window, everybody may respond, or the turn player may do everything
 * that a turn allows (502.1).
 */
export type PriorityWindowKind = 'nothing' | 'instants' | 'all'

/**
 * Does one act of a step: it changes the game, asks a question or pushes frames. `again`: the act isn't finished and is
 * called again after those frames. `nothing`: there was nothing to do, so a repeated step ends.
 */
export type TurnStepAct = (game: Game, seat: Seat, turn: Frame<'turn'>) => 'again' | 'nothing' | undefined

/** Returns the mode with this name, or the first mode if none has it. */
export function raidModeOrFirst({ modes }: Pick<RaidDescription, 'modes'>, name: string): RaidMode {
  return modes.find((mode) => mode.name === name) ?? modes[0]
}

/** Returns the lair in this mode. */
export function lairInMode(raid: RaidWithLair, mode: string): Lair
export function lairInMode(raid: RaidDescription, mode: string): Lair | undefined
export function lairInMode({ lair, modes }: RaidDescription, name: string): Lair | undefined {
  const { hero, decks } = raidModeOrFirst({ modes }, name)
  if (!lair || (!hero && !decks)) return lair
  return { ...lair, ...(hero ? { hero } : {}), ...(decks ? { decks: { ...lair.decks, ...decks } } : {}) }
}
