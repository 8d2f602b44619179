import { medianOf } from '../../../vocabulary/imaging/median.ts'
import type { AlignedColumn } from './align-line.ts'
import type { DecodedLine } from './decode-line.ts'
import { fillerIndex } from './symbols.ts'
import type { FoundMrz } from './find-mrz.ts'

/** A character that stands further than this part of the pitch from its place was lost, doubled or made up. */
const maxOffset = 0.45
/** Between neighbours further apart than this, in parts of the usual distance, a character went unseen: under glare, say. */
const maxGap = 1.5
/** What is left of the certainty of a line with such a character, and of one that is not set in fixed pitch. */
const factorWithOffset = 0.6
const factorWithoutPitch = 0.93
/** What each filler costs that no one saw between two characters or where a text ends. */
const factorPerInsertedFiller = 0.9

/**
 * For each line, 0..1: how certain it is that no character was lost or doubled, judged by where they stand. Marks on the sheet
 * beside the card, taken for a part of the line, move them: the look that was cut to the characters shows how they stand.
 */
export function lineCertainties({ mrz, looks = [] }: FoundMrz): readonly number[] {
  return mrz.decoded.map((decoded, line) =>
    Math.max(...[decoded, ...(looks[line] ?? [])].map(certaintyByPositions)),
  )
}

function certaintyByPositions({ alignment, pitch, offsets }: DecodedLine): number {
  const { columns } = alignment
  const last = columns.findLastIndex((column) => column.symbol !== fillerIndex)
  const hasLargeOffset = offsets.some((offset, at) => offset > maxOffset && at <= last)
  const insertedFillers = columns.filter((column, at) => column.isInserted && at <= last + 1).length
  const isIrregular = hasLargeOffset || hasGap(columns, last)
  return (
    (pitch === null ? factorWithoutPitch : 1) *
    (isIrregular ? factorWithOffset : 1) *
    factorPerInsertedFiller ** insertedFillers
  )
}

/** True when two that were seen, the first at `last` or before it, stand too far apart for the columns between them. */
function hasGap(columns: readonly AlignedColumn[], last: number): boolean {
  const observed = columns.flatMap(({ from, to, isInserted }, at) =>
    isInserted ? [] : [{ at, centre: (from + to) / 2 }],
  )
  const steps = observed.slice(1).map((one, before) => ({
    at: observed[before]?.at ?? 0,
    distance: (one.centre - (observed[before]?.centre ?? 0)) / (one.at - (observed[before]?.at ?? 0)),
  }))
  const medianDistance = medianOf(steps.map(({ distance }) => distance)) ?? 0
  return steps.some(({ at, distance }) => at <= last && distance > maxGap * medianDistance)
}
