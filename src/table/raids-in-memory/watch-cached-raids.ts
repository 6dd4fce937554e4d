/**
 * Evicts cached raids that other processes have changed. If several processes share a database, each one checks every
 * second whether another process has taken a cached raid, or has changed the data of one of its players.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../store/database/open.ts'
import { findChangedPlayers } from '../../store/people/people.ts'
import { ownedRaidsAmong } from '../../store/raids/raids.ts'
import { cachedPlayers, cachedRaidIds, evictRaid, evictRaidsOfPlayers, PROCESS_ID } from './raid-cache.ts'

const EVERY_MS = 1_000

/**
 * Watches until the signal ends it. Errors are ignored: while the database is unreachable, no cached raid can be
 * taken unnoticed, because every write checks the owner first.
 */
export async function watchCachedRaids(store: Store, signal: AbortSignal): Promise<void> {
  if (store.kind === 'pglite') return // PGlite allows only one process, so no other process changes raids.
  while (!signal.aborted) {
    await look(store).catch(() => {})
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {})
  }
}

async function look(store: Store): Promise<void> {
  const ids = cachedRaidIds()
  if (ids.length === 0) return
  const ours = new Set(await ownedRaidsAmong(store, ids, PROCESS_ID))
  for (const id of ids) if (!ours.has(id)) evictRaid(id)
  const changed = await findChangedPlayers(store, cachedPlayers())
  if (changed.length > 0) evictRaidsOfPlayers(changed)
}
