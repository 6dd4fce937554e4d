import type { GameEvent } from '../../engine/index.ts'
import type { MentionedCard } from './public-events.ts'

/** The consequences of an input: all its events, and the objects to which the public ones refer. */
export interface InputConsequences {
  events: GameEvent[]
  objects: Record<string, MentionedCard>
}
