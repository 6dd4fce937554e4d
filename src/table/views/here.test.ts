/** Tests which raid a person means who types in a channel with several open raids. */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import {
  answerOpenDecision,
  createStartedRaid,
  keepHands,
  newId,
  newPerson,
  requireAccepted,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'

describeWithDatabase('the raid that is meant', (database) => {
  /** Returns a channel in which Anna, Ben and Cleo raid, and Dora has opened a lobby later. */
  async function aChannel() {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    const { table, raid } = party
    const dora = newPerson('Dora')
    const at = { guildId: raid.guildId, channelId: raid.channelId }
    const lobby = requireAccepted(await table.create(at, dora, 'deadmines', 'novice'))
    requireAccepted(await table.join(lobby.id, dora, 'horde-rogue'))
    const meant = async (who: Person | null, kind?: 'lobby') => {
      const here = await table.here(raid.channelId, who, kind)
      return here.raid?.code
    }
    return { ...party, lobby, dora, meant, old: raid }
  }

  const named = ({ code }: Pick<RaidInfo, 'code'>) => code

  it('is the one that asks them, even if it asks several people', async () => {
    const { people, meant, lobby, table, old, dora } = await aChannel()
    for (const one of people) requireAccepted(await table.join(lobby.id, one, 'horde-mage'))
    for (const one of people) expect(await meant(one)).toBe(named(old)) // everybody is asked whether to keep their hand
    expect(await meant(dora)).toBe(named(lobby))
    expect((await table.here(old.channelId, people[1])).isOneOfSeveral).toBe(true)
  })

  it('is one in which they have a seat, before the newest, and a raid in play comes before a lobby', async () => {
    const party = await aChannel()
    const { table, people, meant, lobby, old, dora } = party
    await keepHands(party)
    const [anna, ben] = people
    expect(await meant(ben)).toBe(named(old))
    requireAccepted(await table.join(lobby.id, ben, 'horde-mage'))
    expect([await meant(anna), await meant(ben), await meant(dora)]).toEqual([old, old, lobby].map(named))
  })

  it('is the newest for a person without a seat in any, who sees it as a stranger', async () => {
    const { table, meant, lobby, old } = await aChannel()
    expect([await meant(newPerson('Gul')), await meant(null)]).toEqual([lobby, lobby].map(named))
    expect(await table.here(newId(), newPerson('Gul'))).toEqual({ raid: null, isOneOfSeveral: false })
    requireAccepted(await table.abandon(lobby.id, lobby.leader))
    expect(await meant(null)).toBe(named(old))
    expect((await table.here(old.channelId, null)).isOneOfSeveral).toBe(false)
  })

  it('is the one of the thread, even if another raid asks the person', async () => {
    const { table, people, lobby } = await aChannel()
    const thread = newId()
    await table.setThread(lobby.id, thread)
    const here = await table.here(thread, people[0])
    expect([here.raid?.code, here.isOneOfSeveral]).toEqual([lobby.code, false])
  })

  it('is a lobby for actions before a raid begins', async () => {
    const { meant, people, lobby, table, old } = await aChannel()
    expect(await meant(people[0], 'lobby')).toBe(named(lobby))
    requireAccepted(await table.abandon(lobby.id, lobby.leader))
    expect(await meant(people[0], 'lobby')).toBe(named(old))
  })

  it('is the last ended raid, preferably one of theirs, when it is to be played again', async () => {
    const { table, people, lobby, old, dora } = await aChannel()
    requireAccepted(await table.start(lobby.id, dora))
    requireAccepted(await table.abandon(old.id, people[0]))
    requireAccepted(await table.concede(lobby.id, dora))
    const last = async (who: Person) => (await table.lobbies.lastIn(old.channelId, who))?.code
    expect([await last(people[2]), await last(dora), await last(newPerson('Gul'))]).toEqual(
      [old, lobby, lobby].map(named),
    )
  })

  it('answers where its person is asked again after an answer', async () => {
    const party = await aChannel()
    const { meant, people, old, lobby, table } = party
    await keepHands(party)
    for (const one of people) requireAccepted(await table.join(lobby.id, one, 'horde-mage'))
    requireAccepted(await answerOpenDecision(party, ['pass']))
    expect(await meant(people[1])).toBe(named(old))
  })
})
