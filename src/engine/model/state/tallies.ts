/** The keys of the values that a raid counts for its cards (`registers.tally`). */
import type { Seat } from './ids.ts'

/** The key for the number of cards with this tag that have left a player's party. */
export const keyOfCardsThatLeftParty = (tag: string, seat: Seat): string => `left:${tag}:${seat}`

/** The key for the seat of the player who took the first turn of the game. */
export const FIRST_PLAYER_KEY = 'wentFirst'
