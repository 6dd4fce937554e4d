/** Somebody else takes a seat. The character, its deck and what it earns stay whose they are. */
import type { Seat } from '../../engine/index.ts'
import type { Tx } from '../../store/open.ts'
import { rememberPlayer } from '../../store/people.ts'
import { updateRaid } from '../../store/raids.ts'
import { changeSeat, leaveSeats, seatsOf } from '../../store/seats.ts'
import { forEverybody } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { announce, promptOf } from '../announce.ts'
import { BY_NOBODY, stopsOf } from '../boss.ts'
import type { Person, RaidCard, SeatRef } from '../contract.ts'
import { conclude, put, type Taken } from '../inputs.ts'
import { BOSS_SEAT, raidersOf, seatsOfPerson } from '../raid-card.ts'
import { Rejection } from '../rejection.ts'
import { type Playing, sitToPlay } from '../sitting.ts'
import { ownNews } from '../threads/threads.ts'
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
  mustStayOnOneSide(raid, leaving, newcomer)
  await rememberPlayer(tx, newcomer)
  await sitDownInstead(playing, leaving, newcomer)
  await put(playing, { kind: 'replace', seat, name: newcomer.name }, { by, interactionId: null })
  const asked = game.decision?.id
  const taken = await askAsTheyLike(playing, seat, newcomer)
  const { person: from, character } = leaving
  const places = await seatsOf(tx, raidId)
  const asking = { continues: false, since: new Date() }
  const isAsked = game.decision?.seat === seat && game.decision.id === asked
  const prompt = isAsked ? promptOf({ raid, game, places }, asking) : null
  const replaced = { kind: 'replaced', seat, from, to: newcomer, by, character } as const
  await announce(tx, raid, prompt ? [replaced, prompt] : [replaced])
  if (game.decision?.id !== asked) await conclude({ ...playing, places }, taken)
  await announce(tx, raid, [...ownNews(playing.places), ...ownNews(places)].slice(0, 1))
  return raid
}

/** From now on the game asks where the newcomer wants to be asked; nothing where it does so already, or asks everywhere. */
async function askAsTheyLike(playing: Playing, seat: Seat, newcomer: Person): Promise<Taken[]> {
  const input = await stopsOf(playing, seat, newcomer)
  const now = playing.game.players[seat]?.stops
  if (now === undefined || now === input.stops) return []
  return [await put(playing, input, BY_NOBODY)]
}

/** From now on the computer plays the Boss, as it does where nobody wants to. */
export async function giveToComputer(tx: Tx, giving: Omit<Replacing, 'newcomer'>): Promise<RaidCard> {
  const { raidId, by, seat } = giving
  const playing = await sitToPlay(tx, raidId)
  const { raid } = playing
  const leaving = sitterIn(playing, seat)
  if (!leaving.boss) throw new Rejection(texts.absence.noBots)
  if (!isTheirs(raid, leaving, by)) throw new Rejection(texts.absence.notYoursToGive(raid.leader.name))
  const name = forEverybody(() => texts.lair.boss.name)
  await put(playing, { kind: 'replace', seat, name }, { by, interactionId: null })
  await leaveSeats(tx, raidId, leaving.person.id, BOSS_SEAT)
  raid.seats = raidersOf(raid)
  await leadOn(tx, raid, leaving)
  await announce(tx, raid, [{ kind: 'computerPlays', from: leaving.person, by }])
  await conclude({ ...playing, places: await seatsOf(tx, raidId) }, [])
  return raid
}

/** @throws Rejection unless somebody sits there who plays on */
function sitterIn({ raid, game }: Playing, seat: Seat): SeatRef {
  const sitter = raid.seats[seat]
  if (!sitter) throw new Rejection(texts.absence.noSuchSeat(raid.seats.map((one) => one.person.name)))
  if (game.players[seat]?.out) throw new Rejection(texts.absence.isOut(sitter.person.name))
  return sitter
}

const isTheirs = ({ leader }: RaidCard, { person }: SeatRef, by: Person): boolean =>
  leader.id === by.id || person.id === by.id

/** Nobody sits on both sides: they would know what the other holds. @throws Rejection */
function mustStayOnOneSide(raid: RaidCard, { boss }: SeatRef, { id, name }: Person): void {
  const isOpposed = raid.seats.some((one) => one.person.id === id && one.boss !== boss)
  if (isOpposed) throw new Rejection(texts.absence.bothSides(name))
}

/** @throws Rejection unless they may, and somebody sits there who plays on */
async function replaceable(playing: Playing, { by, seat, newcomer, now }: Replacing): Promise<SeatRef> {
  const { raid } = playing
  const leaving = sitterIn(playing, seat)
  const mayGive = isTheirs(raid, leaving, by)
  const takesOver = !mayGive && by.id === newcomer.id && hasFallen(playing, by)
  if (!mayGive && !takesOver) throw new Rejection(texts.absence.notYoursToGive(raid.leader.name))
  if (takesOver) await mustBeFree(playing, leaving, now)
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

/** Who led as the Boss hands that over to a raider. */
async function leadOn(tx: Tx, raid: RaidCard, leaving: SeatRef): Promise<void> {
  const heir = raid.seats[0]?.person
  if (raid.leader.id !== leaving.person.id || !heir) return
  await updateRaid(tx, raid.id, { leaderId: heir.id })
  raid.leader = heir
}
