/** Determines the raid that follows another. */
import { raids } from '../../raids/index.ts'
import type { RaidCard } from '../model/raid.ts'

export type RaidAndMode = Pick<RaidCard, 'raid' | 'mode'>

/**
 * The next raid on the same difficulty; after the last raid, the first on the next difficulty. Null for a raid that
 * is in no chain, or ends it.
 */
export function raidAfter({ raid, mode }: RaidAndMode): RaidAndMode | null {
  const at = raids.findIndex(({ name }) => name === raid)
  if (at < 0) return null
  const following = raids.slice(at + 1).find(({ modes }) => modes.some(({ name }) => name === mode))
  if (following) return { raid: following.name, mode }
  const [first] = raids
  const modes = first?.modes.map(({ name }) => name) ?? []
  const harder = modes.includes(mode) ? modes[modes.indexOf(mode) + 1] : undefined
  return first && harder !== undefined ? { raid: first.name, mode: harder } : null
}
