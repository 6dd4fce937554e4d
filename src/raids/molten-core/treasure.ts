import type { TreasurePack } from '../raid.ts'

/**
 * A pack of ten random cards of the set, as its rulebook says. Both sources print every card as rare, so all ten are
 * rare. The rule that no card comes twice is our own.
 */
export const moltenTreasure: TreasurePack = { set: 'MCT', slots: [{ cards: 10, of: ['rare'] }] }
