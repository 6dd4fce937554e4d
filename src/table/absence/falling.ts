/** Who falls while the others play on hears it. */
import type { Game, GameEvent } from '../../engine/index.ts'
import type { FallenNews, RaidCard } from '../contract.ts'

/** Each who has lost just now; whoever gave up knows it, and the end of the raid tells itself. */
export function fallenIn(raid: RaidCard, game: Game, events: readonly GameEvent[]): FallenNews[] {
  if (game.outcome) return []
  return events.flatMap((event) => {
    const place = event.kind === 'lost' && event.why !== 'conceded' ? raid.seats[event.seat] : undefined
    return place && !place.boss
      ? [{ kind: 'fallen', seat: place.seat, person: place.person, hero: place.hero }]
      : []
  })
}
