/** Counts the cards with a tag that leave a party. The ATK of the Channelers depends on it (MLR-34 to 38). */
import type { GameEvent, RaidDescription, Seat } from '../../engine/index.ts'
import { hasTag, invalidateAll, keyOfCardsThatLeftParty } from '../../engine/internals.ts'
import { addToTally } from '../tally.ts'

type Keeper = NonNullable<RaidDescription['keeps']>[number]

/** Counts cards for each player whose party they leave, out of play or into another party (415.8b). */
export const newLeavingCardsCounter =
  (tag: string): Keeper =>
  (game, events) => {
    for (const event of events) {
      const left = leaving(event)
      if (!left || !hasTag(game, left.id, tag)) continue
      addToTally(game, keyOfCardsThatLeftParty(tag, left.seat), 1)
      invalidateAll(game)
    }
  }

function leaving(event: GameEvent): { id: number; seat: Seat } | undefined {
  if (event.kind === 'controlled') return { id: event.object, seat: event.from }
  if (event.kind !== 'moved' || event.from !== 'play' || event.to === 'play') return undefined
  return event.controller === undefined ? undefined : { id: event.was, seat: event.controller }
}
