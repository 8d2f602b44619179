import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SearchableList } from '../../src/engine/screening/screening-engine.ts'
import { quantile } from '../kit/figures.ts'
import type { SpeedQuestion } from './questions.ts'

/**
 * Goes on asking while a version is read from disk and checked, again and again until all questions were asked beside
 * it, and then put in the place of the one that is asked: few are asked while it is read once, and the slowest of few
 * says nothing. Each question waits for its turn of the event loop, and the waiting counts.
 */
export async function measureSwap(
  list: SearchableList,
  questions: readonly SpeedQuestion[],
  open: () => Promise<SearchableList>,
): Promise<string> {
  const swap = { serving: list, failed: 0 }
  const reading = new Set<string>()
  const runQuery = async ({ name, entity }: SpeedQuestion): Promise<number> => {
    const query = performance.now()
    await nextTurn()
    try {
      swap.serving.search({ name, entity, band: 0.7, limit: 50 })
    } catch {
      swap.failed++
    }
    return performance.now() - query
  }
  const runAllQueries = async (): Promise<number[]> => {
    const times: number[] = []
    for (const question of questions) times.push(await runQuery(question))
    return times
  }
  await runAllQueries()
  const before = await runAllQueries()
  const during: number[] = []
  while (during.length < questions.length) {
    reading.add('version')
    const read = open().finally(() => reading.clear())
    while (reading.size > 0) {
      const question = questions[during.length % questions.length]
      if (question !== undefined) during.push(await runQuery(question))
    }
    const next = await read
    if (during.length >= questions.length) swap.serving = next
  }
  const after = await runAllQueries()
  const row = (name: string, ms: readonly number[]) =>
    `| ${name} | ${ms.length} | ${[0.5, 0.99, 1].map((part) => quantile(ms, part).toFixed(3)).join(' | ')} |`
  return [
    `While a version is replaced, in one thread; ${swap.failed} questions failed.\n`,
    '| milliseconds by the clock | n | p50 | p99 | most |\n| --- | --- | --- | --- | --- |',
    row('before', before),
    row('while it is read', during),
    row('once it is in place', after),
  ].join('\n')
}
