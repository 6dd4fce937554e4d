/** Avoids cards that would only take the place of a card that is as good (414). */
import type { CardView, ObjectId, View } from '../engine/index.ts'
import { cardValue } from './card-value.ts'
import { cardInView, printedCardOf, seatViewOf } from './visible-cards.ts'

/** Whether a card of the player that is at least as valuable would have to be destroyed for this card. */
export function wouldReplaceBetterCard(view: View, object: ObjectId, seat: number): boolean {
  const card = cardInView(view, object)
  if (!card || !mayClash(view, card, seat) || !view.violating?.includes(object)) return false
  const rivals = ownCards(view, seat).filter((one) => isRival(view, card, one))
  return rivals.every((one) => cardValue(one) >= cardValue(card))
}

/** Whether the player has a rival of the card in play. This cheap check comes before the rules are asked. */
const mayClash = (view: View, card: CardView, seat: number): boolean =>
  ownCards(view, seat).some((one) => isRival(view, card, one))

function ownCards(view: View, seat: number): CardView[] {
  const { allies, equipment, abilities } = seatViewOf(view, seat)
  return [...allies, ...equipment, ...abilities]
}

/** Whether the cards have the same name or share a limited tag, or both are weapons or shields. */
function isRival(view: View, card: CardView, other: CardView): boolean {
  if (other.name === card.name) return true
  const tags = tagsWithLimit(view, other)
  return tagsWithLimit(view, card).some((tag) => tags.includes(tag))
}

function tagsWithLimit(view: View, { object, card }: CardView): string[] {
  if (card === '') return []
  return printedCardOf(view, object).tags.flatMap(({ tag, limit }) =>
    HELD.includes(tag) ? [IN_HAND] : limit === undefined ? [] : [tag],
  )
}

const HELD: readonly string[] = ['Weapon', 'Shield', 'Off-Hand']
const IN_HAND = 'in a hand'
