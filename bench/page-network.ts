import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { InferenceSession } from 'onnxruntime-node'
import type { DetectedObject } from '../src/flows/ports/inference/inference.ts'
import { detectDocuments } from '../src/adapters/inference/page/detect-documents.ts'
import type { Pixels, Quad } from '../src/vocabulary/imaging/pixels.ts'
import { drawCardPhoto } from './kit/card-pictures.ts'
import { shareWithInterval } from './kit/figures.ts'
import { grades } from './kit/grades.ts'
import { intersectionOverUnion } from './kit/overlap.ts'
import { drawMrzPhoto } from './kit/strip-pictures.ts'

/**
 * Which printed portraits and signatures the page finder's network finds, of how many it tells that there is none, what
 * its confidence is worth, and its processor time. Right is a rectangle whose overlap with the printed one is at least
 * half of both together. `npm run bench:page-network -- [--count 40] [--from 4000] [--finder FILE] [--verbose]`
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    from: { type: 'string', default: '4000' },
    finder: {
      type: 'string',
      default: fileURLToPath(new URL('../models/page-finder.onnx', import.meta.url)),
    },
    verbose: { type: 'boolean', default: false },
  },
})

const session = await InferenceSession.create(options.finder, {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  extra: { session: { 'intra_op.allow_spinning': '0' } },
})

interface PagePhoto {
  readonly pixels: Pixels
  readonly portraits: readonly Quad[]
  readonly signature: Quad | null
}

/** The first that was answered for one picture. */
interface Row {
  readonly isBorne: boolean
  /** With what it overlaps most. */
  readonly overlap: number
  readonly score: number
}

const least = 0.5

function rowOf(found: readonly DetectedObject[], truth: readonly Quad[]): Row {
  const [first] = found
  const overlaps = truth.map((quad) => (first === undefined ? 0 : intersectionOverUnion(first.quad, quad)))
  return {
    isBorne: truth.length > 0,
    overlap: Math.max(0, ...overlaps),
    score: first?.score ?? 0,
  }
}

function print(kind: string, rows: readonly Row[]): void {
  const present = rows.filter(({ isBorne }) => isBorne)
  const absent = rows.filter(({ isBorne }) => !isBorne)
  const right = ({ overlap }: Row) => overlap >= least
  const mean = present.reduce((sum, { overlap }) => sum + overlap, 0) / present.length
  console.log(`  ${kind}`)
  console.log(`    found where it is               ${shareWithInterval(present.filter(right).length, present.length)}, mean overlap ${mean.toFixed(2)}`) // prettier-ignore
  console.log(`    none answered where there is none ${shareWithInterval(absent.filter(({ score }) => score === 0).length, absent.length)}`) // prettier-ignore
  for (const sure of [0.5, 0.9]) {
    const answered = rows.filter(({ score }) => score >= sure)
    console.log(`    confidence ${sure} or more, and right  ${shareWithInterval(answered.filter(right).length, answered.length)}`) // prettier-ignore
  }
}

async function judge(kind: string, pictureAt: (index: number) => Promise<PagePhoto>): Promise<void> {
  const [count, from] = [Number(options.count), Number(options.from)]
  const rows: { readonly portrait: Row; readonly signature: Row }[] = []
  let milliseconds = 0
  for (let index = from; index < from + count; index++) {
    const { pixels, portraits, signature } = await pictureAt(index)
    const begun = process.cpuUsage()
    const found = await detectDocuments(session, pixels)
    const { user, system } = process.cpuUsage(begun)
    milliseconds += (user + system) / 1000
    const row = {
      portrait: rowOf(found.portraits, portraits),
      signature: rowOf(found.signatures, signature === null ? [] : [signature]),
    }
    rows.push(row)
    if (options.verbose)
      for (const [what, { isBorne, overlap, score }] of Object.entries(row))
        console.log(`  ${index} ${what}: ${isBorne ? overlap.toFixed(2) : 'none'} at ${score.toFixed(3)}`) // prettier-ignore
  }
  console.log(`${kind}, ${count} photographs`)
  print('portrait', rows.map(({ portrait }) => portrait)) // prettier-ignore
  print('signature', rows.map(({ signature }) => signature)) // prettier-ignore
  console.log(`  processor time                    ${(milliseconds / count).toFixed(0)} ms`)
}

for (const grade of grades) await judge(`${grade}, with a zone`, (index) => drawMrzPhoto(grade, index))
await judge('cards without a zone', drawCardPhoto)
