import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { MIGRATIONS_FOLDER } from '../../store/database/migrations.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import { userText } from '../../texts/user-text.ts'
import {
  announcementsOf,
  createStartedRaid,
  keepHands,
  newId,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { Person } from '../model/person.ts'
import type { Leaderboard } from '../records/contract.ts'
import { parseGame } from '../stored/parse-stored.ts'
import type { RequestedCorrection } from './contract.ts'

const PATIENCE = { timeout: 120_000 }

describeOnEachDatabase('the record of a raid', (database) => {
  /** Returns a raid in a new guild, where nobody else is on a leaderboard. */
  async function underWay(): Promise<TestParty> {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()), newId())
    await keepHands(party)
    return party
  }

  const boss = async ({ raid }: TestParty): Promise<number> => {
    const game = parseGame((await findRaidWithGame(database.store().db, raid.id))?.state)
    return game.players.at(-1)?.hero ?? 0
  }

  async function rule(party: TestParty, correction: RequestedCorrection): Promise<void> {
    const by = { person: party.people[0], roles: [] }
    requireAccepted(
      await party.table.corrections.make({
        raidId: party.raid.id,
        by,
        correction,
        reason: userText('we mixed it up'),
      }),
    )
  }

  /** Takes the last answer back as the leader, who needs nobody's consent. */
  async function takeBack(party: TestParty): Promise<void> {
    const by = { person: party.people[0], roles: [] }
    const target = { what: 'steps', steps: 1 } as const
    requireAccepted(await party.table.undo.ask({ raidId: party.raid.id, by, target }))
  }

  async function over(party: TestParty, people: readonly Person[] = party.people): Promise<void> {
    for (const one of people) requireAccepted(await party.table.concede(party.raid.id, one))
  }

  const rows = ({ ranking }: Leaderboard) => ranking.of

  async function ranked({ table, raid }: TestParty): Promise<number[]> {
    const asked = { guildId: raid.guildId, viewer: '0', raid: null, mode: null }
    const boards = [
      await table.records.leaderboard('xp', asked),
      await table.records.leaderboard('wins', asked),
      await table.records.leaderboard('fastest', asked),
      await table.records.leaderboard('xp', { ...asked, raid: raid.raid }),
    ]
    return boards.map((board) => rows(requireAccepted(board)))
  }

  async function marks({ table, raid, people }: TestParty) {
    const { corrections } = requireAccepted(await table.records.summary(raid.id))
    const run = requireAccepted(await table.records.run(raid.guildId, raid.code))
    const whose = { guildId: raid.guildId, personId: people[0].id }
    const history = requireAccepted(await table.records.history(whose, null, 1))
    const [sheet] = await table.sheets(raid.guildId, people[0].id)
    return [corrections, run.corrections, history.runs[0]?.corrections, sheet?.corrected]
  }

  it(
    'counts how often /judge moved damage, cards or resources, and such a raid is on no leaderboard',
    PATIENCE,
    async () => {
      const party = await underWay()
      await rule(party, { kind: 'damage', object: await boss(party), damage: 30 })
      await rule(party, { kind: 'draw', player: 1, n: 2 })
      await rule(party, { kind: 'addResources', player: 2, n: 2 })
      await over(party)
      await database.store().db.raid.update({ where: { id: party.raid.id }, data: { status: 'won' } })
      await database
        .store()
        .db.runRecord.update({ where: { raidId: party.raid.id }, data: { status: 'won' } })
      expect(await marks(party)).toEqual([3, 3, 3, 1])
      expect(await ranked(party)).toEqual([0, 0, 0, 0])
    },
  )

  it(
    'is clean if a correction was taken back, or /judge only passed for a player or removed one',
    PATIENCE,
    async () => {
      const party = await underWay()
      await rule(party, { kind: 'skip' })
      await rule(party, { kind: 'damage', object: await boss(party), damage: 30 })
      await takeBack(party)
      await rule(party, { kind: 'kick', player: 1 })
      await over(party, [party.people[0], party.people[2]])
      await database.store().db.raid.update({ where: { id: party.raid.id }, data: { status: 'won' } })
      await database
        .store()
        .db.runRecord.update({ where: { raidId: party.raid.id }, data: { status: 'won' } })
      expect(await marks(party)).toEqual([0, 0, 0, 0])
      expect(await ranked(party)).toEqual([3, 3, 1, 3])
      const record = await database.store().db.runRecord.findUnique({ where: { raidId: party.raid.id } })
      expect(record).toMatchObject({ corrections: 0, undone: 1 })
    },
  )

  it('includes the corrections from before they were counted, by its migration', PATIENCE, async () => {
    const party = await underWay()
    await rule(party, { kind: 'draw', player: 1, n: 1 })
    await takeBack(party)
    await rule(party, { kind: 'draw', player: 1, n: 2 })
    await rule(party, { kind: 'skip' })
    await over(party)
    const { db } = database.store()
    const where = { raidId: party.raid.id }
    const counted = await db.runRecord.findUnique({ where })
    await db.runRecord.update({ where, data: { corrections: 0, undone: 0 } })
    const file = await readFile(`${MIGRATIONS_FOLDER}/20261122170051_honest_records/migration.sql`, 'utf8')
    await db.$executeRawUnsafe(file.slice(file.indexOf('UPDATE')))
    expect(await db.runRecord.findUnique({ where })).toEqual(counted)
    expect(counted).toMatchObject({ corrections: 1, undone: 1 })
  })

  it('separates a correction from the autopilot’s answers after it', PATIENCE, async () => {
    const party = await underWay()
    for (const one of party.people)
      requireAccepted(await party.table.autopilot.give(party.raid.id, one, { kind: 'until', until: 'turn' }))
    await rule(party, { kind: 'damage', object: await boss(party), damage: 3 })
    const told = (await announcementsOf(database.store(), party)).flatMap((one) =>
      one.kind === 'news' ? [one] : [],
    )
    const corrections = told.filter(({ events }) => events.some(({ kind }) => kind === 'adjusted'))
    expect(corrections).toHaveLength(1)
    expect(corrections[0]?.ordered).toEqual([])
  })
})
