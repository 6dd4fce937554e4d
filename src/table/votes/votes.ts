/** Opens motions, counts votes and makes the agreed changes, each in one transaction with the raid's lock. */

import type { Store, Transaction } from '../../store/database/open.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import {
  createMotion,
  findMotionById,
  findOpenMotion,
  type Motion,
  saveMotionPayload,
  saveVotes,
  settleMotion,
} from '../../store/raids/votes.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import { opponentAffectedByCorrection } from '../corrections/affected-opponent.ts'
import type { LockedGame, LockedRaid } from '../model/locked-raid.ts'
import type { MemberWithRoles, MotionInfo, Proposal, ProposalResult } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import { personToStoredRow } from '../model/person.ts'
import type { PublicEvents } from '../model/public-events.ts'
import { Rejection } from '../model/rejection.ts'
import { loadGameOfLockedRaid, lockRaid } from '../raid-loading/lock.ts'
import { toStoredJson } from '../stored/json.ts'
import { withSchemaVersion } from '../stored/parse-stored.ts'
import { isGuid } from '../stored/schemas.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { mayDecideWithoutVote, requireSeatOrAuthority } from './authority.ts'
import { carryOutProposal } from './carry-out-proposal.ts'
import type { VoteService } from './contract.ts'
import { electorateOfProposal, isProposalAboutSeat, motionSubjectOf } from './electorate.ts'
import {
  motionContentOf,
  motionContentOrNull,
  motionInfoOf,
  withdrawMotionAndAnnounce,
  withdrawMotionEvenIfUnreadable,
} from './motion-info.ts'
import type { MotionPayload } from './schemas.ts'

export function createVoteService(store: Store, write: RunTransaction): VoteService {
  return {
    vote: async (motionId, who, agrees) => {
      const motion = isGuid(motionId) ? await findMotionById(store.db, motionId) : null
      if (!motion) return { rejected: texts.vote.why.gone() }
      return write((tx) => vote(tx, motion, who, agrees), { locks: motion.raidId })
    },
  }
}

interface Asking {
  by: MemberWithRoles
  proposal: Proposal
  about: PublicEvents
  /** Whether the change needs nobody's agreement. */
  isFree: boolean
  /** Whether the change is an undo of steps that have revealed nothing to anybody. */
  harmless?: boolean
  interactionId: string | null
}

/**
 * Makes a change at once if nobody has to be asked, and otherwise opens a motion on it.
 * @throws Rejection if the change isn't possible, or another person's motion is open
 */
export async function carryOutProposalOrOpenMotion(
  playing: LockedGame,
  asking: Asking,
): Promise<ProposalResult> {
  const { tx, raid } = playing
  const { by, proposal, about, isFree, interactionId, harmless = false } = asking
  if (isFree || electorateOfProposal(raid, proposal, by.person).needed <= 1) {
    await carryOutProposal(playing, { proposal, about, by: by.person, interactionId, harmless })
    return { ok: true, version: raid.version, motion: null }
  }
  const motion = await ask(playing, asking)
  const card = motionInfoOf(raid, motion)
  await addAnnouncements(tx, raid, [{ kind: 'motion', motion: card }])
  return { ok: true, version: raid.version, motion: card }
}

/**
 * Opens a motion. It replaces an open motion about the same subject that is outdated or by the same person.
 * @throws Rejection if another person's motion about the subject is open
 */
async function ask({ tx, raid }: LockedGame, { by, proposal, about }: Asking): Promise<Motion> {
  const before = await findOpenMotion(tx, raid.id, motionSubjectOf(proposal))
  const known = before && motionContentOrNull(before)
  const isOver = known !== null && before !== null && isOutdated(motionInfoOf(raid, before), before)
  if (before && known && !isOver && before.byId !== by.person.id)
    throw new Rejection(texts.vote.why.another(toMarkup(known.payload.by.name)))
  if (before) await withdrawMotionEvenIfUnreadable(tx, raid, before, isOver ? 'withdrawn' : 'superseded')
  await ensurePlayer(tx, personToStoredRow(by.person), raid.guildId)
  const asked = {
    by: by.person,
    proposal,
    about: withSchemaVersion(about),
    granted: null,
  } satisfies MotionPayload
  const payload = toStoredJson(asked)
  const { voters } = electorateOfProposal(raid, proposal, by.person)
  const votes = voters.some(({ id }) => id === by.person.id) ? { [by.person.id]: true } : {}
  const { id: raidId, version } = raid
  return createMotion(tx, { raidId, version, kind: proposal.kind, payload, byId: by.person.id, votes })
}

async function vote(
  tx: Transaction,
  { id, raidId }: Motion,
  who: MemberWithRoles,
  agrees: boolean,
): Promise<MotionInfo> {
  const locked = await lockRaid(tx, raidId)
  const { raid } = locked
  const motion = await readAsked(tx, id, who.person)
  if (!motion) throw new Rejection(texts.vote.why.gone())
  const asked = motionInfoOf(raid, motion)
  const decides = await mayGrant(locked, asked.proposal, who)
  mustBeAsked(asked, who.person, decides)
  if (motion.status !== 'open') return asked
  if (isOutdated(asked, motion)) return withdrawMotionAndAnnounce(tx, raid, motion)
  const isGrant = agrees && decides && motion.byId !== who.person.id
  const counted = await counting(tx, asked, motion, who.person, agrees)
  const status = isGrant ? 'carried' : outcomeOf(motionInfoOf(raid, counted))
  if (status === 'open') return motionInfoOf(raid, counted)
  return settle(await loadGameOfLockedRaid(locked), counted, status, isGrant ? who.person : null)
}

/**
 * Reads a motion for a voter. A player who votes about their own seat isn't absent, so the motion stops treating
 * them as absent.
 */
async function readAsked(tx: Transaction, id: string, { id: voter }: Person): Promise<Motion | null> {
  const motion = await findMotionById(tx, id)
  if (motion?.status !== 'open') return motion
  const { payload } = motionContentOf(motion)
  const { proposal } = payload
  if (!isProposalAboutSeat(proposal) || !proposal.isAbsent || proposal.from.id !== voter) return motion
  return saveMotionPayload(tx, id, toStoredJson({ ...payload, proposal: { ...proposal, isAbsent: false } }))
}

/**
 * Whether a person's vote alone passes a motion: a raid leader's or judge's does, except about a seat or for an
 * opponent.
 */
async function mayGrant(locked: LockedRaid, proposal: Proposal, who: MemberWithRoles): Promise<boolean> {
  const { tx, raid } = locked
  if (isProposalAboutSeat(proposal) || !(await mayDecideWithoutVote(tx, raid, who))) return false
  if (proposal.kind !== 'adjust' || raid.status !== 'playing') return true
  return (
    opponentAffectedByCorrection(await loadGameOfLockedRaid(locked), who.person, proposal.change) === null
  )
}

/** Whether a motion is outdated, because the game has continued or another person has the seat. */
function isOutdated({ raid, proposal }: MotionInfo, { version }: Motion): boolean {
  if (!isProposalAboutSeat(proposal)) return version !== raid.version
  return raid.seats[proposal.seat]?.person.id !== proposal.from.id
}

const isVoter = ({ voters }: MotionInfo, { id }: Person): boolean => voters.some((one) => one.id === id)

/** Checks that a person may vote on the motion. @throws Rejection otherwise */
function mustBeAsked(asked: MotionInfo, person: Person, decides: boolean): void {
  if (isVoter(asked, person)) return
  if (isProposalAboutSeat(asked.proposal))
    throw new Rejection(texts.vote.why.notAsked(asked.voters.map(({ name }) => toMarkup(name))))
  requireSeatOrAuthority(asked.raid, person, decides)
}

/** Stores the vote of a person, if they may vote on the motion. */
async function counting(
  tx: Transaction,
  asked: MotionInfo,
  motion: Motion,
  who: Person,
  agrees: boolean,
): Promise<Motion> {
  if (!isVoter(asked, who)) return motion
  return saveVotes(tx, motion.id, { ...motionContentOf(motion).votes, [who.id]: agrees })
}

function outcomeOf({ votes, voters, needed, must }: MotionInfo): 'open' | 'carried' | 'refused' {
  const against = votes.filter((one) => !one.agrees)
  const voteOf = ({ id }: Person) => votes.find(({ person }) => person.id === id)?.agrees
  if (voters.length - against.length < needed || must.some((one) => voteOf(one) === false)) return 'refused'
  const isEnough = votes.length - against.length >= needed
  return isEnough && must.every((one) => voteOf(one)) ? 'carried' : 'open'
}

async function settle(
  playing: LockedGame,
  motion: Motion,
  status: 'carried' | 'refused',
  granted: Person | null,
): Promise<MotionInfo> {
  const { tx, raid } = playing
  const payload = { ...motionContentOf(motion).payload, granted }
  const settled = await settleMotion(tx, motion.id, status, toStoredJson(payload))
  const card = motionInfoOf(raid, settled)
  await addAnnouncements(tx, raid, [{ kind: 'motion', motion: card }])
  if (status === 'carried') await carryOutProposal(playing, { ...payload, interactionId: null })
  return card
}
