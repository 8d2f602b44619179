import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { InferenceSession } from 'onnxruntime-node'
import sharp from 'sharp'
import { z } from 'zod'
import { mrzLayoutOf } from '../src/engine/documents/formats/mrz-layouts.ts'
import { detectText } from '../src/adapters/inference/text/detect-text.ts'
import { openLineBody } from '../src/adapters/inference/text/line-body.ts'
import { recogniseText } from '../src/adapters/inference/text/recognise-text.ts'
import { recogniseMrz } from '../src/adapters/inference/text/recognise-mrz.ts'
import { decodeWithLayout } from '../src/engine/reading/mrz/decode-mrz.ts'
import { findMrzCandidates } from '../src/engine/reading/mrz/find-mrz-candidates.ts'
import { asUpright } from '../src/engine/imaging/page/box-mapping.ts'
import { between, distance } from '../src/engine/imaging/geometry/points.ts'
import { quadOfLine, joinDetections, type TextLine } from '../src/engine/reading/mrz/text-line.ts'
import { readLines } from '../src/engine/reading/mrz/read-lines.ts'
import { findMrz } from '../src/engine/reading/mrz/find-mrz.ts'
import { refineMrz } from '../src/engine/reading/mrz/refine-mrz.ts'
import type { ReadText, PageReader } from '../src/engine/reading/page-reader.ts'
import type { MrzFormat } from '../src/vocabulary/reading/document-reading.ts'
import type { Pixels, Quad } from '../src/vocabulary/imaging/pixels.ts'
import { grades, type Grade } from './kit/grades.ts'
import { drawMrzPhoto } from './kit/strip-pictures.ts'

/**
 * The two readers of machine lines beside each other on the very same strips, cut out as the detector found them: how
 * many lines each reads exactly, freely and with the grammar of the zone, and the processor time of a strip, cutting
 * included. `--whole` also lets each look for the zone and look again, as a scan does.
 * `npm run bench:mrz-strips -- [--count 40] [--from 0] [--reader FILE] [--whole] [--verbose]`
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    from: { type: 'string', default: '0' },
    reader: {
      type: 'string',
      default: fileURLToPath(new URL('../models/strip-reader.onnx', import.meta.url)),
    },
    whole: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})

const models = fileURLToPath(new URL('../models/', import.meta.url))
const folder = fileURLToPath(new URL('../../shared/data/vision/mrz/', import.meta.url))
const signal = new AbortController().signal

/** As the service opens its networks (src/adapters/inference/networks/network-thread.ts). */
const open = (path: string) =>
  InferenceSession.create(path, {
    intraOpNumThreads: 2,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    extra: { session: { 'intra_op.allow_spinning': '0' } },
  })

const detector = await open(`${models}text-detector.onnx`)
const recogniser = await open(`${models}text-recogniser.onnx`)
const body = openLineBody(recogniser)
const strips = existsSync(options.reader) ? await open(options.reader) : null
const { symbols } = z
  .object({ symbols: z.string() })
  .parse(JSON.parse(readFileSync(`${models}text-recogniser.alphabet.json`, 'utf8')))

type Reader = readonly [name: string, readText: ReadText]

const big: Reader = [
  'text recogniser',
  (pixels, quads, { alphabet }) =>
    recogniseText({ body, symbols, beyond: null }, pixels, {
      quads,
      alphabet: alphabet === 'mrz' ? 'mrz' : 'latin',
    }),
]
const small = (session: InferenceSession): Reader => [
  'strip reader',
  (pixels, quads, recognitionOptions) =>
    recognitionOptions.alphabet === 'mrz'
      ? recogniseMrz(session, pixels, quads)
      : big[1](pixels, quads, recognitionOptions),
]
const readers: readonly Reader[] = strips === null ? [big] : [big, small(strips)]
if (strips === null)
  console.log('SKIPPED: there is no strip reader (training/mrz); the text recogniser is judged alone.')

const pageReaderWith = (pixels: Pixels<'upright'>, readText: ReadText): PageReader => ({
  pixels,
  readText,
  signal,
  findText: (picture, { longSide }) =>
    detectText({ large: detector, small: detector }, picture, { longSide: longSide ?? 960, within: null }),
})

interface MrzPhoto {
  readonly name: string
  readonly pixels: Pixels<'upright'>
  readonly format: MrzFormat
  readonly lines: readonly string[]
  /** Where the lines are, when that is known. */
  readonly quads: readonly Quad[] | null
}

interface Tally {
  pictures: number
  strips: number
  free: number
  withGrammar: number
  zones: number
  whole: number
  milliseconds: number
}

type Judged = readonly [...Reader, Tally]

const none = (): Tally => ({
  pictures: 0,
  strips: 0,
  free: 0,
  withGrammar: 0,
  zones: 0,
  whole: 0,
  milliseconds: 0,
})

/** The lines of the zone as the detector found them: nearest to the truth, or those where a zone was read. */
async function detectStrips(shown: MrzPhoto): Promise<readonly TextLine[]> {
  const { pixels, quads } = shown
  for (const [, readText] of readers) {
    const pageReader = pageReaderWith(pixels, readText)
    if (quads === null) {
      const found = await findMrz(pageReader)
      if (found?.lines.length === shown.lines.length) return found.lines
      continue
    }
    for (const longSide of [960, 1600]) {
      const places = findMrzCandidates(
        joinDetections(await pageReader.findText(pixels, { longSide, signal })),
      )
      const near = places.find(({ lines }) => isAt(lines, quads))
      if (near !== undefined) return near.lines
    }
  }
  return []
}

/** True when each line runs through the middle of its quad. */
function isAt(lines: readonly TextLine[], quads: readonly Quad[]): boolean {
  if (lines.length !== quads.length) return false
  return lines.every((line, at) => {
    const quad = quads[at]
    if (quad === undefined) return false
    const height = distance(quad[0], quad[3])
    const [from, to] = [between(quad[0], quad[3]), between(quad[1], quad[2])]
    return distance(line.start, from) < 3 * height && distance(line.end, to) < 3 * height
  })
}

async function judge(
  shown: MrzPhoto,
  lines: readonly TextLine[],
  [name, readText, tally]: Judged,
): Promise<void> {
  const pageReader = pageReaderWith(shown.pixels, readText)
  const quads = lines.map((line) => quadOfLine(line))
  const begun = process.cpuUsage()
  await readText(shown.pixels, quads, { alphabet: 'mrz', signal })
  const used = process.cpuUsage(begun)
  const read = await readLines(pageReader, lines)
  const zone = decodeWithLayout(mrzLayoutOf(shown.format), read)
  tally.pictures++
  tally.strips += lines.length
  tally.milliseconds += (used.user + used.system) / 1000
  tally.free += read.filter(({ text }, at) => text === shown.lines[at]).length
  tally.withGrammar += zone.lines.filter((line, at) => line === shown.lines[at]).length
  if (zone.lines.join() === shown.lines.join()) tally.zones++
  else if (options.verbose)
    console.log(
      `  ${name}, ${shown.name}:\n    ${zone.lines.join('\n    ')}\n    ${shown.lines.join('\n    ')}`,
    )
  if (!options.whole) return
  const found = await findMrz(pageReader)
  const again = found === null ? null : await refineMrz(pageReader, found)
  if (again?.mrz.format.id === shown.format && again.mrz.lines.join() === shown.lines.join()) tally.whole++
}

const share = (part: number, whole: number) =>
  `${part}/${whole} = ${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

async function compare(title: string, pictures: AsyncIterable<MrzPhoto>): Promise<void> {
  const tallies = readers.map((reader): Judged => [...reader, none()])
  let unfound = 0
  for await (const shown of pictures) {
    const lines = await detectStrips(shown)
    if (lines.length === 0) unfound++
    else for (const judged of tallies) await judge(shown, lines, judged)
  }
  console.log(`\n${title}${unfound > 0 ? `, ${unfound} more where the detector found no zone` : ''}`)
  for (const [name, , tally] of tallies) {
    console.log(`  ${name}`)
    console.log(`    lines read exactly, freely        ${share(tally.free, tally.strips)}`)
    console.log(`    lines read exactly, with grammar  ${share(tally.withGrammar, tally.strips)}`)
    console.log(`    zones read exactly, with grammar  ${share(tally.zones, tally.pictures)}`)
    if (options.whole)
      console.log(`    zones found and read exactly      ${share(tally.whole, tally.pictures)}`)
    console.log(
      `    processor time of a strip         ${(tally.milliseconds / Math.max(1, tally.strips)).toFixed(1)} ms`,
    )
  }
}

async function* drawn(grade: Grade): AsyncGenerator<MrzPhoto> {
  const from = Number(options.from)
  for (let index = from; index < from + Number(options.count); index++) {
    const photo = await drawMrzPhoto(grade, index)
    yield { ...photo, pixels: asUpright(photo.pixels) }
  }
}

const truthShape = z.record(z.string(), z.object({ fmt: z.string(), lines: z.array(z.string()) }))

async function* published(): AsyncGenerator<MrzPhoto> {
  const truths = truthShape.parse(JSON.parse(readFileSync(`${folder}truth.json`, 'utf8')))
  for (const [name, { fmt, lines }] of Object.entries(truths)) {
    const { data, info } = await sharp(folder + name)
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = {
      width: info.width,
      height: info.height,
      channels: info.channels === 1 ? 1 : 3,
      data,
    } as const
    yield { name, pixels, format: formatIdOf(fmt), lines, quads: null }
  }
}

function formatIdOf(name: string): MrzFormat {
  const known = (['TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B', 'FRA-ID', 'CHE-DL'] as const).find(
    (id) => id === name,
  )
  if (known === undefined) throw new Error(`There is no format ${name}`)
  return known
}

if (existsSync(`${folder}truth.json`)) await compare('Published specimens', published())
else console.log('SKIPPED: the published specimens are not there; real pictures were not judged.')
for (const grade of grades) await compare(`Drawn specimens, ${grade}`, drawn(grade))
