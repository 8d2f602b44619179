import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { quadSize } from '../../../engine/imaging/geometry/rectify.ts'
import { fitSimilarity, movedBack } from '../../../engine/imaging/geometry/similarity.ts'
import type { FaceKeypoints, FoundFace, DetectedFace } from '../../../vocabulary/face/face.ts'
import type { Pixels, Point } from '../../../vocabulary/imaging/pixels.ts'
import { medianFilter } from '../imaging/median-filter.ts'
import { type Chip, fillPlanes, mirrorPlanes } from './chip-planes.ts'
import { cropRegion, type RegionCrop } from './crop-region.ts'
import { descriptorChip, type FaceChip, outlineChip, recogniserChip } from './face-chips.table.ts'
import { averageLandmarks } from './average-landmarks.ts'

export interface FaceNetworks {
  readonly outliner: InferenceSession
  readonly recogniser: InferenceSession
  readonly descriptor: InferenceSession
}

/** The first point of the outline that the descriptor's square goes by: brows, nose, eyes and lips, not the jaw. */
const firstInner = 17

/** A face narrower than this, in pixels, is a printed portrait, or as bad as one: its median filtered copy is embedded as well. */
const smallFace = 130

/**
 * Looks at one face closely: its outline, and what tells it from others, summed up over two views of it. A small face is
 * seen as it is, and mirrored without the fine lines that documents print over portraits. A large one is seen as it is, and
 * mirrored by the descriptor alone: for the recogniser that costs twice as much as it helps there.
 */
export async function embedFace(
  networks: FaceNetworks,
  whole: Pixels,
  found: FoundFace,
): Promise<DetectedFace> {
  const { pixels, onto, back } = await faceCloseUp(whole, found)
  const [a, b, c, d, e] = found.points
  const points: FaceKeypoints = [onto(a), onto(b), onto(c), onto(d), onto(e)]
  const filtered = quadSize(found.quad).width < smallFace ? await medianFilter(pixels) : null
  const outline = await outlineOf(networks.outliner, filtered ?? pixels, { points })
  const views: readonly [View, View] = [
    { pixels, isMirrored: false },
    { pixels: filtered ?? pixels, isMirrored: true },
  ]
  const recognised = filtered === null ? views.slice(0, 1) : views
  const directions = await seenBy(
    networks.recogniser,
    recognised,
    chipOf(recogniserChip, filtered === null ? points : averageLandmarks(points, outline)),
  )
  const places = await seenBy(networks.descriptor, views, chipOf(descriptorChip, outline.slice(firstInner)))
  const description = { direction: normalised(sum(directions.map(normalised))), place: mean(places) }
  return { found, outline: outline.map(back), description }
}

/** A face as a network is shown it. */
interface View {
  readonly pixels: Pixels
  readonly isMirrored: boolean
}

/** Half the side of what is looked at, in sides of the recogniser's square: all squares lie within, however they lean. */
const reach = 0.8
/** No network sees a face larger than this, by the recogniser's square: one with more pixels is made smaller first. */
const finest = 1.5

/** The face by itself, as large as the networks need it. */
function faceCloseUp(pixels: Pixels, { points }: FoundFace): Promise<RegionCrop> {
  const onto = fitSimilarity(points, recogniserChip.points)
  const [half, scale] = [recogniserChip.side / 2, Math.hypot(onto.a, onto.b)]
  const [x, y] = movedBack(onto, [half, half])
  const far = (2 * reach * half) / scale
  const around = { left: x - far, top: y - far, right: x + far, bottom: y + far }
  return cropRegion(pixels, around, finest * scale)
}

/** The 68 points of a face that was found, in pixels of the picture. */
export async function outlineOf(
  session: InferenceSession,
  pixels: Pixels,
  { points }: Pick<FoundFace, 'points'>,
): Promise<readonly Point[]> {
  const { side } = outlineChip
  const onto = fitSimilarity(points, outlineChip.points)
  const [seen = new Float32Array(0)] = await seenBy(session, [{ pixels, isMirrored: false }], { onto, side })
  return Array.from({ length: seen.length / 2 }, (_, index) =>
    movedBack(onto, [(seen[index * 2] ?? 0) * side, (seen[index * 2 + 1] ?? 0) * side]),
  )
}

function chipOf({ points, side }: FaceChip, seen: readonly Point[]): Chip {
  return { onto: fitSimilarity(seen, points), side }
}

/** What a network, which has one input and one output, says of each view of a square, all shown at once. */
async function seenBy(
  session: InferenceSession,
  views: readonly View[],
  chip: Chip,
): Promise<readonly Float32Array[]> {
  const { side } = chip
  const square = 3 * side * side
  const values = new Float32Array(views.length * square)
  views.forEach(({ pixels, isMirrored }, index) => {
    const planes = values.subarray(index * square, (index + 1) * square)
    // The first view is upright: what shows the same pixels is a copy of it.
    if (index > 0 && pixels === views[0]?.pixels) planes.set(values.subarray(0, square))
    else fillPlanes(planes, pixels, chip)
    if (isMirrored) mirrorPlanes(planes, side)
  })
  const input = new Tensor('float32', values, [views.length, 3, side, side])
  const answer = await session.run({ [session.inputNames[0] ?? '']: input })
  const data = answer[session.outputNames[0] ?? '']?.data
  if (!(data instanceof Float32Array) || !data.every(Number.isFinite))
    throw new Error('a face network gave no numbers')
  const length = data.length / views.length
  return views.map((_, index) => data.subarray(index * length, (index + 1) * length))
}

function sum(all: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), ...others] = all
  return others.reduce((total, one) => total.map((value, index) => value + (one[index] ?? 0)), first)
}

function mean(all: readonly Float32Array[]): Float32Array {
  return sum(all).map((value) => value / all.length)
}

function normalised(values: Float32Array): Float32Array {
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}
