/**
 * Fixtures for tests of absence: a clock that the test advances, so that days pass in milliseconds, and a raid with a
 * Boss player.
 */
import type { Store } from '../../store/database/open.ts'
import type { Table } from '../contract.ts'
import { newId, newPerson, openDecisionWithAskedPerson, requireAccepted, TEST_GUILD_ID } from '../fixture.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { createTable } from '../table.ts'
import { defaultPicks } from './default-answer.ts'
import { HOUR_MS } from './timetable.ts'

/** A clock that stands still until a test lets time pass. */
export class ManualClock {
  #now = Date.now()

  readonly now = (): Date => new Date(this.#now)

  /**
   * Lets time pass in steps of half an hour, or of eight hours if more than two days pass. Executes the due actions of
   * the raid.
   */
  async pass(hours: number, table: Table, { id }: RaidInfo): Promise<void> {
    const step = hours > 48 ? 8 : 0.5
    for (let left = hours; left > 0; left -= step) {
      this.#now += Math.min(left, step) * HOUR_MS
      for (const due of await table.absence.due(this.now()))
        if (due.raidId === id) await table.absence.attend(due, this.now())
    }
  }
}

const DECKS = ['horde-rogue', 'horde-warrior', 'horde-mage'] as const

/** The seat of the Boss player in `createBossRaid`. */
export const BOSS_PLAYER_SEAT = 3

export interface BossRaidParty {
  table: Table
  raid: RaidInfo
  people: readonly [Person, Person, Person, Person]
}

/**
 * Starts a raid in which Anna leads Ben and Cleo against the Boss player Dora, who goes first. Everybody has kept
 * their opening hand.
 */
export async function createBossRaid(store: Store) {
  const clock = new ManualClock()
  const table: Table = createTable(store, { now: clock.now, newSeed: () => '0123456789abcdef'.repeat(2) })
  const raiders = [newPerson('Anna'), newPerson('Ben'), newPerson('Cleo')] as const
  const [dora, at] = [newPerson('Dora'), { guildId: TEST_GUILD_ID, channelId: newId() }]
  const opened = requireAccepted(await table.create(at, raiders[0], 'onyxia', 'standard'))
  await table.setThread(opened.id, newId())
  for (const [seat, who] of raiders.entries())
    requireAccepted(await table.join(opened.id, who, DECKS[seat] ?? ''))
  requireAccepted(await table.joinAsBoss(opened.id, dora))
  const raid = requireAccepted(await table.start(opened.id, raiders[0]))
  const party: BossRaidParty = { table, raid, people: [...raiders, dora] }
  await answerByDefaultUntilMatchingQuestion(party, ({ kind }) => kind !== 'mulligan')
  return { ...party, party, clock, raiders, dora }
}

interface Asked {
  kind: string
  seat: number
  turn: number
}

/**
 * Gives default answers for everybody until a matching question is asked.
 * @throws Error if none is asked within 200 answers
 */
export async function answerByDefaultUntilMatchingQuestion(
  party: BossRaidParty,
  fits: (asked: Asked) => boolean,
) {
  for (let n = 0; n < 200; n++) {
    const { who, decision, seat, view } = await openDecisionWithAskedPerson(party)
    if (fits({ kind: decision.kind, seat, turn: view.turn.number })) return { who, decision }
    const picks = decision.kind === 'mulligan' ? ['keep'] : defaultPicks(decision)
    requireAccepted(await party.table.answer(party.raid.id, who, [{ decision: decision.id, picks }]))
  }
  throw new Error('nobody was asked that')
}
