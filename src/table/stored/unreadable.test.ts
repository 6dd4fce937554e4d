import { expect, it } from 'vitest'
import { describeWithDatabase, type TestDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { SCHEMA_VERSION } from '../../engine/index.ts'
import { compressJson } from '../../store/database/compress.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import { runInLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { ManualClock } from '../absence/fixture.ts'
import {
  answerOpenDecision,
  createStartedRaid,
  newId,
  newPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
} from '../fixture.ts'
import { createTable } from '../table.ts'
import { parseGame } from './parse-stored.ts'
import type { UnreadableState } from './unreadable.ts'

/** Games that this version can't read: how each is stored, and the reason that is reported. */
const STATES = {
  'of a newer version': {
    state: (game: object) => compressJson({ ...game, shape: SCHEMA_VERSION + 1 }),
    why: 'newer',
  },
  'of a raid that is not known': {
    state: (game: object) => compressJson({ ...game, raid: 'karazhan' }),
    why: 'newer',
  },
  'without its frames': { state: (game: object) => compressJson({ ...game, frames: null }), why: 'broken' },
  'that is damaged': { state: () => Uint8Array.from([1, 2, 3]), why: 'broken' },
} as const

type How = keyof typeof STATES
const HOWS: readonly How[] = [
  'of a newer version',
  'of a raid that is not known',
  'without its frames',
  'that is damaged',
]

async function spoil(database: TestDatabase, { raid }: TestParty, how: How): Promise<void> {
  const { db } = database.store()
  const game = parseGame((await findRaidWithGame(db, raid.id))?.state)
  await db.raid.update({ where: { id: raid.id }, data: { state: STATES[how].state(game) } })
}

/** Returns all rows of a raid, for checking that nothing has changed them. */
async function rowsOf(database: TestDatabase, { raid }: TestParty): Promise<unknown> {
  const { db } = database.store()
  const where = { raidId: raid.id }
  return {
    raid: await db.raid.findUnique({ where: { id: raid.id } }),
    seats: await db.seat.findMany({ where, orderBy: { number: 'asc' } }),
    inputs: await db.input.findMany({ where, orderBy: { seq: 'asc' } }),
    snapshots: await db.snapshot.findMany({ where, orderBy: { seq: 'asc' } }),
    motions: await db.motion.findMany({ where }),
    outbox: await db.outbox.findMany({ where: { about: where }, orderBy: { order: 'asc' } }),
  }
}

describeWithDatabase('a raid whose game can’t be read', (database) => {
  const clock = new ManualClock()
  const seen: UnreadableState[] = []
  const table = () =>
    createTable(database.store(), { now: clock.now, onUnreadable: (error) => void seen.push(error) })

  /** Returns an unreadable raid with an open motion and a running clock. */
  async function spoiled(how: How) {
    const party = await createStartedRaid(table())
    const { id: raidId } = party.raid
    const [anna, ben] = party.people
    requireAccepted(await party.table.settings.changeRaid(raidId, { limitHours: 12 }, anna))
    await playOnWithComputerPlayer(party, heuristicPlayer, 12)
    const target = { what: 'steps', steps: 3 } as const
    const asked = requireAccepted(
      await party.table.undo.ask({ raidId, by: { person: ben, roles: [] }, target }),
    )
    await spoil(database, party, how)
    return { party, raidId, anna, ben, motion: asked.motion?.id ?? '' }
  }

  for (const how of HOWS)
    it(`stays unchanged, whatever is tried, and reports the reason: ${how}`, {
      timeout: 30_000,
    }, async () => {
      const { party, raidId, anna, ben, motion } = await spoiled(how)
      const { why } = STATES[how]
      const { table: tried } = party
      const before = await rowsOf(database, party)
      const by = { person: anna, roles: [] }
      const rejected = { rejected: texts.stored[why] }
      const said = [
        tried.answer(raidId, anna, [{ picks: ['pass'] }], newId()),
        tried.concede(raidId, anna),
        tried.abandon(raidId, anna),
        tried.undo.ask({ raidId, by, target: { what: 'step' } }),
        tried.undo.ask({ raidId, by, target: { what: 'turn', reason: userText('a mistake') } }),
        tried.corrections.make({ raidId, by, correction: { kind: 'skip' }, reason: userText('away') }),
        tried.votes.vote(motion, { person: ben, roles: [] }, true),
        tried.autopilot.give(raidId, anna, { kind: 'hold' }),
        tried.autopilot.cancel(raidId, anna, null),
        tried.settings.changeRaid(raidId, { friendsPass: true }, anna),
        tried.absence.passFor(raidId, ben, anna),
        tried.absence.replace(raidId, anna, 0, newPerson('Dora')),
        tried.absence.wake(raidId, anna),
        tried.join(raidId, newPerson('Emil'), 'horde-rogue'),
      ]
      for (const one of said) expect(await one).toEqual(rejected)
      const looks = [
        () => tried.look(raidId, anna),
        () => tried.look(raidId, null),
        () => tried.preview.after(raidId, 0, ['pass']),
        () => tried.preview.targetDecisions(raidId, 0),
        () => tried.preview.movesOfSeatAskedLater(raidId, 0),
        () => tried.preview.shown(raidId, 0),
      ]
      for (const look of looks) await expect(look()).rejects.toThrow(texts.stored[why])
      await clock.pass(100, tried, party.raid)
      expect(await rowsOf(database, party)).toEqual(before)
      expect(seen.at(-1)).toMatchObject({ why, raid: party.raid.code })
      seen.length = 0
    })

  it('continues as soon as it can be read again, without any loss', async () => {
    const { party } = await spoiled('of a newer version')
    const { db } = database.store()
    const row = await findRaidWithGame(db, party.raid.id)
    expect(await party.table.answer(party.raid.id, party.people[0], [{ picks: ['pass'] }])).toHaveProperty(
      'rejected',
    )
    const state = compressJson({ ...Object(row?.state), shape: SCHEMA_VERSION })
    await db.raid.update({ where: { id: party.raid.id }, data: { state } })
    expect(await playOnWithComputerPlayer(party, heuristicPlayer, 5)).toBe(5)
  })

  it('blocks nothing: its name is found, it can be reported, and its log can be shown', async () => {
    const { party, raidId, anna } = await spoiled('that is damaged')
    expect(await party.table.find({ raidId })).toMatchObject({ status: 'playing', code: party.raid.code })
    expect(
      requireAccepted(await party.table.reports.make(raidId, anna, userText('it waits'))).number,
    ).toBeGreaterThan(0)
    expect((await party.table.log(raidId, 1)).entries.length).toBeGreaterThan(0)
    expect(requireAccepted(await party.table.records.summary(raidId)).turns).toBeGreaterThan(0)
  })

  it('shows nobody a log with an entry of a newer version', async () => {
    const party = await createStartedRaid(table())
    const { db } = database.store()
    requireAccepted(await answerOpenDecision(party, ['keep']))
    const where = { raidId_seq: { raidId: party.raid.id, seq: 2 } }
    const told = { events: [{ kind: 'eclipsed' }], objects: {}, shape: SCHEMA_VERSION + 1 }
    await db.input.update({ where, data: { events: compressJson(told) } })
    await expect(party.table.log(party.raid.id, 1)).rejects.toThrow(texts.stored.newer)
    expect(await party.table.records.summary(party.raid.id)).toEqual({ rejected: texts.stored.newer })
  })

  it('leaves a tutorial that can’t be read alone, and another one can be begun', async () => {
    const learner = newPerson('Lia')
    const at = { guildId: TEST_GUILD_ID, threadId: newId() }
    const old = requireAccepted(await table().tutorial.begin(at, learner, 'lesson-attack'))
    const party = { table: table(), raid: old, people: [learner, learner, learner] } as const
    await spoil(database, party, 'of a newer version')
    const before = await rowsOf(database, party)
    const next = requireAccepted(
      await table().tutorial.begin({ guildId: TEST_GUILD_ID, threadId: newId() }, learner, 'lesson-attack'),
    )
    expect(await table().tutorial.find(TEST_GUILD_ID, learner.id, null)).toMatchObject({ id: next.id })
    expect(await rowsOf(database, party)).toEqual(before)
  })

  it('is reported in the language of the person who asks', async () => {
    const { raidId, anna, party } = await spoiled('of a newer version')
    const said = await runInLanguage('de', () => party.table.concede(raidId, anna))
    expect(said).toEqual({
      rejected: expect.stringContaining('Es geht weiter, wenn die neuere Version wieder läuft'),
    })
  })
})
