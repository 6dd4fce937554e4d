/**
 * Stores one value for each object of a game, by object id. It is a dense array because lookups in a map are several
 * times slower. `clear` only starts a new generation: older values stay in the array until they are overwritten, but
 * `get` ignores them.
 */
import type { ObjectId } from '../state/ids.ts'

export class ValuesByObject<T> {
  private readonly kept: (T | undefined)[] = []
  private readonly since: number[] = [] // The generation in which each value was stored; 0 if it was deleted.
  private time = 1

  get(id: ObjectId): T | undefined {
    return this.since[id] === this.time ? this.kept[id] : undefined
  }

  set(id: ObjectId, it: T): void {
    while (this.kept.length <= id) {
      this.kept.push(undefined)
      this.since.push(0)
    }
    this.kept[id] = it
    this.since[id] = this.time
  }

  delete(id: ObjectId): void {
    if (id < this.since.length) this.since[id] = 0
  }

  clear(): void {
    this.time += 1
  }
}
