/** How much a run tests. `scripts/test.ts` sets it. */

/** Whether this is a run of `npm test` without named files, which leaves some tests to `npm run test:all`. */
export const isShort = process.env.LAIRKEEPER_TESTS === 'short'

/** The number of random runs: a few in `npm test`, and all in `npm run test:all` and in a run of named files. */
export const runs = (all: number, few: number): number => (isShort ? few : all)

/** The first of these seeds or cases in `npm test`, and all in `npm run test:all` and in a run of named files. */
export const some = <T>(all: readonly T[], few: number): readonly T[] => (isShort ? all.slice(0, few) : all)
