import { BLANK, type Card, uniform } from './card.ts'
import type { GameEvent } from './events.ts'
import type { Frame, FrameKind } from './frame.ts'
import type { CardId, Decision, Game, ObjectId, Seat, Setup } from './game.ts'
import { KEYWORD_TEXTS } from './keywords.ts'
import { indexPowers, indexTargets } from './texts.ts'
import { tokensOf } from './tokens.ts'
import type { Place } from './vocabulary/effects.ts'

/**
 * What the engine is lent: card data by content hash and raids by name. Both are immutable once registered, so
 * looking them up keeps the engine deterministic.
 */
/** One step of unfinished work: it changes its frame, pushes others, pops itself or asks. */
export type Procedure<K extends FrameKind> = (game: Game, frame: Frame<K>) => void

/** A raid is a module: its set-up, the automated player's turn and the rules that hold only there. */
export interface RaidModule {
  readonly name: string
  readonly modes: readonly string[]
  readonly minSeats: number
  readonly maxSeats: number
  /** Who takes the first turn; the seats of the setup are 0 … n − 1, the lair's player is seat n. */
  first(game: Game): Seat
  /** Decks lie as their lists have them, the first card on top: nothing of the beginning is left to chance. */
  readonly stacked?: true
  /** Why a game can't be set up so; null when it can. */
  refuses?(setup: Setup): string | null
  /** Whether this Boss is the last: as it is destroyed, the raiders have won (R100.2). */
  isFinal?(game: Game, boss: CardId): boolean
  /** The cards of the lair's player; without a lair the players of the setup are each other's opponents. */
  lair?(mode: string): Lair
  /** The procedure of the lair's turn. */
  readonly turn?: string
  readonly procedures?: Readonly<Record<string, Procedure<'dungeonTurn'>>>
  /** Called after every batch with its events. */
  afterBatch?(game: Game, events: readonly GameEvent[]): void
  /** What the automated player picks when the rules give it a choice. */
  choose?(game: Game, decision: Decision): string[]
  /** Where a card of this owner goes instead (a Dungeon has no hand). */
  place?(game: Game, owner: Seat, to: Place): Place
  /** The cost of a card of this owner for those who look at it. */
  cost?(game: Game, owner: Seat, printed: number): number
  /** An automated hero's proposed defenders, the first legal one is attacked. */
  attackOrder?(game: Game, attacker: ObjectId): ObjectId[]
}

/** What a raid brings for the lair's player, who plays by itself or is somebody at the table (`Setup.boss`). */
export interface Lair {
  readonly name: string
  readonly hero: CardId
  readonly deck: readonly CardId[]
  readonly achievements: readonly CardId[]
  /** What its hero has suffered before the game. */
  readonly damage?: number
  /** A Boss player's rules hold for it (R100–R101); a Dungeon has none of these. */
  readonly boss?: true
  /** The decks besides the main one, by name. */
  readonly decks?: Readonly<Record<string, readonly CardId[]>>
}

/** A raid against a lair. */
export type LairRaid = RaidModule & Required<Pick<RaidModule, 'lair'>>

interface Shelf {
  cards: ReadonlyMap<CardId, Card>
  nodes: Map<CardId, Map<string, unknown>>
  names?: ReadonlyMap<string, string>
}

const shelves = new Map<string, Shelf>()
const raids = new Map<string, RaidModule>()
for (const powers of Object.values(KEYWORD_TEXTS)) indexPowers(powers)

export function registerCards(hash: string, cards: ReadonlyMap<CardId, Card>): void {
  if (shelves.has(hash)) return
  const every = [...cards.values()].flatMap((card) => [card, ...tokensOf(card)])
  const own = new Map([BLANK, ...every].map((card) => [card.id, uniform(copyOf(card))]))
  for (const card of own.values()) indexTargets(card)
  shelves.set(hash, { cards: own, nodes: new Map() })
}

/** By way of JSON, so that equal short strings are one string: `structuredClone` makes each anew, slow to compare. */
function copyOf(card: Card): Card {
  return JSON.parse(JSON.stringify(card))
}

export function registerRaid(raid: RaidModule): void {
  raids.set(raid.name, raid)
}

export function raidOf(game: Pick<Game, 'raid'>): RaidModule {
  const raid = raids.get(game.raid)
  if (!raid) throw new Error(`no raid named ${game.raid} is registered`)
  return raid
}

/** The cost of a card for those who look at it, as its raid has it. */
export function costFor(game: Game, owner: Seat, printed: number): number {
  return raidOf(game).cost?.(game, owner, printed) ?? printed
}

/** The printed card. Throws when the game's card data was not registered. */
export function printed(game: Pick<Game, 'cards'>, id: CardId): Card {
  const card = shelf(game).cards.get(id)
  if (!card) throw new Error(`no card ${id} in ${game.cards}`)
  return card
}

/** What cards and tokens are called, by their names in small letters. */
export function cardNames(game: Pick<Game, 'cards'>): ReadonlyMap<string, string> {
  const own = shelf(game)
  own.names ??= new Map([...own.cards.values()].map(({ name }) => [name.toLowerCase(), name]))
  return own.names
}

/** The node of a card's data at a path such as `powers.0.effect.steps.1`; `@mend.0.effect` is a keyword's. */
export function nodeAt<T>(game: Pick<Game, 'cards'>, card: CardId, path: string): T {
  const { nodes } = shelf(game)
  let own = nodes.get(card)
  if (!own) {
    own = new Map()
    nodes.set(card, own)
  }
  let node = own.get(path)
  if (node === undefined) {
    node = path.startsWith('@')
      ? path.slice(1).split('.').reduce<unknown>(child, KEYWORD_TEXTS)
      : path.split('.').reduce<unknown>(child, printed(game, card))
    own.set(path, node)
  }
  return node as T
}

function child(node: unknown, key: string): unknown {
  if (typeof node !== 'object' || node === null) throw new Error(`no node at ${key}`)
  return Reflect.get(node, key)
}

type Lent = Pick<Game, 'cards'>

let latest: { game: Lent; shelf: Shelf } | null = null

/** One game is worked on at a time, so the shelf is mostly the one looked at before: comparing hashes costs more. */
function shelf(game: Lent): Shelf {
  if (latest?.game === game) return latest.shelf
  const found = shelves.get(game.cards)
  if (!found) throw new Error(`card data ${game.cards} is not registered`)
  latest = { game, shelf: found }
  return found
}
