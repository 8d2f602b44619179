import type { Pixels, Point } from '../../../vocabulary/imaging/pixels.ts'
import { along } from '../../imaging/geometry/points.ts'
import type { DecodedLine } from './decode-line.ts'
import { directionOf, lengthOf, type TextLine } from './text-line.ts'

/** Distance of neighbouring characters in pixels; null where they follow no common pitch. */
export function pitchInPixels(line: TextLine, { pitch, steps }: DecodedLine): number | null {
  return pitch === null ? null : (pitch.pitch / steps) * lengthOf(line)
}

/** The middle of the character in a column, in pixels of the picture; null where nothing tells where it stands. */
export function characterCentre(
  line: TextLine,
  { alignment, pitch, steps }: DecodedLine,
  column: number,
): Point | null {
  if (pitch === null || alignment.columns[column] === undefined) return null
  const part = (pitch.first + pitch.pitch * column + pitch.curvature * column * column + 0.5) / steps
  return along(line.start, directionOf(line), part * lengthOf(line))
}

/** The green of a place between pixels, by the four around it. Many thousands are asked for each line. */
export function interpolatedGrey({ width, height, channels, data }: Pixels, px: number, py: number): number {
  const x = Math.min(width - 1.001, Math.max(0, px - 0.5))
  const y = Math.min(height - 1.001, Math.max(0, py - 0.5))
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const above = (top * width + left) * channels + (channels === 3 ? 1 : 0)
  const below = above + width * channels
  const upperGrey = (data[above] ?? 255) * (1 - fx) + (data[above + channels] ?? 255) * fx
  const lowerGrey = (data[below] ?? 255) * (1 - fx) + (data[below + channels] ?? 255) * fx
  return upperGrey * (1 - fy) + lowerGrey * fy
}
