import type { SearchableList } from '../../src/screening/engine.ts'
import { cpuMs } from '../aml/lists.ts'
import { quantile } from '../figures.ts'
import type { SpeedQuestion } from './questions.ts'

export interface SpeedFigures {
  /** Least milliseconds of each question, with its kind. */
  readonly times: readonly { readonly kind: SpeedQuestion['kind']; readonly ms: number }[]
  /** Milliseconds of processor per question in the quickest round. */
  readonly cpu: number
}

const rounds = 5

/** Asks every question in five rounds, after one that is not counted. */
export function measureSpeed(
  list: SearchableList,
  questions: readonly SpeedQuestion[],
  asked: { readonly band: number; readonly limit: number },
): SpeedFigures {
  const least = questions.map(() => Infinity)
  let cpu = Infinity
  for (let round = 0; round <= rounds; round++) {
    const began = cpuMs()
    questions.forEach(({ name, entity }, i) => {
      const start = performance.now()
      list.search({ name, entity, ...asked })
      if (round > 0) least[i] = Math.min(least[i] ?? 0, performance.now() - start)
    })
    if (round > 0) cpu = Math.min(cpu, (cpuMs() - began) / questions.length)
  }
  return { times: questions.map(({ kind }, i) => ({ kind, ms: least[i] ?? 0 })), cpu }
}

/** Figures as a table of Markdown. */
export function speedTable(label: string, { times, cpu }: SpeedFigures): string {
  const row = (name: string, of: SpeedFigures['times']) => {
    const ms = of.map((time) => time.ms)
    return `| ${name} | ${[0.5, 0.95, 0.99].map((part) => `${quantile(ms, part).toFixed(3)} ms`).join(' | ')} |`
  }
  const kinds = ['clean', 'exact', 'perturbed'] as const
  return [
    `${label}: ${cpu.toFixed(3)} ms of processor a search, ${(1000 / cpu).toFixed(0)} searches a second on one core`,
    '| | p50 | p95 | p99 |\n| --- | --- | --- | --- |',
    ...kinds.map((kind) => row(kind, times.filter((time) => time.kind === kind))), // prettier-ignore
    row('all', times),
  ].join('\n')
}
