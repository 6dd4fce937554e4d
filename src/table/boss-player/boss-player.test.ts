import { tmpdir } from 'node:os'
import { afterAll, expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { findPostgres } from '../../../test/postgres.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { randomPlayer } from '../../bots/player.ts'
import { cardWithId } from '../../cards/index.ts'
import { newComputerPlayerRandomGenerator } from '../../simulation/simulate.ts'
import { openStore, type Store } from '../../store/database/open.ts'
import { findInputs } from '../../store/raids/inputs.ts'
import { findRaidWithGame } from '../../store/raids/raids.ts'
import { texts } from '../../texts/texts.ts'
import type { Table } from '../contract.ts'
import {
  announcementsOf,
  newId,
  newPerson,
  openDecisionWithAskedPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  TEST_GUILD_ID,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { replayRaid } from '../replay/replay.ts'

/** Fifteen cards of Onyxia's own deck. */
const OLR = Array.from({ length: 15 }, (_, at) => cardWithId(`OLR-${at + 5}`).name)
const DECKS = ['horde-rogue', 'horde-warrior', 'horde-mage'] as const

describeWithDatabase('a raid with a Boss player', (database) => {
  const opened: Store[] = []
  afterAll(async () => {
    for (const store of opened) await store.close()
  })

  const table = () => tableWithFixedSeed(database.store())

  /**
   * Opens a table in another process on the same database. PGlite allows only one process, so it gets a second table
   * in this one.
   */
  const anotherProcess = async (): Promise<Table> => {
    const { url } = await findPostgres()
    if (database.kind === 'pglite' || !url) return tableWithFixedSeed(database.store())
    const [{ name = '' } = {}] = await database.store().db.$queryRaw<
      { name: string }[]
    >`SELECT current_database() AS name`
    const address = new URL(url)
    address.pathname = `/${name}`
    const store = await openStore({ databaseUrl: address.href, dataDir: tmpdir() })
    opened.push(store)
    return tableWithFixedSeed(store)
  }

  /** Opens a lobby of Onyxia’s Lair with three raiders. */
  async function aLair(at: Table) {
    const people = [newPerson('Anna'), newPerson('Ben'), newPerson('Cleo')] as const
    let raid = requireAccepted(
      await at.create({ guildId: TEST_GUILD_ID, channelId: newId() }, people[0], 'onyxia', 'standard'),
    )
    await at.setThread(raid.id, newId())
    for (const [seat, who] of people.entries())
      raid = requireAccepted(await at.join(raid.id, who, DECKS[seat] ?? ''))
    return { table: at, raid, people }
  }

  const begun = async (at: Table, boss?: Person) => {
    const party = await aLair(at)
    if (boss) requireAccepted(await at.joinAsBoss(party.raid.id, boss))
    return { ...party, raid: requireAccepted(await at.start(party.raid.id, party.people[0])) }
  }

  it('has raiders of one faction, and reports who came with which', async () => {
    const { table, raid, people } = await aLair(tableWithFixedSeed(database.store()))
    const dora = newPerson('Dora')
    const refused = await table.join(raid.id, dora, 'alliance-druid')
    expect(refused).toEqual({ rejected: texts.lobby.otherFaction('Horde', ['Anna', 'Ben', 'Cleo']) })
    const [anna] = people
    const mixed = requireAccepted(
      await table.create({ guildId: TEST_GUILD_ID, channelId: newId() }, anna, 'deadmines', 'novice'),
    )
    requireAccepted(await table.join(mixed.id, anna, 'horde-rogue'))
    requireAccepted(await table.join(mixed.id, dora, 'alliance-druid'))
    requireAccepted(await table.lobbies.change(mixed.id, anna, { raid: 'onyxia', mode: 'standard' }))
    const sides = [texts.lobby.comesWith('Horde', ['Anna']), texts.lobby.comesWith('Alliance', ['Dora'])]
    expect(await table.start(mixed.id, anna)).toEqual({ rejected: texts.lobby.factionsMixed(sides) })
  })

  it('has a seat for one Boss player, who isn’t a raider', async () => {
    const at = table()
    const { raid, people } = await aLair(at)
    const [anna] = people
    const dora = newPerson('Dora')
    expect(await at.joinAsBoss(raid.id, anna)).toEqual({ rejected: expect.stringContaining('both sides') })
    const { seats } = requireAccepted(await at.joinAsBoss(raid.id, dora))
    expect(seats.at(-1)).toMatchObject({ seat: 3, person: dora, hero: 'OLR-1', boss: true })
    expect(await at.joinAsBoss(raid.id, newPerson('Emil'))).toEqual({
      rejected: expect.stringContaining('Dora'),
    })
    expect(await at.join(raid.id, dora, 'horde-rogue')).toEqual({
      rejected: expect.stringContaining('both sides'),
    })
    requireAccepted(await at.leave(raid.id, dora))
    expect(requireAccepted(await at.join(raid.id, dora, 'horde-rogue')).seats).toHaveLength(4)
  })

  it('has few stops if the computer plays the Boss, and everybody is asked if a person does', async () => {
    const at = table()
    const dora = newPerson('Dora')
    const { raid, people } = await aLair(at)
    const everyWindow = async () => (await at.settings.ofRaid(raid.id)).everyWindow
    expect(await everyWindow()).toBe(false)
    requireAccepted(await at.joinAsBoss(raid.id, dora))
    expect(await everyWindow()).toBe(true)
    requireAccepted(await at.leave(raid.id, dora))
    expect(await everyWindow()).toBe(false)
    requireAccepted(await at.joinAsBoss(raid.id, dora))
    requireAccepted(await at.lobbies.change(raid.id, people[0], { raid: 'deadmines' }))
    expect(await everyWindow()).toBe(false)
    requireAccepted(await at.lobbies.change(raid.id, people[0], { raid: 'onyxia' }))
    expect(await everyWindow()).toBe(false)
  })

  it('offers the seat only in a raid with a Boss, and frees it when the group changes to a raid without one', async () => {
    const at = table()
    const dora = newPerson('Dora')
    const { raid, people } = await aLair(at)
    requireAccepted(await at.joinAsBoss(raid.id, dora))
    const changed = requireAccepted(await at.lobbies.change(raid.id, people[0], { raid: 'deadmines' }))
    expect([changed.mode, changed.seats.length]).toEqual(['story', 3])
    expect(await at.joinAsBoss(raid.id, dora)).toEqual({
      rejected: expect.stringContaining('no seat for a Boss player'),
    })
  })

  it('is played with the printed deck or the Boss player’s own deck, which is stored and used again next time', async () => {
    const at = table()
    const { raid, people } = await aLair(at)
    const dora = newPerson('Dora')
    const [whose, which] = [
      { guildId: TEST_GUILD_ID, personId: dora.id, name: dora.name },
      { boss: 'onyxia' },
    ] as const
    expect(await at.joinAsBoss(raid.id, dora, 'own')).toEqual({
      rejected: expect.stringContaining('no deck of your own for Onyxia yet'),
    })
    const list = (copies: number) => OLR.map((name) => `${copies} ${name}`).join('\n')
    expect(await at.characters.importDeck(whose, which, list(5))).toEqual({
      rejected: expect.stringContaining('There are 5 copies of Deep Breath, but only four are allowed'),
    })
    expect(requireAccepted(await at.characters.importDeck(whose, which, list(4))).findings).toEqual([])
    requireAccepted(await at.joinAsBoss(raid.id, dora))
    expect(await at.chooseBossDeck(raid.id, people[0], 'own')).toEqual({
      rejected: expect.stringContaining('Only the Boss player can choose'),
    })
    requireAccepted(await at.chooseBossDeck(raid.id, dora, 'own'))
    requireAccepted(await at.lobbies.change(raid.id, people[0], { raid: 'onyxia' }))
    requireAccepted(await at.start(raid.id, people[0]))
    const stored = await database.store().db.input.findFirstOrThrow({ where: { raidId: raid.id, seq: 1 } })
    const { setup } = stored.payload as { setup: { bossDeck: string[] } }
    expect([setup.bossDeck.length, new Set(setup.bossDeck).size]).toEqual([60, OLR.length])
    const { view } = await at.look(raid.id, dora)
    const hand = view?.seats[3]?.hand.cards ?? []
    expect([hand.length, hand.every(({ name }) => OLR.includes(name))]).toEqual([7, true])
    requireAccepted(await at.abandon(raid.id, people[0]))
    expect((await at.records.replay(TEST_GUILD_ID, raid.code, 0)) as object).toMatchObject({ trouble: null })
    const again = requireAccepted(await at.lobbies.again(raid.id, people[0], 'same'))
    expect(again.seats.at(-1)).toMatchObject({ person: dora, boss: true, deck: 'own' })
    requireAccepted(await at.chooseBossDeck(again.id, dora, 'printed'))
    expect(requireAccepted(await at.chooseBossDeck(again.id, dora, 'own')).seats.at(-1)?.deck).toBe('own')
    await database.store().db.bossDeck.updateMany({
      where: { playerId: dora.id },
      data: { deck: { 'OLR-4': 4, 'CD2-R2': 4 } },
    })
    for (const who of [...people, dora]) requireAccepted(await at.lobbies.ready(again.id, who, true))
    expect(await at.start(again.id, again.leader)).toEqual({
      rejected: expect.stringMatching(/has 8 cards.*Adrenaline Rush is not one of the cards/s),
    })
  })

  it('is on the sheet and in the history of the Boss player', async () => {
    const at = table()
    const dora = newPerson('Dora')
    const whose = { guildId: TEST_GUILD_ID, personId: dora.id }
    expect(await at.bossSheet(TEST_GUILD_ID, dora.id)).toBeNull()
    expect(await at.records.bossHistory(whose, 1)).toEqual({ rejected: expect.any(String) })
    const { raid, people } = await begun(at, dora)
    for (const who of people) await at.concede(raid.id, who)
    const counted = { runs: 1, held: 1, felled: 0 }
    const turns = expect.any(Number)
    expect(await at.bossSheet(TEST_GUILD_ID, dora.id)).toEqual({
      ...counted,
      records: [
        {
          ...counted,
          raid: 'onyxia',
          title: "Onyxia's Lair",
          mode: 'standard',
          fastest: { turns, raiders: 3 },
          most: 0,
        },
      ],
    })
    const board = requireAccepted(
      await at.records.leaderboard('bosses', {
        guildId: TEST_GUILD_ID,
        viewer: dora.id,
        raid: 'onyxia',
        mode: null,
      }),
    )
    const hers = board.ranking.top.find(({ row }) => 'person' in row && row.person.id === dora.id)
    expect(hers).toEqual({ place: 1, row: { person: expect.objectContaining({ name: 'Dora' }), ...counted } })
    const elsewhere = { guildId: TEST_GUILD_ID, viewer: dora.id, raid: 'molten-core', mode: null }
    expect(requireAccepted(await at.records.leaderboard('bosses', elsewhere)).ranking.of).toBe(0)
    expect(requireAccepted(await at.records.bossHistory(whose, 7))).toMatchObject({ page: 1, pages: 1 })
    const { name, runs } = requireAccepted(await at.records.bossHistory(whose, 1))
    expect([name, runs]).toEqual([
      'Dora',
      [expect.objectContaining({ code: raid.code, status: 'lost', raiders: 3 })],
    ])
    const run = requireAccepted(await at.records.run(TEST_GUILD_ID, raid.code))
    expect(run.boss).toEqual({
      person: expect.objectContaining({ name: 'Dora' }),
      ownDeck: false,
      felled: 0,
      raiders: 3,
    })
    expect(run.party).toHaveLength(3)
    const { bosses, stages } = await at.characters.campaign(TEST_GUILD_ID)
    expect(bosses[0]).toEqual(expect.objectContaining({ raid: 'onyxia', mode: 'standard', runs: 1, by: [] }))
    // The other Boss raids are Molten Core in two modes, Magtheridon's Lair and Black Temple.
    expect(bosses.slice(1).map(({ runs }) => runs)).toEqual([0, 0, 0, 0])
    expect(stages.some((stage) => stage.raid === 'onyxia')).toBe(false)
  })

  it('has few stops again if the Boss player is missing from the rematch', async () => {
    const at = table()
    const dora = newPerson('Dora')
    const { raid, people } = await begun(at, dora)
    for (const who of people) await at.concede(raid.id, who)
    const same = requireAccepted(await at.lobbies.again(raid.id, people[0], 'same'))
    expect((await at.settings.ofRaid(same.id)).everyWindow).toBe(true)
    requireAccepted(await at.lobbies.change(same.id, same.leader, { out: 3 }))
    expect((await at.settings.ofRaid(same.id)).everyWindow).toBe(false)
  })

  it('allows only the printed deck where the lair’s deck is fixed', async () => {
    const at = table()
    const dora = newPerson('Dora')
    const whose = { guildId: TEST_GUILD_ID, personId: dora.id, name: dora.name }
    expect(await at.characters.building(whose, { boss: 'deadmines' })).toEqual({
      rejected: expect.stringContaining('The deck of The Deadmines is fixed'),
    })
    const { raid, people } = await aLair(at)
    requireAccepted(await at.joinAsBoss(raid.id, dora))
    requireAccepted(await at.lobbies.change(raid.id, people[0], { raid: 'deadmines' }))
    expect(await at.chooseBossDeck(raid.id, dora, 'printed')).toEqual({
      rejected: expect.stringContaining('Only the Boss player can choose'),
    })
  })

  it('lets a person play the Boss, who sees their own hand and nobody else’s', async () => {
    const at = table()
    const dora = newPerson('Dora')
    const { raid, people } = await begun(at, dora)
    const { view, seat } = await at.look(raid.id, dora)
    expect(seat).toBe(3)
    expect(view?.seats[3]?.hand.cards).toHaveLength(7)
    expect(view?.seats[0]?.hand.cards).toEqual([])
    const { view: annas } = await at.look(raid.id, people[0])
    expect(annas?.seats[3]?.hand.cards).toEqual([])
    const everybody = { table: at, raid, people: [...people, dora] as unknown as typeof people }
    await playOnWithComputerPlayer(everybody, randomPlayer, 60)
    expect((await openDecisionWithAskedPerson(everybody)).who.name).toBeTruthy()
  })

  it('lets the computer play the Boss if no person does, until one side has won', async () => {
    const at = table()
    const party = await begun(at)
    const answers = await playOnWithComputerPlayer(party, heuristicPlayer, 3_000)
    expect(answers).toBeLessThan(3_000)
    const over = (await at.find({ raidId: party.raid.id })) as RaidInfo
    expect(['won', 'lost']).toContain(over.status)
    const prompts = (await announcementsOf(database.store(), party)).filter(({ kind }) => kind === 'prompt')
    expect(prompts.every((one) => one.kind === 'prompt' && one.seat < 3)).toBe(true)
  }, 120_000)

  it('loses no answer and accepts none twice when Boss and raiders press at once, a hundred times', async () => {
    const [one, other] = [table(), await anotherProcess()]
    const dora = newPerson('Dora')
    const { raid, people } = await begun(one, dora)
    const seated = [...people, dora]
    const random = newComputerPlayerRandomGenerator(7)
    const taken: number[] = [] // the decisions, as reported to the players who pressed
    const press = async (at: Table, who: Person, decision: number, picks: string[]) => {
      const said = await at.answer(raid.id, who, [{ decision, picks }], newId())
      if (!('rejected' in said)) taken.push(decision)
      return 'rejected' in said ? 0 : 1
    }
    let rounds = 0
    for (; rounds < 100; rounds++) {
      const { who, decision, view } = await openDecisionWithAskedPerson({
        table: one,
        raid,
        people: seated as unknown as typeof people,
      })
      const across = who === dora ? people[rounds % 3] : dora
      const picks = randomPlayer.decide(() => view, decision, random)
      const came = await Promise.all([
        press(one, who, decision.id, picks),
        press(other, who, decision.id, picks), // the same person presses in another process
        press(other, across ?? dora, decision.id, picks), // the other side's player isn't asked this question
        press(one, across ?? dora, decision.id + 1, ['pass']), // this player may be asked the next question by then
      ])
      expect([came[0] + came[1], came[2]]).toEqual([1, 0])
      if ((await one.find({ raidId: raid.id }))?.status !== 'playing') break
    }
    expect(rounds).toBe(100)
    const inputs = await findInputs(database.store().db, raid.id)
    expect(inputs.map(({ seq }) => seq)).toEqual(inputs.map((_, n) => n + 1))
    const byPeople = inputs.filter(({ kind, userId }) => kind === 'answer' && userId !== null)
    const answered = byPeople.map(({ payload }) => Number(Object(payload).decision))
    expect([...answered].sort(byNumber)).toEqual([...taken].sort(byNumber))
    expect(new Set(answered).size).toBe(answered.length)
    const state: unknown = (await findRaidWithGame(database.store().db, raid.id))?.state
    expect(JSON.parse(JSON.stringify(await replayRaid(database.store().db, raid.id)))).toEqual(state)
  }, 120_000)
})

const byNumber = (a: number, b: number): number => a - b
