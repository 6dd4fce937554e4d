/** Most of a board is as it was in an earlier picture: what was measured of it then holds. */
import type { PartyShown } from '../board/board.ts'
import { latest } from '../latest.ts'

/** Those of some hundred raids. */
const MOST = 600
const known = new Map<string, PartyShown>()

/** A party that is in all the same as an earlier one is that one. */
export const asBefore = (party: PartyShown): PartyShown =>
  latest(known, JSON.stringify(party), MOST, () => party)

/** What is derived of something, by what it is measured with and how wide that may be; found once. */
export class Derived<Of extends object, By extends object, Found> {
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
