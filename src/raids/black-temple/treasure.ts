import type { TreasurePack } from '../raid.ts'

/** As in Molten Core: ten of its cards at random, every one of them rare; that none comes twice is ours. */
export const templeTreasure: TreasurePack = { set: 'BTT', slots: [{ cards: 10, of: ['rare'] }] }
