/** Plans prepared tables for the parts that weren't seen at work yet. Parts that were tried least often come first. */
import type { Card, CardId } from '../../engine/index.ts'
import { newRandomNumberGenerator } from '../invariant-checks/random-numbers.ts'
import { type CardPartId, cardIdOfPart } from './parts-at-work.ts'
import { poolCards } from './pool-decks.ts'
import { heroAndCardsForOneDeck, type PreparedTable } from './prepared-tables.ts'

/** The number of different cards in a deck. The index is the number of earlier tables with the deck's first card. */
const NAMES = [12, 8, 4, 2, 1] as const
const DECKS = 2

/** The maximum number of cards with wanted parts at one table. */
const FEW = NAMES[0] * DECKS + DECKS

export class PreparedTablePlanner {
  readonly #cards: readonly Card[]
  /** The number of tables with each card. */
  readonly #tries = new Map<CardId, number>()

  /** @param seed decides which cards are tried first */
  constructor(seed: number) {
    const next = newRandomNumberGenerator(seed)
    const drawn = poolCards().map((card) => ({ card, at: next(1e6) }))
    this.#cards = drawn.sort((a, b) => a.at - b.at).map(({ card }) => card)
  }

  /** Returns the next table, or null if all parts were seen. If few parts are left, all of them are at one table. */
  next(seed: number, unseen: ReadonlySet<CardPartId>): PreparedTable | null {
    const cards = this.#cardsByTries(unseen)
    const chosen = cards.length <= FEW ? new Set(cards.map(({ id }) => id)) : this.#choose(cards, seed)
    for (const card of chosen) this.#tries.set(card, this.#triesOf(card) + 1)
    const parts = [...unseen].filter((part) => chosen.has(cardIdOfPart(part)))
    return parts.length === 0 ? null : { seed, parts }
  }

  #choose(cards: readonly Card[], seed: number): Set<CardId> {
    const next = newRandomNumberGenerator(seed)
    let left = cards
    const chosen = new Set<CardId>()
    for (let deck = 0; deck < DECKS; deck++) {
      const [first] = left
      if (!first) break
      const names = NAMES[Math.min(this.#triesOf(first.id), NAMES.length - 1)] ?? 1
      for (const { id } of heroAndCardsForOneDeck(left, names, next)) chosen.add(id)
      left = left.filter(({ id }) => !chosen.has(id))
    }
    return chosen
  }

  #triesOf(card: CardId): number {
    return this.#tries.get(card) ?? 0
  }

  #cardsByTries(unseen: ReadonlySet<CardPartId>): Card[] {
    const ids = new Set([...unseen].map(cardIdOfPart))
    const cards = this.#cards.filter(({ id }) => ids.has(id))
    return cards.sort((a, b) => this.#triesOf(a.id) - this.#triesOf(b.id))
  }
}
