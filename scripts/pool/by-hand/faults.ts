/** Finds lines by hand that no longer fit their card, and lines by hand that the grammar also reads. */
import type { CompiledPool, CompileResult } from '../all.ts'
import { compareLineByHandWithGrammar } from '../compile.ts'
import { type CardReading, compileCard, differingWords, type PrintedPoolCard, readingsOf } from '../pool.ts'
import { textLinesOf } from '../text-lines.ts'
import type { CardByHand, LineByHand } from './card-by-hand.ts'

/** Returns a sentence for each line by hand that no longer fits its card. */
export function faultsOfLinesByHand({ results }: CompiledPool, handCards: readonly CardByHand[]): string[] {
  const byId = new Map(results.map((one) => [one.printed.id, one]))
  const seen = new Set<string>()
  return handCards.flatMap((card) => {
    if (seen.has(card.id)) return [`${card.id} is written by hand twice.`]
    seen.add(card.id)
    const result = byId.get(card.id)
    return result ? faultsOf(card, result) : [`No printed card has the id ${card.id}.`]
  })
}

function faultsOf(card: CardByHand, { printed, outcome, byHand }: CompileResult): string[] {
  if (printed.name !== card.name) return [`${card.id} is called ${printed.name}, not ${card.name}.`]
  if (byHand) return [`${card.id} ${card.name} is already written whole as ${byHand.id}.`]
  const readings = readingsOf(printed)
  const faults = [...lineFaults(card, readings), ...wordFaults(card, outcome, readings)]
  if (outcome.ok || faults.length > 0) return faults
  const codes = outcome.refusals.map(({ code }) => code)
  return [`${card.id} ${card.name} is refused in spite of its lines by hand: ${codes.join(', ')}.`]
}

/**
 * Returns the lines of a text that are written by hand, each with its facts. An empty one belongs to the line before
 * it.
 */
function handLinesIn({ lines }: CardByHand, { row, facts, text }: CardReading) {
  const printed = textLinesOf(row.name, row.type, text)
  const joined = (n: number): string =>
    isEmpty(lines.get(n + 1)) ? `${printed[n - 1]} ${joined(n + 1)}` : (printed[n - 1] ?? '')
  return [...lines]
    .filter(([n, hand]) => n > printed.length || !isEmpty(hand))
    .map(([n, hand]) => ({
      ...{ n, hand, facts, of: printed.length },
      line: n > printed.length ? undefined : joined(n),
    }))
}

const isEmpty = (hand: LineByHand | undefined): boolean =>
  hand !== undefined && 'several' in hand && hand.several.length === 0

function lineFaults(card: CardByHand, readings: readonly CardReading[]): string[] {
  const lines = readings.flatMap((reading) => handLinesIn(card, reading))
  const texts = (n: number): number =>
    new Set(lines.filter((one) => one.n === n).map(({ line }) => line)).size
  const faults = lines.flatMap(({ n, hand, facts, line, of }) => {
    if (line === undefined) return [`has ${of} lines, so line ${n} can't be written by hand.`]
    if (texts(n) > 1) return [`has several texts of line ${n}. decisions.json should say which one is right.`]
    return compareLineByHandWithGrammar(line, facts, hand) === 'other'
      ? [`has a line ${n} that the grammar reads with other data than the line by hand.`]
      : []
  })
  return [...new Set(faults)].map((fault) => `${card.id} ${card.name} ${fault}`)
}

function wordFaults(
  card: CardByHand,
  outcome: CompileResult['outcome'],
  readings: readonly CardReading[],
): string[] {
  if (!outcome.ok || !card.differing) return []
  const { card: whole } = outcome
  const found = new Set(readings.flatMap(({ row, text }) => differingWords(whole, row, text)))
  return card.differing.words
    .split(' ')
    .filter((word) => !found.has(word))
    .map((word) => `${card.id} ${card.name}: the word ${word} is listed, and no text differs in it.`)
}

/** Returns a sentence for each line by hand that the grammar reads with the same data in every text of its card. */
export const unneededLinesByHand = ({ results }: CompiledPool): string[] =>
  results.flatMap(({ printed, handLines }) => (handLines ? unneededOf(handLines, printed) : []))

function unneededOf(card: CardByHand, printed: PrintedPoolCard): string[] {
  const readings = readingsOf(printed)
  return [...card.lines]
    .filter(([n, hand]) => !isEmpty(hand) && !isEmpty(card.lines.get(n + 1)))
    .filter(([n, hand]) =>
      readings.every((reading) => {
        const line = handLinesIn(card, reading).find((one) => one.n === n)?.line
        return line !== undefined && compareLineByHandWithGrammar(line, reading.facts, hand) === 'same'
      }),
    )
    .filter(([n]) => compilesWithout(card, n, printed))
    .map(([n]) => `${card.id} ${card.name}: the grammar reads line ${n}, so the line by hand can go.`)
}

/**
 * Whether a card compiles without a line by hand. A later line by hand may refer to a name that only this line gives.
 */
const compilesWithout = (card: CardByHand, n: number, printed: PrintedPoolCard): boolean =>
  compileCard(printed, { ...card, lines: new Map([...card.lines].filter(([other]) => other !== n)) }).ok
