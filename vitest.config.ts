import { defineConfig } from 'vitest/config'

/** Suites by folder; `npm run check` runs beside + house, `npm test` adds door, `.ci/run` adds the slow ones. */
const suite = (process.env['npm_lifecycle_event'] ?? 'adhoc').replace(':', '-')

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: `.cache/tally/${suite}.json` }]],
    projects: [
      { test: { name: 'beside', include: ['src/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { name: 'house', include: ['test/house/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'door',
          include: ['test/door/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'corpus',
          include: ['test/corpus/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          globalSetup: ['test/world/setup/built.ts'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      // The same tests on real servers: that they pass on each is what one code path means.
      ...['postgres', 'postgres-s3'].map((stores) => ({
        test: {
          name: `door-${stores}`,
          include: ['test/door/**/*.test.ts'],
          // Backups are of the embedded store alone; elsewhere the servers' own means make them.
          exclude: ['test/door/backup.test.ts'],
          globalSetup: [`test/world/setup/${stores}.ts`],
          runner: 'test/world/setup/runner.ts',
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      })),
      {
        test: {
          name: 'cluster',
          include: ['test/cluster/**/*.test.ts'],
          globalSetup: ['test/world/setup/postgres-s3.ts'],
          runner: 'test/world/setup/runner.ts',
          testTimeout: 300_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'clients',
          include: ['test/clients/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'security',
          include: ['test/security/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      { test: { name: 'recipes', include: ['test/recipes/**/*.test.ts'], testTimeout: 300_000 } },
    ],
    maxWorkers: 2,
  },
})
