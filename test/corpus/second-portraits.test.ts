import { readFile } from 'node:fs/promises'
import { InferenceSession } from 'onnxruntime-node'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { detectPortrait } from '../../src/flows/face/analyse-faces.ts'
import { openFaceAnalysis } from '../../src/adapters/inference/face/face-analysis.ts'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'
import { personBytes } from '../world/pictures/faces.ts'

const models = new URL('../../models/', import.meta.url)
const analyseFaces = openFaceAnalysis(async (file) =>
  InferenceSession.create(await readFile(new URL(file, models))),
)
const task = {
  ports: { inference: { seeFaces: (pixels: Pixels) => analyseFaces(pixels, 3) } },
  limits: { signal: new AbortController().signal },
}

/** A portrait as a card bears it: so wide, its left edge there, and how much of its ink was printed, 0..1. */
interface PortraitPrint {
  readonly left: number
  readonly width: number
  readonly ink: number
}

const bytes = personBytes('p01-portrait.jpg')

/** A card with both portraits of one person. */
async function card(portraits: readonly PortraitPrint[]): Promise<Pixels> {
  const layers = portraits.map(async ({ left, width, ink }) => {
    const fadedPortrait = sharp(bytes)
      .resize({ width })
      .linear(ink, 215 * (1 - ink))
    return { input: await fadedPortrait.png().toBuffer(), left, top: 90 }
  })
  const paper = { width: 1000, height: 630, channels: 3, background: '#d7dbd2' } as const
  const flat = await sharp({ create: paper })
    .composite(await Promise.all(layers))
    .jpeg({ quality: 80 })
    .toBuffer()
  return {
    width: paper.width,
    height: paper.height,
    channels: 3,
    data: await sharp(flat).removeAlpha().raw().toBuffer(),
  }
}

it.each<{ readonly name: string; readonly first: PortraitPrint; readonly second: PortraitPrint }>([
  {
    name: 'small',
    first: { left: 60, width: 280, ink: 1 },
    second: { left: 720, width: 130, ink: 0.9 },
  },
  {
    name: 'as large and pale',
    first: { left: 60, width: 280, ink: 1 },
    second: { left: 640, width: 280, ink: 0.3 },
  },
  {
    name: 'larger and pale',
    first: { left: 60, width: 240, ink: 1 },
    second: { left: 620, width: 330, ink: 0.25 },
  },
])('takes no second portrait for the first where it is $name', async ({ first, second }) => {
  const { face } = await detectPortrait(task, await card([first, second]))
  const [topLeft = [Number.NaN], topRight = [Number.NaN]] = face?.found.quad ?? []
  const middle = (topLeft[0] + topRight[0]) / 2
  expect(middle).toBeGreaterThan(first.left)
  expect(middle).toBeLessThan(first.left + first.width)
})
