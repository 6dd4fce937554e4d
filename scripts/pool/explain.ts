/** Explains one card: what is understood of each line, how far it gets, and what was expected there. */
import { nameKey } from '../../src/cards/printed-names/printed-names.ts'
import { cardTextLines } from '../../src/cards/text.ts'
import { cardsByHand } from './by-hand/index.ts'
import { ParseChart } from './chart.ts'
import { parsesOfLine } from './compile.ts'
import { grammar } from './grammar/index.ts'
import { compileCard, type PrintedPoolCard, printedCards } from './pool.ts'
import { type CardSources, MissingInput } from './sources.ts'
import { textLinesOf } from './text-lines.ts'
import { tokenize } from './tokens.ts'

export function explainCard(sources: CardSources, name: string): string[] {
  const cards = printedCards(sources).filter((card) => nameKey(card.name) === nameKey(name))
  if (cards.length === 0) throw new MissingInput(`No printed card is called ${name}.`)
  return cards.flatMap(explained)
}

function explained(card: PrintedPoolCard): string[] {
  const outcome = compileCard(card)
  const hand = cardsByHand.find(({ id }) => id === card.id)
  const texts = new Map<string, string>()
  for (const { row, readings } of card.printings)
    for (const { set, text } of [{ set: `pool.jsonl ${row.set}`, text: readings.pool }, ...readings.prints])
      if (!texts.has(text)) texts.set(text, set)
  return [
    `${card.id} ${card.name} (${card.type})`,
    ...[...texts].flatMap(([text, set]) => [
      ...(texts.size > 1 ? [`text of ${set}`] : []),
      ...textLinesOf(card.name, card.type, text).flatMap((line, i) =>
        hand?.lines.has(i + 1) ? [`  ${line}`, '    by hand'] : explainedLine(line),
      ),
    ]),
    ...(outcome.ok
      ? ['compiled', ...cardTextLines(outcome.card).map((line) => `  ${line}`), JSON.stringify(outcome.card)]
      : outcome.refusals.map(({ code, line }) => `refused: ${code}${line > 0 ? ` (line ${line})` : ''}`)),
  ]
}

function explainedLine(line: string): string[] {
  const parses = parsesOfLine(line)
  if (parses.length > 0)
    return [
      `  ${line}`,
      ...(parses.length > 1 ? parses.map((one) => `    one reading: ${JSON.stringify(one)}`) : []),
    ]
  const chart = new ParseChart(grammar, tokenize(line))
  chart.whole('line')
  const { written } = chart.line
  return [
    `  ${written.slice(0, chart.far).join(' ')}  ⟨here⟩  ${written.slice(chart.far).join(' ')}`,
    `    expected: ${[...chart.expected].slice(0, 30).join(', ')}`,
  ]
}
