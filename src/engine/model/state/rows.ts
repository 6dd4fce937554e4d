/** The rows of a party (401.3), and the rows that a raid adds for its lair: runes, events (R303.3b, R501.1b). */
import type { InPlayState } from './game.ts'

/** Whether the raid has added this row. */
export function isRowAddedByRaid(row: InPlayState['row']): boolean {
  return row !== 'ally' && row !== 'hero' && row !== 'attached' && row !== 'resource'
}

/**
 * Whether a card is blank and hidden. This holds for every face-down card (412.1b), except one that has been flipped,
 * which shows its other side.
 */
export function isBlankAndHidden({ faceDown, row }: InPlayState): boolean {
  return faceDown && row !== 'hero' && row !== 'ally' && row !== 'attached'
}
