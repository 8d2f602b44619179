import type { EdgeField } from './edge-field.ts'

/** A straight line through a field of edges: `v = middle + slope * (u - length / 2)`. */
export interface StraightLine {
  readonly middle: number
  readonly slope: number
  /** At `n`: on how many of the pixels before `n` along the line there is an edge that runs as it does; null: it is the border. */
  readonly seen: Uint16Array | null
}

/** Slopes that are voted for, in steps; the least and the most are ± `slopeSteps * slopeStep`. */
const slopeStep = 0.03
const slopeSteps = 20
const slopeCount = 2 * slopeSteps + 1
/** The direction of an edge is known to so many steps on either side. */
const spread = 3
/** Lines are voted for by where they pass the middle, in steps of so many pixels, this part of the depth beyond either end. */
const middleStep = 1.5
const beyond = 0.3
/** Lines nearer to a stronger one than this are the same, in steps of slope and of the middle. */
const sameLine = { slopes: 3, middles: 3 } as const
/** An edge lies on a line when it is no further from it, in pixels, and its slope no further. */
const nearest = 1.6
const nearestSlope = 0.2

/**
 * The straight lines on which most edges lie, by voting (Hough 1962; each edge votes only for lines that run as it does:
 * Ballard 1981). Each is then fitted to the edges along it.
 */
export function straightLines(field: EdgeField, most: number): readonly StraightLine[] {
  const votes = votesOf(field)
  const lines: StraightLine[] = []
  for (let n = 0; n < most; n++) {
    const best = strongest(votes)
    if (best === null) break
    silence(votes, best)
    const line = fitted(field, {
      slope: (best.slope - slopeSteps) * slopeStep,
      middle: (best.middle - votes.before) * middleStep,
    })
    lines.push({ ...line, seen: seenAlong(field, line) })
  }
  return lines
}

interface Votes {
  /** By `slope * middles + middle`. */
  readonly sums: Float32Array
  readonly middles: number
  /** Steps of the middle below 0. */
  readonly before: number
}

interface Cell {
  readonly slope: number
  readonly middle: number
}

function votesOf({ length, depth, crests }: EdgeField): Votes {
  const before = Math.ceil((beyond * depth) / middleStep)
  const middles = Math.ceil(depth / middleStep) + 2 * before
  const sums = new Float32Array(slopeCount * middles)
  for (let at = 0; at < crests.length; at += 4) {
    const u = (crests[at] ?? 0) - length / 2
    const v = crests[at + 1] ?? 0
    const own = Math.round((crests[at + 2] ?? 0) / slopeStep) + slopeSteps
    const weight = crests[at + 3] ?? 0
    const [from, to] = [Math.max(0, own - spread), Math.min(slopeCount - 1, own + spread)]
    for (let slope = from; slope <= to; slope++) {
      const middle = (v - (slope - slopeSteps) * slopeStep * u) / middleStep + before
      const low = Math.floor(middle)
      if (low < 0 || low + 1 >= middles) continue
      const share = middle - low
      const cell = slope * middles + low
      sums[cell] = (sums[cell] ?? 0) + weight * (1 - share)
      sums[cell + 1] = (sums[cell + 1] ?? 0) + weight * share
    }
  }
  return { sums, middles, before }
}

function strongest({ sums, middles }: Votes): Cell | null {
  let [best, cell] = [0, -1]
  for (let at = 0; at < sums.length; at++) {
    const sum = sums[at] ?? 0
    if (sum > best) {
      best = sum
      cell = at
    }
  }
  return cell < 0 ? null : { slope: Math.floor(cell / middles), middle: cell % middles }
}

function silence({ sums, middles }: Votes, { slope, middle }: Cell): void {
  const { slopes, middles: near } = sameLine
  for (let s = Math.max(0, slope - slopes); s <= Math.min(slopeCount - 1, slope + slopes); s++)
    sums.fill(0, s * middles + Math.max(0, middle - near), s * middles + Math.min(middles, middle + near + 1))
}

type Course = Pick<StraightLine, 'middle' | 'slope'>

/** Least squares over the crests near a line; the line itself where they are too few. */
function fitted({ length, crests }: EdgeField, line: Course): Course {
  let [sum, us, vs, uus, uvs] = [0, 0, 0, 0, 0]
  for (let at = 0; at < crests.length; at += 4) {
    const u = (crests[at] ?? 0) - length / 2
    const off = (crests[at + 1] ?? 0) - line.middle - line.slope * u
    if (off > nearest || off < -nearest) continue
    if (Math.abs((crests[at + 2] ?? 0) - line.slope) > nearestSlope) continue
    const weight = crests[at + 3] ?? 0
    sum += weight
    us += weight * u
    vs += weight * off
    uus += weight * u * u
    uvs += weight * u * off
  }
  const spreadOfU = uus - (us * us) / sum
  if (!(sum > 4 && spreadOfU > 25 * sum)) return line
  const turn = (uvs - (us * vs) / sum) / spreadOfU
  return { slope: line.slope + turn, middle: line.middle + (vs - turn * us) / sum }
}

function seenAlong({ length, depth, slopes }: EdgeField, { middle, slope }: Course): Uint16Array {
  const seen = new Uint16Array(length + 1)
  for (let u = 0; u < length; u++) {
    const v = Math.round(middle + slope * (u - length / 2))
    let isSeen = false
    for (let near = Math.max(0, v - 1); near <= Math.min(depth - 1, v + 1); near++)
      if (Math.abs((slopes[u * depth + near] ?? NaN) - slope) <= nearestSlope) isSeen = true
    seen[u + 1] = (seen[u] ?? 0) + (isSeen ? 1 : 0)
  }
  return seen
}
