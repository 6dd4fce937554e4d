/** Takes parts out of compiled cards, and looks at random tables for a difference. */
import { isPlayedFromCompiledData } from '../../src/cards/pool/automated.ts'
import { printedEntries } from '../../src/cards/pool/printed.ts'
import type { Card } from '../../src/engine/index.ts'
import { pathsOfNestedRemovableParts, pathsOfRemovableParts } from '../../src/scenarios/mutant.ts'
import { requireAutomatedCard } from '../../src/simulation/card-mutants/focused-table.ts'
import { indexOfTableNoticingMutant } from '../../src/simulation/card-mutants/noticed.ts'
import { newRandomNumberGenerator } from '../../src/simulation/invariant-checks/random-numbers.ts'
import type { MutationResult } from './stories.ts'

export interface PoolMutationPlan {
  /** The number of cards that are drawn; Infinity for all. */
  readonly cards: number
  /** The ids of the cards that are taken instead of random ones. */
  readonly only: readonly string[] | undefined
  readonly seed: number
  readonly tables: number
  readonly fine: boolean
  readonly onPart: (part: string, card: Card, isNoticed: boolean) => void
}

const ANSWERS = 250

export function mutatePoolCards({
  cards,
  only,
  seed,
  tables,
  fine,
  onPart,
}: PoolMutationPlan): MutationResult & { cards: number } {
  const drawn = only?.map(requireAutomatedCard) ?? drawnCards(cards, seed)
  const survivors: string[] = []
  let powers = 0
  for (const card of drawn)
    for (const part of fine ? pathsOfNestedRemovableParts(card) : pathsOfRemovableParts(card)) {
      const name = `${card.id}:${part}`
      const isNoticed = indexOfTableNoticingMutant(card, part, { seed, tables, answers: ANSWERS }) !== null
      powers += 1
      if (!isNoticed) survivors.push(name)
      onPart(name, card, isNoticed)
    }
  return { cards: drawn.length, powers, survivors }
}

function drawnCards(count: number, seed: number): Card[] {
  const left = printedEntries().filter(isPlayedFromCompiledData)
  const next = newRandomNumberGenerator(seed)
  const drawn: Card[] = []
  while (drawn.length < count && left.length > 0) {
    const [row] = left.splice(next(left.length), 1)
    if (row) drawn.push(requireAutomatedCard(row.id))
  }
  return drawn
}
