/** Finds all cards that may occur in a raid that begins with some cards. */
import { type Card, type CardId, hasNode, memoize, tokenSourceId, walkNodes } from '../engine/index.ts'

/** Looks up cards by id. Cards can be loaded when they are first requested. */
export interface CardSource {
  has(id: CardId): boolean
  get(id: CardId): Card | undefined
}

/**
 * Returns all cards that may be needed in a game with these cards: the cards that their data name by id, such as a
 * hero's next level, and recursively the cards that these name. A token is included with the card that makes it, and
 * that card with the token.
 * @param ids ids that `cards` doesn't know are ignored
 * @returns the cards, sorted by id
 */
export function cardsWithMentionedCards(cards: CardSource, ids: Iterable<CardId>): Card[] {
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

/** Returns every id of a known card in a piece of data, at any depth. */
export function cardIdsIn(data: unknown, cards: CardSource): CardId[] {
  const ids: CardId[] = []
  walkNodes({ data }, (node) => {
    for (const part of [...Object.keys(node), ...Object.values(node).flat()])
      if (typeof part === 'string' && cards.has(part)) ids.push(part)
  })
  return ids
}

/** Returns the ids in a card's data, computed once for each card and each source of cards. */
const namedAmong = memoize((cards: CardSource) => memoize((card: Card) => cardIdsIn(card, cards)))

/**
 * Whether a card asks a player to say a name. Then the names of all printed cards are needed, to decide whether a
 * said name is a card's name (200.3).
 */
export const needsPrintedNames = (cards: readonly Card[]): boolean => cards.some(saysName)

const saysName = memoize((card: Card) =>
  hasNode(card, ({ kind, what }) => kind === 'name' && (what === 'card' || what === 'madeUp')),
)
