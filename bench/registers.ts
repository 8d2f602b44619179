import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegisterQuery } from '../src/flows/ports/companies/registers.ts'
import { threadImporter } from '../src/adapters/registers/import/import-thread.ts'
import { openRegisters } from '../src/adapters/registers/open-registers.ts'
import { registerSearcher } from '../src/adapters/registers/search/search-thread.ts'
import { registerEngine } from '../src/engine/companies/registers/register-engine.ts'
import { moduleUrl } from '../src/platform/threads/threads.ts'
import { madeCompany, randomOf, writeLeiFile } from './registers/make-register.ts'

/**
 * Imports a synthetic register in the published columns of GLEIF and searches it: seconds, peak memory of the process with
 * its threads, and latency by number, by name and by a name with a typing error.
 *
 *     npm run bench:registers [COMPANIES]     # 3,000,000; BENCH_FOLDER keeps file and register
 */
const companies = Number(process.argv[2] ?? 3_000_000)
const kept = process.env['BENCH_FOLDER']
const folder = kept ?? mkdtempSync(join(tmpdir(), 'bench-registers-'))
const questions = 400

const file = join(folder, `lei2-${companies}.csv`)
if (!existsSync(file)) await writeLeiFile(file, companies)

const registers = openRegisters({
  directory: join(folder, 'store'),
  engine: registerEngine,
  run: threadImporter(moduleUrl('main/register-thread')),
  searcher: registerSearcher(moduleUrl('main/register-thread')),
  clock: { now: () => Date.now() },
  staleDays: null,
})
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1)
const peak = (): string => `${Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024)} MB` // prettier-ignore

const begun = performance.now()
const cpu = process.cpuUsage()
const outcome = await registers.refresh({
  source: 'gleif',
  files: () => Promise.resolve([{ path: file }]),
  origin: 'file',
  dated: new Date().toISOString().slice(0, 10),
  signal: new AbortController().signal,
})
const { user, system } = process.cpuUsage(cpu)
console.log(`${outcome.records} companies imported in ${seconds(begun)} s (${((user + system) / 1e6).toFixed(1)} s of processor), peak memory ${peak()}`) // prettier-ignore

const random = randomOf(5)
const asked = Array.from({ length: questions }, () => madeCompany(Math.floor(random() * companies)))
const misspelt = (name: string): string => name.slice(0, 3) + name.slice(4)
const kinds: Readonly<Record<string, (company: (typeof asked)[number]) => Omit<RegisterQuery, 'limit'>>> = {
  number: ({ number, country }) => ({ registrationNumber: number, country }),
  name: ({ name, country }) => ({ name, country }),
  'misspelt name': ({ name, country }) => ({ name: misspelt(name), country }),
}
for (const [kind, query] of Object.entries(kinds)) {
  const times: number[] = []
  let found = 0
  for (const [at, company] of asked.entries()) {
    const since = performance.now()
    const hits = await registers.search({ ...query(company), limit: 20 })
    // The first questions start the thread and warm its code.
    if (at >= questions / 10) times.push(performance.now() - since)
    if (hits.some(({ record }) => record.id === company.lei)) found += 1
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`
  console.log(`by ${kind}: p50 ${at(0.5)}, p95 ${at(0.95)}, found ${found} of ${questions}`)
}
console.log(`peak memory ${peak()}`)
await registers.close()
if (kept === undefined) rmSync(folder, { recursive: true, force: true })
