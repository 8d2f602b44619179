import { shareWithInterval, worstDecile } from '../kit/figures.ts'
import { conditionNote, type Grade } from '../kit/grades.ts'
import { confidentThreshold } from './printed-values.ts'
import type { Bench, BenchSection } from './bench.ts'
import { drawPictures } from './bench.ts'
import { writeReportPart } from './page.ts'
import { type BenchPicture, hastyPicture, nationalPicture, mrzPicture } from './pictures.ts'
import { markdownTable, printTable } from './table.ts'
import { ownReader, type MrzPicture, type MrzTrial, tryMrz } from './zone-trials.ts'

type Numbered = MrzPicture & { readonly letterPx?: number }

/** What is judged: the part of the page that it fills, and what its pictures are. */
export type Judged = Pick<BenchSection, 'name' | 'title'>

/**
 * Tries every picture with our reader, the first ones with the others too, and prints what came of it; where figures are to
 * be written, into their part of the page.
 */
export async function judgeMrz(
  bench: Bench,
  judged: Judged,
  given: AsyncIterable<Numbered>,
): Promise<void> {
  const peers = [...bench.peers.values()].filter((peer) => peer !== null)
  const trials: (MrzTrial & { letterPx: number | undefined })[] = []
  let taken = 0
  for await (const picture of given) {
    const found = await tryMrz(picture, { service: bench.service, peers: taken++ < bench.peerCount ? peers : [] })
    trials.push(...found.map((trial) => ({ ...trial, letterPx: picture.letterPx })))
    const [own] = found
    if (own !== undefined) printTrial(own, picture, bench)
  }
  const own = trials.filter(({ reader }) => reader === ownReader)
  const table = [head, ...rowsOf(ownReader, own), ...peerRows(bench, trials)]
  printTable(table)
  const worst = worstDecile(own, {
    hardness: ({ letterPx, seconds }) => letterPx ?? -seconds,
    passes: ({ isExact }) => isExact,
  })
  const sizes = worst.rows.flatMap(({ letterPx }) => letterPx ?? [])
  const range = sizes.length === 0 ? 'by time' : `letters ${Math.min(...sizes).toFixed(1)}–${Math.max(...sizes).toFixed(1)} px` // prettier-ignore
  console.log(`  worst decile (${range}): exact ${shareWithInterval(worst.passed, worst.rows.length)}`)
  console.log(`  wrong but accepted: ${own.filter(({ isAccepted, values }) => isAccepted && values.some(({ isRight }) => !isRight)).length}`) // prettier-ignore
  if (bench.writes) writeReportPart(judged.name, partOf(judged, own.length, table))
} // prettier-ignore

function partOf({ title }: Judged, count: number, table: readonly (readonly string[])[]): string {
  const shown = table.filter((row) => !row.includes('NOT HERE'))
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}. ${count} pictures.\n\n${markdownTable(shown)}`
}

const head = ['reader', 'every character exact', 'format and all digits', 'number, names, birth, expiry right', 'wrong but sure', 'accepted', 'CPU s a picture'] // prettier-ignore

function rowsOf(name: string, trials: readonly MrzTrial[]): string[][] {
  const share = (passes: (trial: MrzTrial) => boolean) => shareWithInterval(trials.filter(passes).length, trials.length)
  const seconds = trials.reduce((sum, trial) => sum + trial.seconds, 0) / trials.length
  return [
    [
      name,
      share(({ isExact }) => isExact),
      share(({ hasAllDigits }) => hasAllDigits),
      share(({ isRecordRight }) => isRecordRight),
      share(({ isSurelyWrong }) => isSurelyWrong),
      share(({ isAccepted }) => isAccepted),
      seconds.toFixed(2),
    ],
  ]
} // prettier-ignore

/** The others, and beside them ours on the same pictures alone. */
function peerRows(bench: Bench, trials: readonly MrzTrial[]): string[][] {
  const shown = new Set(trials.flatMap(({ reader, name }) => (reader === ownReader ? [] : [name])))
  const same = trials.filter(({ reader, name }) => reader === ownReader && shown.has(name))
  const all = trials.filter(({ reader }) => reader === ownReader)
  return [
    ...(same.length === 0 || same.length === all.length ? [] : rowsOf(`${ownReader}, same pictures`, same)),
    ...[...bench.peers].flatMap(([name, peer]) => {
      const found = trials.filter(({ reader }) => reader === name)
      return peer === null ? [[name, 'NOT HERE']] : found.length === 0 ? [] : rowsOf(name, found)
    }),
  ]
}

function printTrial(trial: MrzTrial, { zone }: MrzPicture, { verbose }: Bench): void {
  for (const { key, value, truth, confidence, isRight } of trial.values)
    if (!isRight && confidence >= confidentThreshold)
      console.log(`  WRONG BUT SURE ${trial.name}: ${key} ${value} (${confidence}), printed ${truth ?? 'nothing'}`)
  if (verbose && !trial.isExact)
    console.log(`  ${trial.name}, printed and read:\n    ${[...zone.lines, ...trial.read].join('\n    ')}`)
} // prettier-ignore

const numbered = (picture: BenchPicture): Numbered => ({ ...picture, letterPx: picture.photo.truth.letterHeight }) // prettier-ignore

async function* numberedPictures(
  bench: Bench,
  take: (index: number) => Promise<BenchPicture>,
): AsyncGenerator<Numbered> {
  for await (const picture of drawPictures(bench, take)) yield numbered(picture)
}

const zones = (
  judged: Judged,
  count: number,
  take: (index: number) => Promise<BenchPicture>,
): BenchSection => ({
  ...judged,
  count,
  run: (bench) => judgeMrz(bench, judged, numberedPictures(bench, take)),
})

const graded = (grade: Grade): BenchSection =>
  zones({ name: grade, title: `${grade}: ${conditionNote(grade)}` }, 60, (index) => mrzPicture(grade, index, grade)) // prettier-ignore

export const mrzSections: readonly BenchSection[] = [
  ...(['easy', 'mid', 'hard'] as const).map(graded),
  zones(
    { name: 'national', title: 'formats of single states: the French card, the Swiss licence; mid' },
    24,
    nationalPicture,
  ),
  zones(
    {
      name: 'hurried',
      title: 'hurried: any orientation, letters 12–40 px, tilt to 25°, lamps, thumbs, shaken',
    },
    60,
    hastyPicture,
  ),
]
