import type { Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import type { Canvas } from './canvas.ts'
import type { Likeness } from './person.ts'
import type { Rectangle } from './shapes.ts'

/** Looked up this many times a side of a dot, so that a small portrait is no coarser than a large one. */
const looks = 2

/** The level, 0..255, of one channel at a place in pixels, between the four that surround it. */
function levelAt({ width, height, data }: Likeness['pixels'], at: Point, channel: number): number {
  const x = Math.max(0, Math.min(width - 1.001, at[0] - 0.5))
  const y = Math.max(0, Math.min(height - 1.001, at[1] - 0.5))
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [x - left, y - top]
  const level = (dx: number, dy: number): number => data[((top + dy) * width + left + dx) * 3 + channel] ?? 0
  const upper = level(0, 0) * (1 - across) + level(1, 0) * across
  return upper * (1 - down) + (level(0, 1) * (1 - across) + level(1, 1) * across) * down
}

/**
 * Prints a portrait.
 * @param box where, in millimetres; what lies outside the sheet is cut off
 * @returns the rectangle around the face, millimetres
 */
export function drawLikeness(canvas: Canvas, box: Rectangle, { person, pixels }: Likeness): Quad {
  const { dotsPerMm } = canvas
  const { width, height, data } = canvas.pixels
  const [left, top] = [Math.round(box.x * dotsPerMm), Math.round(box.y * dotsPerMm)]
  const [wide, high] = [Math.round(box.width * dotsPerMm), Math.round(box.height * dotsPerMm)]
  const [stepX, stepY] = [pixels.width / wide / looks, pixels.height / high / looks]
  for (let y = Math.max(0, -top); y < Math.min(high, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(wide, width - left); x++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let look = 0; look < looks * looks; look++) {
          const at: Point = [
            (x * looks + (look % looks) + 0.5) * stepX,
            (y * looks + Math.floor(look / looks) + 0.5) * stepY,
          ]
          sum += levelAt(pixels, at, channel)
        }
        data[((top + y) * width + left + x) * 3 + channel] = Math.round(sum / (looks * looks))
      }
    }
  }
  const { face } = person
  const at = (x: number, y: number): Point => [box.x + x * box.width, box.y + y * box.height]
  const [right, bottom] = [face.x + face.width, face.y + face.height]
  return [at(face.x, face.y), at(right, face.y), at(right, bottom), at(face.x, bottom)]
}
