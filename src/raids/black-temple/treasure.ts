import type { TreasurePack } from '../raid.ts'

/** A pack of ten random rare cards of the set, as in Molten Core. The rule that no card comes twice is our own. */
export const templeTreasure: TreasurePack = { set: 'BTT', slots: [{ cards: 10, of: ['rare'] }] }
