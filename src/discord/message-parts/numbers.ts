/** Determines the numbers of the cards on the board. The picture shows them, and menus refer to them. */
import type { CardView, ObjectId, SeatView, View } from '../../engine/index.ts'
import { cardsBesidesHeroAndResources, type SeatNames } from './names.ts'

/** Returns the seats in the order of the board: the lair's first. */
export const seatsLairFirst = ({ seats }: View, { isLair }: SeatNames): SeatView[] =>
  [...seats].sort((a, b) => Number(isLair(b.seat)) - Number(isLair(a.seat)))

/**
 * Returns the numbers of the cards on the board, which are the same for all viewers. Heroes have none. Cards to which
 * the game has given no number get the free ones: reminders (R201.2b), and all cards of a stored raid that nobody has
 * played since cards have numbers.
 */
export function boardCardNumbers(view: View, names: SeatNames): Map<ObjectId, number> {
  const parties = seatsLairFirst(view, names)
  const cards = parties.flatMap((seat) => [
    ...(seat.hero ? seat.hero.attachments.flatMap(withAttachments) : []),
    ...cardsBesidesHeroAndResources(seat).flatMap(withAttachments),
  ])
  const all = [...cards, ...parties.flatMap(faceUpResourcesOf)]
  const taken = new Set(all.map(({ number }) => number))
  let next = 0
  const free = () => {
    do next++
    while (taken.has(next))
    return next
  }
  return new Map(all.map(({ object, number = free() }) => [object, number]))
}

/**
 * Returns the face-up resources: quests, and events that are revealed as reminders although they count as face-down
 * resources (R201.2b).
 */
export const faceUpResourcesOf = ({ resources }: SeatView): CardView[] =>
  resources.cards.filter(({ faceDown, name, type }) => name !== '' && (!faceDown || type === 'event'))

const withAttachments = (card: CardView): CardView[] => [card, ...card.attachments.flatMap(withAttachments)]
