import { newsAfterInput } from '../announcing/news.ts'
import type { AfterInputContext, AnnouncingStep } from '../model/after-input.ts'
import { parseRaidSettingsOrDefault } from '../stored/settings.ts'
import { lairPlayerOf, spiritsToNotify } from './fallen.ts'

/**
 * Announces to fallen raiders that they can act, as a turn of the lair begins. The game doesn't wait for them, and
 * nobody is pinged.
 */
export const announceThatSpiritsCanAct: AnnouncingStep = (after) => {
  const { playing } = after
  const { row, game } = playing
  if (game.outcome || !lairBegins(after) || !parseRaidSettingsOrDefault(row.id, row.settings).spirits)
    return []
  const people = spiritsToNotify(playing)
  return people.length > 0 ? [{ kind: 'spirits', people }] : []
}

function lairBegins(after: AfterInputContext): boolean {
  const lair = lairPlayerOf(after.playing.game)?.seat
  return newsAfterInput(after).events.some((event) => event.kind === 'turnStarted' && event.seat === lair)
}
