import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openBarcodeReader, readBarcodes } from '../src/adapters/inference/barcode/barcode-reading.ts'
import { barcodeViews } from '../src/adapters/inference/barcode/barcode-views.ts'
import { writePdf417 } from '../src/adapters/inference/barcode/write-pdf417.ts'
import { installation } from '../src/flows/ports/inference/inference.ts'
import { DecodePool } from '../src/adapters/inference/images/decode-pool.ts'
import { backgrounds, type CameraConditions } from '../src/engine/specimens/camera/conditions.ts'
import { photograph } from '../src/engine/specimens/camera/photograph.ts'
import { randomFrom, type Random } from '../src/engine/specimens/random.ts'
import { zoneCapitalMm } from '../src/engine/specimens/draw-specimen.ts'
import { drawLicence, moduleMm } from '../src/engine/specimens/licence/draw-licence.ts'
import { makeLicence } from '../src/engine/specimens/licence/make-licence.ts'
import { dotsForLetters } from '../src/engine/specimens/specimen-picture.ts'
import type { Pixels, Quad } from '../src/vocabulary/imaging/pixels.ts'
import { withBenchLock } from './kit/bench-lock.ts'
import { shareWithInterval, percentileRange } from './kit/figures.ts'
import { roomLightConditions } from './kit/ordinary-light.ts'

/**
 * How many barcodes of licences are read, character by character, and how long that takes: photographs of invented cards
 * that lean away by up to 20° and are turned by as much, with at least 2 pixels a module. Beside it, how long is looked in
 * vain on a front that bears none. `npm run bench:barcodes -- [--count 200] [--from 0] [--verbose]`
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    verbose: { type: 'boolean', default: false },
  },
})

/** Neither tests nor other benches draw from here. */
const firstSeed = 2_000_000_000
const today = '2026-11-21'
const request = { payer: installation, signal: new AbortController().signal }

interface BarcodePhoto {
  readonly pixels: Pixels
  readonly text: string
  /** Pixels of a module, the smaller of its two sides; 0 where there is no symbol. */
  readonly module: number
  readonly conditions: CameraConditions
}

async function drawBarcodePhoto(index: number, side: 'back' | 'front'): Promise<BarcodePhoto> {
  const seed = firstSeed + index
  const conditions = conditionsOf(randomFrom(seed).fork('conditions'))
  const licence = makeLicence(seed, { today })
  const symbol = side === 'back' ? await writePdf417(licence.text) : null
  const flat = drawLicence(licence, { dotsPerMm: dotsForLetters(conditions.letterPx), symbol })
  const { pixels, truth } = photograph(flat, conditions, seed)
  const module = symbol === null || truth.barcode === null ? 0 : moduleOf(truth.barcode, symbol)
  return { pixels: await encodeJpeg(pixels, conditions.jpegQuality), text: licence.text, module, conditions }
}

function conditionsOf(random: Random): CameraConditions {
  return {
    // Leaning away takes up to a fifteenth of a module's height.
    letterPx: (random.between(2.15, 3.6) / moduleMm) * zoneCapitalMm,
    tilt: random.between(0, 20),
    tiltTowards: random.between(0, 360),
    quarterTurns: random.pick([0, 0, 0, 1, 2, 3]),
    skew: random.between(-20, 20),
    distance: random.between(1.6, 2.4),
    fill: random.between(0.6, 0.94),
    offset: [random.between(-1, 1), random.between(-1, 1)],
    background: random.pick(backgrounds),
    blur: random.between(0.4, 1),
    ...roomLightConditions(random),
    jpegQuality: random.whole(65, 90),
  }
}

function moduleOf([a, b, c, d]: Quad, { width, height }: Pixels): number {
  const length = (from: Quad[0], to: Quad[0]) => Math.hypot(from[0] - to[0], from[1] - to[1])
  return Math.min((length(a, b) + length(d, c)) / 2 / width, (length(a, d) + length(b, c)) / 2 / height)
}

/** Through JPEG, as clients send it. */
async function encodeJpeg({ width, height, channels, data }: Pixels, quality: number): Promise<Pixels> {
  const file = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer()
  const decoded = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: decoded.info.width, height: decoded.info.height, channels: 3, data: decoded.data }
}

interface Figures {
  read: number
  wrong: number
  readonly processor: number[]
  readonly elapsed: number[]
  readonly request: number[]
}

/** Reads it here, for the processor's time, and as a scan does, in a process of its own. */
async function judge(photo: BarcodePhoto, pool: DecodePool, figures: Figures): Promise<boolean> {
  const [begun, used] = [performance.now(), process.cpuUsage()]
  const found = await readBarcodes(barcodeViews(photo.pixels))
  const { user, system } = process.cpuUsage(used)
  figures.elapsed.push(performance.now() - begun)
  figures.processor.push((user + system) / 1000)
  const startedAt = performance.now()
  await pool.readBarcodes(barcodeViews(photo.pixels), request)
  figures.request.push(performance.now() - startedAt)
  const texts = found.filter(({ symbology }) => symbology === 'pdf417').map(({ text }) => text)
  if (texts.includes(photo.text)) figures.read++
  figures.wrong += texts.filter((text) => text !== photo.text).length
  return texts.includes(photo.text)
}

async function measure(side: 'back' | 'front', count: number, pool: DecodePool): Promise<void> {
  const figures: Figures = { read: 0, wrong: 0, processor: [], elapsed: [], request: [] }
  let smallest = Infinity
  const from = Number(options.from)
  for (let index = from; index < from + count; index++) {
    const photo = await drawBarcodePhoto(index, side)
    smallest = Math.min(smallest, photo.module)
    const isRead = await judge(photo, pool, figures)
    const { tilt, skew, quarterTurns, blur, background } = photo.conditions
    if (!isRead && side === 'back' && options.verbose)
      console.log(
        `  missed ${index}: ${photo.module.toFixed(2)} px a module, tilt ${tilt.toFixed(0)}°, turned ${(skew + 90 * quarterTurns).toFixed(0)}°, blur ${blur.toFixed(2)}, ${background}`,
      )
  }
  const { read, wrong } = figures
  if (side === 'back') {
    console.log(`${count} backs, from ${smallest.toFixed(2)} px a module`)
    console.log(`  read exactly   ${shareWithInterval(read, count)}`)
    console.log(`  read wrongly   ${wrong}`)
  } else console.log(`${count} fronts, which bear none`)
  console.log(`  processor time ${percentileRange(figures.processor)}`)
  console.log(`  elapsed        ${percentileRange(figures.elapsed)}`)
  console.log(`  as a scan asks ${percentileRange(figures.request)}`)
}

await withBenchLock(async () => {
  await openBarcodeReader()
  const pool = new DecodePool({
    children: 1,
    waiting: 1,
    limits: { processorMilliseconds: 60_000, milliseconds: 60_000, bytes: 2 ** 30 },
    size: { maxPixels: 40_000_000, maxSide: 20_000 },
    tasksPerChild: 10_000,
  })
  // The first pictures find nothing warm, here and there.
  for (let index = -8; index < 0; index++) {
    const { pixels } = await drawBarcodePhoto(index, 'back')
    await readBarcodes(barcodeViews(pixels))
    await pool.readBarcodes(barcodeViews(pixels), request)
  }
  await measure('back', Number(options.count), pool)
  await measure('front', Math.max(1, Math.round(Number(options.count) / 5)), pool)
  pool.close()
})
