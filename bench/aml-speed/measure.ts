import type { SearchableList } from '../../src/engine/screening/screening-engine.ts'
import { cpuMs } from '../aml/lists.ts'
import { quantile } from '../kit/figures.ts'
import type { SpeedQuestion } from './questions.ts'

/** Least milliseconds of one question in any round, of processor and by the clock. */
export interface QueryTime {
  readonly kind: SpeedQuestion['kind']
  readonly cpu: number
  readonly wall: number
}

export interface SpeedFigures {
  readonly label: string
  readonly times: readonly QueryTime[]
  /** Milliseconds of processor per question in the quickest round. */
  readonly cpu: number
}

const rounds = 5

/** Asks every question in five rounds, after one that is not counted. */
export function measureSpeed(
  list: SearchableList,
  questions: readonly SpeedQuestion[],
  { label, ...query }: { readonly label: string; readonly band: number; readonly limit: number },
): SpeedFigures {
  const bestTimes = questions.map(({ kind }) => ({ kind, cpu: Infinity, wall: Infinity }))
  let cpu = Infinity
  for (let round = 0; round <= rounds; round++) {
    const began = cpuMs()
    questions.forEach(({ name, entity }, i) => {
      const [start, spent] = [performance.now(), cpuMs()]
      list.search({ name, entity, ...query })
      const best = bestTimes[i]
      if (round === 0 || best === undefined) return
      best.cpu = Math.min(best.cpu, cpuMs() - spent)
      best.wall = Math.min(best.wall, performance.now() - start)
    })
    if (round > 0) cpu = Math.min(cpu, (cpuMs() - began) / questions.length)
  }
  return { label, times: bestTimes, cpu }
}

/** Figures as a table of Markdown. */
export function speedTable({ label, times, cpu }: SpeedFigures): string {
  const row = (name: string, of: readonly QueryTime[]) => {
    const cells = [of.map((time) => time.cpu), of.map((time) => time.wall)].flatMap((ms) =>
      [0.5, 0.95, 0.99].map((part) => quantile(ms, part).toFixed(3)),
    )
    return `| ${[name, of.length, ...cells].join(' | ')} |`
  }
  const kinds = ['clean', 'exact', 'perturbed'] as const
  return [
    `${label}: ${cpu.toFixed(3)} ms of processor a search, ${(1000 / cpu).toFixed(0)} searches a second on one core.\n`,
    '| milliseconds | n | processor p50 | p95 | p99 | clock p50 | p95 | p99 |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...kinds.map((kind) => row(kind, times.filter((time) => time.kind === kind))), // prettier-ignore
    row('all', times),
  ].join('\n')
}
