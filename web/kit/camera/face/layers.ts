/**
 * The few layers of the face detector's network on plain arrays. Numbers are of 64 bits: arrays of 32 would be converted
 * at each step. Values of all channels of one cell lie side by side. Plain loops: each number passes through them.
 */
export interface FeatureMap {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly data: Float64Array
}

/** Weights of a layer that mixes channels, and what is added to each channel of its answer. */
export interface MixWeights {
  /** As `interleaved` makes it. */
  readonly kernel: Float64Array
  readonly bias: Float64Array
}

/** Of one channel the weights of 3 × 3 cells, row by row, and what is added. */
export interface CellWeights {
  readonly top: Three
  readonly middle: Three
  readonly low: Three
  readonly bias: number
}

type Three = readonly [number, number, number]

export function featureMap(width: number, height: number, channels: number): FeatureMap {
  return { width, height, channels, data: new Float64Array(width * height * channels) }
}

/** Channels of an answer that are computed together, so that each input is read once for all of them. */
const together = 4

/** A kernel of a row for each channel of the answer, as `mixChannels` reads it: four rows side by side; 0 beyond the last. */
export function interleaved(kernel: Float64Array, inputs: number): Float64Array {
  const outputs = kernel.length / inputs
  const block = together * inputs
  return Float64Array.from({ length: Math.ceil(outputs / together) * block }, (_, n) => {
    const row = Math.floor(n / block) * together + (n % together)
    return kernel[row * inputs + Math.floor((n % block) / together)] ?? 0
  })
}

/**
 * A convolution of one cell: each channel of the answer is a sum of all channels. Two cells and four channels at a time:
 * twice as fast as one cell, because each weight is read once for both.
 *
 * @param input at least two cells wide
 * @param output as large as the input, or a cell larger on each side; those outermost cells stay as they are
 */
export function mixChannels(input: FeatureMap, { kernel, bias }: MixWeights, output: FeatureMap): void {
  const { data: to, channels } = output
  const border = (output.width - input.width) / 2
  const block = together * input.channels
  const sums = new Float64Array(2 * together)
  for (let y = 0; y < input.height; y++)
    for (let x = 0; x < input.width; x += 2) {
      // The last pair of an odd row overlaps the one before.
      const left = Math.min(x, input.width - 2)
      const first = (y * input.width + left) * input.channels
      const place = ((y + border) * output.width + left + border) * channels
      for (let out = 0, k = 0; out < channels; out += together, k += block) {
        sumPair(input, kernel, { first, k, sums })
        for (let n = 0; n < together && out + n < channels; n++) {
          const added = bias[out + n] ?? 0
          to[place + out + n] = added + (sums[n] ?? 0)
          to[place + channels + out + n] = added + (sums[together + n] ?? 0)
        }
      }
    }
}

interface Pair {
  /** Where the first of two cells begins, and the weights. */
  readonly first: number
  readonly k: number
  /** Takes four sums of the first cell, then four of the second. */
  readonly sums: Float64Array
}

function sumPair({ data: from, channels }: FeatureMap, kernel: Float64Array, { first, k, sums }: Pair): void {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let e = 0
  let f = 0
  let g = 0
  let h = 0
  for (let at = first, weight = k; at < first + channels; at++, weight += together) {
    const one = from[at] ?? 0
    const other = from[at + channels] ?? 0
    const k0 = kernel[weight] ?? 0
    const k1 = kernel[weight + 1] ?? 0
    const k2 = kernel[weight + 2] ?? 0
    const k3 = kernel[weight + 3] ?? 0
    a += one * k0
    b += one * k1
    c += one * k2
    d += one * k3
    e += other * k0
    f += other * k1
    g += other * k2
    h += other * k3
  }
  sums[0] = a
  sums[1] = b
  sums[2] = c
  sums[3] = d
  sums[4] = e
  sums[5] = f
  sums[6] = g
  sums[7] = h
}

/**
 * A convolution of 3 × 3 cells, each channel by itself.
 *
 * @param padded one cell larger than the answer on each side
 * @param weights one for each channel
 * @param output its values below `least` become `least`
 */
export function blurChannels(
  padded: FeatureMap,
  { weights, least }: { readonly weights: readonly CellWeights[]; readonly least: number },
  output: FeatureMap,
): void {
  for (let y = 0; y < output.height; y++)
    for (const [channel, one] of weights.entries()) blurLine(padded, one, { output, y, channel, least })
}

interface Line {
  readonly output: FeatureMap
  readonly y: number
  readonly channel: number
  readonly least: number
}

/** Along a row each column of three cells is read once; three sums move on with it. */
function blurLine(padded: FeatureMap, weights: CellWeights, { output, y, channel, least }: Line): void {
  const { data: from, channels } = padded
  const { data: to } = output
  const { bias } = weights
  const [a0, a1, a2] = weights.top
  const [b0, b1, b2] = weights.middle
  const [c0, c1, c2] = weights.low
  const line = padded.width * channels
  const begin = y * line + channel
  let place = y * output.width * channels + channel
  let [half, begun] = [0, 0]
  for (let at = begin; at < begin + line; at += channels) {
    const a = from[at] ?? 0
    const b = from[at + line] ?? 0
    const c = from[at + line + line] ?? 0
    const sum = half + a * a2 + b * b2 + c * c2
    half = begun + a * a1 + b * b1 + c * c1
    begun = bias + a * a0 + b * b0 + c * c0
    // The first two columns only begin sums.
    if (at < begin + 2 * channels) continue
    to[place] = sum < least ? least : sum
    place += channels
  }
}

/** What is below 0 becomes 0. */
export function raise({ data }: FeatureMap): void {
  for (let n = 0; n < data.length; n++) if ((data[n] ?? 0) < 0) data[n] = 0
}

/** The largest of each 2 × 2 cells. */
export function halve(input: FeatureMap, output: FeatureMap): void {
  const { channels, width, height, data: to } = output
  const from = input.data
  const line = input.width * channels
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 2 * (y * line + x * channels)
      for (let c = at; c < at + channels; c++, place++)
        to[place] = Math.max(
          from[c] ?? 0,
          from[c + channels] ?? 0,
          from[c + line] ?? 0,
          from[c + line + channels] ?? 0,
        )
    }
}

/** Adds each cell of a map of half the width and height to the four cells that it stands for. */
export function addDoubled(half: FeatureMap, output: FeatureMap): void {
  const { channels, width, height, data: to } = output
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = ((y >> 1) * half.width + (x >> 1)) * channels
      for (let c = 0; c < channels; c++, place++) to[place] = (to[place] ?? 0) + (half.data[at + c] ?? 0)
    }
}
