import type { Random } from '../../src/engine/specimens/random.ts'
import { inside, posed } from '../../training/liveness/pose.ts'
import { drawRaster, type Raster, type Rgb } from '../../training/liveness/raster.ts'
import type { PresentedImage } from '../../training/liveness/stolen.ts'
import { handBackdrop, roomBackdrop } from './surroundings.ts'

/** A photograph sprayed in droplets of one size on bent, more or less glossy paper (inkjet printing). */
export function sprayPrint(shown: PresentedImage, random: Random): Raster {
  const framed = random.happens(0.6)
  const pose = posed(shown.shape, { fill: framed ? [0.55, 0.9] : [1.02, 1.3], turn: 0.14, tilt: 0.1 }, random)
  // Droplets to one pixel of the sensor.
  const fineness = Math.exp(random.between(Math.log(2.5), Math.log(9)))
  const [bend, bow] = [random.between(0, 0.05), random.between(0, 3)]
  const [white, black] = [random.between(0.72, 0.92), random.between(0.02, 0.06)]
  const gloss = { at: random.between(-0.2, 1.2), size: random.between(0.05, 0.3), light: random.happens(0.5) ? random.between(0, 0.35) : 0 } // prettier-ignore
  const margin = random.happens(0.5) ? random.between(0.01, 0.06) : 0
  const tint = [1, random.between(0.96, 1.02), random.between(0.88, 1.02)] as const
  const behind = handBackdrop(roomBackdrop(random), random)
  const tone: Rgb = [0, 0, 0]
  return drawRaster(pose, (x, y, into) => {
    const [u, v] = pose.onto(x, y)
    const bent: readonly [number, number] = [u + bend * Math.sin(bow * v), v]
    const depth = inside(bent, shown.shape)
    if (depth < -margin) {
      behind(x / pose.width, y / pose.height, into)
      return
    }
    const shine = gloss.light * Math.exp(-(((u * 0.8 + v * 0.2 - gloss.at) / gloss.size) ** 2)) + black
    const shade = white * (1 + 0.25 * Math.cos(bow + 3 * u) * bend * 4)
    if (depth < 0) {
      into.fill(shade + shine)
      return
    }
    shown.at(bent[0], bent[1], tone)
    for (let c = 0; c < 3; c++) {
      const ground = Math.min(1, (tone[c] ?? 0) * 0.92 + 0.03)
      // Droplets fall more evenly than at random alone.
      const uneven = (0.6 * Math.sqrt(ground * (1 - ground))) / fineness
      into[c] = Math.max(0, ground + uneven * random.normal()) * shade * (tint[c] ?? 1) + shine
    }
  })
}
