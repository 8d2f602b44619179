import sharp from 'sharp'
import type { Place } from '../sheet.ts'
import { clearPixels, sample, type Pixels } from './pixels.ts'
import { apply, cornersOf, type View } from './projection.ts'

/** The part of the plane of a sheet that a picture shows, in millimetres, not farther than `far` from the sheet. */
export function visiblePlace(view: View, far: number): Place {
  const spots = cornersOf([0, 0, view.width, view.height]).map((p) => apply(view.back, p))
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const clip = (value: number): number => Math.max(-far, Math.min(far * 2, value))
  const [left, top] = [clip(Math.min(...xs)) - 1, clip(Math.min(...ys)) - 1]
  return [left, top, clip(Math.max(...xs)) + 1 - left, clip(Math.max(...ys)) + 1 - top]
}

/** Draws what lies in the plane of a sheet, SVG in millimetres of `place`, over a picture. */
export async function drawInPlane(
  scene: Pixels,
  svg: string,
  { view, place, scale }: { readonly view: View; readonly place: Place; readonly scale: number },
): Promise<void> {
  const [left, top, width, height] = place
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${left} ${top} ${width} ${height}">${svg}</svg>`
  const layer = await clearPixels(sharp(Buffer.from(whole)))
  for (let y = 0; y < scene.height; y++)
    for (let x = 0; x < scene.width; x++) {
      const [u, v] = apply(view.back, [x + 0.5, y + 0.5])
      const spot = [(u - left) * scale - 0.5, (v - top) * scale - 0.5] as const
      const cover = sample(layer, [...spot, 3], 4) / 255
      if (cover === 0) continue
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * scene.width + x) * 3 + channel
        const below = scene.data[at] ?? 0
        scene.data[at] = Math.round(below + (sample(layer, [...spot, channel], 4) - below) * cover)
      }
    }
}
