import { composed, inverse, mapPoint, mapQuad } from '../../imaging/geometry/homography.ts'
import type { Homography } from '../../imaging/geometry/homography.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { blend, fill } from '../canvas.ts'
import { randomFrom } from '../random.ts'
import type { Random } from '../random.ts'
import { zoneCapitalMm } from '../draw-specimen.ts'
import type { FlatSpecimen, PictureTruth } from '../draw-specimen.ts'
import { boundsOf, type Rectangle } from '../shapes.ts'
import type { CameraConditions } from './conditions.ts'
import { defocus, expose, glareOver, shake } from './exposure.ts'
import type { Glare } from './exposure.ts'
import { projectSheet } from './project-sheet.ts'
import { pinhole } from './pinhole.ts'
import { paintScene } from './scene.ts'
import { drawThumb, placeThumb, thumbOutline } from './thumb.ts'

/** A photograph and what is really on it; all places in pixels of the photograph. */
export interface Photograph {
  readonly pixels: Pixels
  readonly truth: PictureTruth
  /** Share of the machine zone or the barcode on which a reflection is seen, 0..1. */
  readonly glareOverZone: number
  /** Outline of the thumb, or null when there is none. */
  readonly thumb: readonly Point[] | null
}

interface View {
  /** Page in millimetres → pixels. */
  readonly map: Homography
  readonly width: number
  readonly height: number
}

function middle(quads: readonly Quad[]): Point | null {
  const points = quads.flat()
  if (points.length === 0) return null
  const mean = (k: 0 | 1): number => points.reduce((sum, point) => sum + point[k], 0) / points.length
  return [mean(0), mean(1)]
}

/** What is read of a page, where neither thumb nor glare may lie: the lines of its zone, its barcode. */
function readQuads({ zoneQuads, barcode }: PictureTruth): readonly Quad[] {
  return barcode === null ? zoneQuads : [...zoneQuads, barcode]
}

/** Rectangle around what is read of a flat page, millimetres. */
function zoneOf(flat: FlatSpecimen): Rectangle | null {
  const points = readQuads(flat.truth)
    .flat()
    .map(([x, y]): Point => [x / flat.dotsPerMm, y / flat.dotsPerMm])
  if (points.length === 0) return null
  return boundsOf(points)
}

/** Sets up the camera so that the zone's capitals get the height asked for and the whole page is in the picture. */
function aim(flat: FlatSpecimen, conditions: CameraConditions): View {
  const [, , [widthMm, heightMm]] = mapQuad(flat.truth.page, ([x, y]): Point => [
    x / flat.dotsPerMm,
    y / flat.dotsPerMm,
  ])
  const centred: Homography = [1, 0, -widthMm / 2, 0, 1, -heightMm / 2, 0, 0, 1]
  const view = {
    tilt: conditions.tilt,
    towards: conditions.tiltTowards,
    turn: conditions.quarterTurns * 90 + conditions.skew,
    distance: conditions.distance * widthMm,
  }
  const unscaled = composed(pinhole(view), centred)
  const [zx, zy] = middle(readQuads(flat.truth))?.map((value) => value / flat.dotsPerMm) ?? [
    widthMm / 2,
    heightMm / 2,
  ]
  const [top, bottom] = [
    mapPoint(unscaled, [zx ?? 0, (zy ?? 0) - zoneCapitalMm / 2]),
    mapPoint(unscaled, [zx ?? 0, (zy ?? 0) + zoneCapitalMm / 2]),
  ]
  const focal = conditions.letterPx / Math.hypot(bottom[0] - top[0], bottom[1] - top[1])
  const zoomed = composed([focal, 0, 0, 0, focal, 0, 0, 0, 1], unscaled)
  const corners = mapQuad([[0, 0], [widthMm, 0], [widthMm, heightMm], [0, heightMm]], (point) => mapPoint(zoomed, point)) // prettier-ignore
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, upper] = [Math.min(...xs), Math.min(...ys)]
  const [pageWidth, pageHeight] = [Math.max(...xs) - left, Math.max(...ys) - upper]
  const aspect = pageWidth >= pageHeight ? 4 / 3 : 3 / 4
  const width = Math.ceil(Math.max(pageWidth, pageHeight * aspect) / conditions.fill)
  const height = Math.ceil(width / aspect)
  const shiftX = (width - pageWidth) * (0.5 + 0.46 * conditions.offset[0]) - left
  const shiftY = (height - pageHeight) * (0.5 + 0.46 * conditions.offset[1]) - upper
  return { map: composed([1, 0, shiftX, 0, 1, shiftY, 0, 0, 1], zoomed), width, height }
}

function placeGlare(
  random: Random,
  view: View,
  look: {
    flat: FlatSpecimen
    where: 'anywhere' | 'clear of the zone'
    strength: number
    zone: readonly Quad[]
  },
): Glare | null {
  const { flat } = look
  const [, , [right, bottom]] = flat.truth.page
  for (let i = 0; i < 60; i++) {
    const centre = mapPoint(view.map, [
      (random.between(0.05, 0.95) * right) / flat.dotsPerMm,
      (random.between(0.05, 0.95) * bottom) / flat.dotsPerMm,
    ])
    const size = view.width * random.between(0.05, 0.16)
    const glare = {
      centre,
      radii: [size, size * random.between(0.4, 0.9)] as const,
      turn: random.between(0, 3.14),
      strength: look.strength,
    }
    if (look.where === 'anywhere' || glareOver(glare, look.zone) === 0) return glare
  }
  return null
}

/** Mean height of the capitals along the zone: the ink's boxes are taller, for digits rise above capitals. */
function letterHeightOf(flat: FlatSpecimen, map: (point: Point) => Point): number {
  const heights = flat.truth.zoneQuads.flatMap(([a, b]) =>
    [0.05, 0.5, 0.95].map((share) => {
      const [x, y] = [(a[0] + (b[0] - a[0]) * share) / flat.dotsPerMm, a[1] / flat.dotsPerMm]
      const [top, bottom] = [map([x, y]), map([x, y + zoneCapitalMm])]
      return Math.hypot(bottom[0] - top[0], bottom[1] - top[1])
    }),
  )
  return heights.length === 0 ? 0 : heights.reduce((sum, height) => sum + height, 0) / heights.length
}

/** The other page of a booklet, or the page that a visa is glued on: paper around the document. */
function paintSurround(pixels: Pixels, flat: FlatSpecimen, view: View): void {
  const format = flat.truth.format
  if (format !== 'TD3' && format !== 'MRV-A' && format !== 'MRV-B') return
  const [, , [right, bottom]] = mapQuad(flat.truth.page, ([x, y]): Point => [
    x / flat.dotsPerMm,
    y / flat.dotsPerMm,
  ])
  const around: readonly Point[] = format === 'TD3' ? [[-0.4, -86], [right + 0.4, -86], [right, 4], [0, 4]] : [[-2.5, -3], [right + 2.5, -3], [right + 2.5, bottom + 4], [-2.5, bottom + 4]] // prettier-ignore
  const [from, to] = [mapPoint(view.map, [0, 0]), mapPoint(view.map, [right, 0])]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [nx, ny] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
  const shades = Array.from({ length: 64 }, (_, i) => blend([186, 178, 166], [232, 228, 220], i / 63))
  const reach = 63 / (0.18 * length)
  fill({ pixels, dotsPerMm: 1 }, [around.map((point) => mapPoint(view.map, point))], {
    colour: (x, y) =>
      shades[Math.min(63, Math.floor(Math.abs((x - from[0]) * nx + (y - from[1]) * ny) * reach))] ?? [
        232, 228, 220,
      ],
  })
}

/**
 * Photographs a flat page. The size of the picture follows from the letter height asked for; the whole page is on it.
 * @param seed decides the background, the places of glare and thumb, and the noise.
 */
export function photograph(flat: FlatSpecimen, conditions: CameraConditions, seed: number): Photograph {
  const random = randomFrom(seed).fork('camera')
  const view = aim(flat, conditions)
  const pixels: Pixels = {
    width: view.width,
    height: view.height,
    channels: 3,
    data: new Uint8Array(view.width * view.height * 3),
  }
  const [, , [right, bottom]] = mapQuad(flat.truth.page, ([x, y]): Point => [
    x / flat.dotsPerMm,
    y / flat.dotsPerMm,
  ])
  const wave = (x: number): number => conditions.curlMm * Math.sin((Math.PI * x) / right)
  const map = ([x, y]: Point): Point => mapPoint(view.map, [x, y + wave(x)])
  const fromDots = (quad: Quad): Quad =>
    mapQuad(quad, ([x, y]) => map([x / flat.dotsPerMm, y / flat.dotsPerMm]))
  const read = readQuads(flat.truth).map(fromDots)

  paintScene(pixels, random.fork('scene'), conditions.background)
  paintSurround(pixels, flat, view)
  projectSheet(pixels, flat, {
    inverse: inverse(view.map),
    curlMm: conditions.curlMm,
    pxPerMm: conditions.letterPx / zoneCapitalMm,
  })
  const thumb = conditions.thumb
    ? placeThumb(random.fork('thumb'), { widthMm: right, heightMm: bottom, zone: zoneOf(flat) })
    : null
  if (thumb !== null) drawThumb({ pixels, dotsPerMm: 1 }, thumb, map)
  const glare =
    conditions.glare === null
      ? null
      : placeGlare(random.fork('glare'), view, { ...conditions.glare, flat, zone: read })
  shake(pixels, { length: conditions.motion, angle: conditions.motionAngle })
  defocus(pixels, conditions.blur)
  expose(pixels, { conditions, glare, random: random.fork('light') })
  return {
    pixels,
    truth: {
      ...flat.truth,
      zoneQuads: flat.truth.zoneQuads.map(fromDots),
      barcode: flat.truth.barcode === null ? null : fromDots(flat.truth.barcode),
      fields: flat.truth.fields.map((field) => ({ ...field, quad: fromDots(field.quad) })),
      page: fromDots(flat.truth.page),
      portraits: flat.truth.portraits.map(fromDots),
      face: flat.truth.face && fromDots(flat.truth.face),
      signature: flat.truth.signature && fromDots(flat.truth.signature),
      letterHeight: letterHeightOf(flat, map),
    },
    glareOverZone: glare === null ? 0 : glareOver(glare, read),
    thumb: thumb === null ? null : thumbOutline(thumb).map(map),
  }
}
