import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { termsOf } from '../../src/forensics/logistic-sum.ts'
import { measurePicture } from '../../src/forensics/measure-picture.ts'
import { recaptureMeasureNames, recaptureMeasures, type RecaptureMeasures } from '../../src/forensics/recapture-measures.ts'
import type { Point, Quad } from '../../src/vocabulary/pixels.ts'
import { dot, fitLogistic } from '../liveness/logistic.ts'
import { examplesOf } from './examples.ts'

/**
 * `npm run fit:genuine -- [--from 3000] [--count 44] [--genuine 80] [--folder .cache/genuine]`: fits `src/forensics/recapture-model.table.ts`
 * on the generators `fitted` and `varied`; the limit of each sum lies where one in forty genuine photographs, each
 * judged by a fit without its document, is above it.
 */
const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: '3000' },
    count: { type: 'string', default: '44' },
    genuine: { type: 'string', default: '80' },
    folder: { type: 'string', default: '.cache/genuine' },
  },
}) // prettier-ignore
const names = ['colour print', 'cropped photograph of a photograph']
const penalty = 10
const folds = 4
/** Part of the genuine photographs that may be above the limit of each sum. */
const mostRefused = 0.025
/** Nobody finds the corners of a page to a pixel: larger or smaller, and beside. */
const places = [[1, 0], [1.06, 8], [0.93, -8]] as const // prettier-ignore

interface Row {
  readonly kind: string
  readonly index: number
  readonly values: RecaptureMeasures
}

function misplaced(quad: Quad, [by, off]: readonly [number, number]): Quad {
  const middle = (k: 0 | 1): number => quad.reduce((sum, point) => sum + point[k], 0) / 4
  const moved = ([x, y]: Point): Point => [middle(0) + (x - middle(0)) * by + off, middle(1) + (y - middle(1)) * by - off] // prettier-ignore
  return [moved(quad[0]), moved(quad[1]), moved(quad[2]), moved(quad[3])]
}

async function measuredRows(): Promise<readonly Row[]> {
  const rows: Row[] = []
  const [from, count, more] = [Number(options.from), Number(options.count), Number(options.genuine)]
  const documents = [
    ...Array.from({ length: count }, (_, n) => ({ at: from + n, names })),
    ...Array.from({ length: more }, (_, n) => ({ at: from + 100 + n, names: [] })),
  ]
  for (const document of documents) {
    for await (const { kind, index, pixels, page } of examplesOf(document.at, document.names, options.folder)) {
      const measures = measurePicture(pixels, 1)
      for (const place of places) {
        const values = recaptureMeasures(measures, misplaced(page, place))
        if (values !== null) rows.push({ kind, index, values })
      }
    }
  }
  return rows
}

const rounded = (value = 0): number => Number(value.toFixed(4))

const rows = await measuredRows()
const scales = recaptureMeasureNames.map((name) => {
  const all = rows.map(({ values }) => values[name])
  const middle = all.reduce((sum, value) => sum + value, 0) / all.length
  const square = all.reduce((sum, value) => sum + (value - middle) ** 2, 0) / all.length
  return { name, middle: rounded(middle), spread: rounded(Math.sqrt(square)) }
})
const terms = rows.map(({ values }) => {
  const pairs = scales.map((scale) => termsOf(values[scale.name], scale))
  return [...pairs.map(([straight]) => straight), ...pairs.map(([, squared]) => squared)]
})
const isGenuine = ({ kind }: Row): boolean => kind === 'genuine'

/** What each sum looks for: what is made of dots, and what went through a lens twice without any. */
const sums = {
  print: ({ kind }: Row) => kind.startsWith('colour print') || kind === 'cropped photograph of a photograph fitted',
  photograph: ({ kind }: Row) => kind === 'cropped photograph of a photograph varied',
} as const // prettier-ignore

function fitOf(chosen: (row: Row) => boolean): readonly number[] {
  const at = rows.flatMap((row, n) => (chosen(row) ? [n] : []))
  const wanted = at.map((n) => rows[n]?.kind !== 'genuine')
  return fitLogistic({ rows: at.map((n) => terms[n] ?? []), wanted }, penalty)
}

/** Each row as a fit without its document scores it. */
function heldOut(chosen: (row: Row) => boolean): readonly number[] {
  const fits = Array.from({ length: folds }, (_, fold) =>
    fitOf((row) => row.index % folds !== fold && (isGenuine(row) || chosen(row))),
  )
  return rows.map(({ index }, n) => dot(fits[index % folds] ?? [], [...(terms[n] ?? []), 1]))
}

function limitOf(scores: readonly number[]): number {
  const genuine = scores.filter((_, n) => rows[n]?.kind === 'genuine').toSorted((a, b) => b - a)
  return genuine[Math.floor(mostRefused * genuine.length)] ?? 0
}

function print(title: string, scores: readonly number[]): number {
  const limit = limitOf(scores)
  console.log(`${title}: limit ${limit.toFixed(2)}`)
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const own = scores.filter((_, n) => rows[n]?.kind === kind)
    console.log(`  ${kind.padEnd(46)} above ${own.filter((score) => score > limit).length}/${own.length}`)
  }
  return limit
}

function tableOf(name: keyof typeof sums): string {
  for (const generator of ['fitted', 'varied'].filter((one) => rows.some((row) => sums[name](row) && row.kind.endsWith(one))))
    print(`${name}, learnt from ${generator} alone`, heldOut((row) => sums[name](row) && row.kind.endsWith(generator)))
  const limit = print(`${name}, learnt from both`, heldOut(sums[name]))
  const weights = fitOf((row) => isGenuine(row) || sums[name](row))
  const lines = scales.map((scale, n) => `      ${scale.name}: { middle: ${scale.middle}, spread: ${scale.spread}, weights: [${rounded(weights[n])}, ${rounded(weights[n + scales.length])}] },`)
  return `  ${name}: {
    rows: {
${lines.join('\n')}
    },
    bias: ${rounded((weights.at(-1) ?? 0) - limit)},
  },`
} // prettier-ignore

writeFileSync(
  new URL('../../src/forensics/recapture-model.table.ts', import.meta.url),
  `import type { LogisticModel } from './logistic-sum.ts'
import type { RecaptureMeasure } from './recapture-measures.ts'

/** Fitted on simulated pictures alone by \`npm run fit:genuine\`; models/recapture.md says what it is and is not good for. */
// prettier-ignore
export const recaptureModels: Readonly<Record<'print' | 'photograph', LogisticModel<RecaptureMeasure>>> = {
${tableOf('print')}
${tableOf('photograph')}
}
`,
)
