import type { Random } from '../../src/engine/specimens/random.ts'
import { inside, posed } from './pose.ts'
import { drawRaster, type Noise, type Raster } from './raster.ts'
import type { Scene } from './scene.ts'
import type { PresentedImage } from './stolen.ts'
import { roomLight } from './stripe-screen.ts'

/** Directions of the dots of cyan, magenta and yellow, in degrees. */
const screenAngles = [15, 75, 0] as const
/** Light that each ink lets through, red, green, blue. */
const inks = [
  [0.08, 0.55, 0.75],
  [0.7, 0.07, 0.3],
  [0.9, 0.8, 0.08],
] as const

/** Paper printed with dots that grow with the tone (offset and laser printing), held before a sensor. */
export function halftonePrint(
  shown: PresentedImage,
  { room: background, grain }: { readonly room: Scene; readonly grain: Noise },
  random: Random,
): Raster {
  const framed = random.happens(0.55)
  const pose = posed(shown.shape, { fill: framed ? [0.6, 0.95] : [1.02, 1.3], turn: 0.12, tilt: 0.1 }, random)
  // Sensor pixels to one dot.
  const period = Math.exp(random.between(Math.log(0.9), Math.log(4.5)))
  const turned = screenAngles.map((degrees) => (degrees * Math.PI) / 180 + random.between(-0.05, 0.05))
  const edge = 0.04 + 0.17 / period
  // What the lens leaves of the dots.
  const left = Math.exp(-2 * ((Math.PI * random.between(0.3, 0.6)) / period) ** 2)
  const [paper, warm] = [random.between(0.7, 0.9), random.between(0.9, 1)]
  const [veil, fibres] = [random.between(0.01, 0.05), random.between(0.004, 0.02)]
  const margin = random.between(0, 0.08)
  const [slant, fall] = [random.between(0, 6.28), random.between(0, 0.35)]
  const behind = roomLight(background, random)
  return drawRaster(pose, (x, y, into) => {
    const at = pose.onto(x, y)
    const depth = inside(at, shown.shape)
    if (depth < -margin) {
      behind(x / pose.width, y / pose.height, into)
      return
    }
    const lit =
      paper *
      (1 + fall * ((x / pose.width - 0.5) * Math.cos(slant) + (y / pose.height - 0.5) * Math.sin(slant)))
    const rough = 1 + fibres * (grain(x / 1.1, y / 1.1) + grain(x / 4 + 90, y / 4))
    let [r, g, b] = [1, 1, 1]
    if (depth > 0) {
      shown.at(at[0], at[1], into)
      for (const [ink, direction] of turned.entries()) {
        const tone = 1 - Math.sqrt(Math.min(1, (into[ink] ?? 0) * 1.05))
        const [u, v] = [
          x * Math.cos(direction) + y * Math.sin(direction),
          y * Math.cos(direction) - x * Math.sin(direction),
        ]
        const dots = (2 + Math.cos((2 * Math.PI * u) / period) + Math.cos((2 * Math.PI * v) / period)) / 4
        const covered = tone + left * (1 / (1 + Math.exp((1 - tone - dots) / edge)) - tone)
        const [ir, ig, ib] = inks[ink] ?? [1, 1, 1]
        r *= 1 - covered * (1 - ir)
        g *= 1 - covered * (1 - ig)
        b *= 1 - covered * (1 - ib)
      }
    }
    const light = lit * rough
    into[0] = r * light + veil
    into[1] = g * light + veil
    into[2] = b * light * warm + veil
  })
}
