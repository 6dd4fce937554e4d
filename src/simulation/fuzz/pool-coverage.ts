/** Records, for all games of a run, which compiled cards have left a hand, and which had an effect. */
import type { CardId, Game, GameEvent } from '../../engine/index.ts'
import { CardEffectCounter } from '../card-effect-counter.ts'
import { compiledDeckCards } from './pool-decks.ts'

export interface PoolCoverageReport {
  /** The number of compiled cards that can be in a deck. */
  cards: number
  inHandOnly: CardId[]
  neverWorked: CardId[]
}

export class PoolCoverage {
  readonly #compiled: ReadonlySet<CardId> = new Set(compiledDeckCards().map(({ id }) => id))
  readonly #left = new Set<CardId>()
  readonly #games: CardEffectCounter[] = []

  /** Watches a game. Returns a function to call with the events of each answer. */
  watch(game: Game): (events: readonly GameEvent[]) => void {
    const decks = game.players.flatMap((player) => [...player.deck, ...player.hand])
    const cards = decks.flatMap((object) => game.objects[object]?.card ?? [])
    const worked = new CardEffectCounter(game, cards)
    this.#games.push(worked)
    return (events) => {
      worked.see(game, events)
      for (const event of events)
        if (event.kind === 'moved' && event.from === 'hand')
          this.#left.add(game.objects[event.object]?.card ?? '')
    }
  }

  report(): PoolCoverageReport {
    const without = (seen: ReadonlySet<CardId>) => [...this.#compiled].filter((id) => !seen.has(id))
    const worked = new Set(this.#games.flatMap(({ times }) => Object.keys(times).filter((id) => times[id])))
    return { cards: this.#compiled.size, inHandOnly: without(this.#left), neverWorked: without(worked) }
  }
}
