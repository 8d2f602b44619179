import type { Random } from '../../src/engine/specimens/random.ts'
import { inside, posed } from '../../training/liveness/pose.ts'
import { drawRaster, type Raster, type Rgb } from '../../training/liveness/raster.ts'
import type { PresentedImage } from '../../training/liveness/stolen.ts'
import { handBackdrop, roomBackdrop } from './surroundings.ts'

/** Part of a pixel's area that one colour lights. */
const litAreaShare = 0.22
const samples = 4

/**
 * A telephone's screen of light-emitting dots: green in every pixel, red and blue in every other one, as diamonds. Each
 * pixel of the sensor asks at sixteen places which dot is there: whatever moiré comes of it, no formula says so.
 */
export function dotScreen(shown: PresentedImage, random: Random): Raster {
  const framed = random.happens(0.6)
  const pose = posed(shown.shape, { fill: framed ? [0.5, 0.9] : [1.02, 1.3], turn: 0.14, tilt: 0.07 }, random)
  const cells = pose.across * Math.exp(random.between(Math.log(0.35), Math.log(2.2)))
  const aperture = random.between(0.5, 1.1)
  const [power, light] = [random.between(0.95, 1.12), random.between(0.75, 1.2)]
  const veil = random.between(0.002, 0.03)
  const [period, depth, phase] = [random.between(25, 180), random.between(0, 0.07), random.between(0, 6)]
  const glare = { x: random.unit(), y: random.unit(), size: random.between(0.05, 0.25), light: random.happens(0.4) ? random.between(0.05, 0.6) : 0 } // prettier-ignore
  const [bezel, round] = [random.between(0.01, 0.04), random.between(0.02, 0.08)]
  const behind = handBackdrop(roomBackdrop(random), random)
  const sample: Rgb = [0, 0, 0]
  return drawRaster(pose, (x, y, into) => {
    const middle = pose.onto(x, y)
    const depthIn = inside(middle, shown.shape)
    if (depthIn < -bezel) {
      behind(x / pose.width, y / pose.height, into)
      return
    }
    if (depthIn < (cornerward(middle) ? round / 3 : 0)) {
      into.fill(veil)
      return
    }
    shown.at(middle[0], middle[1], sample)
    const dots: Rgb = [0, 0, 0]
    for (let n = 0; n < samples * samples; n++) {
      const [dx, dy] = [
        ((n % samples) + 0.5) / samples - 0.5,
        (Math.floor(n / samples) + 0.5) / samples - 0.5,
      ]
      const [u, v] = pose.onto(x + dx * aperture, y + dy * aperture)
      const colour = dotAt(u * cells, (v * cells) / shown.shape)
      if (colour !== null) dots[colour] += 1 / (samples * samples * litAreaShare)
    }
    const flicker = 1 + depth * Math.sin((2 * Math.PI * y) / period + phase)
    const [gx, gy] = [(x / pose.width - glare.x) / glare.size, (y / pose.height - glare.y) / glare.size]
    const shine = glare.light * Math.exp(-gx * gx - gy * gy) + veil
    for (let c = 0; c < 3; c++) into[c] = (sample[c] ?? 0) ** power * light * flicker * (dots[c] ?? 0) + shine // prettier-ignore
  })
}

function cornerward([u, v]: readonly [number, number]): boolean {
  return (u < 0.06 || u > 0.94) && (v < 0.05 || v > 0.95)
}

/** Which colour glows at a place, in pixels of the screen. Dots of red and blue are twice as large as those of green. */
function dotAt(x: number, y: number): 0 | 1 | 2 | null {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - column, y - row]
  if (Math.abs(u - 0.25) + Math.abs(v - 0.5) < 0.332) return 1
  if (Math.abs(u - 0.75) + Math.abs(v - 0.5) < 0.469) return (column + row) % 2 === 0 ? 0 : 2
  return null
}
