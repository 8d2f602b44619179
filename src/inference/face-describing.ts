import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { layFlat, quadSize } from '../geometry/lay-flat.ts'
import { fitSimilarity, movedBack, sourceQuad, type Similarity } from '../geometry/similarity.ts'
import type { FaceDescription, FacePoints, FoundFace, SeenFace } from '../vocabulary/face.ts'
import type { Pixels, Point } from '../vocabulary/pixels.ts'
import { calmPicture } from './calm-picture.ts'
import { descriptorChip, type FaceChip, outlineChip, recogniserChip } from './face-chips.table.ts'

export interface FaceNetworks {
  readonly outliner: InferenceSession
  readonly recogniser: InferenceSession
  readonly descriptor: InferenceSession
}

/** The first point of the outline that the descriptor's square goes by: brows, nose, eyes and lips, not the jaw. */
const firstInner = 17

/** A face narrower than this, in pixels, is a printed portrait, or as bad as one: it is looked at calmed as well. */
const smallFace = 130

/**
 * Looks at one face closely: its outline, and what tells it from others. Each recogniser sees it as it is and mirrored,
 * a small one also without the fine lines that documents print over portraits; what it says of all is added up.
 */
export async function describeFace(
  networks: FaceNetworks,
  pixels: Pixels,
  found: FoundFace,
): Promise<SeenFace> {
  const calmed = quadSize(found.quad).width < smallFace ? await calmPicture(pixels) : null
  const outline = await outlineOf(networks.outliner, calmed ?? pixels, found)
  const places = { points: found.points, outline }
  const descriptions = [await descriptionOf(networks, pixels, places)]
  if (calmed !== null) descriptions.push(await descriptionOf(networks, calmed, places))
  return { found, outline, description: meanDescription(descriptions) }
}

interface FacePlaces {
  readonly points: FacePoints
  readonly outline: readonly Point[]
}

async function descriptionOf(
  networks: FaceNetworks,
  pixels: Pixels,
  { points, outline }: FacePlaces,
): Promise<FaceDescription> {
  const recognised = chipOf(pixels, recogniserChip, points)
  const described = chipOf(pixels, descriptorChip, outline.slice(firstInner))
  return {
    direction: normalised(sum((await bothWays(networks.recogniser, recognised)).map(normalised))),
    place: mean(await bothWays(networks.descriptor, described)),
  }
}

/** One description of several of the same face. */
function meanDescription(all: readonly FaceDescription[]): FaceDescription {
  return {
    direction: normalised(sum(all.map(({ direction }) => direction))),
    place: mean(all.map(({ place }) => place)),
  }
}

/** The 68 points of a face that was found, in pixels of the picture. */
export async function outlineOf(
  session: InferenceSession,
  pixels: Pixels,
  { points }: FoundFace,
): Promise<readonly Point[]> {
  const { side } = outlineChip
  const onto = fitSimilarity(points, outlineChip.points)
  const chip = laid(pixels, onto, side)
  const seen = await run(session, [redPlanes(chip, false)])
  return Array.from({ length: seen.length / 2 }, (_, index) =>
    movedBack(onto, [(seen[index * 2] ?? 0) * side, (seen[index * 2 + 1] ?? 0) * side]),
  )
}

async function bothWays(session: InferenceSession, chip: Pixels): Promise<readonly Float32Array[]> {
  const both = await run(session, [redPlanes(chip, false), redPlanes(chip, true)])
  return [both.subarray(0, both.length / 2), both.subarray(both.length / 2)]
}

/** Shows squares to a network, which has one input and one output. */
async function run(session: InferenceSession, squares: readonly Float32Array[]): Promise<Float32Array> {
  const [first = new Float32Array(0)] = squares
  const side = Math.sqrt(first.length / 3)
  const values = new Float32Array(squares.length * first.length)
  squares.forEach((square, index) => values.set(square, index * first.length))
  const input = new Tensor('float32', values, [squares.length, 3, side, side])
  const answer = await session.run({ [session.inputNames[0] ?? '']: input })
  const data = answer[session.outputNames[0] ?? '']?.data
  if (!(data instanceof Float32Array) || !data.every(Number.isFinite))
    throw new Error('a face network gave no numbers')
  return data
}

function chipOf(pixels: Pixels, { points, side }: FaceChip, seen: readonly Point[]): Pixels {
  return laid(pixels, fitSimilarity(seen, points), side)
}

function laid(pixels: Pixels, onto: Similarity, side: number): Pixels {
  const size = { width: side, height: side }
  return layFlat(pixels, sourceQuad(onto, size), { ...size, beyond: 'edge', steppedOver: 0 })
}

/** Planes red, green, blue, 0..255. */
function redPlanes({ data, width, height, channels }: Pixels, mirrored: boolean): Float32Array {
  const plane = width * height
  const values = new Float32Array(plane * 3)
  for (let at = 0; at < plane; at++) {
    const x = at % width
    const from = (mirrored ? at - x + (width - 1 - x) : at) * channels
    for (let channel = 0; channel < 3; channel++)
      values[channel * plane + at] = data[channels === 3 ? from + channel : from] ?? 0
  }
  return values
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
