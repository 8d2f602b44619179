import { medianOf } from '../../../vocabulary/imaging/median.ts'
import type { Placed } from './align.ts'
import { filler } from './symbols.ts'
import type { ZoneFound } from './read-zone.ts'

/** A character that stands further than this part of the pitch from its place was lost, doubled or made up. */
const farAway = 0.45
/** Between neighbours further apart than this, in parts of the usual distance, a character went unseen: under glare, say. */
const hole = 1.5
/** What is left of the certainty of a line with such a character, and of one that is not set in fixed pitch. */
const withStray = 0.6
const withoutPitch = 0.93
/** What each filler costs that no one saw between two characters or where a text ends. */
const withGap = 0.9

/** For each line, 0..1: how certain it is that no character was lost or doubled, judged by where they stand. */
export function layoutCertainty({ zone }: ZoneFound): readonly number[] {
  return zone.decoded.map(({ alignment, pitch, strayings }) => {
    const { columns } = alignment
    const last = columns.findLastIndex((column) => column.symbol !== filler)
    const strays = strayings.some((straying, at) => straying > farAway && at <= last)
    const gaps = columns.filter((column, at) => column.isSilent && at <= last + 1).length
    const isStrange = strays || hasHole(columns, last)
    return (pitch === null ? withoutPitch : 1) * (isStrange ? withStray : 1) * withGap ** gaps
  })
}

/** True when two that were seen, the first at `last` or before it, stand too far apart for the columns between them. */
function hasHole(columns: readonly Placed[], last: number): boolean {
  const seen = columns.flatMap(({ from, to, isSilent }, at) =>
    isSilent ? [] : [{ at, middle: (from + to) / 2 }],
  )
  const steps = seen.slice(1).map((one, before) => ({
    at: seen[before]?.at ?? 0,
    distance: (one.middle - (seen[before]?.middle ?? 0)) / (one.at - (seen[before]?.at ?? 0)),
  }))
  const usual = medianOf(steps.map(({ distance }) => distance)) ?? 0
  return steps.some(({ at, distance }) => at <= last && distance > hole * usual)
}
