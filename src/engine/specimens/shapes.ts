import type { Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import { tint } from './canvas.ts'
import type { Canvas, Colour, Shape } from './canvas.ts'

/** Where and how large, millimetres. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function cornersOf({ x, y, width, height }: Rectangle): Quad {
  return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]] // prettier-ignore
}

/** The smallest upright rectangle around points. */
export function boundsOf(points: readonly Point[]): Rectangle {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export function ellipse(centre: Point, radii: readonly [number, number], turn = 0): Shape {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const points: Point[] = []
  for (let i = 0; i < 48; i++) {
    const angle = (i / 48) * 2 * Math.PI
    const [x, y] = [radii[0] * Math.cos(angle), radii[1] * Math.sin(angle)]
    points.push([centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos])
  }
  return [points]
}

/** A rectangle whose corners are rounded by `radius` millimetres. */
export function rounded(box: Rectangle, radius: number): Shape {
  const r = Math.min(radius, box.width / 2, box.height / 2)
  const corners: readonly (readonly [x: number, y: number, from: number])[] = [
    [box.x + box.width - r, box.y + r, -90],
    [box.x + box.width - r, box.y + box.height - r, 0],
    [box.x + r, box.y + box.height - r, 90],
    [box.x + r, box.y + r, 180],
  ]
  const steps = r === 0 ? 1 : 8
  const points = corners.flatMap(([x, y, from]) =>
    Array.from({ length: steps }, (_, i): Point => {
      const angle = ((from + (steps === 1 ? 45 : (90 * i) / (steps - 1))) * Math.PI) / 180
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
  )
  return [points]
}

/** A smooth closed curve through the points (Catmull-Rom). */
export function smooth(points: readonly Point[]): Shape {
  const n = points.length
  const at = (i: number): Point => points[((i % n) + n) % n] ?? [0, 0]
  const line: Point[] = []
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < 8; step++) line.push(spline([a, b, c, d], step / 8))
  }
  return [line]
}

function spline([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const along = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
  return [along(0), along(1)]
}

/** A line of even width along the points, millimetres. */
export function ribbon(points: readonly Point[], width: number): Shape {
  const sides = [1, -1].map((side) =>
    points.map((point, i): Point => {
      const before = points[Math.max(0, i - 1)] ?? point
      const after = points[Math.min(points.length - 1, i + 1)] ?? point
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const length = Math.hypot(dx, dy) || 1
      return [point[0] - ((dy / length) * side * width) / 2, point[1] + ((dx / length) * side * width) / 2]
    }),
  )
  return [[...(sides[0] ?? []), ...(sides[1] ?? []).reverse()]]
}

export interface Wave {
  readonly colour: Colour
  /** 0..1. */
  readonly opacity: number
  /** Millimetres across → millimetres down. */
  readonly height: (x: number) => number
  /** Thickness in millimetres. */
  readonly width: number
}

/**
 * Draws the curve y = f(x) across an area, anti-aliased column by column: hundreds of fine waves cost little.
 */
export function drawWave(canvas: Canvas, area: Rectangle, wave: Wave): void {
  const { pixels, dotsPerMm } = canvas
  const from = Math.max(0, Math.round(area.x * dotsPerMm))
  const to = Math.min(pixels.width, Math.round((area.x + area.width) * dotsPerMm))
  const low = Math.max(0, area.y * dotsPerMm)
  const high = Math.min(pixels.height, (area.y + area.height) * dotsPerMm)
  let before = wave.height((from - 1) / dotsPerMm) * dotsPerMm
  for (let x = from; x < to; x++) {
    const y = wave.height(x / dotsPerMm) * dotsPerMm
    const half = (wave.width * dotsPerMm * Math.hypot(1, y - before)) / 2
    before = y
    const top = Math.max(low, y - half)
    const bottom = Math.min(high, y + half)
    for (let row = Math.floor(top); row < bottom; row++) {
      const covered = Math.min(row + 1, bottom) - Math.max(row, top)
      if (covered > 0)
        tint(pixels.data, (row * pixels.width + x) * 3, {
          colour: wave.colour,
          coverage: covered * wave.opacity,
        })
    }
  }
}
