/** Cards that are alike lie on one another, with how many they are. */
import type { CardShown, PartyShown } from '../board/board.ts'

export interface Stack {
  /** How each of them is. */
  readonly card: CardShown
  readonly cards: readonly CardShown[]
  /** "4", "4–6" */
  readonly numbers: string
}

/** In the order of the first of each. What takes part in a combat or is aimed at lies by itself. */
export function stacked(cards: readonly CardShown[]): Stack[] {
  const stacks = new Map<string, CardShown[]>()
  for (const card of cards) {
    const { id: _id, number: _number, attached: _attached, ...looks } = card
    const key = JSON.stringify(looks)
    stacks.set(key, [...(stacks.get(key) ?? []), card])
  }
  return [...stacks.values()].flatMap((own) => {
    const [card] = own
    return card ? [{ card, cards: own, numbers: numbered(own.flatMap(({ number }) => number ?? [])) }] : []
  })
}

/** "4–6, 9" */
export function numbered(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  const told = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return told.join(', ')
}

export const isCharacter = ({ type }: Pick<CardShown, 'type'>): boolean => type === 'ally' || type === 'hero'

/** What is asked about, -1, what must be seen, 0, to what may be summed up first. */
function rank({ isChoice, badges, type, exhausted }: CardShown): number {
  if (isChoice) return -1
  if (badges.length > 0) return 0
  if (isCharacter({ type })) return exhausted ? 2 : 1
  return type === null ? 5 : exhausted ? 4 : 3
}

/** Characters first, as on a table; else as they came. */
const inRows = (stacks: readonly Stack[]): Stack[] => [
  ...stacks.filter(({ card }) => isCharacter(card)),
  ...stacks.filter(({ card }) => !isCharacter(card)),
]

const known = new WeakMap<PartyShown, Stack[]>()

/** Of a party, as they lie. */
export function stacksOf(party: PartyShown): Stack[] {
  const found = known.get(party) ?? inRows(stacked(party.cards))
  known.set(party, found)
  return found
}

/** The least important first. */
export const byImportance = (stacks: readonly Stack[]): Stack[] =>
  [...stacks].sort((one, other) => rank(other.card) - rank(one.card))
