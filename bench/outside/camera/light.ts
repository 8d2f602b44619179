import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { sample, type Pixels } from './pixels.ts'
import { apply, type Point, type View } from './projection.ts'

/** How a sheet is lit; lengths in millimetres, shares 0..1. */
export interface Light {
  readonly shine: Point
  readonly glare: number
  readonly spread: number
  /** How the light falls off to the sides. */
  readonly slope: readonly [number, number]
  readonly dark: number
  readonly shadow: readonly [number, number]
}

/** Uneven light with a shadow, and at times a reflection. */
export function drawLight(random: Random, sheet: Sheet): Light {
  return {
    shine: [random.between(0.1, 0.9) * sheet.width, random.between(0.1, 0.9) * sheet.height],
    glare: random.happens(0.6) ? random.between(0.15, 0.6) : 0,
    spread: random.between(7, 16),
    slope: [random.between(-0.2, 0.2), random.between(-0.2, 0.2)],
    dark: random.between(0.1, 0.45),
    shadow: [random.between(-1, 1), random.between(-1, 1)],
  }
}

/** Lays the print on the surface. */
export function layDown(
  [scene, print]: readonly [Pixels, Pixels],
  { sheet, view }: { readonly sheet: Sheet; readonly view: View },
  { shine, glare, spread, slope: [lx, ly], dark, shadow: [dx, dy] }: Light,
): void {
  const k = print.width / sheet.width
  for (let y = 0; y < scene.height; y++)
    for (let x = 0; x < scene.width; x++) {
      const [u, v] = apply(view.back, [x + 0.5, y + 0.5])
      const inside = depth(sheet, [u, v])
      const cover = Math.max(0, Math.min(1, inside * k + 0.5))
      const shadow = 1 - dark * Math.exp(-((Math.min(0, depth(sheet, [u - dx, v - dy])) / 1.6) ** 2))
      const light = 0.95 + lx * (x / scene.width - 0.5) * 2 + ly * (y / scene.height - 0.5) * 2
      const distance = ((u - shine[0]) ** 2 + (v - shine[1]) ** 2) / spread ** 2
      const gleam = cover * glare * Math.exp(-distance)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * scene.width + x) * 3 + channel
        const below = (scene.data[at] ?? 0) * shadow
        const above = cover > 0 ? sample(print, [u * k - 0.5, v * k - 0.5, channel]) : 0
        const lit = Math.min(255, (below + (above - below) * cover) * light)
        scene.data[at] = Math.round(lit + (255 - lit) * gleam)
      }
    }
}

/** Millimetres from the edge of a sheet with rounded corners; negative outside. */
function depth({ width, height }: Sheet, [u, v]: Point): number {
  const round = width < 90 ? 3 : 0.5
  const [dx, dy] = [
    Math.abs(u - width / 2) - width / 2 + round,
    Math.abs(v - height / 2) - height / 2 + round,
  ]
  return round - Math.hypot(Math.max(0, dx), Math.max(0, dy)) - Math.min(0, Math.max(dx, dy))
}
