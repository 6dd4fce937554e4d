/** Compiles every card of the reference that isn't written by hand. */
import { allCards } from '../../src/cards/index.ts'
import type { Card } from '../../src/engine/index.ts'
import type { Outcome } from './compile.ts'
import { compiled, keyOf, type Printed, printedCards, RAID_SETS } from './pool.ts'
import type { Sources } from './sources.ts'

export interface Result {
  readonly printed: Printed
  readonly outcome: Outcome
  /** The card of that name and type that is written by hand. It takes precedence. */
  readonly byHand?: Card
  /** Whether a raider's deck may contain it. */
  readonly isRaiders: boolean
}

export interface All {
  readonly rows: number
  readonly results: readonly Result[]
}

export function compileAll(sources: Sources): All {
  const hand = new Map([...allCards.values()].map((card) => [keyOf(card.name, card.type), card]))
  const results = printedCards(sources).map((printed): Result => {
    const byHand = hand.get(keyOf(printed.name, printed.type))
    const isRaiders = printed.type !== 'Achievement' && printed.printings.some(({ row }) => !RAID_SETS.has(row.set))
    return { printed, outcome: compiled(printed), isRaiders, ...(byHand ? { byHand } : {}) }
  })
  return { rows: sources.rows.length, results }
}
