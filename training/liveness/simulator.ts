import { chanceFrom, type Chance } from '../../src/engine/specimens/chance.ts'
import { halftonePrint } from './halftone-print.ts'
import { mosaicCamera, photographed } from './mosaic-camera.ts'
import { noiseField, type Raster } from './raster.ts'
import { sceneOf, seen, selfieLook } from './scene.ts'
import { shownOf, stolen } from './stolen.ts'
import { stripeScreen } from './stripe-screen.ts'

export const kinds = ['bona fide', 'screen', 'print'] as const
export type Kind = (typeof kinds)[number]

/** A frame of a kind, as a JPEG: of a person's picture, with a room from another's. Bona fide or not, one camera sees it. */
export type Simulator = (
  kind: Kind,
  pictures: { readonly person: Uint8Array; readonly room: Uint8Array },
  chance: Chance,
) => Promise<Uint8Array>

const grain = noiseField(chanceFrom(11))

const camera = (light: Raster, chance: Chance) => photographed(light, mosaicCamera(chance), chance)

/** The simulator that the model is fitted on: striped screens, halftone prints, cameras with a colour mosaic. */
export const fittingSimulator: Simulator = async (kind, pictures, chance) => {
  if (kind === 'bona fide') {
    const scene = await sceneOf(pictures.person, chance)
    return camera(seen(scene, selfieLook(scene, chance)), chance)
  }
  const room = await sceneOf(pictures.room, chance)
  const shown = shownOf(await stolen(pictures.person, chance))
  const light =
    kind === 'screen' ? stripeScreen(shown, room, chance) : halftonePrint(shown, { room, grain }, chance)
  return camera(light, chance)
}
