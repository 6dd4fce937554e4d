/** Deletes all data of a server, also the parts that this process has in memory. */
import type { Store } from '../../store/database/open.ts'
import { eraseServer } from '../../store/server-membership/erase.ts'
import { evictRaid } from '../raids-in-memory/raid-cache.ts'
import { markLeaderboardChanged } from '../records/leaderboard-changes.ts'

/**
 * Deletes all data of a server, in the database and in memory.
 * @param leftBefore deletes nothing if the bot is in the server again, or left it later than this
 * @returns whether anything was deleted
 */
export function eraseServerData(store: Store, guildId: string, leftBefore?: Date): Promise<boolean> {
  return store.transaction(async (tx) => {
    const raids = await eraseServer(tx, guildId, leftBefore)
    for (const id of raids ?? []) evictRaid(id)
    markLeaderboardChanged(tx, guildId, 'names')
    return raids !== null
  })
}
