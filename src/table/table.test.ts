import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../test/databases.ts'
import { heuristicPlayer } from '../bots/heuristic.ts'
import { findInputs } from '../store/raids/inputs.ts'
import { findRaidWithGame } from '../store/raids/raids.ts'
import { userText } from '../texts/user-text.ts'
import {
  announcementsOf,
  createStartedRaid,
  keepHands,
  openDecisionWithAskedPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
  tableWithFixedSeed,
} from './fixture.ts'
import type { Announcement } from './model/announcement.ts'
import { replayRaid } from './replay/replay.ts'

const promptsOf = (said: Announcement[]) => said.flatMap((one) => (one.kind === 'prompt' ? [one] : []))
const newsOf = (said: Announcement[]) => said.flatMap((one) => (one.kind === 'news' ? [one] : []))

describeWithDatabase('a raid that is played to its end', (database) => {
  let party: TestParty
  let said: Announcement[]

  it('needs nothing but answers', async () => {
    party = await createStartedRaid(tableWithFixedSeed(database.store()))
    await playOnWithComputerPlayer(party, heuristicPlayer)
    said = await announcementsOf(database.store(), party)
    const raid = await party.table.find({ code: party.raid.code.toLowerCase() })
    expect(raid?.status).toMatch(/won|lost|drawn/)
    expect((await party.table.here(party.raid.channelId, null)).raid).toBeNull()
  }, 120_000)

  it('was announced from the lobby to the end, each decision once', () => {
    const kinds = said.map((one) => one.kind)
    expect(kinds.slice(0, 7)).toEqual(['lobby', 'lobby', 'lobby', 'lobby', 'started', 'news', 'prompt'])
    expect(kinds.at(-1)).toBe('ended')
    const decisions = promptsOf(said).map((prompt) => prompt.decision)
    expect(new Set(decisions).size).toBe(decisions.length)
    for (const { seat, person } of promptsOf(said)) expect(person).toEqual(party.people[seat])
    expect(said.filter((one) => 'view' in one)).toEqual([])
  })

  it('can be replayed from its log with the same result', async () => {
    const store = database.store()
    const row = await findRaidWithGame(store.db, party.raid.id)
    const game = await replayRaid(store.db, party.raid.id)
    expect(JSON.parse(JSON.stringify(game))).toEqual(row?.state)
    const [first] = await findInputs(store.db, party.raid.id)
    expect(first).toMatchObject({ kind: 'start', payload: { seed: expect.stringMatching(/^[0-9a-f]{32}$/) } })
    expect((await replayRaid(store.db, party.raid.id, 1)).turn.number).toBe(0)
  })

  it('has a log in pages, the newest first, each in chronological order', async () => {
    const { pages, entries } = await party.table.log(party.raid.id, 1)
    expect(pages).toBeGreaterThan(1)
    const newest = newsOf(entries)
    expect(newest.at(-1)?.events.at(-1)?.kind).toBe('ended')
    const versions = newest.map((entry) => entry.version)
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
    const oldest = newsOf((await party.table.log(party.raid.id, pages + 7)).entries)
    expect(oldest[0]?.events[0]?.kind).toBe('gameStarted')
    for (const { events } of [...newest, ...oldest])
      for (const event of events) if (event.kind === 'moved' && event.seenBy) expect(event.card).toBe('')
  })

  it('is on the sheets of its players', async () => {
    const ended = said.at(-1)
    if (ended?.kind !== 'ended') throw new Error('it has not ended')
    for (const { seat, after, achievements } of ended.rewards) {
      const { id } = party.people[seat] ?? { id: '' }
      const [sheet] = await party.table.sheets(TEST_GUILD_ID, id)
      expect(sheet).toMatchObject({ xp: after, runs: 1 })
      expect(sheet?.raids[0]).toMatchObject({ raid: 'deadmines', runs: 1 })
      expect(sheet?.raids[0]?.earned.map((one) => one.card)).toEqual(achievements)
    }
    expect(ended.rewards).toHaveLength(3)
  })
})

describeWithDatabase('a raid in play', (database) => {
  it('continues at another table without any difference', async () => {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    await keepHands(party)
    const elsewhere = { ...party, table: tableWithFixedSeed(database.store()) }
    expect(await openDecisionWithAskedPerson(elsewhere)).toEqual(await openDecisionWithAskedPerson(party))
    await playOnWithComputerPlayer(elsewhere, heuristicPlayer, 5)
    await playOnWithComputerPlayer(party, heuristicPlayer, 5)
  })

  it('shows each person their own seat, and strangers the public view', async () => {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    const { table, raid, people } = party
    const [anna, ben] = people
    const bens = await table.look(raid.id, ben)
    expect(bens).toMatchObject({ seat: 1, view: { viewer: 1 } })
    expect(Object.keys(bens.explain.play)).toHaveLength(bens.view?.seats[1]?.hand.cards.length ?? 0)
    expect((await table.look(raid.id, anna, 1)).seat).toBe(0)
    expect((await table.look(raid.id, { id: '1', name: userText('Nobody') }, 1)).view?.viewer).toBeNull()
    expect((await table.look(raid.id, null)).view?.seats[0]?.hand.cards).toEqual([])
  })

  it('asks a person with several seats for the seat that is asked', async () => {
    const table = tableWithFixedSeed(database.store())
    const { people, raid: lobby } = await createStartedRaid(table)
    const [anna] = people
    const at = { guildId: TEST_GUILD_ID, channelId: lobby.channelId }
    const raid = requireAccepted(await table.create(at, anna, 'deadmines', 'novice'))
    for (const deck of ['horde-rogue', 'horde-warrior'])
      requireAccepted(await table.join(raid.id, anna, deck))
    requireAccepted(await table.start(raid.id, anna))
    for (const seat of [0, 1]) {
      expect(await table.look(raid.id, anna)).toMatchObject({
        seat,
        view: { decision: { kind: 'mulligan' } },
      })
      requireAccepted(await table.answer(raid.id, anna, [{ picks: ['keep'] }]))
    }
    expect((await table.look(raid.id, anna, 1)).seat).toBe(1)
    const conceded = requireAccepted(await table.concede(raid.id, anna))
    expect(conceded).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ kind: 'ended' })]),
    })
  })
})
