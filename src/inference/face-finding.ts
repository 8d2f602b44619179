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
  const border = Math.round(longest * room)
  const scale = longSide / (longest + 2 * border)
  const seen = await withRoom(pixels, { border: Math.round(border * scale), scale })
  const size = { width: blocks(seen.width), height: blocks(seen.height) }
  const input = new Tensor('float32', bluePlanes(seen, size), [1, 3, size.height, size.width])
  const answers = await session.run({ input })
  const maps = (name: string): Float32Array => {
    const data = answers[name]?.data
    if (!(data instanceof Float32Array)) throw new Error(`the face detector gave no ${name}`)
    return data
  }
  const back = backIn(pixels, seen, Math.round(border * scale))
  return facesInMaps(maps, size).map(({ score, quad, points: [a, b, c, d, e] }) => ({
    score,
    quad: mapQuad(quad, back),
    points: [back(a), back(b), back(c), back(d), back(e)],
  }))
}

/** From the picture that the network saw to the one given, room taken off. */
function backIn(pixels: Pixels, seen: Pixels, border: number): (point: Point) => Point {
  const [across, down] = [
    pixels.width / (seen.width - 2 * border),
    pixels.height / (seen.height - 2 * border),
  ]
  return ([x, y]) => [(x - border) * across, (y - border) * down]
}

async function withRoom(
  { data, width, height, channels }: Pixels,
  { border, scale }: { readonly border: number; readonly scale: number },
): Promise<Pixels> {
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const smaller = await sharp(data, { raw: { width, height, channels } })
    .resize({ ...size, fit: 'fill', kernel: scale < 1 ? 'linear' : 'cubic' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const edges = { top: border, bottom: border, left: border, right: border, extendWith: 'copy' } as const
  const wide = await sharp(smaller, { raw: { ...size, channels: 3 } })
    .extend(edges)
    .raw()
    .toBuffer()
  return { width: size.width + 2 * border, height: size.height + 2 * border, channels: 3, data: wide }
}

function blocks(side: number): number {
  return Math.ceil(side / sideStep) * sideStep
}

/** Planes blue, green, red, 0..255; what is added to the right and below is black. Plain loops: every pixel passes. */
function bluePlanes({ data, width, height }: Pixels, size: Size): Float32Array {
  const plane = size.width * size.height
  const values = new Float32Array(plane * 3)
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0, from = channel; y < height; y++) {
      let to = (2 - channel) * plane + y * size.width
      for (let x = 0; x < width; x++, from += 3) values[to++] = data[from] ?? 0
    }
  return values
}
