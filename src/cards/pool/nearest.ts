/** Names that somebody may have meant. */
import { nameKey, printedCards } from './pool.ts'

/** Below this a name is merely another one. */
const ALIKE = 0.45

let pairs: readonly { name: string; pairs: ReadonlySet<string> }[] | undefined

/** The printed names that share most pairs of letters with this one, the nearest first; none may be near. */
export function nearestNames(name: string, most = 3): string[] {
  pairs ??= [...printedCards()].map(([key, card]) => ({ name: card.name, pairs: pairsOf(key) }))
  const wanted = pairsOf(nameKey(name).slice(0, 60))
  return pairs
    .map((one) => ({ name: one.name, score: likeness(wanted, one.pairs) }))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name))
    .slice(0, most)
    .map((one) => one.name)
}

function pairsOf(key: string): ReadonlySet<string> {
  const padded = ` ${key} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}

/** Dice's coefficient: 1 for the same pairs, 0 for none in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0
  for (const pair of a) if (b.has(pair)) both++
  return (2 * both) / (a.size + b.size)
}
