import sharp, { type Sharp } from 'sharp'
import { type CameraConditions, goodConditions } from '../../../src/engine/specimens/camera/conditions.ts'
import { photograph } from '../../../src/engine/specimens/camera/photograph.ts'
import type { FlatSpecimen } from '../../../src/engine/specimens/draw-specimen.ts'
import { randomFrom } from '../../../src/engine/specimens/random.ts'
import type { Point } from '../../../src/vocabulary/imaging/pixels.ts'
import { type CameraFrame, held } from './camera-file.ts'

/** Pixels of a camera's picture. */
export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** As telephones that are held upright see, and as cameras of desktops do. */
export const frameSizes = {
  phone: { width: 960, height: 1280 },
  desktop: { width: 1280, height: 960 },
} as const satisfies Readonly<Record<string, FrameSize>>

/** What may be wrong with how a document is held before a camera. */
export type Mishap = 'blurred' | 'dark' | 'glare' | 'far' | 'cut off' | 'moving'

/** A document on a desk, as a camera above it sees it. */
export interface DocumentScene {
  /** Brought in from the side, then held still for so many seconds. */
  shown(seconds: number): Promise<readonly CameraFrame[]>
  /** The same, with a mishap, not brought in. */
  mishap(kind: Mishap, seconds: number): Promise<readonly CameraFrame[]>
}

/** Where the frame of a camera lies on the scene: middle and width, in parts of the page's width. */
interface View {
  readonly offset: Point
  /** Page widths that the frame's width spans. */
  readonly spread: number
}

const steady: View = { offset: [0, 0], spread: 1.18 }

/** How far a held device strays, in parts of the page's width. */
const jitter = [[0, 0], [1, -1], [2, 0], [1, 1], [0, 2], [-1, 1], [-2, 0], [-1, -1]].map(
  ([x = 0, y = 0]): Point => [x * 0.0007, y * 0.0007],
) // prettier-ignore

const views: Readonly<Record<Mishap, (at: number) => View>> = {
  blurred: (at) => ({ ...steady, offset: jitterAt(at) }),
  dark: (at) => ({ ...steady, offset: jitterAt(at) }),
  glare: (at) => ({ ...steady, offset: jitterAt(at) }),
  far: (at) => ({ spread: 1.4, offset: jitterAt(at) }),
  'cut off': (at) => ({ spread: 0.95, offset: [jitterAt(at)[0] + 0.3, jitterAt(at)[1]] }),
  moving: (at) => ({
    ...steady,
    offset: [Math.sin((at / 8) * 2 * Math.PI) * 0.12, Math.cos((at / 8) * 2 * Math.PI) * 0.05],
  }),
}

const jitterAt = (at: number): Point => jitter[at % jitter.length] ?? [0, 0]

/** What a lamp above a page leaves of it. */
const reflection = ({ width, height }: FrameSize): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g"><stop offset="0.45" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${width * 0.62}" cy="${height * 0.52}" rx="${width * 0.24}" ry="${width * 0.16}" fill="url(#g)"/></svg>`,
  )

const spoil: Readonly<Record<Mishap, (picture: Sharp, size: FrameSize) => Sharp>> = {
  blurred: (picture) => picture.blur(5),
  dark: (picture) => picture.linear(0.1, 2),
  glare: (picture, size) => picture.composite([{ input: reflection(size) }]),
  // The desk goes on around it.
  far: (picture, { width, height }) => {
    const [across, down] = [Math.round(width * 0.25), Math.round(height * 0.25)]
    return picture
      .resize(width - 2 * across, height - 2 * down, { fit: 'fill' })
      .extend({ left: across, right: across, top: down, bottom: down, extendWith: 'copy' })
  },
  'cut off': (picture) => picture,
  moving: (picture) => picture.blur(3),
}

/**
 * Lays a page on a desk.
 *
 * @param flat the page, drawn with about eleven dots a millimetre
 */
export function documentScene(flat: FlatSpecimen, size: FrameSize, seed = 1): DocumentScene {
  const conditions: CameraConditions = {
    ...goodConditions(randomFrom(seed).fork('camera file')),
    ...{ letterPx: 22, tilt: 3, skew: 1, fill: 0.36, offset: [0, 0], background: 'desk' },
  }
  const { pixels, truth } = photograph(flat, conditions, seed)
  const xs = truth.page.map(([x]) => x)
  const ys = truth.page.map(([, y]) => y)
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const pageWidth = Math.max(...xs) - Math.min(...xs)
  const raw = { width: pixels.width, height: pixels.height, channels: pixels.channels }
  const frame = ({ offset, spread }: View, kind?: Mishap): Promise<Buffer> => {
    const width = Math.min(raw.width, Math.round(pageWidth * spread))
    const height = Math.min(raw.height, Math.round((width * size.height) / size.width))
    const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)))
    const left = within(middle[0] + offset[0] * pageWidth - width / 2, raw.width - width)
    const top = within(middle[1] + offset[1] * pageWidth - height / 2, raw.height - height)
    const seen = sharp(pixels.data, { raw })
      .extract({ left, top, width, height })
      .resize(size.width, size.height, { fit: 'fill' })
    return (kind === undefined ? seen : spoil[kind](seen, size)).jpeg({ quality: 88 }).toBuffer()
  }
  const framesOf = (viewAt: (at: number) => View, kind?: Mishap): Promise<Buffer[]> =>
    Promise.all(jitter.map((_, at) => frame(viewAt(at), kind)))
  return {
    shown: async (seconds) => {
      const steps = Array.from({ length: 10 }, (_, at) => 1 - (at + 1) / 10)
      const brought = await Promise.all(
        steps.map((share) => frame({ ...steady, offset: [-1.1 * share ** 2, 0.1 * share] })),
      )
      const still = await framesOf((at) => ({ ...steady, offset: jitterAt(at) }))
      return [...brought.map((jpeg) => ({ jpeg, count: 2 })), ...held(still, seconds)]
    },
    mishap: async (kind, seconds) => held(await framesOf(views[kind], kind), seconds),
  }
}
