import { type InferenceSession, Tensor } from 'onnxruntime-node'
import type { DetectedObject, DetectedObjects } from '../../../flows/ports/inference/inference.ts'
import { mapQuad } from '../../../engine/imaging/geometry/homography.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { documentQuads } from './document-quads.ts'
import { documentRegions } from './document-regions.ts'
import { planes, scaledTo } from '../text/detect-text.ts'

/** The longer side of what the network sees; sides are multiples of the step. It was trained in this size. */
const longSide = 384
const sideStep = 32
const shortest = 160
/** Pixels of its input to one of its maps. */
const stride = 4
/** Which of its maps marks what; `training/page/documents.py` names all of them. */
const mapOf = { page: 0, portrait: 5, signature: 6 } as const

/**
 * Finds pages of documents and what lies on them beside their print, with the network that marks them.
 *
 * @returns corners in pixels of the picture given
 */
export async function detectDocuments(session: InferenceSession, pixels: Pixels): Promise<DetectedObjects> {
  const scale = longSide / Math.max(pixels.width, pixels.height)
  const side = (length: number) =>
    Math.max(shortest, Math.min(longSide, Math.round((length * scale) / sideStep) * sideStep))
  const size = { width: side(pixels.width), height: side(pixels.height) }
  const seen = await scaledTo(pixels, size)
  const input = new Tensor('float32', planes(seen, { left: 0, top: 0, ...size }, size), [
    1,
    3,
    size.height,
    size.width,
  ])
  const answer = (await session.run({ picture: input }))[session.outputNames[0] ?? '']
  if (!(answer?.data instanceof Float32Array)) throw new Error('the page finder gave no maps')
  const cells = { width: size.width / stride, height: size.height / stride }
  const maps = answer.data
  const mapAt = (at: number) =>
    maps.subarray(at * cells.width * cells.height, (at + 1) * cells.width * cells.height)
  const inPicture = (found: readonly DetectedObject[]): readonly DetectedObject[] =>
    found.map(({ quad, score }) => ({
      score,
      quad: mapQuad(quad, ([x, y]) => [(x / cells.width) * pixels.width, (y / cells.height) * pixels.height]),
    }))
  return {
    pages: inPicture(documentQuads(mapAt(mapOf.page), cells)),
    portraits: inPicture(documentRegions(mapAt(mapOf.portrait), cells)),
    signatures: inPicture(documentRegions(mapAt(mapOf.signature), cells)),
  }
}
