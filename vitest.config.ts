import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'
import { botV8Flags, workerV8Flags } from './test/support/v8-flags.ts'

// generates the Prisma client if the schema has changed, also when a single test runs
execFileSync(process.execPath, [fileURLToPath(new URL('scripts/ready.mjs', import.meta.url))])

/** Tests with real browsers and whole raids. Each needs the machine alone, as an evening does. */
const BROWSER = [
  'test/e2e-{black-temple,boss-raid,fill,levels,life,magtheridon,molten-core,newcomer,raid,restart,war-browser}.test.ts',
  'src/playground/{keyboard,page}.test.ts',
]

/**
 * Each of these files has its own process: V8's layout of a number depends on everything that the process has run before,
 * and `vi.resetModules` removes the modules of all files.
 */
const ALONE = ['src/simulation/numbers.test.ts', 'src/playground/storage/storage.test.ts']

/**
 * Tests that take long: whole raids in browsers, killed and flooded bots, outages of Discord, whole evenings, rarer features
 * of whole bots, hostile words for every command and file, default answers at a hundred tables, the image for Docker, raids of
 * old schema versions, and databases that are damaged, full, locked or short of connections. `npm test` leaves them to
 * `npm run test:all`, but runs the ones that are named on the command line. `test/support/extent.ts` says how much of the
 * others it runs.
 */
const LONG = [
  ...BROWSER.filter((pattern) => !pattern.startsWith('test/')),
  'test/e2e-{black-temple,boss-raid,levels,life,magtheridon,molten-core,raid,restart,war-browser}.test.ts',
  'test/{chaos,e2e-clock,e2e-fair-outbox,e2e-flood,e2e-main,e2e-outbox,e2e-war,evening,markup,production}.test.ts',
  'test/e2e-{characters,connections,decks,disk,embedded,fallen,fill,locked,log,records,shards,tutorial,words}.test.ts',
  'test/e2e-{boss-deck,builder,constructed,damaged,left-server,loot,plans,pointers,private-thread,together,trust,which-raid}.test.ts',
  'test/{backup,hostile,secrets}.test.ts',
  'test/recorded/recorded.test.ts',
  'test/stored/{migrated,shape-[12345]}.test.ts',
  'test/stored/wars/wars.test.ts',
  'src/store/database/{schema,space,upkeep}.test.ts',
  'src/discord/war/hostile.test.ts',
  'src/table/absence/{clock,default-answer}.test.ts',
  'src/table/stored/{damage,unreadable}.test.ts',
  'src/store/database/postgres/connection-limits.test.ts',
]

const isShort = process.env.LAIRKEEPER_TESTS === 'short'
const left = isShort ? LONG : []

const ALL = '{src,commands,scripts,test}/**/*.test.ts'

/** Tests wait for sockets and databases a third of the time. A run of all tests uses one worker per core, because of whole bots. */
const WORKERS = isShort ? availableParallelism() + 1 : '100%'

const MODULES = '**/node_modules/**'

/**
 * Test files share the modules that they load (`isolate: false`), because loading all of them takes several seconds. No such
 * file changes anything outside of it, so their order doesn't matter.
 */
export default defineConfig({
  test: {
    execArgv: [...workerV8Flags],
    env: { LAIRKEEPER_V8_FLAGS: botV8Flags.join(' '), PLAYGROUND_IDENTIFY_MS: '20' }, // instead of five seconds
    testTimeout: 120_000, // most take milliseconds, but on a busy machine whole bots and raids take a minute
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' }, // all projects share it
    setupFiles: [
      'test/support/cpu-of-files.ts',
      'src/scenarios/each-file.ts',
      'test/support/discord-traffic.ts',
    ],
    hookTimeout: 120_000, // hooks start a database, a stand-in and a bot
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 20_000 } }, // the default of one second is too short on a busy machine
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [ALL],
          exclude: [...BROWSER, ...ALONE, ...left, MODULES],
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
