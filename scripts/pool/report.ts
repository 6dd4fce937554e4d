/** Coverage: how many cards are automated, and why the others are refused. */
import { nameKey } from '../../src/cards/printed-names/printed-names.ts'
import type { CompiledPool, CompileResult } from './all.ts'
import { countPlayableDecks } from './public-decks.ts'

interface Part {
  automated: number
  of: number
}

export interface CoverageReport {
  readonly rows: number
  readonly names: number
  /** Cards that can be in a raider's deck, by name and type. */
  readonly raiders: number
  readonly automated: number
  /** Cards that are written by hand, whole or in some lines. */
  readonly byHand: number
  /** The number of these of which only some lines are written by hand. */
  readonly linesByHand: number
  readonly compiled: number
  readonly refused: Readonly<Record<string, number>>
  /** The number of published deck lists that consist of automated cards only, and the number of all lists. */
  readonly decks: { readonly whole: number; readonly of: number }
  readonly bySet: Readonly<Record<string, Part>>
  readonly byType: Readonly<Record<string, Part>>
}

const isAutomated = ({ byHand, outcome }: CompileResult): boolean => byHand !== undefined || outcome.ok

export function coverageReport({ rows, results }: CompiledPool): CoverageReport {
  const raiders = results.filter((one) => one.isRaiders)
  const refused = new Map<string, number>()
  for (const { byHand, outcome } of raiders)
    if (!byHand && !outcome.ok) {
      const [first] = outcome.refusals
      const code = outcome.refusals.length > 1 ? 'several lines' : (first?.code ?? '')
      refused.set(code, (refused.get(code) ?? 0) + 1)
    }
  const withLines = raiders.filter((one) => !one.byHand && one.outcome.ok && one.handLines)
  return {
    rows,
    names: results.length,
    raiders: raiders.length,
    automated: raiders.filter(isAutomated).length,
    byHand: raiders.filter((one) => one.byHand).length + withLines.length,
    linesByHand: withLines.length,
    compiled: raiders.filter((one) => !one.byHand && one.outcome.ok).length - withLines.length,
    refused: Object.fromEntries([...refused].sort(([, a], [, b]) => b - a)),
    decks: countPlayableDecks(automatedKeys(results)),
    bySet: partsOf(raiders, ({ printed }) => printed.printings[0]?.row.set ?? ''),
    byType: partsOf(raiders, ({ printed }) => printed.type),
  }
}

/** Returns a function that says whether a card with this name key is automated. */
function automatedKeys(results: readonly CompileResult[]): (key: string) => boolean {
  const keys = new Set(results.filter(isAutomated).map(({ printed }) => nameKey(printed.name)))
  return (key) => keys.has(key)
}

function partsOf(
  results: readonly CompileResult[],
  keyOf: (one: CompileResult) => string,
): Record<string, Part> {
  const parts: Record<string, Part> = {}
  for (const one of results) {
    const part = parts[keyOf(one)] ?? { automated: 0, of: 0 }
    parts[keyOf(one)] = part
    part.of++
    if (isAutomated(one)) part.automated++
  }
  return parts
}

export function coverageReportLines(all: CompiledPool): string[] {
  const { bySet, byType, refused, decks, ...totals } = coverageReport(all)
  const share = ({ automated, of }: Part): string =>
    `${automated} of ${of} (${Math.round((100 * automated) / of)} %)`
  const table = (title: string, parts: Readonly<Record<string, Part>>): string[] => [
    title,
    ...Object.entries(parts).map(([name, part]) => `  ${name.padEnd(12)} ${share(part)}`),
  ]
  return [
    ...Object.entries(totals).map(([name, n]) => `${name.padEnd(12)} ${n}`),
    `${'decks'.padEnd(12)} ${decks.whole} of ${decks.of}`,
    ...table('By type', byType),
    ...table('By set', bySet),
    'Refused',
    ...Object.entries(refused).map(([code, n]) => `  ${String(n).padStart(4)}  ${code}`),
  ]
}
