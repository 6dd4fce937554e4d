/** Opens lobbies for the challenge of the week, gives all its raids the same seed, and ranks their results. */

import {
  compareChallengeResults,
  isoWeekOfDate,
  reasonRunIsNotRanked,
  type UnrankedReason,
  type WeeklyChallenge,
  type WeeklyChallengeRun,
} from '../../campaign/challenge.ts'
import type { Clock } from '../../store/database/clock.ts'
import type { Store, Transaction } from '../../store/database/open.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import {
  challengeRaidsOfWeek,
  lockChallengeAndFindFirstRaids,
  setChallengeWeek,
} from '../../store/raids/challenge.ts'
import { userText } from '../../texts/user-text.ts'
import type { Person } from '../model/person.ts'
import { loadRaidInputs, startEntryOfLog } from '../replay/replay.ts'
import { UnreadableState } from '../stored/unreadable.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { challengeOfWeek } from './challenge-of-week.ts'
import type { ChallengeInfo, ChallengeRun, ChallengeService } from './contract.ts'

type Create = (
  tx: Transaction,
  lobby: { at: { guildId: string; channelId: string }; by: Person; raid: string; mode: string },
) => ReturnType<ChallengeService['open']>

export function createChallengeService(
  store: Store,
  write: RunTransaction,
  clock: Clock,
  create: Create,
): ChallengeService {
  return {
    look: async (guildId, viewer) =>
      look(store.db, challengeOfWeek(isoWeekOfDate(await clock(store.db))), guildId, viewer),
    open: (at, by) =>
      write(
        async (tx) => {
          const challenge = challengeOfWeek(isoWeekOfDate(await clock(tx)))
          const { raid, mode, week } = challenge
          const made = await create(tx, { at, by, raid, mode })
          if ('rejected' in made) return made
          await setChallengeWeek(tx, made.id, week)
          return { ...made, challenge }
        },
        { locks: at.channelId },
      ),
  }
}

/**
 * The most raids of the week whose logs are read for the seed. If the first log is damaged, the next has the same
 * seed.
 */
const MOST_DAMAGED = 20

/**
 * Returns the seed of the week's first raid, or the fresh seed if none has begun. So nobody can know the seed
 * before the first raid begins.
 * @throws UnreadableState if the logs of all begun raids are damaged
 */
export async function challengeSeedOfWeek(tx: Transaction, week: string, fresh: string): Promise<string> {
  const begun = await lockChallengeAndFindFirstRaids(tx, week, MOST_DAMAGED)
  let damaged: UnreadableState | null = null
  for (const raidId of begun) {
    try {
      return startEntryOfLog(await loadRaidInputs(tx, raidId, 1)).seed
    } catch (error) {
      if (!(error instanceof UnreadableState)) throw error
      damaged ??= error
    }
  }
  if (damaged) throw damaged
  return fresh
}

async function look(
  db: Transaction,
  challenge: WeeklyChallenge,
  guildId: string,
  viewer: string,
): Promise<ChallengeInfo> {
  const rows = await challengeRaidsOfWeek(db, challenge.week, guildId)
  const runsWithOwners = rows.flatMap((row) => {
    const { status, startedAt } = row
    if (status === 'lobby' || startedAt === null) return []
    const persons = row.people.filter((one) => !isComputerPlayer(one))
    const people = [...new Map(persons.map(({ id, name }) => [id, name]))]
    const run: WeeklyChallengeRun = {
      ...NOTHING,
      ...row.record,
      raidId: row.id,
      startedAt,
      status,
      people: people.map(([id]) => id),
    }
    const own =
      row.guildId === guildId ? { code: row.code, people: people.map(([, name]) => userText(name)) } : null
    return [{ run, own }]
  })
  const runs = runsWithOwners.map(({ run }) => run)
  const over = runsWithOwners.filter(
    ({ run: { status } }) => status === 'won' || status === 'lost' || status === 'drawn',
  )
  const judged = over.map((one) => ({ ...one, why: reasonRunIsNotRanked(one.run, runs) }))
  const ranked = judged
    .filter(({ why }) => why === null)
    .sort((a, b) => compareChallengeResults(a.run, b.run))
  return {
    challenge,
    ranked: ranked.map(shown),
    unranked: judged.flatMap((one) => (one.own && isWhy(one.why) ? [{ ...shown(one), why: one.why }] : [])),
    playing: runs.filter(({ status }) => status === 'playing').length,
    hasPlayed: runs.some(({ people }) => people.includes(viewer)),
  }
}

const NOTHING = { turns: 0, bosses: 0, damage: 0, corrections: 0, undone: 0, computers: 0, hints: 0 }

const isWhy = (why: UnrankedReason | null): why is UnrankedReason => why !== null

const shown = ({ run, own }: { run: WeeklyChallengeRun; own: ChallengeRun['own'] }): ChallengeRun => {
  const { status, turns, bosses, damage, computers, hints } = run
  return { own, status, turns, bosses, damage, computers, hints }
}
