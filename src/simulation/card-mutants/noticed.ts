/**
 * Looks for a difference between games that are played with a whole card, and the same games with the card without one
 * of its parts. Both games of a pair get the same random answers.
 */
import {
  applyInput,
  type Card,
  type CardId,
  type Decision,
  type Game,
  type Input,
  isRefusal,
  randomPicks,
  registerCards,
  unregisterCards,
  viewFor,
} from '../../engine/index.ts'
import { cardsWithPartRemoved } from '../../scenarios/mutant.ts'
import { poolAndOtherCards } from '../fuzz/pool-decks.ts'
import { startGameWithResources } from '../fuzz/tables.ts'
import { newAnswerInput } from '../invariant-checks/answers.ts'
import {
  newRandomNumberGenerator,
  type RandomNumberGenerator,
  randomElement,
} from '../invariant-checks/random-numbers.ts'
import { randomTableForCard, type TableForCard } from './focused-table.ts'

/** The games in which a difference is looked for. */
export interface MutantPlan {
  readonly seed: number
  /** The number of random tables that are tried. */
  readonly tables: number
  /** The number of answers at each table. */
  readonly answers: number
}

const WHOLE = 'whole cards of the pool'
const MUTATED = 'cards of the pool, one of them without a part'

/** Returns the index of the table at which the absence of the part made a difference, or null if it made none. */
export function indexOfTableNoticingMutant(
  card: Card,
  part: string,
  { seed, tables, answers }: MutantPlan,
): number | null {
  registerCards(WHOLE, poolAndOtherCards())
  registerCards(MUTATED, cardsWithPartRemoved(poolAndOtherCards(), `${card.id}:${part}`))
  try {
    for (let n = 0; n < tables; n++) if (differs(randomTableForCard(card, seed + n), answers)) return n
    return null
  } finally {
    unregisterCards(MUTATED)
  }
}

function differs(table: TableForCard, answers: number): boolean {
  const { setup, seed, resources } = table
  const open = (cards: string) => startGameWithResources({ ...setup, cards }, seed, resources)
  const [whole, mutated] = [open(WHOLE), open(MUTATED)]
  const next = newRandomNumberGenerator(seed + 1)
  for (let n = 0; n < answers && whole.decision; n++) {
    if (seen(whole) !== seen(mutated)) return true
    const answer = newAnswerInput(whole.decision, picksAbout(whole, whole.decision, table, next))
    const events = applyInput(whole, answer)
    if (isRefusal(events)) throw new Error(`a random legal answer was refused: ${events.why}`)
    if (JSON.stringify(events) !== resultOf(mutated, answer)) return true
  }
  return seen(whole) !== seen(mutated)
}

/** Applies an answer, and returns the events as text, or the error if the engine fails because the part is missing. */
function resultOf(game: Game, answer: Input): string {
  try {
    return JSON.stringify(applyInput(game, answer))
  } catch (error) {
    return String(error)
  }
}

/** Returns the open decision and the view of the player who is asked. */
const seen = (game: Game): string =>
  JSON.stringify([game.decision, { ...viewFor(game, game.decision?.seat ?? 0), cards: '' }])

/**
 * Returns random picks. In half of the decisions that offer copies of the card, a copy is picked, and in a third of the
 * others that offer its partners, a partner is picked.
 */
function picksAbout(
  game: Game,
  decision: Decision,
  table: TableForCard,
  next: RandomNumberGenerator,
): string[] {
  const { options, min, max, amounts } = decision
  if (min > 1 || max < 1 || amounts) return randomPicks(decision, next)
  const among = (cards: readonly CardId[]) =>
    options.filter((option) => 'object' in option && cards.includes(game.objects[option.object]?.card ?? ''))
  const about = next(2) === 0 ? among([table.card]) : next(3) === 0 ? among(table.partners) : []
  return about.length > 0 ? [randomElement(about, next).id] : randomPicks(decision, next)
}
