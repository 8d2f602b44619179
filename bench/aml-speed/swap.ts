import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SearchableList } from '../../src/screening/engine.ts'
import { quantile } from '../figures.ts'
import type { SpeedQuestion } from './questions.ts'

/**
 * Goes on asking while a version is read from disk, checked and put in the place of the one that is asked. Each
 * question waits for its turn of the event loop, and the waiting counts.
 */
export async function measureSwap(
  list: SearchableList,
  questions: readonly SpeedQuestion[],
  open: () => Promise<SearchableList>,
): Promise<string> {
  const swap = { serving: list, opened: false, failed: 0 }
  const ask = async ({ name, entity }: SpeedQuestion): Promise<number> => {
    const asked = performance.now()
    await nextTurn()
    try {
      swap.serving.search({ name, entity, band: 0.7, limit: 50 })
    } catch {
      swap.failed++
    }
    return performance.now() - asked
  }
  const askAll = async (): Promise<number[]> => {
    const times: number[] = []
    for (const question of questions) times.push(await ask(question))
    return times
  }
  await askAll()
  const before = await askAll()
  const replaced = open().then((next) => {
    swap.serving = next
    swap.opened = true
  })
  const during: number[] = []
  for (let at = 0; !swap.opened; at++) {
    const question = questions[at % questions.length]
    if (question !== undefined) during.push(await ask(question))
  }
  await replaced
  const after = await askAll()
  const row = (name: string, ms: readonly number[]) =>
    `| ${name} | ${ms.length} | ${[0.5, 0.99, 1].map((part) => quantile(ms, part).toFixed(3)).join(' | ')} |`
  return [
    `While a version is replaced, in one thread; ${swap.failed} questions failed.\n`,
    '| milliseconds by the clock | n | p50 | p99 | most |\n| --- | --- | --- | --- | --- |',
    row('before', before),
    row('while it is read and put in place', during),
    row('behind', after),
  ].join('\n')
}
