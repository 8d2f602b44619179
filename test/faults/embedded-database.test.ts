import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { DirectoryInUseError, findLockHolder } from '../../src/platform/files/directory-lock.ts'
import { openDatabase } from '../../src/adapters/records/engine/database.ts'

const fixture = fileURLToPath(new URL('./row-writer.ts', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const straceArguments = spawnSync('strace', ['-V']).status === 0
if (!straceArguments)
  process.stderr.write('SKIPPED: strace is not installed; syncs were not counted in the kernel.\n')

const world = mkdtempSync(join(tmpdir(), 'symbolon-embedded-'))
const children: ChildProcess[] = []

interface StartedProcess {
  readonly child: ChildProcess
  readonly lines: readonly string[]
  readonly line: (start: string) => Promise<string>
  /** When it has ended and everything that it wrote is in `lines`. */
  readonly ended: Promise<unknown>
}

/** Starts the fixture; `line` waits for a line of its output that starts so. */
function start(args: readonly string[], before: readonly string[] = []): StartedProcess {
  const [program = '', ...rest] = [...before, process.execPath, '--import', loader, fixture, ...args]
  // A group of its own, so that a tracer and what it traces end together.
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  children.push(child)
  const lines: string[] = []
  const output = createInterface({ input: child.stdout })
  output.on('line', (text) => lines.push(text))
  const ended = Promise.all([once(child, 'close'), once(output, 'close')])
  const line = async (resolveStart: string): Promise<string> => {
    for (;;) {
      const found = lines.find((text) => text.startsWith(resolveStart))
      if (found !== undefined) return found
      const more = await Promise.race([once(output, 'line').then(() => true), ended.then(() => false)])
      if (!more && !lines.some((text) => text.startsWith(resolveStart))) {
        throw new Error(`The process ended without "${resolveStart}": ${lines.at(-1) ?? ''}`)
      }
    }
  }
  return { child, lines, line, ended }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await gone
}

let directory = ''

beforeAll(async () => {
  directory = await createDataDirectory()
  await start([directory, '3']).ended
})

afterAll(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) await kill(child)
  rmSync(directory, { recursive: true, force: true })
  rmSync(world, { recursive: true, force: true })
})

async function storedIds(): Promise<number[]> {
  const db = await openDatabase({ kind: 'embedded', directory })
  try {
    const { rows } = await sql<{ id: number }>`select id from acked order by id`.execute(db.kysely)
    return rows.map(({ id }) => id)
  } finally {
    await db.close()
  }
}

function acknowledgedIds(lines: readonly string[]): number[] {
  return lines.filter((line) => line.startsWith('ack ')).map((line) => Number(line.slice(4)))
}

describe('the embedded database', () => {
  it('keeps its folder from others', () => {
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    expect(statSync(join(directory, 'database')).mode & 0o077 & 0o027).toBe(0)
    expect(readdirSync(directory).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  it('has every acknowledged row after kill -9 in mid-commit, three times over', async () => {
    for (const requested of [20, 35, 50]) {
      const { child, lines, line } = start([directory, '100000'])
      await line('open')
      const first = acknowledgedIds([await line('ack ')])[0] ?? 0
      await line(`ack ${first + requested}`)
      await kill(child)
      const ids = await storedIds()
      expect(acknowledgedIds(lines).filter((id) => !ids.includes(id))).toEqual([])
      expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => index + 1))
    }
  })

  it('refuses a second process, names the first, and is free again as soon as that one is killed', async () => {
    const first = start([directory, '0', 'http://127.0.0.1:8080'])
    await first.line('open')
    const before = readdirSync(directory).sort()
    const second = start([directory, '1'])
    const refusal = await second.line('refused')
    expect(refusal).toContain(
      `The data directory ${directory} is in use by process ${first.child.pid ?? 0} (started `,
    )
    expect(refusal).toContain('serves at http://127.0.0.1:8080')
    expect(refusal).toContain('Stop it, or ')
    expect(readdirSync(directory).sort()).toEqual(before)
    expect(await findLockHolder(directory)).toMatchObject({
      pid: first.child.pid,
      reach: 'http://127.0.0.1:8080',
    })
    await expect(openDatabase({ kind: 'embedded', directory })).rejects.toBeInstanceOf(DirectoryInUseError)
    await kill(first.child)
    expect(await findLockHolder(directory)).toBeUndefined()
    expect((await storedIds()).length).toBeGreaterThan(0)
  })

  it.runIf(straceArguments)('asks the kernel for at least one sync per commit', async () => {
    const log = join(world, 'syncs')
    const { lines, ended } = start(
      [directory, '100'],
      ['strace', '-f', '-e', 'trace=fsync,fdatasync', '-o', log],
    )
    await ended
    expect(acknowledgedIds(lines)).toHaveLength(100)
    const syncs = readFileSync(log, 'utf8')
      .split('\n')
      .filter((text) => /f(data)?sync\(\d+\) += 0|f(data)?sync resumed.*= 0/.test(text))
    expect(syncs.length).toBeGreaterThanOrEqual(100)
  })

  it.runIf(straceArguments)(
    'acknowledges nothing after the disk refused one sync, and loses nothing before',
    async () => {
      const { lines, ended } = start(
        [directory, '200'],
        ['strace', '-f', '-o', '/dev/null', '-e', 'trace=fsync', '-e', 'inject=fsync:error=EIO:when=60'],
      )
      await ended
      const failed = lines.filter((text) => text.startsWith('failed'))
      expect(failed).toHaveLength(1)
      expect(failed[0]).toMatch(/CommitOutcomeUnknown ready false$/)
      expect(lines.at(-1)).toContain('refused')
      const ids = await storedIds()
      expect(acknowledgedIds(lines).length).toBeGreaterThan(0)
      expect(acknowledgedIds(lines).filter((id) => !ids.includes(id))).toEqual([])
    },
  )
})
