import type { LineReader } from '../../../vocabulary/imaging/line-reader.ts'
import { alignLine, type Alignment, type Evidence, type Pitch } from './align.ts'
import { peaksOf, type Peaks } from './candidates.ts'
import type { LineGrammar } from './grammar.ts'

/** One line of a zone under one format's grammar. */
export interface DecodedLine {
  readonly reader: LineReader
  readonly peaks: readonly Peaks[]
  readonly alignment: Alignment
  /** Steps of the evidence along the line. */
  readonly steps: number
  /** Where its characters stand; null when they follow no common pitch. */
  readonly pitch: Pitch | null
  /** For each column, how far it stands from its place in parts of the pitch; 0 where nothing was seen. */
  readonly strayings: readonly number[]
}

/** A line whose typical character strays further than this part of the pitch is not set in fixed pitch. */
const typicalStraying = 0.22

/**
 * Lays a line out twice: freely first, then, when its characters prove to stand at a common pitch, again with that
 * pitch as evidence of where the unseen ones must be.
 */
export function decodeLine(evidence: Evidence, grammar: LineGrammar): DecodedLine {
  const free = alignLine(evidence, grammar, null)
  const pitch = pitchOf(free)
  const alignment = pitch === null ? free : alignLine(evidence, grammar, pitch)
  const settledPitch = pitch === null ? null : (pitchOf(alignment) ?? pitch)
  return {
    reader: evidence.reader,
    alignment,
    steps: evidence.steps,
    pitch: settledPitch,
    peaks: peaksOf(evidence, alignment),
    strayings: strayingsOf(alignment, settledPitch),
  }
}

function strayingsOf(alignment: Alignment, pitch: Pitch | null): readonly number[] {
  return alignment.columns.map((placed, column) => {
    if (pitch === null || placed.isSilent) return 0
    const place = pitch.first + column * pitch.pitch + pitch.bend * column * column
    if (place >= placed.from && place <= placed.to) return 0
    return Math.min(Math.abs(placed.from - place), Math.abs(placed.to - place)) / pitch.pitch
  })
}

/** Least squares of place over column, refitted without the third of columns that stray most. */
function pitchOf(alignment: Alignment): Pitch | null {
  const seen = alignment.columns
    .map((placed, column) => ({ column, step: (placed.from + placed.to) / 2, isSilent: placed.isSilent }))
    .filter((one) => !one.isSilent)
  if (seen.length < 8) return null
  const straight = fit(seen)
  const byStraying = [...seen].sort((a, b) => miss(straight, a) - miss(straight, b))
  const pitch = fit(byStraying.slice(0, Math.ceil(seen.length * 0.7)))
  const misses = seen.map((one) => miss(pitch, one)).sort((a, b) => a - b)
  const typical = misses[Math.floor(misses.length * 0.6)] ?? Infinity
  return pitch.pitch > 1 && typical < typicalStraying * pitch.pitch ? pitch : null
}

interface Seen {
  readonly column: number
  readonly step: number
}

function miss(pitch: Pitch, { column, step }: Seen): number {
  return Math.abs(step - (pitch.first + pitch.pitch * column + pitch.bend * column * column))
}

/** Quadratic least squares: a line of characters photographed at an angle bends its pitch a little. */
function fit(points: readonly Seen[]): Pitch {
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
  return { first: a - b * mean + c * mean * mean, pitch: b - 2 * c * mean, bend: c }
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
