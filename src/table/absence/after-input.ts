/** Announces that a player has lost while the others continue. */

import type { Game, GameEvent } from '../../engine/index.ts'
import { isComputer } from '../../store/people/house.ts'
import { newsAfter } from '../announcing/news.ts'
import type { AnnouncingStep } from '../model/after-input.ts'
import type { FallenNews } from '../model/announcement.ts'
import type { RaidInfo } from '../model/raid.ts'

export const announceFallen: AnnouncingStep = (after) =>
  fallenIn(after.playing.raid, after.playing.game, newsAfter(after).events)

/**
 * Returns the news for each player who has just lost. Players who conceded are left out, and
 * computer players, for whom there is nothing to do. At the end of the raid there
 * are none, because the end has its own announcement.
 */
function fallenIn(raid: RaidInfo, game: Game, events: readonly GameEvent[]): FallenNews[] {
  if (game.outcome) return []
  return events.flatMap((event) => {
    const place = event.kind === 'lost' && event.why !== 'conceded' ? raid.seats[event.seat] : undefined
    return place && !place.boss && !isComputer(place.person)
      ? [{ kind: 'fallen', seat: place.seat, person: place.person, hero: place.hero }]
      : []
  })
}
