import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// the Prisma client follows the schema, also where one test is run by itself
execFileSync(process.execPath, [fileURLToPath(new URL('scripts/ready.mjs', import.meta.url))])

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'commands/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000, // a database, a stand-in and a bot start there
  },
})
