import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { corpus } from '../../test/attacks/corpus.table.ts'
import { createDataDirectory } from '../../test/world/stores/embedded.ts'
import { shareNumber } from '../../test/world/share.ts'
import type { Edit, Mutant } from './mutant.ts'
import { mutants } from './mutants.table.ts'

/**
 * Takes each guard out of a copy of the tree and runs the attacks that it is there against: they must fail.
 * Usage: mutants.ts [--share N] [--from N] [--count N] [WORD…]. With words only guards whose name or file holds one of
 * them; of these with --share every Nth, others with each commit or `SHARE`, or `count` from the `from`th on (the first is 0).
 * Exits 1 when a guard can go unnoticed, or its text is no longer there.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const workerCount = 2

interface Outcome {
  readonly state: 'killed' | 'SURVIVED' | 'NOT PREPARED' | 'NO TEST RAN' | 'TEXT NOT FOUND'
  /** How a test said so: a kill by a test that was only too slow is none. */
  readonly words?: string | undefined
}

/**
 * The tree as git sees it, in a folder of its own; files are shared until one is replaced. Always the same folder, so
 * that what the test runner keeps of each file serves the next run too.
 */
function copyOfTree(worker: number): string {
  const folder = join(root, '.cache/mutants', String(worker))
  rmSync(folder, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  for (const path of new Set(listed.toString().split('\0').filter(Boolean))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    try {
      linkSync(join(root, path), join(folder, path))
    } catch {
      copyFileSync(join(root, path), join(folder, path))
    }
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, '.cache'))
  symlinkSync(join(root, '.cache/world'), join(folder, '.cache/world'))
  return folder
}

/** Never through the link: the tree itself stays as it is. */
function replace(path: string, text: string): void {
  rmSync(path)
  writeFileSync(path, text)
}

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ failureMessages: z.array(z.string()).default([]) })),
    }),
  ),
})

/**
 * The suite is red when a test fails, and when tests cannot be prepared; but a busy machine too may leave them
 * unprepared: that counts only for a mutant that says so itself.
 */
function outcomeOfReport(
  { numPassedTests, numFailedTests, testResults }: z.output<typeof reportShape>,
  { breaksPreparation }: Mutant,
): Outcome {
  const failures = testResults.flatMap((file) =>
    file.assertionResults.flatMap((test) => test.failureMessages),
  )
  const failedSetup = testResults.filter(
    (file) => file.status !== 'passed' && file.assertionResults.length > 0,
  )
  if (numFailedTests > 0) return { state: 'killed', words: (failures[0] ?? '').split('\n')[0]?.slice(0, 120) }
  if (failedSetup.length > 0) return { state: breaksPreparation === true ? 'killed' : 'NOT PREPARED' }
  return { state: numPassedTests > 0 ? 'SURVIVED' : 'NO TEST RAN' }
}

/** The suite of vitest.config.ts that a test file belongs to. */
function suiteOf(path: string): string {
  const [top, folder = ''] = path.split('/')
  if (path.startsWith('src/adapters/records/')) return 'records'
  return top === 'test' ? folder : 'beside'
}

/** Runs the attacks of a mutant in the copy, until the first fails. */
function runAttacks(folder: string, mutant: Mutant): Promise<Outcome> {
  const { attacks, test, title } = mutant
  const named = corpus.filter(({ id }) => attacks.includes(id)).flatMap((one) => one.test ?? [])
  const files = test === undefined ? [...new Set(named)] : [test]
  const suites = [...new Set(files.map(suiteOf))].flatMap((suite) => ['--project', suite])
  const report = join(folder, '.cache/tally/mutant.json')
  rmSync(report, { force: true })
  const titles = title ?? `#(${attacks.join('|')})(?!\\d)`
  const args = ['run', ...suites, ...files, '-t', titles, '--bail=1', '--experimental.fsModuleCache']
  // Where the report lies: vitest.config.ts. Whole suites: a test that a share leaves out may be the one that notices.
  const env = { ...process.env, SHARE: '', TALLY: '.cache/tally', npm_lifecycle_event: 'mutant' }
  return new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin/vitest'), args, { cwd: folder, env, stdio: 'ignore' })
    child.once('close', () => {
      try {
        done(outcomeOfReport(reportShape.parse(JSON.parse(readFileSync(report, 'utf8'))), mutant))
      } catch {
        done({ state: 'NO TEST RAN' })
      }
    })
  })
}

async function tryMutant(folder: string, mutant: Mutant): Promise<Outcome> {
  const edits = [mutant, ...(mutant.also ?? [])]
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]))
  const after = applyEdits(before, edits)
  if (after === null) return { state: 'TEXT NOT FOUND' }
  try {
    for (const [file, text] of after) replace(join(folder, file), text)
    return await runAttacks(folder, mutant)
  } finally {
    for (const [file, text] of before) replace(join(folder, file), text)
  }
}

/** The files with every edit in them; null when one of the texts is not there exactly once. */
function applyEdits(files: ReadonlyMap<string, string>, edits: readonly Edit[]): Map<string, string> | null {
  const done = new Map(files)
  for (const { file, text, replacement } of edits) {
    const [start, end, ...more] = (done.get(file) ?? '').split(text)
    if (start === undefined || end === undefined || more.length > 0) return null
    done.set(file, start + replacement + end)
  }
  return done
}

const { values, positionals } = parseArgs({
  options: { share: { type: 'string' }, from: { type: 'string' }, count: { type: 'string' } },
  allowPositionals: true,
})

function chosen(): readonly Mutant[] {
  const holds = (text: string) => positionals.length === 0 || positionals.some((word) => text.includes(word))
  const named = mutants.filter(({ guard, file }) => holds(`${guard} ${file}`))
  const from = Number(values.from ?? 0)
  if (values.share === undefined) return named.slice(from, from + Number(values.count ?? named.length))
  const share = Number(values.share)
  const number = shareNumber(process.env) ?? commitNumber()
  return named.filter((_, at) => at % share === number % share)
}

/** The same for everyone who tries this commit; 0 for a tree that has none yet. */
function commitNumber(): number {
  const found = spawnSync('git', ['rev-parse', '--short=6', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return found.status === 0 ? Number.parseInt(found.stdout, 16) : 0
}

// Made by the tree as it is: what a mutant had made would serve the tests that come later.
rmSync(await createDataDirectory(), { recursive: true })
const pending = [...chosen()]
const count = pending.length
const unkilled: string[] = []
await Promise.all(
  Array.from({ length: workerCount }, async (_, worker) => {
    const folder = copyOfTree(worker)
    try {
      for (let mutant = pending.shift(); mutant !== undefined; mutant = pending.shift()) {
        const { state, words = '' } = await tryMutant(folder, mutant)
        if (state !== 'killed') unkilled.push(mutant.guard)
        // In CI its one line says enough, unless something went wrong.
        if (state !== 'killed' || values.share === undefined)
          console.log(`${state.padEnd(8)}  ${mutant.guard} (${mutant.file}) ${words}`.trimEnd())
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }),
)
console.log(`${count - unkilled.length} of ${count} mutants killed, of ${mutants.length} that there are`)
process.exitCode = unkilled.length > 0 || count === 0 ? 1 : 0
