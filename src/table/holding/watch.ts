/**
 * Where several processes share a database, one that holds a raid finds within a second that another process has taken it,
 * or has changed what is known of somebody who plays in it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../store/open.ts'
import { playersChanged } from '../../store/people.ts'
import { heldStill } from '../../store/raids.ts'
import { dropRaidsOf, HOLDER, heldIds, heldPeople, letGo } from './held.ts'

const EVERY_MS = 1_000

/** While the database is away nothing that was held can have changed hands unseen: what is written asks it first. */
export async function keepWatch(store: Store, signal: AbortSignal): Promise<void> {
  if (store.kind === 'pglite') return // it has one process at a time
  while (!signal.aborted) {
    await look(store).catch(() => {})
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {})
  }
}

async function look(store: Store): Promise<void> {
  const ids = heldIds()
  if (ids.length === 0) return
  const ours = new Set(await heldStill(store, ids, HOLDER))
  for (const id of ids) if (!ours.has(id)) letGo(id)
  const changed = await playersChanged(store, heldPeople())
  if (changed.length > 0) dropRaidsOf(changed)
}
