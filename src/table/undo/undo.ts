/** Determines which answers an undo takes back, and whether the players have to vote on it. */

import { eventAsSeenBy, type Game, type GameEvent, hasAnybodyLearnedSomething } from '../../engine/index.ts'
import type { Store, Transaction } from '../../store/database/open.ts'
import { findInputOfInteraction, findInputs } from '../../store/raids/inputs.ts'
import { findRaidWithoutGame } from '../../store/raids/raids.ts'
import { seatsOfRaid } from '../../store/raids/seats.ts'
import { findSnapshot } from '../../store/raids/snapshots.ts'
import { texts } from '../../texts/texts.ts'
import { mergeMentionedCards } from '../announcing/mentioned-cards.ts'
import type { InputConsequences } from '../model/consequences.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Proposal, ProposalResult } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import { personFromRow } from '../model/person.ts'
import type { PublicEvents } from '../model/public-events.ts'
import { catchRejection, Rejection } from '../model/rejection.ts'
import { loadGameOfLockedRaid, lockRaid } from '../raid-loading/lock.ts'
import { parseConsequences, parseGame } from '../stored/parse-stored.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { mayDecideWithoutVote, requireSeatOrAuthority, votersOf } from '../votes/authority.ts'
import { carryOutProposalOrOpenMotion } from '../votes/votes.ts'
import type { UndoMoment, UndoRequest, UndoService } from './contract.ts'
import { countInputsToUndo, loadUndoableInputs, type UndoableInput } from './entries.ts'

export function createUndoService({ db }: Store, write: RunTransaction): UndoService {
  return {
    ask: (asked) => write((tx) => ask(tx, asked), { locks: asked.raidId }),
    moments: (raidId) => catchRejection(() => moments(db, raidId)),
  }
}

async function moments(tx: Transaction, raidId: string): Promise<{ version: number; moments: UndoMoment[] }> {
  const raid = await findRaidWithoutGame(tx, { id: raidId })
  if (!raid) throw new Rejection(texts.unavailableRaid.noRaid())
  if (raid.status !== 'playing') throw new Rejection(texts.undo.why.over())
  const line = await loadUndoableInputs(tx, raidId)
  const people = new Map((await seatsOfRaid(tx, raidId)).map(({ player }) => [player.id, player]))
  const consequences = await consequencesOf(tx, raidId, line)
  const found = line.slice(0, -1).flatMap((entry, at) => {
    const [by, came] = [people.get(entry.userId ?? ''), consequences.get(entry.seq)]
    const to = line[at + 1]?.seq
    if (!by || !came || to === undefined) return []
    const { undone } = happened([came])
    const answers = line.slice(0, at + 1).filter(({ userId }) => userId !== null).length
    return undone.events.length > 0 ? [{ to, by: personFromRow(by), came: undone, answers }] : []
  })
  return { version: raid.version, moments: found }
}

async function ask(tx: Transaction, asked: UndoRequest): Promise<ProposalResult> {
  const { raidId, by, target, version, interactionId = null } = asked
  const locked = await lockRaid(tx, raidId)
  const before = interactionId === null ? null : await findInputOfInteraction(tx, interactionId)
  if (before) return { ok: true, version: before.seq, motion: null }
  const { raid } = locked
  if (['won', 'lost', 'drawn'].includes(raid.status)) throw new Rejection(texts.undo.why.over())
  const playing = await loadGameOfLockedRaid(locked)
  if (version !== undefined && version !== raid.version) throw new Rejection(texts.undo.why.wentOn())
  const decides = await mayDecideWithoutVote(tx, raid, by)
  requireSeatOrAuthority(raid, by.person, decides)
  const back = await planned(playing, by.person, target)
  const asking = { by, proposal: proposalOf(back, by.person, target), about: back.undone, interactionId }
  if (!isOwnConcession(back.entries, by.person)) {
    const harmless = await isHarmless(playing, back, by.person)
    return carryOutProposalOrOpenMotion(playing, { ...asking, isFree: decides || harmless, harmless })
  }
  if (votersOf(raid).length < 2) throw new Rejection(texts.undo.why.conceded())
  return carryOutProposalOrOpenMotion(playing, { ...asking, isFree: false })
}

/** The inputs that a request would take back. */
interface Back {
  /** The number of the input to whose result the game returns. */
  to: number
  /** The inputs to undo, the newest first. */
  entries: UndoableInput[]
  /** All events of the inputs, including hidden ones. `undone` has the public ones. */
  events: GameEvent[]
  undone: PublicEvents
}

async function planned(playing: LockedGame, by: Person, target: UndoRequest['target']): Promise<Back> {
  const { tx, raid } = playing
  const line = await loadUndoableInputs(tx, raid.id)
  const count =
    target.what === 'turn' ? await countTurn(playing, line) : countInputsToUndo(line, by.id, target)
  const entries = line.slice(0, count)
  const consequences = [...(await consequencesOf(tx, raid.id, entries)).values()]
  return { to: line[count]?.seq ?? 0, entries, ...happened(consequences) }
}

/** Returns the consequences of inputs by their numbers, the oldest first. */
async function consequencesOf(
  tx: Transaction,
  raidId: string,
  line: readonly UndoableInput[],
): Promise<Map<number, InputConsequences>> {
  const seqs = new Set(line.map(({ seq }) => seq))
  const inputs = await findInputs(tx, raidId, { after: (line.at(-1)?.seq ?? 1) - 1 })
  return new Map(
    inputs.flatMap(({ seq, events }) => (seqs.has(seq) ? [[seq, parseConsequences(events)]] : [])),
  )
}

/** The most undone inputs whose events are announced. The log contains all of them. */
const MOST_ANNOUNCED = 30

function happened(consequences: readonly InputConsequences[]): Pick<Back, 'events' | 'undone'> {
  const first = consequences.filter(({ events }) => events.length > 0).slice(0, MOST_ANNOUNCED)
  const events = first.flatMap((one) => one.events.map((event) => eventAsSeenBy(event, null)))
  const objects = first.map((one) => one.objects).reduce(mergeMentionedCards, {})
  return { events: consequences.flatMap((one) => one.events), undone: { events, objects } }
}

/**
 * Returns the number of inputs after the one that began the turn, which stays.
 * @throws Rejection if it is too far back, or nothing has followed it
 */
async function countTurn({ tx, raid, game }: LockedGame, line: readonly UndoableInput[]): Promise<number> {
  const consequences = await consequencesOf(tx, raid.id, line)
  const index = line.findIndex(({ seq }) =>
    consequences.get(seq)?.events.some((event) => begins(game, event)),
  )
  if (index < 0) throw new Rejection(texts.undo.why.noTurn())
  if (index === 0) throw new Rejection(texts.undo.why.nothing())
  return index
}

const begins = ({ turn }: Game, event: GameEvent): boolean =>
  event.kind === 'turnStarted' && event.number === turn.number

/** Whether the player's own concession is among the inputs to undo, which needs the others' agreement. */
const isOwnConcession = (entries: readonly UndoableInput[], by: Person): boolean =>
  entries.some(({ kind, userId }) => kind === 'concede' && userId === by.id)

/** Whether all answers are the player's own, and none of them has revealed anything to anybody. */
async function isHarmless({ tx, raid, game }: LockedGame, back: Back, by: Person): Promise<boolean> {
  const { entries, events, to } = back
  const isOwn = entries.every(
    ({ kind, userId }) => kind === 'answer' && (userId === by.id || userId === null),
  )
  const seat = entries.find(({ userId }) => userId === by.id)?.seat
  if (!isOwn || seat === undefined || seat === null) return false
  const was = await gameAt(tx, raid.id, to)
  if (hasAnybodyLearnedSomething(seat, was, events, game)) return false
  for (const { seq } of entries.slice(1))
    if (hasAnybodyLearnedSomething(seat, was, [], await gameAt(tx, raid.id, seq))) return false
  return true
}

const gameAt = async (tx: Transaction, raidId: string, seq: number): Promise<Game> =>
  parseGame(await findSnapshot(tx, raidId, seq))

function proposalOf({ to, entries }: Back, by: Person, target: UndoRequest['target']): Proposal {
  const steps = entries.filter(({ userId }) => userId !== null)
  const lost = steps.flatMap(({ userId, seat }) => (userId === by.id || seat === null ? [] : [seat]))
  return {
    kind: 'undo',
    to,
    steps: steps.length,
    lost,
    reason: target.what === 'turn' ? target.reason : null,
  }
}
