/**
 * Proposes that another person or the computer takes over a seat. Decides who may propose it, and who has to agree.
 */
import type { Seat } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { takeoverInstructionOfSeat } from '../computers/takeover-instruction.ts'
import { haveAllHeroesOfPersonFallen } from '../fallen-raiders/fallen.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { ProposalResult } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import { personToStoredRow } from '../model/person.ts'
import type { RaidInfo, SeatInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { requireNotExcluded } from '../moderation/exclusion.ts'
import { lockGame } from '../raid-loading/lock.ts'
import { carryOutProposalOrOpenMotion } from '../votes/votes.ts'
import { requireSeatStillInGame } from './give-seat-to-newcomer.ts'
import { isPlayerOfSeatAbsent, requireMayReplaceAbsentPlayer } from './replacement-rules.ts'
import { requireNotSeenOtherSide } from './seen-sides.ts'

interface Replacing {
  raidId: string
  by: Person
  seat: Seat
  newcomer: Person
  now: Date
}

/**
 * Proposes that a newcomer takes over a seat with its hand. The newcomer has to agree, and so has the player in the
 * seat, or the others by vote when that player is absent.
 */
export async function proposeGivingSeatToNewcomer(
  tx: Transaction,
  replacing: Replacing,
): Promise<ProposalResult> {
  const { raidId, by, seat, newcomer, now } = replacing
  const playing = await lockGame(tx, raidId)
  const leaving = await playerToReplace(playing, replacing)
  await requireNotExcluded(tx, playing.raid.guildId, newcomer)
  const { person: from } = leaving
  await ensurePlayer(tx, personToStoredRow(newcomer), playing.raid.guildId)
  const isAbsent = from.id !== by.id && (await isPlayerOfSeatAbsent(playing, leaving, now))
  const isFree = !isTheirs(playing.raid, leaving, by) // A destroyed raider needs no vote here.
  const proposal = { kind: 'replace', seat, from, newcomer, isAbsent } as const
  const asker = { person: by, roles: [] }
  return carryOutProposalOrOpenMotion(playing, {
    by: asker,
    proposal,
    about: NOTHING,
    isFree,
    interactionId: null,
  })
}

const NOTHING = { events: [], objects: {} }

/**
 * Proposes that the computer plays the Boss from now on, or a raider until their player acts. The player has to
 * agree. While they are absent the others vote. The raid leader can't decide it alone.
 */
export async function proposeGivingSeatToComputer(
  tx: Transaction,
  giving: Omit<Replacing, 'newcomer'>,
): Promise<ProposalResult> {
  const { raidId, by, seat, now } = giving
  const playing = await lockGame(tx, raidId)
  const leaving = requireSeatStillInGame(playing, seat)
  if (isComputerPlayer(leaving.person) || takeoverInstructionOfSeat(playing.places[seat]))
    throw new Rejection(texts.takeover.already)
  if (!isTheirs(playing.raid, leaving, by))
    throw new Rejection(texts.absence.notYoursToGive(toMarkup(playing.raid.leader.name)))
  const { person: from } = leaving
  const isAbsent = from.id !== by.id && (await isPlayerOfSeatAbsent(playing, leaving, now))
  const kind = leaving.boss ? 'computer' : 'takeover'
  const proposal = { kind, seat, from, isAbsent } as const
  const asker = { person: by, roles: [] }
  return carryOutProposalOrOpenMotion(playing, {
    by: asker,
    proposal,
    about: NOTHING,
    isFree: false,
    interactionId: null,
  })
}

const isTheirs = ({ leader }: RaidInfo, { person }: SeatInfo, by: Person): boolean =>
  leader.id === by.id || person.id === by.id

/**
 * Returns the player to be replaced.
 * @throws Rejection if the person may not propose a replacement for that player, or the newcomer can't take the
 * seat
 */
async function playerToReplace(
  playing: LockedGame,
  { by, seat, newcomer, now }: Replacing,
): Promise<SeatInfo> {
  const { raid } = playing
  const leaving = requireSeatStillInGame(playing, seat)
  const mayGive = isTheirs(raid, leaving, by)
  const takesOver = !mayGive && by.id === newcomer.id && haveAllHeroesOfPersonFallen(playing, by)
  if (!mayGive && !takesOver) throw new Rejection(texts.absence.notYoursToGive(toMarkup(raid.leader.name)))
  if (leaving.person.id === newcomer.id) throw new Rejection(texts.absence.sitsThere(toMarkup(newcomer.name)))
  await requireNotSeenOtherSide(playing, seat, newcomer)
  if (takesOver) await requireMayReplaceAbsentPlayer(playing, leaving, now)
  return leaving
}
