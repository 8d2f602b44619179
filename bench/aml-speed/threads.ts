import { performance } from 'node:perf_hooks'
import type { RecordsOnDisk } from '../../src/adapters/watchlists/import/record-lines.ts'
import { openSearchThreads, type SharedList } from '../../src/adapters/watchlists/search/search-threads.ts'
import type { SearchableList } from '../../src/engine/screening/screening-engine.ts'
import { cpuMs } from '../aml/lists.ts'
import { quantile } from '../kit/figures.ts'
import type { SpeedQuestion } from './questions.ts'

/** As built, so that a thread takes as much memory as it does in the service. */
const module = new URL('../../dist/main/search-thread.js', import.meta.url)

/** So many questions wait for a thread at once: none is ever without work. */
const queueDepth = 4

export interface OpenVersion {
  readonly index: SharedArrayBuffer
  readonly records: RecordsOnDisk
  readonly list: SearchableList
}

interface Figures {
  /** A search, by the processor and by the clock. */
  readonly cpu: number
  readonly clock: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

type Ask = (question: SpeedQuestion) => unknown

/**
 * Asks the same questions where they are asked, of one thread and of several over the same bytes, all of them warm: how
 * many are answered a second, what handing one over takes, and how much memory a thread adds. Needs `npm run build`.
 */
export async function measureThreads(
  { index, records, list }: OpenVersion,
  questions: readonly SpeedQuestion[],
  threads: number,
): Promise<string> {
  const searchRequest = ({ name, entity }: SpeedQuestion) => ({ name, entity, band: 0.7, limit: 50 })
  const here = await warmed(questions, 1, (question) => list.search(searchRequest(question)))
  const rows = [row('where it is asked', here)]
  const errors: string[] = []
  for (const threadCount of new Set([1, threads])) {
    const pool = openSearchThreads({ threads: threadCount, module })
    const before = process.memoryUsage().rss
    const shared: readonly SharedList[] = [await pool.open({ index, records, database: 'bench' })]
    const signal = new AbortController().signal
    const ask: Ask = (question) => pool.search(shared, searchRequest(question), signal)
    // Each thread meets every question, in whatever order.
    for (let round = 1; round < threadCount; round++) await askAll(questions, queueDepth * threadCount, ask)
    const alone = await warmed(questions, 1, ask)
    const added = (process.memoryUsage().rss - before) / threadCount
    const together = await warmed(questions, queueDepth * threadCount, ask)
    rows.push(row(`${threadCount} thread${threadCount > 1 ? 's' : ''}, one after the other`, alone))
    rows.push(
      row(
        `${threadCount} thread${threadCount > 1 ? 's' : ''}, ${queueDepth * threadCount} at once`,
        together,
      ),
    )
    const micro = (from: number, to: number) => `${((to - from) * 1000).toFixed(0)} µs`
    errors.push(
      `${threadCount}: handing over takes ${micro(here.cpu, alone.cpu)} of processor, ${micro(here.clock, alone.clock)} by the clock; a thread adds ${(added / 1e6).toFixed(0)} MB`,
    )
    await pool.close()
  }
  return [
    `In threads over one index, ${questions.length} questions. ${errors.join('. ')}.\n`,
    '| where | searches a second | ms of processor a search | ms by the clock p50 | p99 |\n| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

/** The round of the least processor time, of three after one that warms. */
async function warmed(questions: readonly SpeedQuestion[], together: number, ask: Ask): Promise<Figures> {
  await askAll(questions, together, ask)
  const rounds: Figures[] = []
  for (let round = 0; round < 3; round++) rounds.push(await askAll(questions, together, ask))
  return rounds.reduce((least, figures) => (figures.cpu < least.cpu ? figures : least))
}

async function askAll(questions: readonly SpeedQuestion[], together: number, ask: Ask): Promise<Figures> {
  const [cpu, begun] = [cpuMs(), performance.now()]
  const times: number[] = []
  const left = questions.values()
  const askOn = async (): Promise<void> => {
    for (const question of left) {
      const query = performance.now()
      await ask(question)
      times.push(performance.now() - query)
    }
  }
  await Promise.all(Array.from({ length: together }, askOn))
  const elapsedMs = performance.now() - begun
  const threadCount = questions.length
  return {
    cpu: (cpuMs() - cpu) / threadCount,
    clock: elapsedMs / threadCount,
    perSecond: (threadCount / elapsedMs) * 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}

function row(where: string, { cpu, perSecond, p50, p99 }: Figures): string {
  return `| ${where} | ${perSecond.toFixed(0)} | ${cpu.toFixed(3)} | ${p50.toFixed(3)} | ${p99.toFixed(3)} |`
}
