/** Somebody else takes a seat. The character, its deck and what it earns stay whose they are. */
import type { Seat } from '../../engine/index.ts'
import type { Tx } from '../../store/open.ts'
import { rememberPlayer } from '../../store/people.ts'
import { updateRaid } from '../../store/raids.ts'
import { changeSeat, seatsOf } from '../../store/seats.ts'
import { texts } from '../../texts/texts.ts'
import { announce, promptOf } from '../announce.ts'
import type { Person, RaidCard, SeatRef } from '../contract.ts'
import { put } from '../inputs.ts'
import { seatsOfPerson } from '../raid-card.ts'
import { Rejection } from '../rejection.ts'
import { type Playing, sitToPlay } from '../sitting.ts'
import { hasFallen, mustBeFree } from './fallen.ts'

interface Replacing {
  raidId: string
  by: Person
  seat: Seat
  newcomer: Person
  now: Date
}

export async function replace(tx: Tx, replacing: Replacing): Promise<RaidCard> {
  const { raidId, by, seat, newcomer } = replacing
  const playing = await sitToPlay(tx, raidId)
  const { raid, game } = playing
  const leaving = await replaceable(playing, replacing)
  await rememberPlayer(tx, newcomer)
  await sitDownInstead(playing, leaving, newcomer)
  await put(playing, { kind: 'replace', seat, name: newcomer.name }, { by, interactionId: null })
  const { person: from, character } = leaving
  const places = await seatsOf(tx, raidId)
  const asking = { continues: false, since: new Date() }
  const prompt = game.decision?.seat === seat ? promptOf({ raid, game, places }, asking) : null
  const replaced = { kind: 'replaced', seat, from, to: newcomer, by, character } as const
  await announce(tx, raid, prompt ? [replaced, prompt] : [replaced])
  return raid
}

/** @throws Rejection unless they may, and somebody sits there who plays on */
async function replaceable(playing: Playing, { by, seat, newcomer, now }: Replacing): Promise<SeatRef> {
  const { raid, game } = playing
  const leaving = raid.seats[seat]
  if (!leaving) throw new Rejection(texts.absence.noSuchSeat(raid.seats.map((one) => one.person.name)))
  const isTheirs = raid.leader.id === by.id || leaving.person.id === by.id
  const takesOver = !isTheirs && by.id === newcomer.id && hasFallen(playing, by)
  if (!isTheirs && !takesOver) throw new Rejection(texts.absence.notYoursToGive(raid.leader.name))
  if (takesOver) await mustBeFree(playing, leaving, now)
  if (game.players[seat]?.out) throw new Rejection(texts.absence.isOut(leaving.person.name))
  if (leaving.person.id === newcomer.id) throw new Rejection(texts.absence.sitsThere(newcomer.name))
  return leaving
}

/** Who leads and has no seat left hands that over too. */
async function sitDownInstead(
  { tx, raid, places }: Playing,
  leaving: SeatRef,
  newcomer: Person,
): Promise<void> {
  const { number } = places[leaving.seat] ?? {}
  if (number === undefined) throw new Error(texts.say.noSuchRaid())
  await changeSeat(tx, raid.id, number, { playerId: newcomer.id })
  raid.seats[leaving.seat] = { ...leaving, person: newcomer, awayUntil: null }
  if (raid.leader.id !== leaving.person.id || seatsOfPerson(raid, leaving.person.id).length > 0) return
  await updateRaid(tx, raid.id, { leaderId: newcomer.id })
  raid.leader = newcomer
}
