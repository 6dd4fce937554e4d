/** Events, with the cards to which they refer. */
import type { CardId, GameEvent, ObjectId, Seat } from '../../engine/index.ts'

/** A card to which an event refers by its object id. `card` is '' if not everybody may know it. */
export interface MentionedCard {
  card: CardId
  controller: Seat
}

export type NamedObjects = Record<ObjectId, MentionedCard>

/** The public events of something that happened. */
export interface PublicEvents {
  events: GameEvent[]
  objects: Record<ObjectId, MentionedCard>
}
