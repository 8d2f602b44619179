import { parseIsoDate, yearsBetween } from '../documents/values/calendar-date.ts'
import type { Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import { blend, fill } from './canvas.ts'
import type { Canvas, Colour, Shape } from './canvas.ts'
import { randomFrom, type Random } from './random.ts'
import type { Specimen } from './make-specimen.ts'
import { ellipse, ribbon, rounded, smooth } from './shapes.ts'
import type { Rectangle } from './shapes.ts'
import { clothTones, hairTones, skinTones } from './tables/names.table.ts'

/** Whom to draw. */
export interface Sitter {
  readonly random: Random
  readonly sex: 'M' | 'F' | 'X'
  readonly age: number
}

/** Whom the holder's document shows, as old as when it was issued. */
export function sitterOf({
  seed,
  sex,
  dob,
  issued,
}: Pick<Specimen, 'seed' | 'sex' | 'dob' | 'issued'>): Sitter {
  const [born, made] = [parseIsoDate(dob), parseIsoDate(issued)]
  const age = born === null || made === null ? 40 : yearsBetween(born, made)
  return { random: randomFrom(seed).fork('portrait'), sex, age }
}

interface Face {
  readonly skin: Colour
  readonly hair: Colour
  readonly cloth: Colour
  readonly iris: Colour
  readonly jaw: number
  readonly wide: number
  readonly longHair: boolean
  readonly bald: boolean
  readonly beard: boolean
  readonly glasses: boolean
  readonly smile: number
}

const white: Colour = [250, 248, 244]
const dark: Colour = [34, 28, 30]

function drawLook({ random, sex, age }: Sitter): Face {
  const grey = age > 55 ? random.between(0.4, 0.95) : 0
  const longHair = sex === 'F' ? random.happens(0.75) : sex === 'X' && random.happens(0.5)
  return {
    skin: random.pick(skinTones),
    hair: blend(random.pick(hairTones), [186, 184, 182], grey),
    cloth: random.pick(clothTones),
    iris: random.pick([
      [84, 60, 40],
      [70, 100, 120],
      [84, 104, 70],
      [50, 40, 34],
    ] as const),
    jaw: random.between(0.82, 1.12),
    wide: random.between(0.92, 1.08),
    longHair,
    bald: sex === 'M' && age > 35 && random.happens(0.25),
    beard: sex === 'M' && age > 20 && random.happens(0.3),
    glasses: random.happens(0.22),
    smile: random.between(-0.1, 0.35),
  }
}

/**
 * Draws an evidently synthetic head and shoulders.
 * @param box the photograph, millimetres; its height should be about 1.28 of its width.
 * @returns the rectangle around the face from chin to hairline, millimetres.
 */
export function drawPortrait(canvas: Canvas, box: Rectangle, sitter: Sitter): Quad {
  const face = drawLook(sitter)
  const at = (x: number, y: number): Point => [box.x + x * box.width, box.y + y * box.height]
  const inside = ([x, y]: Point): Point => [
    Math.max(box.x, Math.min(box.x + box.width, x)),
    Math.max(box.y, Math.min(box.y + box.height, y)),
  ]
  const curve: Curve = (points) =>
    smooth(points.map(([x, y]) => at(x, y))).map((contour) => contour.map(inside))
  const backdrop = blend([206, 214, 222], [226, 220, 210], sitter.random.unit())
  fill(canvas, rounded(box, 0), {
    colour: (_, y) => blend(backdrop, [246, 247, 248], (y - box.y) / box.height),
  })
  drawShoulders(canvas, face, curve)
  drawHead(canvas, face, curve)
  drawFeatures(canvas, { face, at, box, age: sitter.age })
  drawHair(canvas, face, curve)
  return [at(0.27, 0.16), at(0.73, 0.16), at(0.73, 0.74), at(0.27, 0.74)]
}

type Curve = (points: readonly Point[]) => Shape

function mirrored(half: readonly Point[]): Point[] {
  return [...half, ...half.map(([x, y]): Point => [1 - x, y]).reverse()]
}

function drawShoulders(canvas: Canvas, face: Face, curve: Curve): void {
  if (face.longHair) {
    fill(canvas, curve(mirrored([[0.5, 0.1], [0.27, 0.2], [0.22, 0.45], [0.21, 0.72], [0.3, 0.84], [0.42, 0.8]])), { colour: blend(face.hair, dark, 0.25) }) // prettier-ignore
  }
  fill(canvas, curve(mirrored([[0.42, 0.62], [0.41, 0.76], [0.34, 0.85], [0.44, 0.95]])), { colour: blend(face.skin, dark, 0.16) }) // prettier-ignore
  const cloth = curve(mirrored([[0.43, 0.93], [0.36, 0.82], [0.16, 0.87], [0.03, 0.96], [0.01, 0.999], [0.3, 0.999]])) // prettier-ignore
  fill(canvas, cloth, { colour: face.cloth })
  fill(canvas, curve([[0.36, 0.82], [0.46, 0.95], [0.4, 0.99], [0.33, 0.86]]), { colour: blend(face.cloth, white, 0.3) }) // prettier-ignore
  fill(canvas, curve([[0.64, 0.82], [0.54, 0.95], [0.6, 0.99], [0.67, 0.86]]), { colour: blend(face.cloth, white, 0.22) }) // prettier-ignore
}

function drawHead(canvas: Canvas, face: Face, curve: Curve): void {
  const x = (value: number): number => 0.5 + (value - 0.5) * face.wide
  const ears = blend(face.skin, dark, 0.12)
  fill(canvas, curve([[x(0.27), 0.4], [x(0.235), 0.43], [x(0.25), 0.52], [x(0.29), 0.53]]), { colour: ears }) // prettier-ignore
  fill(canvas, curve([[x(0.73), 0.4], [x(0.765), 0.43], [x(0.75), 0.52], [x(0.71), 0.53]]), { colour: ears }) // prettier-ignore
  const outline = mirrored([[0.5, 0.13], [x(0.36), 0.16], [x(0.28), 0.28], [x(0.27), 0.45], [x(0.31), 0.6], [x(0.5 - 0.11 * face.jaw), 0.71], [0.5, 0.745]]) // prettier-ignore
  const shape = curve(outline.filter((_, i) => i !== 7 && i !== outline.length - 1))
  const [left, right] = extent(shape)
  fill(canvas, shape, {
    colour: (px) => {
      const across = (px - left) / (right - left)
      return blend(
        blend(face.skin, white, 0.12),
        blend(face.skin, dark, 0.2),
        Math.abs(across - 0.42) ** 1.6 * 2.2,
      )
    },
  })
  if (face.beard) {
    const beard = mirrored([
      [0.5, 0.77],
      [0.38, 0.72],
      [x(0.29), 0.58],
      [x(0.3), 0.52],
      [0.37, 0.6],
      [0.44, 0.585],
    ])
    fill(canvas, curve(beard), { colour: face.hair, opacity: 0.78 })
  }
}

function extent(shape: Shape): [left: number, right: number] {
  const xs = shape.flatMap((contour) => contour.map(([x]) => x))
  return [Math.min(...xs), Math.max(...xs)]
}

function drawFeatures(
  canvas: Canvas,
  look: { face: Face; at: (x: number, y: number) => Point; box: Rectangle; age: number },
): void {
  const { face, at, box, age } = look
  const size = (x: number, y: number): [number, number] => [x * box.width, y * box.height]
  const shade = blend(face.skin, dark, 0.38)
  for (const side of [-1, 1]) {
    const x = 0.5 + side * 0.105
    fill(canvas, ellipse(at(x, 0.42), size(0.052, 0.022)), { colour: white })
    fill(canvas, ellipse(at(x, 0.42), size(0.026, 0.021)), { colour: face.iris })
    fill(canvas, ellipse(at(x, 0.42), size(0.012, 0.0095)), { colour: dark })
    fill(canvas, ellipse(at(x + 0.008, 0.413), size(0.005, 0.004)), { colour: white })
    const lid = [-0.058, -0.03, 0, 0.03, 0.058].map((dx): Point => at(x + dx, 0.398 + dx * dx * 6))
    fill(canvas, ribbon(lid, 0.014 * box.width), { colour: blend(face.skin, dark, 0.7) })
    const brow = [-0.07, -0.03, 0.02, 0.068].map((dx): Point => at(x + dx * side, 0.358 + dx * dx * 2.4))
    fill(canvas, ribbon(brow, 0.024 * box.width), { colour: blend(face.hair, dark, 0.2), opacity: 0.9 })
    fill(canvas, ellipse(at(0.5 + side * 0.15, 0.54), size(0.055, 0.035)), {
      colour: [214, 120, 104],
      opacity: 0.12,
    })
    if (age > 45) {
      const fold = [0, 0.5, 1].map((t): Point => at(0.5 + side * (0.06 + 0.03 * t), 0.54 + 0.06 * t))
      fill(canvas, ribbon(fold, 0.008 * box.width), { colour: shade, opacity: 0.5 })
    }
    if (face.glasses) {
      const rim = ellipse(at(x, 0.425), size(0.085, 0.05))[0] ?? []
      fill(canvas, ribbon([...rim, ...rim.slice(0, 2)], 0.011 * box.width), { colour: dark, opacity: 0.85 })
    }
  }
  const nose = [
    at(0.485, 0.43),
    at(0.472, 0.5),
    at(0.462, 0.535),
    at(0.485, 0.552),
    at(0.515, 0.552),
    at(0.536, 0.54),
  ]
  fill(canvas, ribbon(nose, 0.009 * box.width), { colour: shade, opacity: 0.75 })
  const lip = (dy: number): Point[] =>
    [-0.08, -0.04, 0, 0.04, 0.08].map((dx): Point =>
      at(0.5 + dx, 0.632 + dy * (1 - (dx / 0.08) ** 2) - Math.abs(dx) * face.smile),
    )
  fill(canvas, [[...lip(-0.014), ...lip(0.02).reverse()]], { colour: blend(face.skin, [164, 64, 66], 0.55) })
  fill(canvas, ribbon(lip(0.001), 0.008 * box.width), { colour: blend(face.skin, dark, 0.6) })
}

function drawHair(canvas: Canvas, face: Face, curve: Curve): void {
  if (face.bald) {
    fill(canvas, curve([[0.27, 0.44], [0.255, 0.34], [0.28, 0.25], [0.31, 0.33], [0.29, 0.42]]), { colour: face.hair, opacity: 0.9 }) // prettier-ignore
    fill(canvas, curve([[0.73, 0.44], [0.745, 0.34], [0.72, 0.25], [0.69, 0.33], [0.71, 0.42]]), { colour: face.hair, opacity: 0.9 }) // prettier-ignore
    return
  }
  const fringe = curve([[0.255, 0.42], [0.235, 0.26], [0.33, 0.12], [0.5, 0.075], [0.67, 0.115], [0.765, 0.26], [0.745, 0.42], [0.715, 0.32], [0.63, 0.235], [0.45, 0.25], [0.35, 0.21], [0.285, 0.31]]) // prettier-ignore
  fill(canvas, fringe, { colour: face.hair })
  if (face.longHair) {
    fill(canvas, curve([[0.27, 0.3], [0.23, 0.45], [0.22, 0.7], [0.29, 0.78], [0.285, 0.6], [0.275, 0.45]]), { colour: face.hair }) // prettier-ignore
    fill(canvas, curve([[0.73, 0.3], [0.77, 0.45], [0.78, 0.7], [0.71, 0.78], [0.715, 0.6], [0.725, 0.45]]), { colour: face.hair }) // prettier-ignore
  }
  fill(canvas, curve([[0.36, 0.16], [0.48, 0.105], [0.6, 0.12], [0.48, 0.15]]), { colour: blend(face.hair, white, 0.35), opacity: 0.35 }) // prettier-ignore
}
