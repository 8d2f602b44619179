import type { FoundFace } from '../../../../src/vocabulary/face/face.ts'
import { facesInMaps } from '../../../../src/engine/face/detector/faces-in-maps.ts'
import type { RgbaPicture } from '../measures/rgba-picture.ts'
import { heads, necks, sideStep, stages, stem, strides, type Unit } from './face-network.table.ts'
import {
  addDoubled,
  blurChannels,
  type FeatureMap,
  featureMap,
  halve,
  interleaved,
  mixChannels,
  raise,
  type CellWeights,
  type MixWeights,
} from './layers.ts'

/** A unit with its weights: first the mixing layer's, then the one's of 3 × 3 cells. */
interface LoadedUnit extends Unit {
  readonly mix: MixWeights
  readonly blur: readonly CellWeights[]
}

interface Network {
  readonly stem: MixWeights
  readonly stages: readonly (readonly LoadedUnit[])[]
  readonly necks: readonly LoadedUnit[]
  /** By name and stride, such as `bbox_16`. */
  readonly heads: ReadonlyMap<string, LoadedUnit>
}

/** Finds faces in a picture whose sides are multiples of 32 pixels. */
export type FaceDetector = (picture: RgbaPicture) => readonly FoundFace[]

/**
 * YuNet (`models/face-detector.md`) in plain code. Its arrays are made for the first size that it is given, and again when
 * the size changes.
 *
 * @param weights in the order of the file: of each layer its kernel, then its bias
 * @throws Error when there are more or fewer weights than the network has
 */
export function createFaceDetector(weights: Float64Array): FaceDetector {
  const network = loaded(weights)
  let maps = mapsFor(0, 0)
  return (picture) => {
    const { width, height } = picture
    if (width % sideStep !== 0 || height % sideStep !== 0)
      throw new Error(`The sides of the picture must be multiples of ${sideStep}.`)
    if (maps.width !== width || maps.height !== height) maps = mapsFor(width, height)
    const answers = run(network, maps, picture)
    return facesInMaps((name) => answers.get(name) ?? none, { width, height })
  }
}

const none = new Float32Array(0)

function loaded(weights: Float64Array): Network {
  let at = 0
  const next = (count: number): Float64Array => weights.subarray(at, (at += count))
  const unit = ({ from, to }: Unit): LoadedUnit => ({
    from,
    to,
    mix: { kernel: interleaved(next(from * to), from), bias: next(to) },
    blur: cellWeights(next(to * 9), next(to)),
  })
  const network: Network = {
    stem: {
      kernel: interleaved(coloursByCell(next(stem.from * stem.to * 9)), stem.from * 9),
      bias: next(stem.to),
    },
    stages: stages.map((units) => units.map(unit)),
    necks: necks.map(unit),
    heads: new Map(
      Object.entries(heads).flatMap(([name, to]) =>
        strides.map((stride) => [`${name}_${stride}`, unit({ from: necks[0]?.to ?? 0, to })] as const),
      ),
    ),
  }
  if (at !== weights.length)
    throw new Error(`The face detector has ${at} weights, the file ${weights.length}.`)
  return network
}

function cellWeights(kernel: Float64Array, bias: Float64Array): readonly CellWeights[] {
  const row = (at: number) => [kernel[at] ?? 0, kernel[at + 1] ?? 0, kernel[at + 2] ?? 0] as const
  return Array.from(bias, (added, n) => ({
    top: row(n * 9),
    middle: row(n * 9 + 3),
    low: row(n * 9 + 6),
    bias: added,
  }))
}

/** The file has the nine cells of a colour side by side; the first layer has the three colours of a cell so. */
function coloursByCell(kernel: Float64Array): Float64Array {
  const one = stem.from * 9
  return kernel.map((_, n) => {
    const [channel, cell, colour] = [Math.floor(n / one), Math.floor((n % one) / stem.from), n % stem.from]
    return kernel[channel * one + colour * 9 + cell] ?? 0
  })
}

/** Arrays for one size of picture. */
interface Maps {
  readonly width: number
  readonly height: number
  readonly input: FeatureMap
  readonly unfolded: FeatureMap
  readonly stem: FeatureMap
  /** Of a map by its role; made when it is first needed. */
  get(role: string, size: Omit<FeatureMap, 'data'>): FeatureMap
}

function mapsFor(width: number, height: number): Maps {
  const made = new Map<string, FeatureMap>()
  return {
    width,
    height,
    input: featureMap(width + 2, height + 2, stem.from),
    unfolded: featureMap(width / 2, height / 2, stem.from * 9),
    stem: featureMap(width / 2, height / 2, stem.to),
    get(role, size) {
      const known = made.get(role) ?? featureMap(size.width, size.height, size.channels)
      made.set(role, known)
      return known
    },
  }
}

function run(network: Network, maps: Maps, picture: RgbaPicture): ReadonlyMap<string, Float32Array> {
  blueGreenRed(picture, maps.input)
  unfold(maps.input, maps.unfolded)
  mixChannels(maps.unfolded, network.stem, maps.stem)
  raise(maps.stem)
  let map = maps.stem
  const found = network.stages.map((units, stage) => {
    if (stage > 0) map = halved(map, maps, `pool ${stage}`)
    for (const [n, unit] of units.entries())
      map = through(unit, map, { maps, role: `stage ${stage}.${n}`, least: 0 })
    return map
  })
  const answered: FeatureMap[] = []
  for (const [n, unit] of network.necks.entries()) {
    const stage = found[found.length - 1 - n] ?? map
    const coarser = answered.at(-1)
    if (coarser !== undefined) addDoubled(coarser, stage)
    answered.push(through(unit, stage, { maps, role: `neck ${n}`, least: 0 }))
  }
  const byStride = new Map(strides.map((stride, n) => [stride, answered[answered.length - 1 - n] ?? map]))
  const answers = new Map<string, Float32Array>()
  for (const name of Object.keys(heads))
    for (const [stride, neck] of byStride) {
      const role = `${name}_${stride}`
      const unit = network.heads.get(role)
      if (unit === undefined) continue
      const { data } = through(unit, neck, { maps, role, least: -Infinity })
      const isProbability = name === 'cls' || name === 'obj'
      answers.set(role, Float32Array.from(data, isProbability ? logistic : undefined))
    }
  return answers
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

function halved(map: FeatureMap, maps: Maps, role: string): FeatureMap {
  const { width, height, channels } = map
  const output = maps.get(role, { width: width / 2, height: height / 2, channels })
  halve(map, output)
  return output
}

interface Through {
  readonly maps: Maps
  readonly role: string
  readonly least: number
}

function through(unit: LoadedUnit, input: FeatureMap, { maps, role, least }: Through): FeatureMap {
  const { width, height } = input
  const padded = maps.get(`${role} padded`, { width: width + 2, height: height + 2, channels: unit.to })
  const output = maps.get(role, { width, height, channels: unit.to })
  mixChannels(input, unit.mix, padded)
  blurChannels(padded, { weights: unit.blur, least }, output)
  return output
}

/** The picture's colours in the order that the network learnt, 0..255, within a border of 0. */
function blueGreenRed({ data, width, height }: RgbaPicture, { data: to, width: line }: FeatureMap): void {
  for (let y = 0, at = 0; y < height; y++) {
    let place = ((y + 1) * line + 1) * 3
    for (let x = 0; x < width; x++, at += 4, place += 3) {
      to[place] = data[at + 2] ?? 0
      to[place + 1] = data[at + 1] ?? 0
      to[place + 2] = data[at] ?? 0
    }
  }
}

/** Puts what the first layer sees side by side: 3 × 3 pixels of three colours, around every second pixel. */
function unfold({ data: from, width: line }: FeatureMap, { data: to, width, height }: FeatureMap): void {
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let row = 0; row < 3; row++) {
        const at = ((2 * y + row) * line + 2 * x) * 3
        for (let k = 0; k < 9; k++) to[place++] = from[at + k] ?? 0
      }
}
