/**
 * Deck lists. Which cards are in a deck is known; how many of each mostly is not, so the copies are OURS to choose:
 * a group that owns the box corrects a number here.
 */
export interface DeckList {
  readonly key: string
  readonly name: string
  /** The starting hero's card id. */
  readonly hero: string
  /** Copies by card id. */
  readonly copies: Readonly<Record<string, number>>
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
const times = (copies: number, ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.map((id) => [id, copies]))

const deadmines = (nos: readonly number[]) => nos.map((no) => `DDD-${no}`)
const rogueNos = numbers(2, 31).map((no) => `CD2-R${no}`)
const warriorNos = numbers(2, 31).map((no) => `CD2-${inBothDecks(no)}`)

/** The Warrior's Wysko (20) and quests (26–31) are the cards that the Rogue deck defines. */
function inBothDecks(no: number): string {
  if (no === 20) return 'R21'
  return no >= 26 ? `R${no}` : `W${no}`
}

/**
 * 60 cards. Known: Bosses and equipment once. Ours: allies three times, and eight of the nineteen abilities twice,
 * the milder ones.
 */
export const deadminesDeck: DeckList = {
  key: 'deadmines',
  name: 'The Deadmines',
  hero: 'DDD-1',
  copies: {
    ...times(1, deadmines(numbers(5, 9))),
    ...times(3, deadmines(numbers(10, 17))),
    ...times(1, deadmines(numbers(18, 36))),
    ...times(2, deadmines([19, 21, 23, 24, 25, 31, 32, 35])),
    ...times(1, deadmines(numbers(37, 40))),
  },
}

/** A class starter is its hero and 60 cards: thirty kinds. Ours: two of each. */
export const starterDecks: readonly DeckList[] = [
  { key: 'horde-rogue', name: 'Frizlix, Horde Rogue', hero: 'CD2-R1', copies: times(2, rogueNos) },
  { key: 'horde-warrior', name: 'Gurzak, Horde Warrior', hero: 'CD2-W1', copies: times(2, warriorNos) },
]

export const dungeonDecks: readonly DeckList[] = [deadminesDeck]

/** Every copy as one id, in the order of the list. */
export const cardIdsOf = (deck: DeckList): string[] =>
  Object.entries(deck.copies).flatMap(([id, copies]) => Array.from({ length: copies }, () => id))
