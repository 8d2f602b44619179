import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { layFlat } from '../geometry/lay-flat.ts'
import { fitSimilarity, movedBack, sourceQuad, type Similarity } from '../geometry/similarity.ts'
import type { FaceDescription, FoundFace, SeenFace } from '../vocabulary/face.ts'
import type { Pixels, Point } from '../vocabulary/pixels.ts'
import { descriptorChip, type FaceChip, outlineChip, recogniserChip } from './face-chips.table.ts'

export interface FaceNetworks {
  readonly outliner: InferenceSession
  readonly recogniser: InferenceSession
  readonly descriptor: InferenceSession
}

/** The first point of the outline that the descriptor's square goes by: brows, nose, eyes and lips, not the jaw. */
const firstInner = 17

/**
 * Looks at one face closely: its outline, and what tells it from others. Each recogniser sees it as it is and mirrored,
 * and what it says of both is added up.
 */
export async function describeFace(
  networks: FaceNetworks,
  pixels: Pixels,
  found: FoundFace,
): Promise<SeenFace> {
  const outline = await outlineOf(networks.outliner, pixels, found)
  const [recognised, described] = [
    chipOf(pixels, recogniserChip, found.points),
    chipOf(pixels, descriptorChip, outline.slice(firstInner)),
  ]
  const description: FaceDescription = {
    direction: await direction(networks.recogniser, recognised),
    place: await place(networks.descriptor, described),
  }
  return { found, outline, description }
}

async function outlineOf(
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

async function direction(session: InferenceSession, chip: Pixels): Promise<Float32Array> {
  const [straight, mirrored] = await bothWays(session, chip)
  return normalised(sum(normalised(straight), normalised(mirrored)))
}

async function place(session: InferenceSession, chip: Pixels): Promise<Float32Array> {
  const [straight, mirrored] = await bothWays(session, chip)
  return sum(straight, mirrored).map((value) => value / 2)
}

async function bothWays(
  session: InferenceSession,
  chip: Pixels,
): Promise<readonly [Float32Array, Float32Array]> {
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

function sum(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((value, index) => value + (b[index] ?? 0))
}

function normalised(values: Float32Array): Float32Array {
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}
