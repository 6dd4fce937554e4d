/** Copies that share nothing: a game of one's own, for who tries things on it. */
import type { Game, GameObject } from './game.ts'
import { beginInShape } from './runtime.ts'
import { gameObject } from './shapes.ts'

/**
 * Alike in every field, with nothing shared. Half of what a copy by way of JSON takes, and it has the shapes of the
 * original (`shapes.ts`), which what is compiled for that knows.
 */
export function copyGame(game: Game): Game {
  const copy: Game = { ...game, objects: {} }
  makeOwn(copy)
  for (const it of Object.values(game.objects)) copy.objects[it.id] = copyObject(it)
  beginInShape(copy)
  return copy
}

function copyObject(it: GameObject): GameObject {
  const copy = gameObject(it)
  if (copy.play !== undefined) makeOwn(copy.play)
  if (copy.known !== undefined) copy.known = clone(copy.known)
  if (copy.unseen !== undefined) copy.unseen = clone(copy.unseen)
  return copy
}

/** What is in the fields of a fresh object becomes its own. */
function makeOwn<T extends object>(fresh: T): T {
  for (const key in fresh) {
    const value = fresh[key]
    if (typeof value === 'object' && value !== null) fresh[key] = clone(value)
  }
  return fresh
}

/** Most are numbers of cards. By `for ... in` each place would be a text first. */
function cloneList(list: readonly unknown[]): unknown[] {
  const copy = list.slice()
  for (let at = 0; at < copy.length; at++) {
    const value = copy[at]
    if (typeof value === 'object' && value !== null) copy[at] = clone(value)
  }
  return copy
}

/** What `structuredClone` makes of plain data, in a tenth of the time, and of the same shapes. */
export const clone = <T extends object>(value: T): T =>
  (Array.isArray(value) ? cloneList(value) : makeOwn({ ...value })) as T
