/** Levels from XP (Raider Leveling Guide): a level for each ten, 85 at 85. */
const STEP = 10
const LAST_STEP = 80
export const TOP_LEVEL = 85

/** The level of a character with so many XP: 1 below 10 XP, then 10, 20 … 80, and 85. */
export function levelOf(xp: number): number {
  if (xp >= TOP_LEVEL) return TOP_LEVEL
  return Math.min(Math.floor(xp / STEP) * STEP, LAST_STEP) || 1
}

/** How many XP the next level takes; null at level 85. */
export function nextLevelAt(xp: number): number | null {
  if (xp >= TOP_LEVEL) return null
  return xp >= LAST_STEP ? TOP_LEVEL : (Math.floor(xp / STEP) + 1) * STEP
}
