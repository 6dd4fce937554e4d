/** Checks whether a destroyed raider may replace an absent player while the others continue. */
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { SeatInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { settingsOfRaid } from '../settings/settings.ts'
import { isOnVacationOrQuestionOverdue } from './pass-for-friend.ts'
import { ABSENT_AFTER_MINUTES } from './timetable.ts'

/**
 * Checks that a friend may replace the player in a seat.
 * @throws Rejection unless the raid's settings let friends pass, and the player is absent
 */
export async function requireMayReplaceAbsentPlayer(
  playing: LockedGame,
  place: SeatInfo,
  now: Date,
): Promise<void> {
  const { tx, raid } = playing
  const { friendsPass } = await settingsOfRaid(tx, raid.id)
  if (!friendsPass) throw new Rejection(texts.fallen.notAllowed(toMarkup(raid.leader.name)))
  if (!(await isPlayerOfSeatAbsent(playing, place, now)))
    throw new Rejection(texts.fallen.notAbsent(toMarkup(place.person.name), ABSENT_AFTER_MINUTES))
}

/** Whether the player in a seat is on vacation, or is asked and hasn't answered for `ABSENT_AFTER_MINUTES`. */
export async function isPlayerOfSeatAbsent(
  playing: LockedGame,
  place: SeatInfo,
  now: Date,
): Promise<boolean> {
  const isWaitedFor = place.awayUntil !== null || playing.game.decision?.seat === place.seat
  return isWaitedFor && (await isOnVacationOrQuestionOverdue(playing, place, now))
}
