import sharp from 'sharp'
import type { ChallengeAction } from '../../src/engine/face/liveness/challenge-events.ts'
import { type Random, randomFrom } from '../../src/engine/specimens/random.ts'
import type { Pixels, Point } from '../../src/vocabulary/imaging/pixels.ts'
import { keyFrames, keySide } from './movements.ts'

/** A moment of a sequence: what is being done, how far, 0..1, and when, in milliseconds. */
export interface SequenceFrame {
  readonly at: number
  readonly action: ChallengeAction
  readonly extent: number
}

/** Seconds of rest at the start and after each action. */
const [first, between] = [0.5, 0.35]
/** Seconds of going there and of coming back, and of staying, from and to. */
interface MovementPace {
  readonly rise: readonly [number, number]
  readonly stay: readonly [number, number]
}

const headPace: MovementPace = { rise: [0.35, 0.8], stay: [0.25, 0.6] }
const paceOf: Readonly<Record<ChallengeAction, MovementPace>> = {
  'turn-left': headPace,
  'turn-right': headPace,
  'open-mouth': headPace,
  // Eyes that someone shuts because they were asked to.
  blink: { rise: [0.08, 0.2], stay: [0.4, 0.8] },
}

/** When someone does what at so many frames a second; each in their own time. */
export function sequenceFrames(
  actions: readonly ChallengeAction[],
  fps: number,
  random: Random,
): readonly SequenceFrame[] {
  const paces = actions.map((action) => {
    const { rise, stay } = paceOf[action]
    return { action, rise: random.between(...rise), stay: random.between(...stay), most: random.between(0.92, 1) } // prettier-ignore
  })
  const length = first + paces.reduce((sum, { rise, stay }) => sum + 2 * rise + stay + between, 0)
  return Array.from({ length: Math.floor(length * fps) }, (_, n) => {
    let left = n / fps - first
    for (const { action, rise, stay, most } of paces) {
      const [back, end] = [rise + stay, 2 * rise + stay]
      if (left < end) {
        const part = left < rise ? left / rise : left < back ? 1 : (end - left) / rise
        return { at: (1000 * n) / fps, action, extent: most * eased(Math.max(0, part)) }
      }
      left -= end + between
    }
    return { at: (1000 * n) / fps, action: paces.at(-1)?.action ?? 'open-mouth', extent: 0 }
  })
}

function eased(part: number): number {
  return part * part * (3 - 2 * part)
}

/** Frames of someone who does it: neighbouring key frames blended, held by an unsteady hand, with noise, compressed. */
export async function liveFaceFrames(
  person: string,
  moments: readonly SequenceFrame[],
  random: Random,
): Promise<readonly Pixels[]> {
  const keys = new Map<ChallengeAction, readonly Pixels[]>()
  for (const { action } of moments) if (!keys.has(action)) keys.set(action, await keyFrames(person, action))
  const hand = handShake(random)
  return Promise.all(
    moments.map(({ at, action, extent }) => {
      const frames = keys.get(action) ?? []
      const place = extent * (frames.length - 1)
      const [low, high] = [frames[Math.floor(place)], frames[Math.ceil(place)]]
      if (low === undefined || high === undefined) throw new Error(`no key frames of ${action}`)
      return captureFrame([{ pixels: low, share: 1 - (place % 1) }, { pixels: high, share: place % 1 }], hand(at), random) // prettier-ignore
    }),
  )
}

/** How a picture held by hand lies at a moment: where a place of the frame, from its middle, comes from on it. */
type HandShake = (x: number, y: number) => Point

/**
 * Frames of a still picture of someone with which the same is attempted: it is shifted, turned, tilted and bent like a
 * sheet while the camera looks on.
 */
export async function movedPhotoFrames(
  person: string,
  moments: readonly SequenceFrame[],
  random: Random,
): Promise<readonly Pixels[]> {
  const [still] = await keyFrames(person, 'turn-left')
  if (still === undefined) throw new Error('no key frames')
  const hand = handShake(random)
  const [furthest, bow, roll] = [
    random.between(0.4, 0.9),
    random.between(0, 1.6),
    random.between(-0.25, 0.25),
  ]
  return Promise.all(
    moments.map(({ at, action, extent }) => {
      const side = action === 'turn-left' ? 1 : action === 'turn-right' ? -1 : 0
      const bend = bow * (side === 0 ? extent : 0.6)
      const sheet = bentPhotoMap(side * furthest * extent, bend, roll * extent)
      const moved = hand(at)
      const held: HandShake = (x, y) => {
        const [u, v] = moved(x, y)
        return sheet(u, v)
      }
      return captureFrame([{ pixels: still, share: 1 }], held, random)
    }),
  )
}

/** Small slow movements, different on every axis. */
function handShake(random: Random): (at: number) => HandShake {
  const waves = Array.from({ length: 4 }, () => ({
    pace: random.between(0.2, 0.9),
    start: random.between(0, 6.28),
  }))
  const wave = (n: number, at: number) =>
    Math.sin((at / 1000) * 2 * Math.PI * (waves[n]?.pace ?? 0) + (waves[n]?.start ?? 0))
  return (at) => {
    const [scale, lean] = [1 + 0.025 * wave(0, at), 0.04 * wave(1, at)]
    const [dx, dy] = [5 * wave(2, at), 4 * wave(3, at)]
    const [cos, sin] = [Math.cos(lean) * scale, Math.sin(lean) * scale]
    return (x, y) => [x * cos - y * sin + dx, x * sin + y * cos + dy]
  }
}

const halfSide = keySide / 2
const distance = 6

/** A sheet bent around an upright axis by `bend` radians from its middle to its edge, turned by `turn` and leaned. */
function bentPhotoMap(turn: number, bend: number, lean: number): HandShake {
  const steps = 400
  const ways = Array.from({ length: steps + 1 }, (_, n) => {
    const s = (2 * n) / steps - 1
    const angle = s * bend
    const [x, z] = bend < 0.01 ? [s, 0] : [Math.sin(angle) / bend, (Math.cos(angle) - 1) / bend]
    const near = distance / (distance - (z * Math.cos(turn) - x * Math.sin(turn)))
    return { s, near, x: (x * Math.cos(turn) + z * Math.sin(turn)) * near }
  })
  // What lies behind a fold of the sheet is not seen.
  let most = Number.NEGATIVE_INFINITY
  const furthest = ways.map(({ x }) => (most = Math.max(most, x)))
  return (x, y) => {
    const [u, v] = [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean)]
    const way = ways[firstFrom(furthest, u / halfSide)] ?? { s: 3, near: 1 }
    return [way.s * halfSide, v / way.near]
  }
}

/** Where rising values first reach one; past their end where they never do. */
function firstFrom(rising: readonly number[], value: number): number {
  let [low, high] = [0, rising.length]
  while (low < high) {
    const half = (low + high) >> 1
    if ((rising[half] ?? 0) >= value) high = half
    else low = half + 1
  }
  return low
}

interface Part {
  readonly pixels: Pixels
  readonly share: number
}

/** Normal deviates, of which each frame takes its own run: drawn anew for each dot they would take half of the time. */
const noise = Float32Array.from(
  { length: 1 << 17 },
  (
    (random) => () =>
      random.normal()
  )(randomFrom(5)),
)

async function captureFrame(parts: readonly Part[], held: HandShake, random: Random): Promise<Pixels> {
  const data = new Uint8Array(keySide * keySide * 3)
  const [grain, start] = [random.between(1, 4), random.whole(0, noise.length - 1)]
  for (let y = 0, to = 0; y < keySide; y++) {
    for (let x = 0; x < keySide; x++) {
      const [fx, fy] = held(x - halfSide, y - halfSide)
      const [px, py] = [Math.round(fx + halfSide), Math.round(fy + halfSide)]
      for (let c = 0; c < 3; c++, to++) {
        let value = 0
        for (const { pixels, share } of parts) if (share > 0) value += share * valueAt(pixels, [px, py], c)
        data[to] = Math.min(255, Math.max(0, value + grain * (noise[(start + to) % noise.length] ?? 0)))
      }
    }
  }
  const file = await sharp(data, { raw: { width: keySide, height: keySide, channels: 3 } })
    .blur(0.5)
    .jpeg({ quality: 78 })
    .toBuffer()
  const { data: again } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  return { width: keySide, height: keySide, channels: 3, data: again }
}

/** Beyond the picture its edge goes on. */
function valueAt({ data, width, height }: Pixels, [x, y]: Point, channel: number): number {
  const [column, row] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))]
  return data[(row * width + column) * 3 + channel] ?? 0
}
