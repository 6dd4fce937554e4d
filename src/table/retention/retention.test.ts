import { deflateSync, inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { randomPlayer } from '../../bots/player.ts'
import type { GameEvent } from '../../engine/index.ts'
import { compressJson } from '../../store/database/compress.ts'
import { findLatestChangeableMessage } from '../../store/outbox/lookups.ts'
import { topicOfRaid } from '../../store/outbox/topics.ts'
import { findInputs } from '../../store/raids/inputs.ts'
import { findOpenQuestionOfRaid } from '../../store/raids/open-questions.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import { userText } from '../../texts/user-text.ts'
import {
  announcementsOf,
  answerOpenDecision,
  createLobby,
  createStartedRaid,
  keepHands,
  newId,
  newPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  type TestParty,
} from '../fixture.ts'
import { buildReportBundle } from '../problem-reports/report-bundle.ts'
import { loadRaidInputs, replayRaid, startEntryOfLog } from '../replay/replay.ts'
import { parseConsequences } from '../stored/parse-stored.ts'
import { createTable } from '../table.ts'

const DAY = 24 * 3_600_000
const PATIENCE = { timeout: 120_000 }
const KEEP = { raids: 30, reports: 90, lobbies: 14, leftServers: 30 }

describeWithDatabase('retention', (database) => {
  const db = () => database.store().db
  const table = () => createTable(database.store(), { keep: KEEP })
  const see = (days: number) => table().retention.processDueRows(new Date(Date.now() + days * DAY), 60_000)

  /** Marks all messages as sent. Each is a new message, except for news, which go into the latest one. */
  async function sendAll({ raid }: Pick<TestParty, 'raid'>): Promise<void> {
    const rows = await db().outbox.findMany({
      where: { about: { raidId: raid.id }, status: 'waiting' },
      orderBy: { order: 'asc' },
    })
    let messageId = ''
    for (const { id, kind } of rows) {
      if (kind !== 'news' || messageId === '') messageId = `m${id}`
      await db().outbox.update({ where: { id }, data: { status: 'sent', messageId, sentAt: new Date() } })
    }
  }

  async function aRaidPlayed(): Promise<TestParty> {
    const party = await createStartedRaid(table())
    await playOnWithComputerPlayer(party, randomPlayer)
    await sendAll(party)
    return party
  }

  const rowsOf = async ({ raid }: TestParty) => ({
    inputs: await db().input.count({ where: { raidId: raid.id } }),
    snapshots: await db().snapshot.count({ where: { raidId: raid.id } }),
    told: await db().outbox.count({ where: { about: { raidId: raid.id } } }),
    hasGame: (await findRaidWithGame(db(), raid.id))?.state != null,
  })

  /** Returns everything that people can see of a finished raid. */
  async function toldOf({ raid, people }: TestParty) {
    const anew = table()
    const at = (n: number) => anew.records.replay(raid.guildId, raid.code, n).then(requireAccepted)
    const { chapters } = await at(0)
    const number = Math.min(chapters.length - 1, 3)
    const pages = [await at(0), await at(number), await at(chapters.length - 1)]
    return {
      log: [await anew.log(raid.id, 1), await anew.log(raid.id, 2), await anew.log(raid.id, 99)],
      replay: pages.map(({ chapters: all, at: shown, news, board, trouble }) => ({
        ...{ all, shown, news, board, trouble },
      })),
      summary: requireAccepted(await anew.records.summary(raid.id)),
      board: (await anew.look(raid.id, people[0])).view,
      game: JSON.parse(JSON.stringify(await replayRaid(db(), raid.id))),
      beginning: startEntryOfLog(await loadRaidInputs(db(), raid.id, 1)),
    }
  }

  it(
    'reduces a raid that has been over for a month to its inputs, and it is shown as before',
    PATIENCE,
    async () => {
      const party = await aRaidPlayed()
      const before = await toldOf(party)
      expect((await see(29)).raids).toBe(0)
      expect(await rowsOf(party)).toMatchObject({ told: 0, hasGame: true })
      expect((await see(31)).raids).toBe(1)
      expect(await rowsOf(party)).toEqual({ inputs: 0, snapshots: 0, told: 0, hasGame: false })
      expect(await toldOf(party)).toEqual(before)
      const { log } = await db().archive.findUniqueOrThrow({ where: { raidId: party.raid.id } })
      expect(log.length).toBeLessThan(16_000)
      expect((await see(32)).raids).toBe(0)
    },
  )

  it('leaves all events of a raid that today’s rules would play differently', PATIENCE, async () => {
    const party = await aRaidPlayed()
    await tamper(party, 9, (events) => [...events, { kind: 'combatEnded' }])
    const log = await table().log(party.raid.id, 99)
    const both = await Promise.all([see(31), see(31)]) // as two processes would at the same time
    expect(both.map(({ raids }) => raids).sort()).toEqual([0, 1])
    expect(await rowsOf(party)).toEqual({ inputs: 0, snapshots: 0, told: 0, hasGame: true })
    expect(await table().log(party.raid.id, 99)).toEqual(log)
    expect(requireAccepted(await table().records.summary(party.raid.id)).raiders).toHaveLength(3)
  })

  async function tamper({ raid }: TestParty, seq: number, change: (events: GameEvent[]) => GameEvent[]) {
    const [input] = await findInputs(db(), raid.id, { after: seq - 1, upTo: seq })
    const told = parseConsequences(input?.events)
    const events = compressJson({ ...told, events: change(told.events) })
    await db().input.update({ where: { raidId_seq: { raidId: raid.id, seq } }, data: { events } })
  }

  it(
    'ends the shown log where later rules play the raid differently, and gives the reason',
    PATIENCE,
    async () => {
      const party = await aRaidPlayed()
      await see(31)
      const where = { raidId: party.raid.id }
      const { log } = await db().archive.findUniqueOrThrow({ where })
      const text = inflateSync(log).toString()
      const marks = [...text.matchAll(/"mark":"[^"]+"/g)]
      const ninth = marks[8]?.index ?? 0
      const other = `${text.slice(0, ninth)}"mark":"other!"${text.slice(text.indexOf('}', ninth))}`
      await db().archive.update({ where, data: { log: Uint8Array.from(deflateSync(other)) } })
      const { entries } = await table().log(party.raid.id, 1)
      const told = entries.map((one) => (one.kind === 'news' ? one.version : 0))
      expect(Math.min(...told)).toBe(1)
      expect(Math.max(...told)).toBeLessThan(9)
      const { code, guildId } = party.raid
      expect(requireAccepted(await table().records.replay(guildId, code, 99))).toMatchObject({
        board: null,
        trouble: expect.stringContaining('input 9 tells other events'),
      })
      expect(await table().records.summary(party.raid.id)).toEqual({
        rejected: expect.stringContaining(`The raid ${code} was played with older rules`),
      })
    },
  )

  it('leaves everything of a reported raid until the report is deleted', PATIENCE, async () => {
    const party = await aRaidPlayed()
    const { number } = requireAccepted(
      await table().reports.make(party.raid.id, party.people[0], userText('odd')),
    )
    expect((await see(89)).raids).toBe(0)
    expect((await buildReportBundle(db(), number, 'test'))?.inputs.length).toBe((await rowsOf(party)).inputs)
    expect(await see(91)).toMatchObject({ reports: 1, raids: 1 })
    expect(await buildReportBundle(db(), number, 'test')).toBeNull()
  })

  it('leaves a raid that can’t be read unchanged', PATIENCE, async () => {
    const party = await aRaidPlayed()
    const where = { raidId_seq: { raidId: party.raid.id, seq: 5 } }
    await db().input.update({ where, data: { events: Buffer.from('no longer zlib') } })
    expect((await see(31)).raids).toBe(0)
    expect(await rowsOf(party)).toMatchObject({ hasGame: true })
    expect((await rowsOf(party)).inputs).toBeGreaterThan(5)
  })

  it(
    'leaves the message with the question and everything that is still read, for a raid in play',
    PATIENCE,
    async () => {
      const party = await createStartedRaid(table())
      const topic = topicOfRaid(party.raid.id)
      const asking = async () => {
        const { messageId, payloads } =
          (await findLatestChangeableMessage(db(), topic, 'prompt', ['lobby', 'own'])) ?? {}
        return { messageId, payloads }
      }
      await keepHands(party)
      await sendAll(party)
      for (let n = 0; n < 6; n++) {
        await answerOpenDecision(party, [(await offered(party))[0] ?? ''])
        await sendAll(party)
      }
      const [rows, wait, asked] = [
        await rowsOf(party),
        await findOpenQuestionOfRaid(db(), party.raid.id),
        await asking(),
      ]
      expect((await see(0)).announcements).toBe(0)
      expect((await see(2)).announcements).toBeGreaterThan(5)
      expect((await rowsOf(party)).told).toBeLessThan(rows.told)
      expect(await findOpenQuestionOfRaid(db(), party.raid.id)).toEqual(wait)
      expect(await asking()).toEqual(asked)
      await answerOpenDecision(party, [(await offered(party))[0] ?? ''])
      const waiting = await rowsOf(party)
      expect((await see(4)).announcements).toBe(0) // an announcement is still to be sent
      expect(await rowsOf(party)).toEqual(waiting)
    },
  )

  async function offered({ table: at, raid, people }: TestParty): Promise<string[]> {
    const { view } = await at.look(raid.id, null)
    const who = people[view?.waitingFor?.seat ?? 0] ?? null
    const { view: own } = await at.look(raid.id, who)
    return own?.decision?.options.map(({ id }) => id).reverse() ?? []
  }

  it('leaves the log of a game of the companion, and its end can be undone for a month', async () => {
    const [anna, bert] = [newPerson('Anna'), newPerson('Bert')]
    const { war } = table()
    const at = { guildId: newId(), channelId: newId() }
    const { id } = requireAccepted(await war.create(at, anna, { overlord: 'kazzak', redraw: true }))
    requireAccepted(await war.join(id, { person: anna, faction: 'alliance', cls: 'mage' }))
    requireAccepted(await war.join(id, { person: bert, faction: 'horde', cls: 'warrior' }))
    requireAccepted(await war.start(id, anna, newId()))
    const ends = () =>
      war.enter(id, anna, (_, by) => ({ kind: 'move', move: { by, move: 'end', winner: 'horde' } }), newId())
    const agreeToUndo = async () => {
      const asked = await war.enter(id, anna, (_, by) => ({ kind: 'ask', by }), newId())
      return 'rejected' in asked
        ? asked
        : war.enter(id, bert, (_, by) => ({ kind: 'vote', by, agrees: true }), newId())
    }
    requireAccepted(await ends())
    expect((await see(29)).warStates).toBe(0)
    expect(requireAccepted(await agreeToUndo()).war.status).toBe('playing')
    requireAccepted(await ends())
    const log = await war.log(id, anna)
    expect((await see(31)).warStates).toBeGreaterThan(1)
    expect(await war.log(id, anna)).toEqual(log)
    expect(await agreeToUndo()).toEqual({ rejected: expect.stringContaining('nothing') })
    expect((await see(32)).warStates).toBe(0)
  })

  it('closes a lobby that nobody begins, and announces it', async () => {
    const { raid } = await createLobby(table())
    const planned = await createLobby(table())
    const at = new Date(Date.now() + 20 * DAY)
    requireAccepted(await table().lobbies.plan(planned.raid.id, planned.people[0], at))
    expect((await see(13)).lobbies).toBe(0)
    expect((await see(15)).lobbies).toBe(1)
    expect(await table().find({ code: raid.code })).toMatchObject({ status: 'abandoned' })
    expect((await announcementsOf(database.store(), { raid })).slice(-2)).toMatchObject([
      { kind: 'gathering', why: 'deserted', people: [] },
      { kind: 'lobby', raid: { status: 'abandoned' } },
    ])
    expect(await table().find({ code: planned.raid.code })).toMatchObject({ status: 'lobby' })
  })
})
