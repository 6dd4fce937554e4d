/** Announces players who have lost while the others continue, as a step after an input. */

import type { Game, GameEvent } from '../../engine/index.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import { newsAfterInput } from '../announcing/news.ts'
import type { AnnouncingStep } from '../model/after-input.ts'
import type { FallenHeroNews } from '../model/announcement.ts'
import type { RaidInfo } from '../model/raid.ts'

/** Announces the raiders who have just lost, except computer players and players who conceded. */
export const announceFallenHeroes: AnnouncingStep = (after) =>
  fallenIn(after.playing.raid, after.playing.game, newsAfterInput(after).events)

/**
 * Returns the news for each player who has just lost, except computer players and players who conceded. At the end
 * of the raid the list is empty, because the end has its own announcement.
 */
function fallenIn(raid: RaidInfo, game: Game, events: readonly GameEvent[]): FallenHeroNews[] {
  if (game.outcome) return []
  return events.flatMap((event) => {
    const place = event.kind === 'lost' && event.why !== 'conceded' ? raid.seats[event.seat] : undefined
    return place && !place.boss && !isComputerPlayer(place.person)
      ? [{ kind: 'fallen', seat: place.seat, person: place.person, hero: place.hero }]
      : []
  })
}
