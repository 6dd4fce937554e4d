/** Records, for all games of a run, which compiled cards have left a hand, and which of their parts had an effect. */
import { automatedCard } from '../../cards/pool/automated.ts'
import type { CardId, Game, GameEvent } from '../../engine/index.ts'
import { pathsOfRemovableParts } from '../../scenarios/mutant.ts'
import { type CardPartId, cardIdOfPart, WorkingPartTracker } from './parts-at-work.ts'
import { compiledCards, compiledDeckCards } from './pool-decks.ts'

/** The cards that never left a hand, and the parts that never had an effect. */
export interface PoolCoverageReport {
  /** The number of compiled cards that can be in a deck. */
  cards: number
  /** The number of parts of all compiled cards, with heroes. */
  parts: number
  inHandOnly: CardId[]
  neverWorked: CardPartId[]
}

/** The parts of compiled cards that had no effect yet in any game of a run. */
export class PoolCoverage {
  readonly #parts: readonly CardPartId[]
  readonly #cards: readonly CardId[]
  readonly #unseen: Set<CardPartId>

  /** @param parts by default all parts of all compiled cards */
  constructor(parts?: readonly CardPartId[]) {
    const decks = compiledDeckCards().map(({ id }) => id)
    this.#parts = parts ?? compiledCards().flatMap(({ id }) => partsOf(id))
    this.#cards = parts ? decks.filter((id) => parts.some((part) => cardIdOfPart(part) === id)) : decks
    this.#unseen = new Set([...this.#cards.map((id) => `${id}:hand`), ...this.#parts])
  }

  /** The parts that no game has seen at work yet, with cards that never left a hand (`HoA-80:hand`). */
  get unseen(): ReadonlySet<CardPartId> {
    return this.#unseen
  }

  /** Watches a game. Returns a function to call with the events of each answer. */
  watch(game: Game): (events: readonly GameEvent[]) => void {
    const parts = new WorkingPartTracker(game, this.#unseen)
    return (events) => {
      parts.see(events)
      for (const part of parts.seen) this.#unseen.delete(part)
    }
  }

  report(): PoolCoverageReport {
    return {
      cards: this.#cards.length,
      parts: this.#parts.length,
      inHandOnly: this.#cards.filter((id) => this.#unseen.has(`${id}:hand`)),
      neverWorked: this.#parts.filter((part) => this.#unseen.has(part)),
    }
  }
}

function partsOf(id: CardId): CardPartId[] {
  const card = automatedCard(id)
  return card ? pathsOfRemovableParts(card).map((part) => `${id}:${part}`) : []
}
