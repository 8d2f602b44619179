import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { SlowestFirstSequencer } from './test/world/setup/long-first.ts'
import { httpSeconds, sharedSuites, sharesOfHttp } from './test/world/setup/file-seconds.table.ts'
import { leftOut, shareNumber } from './test/world/share.ts'

/**
 * Suites by folder; `npm run check` runs beside + structure, `npm test` adds records + door, which need a database, and
 * `.ci/run` the slow ones, of the slowest a share.
 */
const tally = process.env['TALLY'] ?? '.cache/tally'
const suite = (process.env['npm_lifecycle_event'] ?? 'adhoc').replace(':', '-')

const share = shareNumber(process.env)

/** Tests made from tables: on every store they run only where suites run whole. */
const generatedTests = [
  'test/door/matrix.test.ts',
  'test/door/every-endpoint.test.ts',
  'test/door/profile-effects.test.ts',
  'test/door/threshold-effects.test.ts',
  'test/door/interface.test.ts',
]

/** What of the HTTP suite runs on which servers: all of it, or with a share the short files and some long ones; never backups. */
function notOnServers(stores: 'postgres' | 'postgres-s3'): string[] {
  // Backups are of the embedded store alone; elsewhere the servers' own means make them.
  const never = 'test/door/backup.test.ts'
  if (share === null) return [never]
  return stores === 'postgres'
    ? ['**']
    : [never, ...generatedTests, ...leftOut(httpSeconds, sharesOfHttp, share)]
}

/** The files of a suite that this share leaves out. */
const notInShare = (suite: keyof typeof sharedSuites): string[] =>
  leftOut(sharedSuites[suite].seconds, sharedSuites[suite].shares, share)

type Test = Extract<TestProjectConfiguration, { test?: object }>['test']

interface Times {
  readonly test: number
  readonly hook?: number
}

/** One suite. `seconds` are what a test, and what its preparation, may take on a slow machine. */
function project(name: string, include: string | string[], { seconds, ...more }: { seconds: Times } & Test) {
  const globalSetup = ['test/world/setup/temporary.ts', ...[more.globalSetup ?? []].flat()]
  const testTimeout = seconds.test * 1000
  const hookTimeout = (seconds.hook ?? 300) * 1000
  const expect = { poll: { timeout: 60_000 } }
  return { test: { name, include: [include].flat(), testTimeout, hookTimeout, expect, ...more, globalSetup } }
}

/** Real servers beside the tests; all is skipped, loudly, where they are not installed. */
const onServers = (stores: 'postgres' | 'postgres-s3') => ({
  globalSetup: `test/world/setup/${stores}.ts`,
  runner: 'test/world/setup/runner.ts',
})

/** Builds what `/x/inbox` and `/assets` serve; nothing is done when that is there. */
const builtPages = 'test/world/setup/pages.ts'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: `${tally}/${suite}.json` }]],
    projects: [
      // Test files of one worker share its modules: loading them anew for each file costs more than the tests do.
      project(
        'beside',
        [
          'src/**/*.test.ts',
          'web/**/*.test.ts',
          'bench/**/*.test.ts',
          'test/world/**/*.test.ts',
          'training/**/*.test.ts',
        ],
        {
          exclude: ['src/adapters/records/**'],
          seconds: { test: 180 },
          isolate: false,
        },
      ),
      project('structure', 'test/structure/**/*.test.ts', { seconds: { test: 180 }, isolate: false }),
      project('records', 'src/adapters/records/**/*.test.ts', { seconds: { test: 180 }, isolate: false }),
      project('door', 'test/door/**/*.test.ts', {
        seconds: { test: 180 },
        exclude: notInShare('http'),
        isolate: false,
        globalSetup: builtPages,
      }),
      project('corpus', 'test/corpus/**/*.test.ts', {
        seconds: { test: 1200 },
        exclude: notInShare('corpus'),
        isolate: false,
      }),
      project('faults', 'test/faults/**/*.test.ts', {
        seconds: { test: 1800, hook: 600 },
        exclude: notInShare('faults'),
        globalSetup: 'test/world/setup/built.ts',
      }),
      // The same tests on real servers: that they pass on each is what one code path means.
      project('records-postgres', 'src/adapters/records/**/*.test.ts', {
        seconds: { test: 180 },
        isolate: false,
        ...onServers('postgres'),
      }),
      ...(['postgres', 'postgres-s3'] as const).map((stores) =>
        project(`door-${stores}`, 'test/door/**/*.test.ts', {
          exclude: notOnServers(stores),
          seconds: { test: 300 },
          isolate: false,
          ...onServers(stores),
          globalSetup: [builtPages, `test/world/setup/${stores}.ts`],
        }),
      ),
      project('cluster', 'test/cluster/**/*.test.ts', {
        seconds: { test: 900, hook: 600 },
        fileParallelism: false,
        ...onServers('postgres-s3'),
        globalSetup: ['test/world/setup/built.ts', 'test/world/setup/postgres-s3.ts'],
      }),
      project('security', 'test/security/**/*.test.ts', {
        seconds: { test: 900, hook: 600 },
        fileParallelism: false,
        globalSetup: builtPages,
      }),
      project('clients', 'test/clients/**/*.test.ts', { seconds: { test: 900, hook: 600 } }),
      // A camera of ten frames a second needs a browser that keeps up: `test:outside` runs one file at a time.
      project('outside', 'test/outside/**/*.test.ts', {
        seconds: { test: 300 },
        exclude: notInShare('outside'),
        globalSetup: 'test/world/setup/built.ts',
      }),
      // The attack list: each case a title with its number; corpus.table.ts says where each is.
      project('attacks', 'test/attacks/**/*.test.ts', {
        seconds: { test: 300 },
        exclude: notInShare('attacks'),
        isolate: false,
      }),
      project('recipes', 'test/recipes/**/*.test.ts', {
        seconds: { test: 900, hook: 600 },
        globalSetup: 'test/world/setup/built.ts',
      }),
    ],
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirstSequencer },
  },
})
