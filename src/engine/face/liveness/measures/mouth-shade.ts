import { rectify } from '../../../imaging/geometry/rectify.ts'
import { fitSimilarity, sourceQuad } from '../../../imaging/geometry/similarity.ts'
import type { FoundFace } from '../../../../vocabulary/face/face.ts'
import type { Pixels, Point } from '../../../../vocabulary/imaging/pixels.ts'
import { lumaOf } from '../../../../vocabulary/imaging/luma.ts'

/** The square in which it is measured: 40 pixels, the eyes 14 apart. */
const side = 40
const places: readonly Point[] = [
  [13, 13],
  [27, 13],
  [20, 21],
  [14.5, 29],
  [25.5, 29],
]

/** Parts of that square: left, top, right, bottom. */
type Part = readonly [left: number, top: number, right: number, bottom: number]
/** From the upper lip to where the lower one goes when the mouth opens. */
const mouth: Part = [16, 25, 24, 37]
const cheeks: readonly Part[] = [[12, 18, 16, 23], [24, 18, 28, 23]] // prettier-ignore
/** Part of the mouth that is darker than what is answered: an opened one is dark over more than that. */
const darkest = 0.1
/** Cheeks darker than this, 0..255, tell nothing. */
const minLight = 8

/**
 * How dark the darkest tenth of the mouth is, by the shade of the cheeks: about 0.6 of closed lips; an open mouth is
 * darker by 0.4 and more. The lips of the outline stay closed on some open mouths; this does not go by them.
 *
 * @returns null where it is too dark to tell
 */
export function mouthShade(pixels: Pixels, { points }: Pick<FoundFace, 'points'>): number | null {
  const size = { width: side, height: side }
  const quad = sourceQuad(fitSimilarity(points, places), size)
  const chip = rectify(pixels, quad, { ...size, beyond: 'edge', steppedOver: 0 })
  const skin = cheeks.flatMap((part) => shadesIn(chip, part))
  const light = skin.reduce((sum, shade) => sum + shade, 0) / skin.length
  if (light < minLight) return null
  const shades = shadesIn(chip, mouth).sort((a, b) => a - b)
  return (shades[Math.floor(shades.length * darkest)] ?? 0) / light
}

function shadesIn({ data, channels }: Pixels, [left, top, right, bottom]: Part): number[] {
  const width = right - left
  return Array.from({ length: width * (bottom - top) }, (_, n) => {
    const at = ((top + Math.floor(n / width)) * side + left + (n % width)) * channels
    const red = data[at] ?? 0
    return channels === 1 ? red : lumaOf(red, data[at + 1] ?? 0, data[at + 2] ?? 0)
  })
}
