import { writeFileSync } from 'node:fs'
import type { ModelRow } from '../../src/engine/face/liveness/liveness-model.ts'
import { maxSpreads, termsOf } from '../../src/engine/face/liveness/recapture-evidence.ts'
import {
  type FrameMeasure,
  frameMeasureNames,
  type FrameMeasures,
  frameMeasuresVersion,
} from '../../src/vocabulary/face/liveness-frame.ts'
import { dot, fitLogistic } from './logistic.ts'
import { trainingPersons, measuredFrames } from './measured-frames.ts'
import { fittingSimulator, type Kind } from './simulator.ts'
import { postProcess } from './worked-over.ts'

/**
 * `npm run fit:liveness`: fits `src/engine/face/liveness/liveness-model.table.ts` on the fitting simulator and on two thirds of
 * the people alone. The threshold, too, is fixed here: it lies where so many of the bona fide frames, each judged by a
 * fit without its person, are taken for recaptures.
 */
const framesPerPerson = 6
const penalty = 10
const folds = 4
/** Part of the bona fide frames above the threshold, for screens and for prints each. */
const maxRefused = 0.07

/** Measures that tell more of where someone stands and in what light than of a recapture: they count for nothing. */
const leftOut: ReadonlySet<FrameMeasure> = new Set([
  'faceShare', 'flatBorder', 'whiteLevel', 'contrast', 'colourSpread', 'colourLine', 'specular', 'banding',
]) // prettier-ignore

/**
 * Traces that a recapture leaves more of: grids and edges. That there are fewer than usual speaks neither for it nor
 * against it; squared, it would speak for it as loudly as the trace itself.
 */
const tracesOnly: ReadonlySet<FrameMeasure> = new Set([
  'lumaPeak', 'lumaPeaks', 'chromaPeak', 'chromaPeaks', 'surroundLumaPeak', 'surroundChromaPeak', 'coarseLumaPeak',
  'coarseChromaPeak', 'axisShare', 'rimLine', 'rimSecond', 'rimThird', 'rimStep',
]) // prettier-ignore

type Scale = Pick<ModelRow, 'middle' | 'spread' | 'least'>

interface Frame {
  readonly person: string
  readonly kind: Kind
  readonly measures: FrameMeasures
}

const unscaled: Scale = { middle: 0, spread: 1, least: -maxSpreads }
const frames = (
  await measuredFrames(
    'fitting',
    { simulate: fittingSimulator, workOver: postProcess },
    { persons: trainingPersons, each: framesPerPerson },
  )
).flatMap(({ measures, ...frame }): readonly Frame[] => (measures === null ? [] : [{ ...frame, measures }]))
const names = frameMeasureNames.filter((name) => !leftOut.has(name))
const scales = new Map(names.map((name) => [name, featureScale(name)]))
const rows = frames.map(({ measures }) => termsOfAll(measures))
const weights = { screen: weightsOf('screen'), print: weightsOf('print') }

const model = {
  measures: frameMeasuresVersion,
  rows: Object.fromEntries(names.map((name, n) => [name, featureRow(name, n)])),
  bias: { screen: rounded(weights.screen.at(-1)), print: rounded(weights.print.at(-1)) },
}
writeFileSync(
  new URL('../../src/engine/face/liveness/liveness-model.table.ts', import.meta.url),
  tableOf(model),
)

function featureScale(name: FrameMeasure): Scale {
  const values = frames.map(({ measures }) => measures.values[name])
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length
  return {
    middle: rounded(middle),
    spread: rounded(Math.sqrt(square)),
    least: tracesOnly.has(name) ? 0 : -maxSpreads,
  }
}

/** Straight terms of all measures, then the squared ones. */
function termsOfAll(measures: FrameMeasures): readonly number[] {
  const terms = names.map((name) => termsOf(measures.values[name], scales.get(name) ?? unscaled))
  return [...terms.map(([straight]) => straight), ...terms.map(([, squared]) => squared)]
}

function examples(kind: Kind, persons: (person: string) => boolean) {
  const chosen = frames.map((frame, n) => ({ frame, row: rows[n] ?? [] })).filter(({ frame }) => (frame.kind === 'bona fide' || frame.kind === kind) && persons(frame.person)) // prettier-ignore
  return { rows: chosen.map(({ row }) => row), requested: chosen.map(({ frame }) => frame.kind === kind) }
}

/** The weights of a kind, with a bias that brings the threshold to 0. */
function weightsOf(kind: 'screen' | 'print'): readonly number[] {
  const genuine: number[] = []
  let caught = 0
  for (let fold = 0; fold < folds; fold++) {
    const inFold = (person: string) => trainingPersons.findIndex((id) => id === person) % folds === fold
    const fit = fitLogistic(
      examples(kind, (person) => !inFold(person)),
      penalty,
    )
    const held = examples(kind, inFold)
    for (const [n, row] of held.rows.entries())
      if (held.requested[n] === false) genuine.push(dot(fit, [...row, 1]))
  }
  const threshold = [...genuine].sort((a, b) => b - a)[Math.floor(maxRefused * genuine.length)] ?? 0
  const all = examples(kind, () => true)
  const fit = fitLogistic(all, penalty)
  for (const [n, row] of all.rows.entries())
    if (all.requested[n] === true && dot(fit, [...row, 1]) > threshold) caught++
  console.log(
    `${kind}: threshold ${threshold.toFixed(2)}, caught where fitted ${caught}/${all.requested.filter(Boolean).length}`,
  )
  return [...fit.slice(0, -1), (fit.at(-1) ?? 0) - threshold]
}

function featureRow(name: FrameMeasure, n: number): ModelRow {
  const pair = (of: readonly number[]) => [rounded(of[n]), rounded(of[n + names.length])] as const
  return { ...(scales.get(name) ?? unscaled), screen: pair(weights.screen), print: pair(weights.print) }
}

function rounded(value = 0): number {
  return Number(value.toFixed(4))
}

function tableOf({
  measures,
  rows: all,
  bias,
}: {
  readonly measures: number
  readonly rows: Readonly<Record<string, ModelRow>>
  readonly bias: { readonly screen: number; readonly print: number }
}): string {
  const pair = ([a, b]: readonly [number, number]) => `[${a}, ${b}]`
  const lines = Object.entries(all).map(([name, { middle, spread, least, screen, print }]) => `    ${name}: { middle: ${middle}, spread: ${spread}, least: ${least}, screen: ${pair(screen)}, print: ${pair(print)} },`) // prettier-ignore
  return `import type { LivenessModel } from './liveness-model.ts'

/** Fitted on simulated frames alone by \`npm run fit:liveness\`; models/liveness.md says what it is and is not good for. */
// prettier-ignore
export const livenessModel: LivenessModel = {
  measures: ${measures},
  rows: {
${lines.join('\n')}
  },
  bias: { screen: ${bias.screen}, print: ${bias.print} },
}
`
}
