import type { Point } from '../../vocabulary/imaging/pixels.ts'
import { blend, fill } from './canvas.ts'
import type { Canvas, Colour } from './canvas.ts'
import type { Random } from './random.ts'
import { drawWave, ellipse, ribbon } from './shapes.ts'
import type { Rectangle } from './shapes.ts'

/** Colours of one issue of documents. */
export interface Palette {
  readonly paper: Colour
  readonly first: Colour
  readonly second: Colour
  /** Headings and labels. */
  readonly accent: Colour
  /** Values and machine zone. */
  readonly ink: Colour
}

export const palettes: readonly Palette[] = [
  {
    paper: [243, 238, 228],
    first: [186, 148, 128],
    second: [128, 158, 176],
    accent: [122, 40, 44],
    ink: [30, 28, 32],
  },
  {
    paper: [234, 241, 240],
    first: [120, 170, 164],
    second: [150, 156, 196],
    accent: [24, 84, 92],
    ink: [26, 30, 34],
  },
  {
    paper: [240, 236, 243],
    first: [176, 150, 190],
    second: [136, 172, 190],
    accent: [76, 46, 110],
    ink: [32, 28, 38],
  },
  {
    paper: [242, 242, 230],
    first: [168, 176, 112],
    second: [196, 160, 120],
    accent: [64, 88, 36],
    ink: [28, 30, 26],
  },
  {
    paper: [236, 239, 246],
    first: [136, 158, 206],
    second: [206, 158, 168],
    accent: [30, 52, 110],
    ink: [24, 26, 36],
  },
]

/** Covers the sheet with the paper's tint, which deepens away from the upper middle. */
export function drawTint({ pixels }: Canvas, palette: Palette): void {
  const { width, height, data } = pixels
  const [r, g, b] = palette.paper
  const deep = blend(palette.paper, palette.second, 0.16)
  const [dr, dg, db] = [deep[0] - r, deep[1] - g, deep[2] - b]
  for (let y = 0, at = 0; y < height; y++) {
    const down = Math.abs(y / height - 0.35)
    for (let x = 0; x < width; x++, at += 3) {
      const share = Math.min(1, Math.abs(x / width - 0.5) + down)
      data[at] = r + dr * share
      data[at + 1] = g + dg * share
      data[at + 2] = b + db * share
    }
  }
}

/** Two families of interlaced sine lines whose amplitude swells along the page. */
export function drawGuilloche(
  canvas: Canvas,
  area: Rectangle,
  look: { palette: Palette; random: Random; opacity: number },
): void {
  const { palette, random, opacity } = look
  const families = [palette.first, palette.second]
  for (const [index, colour] of families.entries()) {
    const period = random.between(14, 30)
    const swell = random.between(60, 130)
    const reach = random.between(1.6, 3.6)
    const phase = random.between(0, 6.28)
    const pitch = random.between(1.5, 2.1)
    for (let line = -3; line * pitch < area.height + 6; line++) {
      const base = area.y + line * pitch
      const lag = phase + line * (index === 0 ? 0.21 : -0.17)
      drawWave(canvas, area, {
        colour,
        opacity,
        width: 0.13,
        height: (x) =>
          base +
          reach *
            Math.sin((x / period) * 6.283 + lag) *
            (0.55 + 0.45 * Math.sin((x / swell) * 6.283 + phase)),
      })
    }
  }
}

/** A rosette: rings of a hypotrochoid, as on banknotes. */
export function drawRosette(
  canvas: Canvas,
  place: { centre: Point; radius: number; petals: number; colour: Colour; opacity: number },
): void {
  const { centre, radius, petals, colour, opacity } = place
  for (let ring = 0; ring < 5; ring++) {
    const outer = radius * (1 - ring * 0.12)
    const depth = radius * (0.1 + 0.05 * ring)
    const points = Array.from({ length: petals * 24 + 1 }, (_, i): Point => {
      const angle = (i / (petals * 24)) * 2 * Math.PI
      const reach = outer - depth + depth * Math.sin(angle * petals + ring * 0.7)
      return [centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle)]
    })
    fill(canvas, ribbon(points, 0.16), { colour, opacity })
  }
}

/** Where the dots of the mark stand, as fractions of the page: the same on every specimen of this service. */
const constellation: readonly Point[] = [
  [0.31, 0.075], [0.345, 0.115], [0.385, 0.09], [0.43, 0.13], [0.47, 0.105], [0.53, 0.145], [0.61, 0.07], [0.66, 0.12],
  [0.72, 0.09], [0.78, 0.135], [0.84, 0.08], [0.9, 0.125],
] // prettier-ignore

/** The graphic half of our mark: twelve faint dots at fixed places near the head of the page. */
export function drawConstellation(
  canvas: Canvas,
  size: { widthMm: number; heightMm: number },
  palette: Palette,
): void {
  for (const [x, y] of constellation) {
    fill(canvas, ellipse([x * size.widthMm, y * size.heightMm], [0.32, 0.32]), {
      colour: blend(palette.accent, [226, 196, 60], 0.6),
      opacity: 0.45,
    })
  }
}
