/** What a raid counts for its cards (`registers.tally`), and by which name. */
import type { Seat } from './ids.ts'

/** How many cards with that tag have left a player's party. */
export const leftKey = (tag: string, seat: Seat): string => `left:${tag}:${seat}`
