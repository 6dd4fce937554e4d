import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { needsPlanning } from '../../bots/search/plan.ts'
import { texts } from '../../texts/texts.ts'
import { ManualClock } from '../absence/fixture.ts'
import type { Announcement, Table } from '../contract.ts'
import {
  announcementsOf,
  createStartedRaid,
  keepHands,
  newId,
  newPerson,
  openDecisionWithAskedPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { Person } from '../model/person.ts'
import { createTable } from '../table.ts'

type OfKind<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>

describeWithDatabase('the computer plays for an absent person', (database) => {
  const table = () => tableWithFixedSeed(database.store())
  /**
   * Returns a raid in which the computer plays for absent people at level easy, so that it answers without planning.
   */
  async function easyRaidOn(at: Table): Promise<TestParty> {
    const party = await createStartedRaid(at)
    requireAccepted(await at.settings.changeRaid(party.raid.id, { takeoverLevel: 'easy' }))
    return party
  }

  const letPlay = async ({ table: at, raid }: TestParty, who: Person) =>
    requireAccepted(await at.autopilot.give(raid.id, who, { kind: 'computer' }))

  async function said<K extends Announcement['kind']>(party: TestParty, kind: K): Promise<OfKind<K>[]> {
    const all = await announcementsOf(database.store(), party)
    return all.filter((one): one is OfKind<K> => one.kind === kind)
  }

  const turnIn = async ({ table: at, raid }: TestParty) => (await at.look(raid.id, null)).view?.turn

  /** Returns a raid of Anna and two house players. */
  /** Starts a raid in the easiest mode, because the raiders could lose another one before the test ends. */
  async function aloneOn(at: Table): Promise<TestParty> {
    const anna = newPerson('Anna')
    const { id } = requireAccepted(
      await at.create({ guildId: TEST_GUILD_ID, channelId: newId() }, anna, 'deadmines', 'story'),
    )
    await at.setThread(id, newId())
    requireAccepted(await at.join(id, anna, 'horde-warrior'))
    requireAccepted(await at.lobbies.fill(id, anna, { players: 2, level: 'easy', deck: null }))
    requireAccepted(await at.settings.changeRaid(id, { takeoverLevel: 'easy' }))
    const raid = requireAccepted(await at.start(id, anna))
    return { table: at, raid, people: [anna] as unknown as TestParty['people'] }
  }

  it('answers all their questions, and asks only the others', async () => {
    const party = await easyRaidOn(table())
    await keepHands(party)
    const [anna, ben, cleo] = party.people
    await letPlay(party, ben)
    expect(await said(party, 'takeover')).toMatchObject([{ seat: 1, person: ben, by: 'player' }])
    const before = (await announcementsOf(database.store(), party)).length
    await playOnWithComputerPlayer({ ...party, people: [anna, ben, cleo] }, heuristicPlayer, 40)
    const after = (await announcementsOf(database.store(), party)).slice(before)
    const asked = after.flatMap((one) =>
      one.kind === 'prompt' ? [one.person.name, ...(one.also ?? []).map((also) => also.person.name)] : [],
    )
    expect(new Set(asked)).toEqual(new Set(['Anna', 'Cleo']))
    const inputs = await database.store().db.input.findMany({ where: { raidId: party.raid.id, seat: 1 } })
    const byComputer = inputs.filter(({ payload }) => JSON.stringify(payload).includes('"order":"computer"'))
    expect(byComputer.length).toBeGreaterThan(3)
    expect(byComputer.every(({ userId }) => userId === null)).toBe(true)
  })

  it('ends by their next instruction, or by the button in the announcement', async () => {
    const party = await easyRaidOn(table())
    await keepHands(party)
    const [, ben] = party.people
    const { table: at, raid } = party
    await letPlay(party, ben)
    const { instructions } = requireAccepted(await at.autopilot.give(raid.id, ben, { kind: 'hold' }))
    expect(instructions.map(({ kind }) => kind)).toEqual(['hold'])
    const given = await letPlay(party, ben)
    expect(given.instructions.map(({ kind }) => kind)).toEqual(['computer'])
    const order = given.instructions[0]?.id ?? 0
    expect(requireAccepted(await at.autopilot.cancel(raid.id, ben, order)).instructions).toEqual([])
    expect(await said(party, 'takeoverEnded')).toMatchObject([
      { person: ben, why: 'acted' },
      { person: ben, why: 'acted' },
    ])
  })

  it('ends when they try to answer something that others are asked, and they are told so', async () => {
    const party = await easyRaidOn(table())
    await keepHands(party)
    const [, ben] = party.people
    const { table: at, raid } = party
    await letPlay(party, ben)
    const { decision } = await openDecisionWithAskedPerson(party)
    const refused = await at.answer(raid.id, ben, [{ decision: decision.id, picks: ['pass'] }])
    expect('rejected' in refused && refused.rejected).toContain(texts.takeover.youAct)
    expect(await said(party, 'takeoverEnded')).toMatchObject([{ person: ben, why: 'acted' }])
    const again = await at.answer(raid.id, ben, [{ decision: decision.id, picks: ['pass'] }])
    expect('rejected' in again && again.rejected).not.toContain(texts.takeover.youAct)
  })

  it('ends at their next turn if no other person plays, so that the raid isn’t played to its end', async () => {
    const party = await aloneOn(table())
    const [anna] = party.people
    await playOnWithComputerPlayer(party, heuristicPlayer, 3)
    const before = (await turnIn(party))?.number ?? 0
    await letPlay(party, anna)
    expect(await said(party, 'takeoverEnded')).toMatchObject([{ person: anna, why: 'alone' }])
    expect(await turnIn(party)).toMatchObject({ number: before + 4, player: 0 })
    const { who } = await openDecisionWithAskedPerson(party)
    expect(who).toEqual(anna)
    await letPlay(party, anna)
    expect((await turnIn(party))?.number).toBe(before + 8)
  })

  it('is counted in the record of the raid', async () => {
    const party = await easyRaidOn(table())
    await keepHands(party)
    const [anna, ben, cleo] = party.people
    await letPlay(party, ben)
    await playOnWithComputerPlayer(party, heuristicPlayer, 8)
    for (const one of [anna, ben, cleo]) requireAccepted(await party.table.concede(party.raid.id, one))
    const run = requireAccepted(await party.table.records.run(party.raid.guildId, party.raid.code))
    expect([run.raiders, run.computers]).toEqual([3, 1])
  })

  it('shows nobody the hand', async () => {
    const party = await easyRaidOn(table())
    await keepHands(party)
    const [anna, ben] = party.people
    await letPlay(party, ben)
    const { view } = await party.table.look(party.raid.id, anna)
    expect(view?.seats[1]?.hand.cards).toEqual([])
    const told = JSON.stringify(await said(party, 'takeover'))
    expect(told).not.toContain('hand')
  })

  it('begins by the clock instead of the default answer, if the raid’s settings say so', async () => {
    const clock = new ManualClock()
    const party = await easyRaidOn(createTable(database.store(), { now: clock.now }))
    await keepHands(party)
    const { table: at, raid, people } = party
    const [anna] = people
    requireAccepted(await at.settings.changeRaid(raid.id, { limitHours: 4, computerForAbsent: true }, anna))
    const { who, seat } = await openDecisionWithAskedPerson(party)
    await clock.pass(5, at, raid)
    expect(await said(party, 'takeover')).toMatchObject([{ seat, person: who, by: 'clock' }])
    expect(await said(party, 'onBehalf')).toEqual([])
    const others = people.filter(({ id }) => id !== who.id)
    expect(others).toContainEqual((await openDecisionWithAskedPerson(party)).who)
  })

  it('plans after a time limit from the first answer on, which is logged as one of the clock', async () => {
    const clock = new ManualClock()
    const party = await createStartedRaid(createTable(database.store(), { now: clock.now }))
    const { table: at, raid, people } = party
    await keepHands(party)
    const settings = { limitHours: 4, computerForAbsent: true, takeoverLevel: 'able' } as const
    requireAccepted(await at.settings.changeRaid(raid.id, settings, people[0]))
    for (let n = 0; !needsPlanning((await openDecisionWithAskedPerson(party)).decision); n++) {
      expect(n).toBeLessThan(20)
      await playOnWithComputerPlayer(party, heuristicPlayer, 1)
    }
    const { who, seat, decision } = await openDecisionWithAskedPerson(party)
    await clock.pass(5, at, raid)
    expect(await said(party, 'takeover')).toMatchObject([{ seat, person: who, by: 'clock' }])
    const question = await at.computers.question(raid.id)
    if (!question) throw new Error('the first answer was not left to the planner')
    expect(question).toMatchObject({ level: 'able', decision: decision.id })
    requireAccepted(await at.computers.answer(question, null))
    const byClock = { kind: 'byComputer', seat, hours: 4 }
    const logged = async () =>
      (
        await database
          .store()
          .db.input.findMany({ where: { raidId: raid.id, seat }, orderBy: { seq: 'asc' } })
      )
        .map(({ payload }) => JSON.parse(JSON.stringify(payload)))
        .filter(({ order }) => order === 'computer')
    expect((await logged())[0]).toMatchObject({ decision: decision.id, how: byClock })
    const next = await at.computers.question(raid.id)
    if (next) requireAccepted(await at.computers.answer(next, null))
    expect((await logged()).filter(({ how }) => how)).toHaveLength(1)
  })

  it('begins by the clock only a few times in a raid that everybody has left', async () => {
    const clock = new ManualClock()
    const party = await aloneOn(createTable(database.store(), { now: clock.now }))
    const { table: at, raid, people } = party
    requireAccepted(
      await at.settings.changeRaid(raid.id, { limitHours: 4, computerForAbsent: true }, people[0]),
    )
    await playOnWithComputerPlayer(party, heuristicPlayer, 3)
    await clock.pass(200, at, raid)
    expect(await said(party, 'takeover')).toHaveLength(2)
    expect((await at.find({ raidId: raid.id }))?.status).toBe('playing')
  })

  it('begins by the table’s vote for a player who is away, and by their own command at once', async () => {
    const party = await easyRaidOn(table())
    await keepHands(party)
    const { table: at, raid, people } = party
    const [anna, ben, cleo] = people
    requireAccepted(
      await at.settings.changePerson(ben, { awayUntil: new Date(Date.now() + 9e8).toISOString() }),
    )
    const { motion } = requireAccepted(await at.absence.giveToComputer(raid.id, anna, 1))
    expect(motion?.voters.map(({ id }) => id).sort()).toEqual([anna.id, cleo.id].sort())
    await playOnWithComputerPlayer(party, heuristicPlayer, 1) // the vote goes on, because it is about a seat
    requireAccepted(await at.votes.vote(motion?.id ?? '', { person: cleo, roles: [] }, true))
    expect(await said(party, 'takeover')).toMatchObject([{ seat: 1, person: ben, by: 'table' }])
    expect(await at.absence.giveToComputer(raid.id, anna, 1)).toEqual({ rejected: texts.takeover.already })
    requireAccepted(await at.absence.giveToComputer(raid.id, cleo, 2))
    expect((await said(party, 'takeover')).at(-1)).toMatchObject({ person: cleo, by: 'player' })
  })
})
