/** Deletes all data of a server, also the parts that this process has in memory. */
import type { Store } from '../../store/database/open.ts'
import { eraseServer } from '../../store/server-membership/erase.ts'
import { evict } from '../raids-in-memory/raid-cache.ts'
import { markLeaderboardChanged } from '../records/leaderboard-changes.ts'

/**
 * @param leftBefore deletes nothing if the bot has returned, or left later
 * @returns whether anything was deleted
 */
export function erase(store: Store, guildId: string, leftBefore?: Date): Promise<boolean> {
  return store.transaction(async (tx) => {
    const raids = await eraseServer(tx, guildId, leftBefore)
    for (const id of raids ?? []) evict(id)
    markLeaderboardChanged(tx, guildId, 'names')
    return raids !== null
  })
}
