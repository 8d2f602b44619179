import type { Sharp } from 'sharp'

/** A picture of three channels, or of four with the opacity last. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** The pixels of a picture on white. */
export async function pixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The pixels of a picture with their opacity. */
export async function clearPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The value of a channel between pixels. */
export function sample(
  { data, width, height }: Pixels,
  [x, y, channel]: readonly [number, number, number],
  channels = 3,
): number {
  const [x0, y0] = [
    Math.max(0, Math.min(width - 2, Math.floor(x))),
    Math.max(0, Math.min(height - 2, Math.floor(y))),
  ]
  const [fx, fy] = [Math.max(0, Math.min(1, x - x0)), Math.max(0, Math.min(1, y - y0))]
  const at = (dx: number, dy: number): number => data[((y0 + dy) * width + x0 + dx) * channels + channel] ?? 0
  return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy
}
