/** The numbers of the cards on the board: the picture shows them, and what can be chosen is called by them. */
import type { CardView, ObjectId, SeatView, View } from '../../engine/index.ts'
import { lyingIn, type SeatNames } from './names.ts'

/** As the board has them. */
export const lairFirst = ({ seats }: View, { isLair }: SeatNames): SeatView[] =>
  [...seats].sort((a, b) => Number(isLair(b.seat)) - Number(isLair(a.seat)))

/**
 * From 1 on, party by party, what is attached behind its host, then what lies face up among resources; heroes have none.
 * Alike for whoever looks.
 */
export function numbersOn(view: View, names: SeatNames): Map<ObjectId, number> {
  const parties = lairFirst(view, names)
  const cards = parties.flatMap((seat) => [
    ...(seat.hero ? seat.hero.attachments.flatMap(withAttachments) : []),
    ...lyingIn(seat).flatMap(withAttachments),
  ])
  return new Map([...cards, ...parties.flatMap(openResources)].map(({ object }, at) => [object, at + 1]))
}

/** Quests, and events that lie open as reminders, though they are face-down resources all the same (R201.2b). */
export const openResources = ({ resources }: SeatView): CardView[] =>
  resources.cards.filter(({ faceDown, name, type }) => name !== '' && (!faceDown || type === 'event'))

const withAttachments = (card: CardView): CardView[] => [card, ...card.attachments.flatMap(withAttachments)]
