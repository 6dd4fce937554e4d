/** Fixtures for tests of the store: a guild, a player and a raid to which other rows refer. */
import { randomInt } from 'node:crypto'
import type { Store } from './database/open.ts'
import type { Raid } from './generated/client.ts'
import { ensureGuild, ensurePlayer } from './people/people.ts'
import { createRaid } from './raids/raids.ts'

export const TEST_GUILD_ID = '100000000000000001'

export const newId = () =>
  `2${randomInt(10 ** 12)
    .toString()
    .padStart(17, '0')}`

/** Creates a lobby with a new leader. */
export async function createTestRaid(store: Store, guildId = TEST_GUILD_ID): Promise<Raid> {
  return store.transaction(async (tx) => {
    await ensureGuild(tx, guildId)
    const leader = await ensurePlayer(tx, { id: newId(), name: 'Vanndar' }, guildId)
    return createRaid(tx, {
      guildId,
      channelId: newId(),
      name: 'deadmines',
      mode: 'novice',
      leaderId: leader.id,
    })
  })
}
