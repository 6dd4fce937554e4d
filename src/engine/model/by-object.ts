/**
 * Something for each object of a game, by its number: a dense array, since a map is several times slower to look into.
 * What was kept before the last `clear` is not there any more, though it lies there until something else does.
 */
import type { ObjectId } from './ids.ts'

export class ByObject<T> {
  private readonly kept: (T | undefined)[] = []
  private readonly since: number[] = [] // which time of keeping each is from
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
