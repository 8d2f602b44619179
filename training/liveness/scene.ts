import type { Random } from '../../src/engine/specimens/random.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import type { Point } from '../../src/vocabulary/imaging/pixels.ts'
import { drawRaster, sampleLight, type Noise, noiseField, type Raster, loadRaster, type Rgb } from './raster.ts'

/** Someone before a camera: light as it comes from there, with pores and weave finer than the picture it is made of. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly at: (point: Point, into: Rgb) => void
}

/** How a frame sees a plane or a scene: turned, zoomed and moved. */
export interface CameraView {
  readonly width: number
  readonly height: number
  readonly from: (x: number, y: number) => Point
}

const texture: Noise = noiseField(randomFrom(7))

/**
 * @param file a picture in `data/people/`
 * @param random of the finest texture, of how strong colours are, and of how well the lens is focused
 */
export async function loadScene(file: Uint8Array, random: Random): Promise<Scene> {
  const light = addTexture(await loadRaster(file, { blur: random.between(0, 0.9) }), random)
  return { width: light.width, height: light.height, at: (point, into) => sampleLight(light, point, into) }
}

/** The drawn people are smoother and more colourful than people are: pores, hairs and weave, and paler skins. */
export function addTexture({ width, height, data }: Raster, random: Random): Raster {
  const strength = Math.exp(random.between(Math.log(0.01), Math.log(0.15)))
  const [dx, dy] = [random.between(0, 200), random.between(0, 200)]
  const coarse = random.between(1, 3)
  const colour = random.between(0.7, 1.1)
  const into = new Float32Array(data.length)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const rough =
        1 +
        strength *
          (0.5 * texture(x / coarse + dx, y / coarse + dy) + 0.5 * texture(x / 0.7 + dx, y / 0.7 + dy))
      const grey = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
      for (let c = at; c < at + 3; c++)
        into[c] = Math.max(0, (grey + colour * ((data[c] ?? 0) - grey)) * rough)
    }
  }
  return { width, height, data: into }
}

/** A selfie's framing: the face fills much of an upright frame, not quite straight. */
export function selfieView(scene: { readonly width: number; readonly height: number }, random: Random): CameraView {
  const width = 16 * random.whole(18, 27)
  const height = Math.round((width * 4) / 3 / 8) * 8
  const shown = scene.width / random.between(0.9, 1.5)
  return viewOf({ width, height }, { across: shown, centre: [scene.width * random.between(0.46, 0.54), scene.height * random.between(0.44, 0.52)], lean: random.between(-0.12, 0.12) }) // prettier-ignore
}

/** A frame whose width shows `across` of what lies behind, around a centre. */
export function viewOf(
  { width, height }: { readonly width: number; readonly height: number },
  { across, centre, lean }: { readonly across: number; readonly centre: Point; readonly lean: number },
): CameraView {
  const scale = across / width
  const [cos, sin] = [Math.cos(lean) * scale, Math.sin(lean) * scale]
  const from = (x: number, y: number): Point => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    return [centre[0] + dx * cos - dy * sin, centre[1] + dx * sin + dy * cos]
  }
  return { width, height, from }
}

/** A scene as it falls on the sensor. */
export function renderView(scene: Scene, look: CameraView): Raster {
  return drawRaster(look, (x, y, into) => scene.at(look.from(x, y), into))
}
