import type { Random } from '../../src/engine/specimens/random.ts'
import type { Rgb } from '../../training/liveness/raster.ts'

/** Light of a place of the frame, 0..1 across and down. */
export type Backdrop = (u: number, v: number, into: Rgb) => void

/** A wall, lit from somewhere, with a few things before it. */
export function roomBackdrop(random: Random): Backdrop {
  const wall = [random.between(0.08, 0.6), random.between(0.08, 0.6), random.between(0.08, 0.6)] as const
  const [fall, direction] = [random.between(0, 0.6), random.between(0, 6.28)]
  const objects = Array.from({ length: random.whole(0, 4) }, () => ({
    u: random.unit(), v: random.unit(), w: random.between(0.05, 0.3), h: random.between(0.05, 0.4), soft: random.between(0.01, 0.06), light: random.between(0.2, 1.6),
  })) // prettier-ignore
  return (u, v, into) => {
    let light = 1 + fall * ((u - 0.5) * Math.cos(direction) + (v - 0.5) * Math.sin(direction))
    for (const thing of objects) {
      const depth = Math.min(thing.w - Math.abs(u - thing.u), thing.h - Math.abs(v - thing.v)) / thing.soft
      light *= 1 + (thing.light - 1) / (1 + Math.exp(-3 * depth))
    }
    for (let c = 0; c < 3; c++) into[c] = (wall[c] ?? 0) * light
  }
}

/** Now and then fingers come in from below or from a side. */
export function handBackdrop(behind: Backdrop, random: Random): Backdrop {
  const fingers = Array.from({ length: random.whole(0, 4) }, (_, n) => ({
    u: random.pick([0, 1, 0.3 + 0.12 * n]), v: random.between(0.55, 1.02), wide: random.between(0.05, 0.12), tall: random.between(0.02, 0.06),
  })) // prettier-ignore
  const skin = random.between(0.15, 0.7)
  return (u, v, into) => {
    behind(u, v, into)
    for (const { u: fu, v: fv, wide, tall } of fingers) {
      const q = ((u - fu) / wide) ** 2 + ((v - fv) / tall) ** 2
      if (q < 1) {
        const light = skin * (1 - 0.5 * q)
        into[0] = light
        into[1] = light * 0.68
        into[2] = light * 0.52
      }
    }
  }
}
