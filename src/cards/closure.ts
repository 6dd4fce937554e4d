/** Which cards come with others: what may turn up in a raid that begins with some. */
import { type Card, type CardId, hasNode, makerOf, walk } from '../engine/index.ts'
import { once } from './once.ts'

type Cards = ReadonlyMap<CardId, Card>

/**
 * All cards that could be asked for once these are in a game: those that their data name by id, such as a hero's next
 * level, and so on from there. Tokens come with the card that makes them, and bring it. If any of them has a player say
 * a name, every card is: what is a card's name and what is made up depends on all of them (200.3).
 * @param ids of others than these cards are left out
 * @returns them in the order of `cards`
 */
export function closureOf(cards: Cards, ids: Iterable<CardId>): Card[] {
  const found = new Set<CardId>()
  const namedBy = namedAmong(cards)
  const next = [...ids]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const card = cards.get(makerOf(id))
    if (!card || found.has(card.id)) continue
    found.add(card.id)
    next.push(...namedBy(card))
  }
  const all = [...cards.values()].filter(({ no }) => no !== '')
  const some = all.filter(({ id }) => found.has(id))
  return some.some(hasNameSaid) ? all : some
}

/** Every id of one of these cards in a piece of data, wherever it stands. */
export function idsIn(data: unknown, cards: Cards): CardId[] {
  const ids: CardId[] = []
  walk({ data }, (node) => {
    for (const part of [...Object.keys(node), ...Object.values(node).flat()])
      if (typeof part === 'string' && cards.has(part)) ids.push(part)
  })
  return ids
}

/** What a card names among all cards that there are. */
const namedAmong = once((cards: Cards) => once((card: Card) => idsIn(card, cards)))

const hasNameSaid = once((card: Card) =>
  hasNode(card, ({ kind, what }) => kind === 'name' && (what === 'card' || what === 'madeUp')),
)
