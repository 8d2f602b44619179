import type { ImageMeasures } from '../../../vocabulary/imaging/forensics.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { coloursOf } from './colours.ts'
import { measureCells } from './measure-cells.ts'
import { measureGrain } from './measure-grain.ts'
import { measureTiles } from './measure-tiles.ts'

/**
 * What the pixels of a picture tell of how it came about, before anyone knows where the document lies on it.
 *
 * @param scale pixels of this picture per pixel of the one that was sent, 0..1
 */
export function measureImage(pixels: Pixels, scale: number): ImageMeasures {
  const { width, height } = pixels
  const colours = coloursOf(pixels)
  const { luma, half } = colours
  return {
    scale,
    cells: measureCells(width, colours),
    tiles: measureTiles({ luma, width, height }, scale),
    grain: measureGrain(half),
  }
}
