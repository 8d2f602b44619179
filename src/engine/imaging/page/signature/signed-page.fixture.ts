import type { Pixels, Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { onPage } from '../on-page.fixture.ts'

/** A box on the page, by its left top corner. */
export const boxAt = (left: number, top: number, [width, height]: readonly [number, number]): Quad<'page'> =>
  onPage([[left, top], [left + width, top], [left + width, top + height], [left, top + height]]) // prettier-ignore

export class DrawnPage {
  readonly pixels: Pixels<'page'> = { width: 600, height: 400, channels: 1, data: new Uint8Array(240_000).fill(220) } // prettier-ignore

  #fill(left: number, top: number, [width, height]: readonly [number, number]): void {
    for (let y = top; y < top + height; y++)
      this.pixels.data.fill(30, y * this.pixels.width + left, y * this.pixels.width + left + width)
  }

  /** Upright bars as thick as those of letters. @returns the box in which a finder of text sees them */
  print(left: number, top: number, letters = 10): Quad<'page'> {
    for (let letter = 0; letter < letters; letter++) this.#fill(left + 14 * letter, top, [5, 20])
    return boxAt(left - 2, top - 2, [14 * letters, 24])
  }

  /** Loops of a thin pen, 140 wide and 40 high. @returns the box in which a finder of text sees them */
  sign(left: number, top: number): Quad<'page'> {
    for (let turn = 0; turn < 1400; turn++) {
      const at = turn / 1400
      const x = left + 2 + 134 * at + 3 * Math.sin(60 * at)
      const y = top + 19 + 18 * Math.cos(60 * at)
      this.#fill(Math.round(x), Math.round(y), [2, 2])
    }
    return boxAt(left - 4, top - 3, [148, 46])
  }
}
