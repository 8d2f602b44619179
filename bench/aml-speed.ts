/**
 * `npm run bench:aml-speed [-- --size 25k|250k|3M] [--swap] [--threads N] [--http] [--write]`: how fast names are found, in process, on
 * one thread (with `--threads` in so many as well), warm. 25k is OFAC, UN and Canada from ../shared/data/aml; the larger ones are made of the words of these
 * names and of invented ones. Times are the least of five rounds; between two rounds of a question thousands of others
 * are asked. `--write` puts them into docs/measured/screening-speed.md.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readWithChecksum } from '../src/adapters/watchlists/import/checked-file.ts'
import { recordsOnDisk } from '../src/adapters/watchlists/import/record-lines.ts'
import { screeningEngine } from '../src/engine/screening/screening-engine.ts'
import { cpuMs, hasPublishedLists } from './aml/lists.ts'
import {
  buildList,
  type BuiltList,
  readBuiltList,
  vaultOf,
  type ListSize,
  listSizes,
} from './aml-speed/make-list.ts'
import { measureSpeed, speedTable } from './aml-speed/measure.ts'
import { measureSwap } from './aml-speed/swap.ts'
import { measureThreads, type OpenVersion } from './aml-speed/threads.ts'
import { withBenchLock } from './kit/bench-lock.ts'
import { measuredPath, replacePart } from './reading/page.ts'

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '25k' },
    swap: { type: 'boolean', default: false },
    threads: { type: 'string' },
    http: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** Of the process that builds the list, so that its memory is not counted. */
    make: { type: 'string' },
  },
})
const size = Object.keys(listSizes).find((name): name is ListSize => name === values.size)
if (size === undefined) throw new Error(`--size is one of ${Object.keys(listSizes).join(', ')}`)

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
const processLoad = () => readFileSync('/proc/loadavg', 'latin1').split(' ').slice(0, 3).join(' ')

function buildListInChild(folder: string): BuiltList {
  const program = [...process.execArgv, fileURLToPath(import.meta.url)]
  const made = spawnSync(process.execPath, [...program, '--size', values.size, '--make', folder], {
    stdio: 'inherit',
  })
  if (made.status !== 0) throw new Error('the list could not be built')
  return readBuiltList(folder)
}

async function openBuiltList(folder: string, { version }: BuiltList): Promise<OpenVersion> {
  const folderOf = join(vaultOf(folder), 'versions', version)
  const records = await recordsOnDisk(join(folderOf, 'records.ndjson'), version)
  const index = await readWithChecksum(join(folderOf, 'index.bin'))
  return { index, records, list: screeningEngine.open(index, records, 'bench') }
}

/** The service is loaded only now: its memory is not that of a process that searches. */
async function measureOverHttp(folder: string, questions: BuiltList['questions']): Promise<string> {
  const { measureHttp } = await import('./aml-speed/http.ts')
  return measureHttp(folder, questions)
}

/** Paragraphs and tables of Markdown. */
async function measured(folder: string, made: BuiltList): Promise<string[]> {
  const { entities, names, buildMs, recordBytes, histogram, questions } = made
  const indexBytes = statSync(join(vaultOf(folder), 'versions', made.version, 'index.bin')).size
  const [cpu, wall, load] = [cpuMs(), performance.now(), processLoad()]
  const version = await openBuiltList(folder, made)
  const { list } = version
  const ready = [cpuMs() - cpu, performance.now() - wall]
  const shipped = measureSpeed(list, questions, { label: 'As shipped, band 0.7', band: 0.7, limit: 50 })
  const memory = process.memoryUsage().rss
  const best = questions.slice(0, Math.ceil(questions.length / 3))
  const whatever = { label: 'The best ten, whatever their score', band: 0, limit: 10 }
  return [
    `${entities} entities, ${names} names. Built from parsed records in ${seconds(buildMs)} of processor; ready from its snapshot in ${seconds(ready[0] ?? 0)} of processor, ${seconds(ready[1] ?? 0)} by the clock. Index ${megabytes(indexBytes)} in memory, records ${megabytes(recordBytes)} on disk; the process that searches takes ${megabytes(memory)}.`,
    ...(histogram === null ? [] : [`Words of the invented names: ${histogram}.`]),
    speedTable(shipped),
    speedTable(measureSpeed(list, best, whatever)),
    ...(values.swap
      ? [await measureSwap(list, questions, async () => (await openBuiltList(folder, made)).list)]
      : []),
    ...(values.threads === undefined
      ? []
      : [await measureThreads(version, questions, Number(values.threads))]),
    ...(values.http ? [await measureOverHttp(folder, questions)] : []),
    `${cpus()[0]?.model ?? 'processor unknown'}, ${availableParallelism()} cores, ${megabytes(totalmem())}, Node ${process.version}; load average ${load} when it began, ${processLoad()} at the end.`,
  ]
}

function write(text: string): void {
  const page = measuredPath('screening-speed.md')
  writeFileSync(page, replacePart(readFileSync(page, 'utf8'), values.size, text))
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-speed-'))
  try {
    const text = (await measured(folder, buildListInChild(folder))).join('\n\n')
    console.log(text)
    if (values.write) write(text)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (values.make !== undefined) await buildList(values.make, size)
else if (hasPublishedLists()) await withBenchLock(main)
else console.error('bench:aml-speed is SKIPPED: there are no list files at ../shared/data/aml')
