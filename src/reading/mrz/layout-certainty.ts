import { filler } from './symbols.ts'
import type { ZoneFound } from './read-zone.ts'

/** A character that stands further than this part of the pitch from its place was lost, doubled or made up. */
const farAway = 0.45
/** What is left of the certainty of a line with such a character, and of one that is not set in fixed pitch. */
const withStray = 0.6
const withoutPitch = 0.93
/** What each filler costs that nobody saw between two characters. */
const withGap = 0.9

/** For each line, 0..1: how certain it is that no character was lost or doubled, judged by where they stand. */
export function layoutCertainty({ zone }: ZoneFound): readonly number[] {
  return zone.decoded.map(({ alignment, pitch, strayings }) => {
    const { columns } = alignment
    const last = columns.findLastIndex((column) => column.symbol !== filler)
    const strays = strayings.some((straying, at) => straying > farAway && at <= last)
    const gaps = columns.filter((column, at) => column.isSilent && at < last).length
    return (pitch === null ? withoutPitch : 1) * (strays ? withStray : 1) * withGap ** gaps
  })
}
