/** Gives a seat with its hand to another person. The character keeps its owner, its deck and its rewards. */
import type { Seat } from '../../engine/index.ts'
import { updateRaid } from '../../store/raids/raids.ts'
import { seatsOfRaid, updateSeat } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import { newStopsInput } from '../boss-player/boss-player.ts'
import type { EventsAndNews } from '../model/accepted-input.ts'
import { TABLE_INPUT_ORIGIN } from '../model/accepted-input.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { SeatInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { runStepsAfterInputs } from '../playing/finish-inputs.ts'
import { addInput } from '../playing/inputs.ts'
import { promptAnnouncementOf } from '../playing/prompt.ts'
import { threadUpdateAnnouncements } from '../private-threads/after-input.ts'
import { seatsOfPerson } from '../raid-loading/raid-info.ts'
import { recordSeenSideOfNewcomer, requireNotSeenOtherSide } from './seen-sides.ts'

interface SeatBeside {
  by: Person
  seat: Seat
  newcomer: Person
}

/**
 * Gives the seat to the newcomer, after everybody concerned has agreed.
 * @throws Rejection if the seat is empty or out of the game, or the newcomer has seen cards of the other side
 */
export async function giveSeatToNewcomer(
  playing: LockedGame,
  { by, seat, newcomer }: SeatBeside,
): Promise<void> {
  const { tx, raid, game } = playing
  const leaving = requireSeatStillInGame(playing, seat)
  await requireNotSeenOtherSide(playing, seat, newcomer)
  await takeSeat(playing, leaving, newcomer)
  await addInput(playing, { kind: 'replace', seat, name: newcomer.name }, { by, interactionId: null })
  const asked = game.decision?.id
  const taken = await askAsTheyLike(playing, seat, newcomer)
  const { person: from, character } = leaving
  const places = await seatsOfRaid(tx, raid.id)
  const asking = { continues: false, since: new Date() }
  const isAsked = game.decision?.seat === seat && game.decision.id === asked
  const prompt = isAsked ? promptAnnouncementOf({ raid, game, places }, asking) : null
  const replaced = { kind: 'replaced', seat, from, to: newcomer, by, character } as const
  await addAnnouncements(tx, raid, prompt ? [replaced, prompt] : [replaced])
  if (game.decision?.id !== asked) await runStepsAfterInputs({ ...playing, places }, taken)
  await addAnnouncements(
    tx,
    raid,
    [...threadUpdateAnnouncements(playing.places), ...threadUpdateAnnouncements(places)].slice(0, 1),
  )
}

/**
 * Applies the newcomer's stops to their seat. Does nothing if the stops are the same already, or the game asks
 * everywhere.
 */
async function askAsTheyLike(playing: LockedGame, seat: Seat, newcomer: Person): Promise<EventsAndNews[]> {
  const input = await newStopsInput(playing, seat, newcomer)
  const now = playing.game.players[seat]?.stops
  if (now === undefined || now === input.stops) return []
  return [await addInput(playing, input, TABLE_INPUT_ORIGIN)]
}

/** Returns a seat whose player is still in the game. @throws Rejection for another seat */
export function requireSeatStillInGame({ raid, game }: LockedGame, seat: Seat): SeatInfo {
  const sitter = raid.seats[seat]
  if (!sitter)
    throw new Rejection(texts.absence.noSuchSeat(raid.seats.map((one) => toMarkup(one.person.name))))
  if (game.players[seat]?.out) throw new Rejection(texts.absence.isOut(toMarkup(sitter.person.name)))
  return sitter
}

/** Gives the seat to the newcomer. A leader who has no other seat left hands the lead over, too. */
async function takeSeat(playing: LockedGame, leaving: SeatInfo, newcomer: Person): Promise<void> {
  const { tx, raid, places } = playing
  const { number } = places[leaving.seat] ?? {}
  if (number === undefined) throw new Error(texts.say.noSuchRaid())
  await updateSeat(tx, raid.id, number, { playerId: newcomer.id })
  await recordSeenSideOfNewcomer(playing, leaving.seat, newcomer)
  raid.seats[leaving.seat] = { ...leaving, person: newcomer, awayUntil: null }
  if (raid.leader.id !== leaving.person.id || seatsOfPerson(raid, leaving.person.id).length > 0) return
  await updateRaid(tx, raid.id, { leaderId: newcomer.id })
  raid.leader = newcomer
}
