import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'
import { v8Flags } from './test/support/v8-flags.ts'

// the Prisma client follows the schema, also where one test is run by itself
execFileSync(process.execPath, [fileURLToPath(new URL('scripts/ready.mjs', import.meta.url))])

const GAME = ['bots', 'campaign', 'cards', 'engine', 'players', 'raids', 'stories', 'texts'].map(
  (room) => `src/${room}/**/*.test.ts`,
)

/** Real browsers with whole raids in them: each wants the machine for itself, as an evening does. */
const BROWSER = [
  'test/e2e-{black-temple,boss-raid,life,magtheridon,molten-core,newcomer,raid,raider,restart,war-browser}.test.ts',
  'src/playground/{keyboard,page}.test.ts',
]

/** Whole bots and chains of people. */
const WHOLE = [
  'test/e2e-*.test.ts',
  'test/{secrets,chaos,crowd,evening}.test.ts',
  'src/playground/**/*.test.ts',
]

/** What V8 makes of a number depends on all that a process has run. */
const ALONE = ['src/players/numbers.test.ts']

/**
 * Tests that take long: whole raids in browsers, killed and flooded bots, outages
 * of Discord, whole evenings, and raids of old schema versions.
 * `npm test` leaves them to `npm run test:all`, but runs those that are named.
 */
const LONG = [
  ...BROWSER.filter((pattern) => !pattern.startsWith('test/')),
  'test/e2e-{black-temple,boss-raid,life,magtheridon,molten-core,raid,raider,restart,war-browser}.test.ts',
  'test/{chaos,e2e-clock,e2e-fair-outbox,e2e-flood,e2e-main,e2e-outbox,e2e-war,evening,markup}.test.ts',
  'test/stored/shape-[2345].test.ts',
]

const isShort = process.env.LAIRKEEPER_TESTS === 'short'
const left = isShort ? LONG : []

/** Tests wait for sockets and databases a third of the time. All tests keep to the cores, for the sake of whole bots. */
const WORKERS = isShort ? availableParallelism() + 1 : '100%'

const MODULES = '**/node_modules/**'

/** What files load they share (`isolate: false`) but for the last: nothing is changed outside of them, in whatever order they come. */
export default defineConfig({
  test: {
    execArgv: [...v8Flags],
    env: { LAIRKEEPER_V8_FLAGS: v8Flags.join(' ') },
    testTimeout: 60_000, // most take milliseconds; on a machine at load whole raids take half a minute
    setupFiles: ['src/stories/each-file.ts'],
    hookTimeout: 120_000, // a database, a stand-in and a bot start there
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 20_000 } }, // a second, as it is otherwise, is soon over on a machine at load
    projects: [
      {
        extends: true,
        test: {
          name: 'game',
          include: GAME,
          exclude: [...WHOLE, ...ALONE, ...left, MODULES],
          isolate: false,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'table',
          include: ['src/**/*.test.ts', 'commands/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...GAME, ...WHOLE, ...left, MODULES],
          isolate: false,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: WHOLE,
          exclude: [...BROWSER, ...left, MODULES],
          isolate: false,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          exclude: [...left, MODULES],
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
