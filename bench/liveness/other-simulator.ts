import sharp from 'sharp'
import type { Random } from '../../src/engine/specimens/random.ts'
import { encodeSrgb, type Raster } from '../../training/liveness/raster.ts'
import { loadScene, renderView, selfieView } from '../../training/liveness/scene.ts'
import type { Simulator } from '../../training/liveness/simulator.ts'
import { presentImage, stolenPhoto } from '../../training/liveness/stolen.ts'
import { dotScreen } from './dot-screen.ts'
import { sprayPrint } from './spray-print.ts'

/** The simulator that nothing is fitted on: screens of dots, sprayed prints, cameras that join pixels before they save. */
export const otherSimulator: Simulator = async (kind, pictures, random) => {
  if (kind === 'bona fide') {
    const scene = await loadScene(pictures.person, random)
    return photographScene(renderView(scene, selfieView(scene, random)), random)
  }
  const shown = presentImage(await stolenPhoto(pictures.person, random))
  return photographScene(kind === 'screen' ? dotScreen(shown, random) : sprayPrint(shown, random), random)
}

/** Every pixel sees all colours; a film-like curve; at times median filtered, resized, or compressed twice. */
async function photographScene(light: Raster, random: Random): Promise<Uint8Array> {
  const { width, height, data } = light
  const [gain, grain, bend] = [random.between(0.7, 1.25), random.between(0.002, 0.02), random.between(0, 0.5)]
  const tints = [random.between(0.92, 1.08), 1, random.between(0.88, 1.12)]
  const noisy = data.map((value, at) => {
    const signal = Math.max(0, value * gain * (tints[at % 3] ?? 1))
    return signal + random.normal() * grain * Math.sqrt(0.02 + signal)
  })
  const bytes = encodeSrgb(noisy).map((value) => {
    const part = value / 255
    return Math.round(255 * (part + bend * (part * part * (3 - 2 * part) - part)))
  })
  let picture = sharp(bytes, { raw: { width, height, channels: 3 } }).blur(random.between(0.32, 0.7))
  if (random.happens(0.3)) picture = picture.median(3)
  const scale = random.between(0.85, 1.1)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const sized = sharp(await picture.png().toBuffer()).resize({ ...size, kernel: 'lanczos3' })
  const sharper = random.happens(0.5) ? sized.sharpen({ sigma: random.between(0.6, 1.2) }) : sized
  const file = await sharper.jpeg({ quality: random.whole(60, 94), chromaSubsampling: random.pick(['4:2:0', '4:4:4']) }).toBuffer() // prettier-ignore
  return random.happens(0.3)
    ? sharp(file)
        .jpeg({ quality: random.whole(60, 94) })
        .toBuffer()
    : file
}
