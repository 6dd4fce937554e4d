/**
 * Tests that the raiders can't give the Boss player's seat away, and that nobody gets a seat who knows the other
 * side's hidden cards.
 */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import type { Table } from '../contract.ts'
import {
  announcementsOf,
  createStartedRaid,
  newId,
  newPerson,
  replacePersonInSeat,
  requireAccepted,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { Announcement } from '../model/announcement.ts'
import type { Person } from '../model/person.ts'
import {
  answerByDefaultUntilMatchingQuestion,
  BOSS_PLAYER_SEAT,
  type BossRaidParty,
  createBossRaid,
} from './fixture.ts'

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>

const knowsTheOther = { rejected: expect.stringMatching(/has seen cards of the other side.*somebody else/s) }

describeWithDatabase('the Boss player’s seat', (database) => {
  const aRaid = () => createBossRaid(database.store())
  const sitterOf = async ({ table, raid }: Pick<BossRaidParty, 'table' | 'raid'>) =>
    (await table.look(raid.id, null)).raid.seats[BOSS_PLAYER_SEAT]?.person
  const said = async <K extends Announcement['kind']>(party: BossRaidParty, kind: K): Promise<Of<K>[]> =>
    (await announcementsOf(database.store(), party)).filter((one): one is Of<K> => one.kind === kind)

  const vote = (table: Table, motion: { id: string } | null, person: Person, agrees: boolean) =>
    table.votes.vote(motion?.id ?? '', { person, roles: [] }, agrees)

  it('goes to the computer at the leader’s wish only if the Boss player agrees', async () => {
    const { table, raid, raiders, dora, party } = await aRaid()
    const [anna, ben] = raiders
    const { motion } = requireAccepted(await table.absence.giveToComputer(raid.id, anna, BOSS_PLAYER_SEAT))
    expect(motion).toMatchObject({ voters: [anna, dora], needed: 2, votes: [{ person: anna, agrees: true }] })
    expect(await sitterOf(party)).toEqual(dora)
    expect(await vote(table, motion, ben, true)).toEqual({
      rejected: expect.stringContaining('Anna and Dora'),
    })
    expect(requireAccepted(await vote(table, motion, anna, true)).status).toBe('open')
    expect(requireAccepted(await vote(table, motion, dora, false)).status).toBe('refused')
    expect(await sitterOf(party)).toEqual(dora)
    const again = requireAccepted(await table.absence.giveToComputer(raid.id, anna, BOSS_PLAYER_SEAT))
    expect(requireAccepted(await vote(table, again.motion, dora, true)).status).toBe('carried')
    expect(await sitterOf(party)).toBeUndefined()
    expect(await said(party, 'computerPlays')).toMatchObject([{ from: dora, by: anna }])
  })

  it('is voted on by the others once the Boss player is absent by the raid’s clock', async () => {
    const { table, raid, raiders, clock, party } = await aRaid()
    const [anna, ben, cleo] = raiders
    await answerByDefaultUntilMatchingQuestion(
      party,
      ({ kind, seat }) => kind === 'priority' && seat === BOSS_PLAYER_SEAT,
    )
    await clock.pass(1, table, raid)
    const { motion } = requireAccepted(await table.absence.giveToComputer(raid.id, anna, BOSS_PLAYER_SEAT))
    expect(motion).toMatchObject({ voters: [anna, ben, cleo], needed: 2 })
    expect(requireAccepted(await vote(table, motion, ben, true)).status).toBe('carried')
    expect(await sitterOf(party)).toBeUndefined()
  })

  it('stays with a Boss player who comes back while the others vote', async () => {
    const { table, raid, raiders, dora, party, clock } = await aRaid()
    const [anna, ben] = raiders
    await answerByDefaultUntilMatchingQuestion(
      party,
      ({ kind, seat }) => kind === 'priority' && seat === BOSS_PLAYER_SEAT,
    )
    await clock.pass(1, table, raid)
    const { motion } = requireAccepted(await table.absence.giveToComputer(raid.id, anna, BOSS_PLAYER_SEAT))
    expect(requireAccepted(await vote(table, motion, dora, false)).status).toBe('refused')
    expect(await vote(table, motion, ben, true)).toEqual({
      rejected: expect.stringContaining('Anna and Dora'),
    })
    expect(await sitterOf(party)).toEqual(dora)
  })

  it('goes to nobody who has had a seat among the raiders, even long after they gave it up', async () => {
    const { table, raid, raiders, dora } = await aRaid()
    const [anna, ben] = raiders
    const emil = newPerson('Emil')
    await replacePersonInSeat(table, raid.id, ben, 1, emil)
    const later = tableWithFixedSeed(database.store())
    for (const by of [anna, dora])
      expect(await later.absence.replace(raid.id, by, BOSS_PLAYER_SEAT, ben)).toEqual(knowsTheOther)
    expect(await later.absence.replace(raid.id, dora, BOSS_PLAYER_SEAT, emil)).toEqual(knowsTheOther)
    const back = await replacePersonInSeat(later, raid.id, emil, 1, ben)
    expect(back.seats[1]?.person).toEqual(ben)
    const fritz = newPerson('Fritz')
    expect(
      (await replacePersonInSeat(later, raid.id, dora, BOSS_PLAYER_SEAT, fritz)).seats[BOSS_PLAYER_SEAT]
        ?.person,
    ).toEqual(fritz)
  })

  it('excludes each person who has left it from every seat of the raiders', async () => {
    const { table, raid, raiders, dora } = await aRaid()
    const emil = newPerson('Emil')
    await replacePersonInSeat(table, raid.id, dora, BOSS_PLAYER_SEAT, emil)
    requireAccepted(await table.absence.giveToComputer(raid.id, emil, BOSS_PLAYER_SEAT))
    for (const former of [dora, emil])
      expect(await table.absence.replace(raid.id, raiders[0], 1, former)).toEqual(knowsTheOther)
  })

  it('goes to nobody who could read a raider’s private thread, even if everybody agrees', async () => {
    const { table, raid, raiders, dora, party } = await aRaid()
    const [anna] = raiders
    const [emil, fritz, thread] = [newPerson('Emil'), newPerson('Fritz'), newId()]
    await table.privateThreads.opened(raid.id, anna.id, thread)
    const { motion } = requireAccepted(await table.absence.replace(raid.id, dora, BOSS_PLAYER_SEAT, emil))
    await table.privateThreads.readBy(thread, [emil.id, anna.id])
    await table.privateThreads.readBy(newId(), [fritz.id]) // this thread belongs to no seat
    expect(await vote(table, motion, emil, true)).toEqual(knowsTheOther)
    expect(await sitterOf(party)).toEqual(dora)
    expect(await table.absence.replace(raid.id, dora, BOSS_PLAYER_SEAT, emil)).toEqual(knowsTheOther)
    expect(
      (await replacePersonInSeat(table, raid.id, dora, BOSS_PLAYER_SEAT, fritz)).seats[BOSS_PLAYER_SEAT]
        ?.person,
    ).toEqual(fritz)
  })

  it('isn’t open to a destroyed raider, however long its player is absent', async () => {
    const { table, raid, raiders, party, clock } = await aRaid()
    requireAccepted(await table.settings.changeRaid(raid.id, { friendsPass: true }))
    requireAccepted(await table.concede(raid.id, raiders[1]))
    await answerByDefaultUntilMatchingQuestion(
      party,
      ({ kind, seat }) => kind === 'priority' && seat === BOSS_PLAYER_SEAT,
    )
    await clock.pass(1, table, raid)
    expect(await table.absence.replace(raid.id, raiders[1], BOSS_PLAYER_SEAT, raiders[1])).toEqual(
      knowsTheOther,
    )
  })

  it('doesn’t matter where all players are on one side: a person who handed over a seat may have another', async () => {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    const { table, raid, people } = party
    const emil = newPerson('Emil')
    await replacePersonInSeat(table, raid.id, people[1], 1, emil)
    const { seats } = await replacePersonInSeat(table, raid.id, people[2], 2, people[1])
    expect(seats.map((one) => one.person)).toEqual([people[0], emil, people[1]])
  })

  it('isn’t given away by a vote that began while another person had it', async () => {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    const { table, raid, people } = party
    const [, ben, cleo] = people
    const emil = newPerson('Emil')
    const { motion } = requireAccepted(await table.absence.replace(raid.id, ben, 1, emil))
    requireAccepted(await table.settings.changeRaid(raid.id, { friendsPass: true }))
    const awayUntil = new Date(Date.now() + 3_600_000).toISOString()
    requireAccepted(await table.settings.changePerson(ben, { awayUntil }))
    requireAccepted(await table.concede(raid.id, cleo))
    expect(requireAccepted(await table.absence.replace(raid.id, cleo, 1, cleo)).motion).toBeNull()
    expect(requireAccepted(await vote(table, motion, emil, true)).status).toBe('withdrawn')
    expect((await table.look(raid.id, null)).raid.seats[1]?.person).toEqual(cleo)
  })
})
