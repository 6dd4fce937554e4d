/** The rows of a party (401.3), and those that a raid adds for its lair: runes, events (R303.3b, R501.1b). */
import type { InPlay } from './game.ts'

/** A row that a raid has added. */
export function isOwnRow(row: InPlay['row']): boolean {
  return row !== 'ally' && row !== 'hero' && row !== 'attached' && row !== 'resource'
}

/** A card that lies face down is blank and hidden (412.1b), but for one that has been flipped: that shows its other side. */
export function liesHidden({ faceDown, row }: InPlay): boolean {
  return faceDown && row !== 'hero' && row !== 'ally' && row !== 'attached'
}
