import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { mapQuad } from '../geometry/homography.ts'

/** Corners in a drawn picture that is looked at as the page. */
export const onPage = (quad: Quad): Quad<'page'> => mapQuad(quad, ([x, y]) => [x, y])
