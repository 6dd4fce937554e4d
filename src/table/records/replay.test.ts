import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { visibleCardsOf } from '../../discord/message-parts/names.ts'
import type { GameEvent } from '../../engine/index.ts'
import { compressJson } from '../../store/database/compress.ts'
import { findInputs } from '../../store/raids/inputs.ts'
import {
  announcementsOf,
  createLobby,
  createStartedRaid,
  newId,
  playOnWithComputerPlayer,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import { parseConsequences } from '../stored/parse-stored.ts'
import type { RecordService, ReplayChapter } from './contract.ts'

const PATIENCE = { timeout: 120_000 }

describeWithDatabase('a finished raid', (database) => {
  const table = () => tableWithFixedSeed(database.store())

  /** Returns a raid that is played for a while, then conceded by everybody who isn't destroyed. */
  async function aRaidPlayed(answers: number): Promise<TestParty> {
    const party = await createStartedRaid(table())
    await playOnWithComputerPlayer(party, heuristicPlayer, answers)
    for (const one of party.people) await party.table.concede(party.raid.id, one)
    return party
  }

  const pageOf = async (records: RecordService, { raid }: TestParty, at: number): Promise<ReplayChapter> =>
    requireAccepted(await records.replay(TEST_GUILD_ID, raid.code, at))

  async function allPages(records: RecordService, party: TestParty): Promise<ReplayChapter[]> {
    const { chapters } = await pageOf(records, party, 0)
    const found: ReplayChapter[] = []
    for (const at of chapters.keys()) found.push(await pageOf(records, party, at))
    return found
  }

  it('is shown turn by turn: every event once, and the board at the end of each turn', PATIENCE, async () => {
    const party = await aRaidPlayed(45)
    const pages = await allPages(party.table.records, party)
    const told = pages.flatMap(({ news }) => news.flatMap(({ events }) => events))
    const said = (await announcementsOf(database.store(), party)).flatMap((one) =>
      one.kind === 'news' ? [one] : [],
    )
    expect(told).toEqual(said.flatMap(({ events }) => events))
    expect(pages.length).toBeGreaterThan(6)
    let compared = 0
    for (const { chapters, at, board, news, trouble } of pages) {
      const chapter = chapters[at]
      const turn = chapter?.kind === 'turn' ? [chapter.number, chapter.seat] : [0, 0]
      expect([board?.turn.number, board?.turn.player, board?.viewer, trouble]).toEqual([...turn, null, null])
      for (const [object, left] of healthIn(news.flatMap(({ events }) => events))) {
        const seen = board && [...visibleCardsOf(board)].find((card) => card.object === object)
        if (!seen) continue // the hero was destroyed, so it isn't visible
        expect((seen.health ?? 0) - seen.damage).toBe(left)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(5)
    expect(pages.at(-1)?.board?.outcome).toEqual({ kind: 'won', side: 'lair' })
    const beyond = await pageOf(party.table.records, party, 10_000)
    expect([beyond.at, (await pageOf(party.table.records, party, -5)).at]).toEqual([pages.length - 1, 0])
  })

  /** Returns the remaining health of each hero after its last damage in a turn. */
  function healthIn(events: readonly GameEvent[]): Map<number, number> {
    const hurt = events.flatMap((event) =>
      event.kind === 'damaged' || event.kind === 'healed' ? [event] : [],
    )
    return new Map(hurt.map(({ object, left }) => [object, left]))
  }

  it(
    'shows the board between turns, so the Dungeon’s ATK of its own turn isn’t included',
    PATIENCE,
    async () => {
      const party = await aRaidPlayed(25)
      const turns = (await allPages(party.table.records, party)).slice(1, 6)
      const atks = turns.map(({ board }) => board?.seats[3]?.hero?.atk)
      expect(turns.map(({ board }) => board?.turn.player)).toEqual([0, 1, 2, 3, 0])
      expect(atks).toEqual([0, 0, 0, 3, 0])
      expect(turns.map(({ board }) => board?.waitingFor)).toEqual(turns.map(() => null))
    },
  )

  it('is replayed once and then cached, and another process replays it again', PATIENCE, async () => {
    const party = await aRaidPlayed(20)
    const before = await pageOf(party.table.records, party, 2)
    await tamper(party, 2, () => [])
    expect(await pageOf(party.table.records, party, 2)).toEqual(before)
    expect(await pageOf(table().records, party, 2)).not.toEqual(before)
  })

  async function tamper({ raid }: TestParty, seq: number, change: (events: GameEvent[]) => GameEvent[]) {
    const { db } = database.store()
    const [input] = await findInputs(db, raid.id, { after: seq - 1, upTo: seq })
    const told = parseConsequences(input?.events)
    const events = compressJson({ ...told, events: change(told.events) })
    await db.input.update({ where: { raidId_seq: { raidId: raid.id, seq } }, data: { events } })
  }

  it('that today’s rules play differently is shown without boards from that input on', PATIENCE, async () => {
    const party = await aRaidPlayed(25)
    const inputs = await findInputs(database.store().db, party.raid.id)
    const begins = ({ events }: { events: unknown }, number: number) =>
      parseConsequences(events).events.some((one) => one.kind === 'turnStarted' && one.number === number)
    const { seq = 0 } = inputs.find((input) => begins(input, 4)) ?? {}
    await tamper(party, seq, (events) => [...events, { kind: 'combatEnded' }])
    const pages = await allPages(table().records, party)
    const has = pages.map(({ board }) => board !== null)
    expect(has.slice(0, 3)).toEqual([true, true, true])
    // Turn 3 ended with the changed input, and no later board is known.
    expect(has.slice(3)).toEqual(pages.slice(3).map(() => false))
    expect(pages.at(-1)?.trouble).toContain(`input ${seq} tells`)
    const told = pages.flatMap(({ news }) => news.flatMap(({ events }) => events))
    expect(told.at(-1)?.kind).toBe('ended')
  })

  it('of another engine version is shown without boards', PATIENCE, async () => {
    const party = await aRaidPlayed(5)
    const { id } = party.raid
    await database.store().db.raid.update({ where: { id }, data: { engineVersion: '0' } })
    const pages = await allPages(table().records, party)
    expect(pages.map(({ board }) => board)).toEqual(pages.map(() => null))
    expect(pages.at(-1)?.trouble).toContain('its rules are 0')
    expect(pages[0]?.news.length).toBeGreaterThan(0)
  })

  it(
    'can be replayed even if it was abandoned, but not before it is over, nor in another guild',
    PATIENCE,
    async () => {
      const party = await createStartedRaid(table())
      const { records } = party.table
      const why = async (code: string, guildId = TEST_GUILD_ID) =>
        JSON.stringify(await records.replay(guildId, code, 0))
      expect(await why(party.raid.code)).toContain('is still being played')
      requireAccepted(await party.table.abandon(party.raid.id, party.people[0]))
      expect((await pageOf(records, party, 99)).raid.status).toBe('abandoned')
      expect(await why(party.raid.code, newId())).toContain('no raid with that code')
      expect(await why('')).toContain('no raid with that code')
      const lobby = await createLobby(table())
      expect(await why(lobby.raid.code)).toContain('has not begun yet')
      requireAccepted(await lobby.table.abandon(lobby.raid.id, lobby.people[0]))
      expect(await why(lobby.raid.code)).toContain('cancelled before it began')
    },
  )
})
