import { along, between, dot, minus } from '../../imaging/geometry/points.ts'
import { angleBetween, directionOf, normalBelow, lengthOf, type TextLine } from './text-line.ts'

/** Two or three lines that may be a zone, from the top one to the bottom one, all in one direction. */
export interface MrzCandidate {
  readonly lines: readonly TextLine[]
}

/**
 * Bounds of a zone's look, in parts of a line's height or length. A line of 30 characters is some 15 times as long as
 * the detector's box is high; lines stand 6.35 mm apart, which is 0.057 (TD3) to 0.083 (TD1) of their length
 * (ICAO Doc 9303-4 to -7, figures of the zone), less when the card is tilted away.
 */
const bounds = {
  leastAspect: 9,
  turn: 0.07,
  height: 1.8,
  leastGap: 0.03,
  mostGap: 0.13,
  evenGap: 1.5,
} as const

/** More places than this are not read. */
const maxPlaces = 4

/**
 * Where a machine readable zone may be, the likeliest first: two or three long parallel lines near each other that
 * begin and end together. A third line that was seen only in part is drawn out to the length of the others.
 */
export function findMrzCandidates(lines: readonly TextLine[]): readonly MrzCandidate[] {
  const long = lines.filter((line) => lengthOf(line) > bounds.leastAspect * line.height)
  const candidates: { readonly members: readonly TextLine[]; readonly weight: number }[] = []
  for (const upper of long) {
    for (const lower of long) {
      const weight = pairWeight(upper, lower)
      if (weight <= 0 || long.some((line) => isBetween(line, upper, lower))) continue
      const members = [
        continuationLine(lower, upper, lines),
        upper,
        lower,
        continuationLine(upper, lower, lines),
      ]
      candidates.push({ members: members.filter((line) => line !== null), weight })
    }
  }
  const ranked = candidates.sort((a, b) => b.weight - a.weight)
  const distinct = ranked.filter(
    ({ members }, at) =>
      !ranked.slice(0, at).some((earlier) => members.every((line) => earlier.members.includes(line))),
  )
  return distinct.slice(0, maxPlaces).map(({ members }) => ({ lines: extendToCommonEnds(members) }))
}

/** How much two lines look like neighbours in a zone, the upper one first; 0 when they cannot be. */
function pairWeight(upper: TextLine, lower: TextLine): number {
  if (upper === lower || !areSimilar(upper, lower)) return 0
  const length = Math.max(lengthOf(upper), lengthOf(lower))
  const gap = gapBetween(upper, lower)
  if (gap < bounds.leastGap * length || gap > bounds.mostGap * length) return 0
  const direction = directionOf(upper)
  const ends = [minus(lower.start, upper.start), minus(lower.end, upper.end)]
  const offset = ends.reduce((sum, end) => sum + Math.abs(dot(end, direction)), 0) / length
  const aspect = Math.min(30, lengthOf(upper) / upper.height, lengthOf(lower) / lower.height)
  return aspect * Math.max(0, 1 - 3 * offset)
}

function isBetween(line: TextLine, upper: TextLine, lower: TextLine): boolean {
  if (line === upper || line === lower || !areSimilar(line, upper)) return false
  const part = gapBetween(upper, line) / gapBetween(upper, lower)
  return part > 0.25 && part < 0.75 && overlapOf(upper, line) > 0.8
}

function areSimilar(a: TextLine, b: TextLine): boolean {
  const ratio = a.height / b.height
  return ratio < bounds.height && ratio > 1 / bounds.height && angleBetween(a, b) < bounds.turn
}

/** Signed distance across the reading direction from one line to another. */
function gapBetween(from: TextLine, to: TextLine): number {
  const direction = directionOf(from)
  const offset = minus(between(to.start, to.end), between(from.start, from.end))
  const slope = normalBelow(direction)
  return dot(offset, slope)
}

/** A line as far beyond `second` as that is from `first`, and beside it. */
function continuationLine(first: TextLine, second: TextLine, all: readonly TextLine[]): TextLine | null {
  const gap = gapBetween(first, second)
  const fits = all.filter((line) => {
    if (line === first || line === second || !areSimilar(line, second)) return false
    const ratio = gapBetween(second, line) / gap
    return (
      ratio < bounds.evenGap &&
      ratio > 1 / bounds.evenGap &&
      overlapOf(second, line) > 0.6 &&
      isAlignedWithEnds(second, line)
    )
  })
  return fits.sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null
}

/** True when two lines begin at the same place across, as the lines of a zone do. */
function isAlignedWithEnds(longest: TextLine, line: TextLine): boolean {
  const direction = directionOf(longest)
  const [a, b] = [line.start, line.end].map((end) => dot(minus(end, longest.start), direction))
  return (
    Math.min(a ?? 0, b ?? 0) < 0.12 * lengthOf(longest) || Math.max(a ?? 0, b ?? 0) > 0.95 * lengthOf(longest)
  )
}

/** Part of the shorter line that lies beside the longer one, 0..1. */
function overlapOf(longest: TextLine, line: TextLine): number {
  const direction = directionOf(longest)
  const [a, b] = [
    dot(minus(line.start, longest.start), direction),
    dot(minus(line.end, longest.start), direction),
  ]
  const shared = Math.min(Math.max(a, b), lengthOf(longest)) - Math.max(Math.min(a, b), 0)
  return shared / (Math.abs(b - a) || 1)
}

/**
 * A line's box in parts of the distance to the next line: letters take 0.4 of it, and a box that is much higher leaves
 * the recogniser too little of them.
 */
const maxHeight = 0.75

/** Brings all lines of a place to the same direction and the same two ends. */
function extendToCommonEnds(members: readonly TextLine[]): readonly TextLine[] {
  const longest = members.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a))
  const direction = directionOf(longest)
  const positions = members.flatMap((line) =>
    [line.start, line.end].map((end) => dot(minus(end, longest.start), direction)),
  )
  const [first, last] = [Math.min(...positions), Math.max(...positions)]
  const limit = 0.04 * lengthOf(longest)
  const gaps = members
    .slice(1)
    .flatMap((line, at) => members.slice(at, at + 1).map((above) => gapBetween(above, line)))
  const highest = maxHeight * Math.min(...gaps.map(Math.abs))
  return members.map((line) => {
    const oriented =
      dot(directionOf(line), direction) < 0 ? { ...line, start: line.end, end: line.start } : line
    const ownDirection = lengthOf(oriented) > 0.4 * lengthOf(longest) ? directionOf(oriented) : direction
    const origin = dot(minus(oriented.start, longest.start), direction)
    const to = (position: number) => along(oriented.start, ownDirection, position - origin)
    const start = origin > first + limit ? to(first) : oriented.start
    const end = origin + lengthOf(oriented) < last - limit ? to(last) : oriented.end
    return { start, end, height: Math.min(line.height, highest) }
  })
}
