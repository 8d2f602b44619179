import {
  type FrameMeasures,
  frameMeasuresVersion,
  type FramePrint,
} from '../../../../vocabulary/face/liveness-frame.ts'
import type { Pixels, Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { lightOf } from './light.ts'
import { exactHash, likenessOf } from './frame-similarity.ts'
import { coarseTiles, overviewOf } from './overview.ts'
import { rimOf } from './rim.ts'
import { spectraOf } from './spectrum.ts'
import { blocksOf, grainOf, sharpnessOf } from './texture.ts'
import { type Box, tilesAround } from './tiles.ts'

/**
 * Measures the traces that screens, prints and a second photograph leave on a frame. Takes tens of milliseconds of
 * processor (`npm run bench:liveness` prints them): for the thread that holds the pixels.
 *
 * @param pixels at the resolution of the camera: what is scaled down has lost the traces
 * @param quad the face, in pixels of the frame
 * @returns null where the frame is too small to be measured
 */
export function measureFrame(pixels: Pixels, quad: Quad): FrameMeasures | null {
  const face = boxOf(quad)
  const tiles = tilesAround(pixels, face)
  if (tiles.face.length === 0) return null
  const surround = tiles.surround.length === 0 ? tiles.face : tiles.surround
  const [near, around] = [spectraOf(tiles.face), spectraOf(surround)]
  const view = overviewOf(pixels, face)
  const coarse = spectraOf(coarseTiles(view).face.slice(3, 6))
  const [light, rim] = [lightOf(view), rimOf(view)]
  const all = [...tiles.face, ...tiles.surround]
  return {
    version: frameMeasuresVersion,
    values: {
      lumaPeak: near.luma.peak,
      lumaPeaks: near.luma.peaks,
      chromaPeak: near.green.peak,
      chromaPeaks: near.green.peaks,
      surroundLumaPeak: around.luma.peak,
      surroundChromaPeak: around.green.peak,
      coarseLumaPeak: coarse.luma.peak,
      coarseChromaPeak: coarse.green.peak,
      lumaFine: near.luma.fine,
      lumaMiddle: near.luma.middle,
      lumaSlope: near.luma.slope,
      chromaFine: near.green.fine,
      chromaMiddle: near.green.middle,
      axisShare: near.luma.axis,
      sharpness: sharpnessOf(tiles.face),
      surroundSharpness: sharpnessOf(surround),
      grain: grainOf(all, 'luma'),
      chromaGrain: grainOf(all, 'green'),
      blocks: blocksOf(all),
      banding: light.banding,
      specular: light.specular,
      blackLevel: light.black,
      whiteLevel: light.white,
      contrast: light.contrast,
      saturation: light.saturation,
      colourSpread: light.spread,
      colourLine: light.line,
      rimLine: rim.sides[0],
      rimSecond: rim.sides[1],
      rimThird: rim.sides[2],
      rimStep: rim.step,
      flatBorder: light.flatBorder,
      faceShare: Math.min(1.5, (face.bottom - face.top) / pixels.height),
    },
    exact: exactHash(pixels),
    likeness: likenessOf(view),
  }
}

/** Only by what a frame is recognised that comes again: a sixth of the work. */
export function framePrint(pixels: Pixels, quad: Quad): FramePrint {
  return { exact: exactHash(pixels), likeness: likenessOf(overviewOf(pixels, boxOf(quad))) }
}

function boxOf(quad: Quad): Box {
  const [across, down] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  }
}
