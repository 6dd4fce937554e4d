/** Determines the raid that follows another, and the raid with which a server begins, by how hard they are. */
import {
  easiestRaidAndMode,
  hardestModeNotHarderThan,
  isRankedByDifficulty,
  nextEasierRaidAndMode,
  nextHarderRaidAndMode,
  type RaidAndMode,
} from '../../raids/difficulty.ts'
import { raids, summariesOfRaidsWithoutBossPlayer } from '../../raids/index.ts'
import { findLastRaidRecordOfGuild } from '../../store/characters/records.ts'
import type { Transaction } from '../../store/database/open.ts'

export type { RaidAndMode }

/**
 * Returns the raid that follows one that has ended: after a win a harder one, otherwise an easier one. Raids with a
 * Boss player follow each other after wins, in the order of the list; null if no raid follows.
 */
export function raidToOfferNext({
  raid,
  mode,
  status,
}: RaidAndMode & { readonly status: string }): RaidAndMode | null {
  const isWon = status === 'won'
  if (!isRankedByDifficulty({ raid, mode })) return isWon ? nextInList({ raid, mode }) : null
  return isWon ? nextHarderRaidAndMode({ raid, mode }) : nextEasierRaidAndMode({ raid, mode })
}

function nextInList({ raid, mode }: RaidAndMode): RaidAndMode | null {
  const at = raids.findIndex(({ name }) => name === raid)
  if (at < 0) return null
  const following = raids.slice(at + 1).find(({ modes }) => modes.some(({ name }) => name === mode))
  return following ? { raid: following.name, mode } : null
}

/**
 * Suggests the raid that a guild opens if nobody has chosen one: the raid after the ranked one that it finished last,
 * and for a new guild the easiest raid.
 */
async function suggestedIn(tx: Transaction, guildId: string): Promise<RaidAndMode> {
  const measured = summariesOfRaidsWithoutBossPlayer.map(({ name }) => name)
  const last = await findLastRaidRecordOfGuild(tx, guildId, measured)
  return last ? (raidToOfferNext(last) ?? { raid: last.raid, mode: last.mode }) : easiestRaidAndMode
}

/** Completes a choice of a raid, a difficulty, both or neither. */
export async function completeRaidChoice(
  tx: Transaction,
  guildId: string,
  { raid, mode }: { readonly raid: string | null; readonly mode: string | null },
): Promise<RaidAndMode> {
  if (raid !== null && mode !== null) return { raid, mode }
  const suggested = await suggestedIn(tx, guildId)
  const name = raid ?? suggested.raid
  return { raid: name, mode: mode ?? hardestModeNotHarderThan(name, suggested) }
}
