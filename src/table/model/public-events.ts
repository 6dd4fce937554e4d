/** The types of public events and of the cards to which they refer. */
import type { CardId, GameEvent, ObjectId, Seat } from '../../engine/index.ts'

/** A card to which an event refers by its object id. `card` is '' if not everybody may know the card. */
export interface MentionedCard {
  card: CardId
  controller: Seat
}

export type MentionedCards = Record<ObjectId, MentionedCard>

/** Events in the form that a viewer may know, with the cards to which they refer. */
export interface PublicEvents {
  events: GameEvent[]
  objects: Record<ObjectId, MentionedCard>
}
