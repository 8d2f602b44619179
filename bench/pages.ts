import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { FoundPage } from '../src/engine/imaging/page/page-fit.ts'
import type { Inference } from '../src/flows/ports/inference/inference.ts'
import { detectObjectsUpright, objectsOn } from '../src/flows/scan/detect-objects-upright.ts'
import { locateDocument } from '../src/flows/scan/locate-document.ts'
import { openInference } from '../src/adapters/inference/open-inference.ts'
import { readDocument } from '../src/engine/reading/read-document.ts'
import type { Pixels, Point, Quad } from '../src/vocabulary/imaging/pixels.ts'
import { drawCardPhoto } from './kit/card-pictures.ts'
import { quantile, shareWithInterval } from './kit/figures.ts'
import { grades } from './kit/grades.ts'
import { drawMrzPhoto } from './kit/strip-pictures.ts'

/**
 * Where the page lies: in how many photographs, a quarter of them turned each way, all four corners, named in reading
 * order, are within 25 pixels of 1600 of where they are; how many are answered wrong; and the processor time.
 * `npm run bench:pages -- [--count 40] [--from 2000] [--verbose]`
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    from: { type: 'string', default: '2000' },
    verbose: { type: 'boolean', default: false },
  },
})

const today = '2026-11-21'
/** As large as the service looks at pictures when no one says otherwise. */
const canvas = 1500
const maxCornerError = 25 / 1600
const highConfidence = 0.9
const { signal } = new AbortController()

interface RotatedPhoto {
  readonly pixels: Pixels
  readonly page: Quad
}

/** A picture turned clockwise by quarters, and made as small as the service makes it. */
async function prepareForDetection(
  { pixels, page }: RotatedPhoto,
  quarters: number,
): Promise<RotatedPhoto & { readonly pixels: Pixels<'page'> }> {
  const { width, height, channels, data } = pixels
  const { data: turned, info } = await sharp(data, { raw: { width, height, channels } })
    .rotate(90 * quarters)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const small = await sharp(turned, { raw: { width: info.width, height: info.height, channels } })
    .resize({ width: canvas, height: canvas, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scale = small.info.width / info.width
  const place = ([x, y]: Point): Point => {
    const turns: readonly Point[] = [[x, y], [height - y, x], [width - x, height - y], [y, width - x]] // prettier-ignore
    const [u, v] = turns[quarters] ?? [x, y]
    return [u * scale, v * scale]
  }
  return {
    pixels: { width: small.info.width, height: small.info.height, channels, data: small.data },
    page: [place(page[0]), place(page[1]), place(page[2]), place(page[3])],
  }
}

/** The page of a picture by what is read in it. */
async function found(
  inference: Inference,
  pixels: Pixels<'page'>,
): Promise<{ page: FoundPage | null; ms: number }> {
  const read = await readDocument({
    pages: [{ pixels, original: pixels }],
    ...{ index: 0, today, speed: 'whole', signal },
    names: { inferFullName: true, splitFirstName: false },
    findText: (...request) => inference.findText(...request),
    findPages: async (upright) => (await objectsOn(inference, upright, signal)).pages,
    readText: (...request) => inference.readText(...request),
    turnUpright: (...request) => inference.turnUpright(...request),
    readBarcodes: async (...request) => (await inference.readBarcodes(...request)) ?? [],
  })
  const { pages: marked } = await detectObjectsUpright({ inference }, read.upright, signal)
  const begun = process.cpuUsage()
  const place = locateDocument(pixels, read, { marked, isPageNeeded: true })
  const { user, system } = process.cpuUsage(begun)
  return { page: place?.page ?? null, ms: (user + system) / 1000 }
}

/** The largest distance between corners of one name, in parts of the picture's longer side. */
function cornerError(page: FoundPage | null, truth: RotatedPhoto): number {
  if (page === null) return Infinity
  const off = (at: 0 | 1 | 2 | 3): number =>
    Math.hypot(page.corners[at][0] - truth.page[at][0], page.corners[at][1] - truth.page[at][1])
  return Math.max(off(0), off(1), off(2), off(3)) / Math.max(truth.pixels.width, truth.pixels.height)
}

async function judge(
  inference: Inference,
  kind: string,
  pictureAt: (index: number) => Promise<RotatedPhoto>,
): Promise<void> {
  const [count, from] = [Number(options.count), Number(options.from)]
  const rows: { readonly off: number; readonly confidence: number; readonly ms: number }[] = []
  for (let index = from; index < from + count; index++) {
    const seen = await prepareForDetection(await pictureAt(index), index % 4)
    const { page, ms } = await found(inference, seen.pixels)
    const off = cornerError(page, seen)
    rows.push({ off, confidence: page?.confidence ?? 0, ms })
    if (options.verbose && off > maxCornerError)
      console.log(`  ${kind} ${index}: ${(1600 * off).toFixed(0)} of 1600`)
  }
  const right = rows.filter(({ off }) => off <= maxCornerError)
  const wrong = rows.filter(({ off }) => off > maxCornerError && off < Infinity)
  const sure = rows.filter(({ confidence }) => confidence >= highConfidence)
  console.log(`${kind}, ${count} photographs, a quarter of them turned each way`)
  console.log(`  all corners within 25 px of 1600   ${shareWithInterval(right.length, count)}`)
  console.log(`  answered and wrong                 ${shareWithInterval(wrong.length, count)}`)
  console.log(
    `  confidence 0.9 or more, and right  ${shareWithInterval(sure.filter(({ off }) => off <= maxCornerError).length, sure.length)}`,
  )
  console.log(
    `  median distance                    ${(
      1600 *
      quantile(
        rows.map(({ off }) => off),
        0.5,
      )
    ).toFixed(1)} px`,
  )
  console.log(
    `  processor time                     ${quantile(
      rows.map(({ ms }) => ms),
      0.5,
    ).toFixed(0)} ms`,
  )
}

const inference = await openInference({
  modelDirectory: fileURLToPath(new URL('../models', import.meta.url)),
})
for (const grade of grades)
  await judge(inference, `${grade}, with a zone`, (index) => drawMrzPhoto(grade, index))
await judge(inference, 'cards without a zone', drawCardPhoto)
await inference.close()
