/** Custom ids below a lobby, of leaving a raid, and of another one after it. Once posted, they stay readable. */
import { customId, oneOf, parts } from '../posts/custom-ids.ts'

const { raid, key, count } = parts

export const raidIds = {
  /** With this starter deck. */
  join: customId('join', raid, key),
  /** A select of starter decks. */
  seat: customId('seat', raid),
  /** With one's active character. */
  own: customId('own', raid),
  /** The Boss's seat. */
  boss: customId('boss', raid),
  /** With which deck: asked, or chosen. */
  bossDeck: customId('bossdeck', raid, oneOf('ask', 'printed', 'own', 'build')),
  leave: customId('leave', raid),
  /** Being ready, or not any more. */
  ready: customId('ready', raid),
  /** The leader's panel. */
  change: customId('change', raid),
  /** In it, selects: of raid and difficulty, of a seat to free, of the seat that comes first. */
  changed: customId('changed', raid, oneOf('course', 'out', 'first')),
  /** In it: everybody is asked whether they are ready. */
  check: customId('check', raid),
  /** In it: opens a window for the time. */
  time: customId('time', raid),
  start: customId('start', raid),
  /** Without those who aren't ready. */
  without: customId('without', raid),
  /** After its end: the same people once more. */
  again: customId('again', raid, oneOf('same', 'next')),
  abandon: customId('abandon', raid),
  /** Of which seat. */
  concede: customId('concede', raid, count),
  /** Everything stays as it is. */
  keep: customId('keep', raid),
}

export const raidForms = {
  /** When it begins. */
  time: customId('timeform', raid),
}
