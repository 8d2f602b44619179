import type { LineRecogniser } from '../../../vocabulary/reading/line-recogniser.ts'
import { alignLine, type Alignment, type NormalisedEmissions, type Pitch } from './align-line.ts'
import { symbolScoresOf, type SymbolScores } from './candidates.ts'
import type { LineGrammar } from './line-grammar.ts'

/** One line of a zone under one format's grammar. */
export interface DecodedLine {
  readonly reader: LineRecogniser
  readonly scores: readonly SymbolScores[]
  readonly alignment: Alignment
  /** Steps of the evidence along the line. */
  readonly steps: number
  /** Where its characters stand; null when they follow no common pitch. */
  readonly pitch: Pitch | null
  /** For each column, how far it stands from its place in parts of the pitch; 0 where nothing was seen. */
  readonly offsets: readonly number[]
}

/** A line whose typical character strays further than this part of the pitch is not set in fixed pitch. */
const maxTypicalOffset = 0.22

const decodedLines = new WeakMap<NormalisedEmissions, Map<LineGrammar, DecodedLine>>()

/** The same line is tried beside several others, and under formats that share its grammar: it is laid out once under each. */
export function decodeLine(emissions: NormalisedEmissions, grammar: LineGrammar): DecodedLine {
  const known = decodedLines.get(emissions) ?? new Map<LineGrammar, DecodedLine>()
  decodedLines.set(emissions, known)
  const decoded = known.get(grammar) ?? layOut(emissions, grammar)
  known.set(grammar, decoded)
  return decoded
}

/**
 * Lays a line out twice: freely first, then, when its characters prove to stand at a common pitch, again with that
 * pitch as evidence of where the unseen ones must be.
 */
function layOut(emissions: NormalisedEmissions, grammar: LineGrammar): DecodedLine {
  const unconstrained = alignLine(emissions, grammar, null)
  const pitch = fitFixedPitch(unconstrained)
  const alignment = pitch === null ? unconstrained : alignLine(emissions, grammar, pitch)
  const finalPitch = pitch === null ? null : (fitFixedPitch(alignment) ?? pitch)
  return {
    reader: emissions.reader,
    alignment,
    steps: emissions.steps,
    pitch: finalPitch,
    scores: symbolScoresOf(emissions, alignment),
    offsets: offsetsOf(alignment, finalPitch),
  }
}

function offsetsOf(alignment: Alignment, pitch: Pitch | null): readonly number[] {
  return alignment.columns.map((aligned, column) => {
    if (pitch === null || aligned.isInserted) return 0
    const expected = pitch.first + column * pitch.pitch + pitch.curvature * column * column
    if (expected >= aligned.from && expected <= aligned.to) return 0
    return Math.min(Math.abs(aligned.from - expected), Math.abs(aligned.to - expected)) / pitch.pitch
  })
}

/** Least squares of place over column, refitted without the third of columns that stray most. */
function fitFixedPitch(alignment: Alignment): Pitch | null {
  const observed = alignment.columns
    .map((aligned, column) => ({
      column,
      step: (aligned.from + aligned.to) / 2,
      isSilent: aligned.isInserted,
    }))
    .filter((one) => !one.isSilent)
  if (observed.length < 8) return null
  const straight = fitPitch(observed)
  const byResidual = [...observed].sort((a, b) => residual(straight, a) - residual(straight, b))
  const pitch = fitPitch(byResidual.slice(0, Math.ceil(observed.length * 0.7)))
  const residuals = observed.map((one) => residual(pitch, one)).sort((a, b) => a - b)
  const typical = residuals[Math.floor(residuals.length * 0.6)] ?? Infinity
  return pitch.pitch > 1 && typical < maxTypicalOffset * pitch.pitch ? pitch : null
}

interface ObservedColumn {
  readonly column: number
  readonly step: number
}

function residual(pitch: Pitch, { column, step }: ObservedColumn): number {
  return Math.abs(step - (pitch.first + pitch.pitch * column + pitch.curvature * column * column))
}

/** Quadratic least squares: a line of characters photographed at an angle bends its pitch a little. */
function fitPitch(points: readonly ObservedColumn[]): Pitch {
  const n = points.length
  const mean = points.reduce((sum, one) => sum + one.column, 0) / n
  const sums = [0, 0, 0, 0, 0]
  const right = [0, 0, 0]
  for (const { column, step } of points) {
    const x = column - mean
    for (let power = 0; power < 5; power++) sums[power] = (sums[power] ?? 0) + x ** power
    for (let power = 0; power < 3; power++) right[power] = (right[power] ?? 0) + step * x ** power
  }
  const [a, b, c] = solve3(sums, right)
  return { first: a - b * mean + c * mean * mean, pitch: b - 2 * c * mean, curvature: c }
}

/** Normal equations of a parabola by Cramer's rule; a straight line when the points do not span a parabola. */
function solve3(s: readonly number[], r: readonly number[]): readonly [number, number, number] {
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0] = s
  const [r0 = 0, r1 = 0, r2 = 0] = r
  const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2)
  if (Math.abs(determinant) < 1e-9) {
    const flat = s0 * s2 - s1 * s1 || 1
    return [(r0 * s2 - r1 * s1) / flat, (s0 * r1 - s1 * r0) / flat, 0]
  }
  return [
    (r0 * (s2 * s4 - s3 * s3) - s1 * (r1 * s4 - r2 * s3) + s2 * (r1 * s3 - r2 * s2)) / determinant,
    (s0 * (r1 * s4 - r2 * s3) - r0 * (s1 * s4 - s2 * s3) + s2 * (s1 * r2 - s2 * r1)) / determinant,
    (s0 * (s2 * r2 - s3 * r1) - s1 * (s1 * r2 - s2 * r1) + r0 * (s1 * s3 - s2 * s2)) / determinant,
  ]
}
