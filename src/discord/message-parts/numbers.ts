/** The numbers of the cards on the board. The picture shows them, and menus refer to them. */
import type { CardView, ObjectId, SeatView, View } from '../../engine/index.ts'
import { lyingIn, type SeatNames } from './names.ts'

/** The seats in the order of the board. */
export const lairFirst = ({ seats }: View, { isLair }: SeatNames): SeatView[] =>
  [...seats].sort((a, b) => Number(isLair(b.seat)) - Number(isLair(a.seat)))

/**
 * Numbers the cards from 1, party by party: each host before its attached cards, then the face-up resources.
 * Heroes have no number. The numbers are the same for all viewers.
 */
export function numbersOn(view: View, names: SeatNames): Map<ObjectId, number> {
  const parties = lairFirst(view, names)
  const cards = parties.flatMap((seat) => [
    ...(seat.hero ? seat.hero.attachments.flatMap(withAttachments) : []),
    ...lyingIn(seat).flatMap(withAttachments),
  ])
  return new Map([...cards, ...parties.flatMap(openResources)].map(({ object }, at) => [object, at + 1]))
}

/**
 * Face-up resources: quests, and events that are revealed as reminders although they count as face-down
 * resources (R201.2b).
 */
export const openResources = ({ resources }: SeatView): CardView[] =>
  resources.cards.filter(({ faceDown, name, type }) => name !== '' && (!faceDown || type === 'event'))

const withAttachments = (card: CardView): CardView[] => [card, ...card.attachments.flatMap(withAttachments)]
