/** Tests fallen raiders, who speak for the lair, see shown hands, and give hints. */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { userText } from '../../texts/user-text.ts'
import {
  announcementsOf,
  createStartedRaid,
  keepHands,
  playOnWithComputerPlayer,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { Announcement } from '../model/announcement.ts'

const LINE = { raid: 'deadmines', occasion: 'any', key: 'a' } as const

describeWithDatabase('fallen raiders', (database) => {
  /** Returns a raid in which the hero of Ben, in seat 1, is destroyed. */
  async function aFall(): Promise<TestParty> {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    await keepHands(party)
    await fell(party, 1)
    return party
  }

  async function fell({ table, raid, people }: TestParty, seat: number): Promise<void> {
    const { view } = await table.look(raid.id, null)
    const object = view?.seats[seat]?.hero?.object ?? 0
    const correction = { kind: 'damage', object, damage: 99 } as const
    const by = { person: people[0], roles: [] }
    requireAccepted(
      await table.corrections.make({ raidId: raid.id, by, correction, reason: userText('a test') }),
    )
  }

  const told = async (party: TestParty): Promise<Announcement[]> => announcementsOf(database.store(), party)
  const calls = async (party: TestParty) => (await told(party)).filter(({ kind }) => kind === 'spirits')
  const acts = async (party: TestParty) =>
    (await told(party)).flatMap((one) => (one.kind === 'news' ? (one.spirits ?? []) : []))

  /** Plays on with the computer until the fallen raiders are called again. */
  async function nextCall(party: TestParty): Promise<void> {
    const before = (await calls(party)).length
    for (let n = 0; n < 80 && (await calls(party)).length === before; n++)
      await playOnWithComputerPlayer(party, heuristicPlayer, 5)
  }

  it('are called when a turn of the lair begins, and nobody waits for them', async () => {
    const party = await aFall()
    const [, ben] = party.people
    expect(await calls(party)).toEqual([])
    await nextCall(party)
    expect((await calls(party))[0]).toEqual({ kind: 'spirits', people: [ben] })
    const { view } = await party.table.look(party.raid.id, null)
    expect(view?.waitingFor?.seat).not.toBe(1)
  })

  it('speak for the lair once in each round, and everybody sees who it was', async () => {
    const party = await aFall()
    const { table, raid } = party
    const [anna, ben] = party.people
    expect(await table.spirits.speak(raid.id, anna, LINE)).toHaveProperty('rejected')
    requireAccepted(await table.spirits.speak(raid.id, ben, LINE))
    expect(await table.spirits.speak(raid.id, ben, { own: userText('again') })).toHaveProperty('rejected')
    expect(await acts(party)).toEqual([{ kind: 'voice', by: ben, speaker: 'DDD-1', said: LINE }])
    await nextCall(party)
    expect(requireAccepted(await table.spirits.of(raid.id, ben)).hasSpoken).toBe(false)
    requireAccepted(await table.spirits.speak(raid.id, ben, { own: userText('now') }))
    expect(await acts(party)).toHaveLength(2)
  })

  it('change nothing in the game, whose version stays', async () => {
    const party = await aFall()
    const { table, raid, people } = party
    const before = await table.look(raid.id, null)
    requireAccepted(await table.spirits.speak(raid.id, people[1], LINE))
    const after = await table.look(raid.id, null)
    expect([after.raid.version, after.view]).toEqual([before.raid.version, before.view])
  })

  it('see only hands that are shown to them', async () => {
    const party = await aFall()
    const { table, raid } = party
    const [anna, ben, cleo] = party.people
    const shown = requireAccepted(await table.spirits.of(raid.id, ben))
    expect(shown.friends.map(({ person, hand }) => [person, hand])).toEqual([
      [anna, null],
      [cleo, null],
    ])
    requireAccepted(await table.settings.changePerson(cleo, { handForFallen: true }))
    const [, hers] = requireAccepted(await table.spirits.of(raid.id, ben)).friends
    const { view } = await table.look(raid.id, cleo)
    expect(hers?.hand).toEqual(view?.seats[2]?.hand.cards)
    expect(hers?.hand?.every(({ card }) => card !== '')).toBe(true)
    expect(await table.spirits.of(raid.id, anna)).toHaveProperty('rejected')
  })

  it('give one hint in a round, about a card in play or in a shown hand', async () => {
    const party = await aFall()
    const { table, raid } = party
    const [anna, ben, cleo] = party.people
    const { view } = await table.look(raid.id, anna)
    const [inHand] = view?.seats[0]?.hand.cards ?? []
    const object = inHand?.object ?? 0
    expect(await table.spirits.hint(raid.id, ben, { seat: 0, object })).toHaveProperty('rejected')
    requireAccepted(await table.settings.changePerson(anna, { handForFallen: true }))
    requireAccepted(await table.spirits.hint(raid.id, ben, { seat: 0, object }))
    const enemy = view?.seats.find(({ side }) => side === 'lair')?.hero?.object ?? 0
    expect(await table.spirits.hint(raid.id, ben, { seat: 2, object: enemy })).toHaveProperty('rejected')
    expect(await table.spirits.hintsFor(raid.id, 0)).toEqual([{ by: ben, object }])
    expect(await table.spirits.hintsFor(raid.id, 2)).toEqual([])
    expect(await acts(party)).toEqual([{ kind: 'hint', by: ben, to: anna }])
    await fell(party, 2)
    requireAccepted(await table.spirits.hint(raid.id, cleo, { seat: 0, object: enemy }))
    expect(await table.spirits.hintsFor(raid.id, 0)).toHaveLength(2)
  })

  it('have no part where the raid’s leader or they themselves don’t want it', async () => {
    const party = await aFall()
    const { table, raid } = party
    const [anna, ben] = party.people
    requireAccepted(await table.settings.changePerson(ben, { spirits: false }))
    expect(await table.spirits.speak(raid.id, ben, LINE)).toHaveProperty('rejected')
    requireAccepted(await table.settings.changePerson(ben, { spirits: true }))
    requireAccepted(await table.settings.changeRaid(raid.id, { spirits: false }, anna))
    expect(await table.spirits.speak(raid.id, ben, LINE)).toHaveProperty('rejected')
    await playOnWithComputerPlayer(party, heuristicPlayer, 40)
    expect(await calls(party)).toEqual([])
  })
})
