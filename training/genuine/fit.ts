import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { termsOf } from '../../src/engine/imaging/forensics/logistic-sum.ts'
import { besideNames, recaptureMeasureNames } from '../../src/engine/imaging/forensics/recapture-measures.ts'
import { dot, fitLogistic } from '../liveness/logistic.ts'
import { measuredRows, type MeasuredRow } from './rows.ts'

/**
 * `npm run fit:genuine -- [--from 3000] [--count 44] [--genuine 80] [--wide 44] [--folder .cache/genuine]`: fits
 * `src/engine/imaging/forensics/recapture-model.table.ts` on the generators `fitted` and `varied`, and on what is drawn more widely;
 * limits lie where so many of the genuine pictures, each judged by a fit without its document, are above them.
 */
const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: '3000' },
    count: { type: 'string', default: '44' },
    genuine: { type: 'string', default: '80' },
    wide: { type: 'string', default: '44' },
    folder: { type: 'string', default: '.cache/genuine' },
  },
})
const penalty = 10
const folds = 4

const isGenuine = ({ kind }: MeasuredRow): boolean => kind.startsWith('genuine')
const isPlain = ({ kind }: MeasuredRow): boolean => kind === 'cropped photograph of a photograph varied' || kind === 'photograph wide' // prettier-ignore
const isAmidst = ({ reported }: MeasuredRow): boolean => reported.beside !== null

interface FitTarget {
  readonly name: 'print' | 'photograph' | 'alone'
  readonly names: readonly string[]
  /** What it looks for. */
  readonly isTarget: (row: MeasuredRow) => boolean
  /** What it learns from, and what it will be asked about. */
  readonly learns: (row: MeasuredRow) => boolean
  readonly isEvaluated: (row: MeasuredRow) => boolean
  /** Part of the genuine pictures that may be above its limit. */
  readonly mostRefused: number
}

/** What is made of dots, and what went through a lens twice without any; and either, where nothing is seen beside it. */
const fitTargets: readonly FitTarget[] = [
  { name: 'print', names: [...recaptureMeasureNames, ...besideNames], isTarget: (row) => !isPlain(row), learns: isAmidst, isEvaluated: isAmidst, mostRefused: 0.025 },
  { name: 'photograph', names: [...recaptureMeasureNames, ...besideNames], isTarget: isPlain, learns: isAmidst, isEvaluated: isAmidst, mostRefused: 0.05 },
  { name: 'alone', names: recaptureMeasureNames, isTarget: () => true, learns: () => true, isEvaluated: (row) => !isAmidst(row), mostRefused: 0.04 },
] // prettier-ignore

const rounded = (value = 0): number => Number(value.toFixed(4))

const rows = await measuredRows({
  ...{ from: Number(options.from), count: Number(options.count), genuine: Number(options.genuine) },
  ...{ wide: Number(options.wide), folder: options.folder },
})

const trainingRows = new Map(rows.map((row) => [row, new Map<string, number>(Object.entries({ ...row.reported.own, ...row.reported.beside }))])) // prettier-ignore
const valueOf = (row: MeasuredRow, name: string): number => trainingRows.get(row)?.get(name) ?? 0

function scalesOf({ names, learns }: FitTarget) {
  const learnt = rows.filter(learns)
  return names.map((name) => {
    const all = learnt.map((row) => valueOf(row, name))
    const middle = all.reduce((sum, value) => sum + value, 0) / all.length
    const square = all.reduce((sum, value) => sum + (value - middle) ** 2, 0) / all.length
    return { name, middle: rounded(middle), spread: rounded(Math.sqrt(square)) }
  })
}

function termsBy(scales: ReturnType<typeof scalesOf>): readonly (readonly number[])[] {
  return rows.map((row) => {
    const pairs = scales.map((scale) => termsOf(valueOf(row, scale.name), scale))
    return [...pairs.map(([straight]) => straight), ...pairs.map(([, squared]) => squared)]
  })
}

type Terms = readonly (readonly number[])[]

function fitOf(terms: Terms, chosen: (row: MeasuredRow) => boolean): readonly number[] {
  const at = rows.flatMap((row, n) => (chosen(row) ? [n] : []))
  const isAttack = at.map((n) => !rows[n]?.kind.startsWith('genuine'))
  return fitLogistic({ rows: at.map((n) => terms[n] ?? []), requested: isAttack }, penalty)
}

/** Each row as a fit scores it that has seen neither its document nor attacks of the kind left out. */
function crossValidatedScores(terms: Terms, { learns, isTarget }: FitTarget, left = ''): readonly number[] {
  const fits = Array.from({ length: folds }, (_, fold) =>
    fitOf(terms, (row) => row.index % folds !== fold && learns(row) && row.kind !== left && (isGenuine(row) || isTarget(row))),
  ) // prettier-ignore
  return rows.map(({ index }, n) => dot(fits[index % folds] ?? [], [...(terms[n] ?? []), 1]))
}

function thresholdOf(scores: readonly number[], { isEvaluated, mostRefused }: FitTarget): number {
  const genuine = scores.filter((_, n) => rows[n] !== undefined && isGenuine(rows[n]) && isEvaluated(rows[n]))
  return genuine.toSorted((a, b) => b - a)[Math.floor(mostRefused * genuine.length)] ?? 0
}

/** How many of a kind are above the limit of a fit, of those that the sum is asked about. */
function above(scores: readonly number[], sum: FitTarget, kind: string): string {
  const limit = thresholdOf(scores, sum)
  const own = scores.filter(
    (_, n) => rows[n] !== undefined && rows[n].kind === kind && sum.isEvaluated(rows[n]),
  )
  return `${own.filter((score) => score > limit).length}/${own.length}`
}

function tableOf(sum: FitTarget): string {
  const scales = scalesOf(sum)
  const terms = termsBy(scales)
  const scores = crossValidatedScores(terms, sum)
  console.log(`${sum.name}: above the limit, of documents that the fit has not seen; of generators that it has not seen`)
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const isLearnt = rows.some((row) => row.kind === kind && !isGenuine(row) && sum.isTarget(row))
    const unseen = isLearnt ? above(crossValidatedScores(terms, sum, kind), sum, kind) : ''
    console.log(`  ${kind.padEnd(46)} ${above(scores, sum, kind).padEnd(10)} ${unseen}`)
  }
  const weights = fitOf(terms, (row) => sum.learns(row) && (isGenuine(row) || sum.isTarget(row)))
  const lines = scales.map((scale, n) => `      ${scale.name}: { middle: ${scale.middle}, spread: ${scale.spread}, weights: [${rounded(weights[n])}, ${rounded(weights[n + scales.length])}] },`)
  return `  ${sum.name}: {
    rows: {
${lines.join('\n')}
    },
    bias: ${rounded((weights.at(-1) ?? 0) - thresholdOf(scores, sum))},
  },`
} // prettier-ignore

writeFileSync(
  new URL('../../src/engine/imaging/forensics/recapture-model.table.ts', import.meta.url),
  `import type { LogisticModel } from './logistic-sum.ts'
import type { BesideMeasure, RecaptureMeasure } from './recapture-measures.ts'

type Amidst = LogisticModel<RecaptureMeasure | BesideMeasure>

/** Fitted on simulated pictures alone by \`npm run fit:genuine\`; models/recapture.md says what it is and is not good for. */
// prettier-ignore
export const recaptureModels: { readonly print: Amidst; readonly photograph: Amidst; readonly alone: LogisticModel<RecaptureMeasure> } = {
${fitTargets.map(tableOf).join('\n')}
}
`,
)
