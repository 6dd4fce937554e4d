/**
 * Stores and loads the card data with which a raid begins, because the raid is played and narrated with these data to
 * its end.
 */
import { cardsWithoutAutomatedText } from '../../campaign/building.ts'
import type { TreasureCard } from '../../campaign/treasure.ts'
import { contentHashOfList } from '../../cards/hash.ts'
import { allCards, hashOfAllCards } from '../../cards/index.ts'
import { cardIdsIn, cardsWithMentionedCards, needsPrintedNames } from '../../cards/mentioned-cards.ts'
import { automatedCard, automatedCardSource, cardFactsOf } from '../../cards/pool/automated.ts'
import { allCardNames } from '../../cards/printed-names/spelling.ts'
import {
  type Card,
  type CardId,
  type Game,
  lairInMode,
  raidModeOrFirst,
  registerCards,
  type Setup,
  tokensMadeByCard,
  unregisterCards,
} from '../../engine/index.ts'
import { raidNamed } from '../../raids/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { findPinnedCards, savePinnedCards } from '../../store/raids/cards.ts'
import { LruCache } from '../generic-caches/lru-cache.ts'
import type { RaidCards } from '../model/raid.ts'
import {
  parseKeyOfPinnedCardNames,
  parsePinnedCardNames,
  parsePinnedCards,
  parsePossibleTreasure,
  withSchemaVersion,
} from '../stored/parse-stored.ts'
import { UnreadableState } from '../stored/unreadable.ts'

/** A setup of a game, with the key of the row that stores its card data. */
export interface SetupWithPinnedCards {
  setup: Setup
  key: string
}

/**
 * Stores today's data of all cards that can occur in a game, and its possible treasure.
 * @returns the complete setup
 */
export async function pinCardsOfSetup(
  tx: Transaction,
  beginning: Omit<Setup, 'cards'>,
): Promise<SetupWithPinnedCards> {
  const { lair, rules, rewards } = roomOf(beginning)
  const cards = [
    ...cardsWithMentionedCards(
      automatedCardSource,
      cardIdsIn(
        [beginning.seats, beginning.bossDeck, beginning.bossCollection, lair, { rules }],
        automatedCardSource,
      ),
    ),
    ...cardsWithoutAutomatedText(
      beginning.seats.flatMap(({ hero, deck, collection = [] }) => [hero, ...deck, ...collection]),
    ),
  ]
  const treasure = rewards ? lootOf(rewards.treasure.set) : []
  const names = needsPrintedNames(cards) ? allCardNames() : null
  const more = names === null ? {} : { names: await savePinnedCards(tx, names) }
  const key = await savePinnedCards(tx, withSchemaVersion({ cards, treasure, ...more }))
  const hash = contentHashOfList(names === null ? cards : [...cards, more])
  register(hash, await read.get(key, async () => ({ cards: known(cards), names: names ?? [] })))
  return { setup: { ...beginning, cards: hash }, key }
}

function roomOf({ raid, mode }: Pick<Setup, 'raid' | 'mode'>) {
  const module = raidNamed(raid)
  if (!module) throw new Error(`there is no raid ${raid}`)
  const { rules } = raidModeOrFirst(module, mode)
  return { lair: lairInMode(module, mode), rules, rewards: module.rewards }
}

const lootOf = (set: string): TreasureCard[] =>
  [...allCards.values()].flatMap((card) =>
    card.set === set && card.no !== ''
      ? [{ id: card.id, set, no: card.no, ...(card.rarity ? { rarity: card.rarity } : {}) }]
      : [],
  )

/** Returns the treasure that a raid can yield, determined when the raid began. @throws UnreadableState */
export async function loadPossibleTreasure(tx: Transaction, key: string): Promise<TreasureCard[]> {
  return parsePossibleTreasure(await storedUnder(tx, key))
}

// ---------------------------------------------------------------- the cards with which raids are narrated

/**
 * Today's cards, for raids that haven't begun. Of a card whose text isn't automated, only the printed facts are
 * known.
 */
const today: RaidCards = {
  get: (id) => automatedCard(id) ?? cardFactsOf(id),
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

  /** Leaves the cards out when the data of a raid are stored as JSON. */
  toJSON(): undefined {
    return undefined
  }
}

const none = new Cards(new Map())

interface PinnedCards {
  readonly cards: ReadonlyMap<CardId, Card>
  /** The names of all cards, if players choose names in the raid; otherwise empty. */
  readonly names: readonly string[]
}

/** The cached card data of raids that are played or looked at, by key. */
const read = new LruCache<PinnedCards>(400)
/** The cached lists of the names of all cards, by key. Each version of the bot has pinned one list. */
const namesRead = new LruCache<readonly string[]>(4)

/**
 * Returns the cards of a raid and their tokens. Before the raid begins, `key` is null and the cards are today's. If
 * stored cards can't be read, the result has no cards.
 */
export async function loadRaidCards(tx: Transaction, key: string | null): Promise<RaidCards> {
  if (key === null) return today
  try {
    return new Cards((await pinned(tx, key)).cards)
  } catch (error) {
    if (error instanceof UnreadableState) return none
    throw error
  }
}

/** Returns the card data with which a raid is played, from a cache. @throws UnreadableState */
const pinned = (tx: Transaction, key: string) =>
  read.get(key, async () => {
    const stored = await storedUnder(tx, key)
    const names = parseKeyOfPinnedCardNames(stored)
    return {
      cards: known(parsePinnedCards(stored)),
      names: names === null ? [] : await namesUnder(tx, names),
    }
  })

const namesUnder = (tx: Transaction, key: string) =>
  namesRead.get(key, async () => parsePinnedCardNames(await storedUnder(tx, key)))

/** Reads the stored card data with this key. @throws UnreadableState if they are missing */
async function storedUnder(tx: Transaction, key: string): Promise<unknown> {
  const stored = await findPinnedCards(tx, key)
  if (stored === null) throw new UnreadableState('broken', `the card data ${key} are not in the database`)
  return stored
}

// ---------------------------------------------------------------- the cards that are registered with the engine

/**
 * Registers the cards of a game with the engine, unless the engine has them.
 * @param key the key of the row that stores them
 * @throws UnreadableState if the card data are missing or can't be read
 */
export async function registerPinnedCards(
  tx: Transaction,
  game: Pick<Game, 'cards'>,
  key: string | null,
): Promise<void> {
  const { cards: hash } = game
  if (hash === hashOfAllCards || isRegistered(hash)) return
  if (key === null) throw new UnreadableState('broken', `nobody knows where its card data ${hash} are`)
  register(hash, await pinned(tx, key))
}

/** The hashes of the card data that this process has registered, the last used at the end. */
const registered = new Set<string>()
const MOST_REGISTERED = 1_000

function register(hash: string, { cards, names }: PinnedCards): void {
  if (hash === hashOfAllCards || isRegistered(hash)) return
  registerCards(hash, cards, names)
  registered.add(hash)
  const [oldest] = registered
  if (registered.size <= MOST_REGISTERED || oldest === undefined) return
  registered.delete(oldest)
  unregisterCards(oldest)
}

/** Whether card data are registered. If so, marks them as just used. */
function isRegistered(hash: string): boolean {
  const was = registered.delete(hash)
  if (was) registered.add(hash)
  return was
}

/** The cards that were read, by their JSON text, so that raids with identical cards share them. */
const seen = new Map<string, Card>()

/** Returns cards and their tokens by id. Reuses the object of an identical card that was read before. */
function known(cards: readonly Card[]): ReadonlyMap<CardId, Card> {
  if (seen.size === 0) for (const card of allCards.values()) seen.set(JSON.stringify(card), card)
  const all = cards.flatMap((card) => [card, ...tokensMadeByCard(card)])
  return new Map(all.map((card) => [card.id, sameAsBefore(card)]))
}

function sameAsBefore(card: Card): Card {
  if (allCards.get(card.id) === card) return card
  const text = JSON.stringify(card)
  const before = seen.get(text)
  if (!before) seen.set(text, card)
  return before ?? card
}
