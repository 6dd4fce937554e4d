/** Begins lessons, and finds out which parts of them were done. */

import { type LessonName, lessonsLearned } from '../../raids/tutorial/lessons.ts'
import { setupSeatOfLearner, TUTORIAL_RAID_NAMES, tutorialRaids } from '../../raids/tutorial/tutorial.ts'
import type { Clock } from '../../store/database/clock.ts'
import type { Store, Transaction } from '../../store/database/open.ts'
import { ensureGuild, ensurePlayer } from '../../store/people/people.ts'
import { createRaid, listRaids } from '../../store/raids/raids.ts'
import { takeSeat } from '../../store/raids/seats.ts'
import { beginRaid as beginGame } from '../lobby/lobby.ts'
import type { Person } from '../model/person.ts'
import { personToStoredRow } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { abandonRaidAsLeader } from '../playing/play.ts'
import { lockLobby } from '../raid-loading/lock.ts'
import { loadRaidInfo } from '../raid-loading/raid-info.ts'
import { loadLogWithEvents } from '../retention/log.ts'
import { parseConsequences } from '../stored/parse-stored.ts'
import { UnreadableState } from '../stored/unreadable.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { reasonAgainstNewLesson, type UsageLimitsPerPerson } from '../usage-limits/usage-limits.ts'
import type { TutorialService } from './contract.ts'

export function createTutorialService(
  store: Store,
  write: RunTransaction,
  limits: UsageLimitsPerPerson,
  clock: Clock,
): TutorialService {
  const whyNot = async (tx: Transaction, personId: string) =>
    reasonAgainstNewLesson(tx, limits, { personId, names: NAMES, now: await clock(tx) })
  return {
    find: (guildId, personId, lesson) => find(store.db, { guildId, personId }, lesson),
    nextFor: (guildId, personId) => nextFor(store.db, guildId, personId),
    whyNot: (personId) => whyNot(store.db, personId),
    begin: (at, who, lesson) =>
      write(
        async (tx) => {
          const why = await whyNot(tx, who.id)
          if (why !== null) throw new Rejection(why)
          return begin(tx, at, who, lesson)
        },
        { locks: who.id },
      ),
    learned: (raidId) => learned(store.db, raidId),
  }
}

const NAMES = tutorialRaids.map(({ name }) => name)

async function find(
  tx: Transaction,
  { guildId, personId: playerId }: { guildId: string; personId: string },
  lesson: string | null,
): Promise<RaidInfo | null> {
  const playing = await listRaids(tx, { guildId, playerId, status: ['playing'], limit: MOST })
  const row = playing.find(({ name }) => (lesson === null ? NAMES.includes(name) : name === lesson))
  return row ? loadRaidInfo(tx, row) : null
}

async function nextFor(tx: Transaction, guildId: string, playerId: string): Promise<string> {
  const won = await listRaids(tx, { guildId, playerId, status: ['won'], limit: MOST })
  const names = new Set(won.map(({ name }) => name))
  return TUTORIAL_RAID_NAMES.find((name) => !names.has(name)) ?? TUTORIAL_RAID_NAMES[0] ?? ''
}

/** The most raids of a person that are searched for lessons. */
const MOST = 100

async function begin(
  tx: Transaction,
  { guildId, threadId }: { guildId: string; threadId: string },
  who: Person,
  lesson: string,
): Promise<RaidInfo> {
  const module = tutorialRaids.find(({ name }) => name === lesson)
  if (!module) throw new Error(`there is no lesson ${lesson}`)
  await ensureGuild(tx, guildId)
  await ensurePlayer(tx, personToStoredRow(who), guildId)
  const old = await find(tx, { guildId, personId: who.id }, lesson)
  if (old) await giveUp(tx, old, who)
  const [{ name: mode }] = module.modes
  const at = { guildId, channelId: threadId, threadId }
  const { id } = await createRaid(tx, { ...at, name: lesson, mode, leaderId: who.id })
  await takeSeat(tx, id, { playerId: who.id, characterId: null, deck: lesson })
  const seats = [setupSeatOfLearner(who.name, lesson)]
  const beginning = { raid: lesson, mode, seats, leader: 0 }
  return beginGame(await lockLobby(tx, id), { by: who, beginning, seed: SEED })
}

/** Abandons an earlier run of a lesson. A run that can't be read stays unchanged. */
async function giveUp(tx: Transaction, { id }: RaidInfo, who: Person): Promise<void> {
  try {
    await abandonRaidAsLeader(tx, id, who)
  } catch (error) {
    if (!(error instanceof UnreadableState)) throw error
  }
}

/** The seed of all lessons, so that everybody gets the same course. It needn't be secret. */
const SEED = '0123456789abcdef0123456789abcdef'

async function learned(tx: Transaction, raidId: string): Promise<LessonName[]> {
  const { inputs } = await loadLogWithEvents(tx, raidId)
  return lessonsLearned(
    inputs.flatMap(({ events }) => parseConsequences(events).events),
    0,
  )
}
