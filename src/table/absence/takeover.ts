/** A destroyed raider may take over the seat of an absent friend while the others continue. */
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { SeatRef } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { settingsOfRaid } from '../settings/settings.ts'
import { isAbsent } from './friends.ts'
import { ABSENT_AFTER_MINUTES } from './timetable.ts'

/** @throws Rejection unless the raid lets friends pass, and this player is away or hasn't answered for long */
export async function requireTakeoverAllowed(playing: LockedGame, place: SeatRef, now: Date): Promise<void> {
  const { tx, raid } = playing
  const { friendsPass } = await settingsOfRaid(tx, raid.id)
  if (!friendsPass) throw new Rejection(texts.fallen.notAllowed(toMarkup(raid.leader.name)))
  if (!(await isSeatAbsent(playing, place, now)))
    throw new Rejection(texts.fallen.notAbsent(toMarkup(place.person.name), ABSENT_AFTER_MINUTES))
}

/** Whether the player is on vacation, or is asked and has been silent for long. */
export async function isSeatAbsent(playing: LockedGame, place: SeatRef, now: Date): Promise<boolean> {
  const isWaitedFor = place.awayUntil !== null || playing.game.decision?.seat === place.seat
  return isWaitedFor && (await isAbsent(playing, place, now))
}
