import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import sharp, { type Sharp } from 'sharp'
import { lazy } from '../../../src/vocabulary/lazy.ts'
import { type Random, seeded } from '../../aml/random.ts'

/** How a drawn document is sent, one kind after the other. */
export const paperKinds = ['straight', 'askew', 'photo', 'pdf'] as const
export type PaperKind = (typeof paperKinds)[number]

/** With the fonts of the system. */
const compiler = lazy(() => NodeCompiler.create())

/** Sets a document; its text can be selected. */
export function paperPdf(source: string): Uint8Array {
  const pdf = compiler().pdf({ mainFileContent: source }, { creationTimestamp: 1_700_000_000 })
  compiler().evictCache(0)
  return new Uint8Array(pdf)
}

/** One page as a picture. @param seed of the noise, the light and the side to which it leans */
export async function paperPicture(
  page: Sharp,
  kind: Exclude<PaperKind, 'pdf'>,
  seed: number,
): Promise<Uint8Array> {
  if (kind === 'straight') return page.jpeg({ quality: 82 }).toBuffer()
  return kind === 'askew' ? askew(page, seed) : photographed(page, seed)
}

/** 1.5 degrees to one side, with the noise of a cheap copier. */
async function askew(page: Sharp, seed: number): Promise<Uint8Array> {
  const random = seeded(seed)
  const turned = page.grayscale().rotate(seed % 2 === 0 ? 1.5 : -1.5, { background: '#f2f2f2' })
  const grain = () => (random.next() + random.next() + random.next() - 1.5) * 34
  return changed(await turned.blur(0.5).png().toBuffer(), (value) => value * 0.95 + grain(), 75)
}

/** Out of focus, under a lamp that stands to one side, on paper that is not white. */
async function photographed(page: Sharp, seed: number): Promise<Uint8Array> {
  const random = seeded(seed)
  const lamp = lampOf(random)
  const blurred = await page
    .blur(1.3)
    .resize({ width: 1900, height: 1900, fit: 'inside' })
    .linear([1, 0.97, 0.91], [0, 0, 0])
    .png()
    .toBuffer()
  const grain = () => (random.next() + random.next() - 1) * 8
  return changed(blurred, (value, [x, y]) => value * lamp(x, y) + grain(), 78)
}

/** How bright the light is, 0.66 to 1; places are 0..1. */
function lampOf(random: Random): (x: number, y: number) => number {
  const [left, top] = [random.next(), random.next()]
  return (x, y) => 1 - 0.24 * Math.hypot(x - left, y - top)
}

type Change = (value: number, place: readonly [x: number, y: number]) => number

async function changed(picture: Buffer, change: Change, quality: number): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const bytes = Buffer.alloc(data.length)
  for (let at = 0; at < data.length; at++) {
    const pixel = Math.floor(at / channels)
    const place = [(pixel % width) / width, Math.floor(pixel / width) / height] as const
    bytes[at] = Math.max(0, Math.min(255, Math.round(change(data[at] ?? 0, place))))
  }
  return sharp(bytes, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer()
}
