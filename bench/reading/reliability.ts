import { writeFileSync } from 'node:fs'
import type { DocumentReading } from '../../src/vocabulary/reading/document-reading.ts'
import { fieldKeys, type FieldKey } from '../../src/vocabulary/reading/fields.ts'
import { fixedDate } from '../../test/world/service/frozen-service.ts'
import { shareWithInterval } from '../kit/figures.ts'
import { judgeValues, expectedMrzValues, confidentThreshold, mrzFieldKeys } from './printed-values.ts'
import { drawPictures, type BenchSection } from './bench.ts'
import { type ScanMeasurement, measureScan } from './look.ts'
import { type BenchPicture, corruptedPicture, printedPicture, mrzPicture } from './pictures.ts'
import { measuredPath, writeReportPart } from './page.ts'
import { expectedVizValues } from './printed.ts'
import { type Bin, reliabilityBins, reliabilitySvg, type Sample } from './reliability-bins.ts'
import { markdownTable, printTable } from './table.ts'

/** A mid photograph, a hard one, one whose zone is corrupted, and one without a zone, in turn. */
function mixedPicture(index: number): Promise<BenchPicture> {
  const nth = Math.floor(index / 4)
  if (index % 4 === 0) return mrzPicture('reliability', nth, 'mid')
  if (index % 4 === 1) return mrzPicture('reliability', 250_000 + nth, 'hard')
  return index % 4 === 2 ? corruptedPicture(500_000 + nth, 'reliability') : printedPicture(750_000 + nth, 'reliability') // prettier-ignore
}

/** Every value that was answered, wrong but sure ones told, and every one that was read from a zone and withheld. */
function samplesOf(picture: BenchPicture, { answer, reading }: ScanMeasurement): readonly Sample[] {
  const hasZone = picture.zone.lines.length > 0
  const truth = hasZone ? expectedMrzValues(picture.zone, fixedDate) : expectedVizValues(picture)
  const answered = judgeValues(truth, answer.data, hasZone ? mrzFieldKeys : [...truth.keys()])
  for (const { key, value, truth: printed, confidence, isRight } of answered)
    if (!isRight && confidence >= confidentThreshold)
      console.log(`  WRONG BUT SURE ${picture.name}: ${key} ${value} (${confidence}), printed ${printed ?? 'nothing'}`) // prettier-ignore
  return [...answered, ...(reading === null ? [] : withheldSamples(reading, truth))]
}

function withheldSamples(
  { zone, withheld = {} }: DocumentReading,
  truth: ReadonlyMap<FieldKey, string>,
): readonly Sample[] {
  if (zone === null) return []
  const read = expectedMrzValues(zone, fixedDate)
  return fieldKeys.flatMap((key) => {
    const [confidence, value] = [withheld[key], read.get(key)]
    return confidence === undefined || value === undefined ? [] : [{ confidence, isRight: value === truth.get(key) }] // prettier-ignore
  })
}

const head = ['confidence', 'mean', 'right (95 % interval)']

const share = (bin: Bin): string[] => [
  `${bin.least}–${bin.most}`,
  bin.mean.toFixed(3),
  shareWithInterval(bin.right, bin.count, 2),
]

export const reliability: BenchSection = {
  name: 'reliability',
  title:
    'confidence against the share that is right: mid, hard, corrupted and without a zone, a quarter each',
  count: 200,
  run: async (bench) => {
    const samples: Sample[] = []
    for await (const picture of drawPictures(bench, mixedPicture))
      samples.push(...samplesOf(picture, await measureScan(bench.service, picture.file)))
    const bins = reliabilityBins(samples)
    const certain = samples.filter(({ confidence }) => confidence >= confidentThreshold)
    const right = shareWithInterval(certain.filter(({ isRight }) => isRight).length, certain.length, 2)
    printTable([head, ...bins.map(share)])
    console.log(`  of all values with 0.9 or more, right: ${right}`)
    if (bench.writes) write(bins, { right, count: bench.count })
  },
}

function write(bins: readonly Bin[], { right, count }: { right: string; count: number }): void {
  const values = bins.reduce((sum, bin) => sum + bin.count, 0)
  writeFileSync(measuredPath('reading.svg'), reliabilitySvg(bins, `${values} values on ${count} pictures`))
  writeReportPart(
    'reliability',
    `A value's \`confidence\` is our estimate that every character of it is right. Below are values that were read from ${count}
synthetic photographs of invented documents. A quarter each are middling ones, hard ones, ones on which characters of the
machine zone were smeared or swapped, and ones without a zone. Values under 0.85 are withheld. A value whose printed check
digit is wrong is answered with less, beside a warning. So is print of which only look-alikes are in doubt.

![Share of right values by confidence](reading.svg)

${markdownTable([head, ...bins.map(share)])}

Of all values with a confidence of 0.9 or more, ${right} were right. Measured and written by
\`npm run bench:reading -- --only reliability --count ${count} --write\`.`,
  )
}
