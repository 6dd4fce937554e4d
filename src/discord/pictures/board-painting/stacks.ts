/** Stacks equal cards, with their number. */
import type { CardContents, PartyContents } from '../board-contents/board.ts'

export interface CardStack {
  /** A card that represents all cards of the stack. */
  readonly card: CardContents
  readonly cards: readonly CardContents[]
  /** The numbers of the cards in the stack, such as "4" or "4–6". */
  readonly numbers: string
}

/**
 * Stacks equal cards, in the order of the first card of each stack. A card in a combat, or that is a target,
 * is not stacked.
 */
export function stackEqualCards(cards: readonly CardContents[]): CardStack[] {
  const stacks = new Map<string, CardContents[]>()
  for (const card of cards) {
    const { id: _id, number: _number, attached: _attached, ...looks } = card
    const key = JSON.stringify(looks)
    stacks.set(key, [...(stacks.get(key) ?? []), card])
  }
  return [...stacks.values()].flatMap((own) => {
    const [card] = own
    return card
      ? [{ card, cards: own, numbers: cardNumberRanges(own.flatMap(({ number }) => number ?? [])) }]
      : []
  })
}

/** Returns ranges of numbers, such as "4–6, 9". */
export function cardNumberRanges(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  const told = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return told.join(', ')
}

export const isCharacterCard = ({ type }: Pick<CardContents, 'type'>): boolean =>
  type === 'ally' || type === 'hero'

/**
 * Returns the importance of a card: -1 if it can be chosen, 0 if it must be visible, up to the cards that are left
 * out first.
 */
function rank({ isChoice, badges, type, exhausted }: CardContents): number {
  if (isChoice) return -1
  if (badges.length > 0) return 0
  if (isCharacterCard({ type })) return exhausted ? 2 : 1
  return type === null ? 5 : exhausted ? 4 : 3
}

/** Sorts characters first, otherwise in the given order. */
const inRows = (stacks: readonly CardStack[]): CardStack[] => [
  ...stacks.filter(({ card }) => isCharacterCard(card)),
  ...stacks.filter(({ card }) => !isCharacterCard(card)),
]

const known = new WeakMap<PartyContents, CardStack[]>()

/** Returns the stacks of a party's cards, the characters first. */
export function cardStacksOfParty(party: PartyContents): CardStack[] {
  const found = known.get(party) ?? inRows(stackEqualCards(party.cards))
  known.set(party, found)
  return found
}

/** Sorts the stacks, the least important first. */
export const sortStacksLeastImportantFirst = (stacks: readonly CardStack[]): CardStack[] =>
  [...stacks].sort((one, other) => rank(other.card) - rank(one.card))
