/** A raid is played to its end, and narrated, with the card data that it began with. */
import { manualCards } from '../../campaign/building.ts'
import type { TreasureCard } from '../../campaign/treasure.ts'
import { closureOf, idsIn, needsPrintedNames } from '../../cards/closure.ts'
import { contentHashOfAll } from '../../cards/hash.ts'
import { allCards, cardsHash } from '../../cards/index.ts'
import { allCardNames } from '../../cards/known-names/known-names.ts'
import { cardFacts, playableCard, playableCards } from '../../cards/pool/playable.ts'
import {
  type Card,
  type CardId,
  type Game,
  lairInMode,
  modeOf,
  registerCards,
  type Setup,
  tokensOf,
  unregisterCards,
} from '../../engine/index.ts'
import { raidNamed } from '../../raids/index.ts'
import type { Tx } from '../../store/database/open.ts'
import { pinCards, readCards } from '../../store/raids/cards.ts'
import { LruCache } from '../generic-caches/lru-cache.ts'
import type { RaidCards } from '../model/raid.ts'
import { parseCards, parseNames, parseNamesKey, parseTreasure, withVersion } from '../stored/reading.ts'
import { UnreadableState } from '../stored/unreadable.ts'

/** A setup with all cards that can occur in it, and the key of the row that stores them. */
export interface PinnedSetup {
  setup: Setup
  key: string
}

/** Stores today's cards and treasure for a game with this beginning. */
export async function pinSetup(tx: Tx, beginning: Omit<Setup, 'cards'>): Promise<PinnedSetup> {
  const { lair, rules, rewards } = roomOf(beginning)
  const cards = [
    ...closureOf(
      playableCards,
      idsIn([beginning.seats, beginning.bossDeck, beginning.bossCollection, lair, { rules }], playableCards),
    ),
    ...manualCards(
      beginning.seats.flatMap(({ hero, deck, collection = [] }) => [hero, ...deck, ...collection]),
    ),
  ]
  const treasure = rewards ? lootOf(rewards.treasure.set) : []
  const names = needsPrintedNames(cards) ? allCardNames() : null
  const more = names === null ? {} : { names: await pinCards(tx, names) }
  const key = await pinCards(tx, withVersion({ cards, treasure, ...more }))
  const hash = contentHashOfAll(names === null ? cards : [...cards, more])
  register(hash, await read.get(key, async () => ({ cards: known(cards), names: names ?? [] })))
  return { setup: { ...beginning, cards: hash }, key }
}

function roomOf({ raid, mode }: Pick<Setup, 'raid' | 'mode'>) {
  const module = raidNamed(raid)
  if (!module) throw new Error(`there is no raid ${raid}`)
  const { rules } = modeOf(module, mode)
  return { lair: lairInMode(module, mode), rules, rewards: module.rewards }
}

const lootOf = (set: string): TreasureCard[] =>
  [...allCards.values()].flatMap((card) =>
    card.set === set && card.no !== ''
      ? [{ id: card.id, set, no: card.no, ...(card.rarity ? { rarity: card.rarity } : {}) }]
      : [],
  )

/** The treasure that a raid can yield, determined when the raid began. @throws UnreadableState */
export async function possibleTreasureOf(tx: Tx, key: string): Promise<TreasureCard[]> {
  return parseTreasure(await storedUnder(tx, key))
}

// ---------------------------------------------------------------- the cards with which raids are narrated

/** The cards of a raid that hasn't begun. For a printed card whose text isn't automated, these are its facts. */
const today: RaidCards = {
  get: (id) => playableCard(id) ?? cardFacts(id),
  values: () => allCards.values(),
}

class Cards implements RaidCards {
  readonly #cards: ReadonlyMap<CardId, Card>

  constructor(cards: ReadonlyMap<CardId, Card>) {
    this.#cards = cards
  }

  get(id: CardId): Card | undefined {
    return this.#cards.get(id)
  }

  values(): Iterable<Card> {
    return this.#cards.values()
  }

  /** The cards are never stored with the facts of a raid. */
  toJSON(): undefined {
    return undefined
  }
}

const none = new Cards(new Map())

interface PinnedCards {
  readonly cards: ReadonlyMap<CardId, Card>
  /** Names of cards that exist, if a player says names in the raid. */
  readonly names: readonly string[]
}

/** The cards of raids that are played or looked at. A few hundred sets are cached. */
const read = new LruCache<PinnedCards>(400)
/** The names of all cards. Each version of the bot that began such raids has pinned one list. */
const namesRead = new LruCache<readonly string[]>(4)

/**
 * The cards of a raid and their tokens. Before the raid begins they are today's. If they can't be read, there are
 * none.
 */
export async function raidCardsOf(tx: Tx, key: string | null): Promise<RaidCards> {
  if (key === null) return today
  try {
    return new Cards((await pinned(tx, key)).cards)
  } catch (error) {
    if (error instanceof UnreadableState) return none
    throw error
  }
}

/** Returns the card data with which a raid is played, from a cache. @throws UnreadableState */
const pinned = (tx: Tx, key: string) =>
  read.get(key, async () => {
    const stored = await storedUnder(tx, key)
    const names = parseNamesKey(stored)
    return { cards: known(parseCards(stored)), names: names === null ? [] : await namesUnder(tx, names) }
  })

const namesUnder = (tx: Tx, key: string) =>
  namesRead.get(key, async () => parseNames(await storedUnder(tx, key)))

/** Reads the card data with a hash from the database. @throws UnreadableState */
async function storedUnder(tx: Tx, key: string): Promise<unknown> {
  const stored = await readCards(tx, key)
  if (stored === null) throw new UnreadableState('broken', `the card data ${key} are not in the database`)
  return stored
}

// ---------------------------------------------------------------- the cards that are registered with the engine

/**
 * Registers the cards of a game with the engine, unless the engine has them.
 * @param key the key of the row that stores them
 * @throws UnreadableState also when the row is missing
 */
export async function registerPinnedCards(
  tx: Tx,
  game: Pick<Game, 'cards'>,
  key: string | null,
): Promise<void> {
  const { cards: hash } = game
  if (hash === cardsHash || isRegistered(hash)) return
  if (key === null) throw new UnreadableState('broken', `nobody knows where its card data ${hash} are`)
  register(hash, await pinned(tx, key))
}

/**
 * The card sets that this process has registered, the latest last. There is room for far more raids than are played
 * at a time.
 */
const registered = new Set<string>()
const MOST_REGISTERED = 1_000

function register(hash: string, { cards, names }: PinnedCards): void {
  if (hash === cardsHash || isRegistered(hash)) return
  registerCards(hash, cards, names)
  registered.add(hash)
  const [oldest] = registered
  if (registered.size <= MOST_REGISTERED || oldest === undefined) return
  registered.delete(oldest)
  unregisterCards(oldest)
}

/** Whether the cards are registered. If so, this marks them as just used. */
function isRegistered(hash: string): boolean {
  const was = registered.delete(hash)
  if (was) registered.add(hash)
  return was
}

/** Every card that was read, by its JSON text. Raids that pin identical cards share them. */
const seen = new Map<string, Card>()

/** Returns cards by id with their tokens. Reuses the object of an identical card that was read before. */
function known(cards: readonly Card[]): ReadonlyMap<CardId, Card> {
  if (seen.size === 0) for (const card of allCards.values()) seen.set(JSON.stringify(card), card)
  const all = cards.flatMap((card) => [card, ...tokensOf(card)])
  return new Map(all.map((card) => [card.id, sameAsBefore(card)]))
}

function sameAsBefore(card: Card): Card {
  if (allCards.get(card.id) === card) return card
  const text = JSON.stringify(card)
  const before = seen.get(text)
  if (!before) seen.set(text, card)
  return before ?? card
}
