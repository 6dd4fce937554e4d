/** Passes for an absent friend. */
import type { Decision, Input } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { findInputOfInteraction } from '../../store/raids/inputs.ts'
import { findOpenQuestionOfRaid } from '../../store/raids/open-questions.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import type { AnswerOnBehalf } from '../model/announcement.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo, SeatInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { runStepsAfterInputs } from '../playing/finish-inputs.ts'
import { addInput } from '../playing/inputs.ts'
import { loadGameOfLockedRaid, lockRaid } from '../raid-loading/lock.ts'
import { seatsOfPerson } from '../raid-loading/raid-info.ts'
import { settingsOfRaid } from '../settings/settings.ts'
import type { PassForFriendResult } from './contract.ts'
import { ABSENT_AFTER_MINUTES, HOUR_MS } from './timetable.ts'

interface Favour {
  raidId: string
  by: Person
  friend: Person
  /** The decision for which passing was offered; undefined for the current one. */
  decision: number | undefined
  interactionId: string | null
  now: Date
}

/**
 * Passes for an absent friend and announces it. A click that was accepted already has no second effect.
 * @throws Rejection with the reason why the person may not pass for the friend
 */
export async function passForFriend(tx: Transaction, favour: Favour): Promise<PassForFriendResult> {
  const { raidId, by, friend, interactionId } = favour
  const locked = await lockRaid(tx, raidId)
  const before = interactionId === null ? null : await findInputOfInteraction(tx, interactionId)
  if (before) return { friend, version: before.seq }
  const playing = await loadGameOfLockedRaid(locked)
  const { decision, seat } = await passableFor(playing, favour)
  const how: AnswerOnBehalf = { kind: 'byFriend', seat: decision.seat, person: seat.person, friend: by }
  const input: Input = { kind: 'answer', decision: decision.id, seat: decision.seat, picks: ['pass'] }
  const taken = await addInput(playing, input, { by, interactionId, how })
  await addAnnouncements(tx, playing.raid, [{ kind: 'onBehalf', version: playing.raid.version, how }])
  await runStepsAfterInputs(playing, [taken])
  return { friend: seat.person, version: playing.raid.version }
}

/**
 * Whether a person has a seat on the same side. Raiders are each other's friends, and a Boss player has no
 * friends.
 */
const areFriends = (raid: RaidInfo, { id }: Person, { boss }: SeatInfo): boolean =>
  seatsOfPerson(raid, id).some((own) => own.boss === boss)

/**
 * Returns the open decision and its seat.
 * @throws Rejection with the reason why the person may not pass for the friend
 */
async function passableFor(playing: LockedGame, { by, friend, decision: offered, now }: Favour) {
  const { tx, raid, game } = playing
  if (seatsOfPerson(raid, by.id).length === 0) throw new Rejection(texts.say.noSeat())
  if (friend.id === by.id) throw new Rejection(texts.absence.oneself())
  const { friendsPass } = await settingsOfRaid(tx, raid.id)
  if (!friendsPass) throw new Rejection(texts.absence.friendsMayNot(toMarkup(raid.leader.name)))
  const { decision } = game
  const seat = decision && raid.seats[decision.seat]
  if (offered !== undefined && offered !== decision?.id)
    throw new Rejection(texts.absence.answered(toMarkup(friend.name)))
  if (!decision || seat?.person.id !== friend.id) throw new Rejection(notAsked(raid, decision, friend))
  if (!areFriends(raid, by, seat)) throw new Rejection(texts.absence.otherSide(toMarkup(seat.person.name)))
  if (decision.kind !== 'priority')
    throw new Rejection(texts.absence.onlyPriority(toMarkup(seat.person.name), decision.kind))
  if (!(await isOnVacationOrQuestionOverdue(playing, seat, now)))
    throw new Rejection(texts.absence.notAbsent(toMarkup(seat.person.name), ABSENT_AFTER_MINUTES))
  return { decision, seat }
}

function notAsked(raid: RaidInfo, decision: Decision | null, friend: Person): string {
  const asked = decision && raid.seats[decision.seat]?.person
  return texts.absence.notAsked(toMarkup(friend.name), asked ? toMarkup(asked.name) : null)
}

/**
 * Whether a player is on vacation, or the raid's open question has waited for `ABSENT_AFTER_MINUTES`. Doesn't
 * check whom the question asks.
 */
export async function isOnVacationOrQuestionOverdue(
  { tx, raid }: LockedGame,
  { awayUntil }: SeatInfo,
  now: Date,
): Promise<boolean> {
  const wait = await findOpenQuestionOfRaid(tx, raid.id)
  const patience = (ABSENT_AFTER_MINUTES / 60) * HOUR_MS
  return awayUntil !== null || (wait !== null && now.getTime() - wait.since.getTime() >= patience)
}
