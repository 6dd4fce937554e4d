/** Counts the changes to a guild's leaderboards that this process has made. */
import type { Tx } from '../../store/database/open.ts'
import { afterCommit } from '../transactions/after-commit.ts'

/** `places`: a raid has ended, or XP was corrected. `names`: a character has another name, or was retired. */
type Change = 'places' | 'names'

const counts: Readonly<Record<Change, Map<string, number>>> = { places: new Map(), names: new Map() }

export const markLeaderboardChanged = (tx: Tx, guildId: string, what: Change): void =>
  afterCommit(tx, () => void counts[what].set(guildId, leaderboardChangeCount(guildId, what) + 1))

export const leaderboardChangeCount = (guildId: string, what: Change): number =>
  counts[what].get(guildId) ?? 0
