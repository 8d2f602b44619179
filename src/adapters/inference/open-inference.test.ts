import type { RecognisedLine } from '../../vocabulary/reading/recognition.ts'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Inference } from '../../flows/ports/inference/inference.ts'
import { rectify, quadSize } from '../../engine/imaging/geometry/rectify.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'
import { openInference } from './open-inference.ts'

const models = fileURLToPath(new URL('../../../models', import.meta.url))
const specimen = fileURLToPath(
  new URL('../../../../shared/data/vision/mrz/passporteye/100_pass-chn.jpg', import.meta.url),
)
const signal = new AbortController().signal
let inference: Inference & { close(): Promise<void> }

/** Letters five dots wide and seven high; one number per row, the highest bit is the left dot. */
const dots: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  E: [31, 16, 16, 30, 16, 16, 31],
  L: [16, 16, 16, 16, 16, 16, 31],
  N: [17, 25, 21, 21, 19, 17, 17],
  P: [30, 17, 17, 30, 16, 16, 16],
  T: [31, 4, 4, 4, 4, 4, 4],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '7': [31, 1, 2, 4, 8, 8, 8],
  ' ': [],
}

/** Dark print on light paper, softened as a lens would. */
function print(lines: readonly string[]): Pixels {
  const [width, height] = [Math.max(...lines.map((line) => line.length)) * 6 + 12, lines.length * 16 + 12]
  const data = new Uint8Array(width * height).fill(225)
  lines.forEach((line, row) =>
    Array.from(line).forEach((letter, place) =>
      dots[letter]?.forEach((bits, y) => {
        for (let x = 0; x < 5; x++)
          if (bits & (16 >> x)) data[(row * 16 + 10 + y) * width + place * 6 + 7 + x] = 30
      }),
    ),
  )
  const large = { width: width * 5, height: height * 5 }
  const whole: Quad = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
  return rectify({ width, height, channels: 1, data }, whole, { ...large, beyond: 'edge', steppedOver: 0 })
}

const text = (line: RecognisedLine | undefined) => line?.characters.map(({ symbol }) => symbol).join('') ?? ''

beforeAll(async () => {
  inference = await openInference({ modelDirectory: models, threads: 1 })
}, 60_000)
afterAll(() => inference.close())

describe('the networks', () => {
  it('name the weights they use', () => {
    expect(Object.keys(inference.models)).toEqual(
      expect.arrayContaining([
        'page-finder.onnx',
        'strip-reader.onnx',
        'text-detector.onnx',
        'text-recogniser.onnx',
      ]),
    )
    expect(Object.values(inference.models).every((sha256) => /^[0-9a-f]{64}$/.test(sha256))).toBe(true)
  })

  it('find and read what is printed on a picture, line by line', async () => {
    const pixels = print(['PLANET 47', 'PATENT 744'])
    const boxes = await inference.findText(pixels, { signal })
    const lines = await inference.readText(pixels, boxes.map(({ quad }) => quad), { alphabet: 'latin', signal }) // prettier-ignore
    expect(lines.map(text).join(' ').split(' ')).toEqual(['PLANET', '47', 'PATENT', '744'])
    expect(lines[0]).not.toHaveProperty('emissions')
    for (const { confidence, centre } of lines.flatMap(({ characters }) => characters)) {
      expect(confidence).toBeGreaterThan(0.5)
      expect(centre).toBeGreaterThan(0)
      expect(centre).toBeLessThan(1)
    }
  })

  it('find nothing on a blank page and read nothing in a quad without area', async () => {
    const blank: Pixels = { width: 300, height: 200, channels: 3, data: new Uint8Array(180_000).fill(200) }
    expect(await inference.findText(blank, { signal })).toEqual([])
    expect(await inference.findObjects(blank, { signal })).toMatchObject({ portraits: [], signatures: [] })
    const point = [[5, 5], [5, 5], [5, 5], [5, 5]] as const // prettier-ignore
    expect(await inference.readText(blank, [point], { alphabet: 'mrz', signal })).toEqual([
      { characters: [] },
    ])
    expect(await inference.readText(blank, [], { alphabet: 'mrz', signal })).toEqual([])
  })

  it('stop for a caller who went away, and go on for the next', async () => {
    const gone = new AbortController()
    const work = inference.findText(print(['PLANET']), { signal: gone.signal })
    gone.abort(new Error('gone'))
    await expect(work).rejects.toThrow('gone')
    expect(await inference.findText(print(['PLANET']), { signal })).toHaveLength(1)
  })
})

const present = existsSync(specimen)
if (!present)
  process.stderr.write('SKIPPED: the real specimens are not here; reading is only tested on drawn print\n')

describe.skipIf(!present)('a real specimen', () => {
  it('has its machine readable zone found as two whole lines and read without a mistake', async () => {
    const [page] = await inference.decode(readFileSync(specimen), { canvas: 1600, pages: 1 }, signal)
    if (page === undefined) throw new Error('no page')
    const boxes = await inference.findText(page.pixels, { signal })
    const wide = boxes
      .map(({ quad }) => quad)
      .filter((quad) => quadSize(quad).width > quadSize(quad).height * 18)
    const lines = await inference.readText(page.pixels, wide, { alphabet: 'mrz', signal })
    const zone = lines.map(text).filter((line) => line.length === 44)
    expect(zone).toEqual(truth())
    for (const { emissions } of lines)
      expect(emissions?.logProbabilities).toHaveLength((emissions?.steps ?? 0) * 38)
  })
})

function truth(): unknown {
  const file = fileURLToPath(new URL('../../../../shared/data/vision/mrz/truth.json', import.meta.url))
  const all: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return (all as Record<string, { lines: string[] }>)['passporteye/100_pass-chn.jpg']?.lines
}
