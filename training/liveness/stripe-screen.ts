import type { Random } from '../../src/engine/specimens/random.ts'
import { inside, posed } from './pose.ts'
import { drawRaster, type Raster, type Rgb } from './raster.ts'
import type { Scene } from './scene.ts'
import type { PresentedImage } from './stolen.ts'

/**
 * A liquid crystal screen whose pixels are three upright stripes, red, green, blue, before a sensor. The grid is written
 * as waves, each dimmed by the lens and by the sensor's own pixels, and then taken at the sensor's places alone: what the
 * sensor cannot tell apart comes out as moiré by itself.
 */
export function stripeScreen(shown: PresentedImage, room: Scene, random: Random): Raster {
  const framed = random.happens(0.55)
  const pose = posed(
    shown.shape,
    { fill: framed ? [0.55, 0.95] : [1.02, 1.3], turn: 0.1, tilt: 0.09 },
    random,
  )
  // Screen pixels to one of the sensor.
  const pitch = Math.exp(random.between(Math.log(0.4), Math.log(2.6)))
  const cells = pose.across * pitch
  const [lens, aperture] = [random.between(0.2, 0.45), random.between(0.5, 1)]
  const dimmed = (waves: number) => {
    const f = waves * pitch
    const open = Math.PI * f * aperture
    return Math.exp(-2 * (Math.PI * lens * f) ** 2) * Math.abs(Math.sin(open) / open)
  }
  const [stripe, second, row] = [1.65 * dimmed(1), 0.8 * dimmed(2), random.between(0.3, 0.7) * dimmed(1)]
  const light = random.between(0.7, 1.15)
  const tint = [random.between(0.88, 1), random.between(0.95, 1), 1] as const
  const [black, veil] = [random.between(0.002, 0.012), random.between(0.003, 0.04)]
  const bezel = random.between(0.02, 0.07)
  const shade = random.between(0.005, 0.05)
  const lamp = roomLight(room, random)
  return drawRaster(pose, (x, y, into) => {
    const [u, v] = pose.onto(x, y)
    const depth = inside([u, v], shown.shape)
    if (depth < -bezel) {
      lamp(x / pose.width, y / pose.height, into)
      return
    }
    if (depth < 0) {
      into.fill(shade)
      return
    }
    shown.at(u, v, into)
    const [across, down] = [2 * Math.PI * u * cells, (2 * Math.PI * v * cells) / shown.shape]
    const rows = 1 + row * Math.cos(down)
    for (let c = 0; c < 3; c++) {
      const at = across - (c * 2 * Math.PI) / 3
      const grid = Math.max(0, 1 + stripe * Math.cos(at) + second * Math.cos(2 * at)) * rows
      into[c] = ((into[c] ?? 0) * light + black) * grid * (tint[c] ?? 1) + veil
    }
  })
}

/** What lies behind a screen or a sheet: a background, out of focus. */
export function roomLight(room: Scene, random: Random): (u: number, v: number, into: Rgb) => void {
  const strength = random.between(0.3, 1)
  const left = random.happens(0.5)
  return (u, v, into) => {
    // The upper corners of a selfie show its background alone; a wide blur is a picture of few dots.
    const x = (Math.floor((u % 1) * 24) / 24) * room.width * 0.22
    room.at([left ? x : room.width - x, (Math.floor(v * 24) / 24) * room.height * 0.3], into)
    for (let c = 0; c < 3; c++) into[c] = (into[c] ?? 0) * strength
  }
}
