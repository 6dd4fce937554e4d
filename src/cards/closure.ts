/** Finds the cards that come with other cards: all that may occur in a raid that begins with some cards. */
import { type Card, type CardId, hasNode, tokenSourceId, walk } from '../engine/index.ts'
import { once } from './once.ts'

/** Cards by id. It needs no list of all cards, so that cards can be loaded when they are first requested. */
export interface CardSource {
  has(id: CardId): boolean
  get(id: CardId): Card | undefined
}

/**
 * All cards that may be needed if these are in a game: the cards that their data name by id, such as a hero's next
 * level, and so on recursively. Tokens come with the card that makes them, and bring that card.
 * @param ids ids of cards that aren't in `cards` are left out
 * @returns the cards, sorted by id
 */
export function closureOf(cards: CardSource, ids: Iterable<CardId>): Card[] {
  const found = new Map<CardId, Card>()
  const namedBy = namedAmong(cards)
  const next = [...ids]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const card = cards.get(tokenSourceId(id))
    if (!card || found.has(card.id)) continue
    found.set(card.id, card)
    next.push(...namedBy(card))
  }
  return [...found.values()].sort((a, b) => byId.compare(a.id, b.id))
}

const byId = new Intl.Collator('en', { numeric: true })

/** Every id of one of these cards in a piece of data, at any depth. */
export function idsIn(data: unknown, cards: CardSource): CardId[] {
  const ids: CardId[] = []
  walk({ data }, (node) => {
    for (const part of [...Object.keys(node), ...Object.values(node).flat()])
      if (typeof part === 'string' && cards.has(part)) ids.push(part)
  })
  return ids
}

/** The ids that a card's data contain, for each list of cards. */
const namedAmong = once((cards: CardSource) => once((card: Card) => idsIn(card, cards)))

/**
 * Whether a player says a name for one of these cards. The names of all printed cards then decide whether a name is a
 * card's name or made up (200.3).
 */
export const hasNameSaid = (cards: readonly Card[]): boolean => cards.some(saysName)

const saysName = once((card: Card) =>
  hasNode(card, ({ kind, what }) => kind === 'name' && (what === 'card' || what === 'madeUp')),
)
