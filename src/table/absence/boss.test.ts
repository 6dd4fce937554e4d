/** Tests what happens if a Boss player is absent, gives the seat away, or gives up. */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import {
  announcementsOf,
  newPerson,
  openDecisionWithAskedPerson,
  replacePersonInSeat,
  requireAccepted,
  TEST_GUILD_ID,
} from '../fixture.ts'
import type { Announcement } from '../model/announcement.ts'
import { replayRaid } from '../replay/replay.ts'
import {
  answerByDefaultUntilMatchingQuestion,
  BOSS_PLAYER_SEAT,
  type BossRaidParty,
  createBossRaid,
} from './fixture.ts'

type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>

describeWithDatabase('an absent Boss player', (database) => {
  const aRaid = () => createBossRaid(database.store())

  const said = async <K extends Announcement['kind']>(party: BossRaidParty, kind: K): Promise<Of<K>[]> =>
    (await announcementsOf(database.store(), party)).filter((one): one is Of<K> => one.kind === kind)

  const againstRules = { rejected: expect.stringContaining('other side') }

  it('is reminded like others. No raider may pass for them, but the clock does after the limit', async () => {
    const { party, table, raid, raiders, dora, clock } = await aRaid()
    requireAccepted(await table.settings.changeRaid(raid.id, { friendsPass: true, limitHours: 24 }))
    await answerByDefaultUntilMatchingQuestion(
      party,
      ({ kind, seat }) => kind === 'priority' && seat === BOSS_PLAYER_SEAT,
    )
    await clock.pass(9, table, raid)
    expect(await said(party, 'reminder')).toMatchObject([{ person: dora, friendsPass: false }])
    expect(await table.absence.passFor(raid.id, raiders[0], dora)).toEqual(againstRules)
    await clock.pass(16, table, raid)
    expect(await said(party, 'onBehalf')).toMatchObject([{ how: { kind: 'byDefault', person: dora } }])
    const { who } = await answerByDefaultUntilMatchingQuestion(party, ({ seat }) => seat !== BOSS_PLAYER_SEAT)
    await clock.pass(9, table, raid)
    expect(await table.absence.passFor(raid.id, dora, who)).toEqual(againstRules)
  })

  it('gives the seat to somebody who doesn’t raid, who sees the hand and whose own stops apply', async () => {
    const { party, table, raid, raiders, dora } = await aRaid()
    const emil = newPerson('Emil')
    requireAccepted(await table.settings.changePerson(emil, { stops: 'all' }))
    const { replace } = table.absence
    expect(await replace(raid.id, dora, BOSS_PLAYER_SEAT, raiders[1])).toEqual(againstRules)
    expect(await replace(raid.id, raiders[0], 1, dora)).toEqual(againstRules)
    const held = (await table.look(raid.id, dora)).view?.seats[BOSS_PLAYER_SEAT]?.hand.cards
    const changed = await replacePersonInSeat(table, raid.id, dora, BOSS_PLAYER_SEAT, emil)
    expect(changed.seats[BOSS_PLAYER_SEAT]).toMatchObject({ person: emil, boss: true, hero: 'OLR-1' })
    const { view, seat, stops } = await table.look(raid.id, emil)
    expect([seat, stops, view?.seats[BOSS_PLAYER_SEAT]?.hand.cards]).toEqual([BOSS_PLAYER_SEAT, 'all', held])
    expect((await table.look(raid.id, dora)).view?.seats[BOSS_PLAYER_SEAT]?.hand.cards).toEqual([])
    expect(await said(party, 'replaced')).toMatchObject([
      { seat: BOSS_PLAYER_SEAT, from: dora, to: emil, by: dora },
    ])
  })

  it('gives the seat to the computer, which continues at once, but a raider’s seat can’t be given to it', async () => {
    const { party, table, raid, raiders, dora } = await aRaid()
    await answerByDefaultUntilMatchingQuestion(
      party,
      ({ kind, seat }) => kind === 'priority' && seat === BOSS_PLAYER_SEAT,
    )
    const { giveToComputer } = table.absence
    expect(await giveToComputer(raid.id, raiders[1], BOSS_PLAYER_SEAT)).toEqual({
      rejected: expect.stringContaining('Anna'),
    })
    expect(requireAccepted(await giveToComputer(raid.id, dora, BOSS_PLAYER_SEAT)).motion).toBeNull()
    const { seats } = (await table.look(raid.id, null)).raid
    expect(seats.map((one) => one.person)).toEqual(raiders)
    expect(await said(party, 'computerPlays')).toMatchObject([{ from: dora, by: dora }])
    const { decision } = await openDecisionWithAskedPerson({ table, raid, people: raiders })
    expect(decision.seat).toBeLessThan(BOSS_PLAYER_SEAT)
    expect((await table.look(raid.id, dora)).seat).toBeNull()
    const { view } = await table.look(raid.id, null)
    expect(view?.seats[BOSS_PLAYER_SEAT]?.name).toBe('The computer')
    await answerByDefaultUntilMatchingQuestion({ table, raid, people: party.people }, ({ turn }) => turn > 5)
    const again = await replayRaid(database.store().db, raid.id)
    expect(again.players[BOSS_PLAYER_SEAT]?.name).toBe('The computer')
  })

  it('hands the lead over to a raider with the seat', async () => {
    const { table, raid, raiders, dora } = await aRaid()
    await database.store().db.raid.update({ where: { id: raid.id }, data: { leaderId: dora.id } })
    requireAccepted(await table.absence.giveToComputer(raid.id, dora, BOSS_PLAYER_SEAT))
    expect((await table.look(raid.id, null)).raid.leader).toEqual(raiders[0])
  })

  it('gives up: the raiders win, and each has a pack to open, even a destroyed one', async () => {
    const { table, raid, raiders, dora } = await aRaid()
    requireAccepted(await table.concede(raid.id, raiders[1]))
    expect((await table.find({ raidId: raid.id }))?.status).toBe('playing')
    requireAccepted(await table.concede(raid.id, dora))
    expect((await table.find({ raidId: raid.id }))?.status).toBe('won')
    const packs = await Promise.all(
      [...raiders, dora].map(({ id }) => table.characters.treasure({ guildId: TEST_GUILD_ID, personId: id })),
    )
    expect(packs.map((all) => all.length)).toEqual([1, 1, 1, 0])
  })

  it('wins if all raiders give up, and nobody has a pack', async () => {
    const { party, table, raid, raiders } = await aRaid()
    for (const who of raiders) requireAccepted(await table.concede(raid.id, who))
    expect((await table.find({ raidId: raid.id }))?.status).toBe('lost')
    const [end] = await said(party, 'ended')
    expect(end?.outcome).toEqual({ kind: 'won', side: 'lair' })
    const whose = { guildId: TEST_GUILD_ID, personId: raiders[0].id }
    expect(await table.characters.treasure(whose)).toEqual([])
  })
})
