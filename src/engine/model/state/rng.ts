import type { Game } from './game.ts'

/** xoshiro128** on four 32-bit words. It is deterministic, and its state is part of the game. */
function nextUint32(game: Pick<Game, 'rng'>): number {
  const s = game.rng
  const result = Math.imul(rotl(Math.imul(s[1], 5), 7), 9) >>> 0
  const t = s[1] << 9
  s[2] ^= s[0]
  s[3] ^= s[1]
  s[1] ^= s[2]
  s[0] ^= s[3]
  s[2] ^= t
  s[3] = rotl(s[3], 11)
  return result
}

/** Returns a whole number from 0 to n − 1. All are equally likely. */
export function randomBelow(game: Pick<Game, 'rng'>, n: number): number {
  const limit = Math.floor(0x1_0000_0000 / n) * n
  let r = nextUint32(game)
  while (r >= limit) r = nextUint32(game)
  return (r % n) | 0 // The number is stored as an integer, not as a double (docs/speed.md).
}

export function rollDie(game: Pick<Game, 'rng'>): number {
  return 1 + randomBelow(game, 6)
}

/** Shuffles an array in place. */
export function shuffle<T>(game: Pick<Game, 'rng'>, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomBelow(game, i + 1)
    const a = list[i] as T
    list[i] = list[j] as T
    list[j] = a
  }
}

/** Returns a random element of the list. Throws if the list is empty. */
export function pickRandom<T>(game: Pick<Game, 'rng'>, list: readonly T[]): T {
  const picked = list[randomBelow(game, list.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

/** Returns four words of state for a seed: a number (tests, simulations) or 32 hexadecimal digits (live games). */
export function randomStateFromSeed(seed: number | string): Game['rng'] {
  if (typeof seed === 'string') {
    const words = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0)
    if (seed.length !== 32 || words.every((w) => w === 0)) throw new Error('a seed has 32 hexadecimal digits')
    return [words[0] ?? 1, words[1] ?? 2, words[2] ?? 3, words[3] ?? 4]
  }
  let z = seed | 0
  const word = (): number => {
    z = (z + 0x9e3779b9) | 0
    let t = z ^ (z >>> 16)
    t = Math.imul(t, 0x21f0aaad)
    t ^= t >>> 15
    t = Math.imul(t, 0x735a2d97)
    return t ^ (t >>> 15)
  }
  return [word(), word(), word(), word()]
}

function rotl(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k))
}
