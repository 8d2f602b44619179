import { type InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import { mapQuad } from '../../../engine/imaging/geometry/homography.ts'
import { quadSize, type Size } from '../../../engine/imaging/geometry/rectify.ts'
import type { FoundFace } from '../../../vocabulary/face/face.ts'
import type { Pixels, Point } from '../../../vocabulary/imaging/pixels.ts'
import { medianFilter } from '../imaging/median-filter.ts'
import { facesInMaps } from '../../../engine/face/detector/faces-in-maps.ts'

/** The network looks at whole blocks of so many pixels. */
const sideStep = 32
/** Faces that fill a picture are found only with a margin: its edges are repeated by so much of its longer side. */
const room = 0.25
/** How a picture is shown to the network. */
interface Look {
  /** Longer side of what it sees, margin included, in pixels. */
  readonly longSide: number
  readonly isMedianFiltered: boolean
}

/** The first look, for pictures that are larger. It counts only where the widest face gets so many pixels in it. */
const quick = { longSide: 320, isMedianFiltered: false, widest: 64 } as const
/** Then the usual one, the one for small faces, and those for what is drawn over or coarse: a face again from further away. */
const looks: readonly Look[] = [
  { longSide: 480, isMedianFiltered: false },
  { longSide: 960, isMedianFiltered: false },
  { longSide: 480, isMedianFiltered: true },
  { longSide: 160, isMedianFiltered: true },
  { longSide: 256, isMedianFiltered: true },
]

/**
 * Finds faces with YuNet (Wu et al., "YuNet: a tiny millisecond-level face detector", 2023), first quickly, then, when
 * none is large enough, with more pixels, and at last without what is drawn over them, smaller and smaller.
 *
 * @returns boxes and points in pixels of the picture given, the surest first
 */
export async function detectFaces(session: InferenceSession, pixels: Pixels): Promise<readonly FoundFace[]> {
  if (scaleOf(pixels, quick) < 1) {
    const found = await facesAt(session, pixels, quick)
    if (found.some(({ quad }) => quadSize(quad).width * scaleOf(pixels, quick) >= quick.widest)) return found
  }
  let filtered: Pixels | null = null
  for (const look of looks) {
    if (look.isMedianFiltered) filtered ??= await medianFilter(pixels)
    const found = await facesAt(session, filtered ?? pixels, look)
    if (found.length > 0) return found
  }
  return []
}

/** How many times as large a look shows a picture. */
function scaleOf({ width, height }: Size, { longSide }: Look): number {
  const longest = Math.max(width, height)
  return longSide / (longest + 2 * Math.round(longest * room))
}

async function facesAt(session: InferenceSession, pixels: Pixels, look: Look): Promise<readonly FoundFace[]> {
  const scale = scaleOf(pixels, look)
  const border = Math.round(Math.round(Math.max(pixels.width, pixels.height) * room) * scale)
  const smaller = await resized(pixels, scale)
  const size = { width: blocks(smaller.width + 2 * border), height: blocks(smaller.height + 2 * border) }
  const input = new Tensor('float32', bluePlanes(smaller, border, size), [1, 3, size.height, size.width])
  const answers = await session.run({ input })
  const maps = (name: string): Float32Array => {
    const data = answers[name]?.data
    if (!(data instanceof Float32Array)) throw new Error(`the face detector gave no ${name}`)
    return data
  }
  const [across, down] = [pixels.width / smaller.width, pixels.height / smaller.height]
  const back = ([x, y]: Point): Point => [(x - border) * across, (y - border) * down]
  return facesInMaps(maps, size).map(({ score, quad, points: [a, b, c, d, e] }) => ({
    score,
    quad: mapQuad(quad, back),
    points: [back(a), back(b), back(c), back(d), back(e)],
  }))
}

async function resized({ data, width, height, channels }: Pixels, scale: number): Promise<Pixels> {
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const smaller = await sharp(data, { raw: { width, height, channels } })
    .resize({ ...size, fit: 'fill', kernel: scale < 1 ? 'linear' : 'cubic' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return { ...size, channels: 3, data: smaller }
}

function blocks(side: number): number {
  return Math.ceil(side / sideStep) * sideStep
}

/**
 * Planes blue, green, red, 0..255, the picture's edge repeated for a border all around it; what is added to the right and
 * below is black. Plain loops: every pixel passes.
 */
function bluePlanes({ data, width, height }: Pixels, border: number, size: Size): Float32Array {
  const plane = size.width * size.height
  const values = new Float32Array(plane * 3)
  for (let y = 0, from = 0; y < height; y++) {
    const row = (y + border) * size.width
    for (let to = row + border; to < row + border + width; to++, from += 3) {
      values[to] = data[from + 2] ?? 0
      values[to + plane] = data[from + 1] ?? 0
      values[to + 2 * plane] = data[from] ?? 0
    }
  }
  const drawn = { width, height, border, stride: size.width }
  for (let at = 0; at < values.length; at += plane) repeatEdges(values.subarray(at, at + plane), drawn)
  return values
}

interface Drawn extends Size {
  /** How far from its left and its top a picture lies in a plane. */
  readonly border: number
  /** Width of the plane. */
  readonly stride: number
}

function repeatEdges(plane: Float32Array, { width, height, border, stride }: Drawn): void {
  const [first, last] = [border * stride, (border + height - 1) * stride]
  for (let row = first; row <= last; row += stride) {
    const [left, right] = [row + border, row + border + width]
    plane.fill(plane[left] ?? 0, row, left).fill(plane[right - 1] ?? 0, right, right + border)
  }
  const whole = width + 2 * border
  for (let n = 1; n <= border; n++)
    plane
      .copyWithin(first - n * stride, first, first + whole)
      .copyWithin(last + n * stride, last, last + whole)
}
