import {
  liesOnOneLine,
  mapPoint,
  mapQuad,
  squareToQuad,
} from '../../../engine/imaging/geometry/homography.ts'
import { rectify, quadSize } from '../../../engine/imaging/geometry/rectify.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'

/** How much of a region's size is looked at around it. */
const margin = { across: 0.1, along: 0.35 }
/** Strips into which each side is cut to see where the bars end. */
const strips = 12
/** Part of the usual change inside the symbol that its rim still has. */
const rim = 0.4
/** Longest side in which the rim is looked for, in pixels. */
const longest = 640

/** A line y = from + slope · x of the laid-out region. */
interface Line {
  readonly from: number
  readonly slope: number
}

/**
 * The true outline of a symbol, which perspective makes a quad: lines are laid through the places where its bars end.
 * Null where no sides can be seen.
 */
export function symbolOutline(grey: Pixels, region: Quad): Quad | null {
  const wide = widened(region)
  const size = quadSize(wide)
  const scale = Math.min(1, longest / Math.max(size.width, size.height))
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  if (width < 60 || height < 24 || liesOnOneLine(wide)) return null
  const flat = rectify(grey, wide, { width, height, beyond: 'edge', steppedOver: 1 })
  const changes = smoothed(changesAlong(flat), flat)
  const level = { from: width * 0.1, to: width * 0.9, across: height, step: 1, stride: width }
  const [top, bottom] = sidesOf(changes, level)
  if (top === null || bottom === null) return null
  // Above and below the symbol there is other print, which says nothing of its ends.
  const from = Math.max(0, top.from, at(top, width))
  const to = Math.min(height, bottom.from, at(bottom, width))
  const [left, right] = sidesOf(changes, { from, to, across: width, step: width, stride: 1 })
  if (left === null || right === null) return null
  const corners = [crossing(top, left), crossing(top, right), crossing(bottom, right), crossing(bottom, left)]
  const toPicture = squareToQuad(wide)
  const back = ([x, y]: Point): Point => mapPoint(toPicture, [x / width, y / height])
  const [a, b, c, d] = corners
  return a === undefined || b === undefined || c === undefined || d === undefined
    ? null
    : mapQuad([a, b, c, d], back)
}

/** The quad with a margin on all sides. */
function widened(region: Quad): Quad {
  const map = squareToQuad(region)
  const [u, v] = [margin.across, margin.along]
  return mapQuad([[-u, -v], [1 + u, -v], [1 + u, 1 + v], [-u, 1 + v]], (point) => mapPoint(map, point)) // prettier-ignore
}

/** For each pixel, how much its row changes there; bars that stand upright change nothing downwards. */
function changesAlong({ width, height, data }: Pixels): Float32Array {
  const changes = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      changes[at] = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0))
    }
  }
  return changes
}

/** Mean over seven pixels along each row. */
function smoothed(values: Float32Array, { width, height }: Pixels): Float32Array {
  const result = new Float32Array(values.length)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      sum += (values[at] ?? 0) - (x >= 7 ? (values[at - 7] ?? 0) : 0)
      if (x >= 3) result[at - 3] = sum / 7
    }
  }
  return result
}

interface Course {
  /** Pixels along the side, between which it is looked for. */
  readonly from: number
  readonly to: number
  /** Pixels across it. */
  readonly across: number
  /** Distance in the array of neighbours along and across. */
  readonly step: number
  readonly stride: number
}

/** The two lines between which change is, seen across one axis; as functions of the place along it. */
function sidesOf(changes: Float32Array, course: Course): readonly [Line | null, Line | null] {
  const firsts: Point[] = []
  const lasts: Point[] = []
  const length = Math.floor((course.to - course.from) / strips)
  if (length < 1) return [null, null]
  for (let strip = 0; strip < strips; strip++) {
    const from = Math.floor(course.from) + strip * length
    const profile = profileOf(changes, course, { from, length })
    const inside = [...profile].sort((a, b) => b - a)[Math.floor(profile.length * 0.25)] ?? 0
    const span = longestRun(profile, inside * rim)
    if (span === null) continue
    firsts.push([from + length / 2, span[0]])
    lasts.push([from + length / 2, span[1]])
  }
  return [lineThrough(firsts), lineThrough(lasts)]
}

function profileOf(
  changes: Float32Array,
  { across, step, stride }: Course,
  { from, length }: { readonly from: number; readonly length: number },
): Float32Array {
  const profile = new Float32Array(across)
  for (let n = 0; n < across; n++) {
    let sum = 0
    for (let i = from; i < from + length; i++) sum += changes[i * step + n * stride] ?? 0
    profile[n] = sum / length
  }
  return profile
}

/** Where the profile stays above the bound longest; gaps as wide as a guard bar do not end it. */
function longestRun(profile: Float32Array, bound: number): readonly [number, number] | null {
  const gap = Math.max(6, Math.round(profile.length * 0.03))
  let best: readonly [number, number] | null = null
  let [start, last] = [-1, -1]
  const close = () => {
    if (start >= 0 && (best === null || last - start > best[1] - best[0])) best = [start, last]
  }
  for (let n = 0; n < profile.length; n++) {
    if ((profile[n] ?? 0) < bound) continue
    if (start < 0 || n - last > gap) {
      close()
      start = n
    }
    last = n
  }
  close()
  return best
}

/** Through the middle of all slopes between pairs (Theil and Sen): a few wrong points do no harm. */
function lineThrough(points: readonly Point[]): Line | null {
  if (points.length < 5) return null
  const slopes = points.flatMap(([x, y], n) =>
    points.slice(n + 3).map(([otherX, otherY]) => (otherY - y) / (otherX - x)),
  )
  const slope = medianOf(slopes) ?? 0
  return { slope, from: medianOf(points.map(([x, y]) => y - slope * x)) ?? 0 }
}

function at({ from, slope }: Line, x: number): number {
  return from + slope * x
}

/** Where a side seen over x and one seen over y meet. */
function crossing(level: Line, upright: Line): Point {
  const y = (level.from + level.slope * upright.from) / (1 - level.slope * upright.slope)
  return [upright.from + upright.slope * y, y]
}
