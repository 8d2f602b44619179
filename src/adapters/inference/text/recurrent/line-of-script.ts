import { liesOnOneLine, mapPoint, squareToQuad } from '../../../../engine/imaging/geometry/homography.ts'
import { quadSize, rectify } from '../../../../engine/imaging/geometry/rectify.ts'
import type { Pixels, Point, Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { greyOf, inverted, isLightOnDark, sharesOf } from './grey-values.ts'
import { inkBox, type InkBox } from './ink-box.ts'

/** A line as a network is shown it. */
export interface LineOfScript {
  /** Rows of brightness, black -1 and white 1, all of `width`. */
  readonly values: Float32Array
  readonly width: number
  /** Of its columns, those that show the line; the others are white. */
  readonly inside: number
  /** Where the first column and the end of the last one inside lie, as parts of the quad's length. */
  readonly from: number
  readonly to: number
}

/** Ground left of and right of the letters, in columns that are shown. */
const beside = 4
/** Ground above and below the letters, as a share of their height. */
const around = 0.2
const maxWidth = 2000
/** Widths are few, so that the memory of the networks stays bounded. */
const widthStep = 48
/** The letters are looked for in a picture no higher than this. */
const maxMeasured = 64
const maxMeasuredWidth = 4000

/**
 * The line in a quad, cut to its letters, upright and as high as the network takes it.
 *
 * @returns null for a quad without area
 */
export function lineOfScript(pixels: Pixels, quad: Quad, height: number): LineOfScript | null {
  const size = quadSize(quad)
  if (!(size.width >= 1 && size.height >= 1) || liesOnOneLine(quad)) return null
  const scale = Math.min(1, maxMeasured / size.height, maxMeasuredWidth / size.width)
  const measured = { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) } // prettier-ignore
  const flat = rectify(pixels, quad, { ...measured, beyond: 'edge', steppedOver: 0.1 })
  const seen = greyOf(flat)
  const turned = isLightOnDark(seen) ? inverted : (grey: Uint8Array) => grey
  const box = inkBox({ ...measured, grey: turned(seen) }) ?? { left: 0, top: 0, right: measured.width, bottom: measured.height } // prettier-ignore
  const shown = shownPart(box, height)
  const crop = rectify(pixels, partOf(quad, shown.area, measured), {
    width: shown.width,
    height,
    beyond: 'edge',
    steppedOver: 0.1,
  })
  return {
    ...stretched(turned(greyOf(crop)), shown.width, height),
    inside: shown.width,
    from: shown.area.left / measured.width,
    to: shown.area.right / measured.width,
  }
}

/** The letters with ground around them, and how many columns they fill. */
function shownPart(box: InkBox, height: number) {
  const above = around * (box.bottom - box.top)
  const scale = height / (box.bottom - box.top + 2 * above)
  const left = box.left - beside / scale
  const right = box.right + beside / scale
  return {
    area: { left, top: box.top - above, right, bottom: box.bottom + above },
    width: Math.max(3, Math.round(Math.min(maxWidth, (right - left) * scale))),
  }
}

function partOf(
  quad: Quad,
  area: InkBox,
  { width, height }: { readonly width: number; readonly height: number },
): Quad {
  const map = squareToQuad(quad)
  const corner = (x: number, y: number): Point => mapPoint(map, [x / width, y / height])
  const { left, top, right, bottom } = area
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)]
}

/** Ink at -1, ground at 1, and white on the right up to one of few widths. */
function stretched(grey: Uint8Array, inside: number, height: number) {
  const [black = 0, white = 0] = sharesOf(grey, [0.02, 0.9])
  const range = Math.max(1, white - black)
  const width = Math.ceil(inside / widthStep) * widthStep
  const values = new Float32Array(width * height).fill(1)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < inside; x++) {
      const value = (2 * ((grey[y * inside + x] ?? 0) - black)) / range - 1
      values[y * width + x] = Math.min(1, Math.max(-1, value))
    }
  return { values, width }
}
