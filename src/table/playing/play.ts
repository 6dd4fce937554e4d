/** Handles the actions of players in a raid: answering, conceding, and ending the raid early. */
import { type Decision, hasAnybodyLearnedSomething, type Input, type Seat } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import { eventsVisibleToSeat } from '../announcing/news.ts'
import {
  declineInstructionFromPicks,
  saveAnswerPlan,
  saveDeclineInstruction,
  saveOptionalTextInstruction,
} from '../autopilot/apply-instructions.ts'
import { hasBossPlayer } from '../autopilot/automatic.ts'
import { isChoosingTargetOfOptionalText, newOptionalTextInstruction } from '../autopilot/optional.ts'
import { endTakeoversOfPerson } from '../computers/takeover.ts'
import type { Table } from '../contract.ts'
import { endUnstartedRaid } from '../lobby/lobby.ts'
import type { EventsAndNews, InputOrigin } from '../model/accepted-input.ts'
import type { FollowUpAnswers } from '../model/instructions.ts'
import type { LockedGame, LockedRaid } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { type Rejected, Rejection } from '../model/rejection.ts'
import { loadGameOfLockedRaid, lockGame, lockRaid, requireLeader } from '../raid-loading/lock.ts'
import { seatsOfPerson } from '../raid-loading/raid-info.ts'
import type { IdempotentClick, RunWithGame } from '../raids-in-memory/raid-runner.ts'
import type { AnswerResult, PicksForDecision } from './contract.ts'
import { runStepsAfterInputs } from './finish-inputs.ts'
import { addInput } from './inputs.ts'

interface Answering {
  by: Person
  steps: readonly PicksForDecision[]
  interactionId: string | null
  /** The person's answers to later questions, which came with this answer. */
  then?: FollowUpAnswers | undefined
}

export const createAnswerFunction =
  (played: RunWithGame): Table['answer'] =>
  async (raidId, by, steps, interactionId, then) => {
    const asked = { by, steps, interactionId: interactionId ?? null, then }
    const answered = await played(raidId, (playing) => answer(playing, asked), clickOf(interactionId))
    return 'rejected' in answered ? afterRefusal(played, raidId, by, answered) : answered
  }

/** Ends the computer's play for a person who tries to act. */
async function afterRefusal(
  played: RunWithGame,
  raidId: string,
  by: Person,
  refused: Rejected,
): Promise<Rejected> {
  const ended = await played(raidId, async (playing) => {
    const had = await endTakeoversOfPerson(playing, by)
    if (had) await runStepsAfterInputs(playing, [])
    return { had }
  })
  if ('rejected' in ended || !ended.had) return refused
  return { rejected: `${texts.takeover.youAct} ${refused.rejected}` }
}

const clickOf = (id: string | undefined): IdempotentClick<AnswerResult> | null =>
  id === undefined
    ? null
    : { id, again: (version) => ({ ok: true, version, events: [], objects: {}, takeBack: false }) }

/** Answers several decisions, one after the other. All steps are accepted or none. @throws Rejection */
async function answer(
  playing: LockedGame,
  { by, steps, interactionId, then }: Answering,
): Promise<AnswerResult> {
  if (steps.length === 0) throw new Rejection(texts.say.nothingToAnswer())
  const taken: EventsAndNews[] = []
  let seat: Seat = 0
  let chance = playing.game.rng
  for (const step of steps) {
    chance = [...playing.game.rng]
    const decision = askedOf(playing, by, step)
    seat = decision.seat
    const input: Input = { kind: 'answer', decision: decision.id, seat, picks: [...step.picks] }
    const declined = isAlone(then) ? declineInstructionFromPicks(playing, step.picks, guardsIn(then)) : null
    const isOptional = hasBossPlayer(playing.game) && isChoosingTargetOfOptionalText(playing.game, step.picks)
    taken.push(
      await addInput(playing, input, { by, interactionId: taken.length === 0 ? interactionId : null }),
    )
    if (declined) await saveDeclineInstruction(playing, seat, declined)
    const optional = isOptional
      ? newOptionalTextInstruction(taken.at(-1)?.events ?? [], seat, optionalIn(then))
      : null
    if (optional) await saveOptionalTextInstruction(playing, seat, optional)
  }
  await saveAnswerPlan(playing, seat, then?.kind === 'optional' || then?.kind === 'guards' ? undefined : then)
  await endTakeoversOfPerson(playing, by)
  const ordered = await runStepsAfterInputs(playing, taken)
  const last = [...taken.slice(-1), ...ordered].flatMap(({ events }) => events)
  const takeBack =
    !playing.game.outcome && !hasAnybodyLearnedSomething(seat, { rng: chance }, last, playing.game)
  return {
    ok: true,
    version: playing.raid.version,
    takeBack,
    ...eventsVisibleToSeat(seat, [...taken, ...ordered]),
  }
}

const optionalIn = (then: FollowUpAnswers | undefined): 'yes' | 'no' =>
  then?.kind === 'optional' ? then.answer : 'yes'

const guardsIn = (then: FollowUpAnswers | undefined): string[] => (then?.kind === 'guards' ? then.guards : [])

/** Whether the answers to later questions include no move in this attack. */
const isAlone = (then: FollowUpAnswers | undefined): boolean =>
  !then || then.kind === 'guards' || (then.kind === 'fight' && then.quiet)

/**
 * Returns the decision that a step answers.
 * @throws Rejection if this person may not answer it, or it is no longer open
 */
function askedOf({ game, raid }: LockedGame, by: Person, step: PicksForDecision): Decision {
  const { decision } = game
  if (!decision) throw new Rejection(game.outcome ? texts.say.over() : texts.say.nothingToAnswer())
  const asked = raid.seats[decision.seat]?.person
  const theirs = asked?.id === by.id
  const name = asked ? toMarkup(asked.name) : texts.lair.boss.name
  if (step.decision !== undefined && step.decision !== decision.id)
    throw new Rejection(texts.say.stale(theirs ? null : name, decision.kind))
  if (theirs) return decision
  const turn = texts.say.someoneElse(name, decision.kind)
  throw new Rejection(seatsOfPerson(raid, by.id).length > 0 ? turn : `${texts.say.noSeat()} ${turn}`)
}

/**
 * Concedes for one seat of the person, or for all of them.
 * @throws Rejection if they have none, or it has already lost
 */
export async function concedeSeats(
  tx: Transaction,
  raidId: string,
  by: Person,
  seat?: Seat,
): Promise<AnswerResult> {
  const playing = await lockGame(tx, raidId)
  const leaving = leavingSeats(playing, by, seat)
  const origin: InputOrigin = { by, interactionId: null }
  const taken: EventsAndNews[] = []
  for (const one of leaving)
    if (!playing.game.outcome) taken.push(await addInput(playing, { kind: 'concede', seat: one }, origin))
  await runStepsAfterInputs(playing, taken)
  const happened = eventsVisibleToSeat(leaving[0] ?? 0, taken)
  return { ok: true, version: playing.raid.version, takeBack: false, ...happened }
}

function leavingSeats({ raid, game }: LockedGame, by: Person, seat?: Seat): Seat[] {
  const own = seatsOfPerson(raid, by.id).map((one) => one.seat)
  if (own.length === 0) throw new Rejection(texts.say.noSeat())
  if (seat !== undefined && !own.includes(seat)) throw new Rejection(texts.say.notYourSeat())
  const staying = own.filter((one) => game.players[one]?.out === false)
  const leaving = seat === undefined ? staying : staying.filter((one) => one === seat)
  if (leaving.length === 0) throw new Rejection(texts.say.alreadyOut())
  return leaving
}

/**
 * Ends the raid, or closes its lobby, at the leader's request. The raid doesn't count.
 * @throws Rejection if the person isn't the leader
 */
export async function abandonRaidAsLeader(tx: Transaction, raidId: string, by: Person): Promise<RaidInfo> {
  const locked = await lockRaid(tx, raidId)
  requireLeader(locked.raid, by)
  return abandonRaidOrLobby(locked, by)
}

/** Ends a raid for everybody, or closes its lobby. A person without a seat is named in the log. */
export async function abandonRaidOrLobby(locked: LockedRaid, by: Person): Promise<RaidInfo> {
  if (locked.raid.status === 'lobby') return endUnstartedRaid(locked)
  const playing = await loadGameOfLockedRaid(locked)
  const { raid, game } = playing
  const [own] = seatsOfPerson(raid, by.id)
  const seat = own?.seat ?? game.leader
  const named = own || raid.leader.id === by.id ? {} : { by: by.name }
  const input: Input = { kind: 'adjust', seat, change: { kind: 'abandon' }, reason: userText(''), ...named }
  await runStepsAfterInputs(playing, [await addInput(playing, input, { by, interactionId: null })])
  return raid
}
