/** Calls the fallen raiders when a turn of the lair begins. */
import { newsAfter } from '../announcing/news.ts'
import type { AfterInput, AnnouncingStep } from '../model/after-input.ts'
import { raidSettingsOr } from '../stored/settings.ts'
import { lairIn, spiritsIn } from './who.ts'

/** Calls the fallen raiders. The game doesn't wait for them, and nobody is pinged. A finished raid has no call. */
export const callSpirits: AnnouncingStep = (after) => {
  const { playing } = after
  const { row, game } = playing
  if (game.outcome || !lairBegins(after) || !raidSettingsOr(row.id, row.settings).spirits) return []
  const people = spiritsIn(playing)
  return people.length > 0 ? [{ kind: 'spirits', people }] : []
}

function lairBegins(after: AfterInput): boolean {
  const lair = lairIn(after.playing.game)?.seat
  return newsAfter(after).events.some((event) => event.kind === 'turnStarted' && event.seat === lair)
}
