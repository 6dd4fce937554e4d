/** Computes levels from XP (Raider Leveling Guide): a new level every ten XP up to level 80, and level 85 at 85 XP. */
const STEP = 10
const LAST_STEP = 80
export const TOP_LEVEL = 85

/** Returns the level of a character with this much XP: 1 below 10 XP, then 10, 20 … 80, and 85. */
export function levelAtXp(xp: number): number {
  if (xp >= TOP_LEVEL) return TOP_LEVEL
  return Math.min(Math.floor(xp / STEP) * STEP, LAST_STEP) || 1
}

/** Returns the XP at which the next level is reached; null at level 85. */
export function xpForNextLevel(xp: number): number | null {
  if (xp >= TOP_LEVEL) return null
  return xp >= LAST_STEP ? TOP_LEVEL : (Math.floor(xp / STEP) + 1) * STEP
}
