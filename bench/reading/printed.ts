import type { FieldKey } from '../../src/vocabulary/reading/fields.ts'
import { characterErrorRate, shareWithInterval } from '../kit/figures.ts'
import { judgeValues, confidentThreshold } from './printed-values.ts'
import { type Bench, drawPictures, type BenchSection } from './bench.ts'
import { type ScanMeasurement, measureScan } from './look.ts'
import { type BenchPicture, licencePicture, printedPicture } from './pictures.ts'
import { printTable } from './table.ts'

/** What a side without a zone says, by key, as an answer spells it. */
export function expectedVizValues({ specimen, photo }: BenchPicture): ReadonlyMap<FieldKey, string> {
  const dates: Partial<Record<FieldKey, string>> = { dob: specimen.dob, issued: specimen.issued, expiry: specimen.expiry } // prettier-ignore
  const letters = { passport: 'P', 'id-card': 'I', 'id-card-td2': 'I', 'residence-permit': 'R', 'visa-a': 'V', 'visa-b': 'V' } as const // prettier-ignore
  return new Map(
    photo.truth.fields.flatMap(({ key, text }): [FieldKey, string][] => {
      if (text === '-' || text === '') return []
      return [[key, key === 'documentType' ? letters[specimen.kind] : (dates[key] ?? text)]]
    }),
  )
}

interface ComparedValue {
  readonly key: FieldKey
  readonly truth: string
  /** Empty where nothing was answered. */
  readonly answer: string
  readonly confidence: number
  readonly name: string
}

function row(title: string, answers: readonly ComparedValue[]): string[] {
  const exact = answers.filter(({ truth, answer }) => truth === answer).length
  const wrong = answers.filter(({ truth, answer }) => answer !== '' && truth !== answer)
  const given = answers.filter(({ answer }) => answer !== '')
  return [
    title,
    shareWithInterval(exact, answers.length),
    `${(100 * characterErrorRate(answers)).toFixed(2)} %`,
    `${(100 * characterErrorRate(given)).toFixed(2)} %`,
    `${answers.length - given.length}`,
    `${wrong.length}`,
    `${wrong.filter(({ confidence }) => confidence >= confidentThreshold).length}`,
  ]
}

/** What was answered to every field that is printed. */
function compareAnswers(picture: BenchPicture, { answer }: ScanMeasurement): readonly ComparedValue[] {
  const truths = expectedVizValues(picture)
  const values = judgeValues(truths, answer.data, [...truths.keys()])
  return [...truths].map(([key, truth]) => {
    const best = values.find((one) => one.key === key)
    return { key, truth, answer: best?.value ?? '', confidence: best?.confidence ?? 0, name: picture.name }
  })
}

function printDetails({ key, truth, answer, confidence, name }: ComparedValue, isVerbose: boolean): void {
  if (answer === truth) return
  const isSure = answer !== '' && confidence >= confidentThreshold
  if (isSure) console.log(`  WRONG BUT SURE ${name}: ${key} ${answer} (${confidence}), printed ${truth}`)
  else if (isVerbose)
    console.log(`  ${name}: ${key} ${answer || 'not answered'} (${confidence}), printed ${truth}`)
}

export const printedSections: readonly BenchSection[] = [
  {
    name: 'printed',
    title: 'fields of the visual zone (mid), of sides on which no machine zone is seen',
    count: 60,
    run: (bench) => judge(bench, printedPicture),
  },
  {
    name: 'licences',
    title: 'fields of the fronts of driving licences (mid), with the numbered labels of North America',
    count: 40,
    run: (bench) => judge(bench, licencePicture),
  },
]

async function judge(bench: Bench, take: (index: number) => Promise<BenchPicture>): Promise<void> {
  const answers: ComparedValue[] = []
  let [seconds, unknown] = [0, 0]
  for await (const picture of drawPictures(bench, take)) {
    const found = await measureScan(bench.service, picture.file)
    seconds += found.seconds
    if (found.reading === null) unknown++
    const given = compareAnswers(picture, found)
    answers.push(...given)
    for (const one of given) printDetails(one, bench.verbose)
  }
  const keys = [...new Set(answers.map(({ key }) => key))]
  printTable([
    ['field', 'exact', 'CER', 'CER of what is answered', 'not answered', 'wrong', 'wrong ≥ 0.9'],
    row('all', answers),
    ...keys.map((key) => row(key, answers.filter((one) => one.key === key))),
  ]) // prettier-ignore
  console.log(`  worst decile of the pictures: exact ${leastReliableFields(answers)}`)
  console.log(`  not recognised: ${shareWithInterval(unknown, bench.count)} of the pictures`)
  console.log(`  CPU s a picture: ${(seconds / bench.count).toFixed(2)}`)
}

/** Share of exact values on the tenth of the pictures where it is lowest. */
function leastReliableFields(answers: readonly ComparedValue[]): string {
  const names = [...new Set(answers.map(({ name }) => name))]
  const each = names.map((name) => answers.filter((one) => one.name === name))
  const right = (of: readonly ComparedValue[]) => of.filter(({ truth, answer }) => truth === answer).length
  const sorted = each.sort((a, b) => right(a) / a.length - right(b) / b.length)
  const tenth = sorted.slice(0, Math.ceil(sorted.length / 10)).flat()
  return shareWithInterval(right(tenth), tenth.length)
}
