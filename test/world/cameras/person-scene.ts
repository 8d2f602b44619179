import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Person, PersonPicture } from '../../../src/engine/specimens/person.ts'
import { personFile } from '../pictures/likeness.ts'
import type { CameraFrame } from './camera-file.ts'
import type { FrameSize } from './document-scene.ts'

/** What a person is asked to do, in the words of the hosted-flow API. */
export type Movement = 'TURN_LEFT' | 'TURN_RIGHT' | 'TURN_UP' | 'MOUTH_OPEN'

/** An invented person before a camera. */
export interface PersonScene {
  /** Looks straight for so many seconds. */
  rest(seconds: number): Promise<readonly CameraFrame[]>
  /** Each movement and back, with a second of rest before each. */
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

/** Pixels by which a held device strays, so that no two frames are the same. */
const strays = [0, 1, 2, 1, 0, -1, -2, -1] as const

/** Frames of the camera that each key frame lasts. */
const framesAKey = 4

interface Strip {
  readonly data: Buffer
  readonly info: OutputInfo
}

async function readStrip(person: Pick<Person, 'id'>, movement: Movement): Promise<Strip> {
  return sharp(await personFile(person, pictures[movement]))
    .raw()
    .toBuffer({ resolveWithObject: true })
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
  const inFrame = async (
    picture: Sharp,
    {
      share = 1,
      stray = 0,
      light = 1,
    }: { readonly share?: number; readonly stray?: number; readonly light?: number },
  ): Promise<Buffer> => {
    const side = Math.round(Math.min(size.width, size.height) * share)
    const face = await picture
      .resize(side + 8, side + 8, { fit: 'fill' })
      .png()
      .toBuffer()
    const [across, down] = [size.width - side, size.height - side]
    const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)]
    return sharp(face)
      .extract({ left: 4 + stray, top: 4, width: side, height: side })
      .extend({ left, right: across - left, top, bottom: down - top, extendWith: 'copy' })
      .linear(light, 0)
      .jpeg({ quality: 90 })
      .toBuffer()
  }
  const still = async (seconds: number, look: { readonly share?: number; readonly light?: number } = {}) => {
    const frames = await Promise.all(
      strays.map(async (stray) => inFrame(await key('TURN_LEFT', 0), { ...look, stray })),
    )
    const length = Math.round(seconds * 10)
    return Array.from({ length }, (_, at) => ({
      jpeg: frames[at % frames.length] ?? Buffer.alloc(0),
      count: 3,
    }))
  }
  const movement = async (name: Movement): Promise<readonly CameraFrame[]> => {
    const there = await Promise.all(
      Array.from({ length: keyFrames }, async (_, index) =>
        inFrame(await key(name, index), { stray: strays[index] ?? 0 }),
      ),
    )
    const last = there.slice(-1)
    const path = [...there, ...last, ...last, ...last, ...there.toReversed()]
    return path.map((jpeg) => ({ jpeg, count: framesAKey }))
  }
  return {
    rest: (seconds) => still(seconds),
    moves: async (movements) => {
      const rest = await still(1)
      const each = await Promise.all(movements.map(movement))
      return each.flatMap((frames) => [...rest, ...frames])
    },
    dark: (seconds) => still(seconds, { light: 0.08 }),
    far: (seconds) => still(seconds, { share: 0.3 }),
    absent: async (seconds) => {
      const { width, height } = size
      const empty = sharp({ create: { width, height, channels: 3, background: '#9aa299' } })
      return [{ jpeg: await empty.jpeg().toBuffer(), count: Math.round(seconds * 30) }]
    },
  }
}
