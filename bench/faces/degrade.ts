import sharp from 'sharp'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'
import { decodeImage } from './sets.ts'

/** What a portrait has gone through before it is compared: printed small, blurred, drawn over, grey, compressed. */
export interface Degradation {
  readonly name: string
  /** Width of the printed portrait, in pixels. */
  readonly width: number
  readonly blur: number
  readonly guilloche: boolean
  readonly grey: boolean
  readonly quality: number
}

export const degradations: readonly Degradation[] = [
  { name: '90 px', width: 90, blur: 0.5, guilloche: false, grey: false, quality: 60 },
  { name: '90 px, guilloche', width: 90, blur: 0.5, guilloche: true, grey: false, quality: 60 },
  { name: '90 px, grey, JPEG 40', width: 90, blur: 0.5, guilloche: false, grey: true, quality: 40 },
  { name: '48 px', width: 48, blur: 0.4, guilloche: false, grey: false, quality: 60 },
  { name: '48 px, guilloche, grey, JPEG 40', width: 48, blur: 0.4, guilloche: true, grey: true, quality: 40 },
]

export async function degraded(pixels: Pixels, degradation: Degradation): Promise<Pixels> {
  const { width, height, channels, data } = pixels
  const size = { width: degradation.width, height: Math.round((height * degradation.width) / width) }
  let picture = sharp(data, { raw: { width, height, channels } }).resize({ ...size, kernel: 'lanczos3' })
  if (degradation.grey) picture = picture.grayscale()
  const small = await picture.toColourspace('srgb').blur(degradation.blur).png().toBuffer()
  const drawn = degradation.guilloche ? sharp(small).composite([{ input: guilloche(size) }]) : sharp(small)
  return decodeImage(await drawn.jpeg({ quality: degradation.quality }).toBuffer())
}

/** Fine wavy lines in two tints, half transparent, as security printing lays them over a portrait. */
function guilloche({ width, height }: { readonly width: number; readonly height: number }): Buffer {
  const line = (row: number, tint: string): string => {
    const points = Array.from({ length: 25 }, (_, step) => {
      const x = (step / 24) * width
      return `${x.toFixed(1)},${(row + Math.sin(step * 0.9 + row / 7) * height * 0.03).toFixed(1)}`
    })
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${tint}" stroke-opacity=".45" stroke-width=".8"/>`
  }
  const rows = Array.from({ length: 12 }, (_, row) => ((row + 0.5) / 12) * height)
  const lines = rows.map((row, index) => line(row, index % 2 === 0 ? '#2a6f9e' : '#9e5a2a'))
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines.join('')}</svg>`,
  )
}
