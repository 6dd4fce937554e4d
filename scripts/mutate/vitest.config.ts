import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    runner: 'scripts/mutate/runner.ts',
    testTimeout: 600_000, // Each story runs once for each part of a card that is taken out.
    maxWorkers: 1,
    isolate: false,
  },
})
