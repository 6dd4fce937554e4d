/** Tests which raid is chosen for a server's lobby, and the server's own record in that raid. */
import { describe, expect, it, test } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { easiestRaidAndMode, measuredWinRateOf } from '../../raids/difficulty.ts'
import { newId, newPerson, requireAccepted, tableWithFixedSeed } from '../fixture.ts'
import { createPastRaid, createTestRaider } from '../records/fixture.ts'
import { type RaidAndMode, raidToOfferNext } from './raid-choice.ts'

const NOTHING = { raid: null, mode: null }
const NOVICE = { raid: 'deadmines', mode: 'novice' }
const rate = (which: RaidAndMode): number => measuredWinRateOf(which) ?? 0

describe('the raid that follows', () => {
  test('after a win it is harder, and otherwise easier', () => {
    const [harder, easier] = [
      raidToOfferNext({ ...NOVICE, status: 'won' }),
      raidToOfferNext({ ...NOVICE, status: 'lost' }),
    ]
    expect([harder && rate(harder) <= rate(NOVICE), easier]).toEqual([
      true,
      { raid: 'deadmines', mode: 'story' },
    ])
    expect(raidToOfferNext({ ...easiestRaidAndMode, status: 'abandoned' })).toBeNull()
  })

  test('raids with a Boss follow each other after wins', () => {
    expect(raidToOfferNext({ raid: 'onyxia', mode: 'standard', status: 'won' })?.raid).toBe('molten-core')
    expect(raidToOfferNext({ raid: 'onyxia', mode: 'standard', status: 'lost' })).toBeNull()
    expect(raidToOfferNext({ raid: 'black-temple', mode: 'standard', status: 'won' })).toBeNull()
  })
})

describeWithDatabase('a server’s lobby', (database) => {
  const table = () => tableWithFixedSeed(database.store())
  const choose = (guildId: string, chosen: { raid: string | null; mode: string | null }) =>
    table().lobbies.choose(guildId, chosen)

  it('is for the raid that is won most often, until the server has finished one', async () => {
    const guildId = newId()
    expect(await choose(guildId, NOTHING)).toEqual(easiestRaidAndMode)
    const anna = await createTestRaider(database.store(), guildId, 'Anna')
    await createPastRaid(database.store(), guildId, [anna], { ...NOVICE, status: 'lost', day: 1 })
    expect(await choose(guildId, NOTHING)).toEqual({ raid: 'deadmines', mode: 'story' })
    await createPastRaid(database.store(), guildId, [anna], { ...NOVICE, status: 'won', day: 2 })
    expect(await choose(guildId, NOTHING)).toEqual(raidToOfferNext({ ...NOVICE, status: 'won' }))
  })

  it('is for the chosen raid, on a difficulty that suits the server', async () => {
    const guildId = newId()
    expect(await choose(guildId, { raid: 'onyxia', mode: null })).toEqual({
      raid: 'onyxia',
      mode: 'standard',
    })
    expect(await choose(guildId, { raid: 'shadowfang-keep', mode: null })).toEqual({
      raid: 'shadowfang-keep',
      mode: 'story',
    })
    expect(await choose(guildId, { raid: 'shadowfang-keep', mode: 'heroic' })).toEqual({
      raid: 'shadowfang-keep',
      mode: 'heroic',
    })
  })

  it('shows the server’s own record in that raid until it begins', async () => {
    const guildId = newId()
    const anna = await createTestRaider(database.store(), guildId, 'Anna')
    for (const status of ['won', 'lost', 'lost'] as const)
      await createPastRaid(database.store(), guildId, [anna], { ...NOVICE, status })
    await createPastRaid(database.store(), guildId, [anna], { ...NOVICE, mode: 'heroic' })
    const at = { guildId, channelId: newId() }
    const by = newPerson('Ben')
    const lobby = requireAccepted(await table().create(at, by, NOVICE.raid, NOVICE.mode))
    expect(lobby.record).toEqual({ runs: 3, wins: 1, time: null })
    requireAccepted(await table().join(lobby.id, by, 'horde-rogue'))
    expect(requireAccepted(await table().start(lobby.id, by)).record).toBeNull()
  })

  it('knows how long that raid takes once three of the server’s raids were measured', async () => {
    const guildId = newId()
    const anna = await createTestRaider(database.store(), guildId, 'Anna')
    const lobby = async () =>
      requireAccepted(
        await table().create({ guildId, channelId: newId() }, newPerson('Ben'), NOVICE.raid, NOVICE.mode),
      )
    const past = (seconds?: number) =>
      createPastRaid(database.store(), guildId, [anna], { ...NOVICE, ...(seconds ? { seconds } : {}) })
    for (const seconds of [undefined, 3000, 1800]) await past(seconds)
    expect((await lobby()).record?.time).toBeNull()
    await past(2400)
    expect((await lobby()).record?.time).toEqual({ minutes: 40, runs: 3 })
  })
})
