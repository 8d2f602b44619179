import sharp from 'sharp'
import { backgrounds } from '../../src/engine/specimens/camera/conditions.ts'
import { photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { drawSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import { makeSpecimen } from '../../src/engine/specimens/make-specimen.ts'
import { type Random, randomFrom } from '../../src/engine/specimens/random.ts'
import type { Point, Quad } from '../../src/vocabulary/imaging/pixels.ts'
import { hastyConditions } from '../../test/world/pictures/fast-conditions.ts'
import type { RgbaPicture } from '../../web/kit/camera/measures/rgba-picture.ts'

/** Seeds that neither tests nor other benches use. */
const firstSeed = 2_310_000_000
/** Width of what is measured of each frame, in pixels. */
const width = 320

export const sceneKinds = [
  'table, cloth, clutter',
  'thumb on an edge',
  'fingers over two edges',
  'card on a table of its own shade',
  'reaches out of the frame',
  'no document',
] as const
export type SceneKind = (typeof sceneKinds)[number]

/** A frame of a camera as the page measures it. */
export interface CameraScene {
  readonly picture: RgbaPicture
  /** Corners of the document; null where there is none. */
  readonly quad: Quad | null
  readonly isPassport: boolean
}

/** The n-th frame of a kind. */
export async function cameraScene(kind: SceneKind, n: number): Promise<CameraScene> {
  const seed = firstSeed + sceneKinds.indexOf(kind) * 100_000 + n
  const random = randomFrom(seed)
  if (kind === 'no document') return { picture: emptyScene(random), quad: null, isPassport: false }
  const isPassport = n % 4 === 1
  const conditions = hastyConditions(random.fork('conditions'), {
    letterPx: [9, 14],
    maxTilt: 16,
    quarterTurns: [0],
    minFill: () => 0.5,
    blur: [0.4, 0.9],
    maxWarmth: 1,
    minVignetting: 0,
    minQuality: 75,
    glare: null,
    thumb: kind === 'thumb on an edge',
  })
  const background = backgrounds[n % backgrounds.length] ?? 'desk'
  const specimen = makeSpecimen(seed, isPassport ? 'passport' : 'id-card', { today: '2026-11-26' })
  const taken = photograph(drawSpecimen(specimen, { dotsPerMm: 6 }), { ...conditions, background }, seed)
  const scale = width / taken.pixels.width
  const { data, info } = await sharp(taken.pixels.data, {
    raw: { width: taken.pixels.width, height: taken.pixels.height, channels: 3 },
  })
    .resize({ width, kernel: 'linear' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  const [a, b, c, d] = taken.truth.page
  const scaled = ([x, y]: Point): Point => [x * scale, y * scale]
  const quad: Quad = [scaled(a), scaled(b), scaled(c), scaled(d)]
  if (kind === 'reaches out of the frame') return { ...cutOff(picture, quad, n), isPassport }
  if (kind === 'fingers over two edges') drawFingers(picture, quad, random.fork('fingers'))
  if (kind === 'card on a table of its own shade') drawTable(picture, quad, random.fork('table'))
  return { picture, quad, isPassport }
}

/** The part of a frame that lies within a window whose side crosses the document, by a fifth of it. */
function cutOff(picture: RgbaPicture, quad: Quad, n: number): { picture: RgbaPicture; quad: Quad } {
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [x, y] = [(right - left) * 0.2, (bottom - top) * 0.2]
  const from = { x: n % 4 === 0 ? left + x : 0, y: n % 4 === 1 ? top + y : 0 }
  const to = { x: n % 4 === 2 ? right - x : picture.width, y: n % 4 === 3 ? bottom - y : picture.height }
  const [x0, y0] = [Math.round(from.x), Math.round(from.y)]
  const size = { width: Math.round(to.x) - x0, height: Math.round(to.y) - y0 }
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  for (let row = 0; row < size.height; row++) {
    const at = ((y0 + row) * picture.width + x0) * 4
    data.set(picture.data.subarray(at, at + size.width * 4), row * size.width * 4)
  }
  const moved = ([px, py]: Point): Point => [px - x0, py - y0]
  return {
    picture: { ...size, data },
    quad: [moved(quad[0]), moved(quad[1]), moved(quad[2]), moved(quad[3])],
  }
}

/** Four fingers of a hand that holds a card: two on one long side, two on a short one. */
function drawFingers(picture: RgbaPicture, quad: Quad, random: Random): void {
  const skin = [random.between(90, 230), random.between(70, 180), random.between(55, 150)] as const
  for (const [side, place] of [
    [0, 0.3],
    [0, 0.62],
    [1, 0.35],
    [1, 0.7],
  ] as const) {
    // prettier-ignore
    const [from, to] = [quad[side], quad[side === 0 ? 1 : 2]]
    const at = place + random.between(-0.08, 0.08)
    const centre: Point = [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at]
    const radius = random.between(9, 14)
    paint(picture, (x, y) =>
      Math.hypot((x - centre[0]) / (side === 0 ? 1 : 1.6), (y - centre[1]) / (side === 0 ? 1.6 : 1)) < radius
        ? skin
        : null,
    )
  }
}

/** A table as bright as the border of the card, a few levels apart, with the card's faint shadow. */
function drawTable(picture: RgbaPicture, quad: Quad, random: Random): void {
  const [centre] = [middleOf(quad)]
  const border = quad.map(([x, y]): Point => [x + (centre[0] - x) * 0.03, y + (centre[1] - y) * 0.03])
  const samples = border.map(([x, y]) => colourAt(picture, Math.round(x), Math.round(y)))
  const apart = random.between(6, 14) * (random.happens(0.5) ? 1 : -1)
  const mean = [0, 1, 2].map(
    (k) => samples.reduce((sum, colour) => sum + (colour[k] ?? 0), 0) / samples.length,
  )
  const [slopeX, slopeY] = [random.between(-0.04, 0.04), random.between(-0.04, 0.04)]
  paint(picture, (x, y) => {
    if (isInside(quad, [x, y])) return null
    const shade = apart + slopeX * (x - 160) + slopeY * (y - 120) + random.between(-2.5, 2.5)
    const shadow = isInside(quad, [x - 2, y - 2]) ? -6 : 0
    return [0, 1, 2].map((k) => (mean[k] ?? 0) + shade + shadow)
  })
}

/** What lies about: sheets and devices that have other proportions, stripes, and a gradient of light. */
function emptyScene(random: Random): RgbaPicture {
  const picture = { width, height: 240, data: new Uint8ClampedArray(width * 240 * 4).fill(255) }
  const base = random.between(40, 200)
  const [slopeX, slopeY] = [random.between(-0.2, 0.2), random.between(-0.2, 0.2)]
  paint(picture, (x, y) => Array<number>(3).fill(base + slopeX * (x - 160) + slopeY * (y - 120)))
  for (let n = random.whole(0, 5); n > 0; n--) {
    const [x, y, turn] = [random.between(0, width), random.between(0, 240), random.between(0, Math.PI)]
    const long = random.between(30, 260)
    const [halfLong, halfShort] = [long / 2, long / random.pick([1, 2.4, 3.2, 12, 40]) / 2]
    const colour = Array.from({ length: 3 }, () => random.between(20, 240))
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    paint(picture, (px, py) => {
      const [u, v] = [(px - x) * cos + (py - y) * sin, (py - y) * cos - (px - x) * sin]
      return Math.abs(u) < halfLong && Math.abs(v) < halfShort ? colour : null
    })
  }
  paint(picture, (x, y) => colourAt(picture, x, y).map((value) => value + random.between(-4, 4)))
  return picture
}

type Colour = readonly number[]

function paint(
  { width: line, height, data }: RgbaPicture,
  colourOf: (x: number, y: number) => Colour | null,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < line; x++) {
      const colour = colourOf(x, y)
      if (colour !== null) data.set(colour, (y * line + x) * 4)
    }
}

function colourAt({ width: line, data }: RgbaPicture, x: number, y: number): Colour {
  const at = (y * line + x) * 4
  return [...data.subarray(at, at + 3)]
}

function middleOf(quad: Quad): Point {
  return [quad.reduce((sum, [x]) => sum + x, 0) / 4, quad.reduce((sum, [, y]) => sum + y, 0) / 4]
}

function isInside(quad: Quad, [x, y]: Point): boolean {
  return quad.every(([ax, ay], n) => {
    const [bx, by] = quad[(n + 1) % 4] ?? [0, 0]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
  })
}
