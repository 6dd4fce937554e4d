import type { TreasurePack } from '../raid.ts'

/**
 * Black Temple's treasure, as in Molten Core: ten of the set's cards at random, all of them rare. The rule that no
 * card comes twice is our own.
 */
export const templeTreasure: TreasurePack = { set: 'BTT', slots: [{ cards: 10, of: ['rare'] }] }
