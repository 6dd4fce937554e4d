/**
 * Reuses the layout of earlier pictures. Most of a board is the same as in an earlier picture, so its
 * measurements still apply.
 */
import type { PartyContents } from '../board-contents/board.ts'
import { getOrCreateInCache } from '../lru.ts'

/** The number of cached parties, enough for some hundred raids. */
const MOST = 600
const known = new Map<string, PartyContents>()

/** Returns the cached party that is equal to this one, so that results derived from it can be reused. */
export const cachedEqualParty = (party: PartyContents): PartyContents =>
  getOrCreateInCache(known, JSON.stringify(party), MOST, () => party)

/** A cache of values derived from an object, by measure and width. */
export class MeasuredLayoutCache<Of extends object, By extends object, Found> {
  readonly #known = new WeakMap<Of, Map<By, Map<number, Found>>>()

  of(one: Of, by: By, width: number, find: () => Found): Found {
    const all = this.#known.get(one) ?? new Map<By, Map<number, Found>>()
    this.#known.set(one, all)
    const ofThese = all.get(by) ?? new Map<number, Found>()
    all.set(by, ofThese)
    const found = ofThese.get(width) ?? find()
    ofThese.set(width, found)
    return found
  }
}
