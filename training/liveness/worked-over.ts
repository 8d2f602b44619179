import sharp, { type Sharp } from 'sharp'
import type { Random } from '../../src/engine/specimens/random.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** One thing that an editor, a telephone's own programs or a page do to a photograph before it is sent. */
type PostProcessing = (file: Uint8Array, random: Random) => Promise<Uint8Array>

/** Each with how often it is done; in this order. */
const postProcessings: readonly (readonly [often: number, work: PostProcessing])[] = [
  [0.35, cropped],
  [0.4, softBackground],
  [0.6, filtered],
  [0.5, adjustTone],
  [0.3, vignetted],
  [0.6, resized],
  [0.5, unsharpMask],
]

/**
 * A photograph worked over: an editor's hand is no attack. Frames of every kind go through it, so that it tells of none.
 */
export async function postProcess(file: Uint8Array, random: Random): Promise<Uint8Array> {
  let worked = file
  for (const [often, work] of postProcessings) if (random.happens(often)) worked = await work(worked, random)
  return encodeJpeg(sharp(worked), random)
}

async function cropped(file: Uint8Array, random: Random): Promise<Uint8Array> {
  const { width, height } = await sizeOf(file)
  const [w, h] = [Math.round(width * random.between(0.6, 0.9)), Math.round(height * random.between(0.6, 0.9))]
  const [left, top] = [Math.round((width - w) / 2), Math.round((height - h) * random.between(0.3, 0.5))]
  return encodePng(sharp(file).extract({ left, top, width: w, height: h }))
}

/** The face stays sharp, what is behind it does not: a wide lens, a studio, or a telephone that draws either. */
async function softBackground(file: Uint8Array, random: Random): Promise<Uint8Array> {
  const size = await sizeOf(file)
  const [rx, ry] = [random.between(42, 56), random.between(46, 60)]
  const mask = overlay(size, `<radialGradient id="g" r="0.5"><stop offset="0.75" stop-color="#fff" stop-opacity="1"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`, `<ellipse cx="50%" cy="50%" rx="${rx}%" ry="${ry}%" fill="url(#g)"/>`) // prettier-ignore
  const near = await sharp(file).ensureAlpha().composite([{ input: mask, blend: 'dest-in' }]).png().toBuffer() // prettier-ignore
  const far = await encodePng(sharp(file).blur(random.between(2, 12)))
  return encodePng(sharp(far).composite([{ input: near }]).removeAlpha()) // prettier-ignore
}

/** Grain is taken away: by a median, or by mixing in a softer picture. */
async function filtered(file: Uint8Array, random: Random): Promise<Uint8Array> {
  if (random.happens(0.4)) return encodePng(sharp(file).median(3))
  const soft = await sharp(file).blur(random.between(0.6, 2)).ensureAlpha(random.between(0.3, 0.9)).png().toBuffer() // prettier-ignore
  return encodePng(
    sharp(file)
      .composite([{ input: soft }])
      .removeAlpha(),
  )
}

function adjustTone(file: Uint8Array, random: Random): Promise<Uint8Array> {
  const contrast = random.between(0.85, 1.25)
  const picture = sharp(file).modulate({ saturation: random.between(0.4, 1.3), brightness: random.between(0.9, 1.15) }) // prettier-ignore
  return encodePng(picture.linear(contrast, 128 * (1 - contrast)))
}

async function vignetted(file: Uint8Array, random: Random): Promise<Uint8Array> {
  const dark = random.between(0.1, 0.6)
  const shade = overlay(await sizeOf(file), `<radialGradient id="g" r="0.75"><stop offset="0.5" stop-opacity="0"/><stop offset="1" stop-opacity="${dark}"/></radialGradient>`, '<rect width="100%" height="100%" fill="url(#g)"/>') // prettier-ignore
  return encodePng(
    sharp(file)
      .composite([{ input: shade }])
      .removeAlpha(),
  )
}

async function resized(file: Uint8Array, random: Random): Promise<Uint8Array> {
  const { width } = await sizeOf(file)
  const kernel = random.pick(['cubic', 'mitchell', 'lanczos3'] as const)
  return encodePng(sharp(file).resize({ width: Math.round(width * random.between(0.6, 2)), kernel }))
}

function unsharpMask(file: Uint8Array, random: Random): Promise<Uint8Array> {
  return encodePng(sharp(file).sharpen({ sigma: random.between(0.5, 1.5), m2: random.between(1, 4) }))
}

async function sizeOf(file: Uint8Array): Promise<Size> {
  const { width, height } = await sharp(file).metadata()
  return { width, height }
}

function overlay({ width, height }: Size, defined: string, drawn: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defined}</defs>${drawn}</svg>`) // prettier-ignore
}

function encodePng(picture: Sharp): Promise<Uint8Array> {
  return picture.png({ compressionLevel: 1 }).toBuffer()
}

function encodeJpeg(picture: Sharp, random: Random): Promise<Uint8Array> {
  return picture.jpeg({ quality: random.whole(65, 95), chromaSubsampling: random.pick(['4:2:0', '4:4:4']) }).toBuffer() // prettier-ignore
}
