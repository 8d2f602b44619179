import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { layFlat, quadSize } from '../geometry/lay-flat.ts'
import { picturePart, type PicturePart } from '../geometry/picture-part.ts'
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
  whole: Pixels,
  found: FoundFace,
): Promise<SeenFace> {
  const { pixels, onto, back } = closeUp(whole, found)
  const [a, b, c, d, e] = found.points
  const points: FacePoints = [onto(a), onto(b), onto(c), onto(d), onto(e)]
  const calmed = quadSize(found.quad).width < smallFace ? await calmPicture(pixels) : null
  const outline = await outlineOf(networks.outliner, calmed ?? pixels, { points })
  const places = { points, outline }
  const descriptions = [await descriptionOf(networks, pixels, places)]
  if (calmed !== null) descriptions.push(await descriptionOf(networks, calmed, places))
  return { found, outline: outline.map(back), description: meanDescription(descriptions) }
}

/** Half the side of what is looked at, in sides of the recogniser's square: all squares lie within, however they lean. */
const reach = 0.8
/** No network sees a face larger than this, by the recogniser's square: one with more pixels is made smaller first. */
const finest = 1.5

/** The face by itself, as large as the networks need it. */
function closeUp(pixels: Pixels, { points }: FoundFace): PicturePart {
  const onto = fitSimilarity(points, recogniserChip.points)
  const [half, scale] = [recogniserChip.side / 2, Math.hypot(onto.a, onto.b)]
  const [x, y] = movedBack(onto, [half, half])
  const far = (2 * reach * half) / scale
  const around = { left: x - far, top: y - far, right: x + far, bottom: y + far }
  return picturePart(pixels, around, Math.max(1, Math.floor(1 / (finest * scale))))
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
  { points }: Pick<FoundFace, 'points'>,
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
