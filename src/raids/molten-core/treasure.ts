import type { TreasurePack } from '../raid.ts'

/**
 * A pack of ten of its cards at random, as its rulebook says. Both sources print every one of them as rare, so by rarity
 * they are ten rares; that none comes twice is ours.
 */
export const moltenTreasure: TreasurePack = { set: 'MCT', slots: [{ cards: 10, of: ['rare'] }] }
