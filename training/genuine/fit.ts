import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { termsOf } from '../../src/engine/imaging/forensics/logistic-sum.ts'
import { besideNames, recaptureMeasureNames } from '../../src/engine/imaging/forensics/recapture-measures.ts'
import { dot, fitLogistic } from '../liveness/logistic.ts'
import { measuredRows, type Row } from './rows.ts'

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

const isGenuine = ({ kind }: Row): boolean => kind.startsWith('genuine')
const isPlain = ({ kind }: Row): boolean => kind === 'cropped photograph of a photograph varied' || kind === 'photograph wide' // prettier-ignore
const isAmidst = ({ reported }: Row): boolean => reported.beside !== null

interface Sum {
  readonly name: 'print' | 'photograph' | 'alone'
  readonly names: readonly string[]
  /** What it looks for. */
  readonly isTarget: (row: Row) => boolean
  /** What it learns from, and what it will be asked about. */
  readonly learns: (row: Row) => boolean
  readonly isEvaluated: (row: Row) => boolean
  /** Part of the genuine pictures that may be above its limit. */
  readonly mostRefused: number
}

/** What is made of dots, and what went through a lens twice without any; and either, where nothing is seen beside it. */
const sums: readonly Sum[] = [
  { name: 'print', names: [...recaptureMeasureNames, ...besideNames], isTarget: (row) => !isPlain(row), learns: isAmidst, isEvaluated: isAmidst, mostRefused: 0.025 },
  { name: 'photograph', names: [...recaptureMeasureNames, ...besideNames], isTarget: isPlain, learns: isAmidst, isEvaluated: isAmidst, mostRefused: 0.05 },
  { name: 'alone', names: recaptureMeasureNames, isTarget: () => true, learns: () => true, isEvaluated: (row) => !isAmidst(row), mostRefused: 0.04 },
] // prettier-ignore

const rounded = (value = 0): number => Number(value.toFixed(4))

const rows = await measuredRows({
  ...{ from: Number(options.from), count: Number(options.count), genuine: Number(options.genuine) },
  ...{ wide: Number(options.wide), folder: options.folder },
})

const told = new Map(rows.map((row) => [row, new Map<string, number>(Object.entries({ ...row.reported.own, ...row.reported.beside }))])) // prettier-ignore
const valueOf = (row: Row, name: string): number => told.get(row)?.get(name) ?? 0

function scalesOf({ names, learns }: Sum) {
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

function fitOf(terms: Terms, chosen: (row: Row) => boolean): readonly number[] {
  const at = rows.flatMap((row, n) => (chosen(row) ? [n] : []))
  const requested = at.map((n) => !rows[n]?.kind.startsWith('genuine'))
  return fitLogistic({ rows: at.map((n) => terms[n] ?? []), requested }, penalty)
}

/** Each row as a fit scores it that has seen neither its document nor attacks of the kind left out. */
function heldOut(terms: Terms, { learns, isTarget }: Sum, left = ''): readonly number[] {
  const fits = Array.from({ length: folds }, (_, fold) =>
    fitOf(terms, (row) => row.index % folds !== fold && learns(row) && row.kind !== left && (isGenuine(row) || isTarget(row))),
  ) // prettier-ignore
  return rows.map(({ index }, n) => dot(fits[index % folds] ?? [], [...(terms[n] ?? []), 1]))
}

function limitOf(scores: readonly number[], { isEvaluated, mostRefused }: Sum): number {
  const genuine = scores.filter((_, n) => rows[n] !== undefined && isGenuine(rows[n]) && isEvaluated(rows[n]))
  return genuine.toSorted((a, b) => b - a)[Math.floor(mostRefused * genuine.length)] ?? 0
}

/** How many of a kind are above the limit of a fit, of those that the sum is asked about. */
function above(scores: readonly number[], sum: Sum, kind: string): string {
  const limit = limitOf(scores, sum)
  const own = scores.filter(
    (_, n) => rows[n] !== undefined && rows[n].kind === kind && sum.isEvaluated(rows[n]),
  )
  return `${own.filter((score) => score > limit).length}/${own.length}`
}

function tableOf(sum: Sum): string {
  const scales = scalesOf(sum)
  const terms = termsBy(scales)
  const scores = heldOut(terms, sum)
  console.log(`${sum.name}: above the limit, of documents that the fit has not seen; of generators that it has not seen`)
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const isLearnt = rows.some((row) => row.kind === kind && !isGenuine(row) && sum.isTarget(row))
    const unseen = isLearnt ? above(heldOut(terms, sum, kind), sum, kind) : ''
    console.log(`  ${kind.padEnd(46)} ${above(scores, sum, kind).padEnd(10)} ${unseen}`)
  }
  const weights = fitOf(terms, (row) => sum.learns(row) && (isGenuine(row) || sum.isTarget(row)))
  const lines = scales.map((scale, n) => `      ${scale.name}: { middle: ${scale.middle}, spread: ${scale.spread}, weights: [${rounded(weights[n])}, ${rounded(weights[n + scales.length])}] },`)
  return `  ${sum.name}: {
    rows: {
${lines.join('\n')}
    },
    bias: ${rounded((weights.at(-1) ?? 0) - limitOf(scores, sum))},
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
${sums.map(tableOf).join('\n')}
}
`,
)
