import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// the Prisma client follows the schema, also where one test is run by itself
execFileSync(process.execPath, [fileURLToPath(new URL('scripts/ready.mjs', import.meta.url))])

const GAME = ['bots', 'campaign', 'cards', 'engine', 'players', 'raids', 'stories', 'texts'].map(
  (room) => `src/${room}/**/*.test.ts`,
)

/** Whole bots, browsers and chains of people: each needs the machine for itself, as an evening does. */
const WHOLE = [
  'test/e2e-*.test.ts',
  'test/{secrets,chaos,crowd,evening}.test.ts',
  'src/playground/**/*.test.ts',
]

/** What files load they share (`isolate: false`) but for the last: nothing is changed outside of them, in whatever order they come. */
export default defineConfig({
  test: {
    testTimeout: 60_000, // most take milliseconds; on a machine at load whole raids take half a minute
    setupFiles: ['src/stories/each-file.ts'],
    hookTimeout: 120_000, // a database, a stand-in and a bot start there
    projects: [
      {
        extends: true,
        test: {
          name: 'game',
          include: GAME,
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'table',
          include: ['src/**/*.test.ts', 'commands/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...GAME, ...WHOLE, '**/node_modules/**'],
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'whole', include: WHOLE, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
