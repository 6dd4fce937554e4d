/** Counts the changes to a guild's leaderboards that this process has made. */
import type { Transaction } from '../../store/database/open.ts'
import { afterTransaction } from '../transactions/after-transaction.ts'

/**
 * The kinds of changes. `places` means that a raid has ended or XP was corrected, and `names` that a character was
 * renamed or retired.
 */
type Change = 'places' | 'names'

const counts: Readonly<Record<Change, Map<string, number>>> = { places: new Map(), names: new Map() }

export const markLeaderboardChanged = (tx: Transaction, guildId: string, what: Change): void =>
  afterTransaction(tx, () => void counts[what].set(guildId, leaderboardChangeCount(guildId, what) + 1))

export const leaderboardChangeCount = (guildId: string, what: Change): number =>
  counts[what].get(guildId) ?? 0
