import type { Pixels, Point, Quad, Space } from '../../../vocabulary/imaging/pixels.ts'
import { mapQuad } from '../geometry/homography.ts'
import { fromUpright, type Quarters } from '../geometry/quarter-turns.ts'
import type { Size } from '../geometry/rectify.ts'

/** One page of what was sent. */
export interface Page {
  readonly pixels: Pixels<'page'>
  /** Size of the picture that was sent, upright by EXIF, before it was made smaller. */
  readonly original: Size
}

/** How one page lies in what was sent, and turned upright: the only way for a box from one space into another. */
export interface BoxMapping {
  /** How many quarters clockwise the document on the page lies turned. */
  readonly quarters: Quarters
  readonly sentToPage: (quad: Quad<'sent'>) => Quad<'page'>
  readonly pageToSent: (quad: Quad<'page'>) => Quad<'sent'>
  readonly uprightToPage: (quad: Quad<'upright'>) => Quad<'page'>
  readonly uprightToSent: (quad: Quad<'upright'>) => Quad<'sent'>
}

export function boxMapping({ pixels, original }: Page, quarters: Quarters): BoxMapping {
  const longSide = ({ width, height }: Size): number => Math.max(width, height)
  const enlarged = longSide(original) / longSide(pixels)
  const onPage = fromUpright<'upright', 'page'>(pixels, quarters)
  const onSent = fromUpright<'upright', 'sent'>(original, quarters)
  return {
    quarters,
    sentToPage: scaling<'sent', 'page'>(longSide(pixels) / longSide(original)),
    pageToSent: scaling<'page', 'sent'>(enlarged),
    uprightToPage: (quad) => mapQuad(quad, onPage),
    uprightToSent: (quad) => mapQuad(scaling<'upright', 'upright'>(enlarged)(quad), onSent),
  }
}

function scaling<From extends Space, To extends Space>(scale: number): (quad: Quad<From>) => Quad<To> {
  const scaled = ([x, y]: Point<From>): Point<To> => [x * scale, y * scale]
  return (quad) => mapQuad(quad, scaled)
}

/** A page whose document is taken to stand upright. */
export function asUpright(pixels: Pixels): Pixels<'upright'> {
  return pixels as Pixels<'upright'>
}

/** An output picture that is read as if it had been sent, and where its boxes lie on it: in the same place. */
export function asSent(pixels: Pixels<'output'>): {
  readonly page: Page
  readonly sentToOutput: (quad: Quad<'sent'>) => Quad<'output'>
} {
  const { width, height, channels, data } = pixels
  return {
    page: { pixels: { width, height, channels, data }, original: { width, height } },
    sentToOutput: scaling<'sent', 'output'>(1),
  }
}
