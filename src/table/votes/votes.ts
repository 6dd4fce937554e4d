/** Opens motions, counts votes and makes the agreed changes, in one transaction with the raid's lock. */

import type { Store, Tx } from '../../store/database/open.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import {
  createMotion,
  findOpenMotion,
  type Motion,
  readMotion,
  saveMotionPayload,
  saveVotes,
  settleMotion,
} from '../../store/raids/votes.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { announce } from '../announcing/announce.ts'
import { opponentAffectedBy } from '../judge/opponents.ts'
import type { LockedGame, LockedRaid } from '../model/locked-raid.ts'
import type { Member, Proposal, ProposalResult, VoteCard } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import { storedPerson } from '../model/person.ts'
import type { PublicEvents } from '../model/public-events.ts'
import { Rejection } from '../model/rejection.ts'
import { lockRaid, toLockedGame } from '../raid-loading/lock.ts'
import { asJson } from '../stored/json.ts'
import { withVersion } from '../stored/reading.ts'
import { isRaidId } from '../stored/schemas.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { mayDecideAlone, requireMember } from './authority.ts'
import type { Votes } from './contract.ts'
import { electorateOf, isAboutSeat, motionSubjectOf } from './electorate.ts'
import { enactProposal } from './enact.ts'
import type { MotionPayload } from './schemas.ts'
import {
  closeMotion,
  motionContentOf,
  motionContentOrNull,
  settleAndAnnounce,
  voteCardOf,
} from './vote-card.ts'

export function createVoteService(store: Store, write: RunTransaction): Votes {
  return {
    vote: async (motionId, who, agrees) => {
      const motion = isRaidId(motionId) ? await readMotion(store.db, motionId) : null
      if (!motion) return { rejected: texts.vote.why.gone() }
      return write((tx) => vote(tx, motion, who, agrees), { locks: motion.raidId })
    },
  }
}

interface Asking {
  by: Member
  proposal: Proposal
  about: PublicEvents
  /** The asker may do it without asking anybody. */
  isFree: boolean
  /** An undo of steps that have revealed nothing to anybody. */
  harmless?: boolean
  interactionId: string | null
}

/** Makes the change at once when nobody has to be asked. Otherwise it opens a motion. */
export async function proposeMotion(playing: LockedGame, asking: Asking): Promise<ProposalResult> {
  const { tx, raid } = playing
  const { by, proposal, about, isFree, interactionId, harmless = false } = asking
  if (isFree || electorateOf(raid, proposal, by.person).needed <= 1) {
    await enactProposal(playing, { proposal, about, by: by.person, interactionId, harmless })
    return { ok: true, version: raid.version, motion: null }
  }
  const motion = await ask(playing, asking)
  const card = voteCardOf(raid, motion)
  await announce(tx, raid, [{ kind: 'motion', motion: card }])
  return { ok: true, version: raid.version, motion: card }
}

/**
 * Opens a motion. Only one of each topic is open at a time. A new one replaces one by the same asker, or an outdated
 * one.
 */
async function ask({ tx, raid }: LockedGame, { by, proposal, about }: Asking): Promise<Motion> {
  const before = await findOpenMotion(tx, raid.id, motionSubjectOf(proposal))
  const known = before && motionContentOrNull(before)
  const isOver = known !== null && before !== null && isOutdated(voteCardOf(raid, before), before)
  if (before && known && !isOver && before.byId !== by.person.id)
    throw new Rejection(texts.vote.why.another(toMarkup(known.payload.by.name)))
  if (before) await closeMotion(tx, raid, before, isOver ? 'withdrawn' : 'superseded')
  await ensurePlayer(tx, storedPerson(by.person), raid.guildId)
  const asked = { by: by.person, proposal, about: withVersion(about), granted: null } satisfies MotionPayload
  const payload = asJson(asked)
  const { voters } = electorateOf(raid, proposal, by.person)
  const votes = voters.some(({ id }) => id === by.person.id) ? { [by.person.id]: true } : {}
  const { id: raidId, version } = raid
  return createMotion(tx, { raidId, version, kind: proposal.kind, payload, byId: by.person.id, votes })
}

async function vote(tx: Tx, { id, raidId }: Motion, who: Member, agrees: boolean): Promise<VoteCard> {
  const locked = await lockRaid(tx, raidId)
  const { raid } = locked
  const motion = await readAsked(tx, id, who.person)
  if (!motion) throw new Rejection(texts.vote.why.gone())
  const asked = voteCardOf(raid, motion)
  const decides = await mayGrant(locked, asked.proposal, who)
  mustBeAsked(asked, who.person, decides)
  if (motion.status !== 'open') return asked
  if (isOutdated(asked, motion)) return settleAndAnnounce(tx, raid, motion)
  const isGrant = agrees && decides && motion.byId !== who.person.id
  const counted = await counting(tx, asked, motion, who.person, agrees)
  const status = isGrant ? 'carried' : outcomeOf(voteCardOf(raid, counted))
  if (status === 'open') return voteCardOf(raid, counted)
  return settle(await toLockedGame(locked), counted, status, isGrant ? who.person : null)
}

/**
 * Reads a motion for a voter. A player who votes about their own seat isn't absent, so their vote counts from now on.
 */
async function readAsked(tx: Tx, id: string, { id: voter }: Person): Promise<Motion | null> {
  const motion = await readMotion(tx, id)
  if (motion?.status !== 'open') return motion
  const { payload } = motionContentOf(motion)
  const { proposal } = payload
  if (!isAboutSeat(proposal) || !proposal.isAbsent || proposal.from.id !== voter) return motion
  return saveMotionPayload(tx, id, asJson({ ...payload, proposal: { ...proposal, isAbsent: false } }))
}

/**
 * Whether this person's vote alone passes the motion. That is so for a raid leader or judge, but never about a seat,
 * or for an opponent.
 */
async function mayGrant(locked: LockedRaid, proposal: Proposal, who: Member): Promise<boolean> {
  const { tx, raid } = locked
  if (isAboutSeat(proposal) || !(await mayDecideAlone(tx, raid, who))) return false
  if (proposal.kind !== 'adjust' || raid.status !== 'playing') return true
  return opponentAffectedBy(await toLockedGame(locked), who.person, proposal.change) === null
}

/** Whether the game has continued, or another person has the seat by now. */
function isOutdated({ raid, proposal }: VoteCard, { version }: Motion): boolean {
  if (!isAboutSeat(proposal)) return version !== raid.version
  return raid.seats[proposal.seat]?.person.id !== proposal.from.id
}

const isVoter = ({ voters }: VoteCard, { id }: Person): boolean => voters.some((one) => one.id === id)

/** @throws Rejection for a person who isn't concerned */
function mustBeAsked(asked: VoteCard, person: Person, decides: boolean): void {
  if (isVoter(asked, person)) return
  if (isAboutSeat(asked.proposal))
    throw new Rejection(texts.vote.why.notAsked(asked.voters.map(({ name }) => toMarkup(name))))
  requireMember(asked.raid, person, decides)
}

/** Counts only the votes of people who may vote. */
async function counting(
  tx: Tx,
  asked: VoteCard,
  motion: Motion,
  who: Person,
  agrees: boolean,
): Promise<Motion> {
  if (!isVoter(asked, who)) return motion
  return saveVotes(tx, motion.id, { ...motionContentOf(motion).votes, [who.id]: agrees })
}

function outcomeOf({ votes, voters, needed, must }: VoteCard): 'open' | 'carried' | 'refused' {
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
): Promise<VoteCard> {
  const { tx, raid } = playing
  const payload = { ...motionContentOf(motion).payload, granted }
  const settled = await settleMotion(tx, motion.id, status, asJson(payload))
  const card = voteCardOf(raid, settled)
  await announce(tx, raid, [{ kind: 'motion', motion: card }])
  if (status === 'carried') await enactProposal(playing, { ...payload, interactionId: null })
  return card
}
