import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Person, PersonPicture } from '../../../src/engine/specimens/person.ts'
import { personFile } from '../pictures/likeness.ts'
import { type CameraFrame, framesPerSecond } from './camera-file.ts'
import type { FrameSize } from './document-scene.ts'

/** What a person is asked to do, in the words of the hosted-flow API. */
export type Movement = 'TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN'

/** An invented person before a camera. */
export interface PersonScene {
  /** Looks straight for so many seconds. */
  rest(seconds: number): Promise<readonly CameraFrame[]>
  /** Each movement and back, with a second of rest before each, more before the first one, and four at the end. */
  moves(movements: readonly Movement[]): Promise<readonly CameraFrame[]>
  /** Looks straight in the dark. */
  dark(seconds: number): Promise<readonly CameraFrame[]>
  /** Stands far away. */
  far(seconds: number): Promise<readonly CameraFrame[]>
  /** Has left. */
  absent(seconds: number): Promise<readonly CameraFrame[]>
}

const pictures: Readonly<Record<Movement, PersonPicture>> = {
  TURN_LEFT: 'turn-left',
  TURN_RIGHT: 'turn-right',
  TURN_UP: 'look-up',
  MOUTH_OPEN: 'open-mouth',
}

/** Key frames of a movement lie side by side in its file, at rest first. */
const keyFrames = 7

/** Pixels that a person who sits still, and a held device, move at most. */
const reach = 8

/** Where a person is at a picture, and how light it is: never twice the same, as in life. */
function swayAt(picture: number): { readonly across: number; readonly down: number; readonly glow: number } {
  const wave = (rate: number, phase: number): number => Math.sin(picture * rate + phase)
  return {
    across: Math.round(reach * 0.5 * (wave(0.31, 0) + wave(0.137, 1))),
    down: Math.round(reach * 0.5 * (wave(0.23, 2) + wave(0.089, 3))),
    glow: 1 + 0.02 * wave(0.171, 4) + 0.01 * wave(0.53, 5),
  }
}

/** In steps of 8 bits. */
const grainStrength = 7

/** A picture stays for so many frames: ten a second are as many as a page looks at, and no two of them are the same. */
const framesAPicture = 3

/** Key frames of a movement and back, a picture each. */
const course = [0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 5, 4, 3, 2, 1, 0] as const

interface Look {
  /** Part of the frame that the head fills. */
  readonly share?: number
  /** 1 leaves the brightness. */
  readonly light?: number
}

interface Strip {
  readonly data: Buffer
  readonly info: OutputInfo
}

async function readStrip(person: Pick<Person, 'id'>, movement: Movement): Promise<Strip> {
  return sharp(await personFile(person, pictures[movement]))
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The noise that the sensor of a camera adds: without it a picture looks as if it were taken from a screen. */
function withGrain(data: Buffer, seed: number): Buffer {
  let state = seed * 7919 + 1
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32 - 0.5
  }
  for (let at = 0; at < data.length; at += 3) {
    const grain = (next() + next() + next()) * grainStrength
    for (const channel of [0, 1, 2]) {
      const value = (data[at + channel] ?? 0) + grain + next() * grainStrength
      data[at + channel] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
  return data
}

export function personScene(person: Pick<Person, 'id'>, size: FrameSize): PersonScene {
  const strips = new Map<Movement, Promise<Strip>>()
  const stripOf = (movement: Movement): Promise<Strip> => {
    const known = strips.get(movement) ?? readStrip(person, movement)
    strips.set(movement, known)
    return known
  }
  const key = async (movement: Movement, index: number): Promise<Sharp> => {
    const { data, info } = await stripOf(movement)
    const side = Math.floor(info.width / keyFrames)
    const place = { left: index * side, top: 0, width: side, height: info.height }
    return sharp(data, { raw: info }).extract(place)
  }
  let taken = 0
  const frame = async (picture: Sharp, { share = 1, light = 1 }: Look = {}): Promise<CameraFrame> => {
    taken += 1
    const { across: x, down: y, glow } = swayAt(taken)
    const side = Math.round(Math.min(size.width, size.height) * share)
    const face = await picture
      .resize(side + 2 * reach, side + 2 * reach, { fit: 'fill', kernel: 'mitchell' })
      .sharpen({ sigma: 1.2, m1: 1, m2: 2.5 })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const [across, down] = [size.width - side, size.height - side]
    const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)]
    const { data, info } = await sharp(face)
      .extract({ left: reach + x, top: reach + y, width: side, height: side })
      .extend({ left, right: across - left, top, bottom: down - top, extendWith: 'copy' })
      .linear(light * glow, 0)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const jpeg = await sharp(withGrain(data, taken), { raw: info }).jpeg({ quality: 95 }).toBuffer()
    return { jpeg, count: framesAPicture }
  }
  const still = async (seconds: number, look: Look = {}): Promise<readonly CameraFrame[]> => {
    const length = Math.round((seconds * framesPerSecond) / framesAPicture)
    return Promise.all(Array.from({ length }, async () => frame(await key('TURN_LEFT', 0), look)))
  }
  const movement = (name: Movement): Promise<readonly CameraFrame[]> =>
    Promise.all(course.map(async (index) => frame(await key(name, index))))
  return {
    rest: (seconds) => still(seconds),
    moves: async (movements) => {
      // A page needs a moment before it begins to look.
      const frames: CameraFrame[] = [...(await still(1.5))]
      for (const name of movements) frames.push(...(await still(1)), ...(await movement(name)))
      return [...frames, ...(await still(4))]
    },
    dark: (seconds) => still(seconds, { light: 0.08 }),
    far: (seconds) => still(seconds, { share: 0.3 }),
    absent: async (seconds) => {
      const { width, height } = size
      const empty = sharp({ create: { width, height, channels: 3, background: '#9aa299' } })
      return [{ jpeg: await empty.jpeg().toBuffer(), count: Math.round(seconds * framesPerSecond) }]
    },
  }
}
