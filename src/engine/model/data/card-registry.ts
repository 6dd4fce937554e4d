import type { Frame, FrameKind } from '../state/frame.ts'
import type { Game } from '../state/game.ts'
import type { CardId, Seat } from '../state/ids.ts'
import { BLANK_CARD, type Card, cardWithAllFields } from './card.ts'
import { KEYWORD_POWERS } from './keywords.ts'
import { type Lair, lairInMode, type RaidDescription } from './raid.ts'
import { groupRaidRulesByKind, type RaidRulesByKind } from './raid-rules.ts'
import { assignChoiceIndexesInCard, assignChoiceIndexesInPowers } from './text-choices.ts'
import { tokensMadeByCard } from './tokens.ts'

/** Does one step of a frame: it changes the frame, pushes other frames, pops the frame or asks a question. */
export type FrameProcedure<K extends FrameKind> = (game: Game, frame: Frame<K>) => void

interface RegisteredCards {
  cards: ReadonlyMap<CardId, Card>
  nodes: Map<CardId, Map<string, unknown>>
  otherNames: readonly string[]
  names?: ReadonlyMap<string, string>
}

interface RegisteredRaid {
  readonly raid: RaidDescription
  readonly rules: RaidRulesByKind
}

/**
 * Registries of the card data (by content hash) and the raids (by name) that the engine uses. Registered data are
 * immutable, so looking them up keeps the engine deterministic.
 */
const registeredCards = new Map<string, RegisteredCards>()
const raids = new Map<string, RegisteredRaid>()
for (const powers of Object.values(KEYWORD_POWERS)) assignChoiceIndexesInPowers(powers)

/**
 * Registers card data under a content hash. Cards that several hashes share are stored only once.
 * @param otherNames names of cards that exist but can't occur in the game; the hash covers them too
 */
export function registerCards(
  hash: string,
  cards: ReadonlyMap<CardId, Card>,
  otherNames: readonly string[] = [],
): void {
  if (registeredCards.has(hash)) return
  const own = [BLANK_CARD, ...cards.values()].flatMap(engineCopiesOf)
  registeredCards.set(hash, {
    cards: new Map(own.map((card) => [card.id, card])),
    nodes: new Map(),
    otherNames,
  })
}

/** Removes card data that no game uses at the moment. The data must be registered again before a game uses them. */
export function unregisterCards(hash: string): void {
  registeredCards.delete(hash)
  latest = null
}

/**
 * The cards of assumed decks, by id. Imagined games may contain them although they aren't part of the game's card
 * data (`assumed-decks.ts`).
 */
let assumedCards: ReadonlyMap<CardId, Card> = new Map()

/** Registers the cards of the assumed decks, in place of those registered before. */
export function registerCardsOfAssumedDecks(cards: readonly Card[]): void {
  const own = [...new Set(cards)].flatMap(engineCopiesOf)
  assumedCards = new Map(own.map((card) => [card.id, card]))
}

/** Returns the arguments with which the cards of this game can be registered in another thread. */
export function registeredCardsOfGame(game: GameWithCards): { cards: Card[]; otherNames: readonly string[] } {
  const { cards, otherNames } = registeredFor(game)
  return { cards: [...cards.values()], otherNames }
}

const engineCopies = new WeakMap<Card, readonly Card[]>()

/** Returns the engine's own copies of a registered card and of the tokens that it describes. */
function engineCopiesOf(card: Card): readonly Card[] {
  let own = engineCopies.get(card)
  if (!own) {
    own = [card, ...tokensMadeByCard(card)].map((one) => cardWithAllFields(copyOf(one)))
    for (const one of own) assignChoiceIndexesInCard(one)
    engineCopies.set(card, own)
  }
  return own
}

/**
 * Copies a card through JSON, so that equal short strings become one string. `structuredClone` would create each of
 * them separately, which makes comparisons slow.
 */
function copyOf(card: Card): Card {
  return JSON.parse(JSON.stringify(card))
}

/** Registers a raid under its name. */
export function registerRaid(raid: RaidDescription): void {
  raids.set(raid.name, { raid, rules: groupRaidRulesByKind(raid.lair?.rules ?? []) })
  looked = null
}

/** Returns the description of the raid that is played in this game. */
export function raidDescriptionOfGame(game: Pick<Game, 'raid'>): RaidDescription {
  return looked?.game === game ? looked.raid : lookUpRaid(game).raid
}

/** Returns the rules that hold only in this game's raid, by kind. */
export function raidRulesByKindOfGame(game: Pick<Game, 'raid'>): RaidRulesByKind {
  return looked?.game === game ? looked.rules : lookUpRaid(game).rules
}

function lookUpRaid(game: Pick<Game, 'raid'>): RegisteredRaid {
  const found = raids.get(game.raid)
  if (!found) throw new Error(`no raid named ${game.raid} is registered`)
  looked = { game, raid: found.raid, rules: found.rules }
  return found
}

let looked: ({ game: Pick<Game, 'raid'> } & RegisteredRaid) | null = null

/** Returns the lair of this game's raid as it is in the game's mode, or undefined if the raid has no lair. */
export function lairOfGame(game: Pick<Game, 'raid' | 'mode'>): Lair | undefined {
  return lairInMode(raidDescriptionOfGame(game), game.mode)
}

/**
 * Returns the cost of a card as players see it: the printed cost or, for a card of an automated player, the cost that
 * the raid defines.
 */
export function costShownToPlayers(game: Game, owner: Seat, printed: number): number {
  if (!game.players[owner]?.automaton) return printed
  return raidDescriptionOfGame(game).lair?.automaton?.costs ?? printed
}

/** Returns the printed card. Throws if the card data of the game are not registered. */
export function printedCard(game: Pick<Game, 'cards'>, id: CardId): Card {
  const card = registeredFor(game).cards.get(id) ?? assumedCards.get(id)
  if (!card) throw new Error(`no card ${id} in ${game.cards}`)
  return card
}

/** Whether the card is part of the card data with which the game began. */
export const isKnownCard = (game: Pick<Game, 'cards'>, id: CardId): boolean =>
  registeredFor(game).cards.has(id)

/** Returns the names of all cards and tokens that exist, with the names in lower case as keys. */
export function cardNamesByLowerCase(game: Pick<Game, 'cards'>): ReadonlyMap<string, string> {
  const own = registeredFor(game)
  own.names ??= new Map(
    [...own.otherNames, ...[...own.cards.values()].map(({ name }) => name)].map((name) => [
      name.toLowerCase(),
      name,
    ]),
  )
  return own.names
}

/**
 * Returns the node of a card's data at a path such as `powers.0.effect.steps.1`. A path such as `@mend.0.effect`
 * refers to a keyword's data.
 */
export function nodeAtPath<T>(game: Pick<Game, 'cards'>, card: CardId, path: string): T {
  const { nodes } = registeredFor(game)
  let own = nodes.get(card)
  if (!own) {
    own = nodesIn(printedCard(game, card))
    nodes.set(card, own)
  }
  let node = own.get(path)
  if (node === undefined) {
    node = path.startsWith('@')
      ? path.slice(1).split('.').reduce<unknown>(child, KEYWORD_POWERS)
      : path.split('.').reduce<unknown>(child, printedCard(game, card))
    own.set(path, node)
  }
  return node as T
}

const found = new WeakMap<Card, Map<string, unknown>>()

/** Returns the cache of the nodes found in a card so far, by path. */
function nodesIn(card: Card): Map<string, unknown> {
  let own = found.get(card)
  if (!own) {
    own = new Map()
    found.set(card, own)
  }
  return own
}

function child(node: unknown, key: string): unknown {
  if (typeof node !== 'object' || node === null) throw new Error(`no node at ${key}`)
  return Reflect.get(node, key)
}

type GameWithCards = Pick<Game, 'cards'>

let latest: { game: GameWithCards; cards: RegisteredCards } | null = null

/**
 * Returns the registered card data of a game. It caches the latest lookup, because the engine works on one game at a
 * time and comparing hashes is slower.
 */
function registeredFor(game: GameWithCards): RegisteredCards {
  if (latest?.game === game) return latest.cards
  const found = registeredCards.get(game.cards)
  if (!found) throw new Error(`card data ${game.cards} is not registered`)
  latest = { game, cards: found }
  return found
}
