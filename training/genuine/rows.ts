import sharp from 'sharp'
import { measureImage } from '../../src/engine/imaging/forensics/measure-image.ts'
import {
  recaptureMeasures,
  type RecaptureMeasures,
} from '../../src/engine/imaging/forensics/recapture-measures.ts'
import { fitted } from '../../src/adapters/inference/images/codecs/decode-image.ts'
import type { Pixels, Point, Quad } from '../../src/vocabulary/imaging/pixels.ts'
import { examplesOf } from './examples.ts'
import { widePicture, wideKinds } from './wide/pictures.ts'

const names = ['colour print', 'cropped photograph of a photograph']
const canvas = 1500
/** No one finds the corners of a page to a pixel: larger or smaller, and beside. */
const pagePerturbations = [[1, 0], [1.06, 8], [0.93, -8]] as const // prettier-ignore

/** What is measured of one picture at one place. */
export interface MeasuredRow {
  /** `genuine` and how, or the attack and its generator. */
  readonly kind: string
  /** Of the document: a fit is judged by documents that it has not seen. */
  readonly index: number
  readonly reported: RecaptureMeasures
}

/** Which documents are drawn, and how many. */
export interface RowsRequest {
  readonly from: number
  readonly count: number
  readonly genuine: number
  readonly wide: number
  readonly folder: string
}

function perturbPage(quad: Quad, [by, off]: readonly [number, number]): Quad {
  const middle = (k: 0 | 1): number => quad.reduce((sum, point) => sum + point[k], 0) / 4
  const moved = ([x, y]: Point): Point => [middle(0) + (x - middle(0)) * by + off, middle(1) + (y - middle(1)) * by - off] // prettier-ignore
  return [moved(quad[0]), moved(quad[1]), moved(quad[2]), moved(quad[3])]
}

/** A picture at three places of its page, and as a whole, as where no page is found. */
function measurePerturbed(pixels: Pixels, page: Quad): readonly RecaptureMeasures[] {
  const measures = measureImage(pixels, 1)
  const { width, height } = pixels
  const whole: Quad = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
  return [...pagePerturbations.map((place) => perturbPage(page, place)), whole].flatMap(
    (quad) => recaptureMeasures(measures, quad) ?? [],
  )
}

/** The pictures of the bench's camera, genuine and attacked by the two generators that may be fitted on. */
async function* benchRows({ from, count, genuine, folder }: RowsRequest): AsyncGenerator<MeasuredRow> {
  for (let n = 0; n < count + genuine; n++) {
    const isAttacked = n < count
    const at = isAttacked ? from + n : from + 100 + n - count
    for await (const { kind, index, pixels, page } of examplesOf(at, isAttacked ? names : [], folder))
      for (const measures of measurePerturbed(pixels, page)) yield { kind, index, reported: measures }
  }
}

/** Those that are drawn more widely. */
async function* wideRows({ from, wide, folder }: RowsRequest): AsyncGenerator<MeasuredRow> {
  for (let index = from + 300; index < from + 300 + wide; index++) {
    for (const kind of wideKinds) {
      const { bytes, page } = await widePicture(index, kind, folder)
      const { width } = await sharp(bytes).metadata()
      const pixels = await fitted(sharp(bytes), canvas)
      const scaled = ([x, y]: Point): Point => [(x * pixels.width) / width, (y * pixels.width) / width]
      const quad: Quad = [scaled(page[0]), scaled(page[1]), scaled(page[2]), scaled(page[3])]
      for (const measures of measurePerturbed(pixels, quad)) yield { kind, index, reported: measures }
    }
  }
}

export async function measuredRows(request: RowsRequest): Promise<readonly MeasuredRow[]> {
  const rows: MeasuredRow[] = []
  for (const source of [benchRows(request), wideRows(request)])
    for await (const row of source) rows.push(row)
  return rows
}
