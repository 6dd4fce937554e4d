import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { markServerLeft, markServersRejoined } from '../../store/server-membership/servers.ts'
import { userText } from '../../texts/user-text.ts'
import type { Table } from '../contract.ts'
import {
  announcementsOf,
  answerOpenDecision,
  createStartedRaid,
  keepHands,
  newId,
  newPerson,
  openDecisionWithAskedPerson,
  replacePersonInSeat,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { Announcement } from '../model/announcement.ts'
import { replayRaid } from '../replay/replay.ts'
import { createTable } from '../table.ts'
import { ManualClock } from './fixture.ts'

type Kind = Announcement['kind']
type Of<K extends Kind> = Extract<Announcement, { kind: K }>

describeWithDatabase('an absent player', (database) => {
  const said = async <K extends Kind>(party: TestParty, kind: K): Promise<Of<K>[]> =>
    (await announcementsOf(database.store(), party)).filter((one): one is Of<K> => one.kind === kind)

  /** Returns a raid in which Anna has to keep her hand, with a clock that the test advances. */
  async function waiting(guildId?: string) {
    const clock = new ManualClock()
    const table: Table = createTable(database.store(), { now: clock.now })
    const party = await createStartedRaid(table, guildId)
    return { clock, table, party, pass: (hours: number) => clock.pass(hours, table, party.raid) }
  }

  it('is reminded after eight hours, at most five times, and the last reminder says that it is the last', async () => {
    const { party, pass } = await waiting()
    await pass(7.5)
    expect(await said(party, 'reminder')).toEqual([])
    await pass(1)
    const [first] = await said(party, 'reminder')
    expect(first).toMatchObject({ nth: 1, isLast: false, asked: 'mulligan', person: party.people[0] })
    await pass(100)
    const all = await said(party, 'reminder')
    expect(all.map(({ nth, isLast }) => [nth, isLast])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [5, true],
    ])
  })

  it('isn’t reminded while the bot is away from the server, and their time begins again when it returns', async () => {
    const guildId = newId()
    const { clock, party, pass, table } = await waiting(guildId)
    await pass(8.5)
    await database.store().transaction((tx) => markServerLeft(tx, guildId))
    await pass(24)
    expect(await said(party, 'reminder')).toHaveLength(1)
    await database.store().transaction((tx) => markServersRejoined(tx, [guildId]))
    await database.store().db.guild.update({ where: { id: guildId }, data: { returnedAt: clock.now() } })
    await clock.pass(7.5, table, party.raid)
    expect(await said(party, 'reminder')).toHaveLength(1)
    await clock.pass(1, table, party.raid)
    expect(await said(party, 'reminder')).toHaveLength(2)
  })

  it('isn’t reminded after answering, and the next question’s reminders go to its own player', async () => {
    const { party, pass } = await waiting()
    await pass(6)
    requireAccepted(await answerOpenDecision(party, ['keep']))
    await pass(0.5)
    expect(await said(party, 'reminder')).toEqual([])
    await pass(16)
    expect((await said(party, 'reminder')).map((one) => one.person.name)).toEqual(['Ben', 'Ben'])
  })

  it('can set the interval of reminders, turn them off, or mute one raid', async () => {
    const { table, party, pass } = await waiting()
    const [anna] = party.people
    requireAccepted(await table.settings.changePerson(anna, { reminderHours: null }))
    await pass(50)
    requireAccepted(await table.settings.changePerson(anna, { reminderHours: 2, muted: [party.raid.id] }))
    await pass(50)
    expect(await said(party, 'reminder')).toEqual([])
    requireAccepted(await table.settings.changePerson(anna, { muted: [] }))
    await pass(0.5)
    expect(await said(party, 'reminder')).toHaveLength(1)
    await pass(2)
    expect(await said(party, 'reminder')).toHaveLength(2)
  })

  it('isn’t reminded in quiet hours and on vacation', async () => {
    const { clock, table, party, pass } = await waiting()
    const [anna] = party.people
    const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)
    const awayUntil = inHours(20).toISOString()
    const quiet = { from: clockOf(inHours(19)), to: clockOf(inHours(26)) }
    requireAccepted(await table.settings.changePerson(anna, { awayUntil, quiet }))
    expect((await table.find({ raidId: party.raid.id }))?.seats.map((seat) => seat.awayUntil)).toEqual([
      awayUntil,
      null,
      null,
    ])
    await pass(25)
    expect(await said(party, 'reminder')).toEqual([])
    await pass(1.5)
    expect(await said(party, 'reminder')).toHaveLength(1)
  })

  it('gets each reminder once, however many processes send it', async () => {
    const { clock, party, pass } = await waiting()
    await pass(7.5)
    const later = new Date(clock.now().getTime() + 3_600_000)
    const tables = [1, 2, 3].map(() => tableWithFixedSeed(database.store()))
    const due = (await party.table.absence.due(later)).filter(({ raidId }) => raidId === party.raid.id)
    expect(due).toMatchObject([{ deed: 'reminder', nth: 1 }])
    const tries = tables.flatMap((table) => due.map((one) => table.absence.attend(one, later)))
    expect((await Promise.all(tries)).filter((done) => done)).toHaveLength(1)
    for (const one of due) expect(await party.table.absence.attend(one, later)).toBe(false)
    expect(await said(party, 'reminder')).toHaveLength(1)
  })

  it('isn’t reminded of a question that was answered after the reminder was planned', async () => {
    const { clock, party } = await waiting()
    const later = new Date(clock.now().getTime() + 9 * 3_600_000)
    const due = (await party.table.absence.due(later)).filter(({ raidId }) => raidId === party.raid.id)
    requireAccepted(await answerOpenDecision(party, ['keep']))
    for (const one of due) expect(await party.table.absence.attend(one, later)).toBe(false)
    expect(await said(party, 'reminder')).toEqual([])
  })

  it('is warned once, then the raid’s time limit answers by default, and the log shows it', async () => {
    const { table, party, pass } = await waiting()
    const [anna] = party.people
    requireAccepted(await table.settings.changeRaid(party.raid.id, { limitHours: 24 }))
    requireAccepted(await table.settings.changePerson(anna, { reminderHours: null }))
    await pass(17.5)
    expect(await said(party, 'warning')).toEqual([])
    await pass(1)
    expect(await said(party, 'warning')).toMatchObject([{ person: anna, asked: 'mulligan', ping: true }])
    await pass(5)
    expect(await said(party, 'onBehalf')).toEqual([])
    await pass(1)
    const how = { kind: 'byDefault', seat: 0, person: anna, asked: 'mulligan', hours: 24 }
    expect(await said(party, 'onBehalf')).toMatchObject([{ how }])
    expect((await openDecisionWithAskedPerson(party)).who.name).toBe('Ben')
    const { entries } = await table.log(party.raid.id, 1)
    expect(entries.at(-1)).toMatchObject({ how })
    expect(await said(party, 'warning')).toHaveLength(1)
    const { view } = await table.look(party.raid.id, anna)
    expect((await replayRaid(database.store().db, party.raid.id)).decision?.id).toBe(
      view?.waitingFor?.decision,
    )
  })

  it('has the rest of the time after the warning, even if the limit was set late', async () => {
    const { table, party, pass } = await waiting()
    await pass(100)
    requireAccepted(await table.settings.changeRaid(party.raid.id, { limitHours: 8 }))
    await pass(1)
    expect(await said(party, 'warning')).toHaveLength(1)
    expect(await said(party, 'onBehalf')).toEqual([])
    await pass(2)
    expect(await said(party, 'onBehalf')).toHaveLength(1)
  })

  it('isn’t answered for endlessly: if everybody is absent, the clock stops before the raid ends', async () => {
    const { table, party, pass } = await waiting()
    requireAccepted(await table.settings.changeRaid(party.raid.id, { limitHours: 1 }))
    await pass(24)
    expect(await said(party, 'onBehalf')).toHaveLength(6)
    expect((await table.find({ raidId: party.raid.id }))?.status).toBe('playing')
    const { decision } = await openDecisionWithAskedPerson(party)
    requireAccepted(await answerOpenDecision(party, [decision.options[0]?.id ?? 'pass']))
    await pass(2)
    expect((await said(party, 'onBehalf')).length).toBeGreaterThan(6)
  })

  it('can be passed for by a friend if the leader allows it', async () => {
    const { clock, table, party } = await waiting()
    const [anna, ben] = party.people
    await keepHands(party)
    const passing = () => table.absence.passFor(party.raid.id, ben, anna)
    expect(await passing()).toMatchObject({ rejected: expect.stringContaining('Anna, the raid leader') })
    requireAccepted(await table.settings.changeRaid(party.raid.id, { friendsPass: true }))
    expect(await passing()).toMatchObject({ rejected: expect.stringContaining('10 minutes') })
    expect(await table.absence.passFor(party.raid.id, ben, ben)).toHaveProperty('rejected')
    expect(await table.absence.passFor(party.raid.id, anna, ben)).toMatchObject({
      rejected: 'Ben is not being asked now. Anna is.',
    })
    expect(await table.absence.passFor(party.raid.id, newPerson('Dora'), anna)).toHaveProperty('rejected')
    await clock.pass(0.5, table, party.raid)
    const stale = { ...anna, decision: 0 }
    expect(await table.absence.passFor(party.raid.id, ben, stale)).toHaveProperty('rejected')
    const click = newId()
    const once = requireAccepted(await table.absence.passFor(party.raid.id, ben, anna, click))
    expect(await table.absence.passFor(party.raid.id, ben, anna, click)).toMatchObject({
      version: once.version,
    })
    const how = { kind: 'byFriend', person: anna, friend: ben }
    expect(await said(party, 'onBehalf')).toMatchObject([{ how }])
  })

  it('never has choices made for them by friends', async () => {
    const { clock, table, party } = await waiting()
    const [anna, ben] = party.people
    requireAccepted(await table.settings.changeRaid(party.raid.id, { friendsPass: true }))
    await clock.pass(1, table, party.raid)
    expect(await table.absence.passFor(party.raid.id, ben, anna)).toMatchObject({
      rejected: expect.stringContaining('Only Anna can make that choice'),
    })
  })

  it('can be replaced: the newcomer gets the hand, and the character keeps its owner', async () => {
    const { table, party } = await waiting()
    const [anna, ben, cleo] = party.people
    const dora = newPerson('Dora')
    const replaced = table.absence.replace
    expect(await replaced(party.raid.id, cleo, 1, dora)).toHaveProperty('rejected')
    expect(await replaced(party.raid.id, anna, 7, dora)).toHaveProperty('rejected')
    expect(await replaced(party.raid.id, anna, 1, ben)).toHaveProperty('rejected')
    const before = await table.look(party.raid.id, ben)
    const raid = await replacePersonInSeat(table, party.raid.id, anna, 1, dora)
    expect(raid.seats[1]).toMatchObject({ person: dora, characterId: party.raid.seats[1]?.characterId })
    const [hers, his] = [await table.look(party.raid.id, dora), await table.look(party.raid.id, ben)]
    expect(hers.view?.seats[1]?.hand).toEqual(before.view?.seats[1]?.hand)
    expect([his.seat, his.view?.seats[1]?.hand.cards]).toEqual([null, []])
    requireAccepted(await answerOpenDecision(party, ['keep']))
    expect(await table.answer(party.raid.id, ben, [{ picks: ['keep'] }])).toHaveProperty('rejected')
    requireAccepted(await table.answer(party.raid.id, dora, [{ picks: ['keep'] }]))
    expect(await said(party, 'replaced')).toMatchObject([{ seat: 1, from: ben, to: dora, by: anna }])
  })

  it('isn’t replaced by the leader’s word alone, so nobody sees a hand that way', async () => {
    const { table, party } = await waiting()
    const [anna, ben, cleo] = party.people
    const { motion } = requireAccepted(await table.absence.replace(party.raid.id, anna, 1, anna))
    expect(motion).toMatchObject({ voters: [anna, ben], needed: 2, votes: [{ person: anna, agrees: true }] })
    const voted = (who: typeof anna, agrees = true, id = motion?.id ?? '') =>
      table.votes.vote(id, { person: who, roles: [] }, agrees)
    expect(await voted(cleo)).toEqual({ rejected: expect.stringContaining('Only Anna and Ben can answer') })
    expect(requireAccepted(await voted(anna)).status).toBe('open')
    requireAccepted(await answerOpenDecision(party, ['keep']))
    expect((await table.look(party.raid.id, anna)).view?.seats[1]?.hand.cards).toEqual([])
    expect(requireAccepted(await voted(ben, false)).status).toBe('refused')
    expect((await table.look(party.raid.id, ben)).raid.seats[1]?.person).toEqual(ben)
  })

  it('on vacation is replaced by a vote of the others, if the newcomer agrees', async () => {
    const { table, party } = await waiting()
    const [anna, ben, cleo] = party.people
    const dora = newPerson('Dora')
    const awayUntil = new Date(Date.now() + 20 * 3_600_000).toISOString()
    requireAccepted(await table.settings.changePerson(ben, { awayUntil }))
    const { motion } = requireAccepted(await table.absence.replace(party.raid.id, anna, 1, dora))
    expect(motion).toMatchObject({ voters: [anna, cleo, dora], needed: 2, must: [dora] })
    const voted = async (who: typeof anna, agrees = true) =>
      requireAccepted(await table.votes.vote(motion?.id ?? '', { person: who, roles: [] }, agrees)).status
    expect(await voted(cleo)).toBe('open') // two of three have agreed, but the newcomer must agree, too
    expect(await voted(dora)).toBe('carried')
    expect((await table.look(party.raid.id, dora)).seat).toBe(1)
  })

  it('is replaced together with their stops: the newcomer’s settings apply, and a replay does the same', async () => {
    const { table, party } = await waiting()
    const { raid, people } = party
    const [dora, emil] = [newPerson('Dora'), newPerson('Emil')]
    requireAccepted(await table.settings.changePerson(dora, { stops: 'all' }))
    requireAccepted(await table.settings.changePerson(emil, { stops: 'few' }))
    await keepHands(party)
    const stopsOf = async (who: typeof dora) => (await table.look(raid.id, who)).stops
    await replacePersonInSeat(table, raid.id, people[0], 1, dora)
    expect(await stopsOf(dora)).toBe('all')
    await replacePersonInSeat(table, raid.id, people[0], 1, emil)
    expect(await stopsOf(emil)).toBe('few')
    const again = await replayRaid(database.store().db, raid.id)
    expect([again.players[1]?.stops, again.players[1]?.name]).toEqual(['few', 'Emil'])
  })

  it('can hand over their own seat, and the lead with it', async () => {
    const { table, party } = await waiting()
    const [anna] = party.people
    const dora = newPerson('Dora')
    const raid = await replacePersonInSeat(table, party.raid.id, anna, 0, dora)
    expect(raid.leader).toEqual(dora)
    expect((await said(party, 'prompt')).map((prompt) => prompt.person.name)).toEqual(['Anna', 'Dora'])
    requireAccepted(await table.answer(party.raid.id, dora, [{ picks: ['keep'] }]))
  })

  it('can be replaced by a destroyed raider, who is notified of their own fall', async () => {
    const { clock, table, party } = await waiting()
    const [anna, ben, cleo] = party.people
    await keepHands(party)
    const { view } = await table.look(party.raid.id, null)
    const hero = view?.seats[1]?.hero?.object ?? 0
    const by = { person: anna, roles: [] }
    const correction = { kind: 'damage', object: hero, damage: 99 } as const
    expect(await said(party, 'fallen')).toEqual([])
    requireAccepted(
      await table.corrections.make({
        raidId: party.raid.id,
        by,
        interactionId: newId(),
        correction,
        reason: userText('a test'),
      }),
    )
    expect(await said(party, 'fallen')).toEqual([{ kind: 'fallen', seat: 1, person: ben, hero: 'CD2-W1' }])
    const take = (who: typeof anna) => table.absence.replace(party.raid.id, who, 0, who)
    expect(await take(cleo)).toEqual({ rejected: expect.stringContaining('your own seat') })
    expect(await take(ben)).toEqual({ rejected: expect.stringContaining('nobody plays for others') })
    requireAccepted(await table.settings.changeRaid(party.raid.id, { friendsPass: true }))
    expect(await take(ben)).toEqual({ rejected: expect.stringContaining('Anna isn’t away') })
    await clock.pass(1, table, party.raid)
    expect(requireAccepted(await take(ben)).motion).toBeNull()
    expect((await table.look(party.raid.id, ben)).seat).toBe(0)
  })

  it('isn’t reminded for ever: a raid that was silent for a month sleeps until somebody wakes it', async () => {
    const { table, party, pass } = await waiting()
    const raidId = party.raid.id
    await pass(29 * 24)
    expect(await said(party, 'asleep')).toEqual([])
    await pass(3 * 24)
    expect(await said(party, 'asleep')).toHaveLength(1)
    const updatedAt = new Date(Date.now() - 31 * 24 * 3_600_000)
    await database.store().db.raid.update({ where: { id: raidId }, data: { updatedAt } })
    expect((await table.find({ raidId }))?.asleep).toBe(true)
    expect(requireAccepted(await table.absence.wake(raidId, party.people[2])).asleep).toBe(false)
    expect((await table.find({ raidId }))?.asleep).toBe(false)
    expect((await announcementsOf(database.store(), party)).slice(-2).map(({ kind }) => kind)).toEqual([
      'awake',
      'prompt',
    ])
    requireAccepted(await answerOpenDecision(party, ['keep']))
  }, 60_000)
})

const clockOf = (at: Date): string => at.toISOString().slice(11, 16)
