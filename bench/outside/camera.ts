import sharp from 'sharp'
import { develop } from './camera/develop.ts'
import { drawLight, layDown } from './camera/light.ts'
import { pixels } from './camera/pixels.ts'
import { lookAt } from './camera/projection.ts'
import { placesIn, printOf, type Photograph } from './photograph.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'
import { drawSurface } from './surface.ts'

/** Photographs a side so that letters of a zone stand `pitch` pixels apart. */
export async function photograph(random: Random, sheet: Sheet, pitch: number): Promise<Photograph> {
  const scale = pitch / 2.54
  const tilt = random.between(0, 25)
  const view = lookAt(random, sheet, [scale, tilt])
  const print = await printOf(sheet, scale)
  const scene = await pixels(sharp(Buffer.from(drawSurface(random, [view.width, view.height]))))
  layDown([scene, print], { sheet, view }, drawLight(random, sheet))
  const soft = Math.min(1.3, pitch / 12)
  const lens = { soft: [0.3 * soft, 1.1 * soft], noise: [1.5, 8], quality: [50, 90] } as const
  return { bytes: await develop(random, scene, lens), ...placesIn(view, sheet), tilt }
}
