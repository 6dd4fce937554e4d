/** Who asks that somebody else takes a seat, and whether they may; the computer takes the Boss's. */
import type { Seat } from '../../engine/index.ts'
import type { Tx } from '../../store/open.ts'
import { rememberPlayer } from '../../store/people.ts'
import { updateRaid } from '../../store/raids.ts'
import { leaveSeats, seatsOf } from '../../store/seats.ts'
import { forEverybody } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import { announce } from '../announce.ts'
import type { Person, RaidCard, SeatRef } from '../contract.ts'
import { conclude, put } from '../inputs.ts'
import type { Proposed } from '../motions/contract.ts'
import { propose } from '../motions/motions.ts'
import { stored } from '../people.ts'
import { BOSS_SEAT, raidersOf } from '../raid-card.ts'
import { Rejection } from '../rejection.ts'
import { type Playing, sitToPlay } from '../sitting.ts'
import { hasFallen, isAway, mustBeFree } from './fallen.ts'
import { mustStayOnOneSide, sitterIn } from './sit-down.ts'

interface Replacing {
  raidId: string
  by: Person
  seat: Seat
  newcomer: Person
  now: Date
}

/** Who sits there, or the table when they are absent, and the newcomer have to agree: a seat comes with its hand. */
export async function replace(tx: Tx, replacing: Replacing): Promise<Proposed> {
  const { raidId, by, seat, newcomer, now } = replacing
  const playing = await sitToPlay(tx, raidId)
  const leaving = await replaceable(playing, replacing)
  const { person: from } = leaving
  await rememberPlayer(tx, stored(newcomer))
  const isAbsent = from.id !== by.id && (await isAway(playing, leaving, now))
  const isFree = !isTheirs(playing.raid, leaving, by) // who has fallen: the table's settings have answered
  const proposal = { kind: 'replace', seat, from, newcomer, isAbsent } as const
  const asker = { person: by, roles: [] }
  return propose(playing, { by: asker, proposal, about: NOTHING, isFree, interactionId: null })
}

const NOTHING = { events: [], objects: {} }

/** From now on the computer plays the Boss, as it does where nobody wants to. */
export async function giveToComputer(tx: Tx, giving: Omit<Replacing, 'newcomer'>): Promise<RaidCard> {
  const { raidId, by, seat } = giving
  const playing = await sitToPlay(tx, raidId)
  const { raid } = playing
  const leaving = sitterIn(playing, seat)
  if (!leaving.boss) throw new Rejection(texts.absence.noBots)
  if (!isTheirs(raid, leaving, by))
    throw new Rejection(texts.absence.notYoursToGive(toMarkup(raid.leader.name)))
  const name = forEverybody(() => texts.lair.boss.name)
  await put(playing, { kind: 'replace', seat, name: userText(name) }, { by, interactionId: null })
  await leaveSeats(tx, raidId, leaving.person.id, BOSS_SEAT)
  raid.seats = raidersOf(raid)
  await leadOn(tx, raid, leaving)
  await announce(tx, raid, [{ kind: 'computerPlays', from: leaving.person, by }])
  await conclude({ ...playing, places: await seatsOf(tx, raidId) }, [])
  return raid
}

const isTheirs = ({ leader }: RaidCard, { person }: SeatRef, by: Person): boolean =>
  leader.id === by.id || person.id === by.id

/** @throws Rejection unless they may, and somebody sits there who plays on */
async function replaceable(playing: Playing, { by, seat, newcomer, now }: Replacing): Promise<SeatRef> {
  const { raid } = playing
  const leaving = sitterIn(playing, seat)
  const mayGive = isTheirs(raid, leaving, by)
  const takesOver = !mayGive && by.id === newcomer.id && hasFallen(playing, by)
  if (!mayGive && !takesOver) throw new Rejection(texts.absence.notYoursToGive(toMarkup(raid.leader.name)))
  if (takesOver) await mustBeFree(playing, leaving, now)
  if (leaving.person.id === newcomer.id) throw new Rejection(texts.absence.sitsThere(toMarkup(newcomer.name)))
  mustStayOnOneSide(raid, leaving, newcomer)
  return leaving
}

/** Who led as the Boss hands that over to a raider. */
async function leadOn(tx: Tx, raid: RaidCard, leaving: SeatRef): Promise<void> {
  const heir = raid.seats[0]?.person
  if (raid.leader.id !== leaving.person.id || !heir) return
  await updateRaid(tx, raid.id, { leaderId: heir.id })
  raid.leader = heir
}
