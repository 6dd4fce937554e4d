import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { runs } from '../../../test/support/extent.ts'
import { tracesOf } from '../../../test/support/traces.ts'
import { randomPlayer } from '../../bots/player.ts'
import { compressJson } from '../../store/database/compress.ts'
import type { Store } from '../../store/database/open.ts'
import { isNamelessPlayer } from '../../store/people/nameless.ts'
import { rawText, userText } from '../../texts/user-text.ts'
import type { SessionEntry } from '../../war/session.ts'
import type { Table } from '../contract.ts'
import {
  newId,
  newPerson,
  openDecisionWithAskedPerson,
  playOnWithComputerPlayer,
  replacePersonInSeat,
  requireAccepted,
  type TestParty,
} from '../fixture.ts'
import type { Person } from '../model/person.ts'
import { createTable } from '../table.ts'

const DAY = 24 * 3_600_000
const PATIENCE = { timeout: 240_000 }
const KEEP = { raids: 30, reports: 90, lobbies: 14, leftServers: 30 }

/** Returns a name that is in no text and on no card, and that no other evening uses. */
const freshName = (like: string): string =>
  like + Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')

interface Evening extends TestParty {
  readonly store: Store
  readonly guildId: string
  /** All names that the first person has had. */
  readonly names: string[]
}

/** The things that people do in an evening. Afterwards, the data of its first person is deleted. */
const ACTS = [
  'play',
  'report',
  'correct',
  'askUndo',
  'nickname',
  'renameCharacter',
  'giveSeatAway',
  'privateThread',
  'readThread',
  'war',
  'lobby',
  'settings',
  'keptOut',
  'nameReplaced',
  'computerPlays',
  'concedeAll',
  'makeSmall',
] as const
type Act = (typeof ACTS)[number]

describeWithDatabase('privacy', (database) => {
  const tableOf = (): Table =>
    createTable(database.store(), { newSeed: () => '0123456789abcdef'.repeat(2), keep: KEEP })

  async function anEvening(): Promise<Evening> {
    const [table, guildId] = [tableOf(), newId()]
    const people = [
      newPerson(freshName('Quorl')),
      newPerson(freshName('Brimz')),
      newPerson(freshName('Vext')),
    ] as const
    const [first] = people
    const at = { guildId, channelId: newId() }
    let raid = requireAccepted(await table.create(at, first, 'deadmines', 'novice'))
    await table.setThread(raid.id, newId())
    for (const [seat, one] of people.entries())
      raid = requireAccepted(await table.join(raid.id, one, seat === 1 ? 'horde-warrior' : 'horde-rogue'))
    raid = requireAccepted(await table.start(raid.id, first))
    return { store: database.store(), table, guildId, raid, people, names: [rawText(first.name)] }
  }

  const acts: Record<Act, (evening: Evening) => Promise<unknown>> = {
    play: async (evening) =>
      (await isPlayed(evening)) && playOnWithComputerPlayer(await asSeated(evening), randomPlayer, 12),
    report: ({ table, raid, people, names }) =>
      table.reports.make(raid.id, people[0], userText(`${names[0]} saw nothing happen`)),
    correct: ({ table, raid, people, names }) =>
      table.corrections.make({
        raidId: raid.id,
        by: { person: people[1], roles: [] },
        correction: { kind: 'draw', player: 1, n: 1 },
        reason: userText(`because ${names[0]} forgot it`),
        interactionId: newId(),
      }),
    askUndo: ({ table, raid, people, names }) =>
      table.undo.ask({
        raidId: raid.id,
        by: { person: people[0], roles: [] },
        target: { what: 'turn', reason: userText(`${names[0]} erred`) },
        interactionId: newId(),
      }),
    nickname: async (evening) => {
      const name = freshName('Nyxq')
      evening.names.push(name)
      Object.assign(evening.people[0], { name: userText(name) })
      const at = { guildId: evening.guildId, channelId: newId() }
      await evening.table.create(at, evening.people[0], 'deadmines', 'novice') // a person who is kept out is refused
    },
    renameCharacter: async ({ table, guildId, people, names }) => {
      const name = freshName('Zubq')
      names.push(name)
      requireAccepted(
        await table.characters.rename({ guildId, personId: people[0].id }, null, userText(name)),
      )
    },
    giveSeatAway: async ({ table, raid, people }) => {
      const now = await table.find({ raidId: raid.id })
      if (now?.status !== 'playing' || now.leader.id !== people[0].id) return
      const own = now.seats.find((seat) => seat.person.id === people[0].id)
      if (own) await replacePersonInSeat(table, raid.id, people[0], own.seat, newPerson('Wyxandu'))
    },
    privateThread: async ({ table, raid, people }) => {
      requireAccepted(await table.settings.changePerson(people[0], { privateThread: true }))
      await table.privateThreads.queue(raid.id)
      if ((await table.find({ raidId: raid.id }))?.status === 'playing')
        await table.privateThreads.opened(raid.id, people[0].id, newId())
    },
    readThread: async ({ table, raid, people }) => {
      if ((await table.find({ raidId: raid.id }))?.status !== 'playing') return
      const thread = newId()
      requireAccepted(await table.settings.changePerson(people[1], { privateThread: true }))
      await table.privateThreads.opened(raid.id, people[1].id, thread)
      await table.privateThreads.readBy(thread, [people[0].id])
    },
    war: async ({ table, guildId, people: [one, other] }) => {
      if (await table.moderation.isKeptOut(guildId, one.id)) return
      const wish = { overlord: 'kazzak', redraw: true } as const
      const war = requireAccepted(await table.war.create({ guildId, channelId: newId() }, one, wish))
      requireAccepted(await table.war.join(war.id, { person: one, faction: 'alliance', cls: 'mage' }))
      requireAccepted(await table.war.join(war.id, { person: other, faction: 'horde', cls: 'warrior' }))
      requireAccepted(await table.war.start(war.id, one, newId()))
      const turn = (_: unknown, by: number): SessionEntry => ({ kind: 'move', move: { move: 'turn', by } })
      requireAccepted(await table.war.enter(war.id, one, turn, newId()))
      await table.war.replace(war.id, other, { player: 1, newcomer: one }, newId())
    },
    lobby: async ({ table, guildId, people }) => {
      const raid = requireAccepted(
        await table.create({ guildId, channelId: newId() }, people[1], 'onyxia', 'standard'),
      )
      await table.setThread(raid.id, newId())
      await table.joinAsBoss(raid.id, people[0])
      await table.lobbies.ready(raid.id, people[0], true)
    },
    settings: ({ table, people }) =>
      table.settings.changePerson(people[0], { reminderHours: 3, theme: 'light' }),
    keptOut: ({ table, guildId, people }) => table.moderation.keepOut(guildId, people[0], true),
    nameReplaced: ({ table, guildId, people, names }) => {
      const name = freshName('Plompq')
      names.push(name)
      return table.moderation.replaceName(guildId, people[0], userText(name))
    },
    computerPlays: async (evening) => {
      const [one] = evening.people
      if (!(await isPlayed(evening))) return
      const { seats } = (await evening.table.look(evening.raid.id, null)).raid
      const own = seats.find(({ person: { id } }) => id === one.id)
      if (own) await evening.table.absence.giveToComputer(evening.raid.id, one, own.seat)
    },
    concedeAll: async (evening) => {
      if (!(await isPlayed(evening))) return
      const { seats } = await evening.table.look(evening.raid.id, null).then(({ raid }) => raid)
      for (const { person: one } of seats) await evening.table.concede(evening.raid.id, one)
    },
    makeSmall: async ({ store, table }) => {
      await store.db.outbox.updateMany({ data: { status: 'sent', sentAt: new Date() } })
      await table.retention.processDueRows(new Date(Date.now() + 31 * DAY), 60_000)
    },
  }

  const isPlayed = async ({ table, raid }: TestParty) =>
    (await table.find({ raidId: raid.id }))?.status === 'playing'

  /** Returns the evening as a party of the people who have the seats now. */
  async function asSeated<T extends TestParty>(party: T): Promise<T> {
    const { raid } = await party.table.look(party.raid.id, null)
    return {
      ...party,
      raid,
      people: raid.seats.map(({ person: one }) => one) as unknown as TestParty['people'],
    }
  }

  const wordsOf = ({ people, names }: Evening): string[] => [people[0].id, ...names]

  it('finds a person nowhere after they were forgotten, in whatever evening', PATIENCE, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...ACTS), { minLength: 3, maxLength: 9 }),
        async (evenings) => {
          const evening = await anEvening()
          for (const act of evenings) await acts[act](evening)
          const { store, table, people } = evening
          expect((await tracesOf(store, wordsOf(evening))).length).toBeGreaterThan(5)
          expect(await table.privacy.forget(people[0])).toBe(true)
          expect(await tracesOf(store, wordsOf(evening))).toEqual([])
          expect(await table.privacy.forget(people[0])).toBe(false)
          if (await isPlayed(evening)) await othersPlayOn(evening)
          if (!(await isPlayed(evening))) await othersSeeTheirRaids(evening)
        },
      ),
      { numRuns: runs(10, 3), examples: [[[...ACTS]], [['play', 'concedeAll', 'makeSmall', 'war']]] },
    )
  })

  /** Answers a question that the computer would plan. @returns false if a person is asked */
  async function letComputerAnswer({ table, raid }: Evening): Promise<boolean> {
    const question = await table.computers.question(raid.id)
    if (question) requireAccepted(await table.computers.answer(question, null))
    return question !== null
  }

  /** Plays on for a few answers, in which the computer answers for the nameless player, and the others are asked. */
  async function othersPlayOn(evening: Evening): Promise<void> {
    for (let answers = 0; answers < 8 && (await isPlayed(evening)); answers++) {
      if (await letComputerAnswer(evening)) continue
      const party = await asSeated(evening)
      const { who } = await openDecisionWithAskedPerson(party)
      expect(isNamelessPlayer(who)).toBe(false)
      await playOnWithComputerPlayer(party, randomPlayer, 1)
    }
  }

  async function othersSeeTheirRaids({ table, guildId, raid, people }: Evening): Promise<void> {
    const [sheet] = await table.sheets(guildId, people[1].id)
    expect(sheet).toBeDefined()
    const { chapters, trouble } = requireAccepted(await table.records.replay(guildId, raid.code, 0))
    expect([chapters.length > 0, trouble]).toEqual([true, null])
  }

  it('shows a person every row that contains them', PATIENCE, async () => {
    const evening = await anEvening()
    for (const act of ACTS) if (act !== 'makeSmall') await acts[act](evening)
    const { store, table, people } = evening
    const traces = await tracesOf(store, [people[0].id])
    const tables = new Set(traces.map((one) => one.split('.')[1] ?? ''))
    const data = await table.privacy.dataOf(people[0].id)
    const shown = Object.keys(data).filter((key) => JSON.stringify(data[key]).length > 4)
    expect([...tables].filter((one) => !shown.includes(one) && one !== 'Topic')).toEqual([])
  })

  it('keeps what others have earned, and the nameless raider beside them', PATIENCE, async () => {
    const evening = await anEvening()
    await acts.play(evening)
    await acts.concedeAll(evening)
    const { table, guildId, raid, people } = evening
    const before = requireAccepted(await table.records.run(guildId, raid.code))
    const sheets = await table.sheets(guildId, people[1].id)
    await table.privacy.forget(people[0])
    const after = requireAccepted(await table.records.run(guildId, raid.code))
    expect(await table.sheets(guildId, people[1].id)).toEqual(sheets)
    expect(after.party).toHaveLength(before.party.length)
    expect(after.party.map((one) => rawText(one.person.name)).sort()).toEqual(
      ['Nameless raider', rawText(people[1].name), rawText(people[2].name)].sort(),
    )
  })

  it('ends a raid that only the forgotten person plays', async () => {
    const [table, anna] = [tableOf(), newPerson(freshName('Quorl'))]
    const raid = requireAccepted(
      await table.create({ guildId: newId(), channelId: newId() }, anna, 'deadmines', 'novice'),
    )
    requireAccepted(await table.join(raid.id, anna, 'horde-rogue'))
    requireAccepted(await table.start(raid.id, anna))
    await table.privacy.forget(anna)
    expect((await table.find({ raidId: raid.id }))?.status).toBe('abandoned')
  })

  it('gives the seat of a nameless raider to a person who agrees', async () => {
    const evening = await anEvening()
    const { table, raid, people } = evening
    await table.privacy.forget(people[0])
    const { raid: now } = await table.look(raid.id, null)
    expect(now.leader.id).toBe(people[1].id)
    const newcomer = newPerson('Wyxandu')
    const after = await replacePersonInSeat(table, raid.id, people[1], 0, newcomer)
    expect(after.seats[0]?.person.id).toBe(newcomer.id)
  })

  it('gives the lead of a game of the companion to another player', async () => {
    const evening = await anEvening()
    await acts.war(evening)
    const { store, table, people } = evening
    await table.privacy.forget(people[0])
    const war = await store.db.war.findFirstOrThrow({ where: { guildId: evening.guildId } })
    expect([war.status, war.leaderId]).toEqual(['playing', people[1].id])
  })

  it.each(['in play', 'over', 'archived'])(
    'finds names from before former names were recorded, in a raid that is %s',
    PATIENCE,
    async (state) => {
      const evening = await anEvening()
      const { store, table, people, raid } = evening
      const traces = () => tracesOf(store, wordsOf(evening))
      const { seats } = await table.look(raid.id, null).then((look) => look.raid)
      evening.names.push(...seats.slice(0, 1).map(({ character }) => rawText(character)))
      await acts.play(evening)
      if (state !== 'in play') await acts.concedeAll(evening)
      await acts.renameCharacter(evening)
      await acts.nickname(evening)
      if (state === 'archived') await acts.makeSmall(evening)
      await store.db.formerName.deleteMany()
      expect(await traces()).not.toEqual([])
      await table.privacy.forget(people[0])
      expect(await traces()).toEqual([])
    },
  )

  it('lets nobody into a server again that has kept them out', async () => {
    const evening = await anEvening()
    const { table, guildId, people } = evening
    await acts.keptOut(evening)
    await table.privacy.forget(people[0])
    const create = (one: Person) => table.create({ guildId, channelId: newId() }, one, 'deadmines', 'novice')
    expect(await create(people[0])).toHaveProperty('rejected')
    requireAccepted(await create(people[1]))
  })

  it('completes a deletion that was interrupted', async () => {
    const evening = await anEvening()
    const { store, table, people, names } = evening
    const id: Person['id'] = people[0].id
    await store.db.player.create({ data: { id: `nameless-${newId()}`, name: 'Nameless raider' } })
    const as = await store.db.player.findFirstOrThrow({ where: { id: { startsWith: 'nameless-' } } })
    await store.db.player.update({ where: { id }, data: { forgottenAs: as.id } })
    expect(await table.privacy.completeForgetting()).toBe(0) // another process may be deleting it at this moment
    await store.db.player.update({ where: { id }, data: { updatedAt: new Date(0) } })
    expect(await table.privacy.completeForgetting()).toBe(1)
    expect(await tracesOf(store, [id, ...names])).toEqual([])
  })

  it('finds words in packed columns', async () => {
    const { store, raid } = await anEvening()
    await store.db.raid.update({
      where: { id: raid.id },
      data: { state: compressJson({ said: 'Krazzlefimp' }) },
    })
    expect(await tracesOf(store, ['Krazzlefimp'])).toEqual(['public.Raid.state: Krazzlefimp'])
    await store.db.raid.update({ where: { id: raid.id }, data: { state: null } })
  })
})
