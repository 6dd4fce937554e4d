/** Custom ids below a lobby, and of leaving a raid. Once posted, they stay readable. */
import { customId, parts } from '../posts/custom-ids.ts'

const { raid, key, count } = parts

export const raidIds = {
  /** With this starter deck. */
  join: customId('join', raid, key),
  /** A select of starter decks. */
  seat: customId('seat', raid),
  /** With one's active character. */
  own: customId('own', raid),
  leave: customId('leave', raid),
  start: customId('start', raid),
  abandon: customId('abandon', raid),
  /** Of which seat. */
  concede: customId('concede', raid, count),
  /** Everything stays as it is. */
  keep: customId('keep', raid),
}
