/**
 * Plants faults in compiled cards, one at a time, and counts how many the checks find: the comparison with the printed
 * words, the counts of these words, and the lint.
 */
import { parseCard } from '../../src/cards/card-schema/index.ts'
import { cardTextLines as generated } from '../../src/cards/text.ts'
import { type Card, DAMAGE_TYPES, randomStateFromSeed, shuffle, walkNodes } from '../../src/engine/index.ts'
import { childNode } from '../../src/scenarios/mutant.ts'
import type { CompiledPool } from './all.ts'
import { canonicalText } from './canonical-text.ts'
import { wordDifferences } from './compare.ts'
import { textDataOf } from './compile.ts'
import { lintCard } from './lint.ts'
import { printedTexts } from './pool.ts'
import { hasListedCounts } from './word-counts.ts'

/** Returns each version of the node with one fault of a kind; empty if the node can't have such a fault. */
type Plant = (node: Node) => readonly unknown[]
type Node = Readonly<Record<string, unknown>>

const NUMBERS = [
  'amount',
  'count',
  'atk',
  'health',
  'def',
  'more',
  'less',
  'n',
  'value',
  'dice',
  'min',
  'max',
]
const CONDITIONS = ['if', 'when', 'while'] as const

const without = (node: Node, key: string): unknown => {
  const { [key]: _, ...rest } = node
  return rest
}

const withOther = (node: Node, key: string, other: unknown): unknown => ({ ...node, [key]: other })

const otherType = (type: unknown): string | undefined =>
  typeof type === 'string'
    ? DAMAGE_TYPES[((DAMAGE_TYPES as readonly string[]).indexOf(type) + 1) % DAMAGE_TYPES.length]
    : undefined

const isDamageType = (type: unknown): boolean => DAMAGE_TYPES.some((one) => one === type)

const SIDES: Readonly<Record<string, string>> = { you: 'opponents', friends: 'opponents', opponents: 'you' }

const REFERENCES = ['self', 'host', 'thatTarget', 'event', 'bound'] as const

/** The kinds of faults, with the share of each that the comparison of words must find (in percent). */
const KINDS: Readonly<Record<string, { readonly least: number; readonly plant: Plant }>> = {
  numbers: {
    least: 100,
    plant: (node) =>
      NUMBERS.flatMap((key) => {
        const n = node[key]
        return typeof n === 'number' && n > 1 ? [withOther(node, key, n + 1)] : []
      }),
  },
  damageTypes: {
    least: 100,
    plant: (node) => [
      ...(node.kind === 'damageType' && isDamageType(node.type)
        ? [withOther(node, 'type', otherType(node.type))]
        : []),
      ...(Array.isArray(node.types) && isDamageType(node.types[0])
        ? [withOther(node, 'types', [otherType(node.types[0])])]
        : []),
    ],
  },
  may: { least: 100, plant: (node) => (node.kind === 'may' ? [node.do] : []) },
  durations: {
    least: 100,
    plant: (node) =>
      node.kind === 'modify' && typeof node.duration === 'string'
        ? [withOther(node, 'duration', node.duration === 'turn' ? 'game' : 'turn')]
        : [],
  },
  sides: {
    least: 95,
    plant: (node) => {
      const { players } = node
      if (
        node.kind !== 'controlledBy' ||
        typeof players !== 'object' ||
        players === null ||
        !('kind' in players)
      )
        return []
      const other = SIDES[String(players.kind)]
      return other ? [withOther(node, 'players', { kind: other })] : []
    },
  },
  descriptions: {
    least: 62,
    plant: (node) => {
      const { all } = node
      if (node.kind !== 'and' || !Array.isArray(all)) return []
      return all.map((_, i) =>
        withOther(
          node,
          'all',
          all.filter((__, j) => i !== j),
        ),
      )
    },
  },
  conditions: {
    least: 49,
    plant: (node) => [
      ...CONDITIONS.flatMap((key) => (typeof node[key] === 'object' ? [without(node, key)] : [])),
      ...(node.kind === 'if' && node.else === undefined ? [node.then] : []),
    ],
  },
  pronouns: {
    least: 5,
    plant: (node) => {
      const { kind } = node
      if (!REFERENCES.some((one) => one === kind)) return []
      return [kind === 'self' ? { kind: 'host' } : { kind: 'self' }]
    },
  },
}

interface MissedFault {
  readonly id: string
  /** The place in the card's data, such as "powers.0.effect". */
  readonly path: string
  /** The data at this place, without the fault and with it. */
  readonly before: unknown
  readonly after: unknown
  readonly english: string
}

interface Planted {
  readonly planted: number
  readonly found: number
  /** The share of the planted faults that were found, in percent, and the share that must be found. */
  readonly share: number
  readonly least: number
  /** The faults that were not found, with the English of the faulty card. */
  readonly missed: readonly MissedFault[]
}

/** A place in a card's text, and the fault that is planted there. */
interface Place {
  readonly card: Card
  readonly texts: readonly string[]
  readonly path: string
  readonly node: unknown
  readonly fault: unknown
}

/** Plants faults of each kind, and returns how many were found. @param most the number of faults of each kind */
export function plantFaults({ results }: CompiledPool, most: number, seed: number): Record<string, Planted> {
  const rng = { rng: randomStateFromSeed(seed) }
  const cards = results.flatMap(({ printed, outcome }) =>
    outcome.ok ? [{ card: outcome.card, texts: printedTexts(printed) }] : [],
  )
  return Object.fromEntries(
    Object.entries(KINDS).map(([kind, { least, plant }]) => {
      const places = cards.flatMap(({ card, texts }) => placesIn(card, texts, plant))
      shuffle(rng, places)
      return [kind, tried(places, most, least)]
    }),
  )
}

const placesIn = (card: Card, texts: readonly string[], plant: Plant): Place[] => {
  const places: Place[] = []
  walkNodes(textDataOf(card), (node, path) => {
    places.push(...plant(node).map((fault) => ({ card, texts, path, node, fault })))
  })
  return places
}

/** Plants `most` faults. A fault that doesn't fit the schema or changes no meaning is skipped. */
function tried(places: readonly Place[], most: number, least: number): Planted {
  const missed: MissedFault[] = []
  let planted = 0
  for (const place of places) {
    if (planted === most) break
    const faulty = withFault(place)
    if (!faulty) continue
    planted++
    const english = generated(faulty).join('\n')
    if (!isFound(place, faulty, english))
      missed.push({ id: faulty.id, path: place.path, before: place.node, after: place.fault, english })
  }
  const found = planted - missed.length
  const share = planted === 0 ? 0 : Math.round((1000 * found) / planted) / 10
  return { planted, found, share, least, missed }
}

/** Returns the card with the fault; undefined if that card doesn't fit the schema or has the same meaning. */
function withFault({ card, path, fault }: Place): Card | undefined {
  const copy = structuredClone(card)
  const keys = path.split('.')
  const last = keys.pop()
  const node = keys.reduce<unknown>(childNode, copy)
  if (last === undefined || typeof node !== 'object' || node === null) return undefined
  Reflect.set(node, last, fault)
  const parsed = parseCard(copy)
  return parsed.ok && canonicalText(textDataOf(copy)) !== canonicalText(textDataOf(card)) ? copy : undefined
}

/**
 * Whether a fault is found: the lint reports it, the counts of words are not those that are listed for the card, or more
 * words differ from each reading than on the right card.
 */
function isFound({ card, texts }: Place, faulty: Card, english: string): boolean {
  if (lintCard(faulty).length > 0 || !hasListedCounts(card.id, texts, english)) return true
  const right = generated(card).join('\n')
  return texts.every((text) => {
    const known = new Set(wordDifferences(text, right))
    return wordDifferences(text, english).some((word) => !known.has(word))
  })
}

export const formatFaultReport = (found: Readonly<Record<string, Planted>>): string[] =>
  Object.entries(found).map(
    ([kind, { planted, found: caught, share, least }]) =>
      `${kind}: ${caught} of ${planted} found (${share} %; at least ${least} % is expected)`,
  )
