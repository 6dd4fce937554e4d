/**
 * A random generator: `next(n)` returns a whole number from 0 to n − 1. Random players have their own generator, so
 * that they don't change the game's.
 */
export type RandomNumberGenerator = (n: number) => number

/** Returns a generator whose numbers depend only on the seed. */
export function newRandomNumberGenerator(seed: number): RandomNumberGenerator {
  let state = mixed(seed)
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * n)
  }
}

/** Mixes the seed, so that similar seeds give different numbers. */
function mixed(seed: number): number {
  let x = (Math.imul(seed, 2_654_435_761) + 1) >>> 0
  x = Math.imul(x ^ (x >>> 16), 2_246_822_507) >>> 0
  return (x ^ (x >>> 13)) >>> 0
}

/** Returns a random element of the list. Throws if the list is empty. */
export function randomElement<T>(list: readonly T[], next: RandomNumberGenerator): T {
  const found = list[next(list.length)]
  if (found === undefined) throw new Error('there is nothing to pick from')
  return found
}
