/** Fixtures for tests of the store: a guild, a player and a raid to which other rows can refer. */
import { randomInt } from 'node:crypto'
import type { Store } from './database/open.ts'
import type { Raid } from './generated/client.ts'
import { rememberGuild, rememberPlayer } from './people/people.ts'
import { createRaid } from './raids/raids.ts'

export const GUILD = '100000000000000001'

export const newId = () =>
  `2${randomInt(10 ** 12)
    .toString()
    .padStart(17, '0')}`

/** A lobby with a new leader. */
export async function aRaid(store: Store): Promise<Raid> {
  return store.transaction(async (tx) => {
    await rememberGuild(tx, GUILD)
    const leader = await rememberPlayer(tx, { id: newId(), name: 'Vanndar' }, GUILD)
    return createRaid(tx, {
      guildId: GUILD,
      channelId: newId(),
      name: 'deadmines',
      mode: 'novice',
      leaderId: leader.id,
    })
  })
}
