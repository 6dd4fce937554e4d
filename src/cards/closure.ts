/** Finds the cards that come with other cards: all that may occur in a raid that begins with some cards. */
import { type Card, type CardId, hasNode, tokenSourceId, walk } from '../engine/index.ts'
import { once } from './once.ts'

type Cards = ReadonlyMap<CardId, Card>

/**
 * All cards that may be needed if these are in a game: the cards that their data name by id, such as a hero's next
 * level, and so on recursively. Tokens come with the card that makes them, and bring that card. If a player says a
 * name for any of these cards, every card is included, because only the full list decides whether a name is a card's
 * name or made up (200.3).
 * @param ids ids of cards that aren't in `cards` are left out
 * @returns the cards in the order of `cards`
 */
export function closureOf(cards: Cards, ids: Iterable<CardId>): Card[] {
  const found = new Set<CardId>()
  const namedBy = namedAmong(cards)
  const next = [...ids]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const card = cards.get(tokenSourceId(id))
    if (!card || found.has(card.id)) continue
    found.add(card.id)
    next.push(...namedBy(card))
  }
  const all = [...cards.values()].filter(({ no }) => no !== '')
  const some = all.filter(({ id }) => found.has(id))
  return some.some(hasNameSaid) ? all : some
}

/** Every id of one of these cards in a piece of data, at any depth. */
export function idsIn(data: unknown, cards: Cards): CardId[] {
  const ids: CardId[] = []
  walk({ data }, (node) => {
    for (const part of [...Object.keys(node), ...Object.values(node).flat()])
      if (typeof part === 'string' && cards.has(part)) ids.push(part)
  })
  return ids
}

/** The ids that a card's data contain, for each list of cards. */
const namedAmong = once((cards: Cards) => once((card: Card) => idsIn(card, cards)))

const hasNameSaid = once((card: Card) =>
  hasNode(card, ({ kind, what }) => kind === 'name' && (what === 'card' || what === 'madeUp')),
)
