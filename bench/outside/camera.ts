import sharp, { type Sharp } from 'sharp'
import type { Random } from './random.ts'
import type { Place, Sheet } from './sheet.ts'
import { drawSurface } from './surface.ts'

export type Point = readonly [number, number]

/** A photograph, and where things are in it: corners from the top left one, clockwise. */
export interface Photograph {
  readonly bytes: Buffer
  readonly corners: readonly Point[]
  readonly portrait: readonly Point[] | null
  readonly signature: readonly Point[] | null
  readonly tilt: number
}

type Matrix = readonly number[]
interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Photographs a side so that letters of a zone stand `pitch` pixels apart. */
export async function photograph(random: Random, sheet: Sheet, pitch: number): Promise<Photograph> {
  const scale = pitch / 2.54
  const tilt = random.between(0, 25)
  const view = lookAt(random, sheet, [scale, tilt])
  const print = await pixels(sharp(Buffer.from(sheet.svg(16))).resize(Math.round(sheet.width * scale * 1.15)))
  const scene = await pixels(sharp(Buffer.from(drawSurface(random, [view.width, view.height]))))
  layDown(random, [scene, print], { sheet, view })
  const soft = random.between(0.3, 1.1) * Math.min(1.3, pitch / 12)
  const raw = { width: scene.width, height: scene.height, channels: 3 } as const
  const blurred = await sharp(scene.data, { raw }).blur(Math.max(0.3, soft)).raw().toBuffer()
  const noise = random.between(1.5, 8)
  for (let at = 0; at < blurred.length; at++)
    blurred[at] = Math.max(0, Math.min(255, Math.round((blurred[at] ?? 0) + noise * random.normal())))
  const bytes = await sharp(blurred, { raw })
    .jpeg({ quality: random.whole(50, 90) })
    .toBuffer()
  const seen = (place: Place | null): Point[] | null =>
    place ? cornersOf(place).map((p) => apply(view.there, p)) : null
  return {
    bytes,
    corners: seen([0, 0, sheet.width, sheet.height]) ?? [],
    portrait: seen(sheet.portrait),
    signature: seen(sheet.signature),
    tilt,
  }
}

interface View {
  readonly width: number
  readonly height: number
  /** From millimetres of the sheet to pixels, and back. */
  readonly there: Matrix
  readonly back: Matrix
}

function lookAt(random: Random, sheet: Sheet, [scale, tilt]: readonly [number, number]): View {
  const turn = random.between(-9, 9) * (Math.PI / 180)
  const axis = random.between(0, 2 * Math.PI)
  const lean = tilt * (Math.PI / 180)
  const far = sheet.width * random.between(1.8, 3)
  // Rotation about an axis in the plane (Rodrigues), after a turn in the plane.
  const [ux, uy] = [Math.cos(axis), Math.sin(axis)]
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  const r = [
    [c + ux * ux * (1 - c), ux * uy * (1 - c)],
    [ux * uy * (1 - c), c + uy * uy * (1 - c)],
    [-uy * s, ux * s],
  ].map(([a = 0, b = 0]) => [
    a * Math.cos(turn) + b * Math.sin(turn),
    b * Math.cos(turn) - a * Math.sin(turn),
  ])
  const [mx, my] = [sheet.width / 2, sheet.height / 2]
  const f = far * scale
  const rows = r.map(([a = 0, b = 0], row) => {
    const k = row === 2 ? 1 : f
    return [k * a, k * b, k * (-a * mx - b * my) + (row === 2 ? far : 0)]
  })
  const flat = rows.flat()
  const spots = cornersOf([0, 0, sheet.width, sheet.height]).map((p) => apply(flat, p))
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const margin = (): number => sheet.width * scale * random.between(0.05, 0.32)
  const [left, top] = [Math.min(...xs) - margin(), Math.min(...ys) - margin()]
  const shift = [1, 0, -left, 0, 1, -top, 0, 0, 1]
  const there = multiply(shift, flat)
  return {
    width: Math.ceil(Math.max(...xs) + margin() - left),
    height: Math.ceil(Math.max(...ys) + margin() - top),
    there,
    back: inverse(there),
  }
}

/** Lays the print on the surface, with a shadow, uneven light and at times a reflection. */
function layDown(
  random: Random,
  [scene, print]: readonly [Pixels, Pixels],
  { sheet, view }: { readonly sheet: Sheet; readonly view: View },
): void {
  const shine: Point = [random.between(0.1, 0.9) * sheet.width, random.between(0.1, 0.9) * sheet.height]
  const glare = random.happens(0.6) ? random.between(0.15, 0.6) : 0
  const spread = random.between(7, 16)
  const [lx, ly] = [random.between(-0.2, 0.2), random.between(-0.2, 0.2)]
  const [dark, dx, dy] = [random.between(0.1, 0.45), random.between(-1, 1), random.between(-1, 1)]
  const k = print.width / sheet.width
  for (let y = 0; y < scene.height; y++)
    for (let x = 0; x < scene.width; x++) {
      const [u, v] = apply(view.back, [x + 0.5, y + 0.5])
      const inside = depth(sheet, [u, v])
      const cover = Math.max(0, Math.min(1, inside * k + 0.5))
      const shadow = 1 - dark * Math.exp(-((Math.min(0, depth(sheet, [u - dx, v - dy])) / 1.6) ** 2))
      const light = 0.95 + lx * (x / scene.width - 0.5) * 2 + ly * (y / scene.height - 0.5) * 2
      const distance = ((u - shine[0]) ** 2 + (v - shine[1]) ** 2) / spread ** 2
      const gleam = cover * glare * Math.exp(-distance)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * scene.width + x) * 3 + channel
        const below = (scene.data[at] ?? 0) * shadow
        const above = cover > 0 ? sample(print, [u * k - 0.5, v * k - 0.5, channel]) : 0
        const lit = Math.min(255, (below + (above - below) * cover) * light)
        scene.data[at] = Math.round(lit + (255 - lit) * gleam)
      }
    }
}

/** Millimetres from the edge of a sheet with rounded corners; negative outside. */
function depth({ width, height }: Sheet, [u, v]: Point): number {
  const round = width < 90 ? 3 : 0.5
  const [dx, dy] = [
    Math.abs(u - width / 2) - width / 2 + round,
    Math.abs(v - height / 2) - height / 2 + round,
  ]
  return round - Math.hypot(Math.max(0, dx), Math.max(0, dy)) - Math.min(0, Math.max(dx, dy))
}

async function pixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function sample({ data, width, height }: Pixels, [x, y, channel]: readonly [number, number, number]): number {
  const [x0, y0] = [
    Math.max(0, Math.min(width - 2, Math.floor(x))),
    Math.max(0, Math.min(height - 2, Math.floor(y))),
  ]
  const [fx, fy] = [Math.max(0, Math.min(1, x - x0)), Math.max(0, Math.min(1, y - y0))]
  const at = (dx: number, dy: number): number => data[((y0 + dy) * width + x0 + dx) * 3 + channel] ?? 0
  return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy
}

function cornersOf([x, y, width, height]: Place): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

function apply(m: Matrix, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

function multiply(a: Matrix, b: Matrix): number[] {
  return Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3), at % 3]
    return [0, 1, 2].reduce((sum, k) => sum + (a[row * 3 + k] ?? 0) * (b[k * 3 + column] ?? 0), 0)
  })
}

function inverse(m: Matrix): number[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m
  const cofactors = [e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f]
  const rest = [d * h - e * g, b * g - a * h, a * e - b * d]
  const whole = a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g)
  return [...cofactors, ...rest].map((value) => value / whole)
}
