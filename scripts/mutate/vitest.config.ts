import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    runner: 'scripts/mutate/runner.ts',
    testTimeout: 600_000, // each story runs once for each part
    maxWorkers: 1,
    isolate: false,
  },
})
