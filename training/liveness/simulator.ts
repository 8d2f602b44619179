import { randomFrom, type Random } from '../../src/engine/specimens/random.ts'
import { halftonePrint } from './halftone-print.ts'
import { mosaicCamera, takePhoto } from './mosaic-camera.ts'
import { noiseField, type Raster } from './raster.ts'
import { loadScene, renderView, selfieView } from './scene.ts'
import { presentImage, stolenPhoto } from './stolen.ts'
import { stripeScreen } from './stripe-screen.ts'

export const kinds = ['bona fide', 'screen', 'print'] as const
export type Kind = (typeof kinds)[number]

/** A frame of a kind, as a JPEG: of a person's picture, with a background from another's. Bona fide or not, one camera sees it. */
export type Simulator = (
  kind: Kind,
  pictures: { readonly person: Uint8Array; readonly room: Uint8Array },
  random: Random,
) => Promise<Uint8Array>

const grain = noiseField(randomFrom(11))

const camera = (light: Raster, random: Random) => takePhoto(light, mosaicCamera(random), random)

/** The simulator that the model is fitted on: striped screens, halftone prints, cameras with a colour mosaic. */
export const fittingSimulator: Simulator = async (kind, pictures, random) => {
  if (kind === 'bona fide') {
    const scene = await loadScene(pictures.person, random)
    return camera(renderView(scene, selfieView(scene, random)), random)
  }
  const room = await loadScene(pictures.room, random)
  const shown = presentImage(await stolenPhoto(pictures.person, random))
  const light =
    kind === 'screen' ? stripeScreen(shown, room, random) : halftonePrint(shown, { room, grain }, random)
  return camera(light, random)
}
