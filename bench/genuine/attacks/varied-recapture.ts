import sharp from 'sharp'
import { photograph } from '../../../src/engine/specimens/camera/photograph.ts'
import type { Random } from '../../../src/engine/specimens/random.ts'
import type { Pixels } from '../../../src/vocabulary/imaging/pixels.ts'
import { recompressJpeg } from '../../kit/after-jpeg.ts'
import { blankImage, toByte } from '../resample.ts'
import type { Attack } from './attack.ts'

/** Side of the mask that is laid over a page again and again. */
const maskSide = 128

/** Thresholds without a period: randomness less the mean of what lies around, ranked so that each is as frequent. */
function blueNoiseMask(random: Random): Float32Array {
  const raw = Float32Array.from({ length: maskSide * maskSide }, () => random.unit())
  const around = (place: number): number => {
    const [x, y] = [place % maskSide, Math.floor(place / maskSide)]
    let sum = 0
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const)
      // prettier-ignore
      sum += raw[((y + dy + maskSide) % maskSide) * maskSide + ((x + dx + maskSide) % maskSide)] ?? 0
    return (raw[place] ?? 0) - sum / 4
  }
  const order = Array.from(raw.keys()).map((place) => ({ place, value: around(place) }))
  const mask = new Float32Array(maskSide * maskSide)
  order
    .toSorted((a, b) => a.value - b.value)
    .forEach(({ place }, rank) => {
      mask[place] = (rank + 0.5) / (maskSide * maskSide)
    })
  return mask
}

/** Two sizes of drops, or one, thrown by a mask for each ink; what spreads in the paper makes the print darker. */
export const blueNoisePrint: Attack = (original, random) => {
  const flat = original.draw(random.between(6, 9))
  const masks = [blueNoiseMask(random), blueNoiseMask(random), blueNoiseMask(random)]
  const steps = random.pick([1, 2, 3])
  const [black, white, gain] = [random.between(22, 64), random.between(232, 250), random.between(1, 1.35)]
  const mottle = random.between(0, 3)
  const { width, height, data } = flat.pixels
  const pixels = blankImage(width, height)
  for (let place = 0; place < data.length; place++) {
    const [i, channel] = [Math.floor(place / 3), place % 3]
    const [x, y] = [i % width, Math.floor(i / width)]
    const level = ((data[place] ?? 0) / 255) ** gain * steps
    const mask = masks[channel]?.[(y % maskSide) * maskSide + (x % maskSide)] ?? 0.5
    const dot = Math.min(1, (Math.floor(level) + (level % 1 > mask ? 1 : 0)) / steps)
    pixels.data[place] = toByte(black + (white - black) * dot + random.normal() * mottle)
  }
  const { conditions, seed } = original
  return Promise.resolve(photograph({ ...flat, pixels, cornerMm: 0 }, conditions, seed + 17).pixels)
}

/** A print without dots, by a lens and a sensor once more: turned, softer, its black not black, and grained again. */
export const plainRecapture: Attack = async ({ photo, conditions }, random) => {
  const taken = await recompressJpeg(photo.pixels, conditions.jpegQuality)
  const part = random.between(0.82, 0.97)
  const [width, height] = [Math.round(taken.width * part), Math.round(taken.height * part)]
  const { info, data } = await sharp(taken.data, { raw: { width: taken.width, height: taken.height, channels: 3 } })
    .extract({ left: Math.floor((taken.width - width) / 2), top: Math.floor((taken.height - height) / 2), width, height })
    .affine([[1, random.between(-0.02, 0.02)], [random.between(-0.02, 0.02), random.between(0.94, 1.1)]], { background: '#777', interpolator: 'bicubic' })
    .blur(random.between(0.5, 1.3))
    .raw()
    .toBuffer({ resolveWithObject: true }) // prettier-ignore
  const [black, white, warm] = [random.between(14, 48), random.between(222, 250), random.between(0.94, 1.06)]
  const noise = random.between(1, 5)
  const pixels: Pixels = blankImage(info.width, info.height)
  for (let place = 0; place < data.length; place++) {
    const light = black + ((data[place] ?? 0) * (white - black)) / 255
    pixels.data[place] = toByte(light * (place % 3 === 0 ? warm : 1) + random.normal() * noise)
  }
  return pixels
}
