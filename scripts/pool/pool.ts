/** All cards of the reference: their printings are grouped, and each card is compiled from all its readings. */

import { parseCard } from '../../src/cards/card-schema/index.ts'
import { nameKey } from '../../src/cards/printed-names/printed-names.ts'
import { cardTextLines as generated } from '../../src/cards/text.ts'
import type { Card } from '../../src/engine/index.ts'
import type { CardByHand } from './by-hand/card-by-hand.ts'
import { cardsByHand } from './by-hand/index.ts'
import { canonicalText } from './canonical-text.ts'
import { wordDifferences } from './compare.ts'
import { type CompileOutcome, compileText, textDataOf } from './compile.ts'
import { decisionsAboutTexts, type TextDecision } from './decisions.ts'
import { factsForCompiling } from './facts.ts'
import { UnclearText } from './refer.ts'
import type { CardSources, PoolRow } from './sources.ts'
import { textLinesOf } from './text-lines.ts'
import { type TextReadings, TextSourceMerger } from './text-source-merger.ts'

/** A card with its printings. */
export interface PrintedPoolCard {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly printings: readonly { readonly row: PoolRow; readonly readings: TextReadings }[]
}

/** Sets whose cards are for raids, so no raider's deck contains them. */
export const RAID_SETS: ReadonlySet<string> = new Set([
  ...['DDD', 'DSK', 'DSM', 'OLR', 'MCR', 'MLR', 'BTR', 'ICR', 'NXR', 'TOK'],
])

/** The set of printed tokens. A token may have the name of a card. */
const TOKENS = 'TOK'

export const nameAndTypeKey = (name: string, type: string): string =>
  `${nameKey(name)} ${type
    .toLowerCase()
    .replace('master ', '')
    .replace(/^ability ally$/, 'ability')}`

export function printedCards(sources: CardSources): PrintedPoolCard[] {
  const witnesses = new TextSourceMerger(sources)
  const groups = new Map<string, PoolRow[]>()
  for (const row of sources.rows) {
    const key = `${nameKey(row.name)} ${row.type}${row.set === TOKENS ? ' token' : ''}${apartFrom(row)}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const taken = new Map<string, number>()
  return [...groups.values()].map((rows) => {
    const [first] = rows
    if (!first) throw new Error('a card without a printing')
    const printings = rows.map((row) => ({ row, readings: witnesses.readings(row) }))
    return { id: freeId(first, taken), name: first.name, type: first.type, printings }
  })
}

/** Returns a suffix that separates a card from others of its name and type, if a decision says so; otherwise ''. */
const apartFrom = ({ set, no }: PoolRow): string =>
  decisionsAboutTexts[`${set}-${no}`]?.apart ? ` ${set}-${no}` : ''

/** Returns the id of a row. If several cards share a set and number (905 rows), the second has the letter b. */
function freeId({ set, no }: PoolRow, taken: Map<string, number>): string {
  const id = `${set}-${no}`
  const n = taken.get(id) ?? 0
  taken.set(id, n + 1)
  return n === 0 ? id : `${id}${String.fromCharCode('a'.charCodeAt(0) + n)}`
}

/** A text of a card, with the facts of its printing. */
export interface CardReading {
  readonly row: PoolRow
  readonly facts: Card
  readonly text: string
}

/** Returns the printing whose facts are right, as decided, or the first one. */
export function rowWithRightFacts(card: PrintedPoolCard): PoolRow {
  const [first] = card.printings
  if (!first) throw new Error(`${card.id} has no printing`)
  return decidedRow(card) ?? first.row
}

const decidedRow = ({ id, printings }: PrintedPoolCard): PoolRow | undefined =>
  printings.find(({ row }) => row.set === decisionsAboutTexts[id]?.printing)?.row

/** Returns all readings of a card's texts. @throws UnclearText if a fact is unknown */
export function readingsOf(card: PrintedPoolCard): CardReading[] {
  const { id, printings } = card
  const decided = decisionsAboutTexts[id]
  const right = decidedRow(card)
  return printings.flatMap(({ row, readings }) => {
    const facts = factsForCompiling(right ?? row, id, decided?.facts)
    return textsOf(row, readings, decided?.text).map((text) => ({ row, facts, text }))
  })
}

const byId = new Map(cardsByHand.map((card) => [card.id, card]))

/** Compiles all readings of a card. They must have one meaning. */
export function compileCard(
  card: PrintedPoolCard,
  hand: CardByHand | undefined = byId.get(card.id),
): CompileOutcome {
  try {
    return agreed(
      readingsOf(card).map(({ row, facts, text }) =>
        checked(compileText(facts, row.type, text, hand?.lines), row, text, hand),
      ),
    )
  } catch (error) {
    if (!(error instanceof UnclearText)) throw error
    return { ok: false, refusals: [{ code: error.code, line: 0 }] }
  }
}

function textsOf(
  { set: ofRow }: PoolRow,
  { pool, prints }: TextReadings,
  decided: TextDecision | undefined,
): string[] {
  if (decided === 'pool') return [pool]
  if (decided === undefined) return [...new Set([pool, ...prints.map(({ text }) => text)])]
  if (decided === 'prints') return prints.slice(0, 1).map(({ text }) => text)
  if ('row' in decided) return decided.row === ofRow ? [pool] : []
  return prints.filter(({ set }) => set === decided.set).map(({ text }) => text)
}

/**
 * Checks that data fit the schema, and that the generated English has the words of the print, without known
 * differences.
 */
function checked(
  outcome: CompileOutcome,
  row: PoolRow,
  text: string,
  hand: CardByHand | undefined,
): CompileOutcome {
  if (!outcome.ok) return outcome
  const parsed = parseCard(outcome.card)
  if (!parsed.ok) throw new Error(parsed.problem)
  const decided = decisionsAboutTexts[outcome.card.id]?.words ?? []
  const listed = new Set([...decided, ...(hand?.differing?.words.split(' ') ?? [])])
  const isSame = differingWords(outcome.card, row, text).every((word) => listed.has(word))
  return isSame ? outcome : { ok: false, refusals: [{ code: 'words differ', line: 0 }] }
}

/** Returns the texts from which a card is compiled, in the words that are compared with the generated text. */
export const printedTexts = (card: PrintedPoolCard): string[] =>
  readingsOf(card).map(({ row, text }) => comparedText(row, text))

const comparedText = ({ name, type }: PoolRow, text: string): string =>
  textLinesOf(name, type, text).join('\n')

/** Returns the words that only the printed or the generated text has, such as "-may". */
export const differingWords = (card: Card, row: PoolRow, text: string): string[] =>
  wordDifferences(comparedText(row, text), generated(card).join('\n'))

function agreed(outcomes: readonly CompileOutcome[]): CompileOutcome {
  const [first] = outcomes
  if (!first) return { ok: false, refusals: [{ code: 'the decided text is missing', line: 0 }] }
  const fitting = outcomes.filter((one) => one.ok)
  if (fitting.length === 0) return first
  if (fitting.length < outcomes.length) return { ok: false, refusals: [{ code: 'sources differ', line: 0 }] }
  const meanings = new Set(fitting.map((one) => canonicalText(textDataOf(one.card))))
  if (meanings.size > 1) return { ok: false, refusals: [{ code: 'sources differ', line: 0 }] }
  const facts = new Set(fitting.map((one) => canonicalText(comparedFacts(one.card))))
  return facts.size > 1 ? { ok: false, refusals: [{ code: 'printed facts differ', line: 0 }] } : first
}

/** Returns the facts that must be equal in all printings. Rarity and number belong to the printing. */
const comparedFacts = ({
  cost,
  atk,
  damageType,
  health,
  def,
  strikeCost,
  tags,
  classes,
  faction,
  bothFactions,
  unique,
  instant,
}: Card) => ({
  cost,
  atk,
  damageType,
  health,
  def,
  strikeCost,
  tags: tags.map(({ tag, limit }) => `${tag} ${limit}`).sort(),
  classes,
  faction,
  bothFactions,
  unique,
  instant,
})
