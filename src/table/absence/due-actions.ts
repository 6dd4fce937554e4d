/** Performs the due actions about absent players: reminders, warnings, default answers, and putting a raid to sleep. */
import type { Decision } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import {
  findOpenQuestionOfRaid,
  type OpenQuestion,
  openQuestionsOfRaidsActiveBetween,
} from '../../store/raids/open-questions.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import { beginTakeover } from '../computers/takeover.ts'
import type { EventsAndNews } from '../model/accepted-input.ts'
import type { AbsenceNews, AnswerOnBehalf } from '../model/announcement.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { runStepsAfterInputs } from '../playing/finish-inputs.ts'
import { addInput } from '../playing/inputs.ts'
import { lockGame } from '../raid-loading/lock.ts'
import { parsePersonSettingsOrDefault, parseRaidSettingsOrDefault } from '../stored/settings.ts'
import { defaultPicks } from './default-answer.ts'
import { isWithinQuietHours } from './quiet-hours.ts'
import { DEFAULT_TIME_ZONE } from './time-zones.ts'
import {
  type DueAction,
  HOUR_MS,
  MAX_REMINDERS,
  RAID_SLEEPS_AFTER_DAYS,
  scheduledActions,
  WARNING_SHARE_OF_TIME_LIMIT,
} from './timetable.ts'

/** The shortest time after an answer at which an action about an absent player can be due. */
const FIRST_DUE_HOURS = 0.5
/** Raids without an answer for longer than this are asleep already, so no action is due in them. */
const LAST_DUE_HOURS = 2 * RAID_SLEEPS_AFTER_DAYS * 24

/** Returns the actions about absent players that are due in all raids by now, the earliest first. */
export async function loadDueActions(tx: Transaction, now: Date): Promise<DueAction[]> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const waits = await openQuestionsOfRaidsActiveBetween(tx, ago(LAST_DUE_HOURS), ago(FIRST_DUE_HOURS))
  const due = waits.flatMap((wait) => scheduledActions(wait).filter(({ at }) => at <= now))
  return due.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** A player who is asked, and the open question that waits for them. */
interface Waiting {
  playing: LockedGame
  wait: OpenQuestion
  decision: Decision
  person: Person
  now: Date
}

/** Performs a due action. Returns false if it has been done already, or need not be done any more. */
export async function performDueAction(tx: Transaction, due: DueAction, now: Date): Promise<boolean> {
  const playing = await lockGame(tx, due.raidId)
  const wait = await findOpenQuestionOfRaid(tx, due.raidId)
  const { decision } = playing.game
  const person = playing.raid.seats[decision?.seat ?? -1]?.person
  if (!decision || !person || wait?.decision !== decision.id || !isDue(wait, due, now)) return false
  await deeds[due.deed]({ playing, wait, decision, person, now })
  return true
}

const isDue = (wait: OpenQuestion, due: DueAction, now: Date): boolean =>
  scheduledActions(wait).some(
    ({ prompt, deed, nth, at }) => prompt === due.prompt && deed === due.deed && nth === due.nth && at <= now,
  )

const deeds: Readonly<Record<DueAction['deed'], (waiting: Waiting) => Promise<void>>> = {
  reminder: remind,
  warning: warn,
  default: answerForAbsent,
  sleep: ({ playing, wait }) => say(playing, { kind: 'asleep', since: wait.since.toISOString() }),
}

const say = ({ tx, raid }: LockedGame, news: AbsenceNews): Promise<void> => addAnnouncements(tx, raid, [news])

const whoIsAsked = ({ decision, person }: Waiting) => ({
  seat: decision.seat,
  person,
  decision: decision.id,
  asked: decision.kind,
})

function remind(waiting: Waiting): Promise<void> {
  const { playing, wait, decision, now } = waiting
  const nth = wait.reminders + 1
  return say(playing, {
    kind: 'reminder',
    ...whoIsAsked(waiting),
    nth,
    isLast: nth === MAX_REMINDERS,
    since: wait.since.toISOString(),
    at: now.toISOString(),
    friendsPass:
      decision.kind === 'priority' &&
      // Friends can't pass for a Boss player, because nobody else is on that side.
      !playing.raid.seats[decision.seat]?.boss &&
      parseRaidSettingsOrDefault(wait.raidId, wait.raid).friendsPass,
  })
}

/** Warns the asked player that the time limit ends soon. Players on vacation or in quiet hours aren't pinged. */
function warn(waiting: Waiting): Promise<void> {
  const { playing, wait, now } = waiting
  const { awayUntil, quiet, timeZone } = parsePersonSettingsOrDefault(wait.personId, wait.person)
  const isAway = awayUntil !== null && new Date(awayUntil) > now
  const rest = limitHours(wait) * (1 - WARNING_SHARE_OF_TIME_LIMIT) * HOUR_MS
  const end = Math.max(wait.since.getTime() + limitHours(wait) * HOUR_MS, now.getTime() + rest)
  return say(playing, {
    kind: 'warning',
    ...whoIsAsked(waiting),
    at: now.toISOString(),
    until: new Date(end).toISOString(),
    ping: !isAway && !(quiet && isWithinQuietHours(now, quiet, timeZone ?? DEFAULT_TIME_ZONE)),
  })
}

const limitHours = ({ raidId, raid }: OpenQuestion): number =>
  parseRaidSettingsOrDefault(raidId, raid).limitHours ?? 0

/** Throws an error that is no Rejection, because a refused default answer is our own fault, not the player's. */
function failOnRefusal(error: unknown): never {
  throw error instanceof Rejection ? new Error(`a default answer is refused: ${error.message}`) : error
}

/** Gives the default answer, or lets the computer play from now on, as the raid's settings say. */
function answerForAbsent(waiting: Waiting): Promise<void> {
  const { raidId, raid } = waiting.wait
  const { computerForAbsent } = parseRaidSettingsOrDefault(raidId, raid)
  return computerForAbsent ? letComputerPlay(waiting) : answerByDefault(waiting)
}

/** Lets the computer play for the absent player, who is asked. */
async function letComputerPlay({ playing, wait, decision }: Waiting): Promise<void> {
  await beginTakeover(playing, decision.seat, { by: 'clock', hours: limitHours(wait) })
  await runStepsAfterInputs(playing, [])
}

/** The most default answers to one question; more than any question needs. */
const MOST_STEPS = 50

/** Gives default answers until priority was passed once, or somebody else is asked. */
async function answerByDefault({ playing, wait, decision, person }: Waiting): Promise<void> {
  const { seat } = decision
  const hours = limitHours(wait)
  const how: AnswerOnBehalf = { kind: 'byDefault', seat, person, asked: decision.kind, hours }
  const taken: EventsAndNews[] = []
  let open: Decision | null = decision
  while (open?.seat === seat && taken.length < MOST_STEPS) {
    const { id, kind } = open
    const input = { kind: 'answer', decision: id, seat, picks: defaultPicks(open) } as const
    taken.push(await addInput(playing, input, { by: null, interactionId: null, how }).catch(failOnRefusal))
    if (kind === 'priority') break
    open = playing.game.decision
  }
  await say(playing, { kind: 'onBehalf', version: playing.raid.version, how })
  await runStepsAfterInputs(playing, taken)
}
