import { type InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import { mapQuad } from '../geometry/homography.ts'
import type { Size } from '../geometry/lay-flat.ts'
import type { FoundFace } from '../vocabulary/face.ts'
import type { Pixels, Point } from '../vocabulary/pixels.ts'
import { calmPicture } from './calm-picture.ts'
import { facesInMaps } from './face-maps.ts'

/** The network looks at whole blocks of so many pixels. */
const sideStep = 32
/** Faces that fill a picture are found only with room around them: its edges are repeated by so much of its longer side. */
const room = 0.25
/**
 * Longer side of what the network sees, room included: first the quick look, then the one for small faces, then those for
 * what is drawn over or coarse, which is a face again from further away.
 */
const looks: readonly { readonly longSide: number; readonly isCalmed: boolean }[] = [
  { longSide: 480, isCalmed: false },
  { longSide: 960, isCalmed: false },
  { longSide: 480, isCalmed: true },
  { longSide: 160, isCalmed: true },
  { longSide: 256, isCalmed: true },
]

/**
 * Finds faces with YuNet (Wu et al., "YuNet: a tiny millisecond-level face detector", 2023), first quickly, then, when
 * there is none, with more pixels, and at last without what is drawn over them, smaller and smaller.
 *
 * @returns boxes and points in pixels of the picture given, the surest first
 */
export async function findFaces(session: InferenceSession, pixels: Pixels): Promise<readonly FoundFace[]> {
  let calmed: Pixels | null = null
  for (const { longSide, isCalmed } of looks) {
    if (isCalmed) calmed ??= await calmPicture(pixels)
    const found = await facesAt(session, calmed ?? pixels, longSide)
    if (found.length > 0) return found
  }
  return []
}

async function facesAt(
  session: InferenceSession,
  pixels: Pixels,
  longSide: number,
): Promise<readonly FoundFace[]> {
  const longest = Math.max(pixels.width, pixels.height)
  const wide = Math.round(longest * room)
  const scale = longSide / (longest + 2 * wide)
  const border = Math.round(wide * scale)
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
