import type { FieldKey } from '../../src/vocabulary/reading/fields.ts'
import { characterErrorRate, shareOf } from '../figures.ts'
import { judgedValues, sure } from '../printed-values.ts'
import { type Bench, pictures, type Section } from './bench.ts'
import { type Look, look } from './look.ts'
import { type BenchPicture, licencePicture, printedPicture } from './pictures.ts'
import { printTable } from './table.ts'

/** What a side without a zone says, by key, as an answer spells it. */
export function printedTruth({ specimen, photo }: BenchPicture): ReadonlyMap<FieldKey, string> {
  const dates: Partial<Record<FieldKey, string>> = { dob: specimen.dob, issued: specimen.issued, expiry: specimen.expiry } // prettier-ignore
  const letters = { passport: 'P', 'id-card': 'I', 'id-card-td2': 'I', 'residence-permit': 'R', 'visa-a': 'V', 'visa-b': 'V' } as const // prettier-ignore
  return new Map(
    photo.truth.fields.flatMap(({ key, text }): [FieldKey, string][] => {
      if (text === '-' || text === '') return []
      return [[key, key === 'documentType' ? letters[specimen.kind] : (dates[key] ?? text)]]
    }),
  )
}

interface Answered {
  readonly key: FieldKey
  readonly truth: string
  /** Empty where nothing was answered. */
  readonly answer: string
  readonly confidence: number
  readonly name: string
}

function row(title: string, answers: readonly Answered[]): string[] {
  const exact = answers.filter(({ truth, answer }) => truth === answer).length
  const wrong = answers.filter(({ truth, answer }) => answer !== '' && truth !== answer)
  const given = answers.filter(({ answer }) => answer !== '')
  return [
    title,
    shareOf(exact, answers.length),
    `${(100 * characterErrorRate(answers)).toFixed(2)} %`,
    `${(100 * characterErrorRate(given)).toFixed(2)} %`,
    `${answers.length - given.length}`,
    `${wrong.length}`,
    `${wrong.filter(({ confidence }) => confidence >= sure).length}`,
  ]
}

/** What was answered to every field that is printed. */
function answersTo(picture: BenchPicture, { answer }: Look): readonly Answered[] {
  const truths = printedTruth(picture)
  const values = judgedValues(truths, answer.data, [...truths.keys()])
  return [...truths].map(([key, truth]) => {
    const best = values.find((one) => one.key === key)
    return { key, truth, answer: best?.value ?? '', confidence: best?.confidence ?? 0, name: picture.name }
  })
}

function tell({ key, truth, answer, confidence, name }: Answered, isVerbose: boolean): void {
  if (answer === truth) return
  const isSure = answer !== '' && confidence >= sure
  if (isSure) console.log(`  WRONG BUT SURE ${name}: ${key} ${answer} (${confidence}), printed ${truth}`)
  else if (isVerbose)
    console.log(`  ${name}: ${key} ${answer || 'not answered'} (${confidence}), printed ${truth}`)
}

export const printedSections: readonly Section[] = [
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
  const answers: Answered[] = []
  let [seconds, unknown] = [0, 0]
  for await (const picture of pictures(bench, take)) {
    const found = await look(bench.service, picture.file)
    seconds += found.seconds
    if (found.reading === null) unknown++
    const given = answersTo(picture, found)
    answers.push(...given)
    for (const one of given) tell(one, bench.verbose)
  }
  const keys = [...new Set(answers.map(({ key }) => key))]
  printTable([
    ['field', 'exact', 'CER', 'CER of what is answered', 'not answered', 'wrong', 'wrong ≥ 0.9'],
    row('all', answers),
    ...keys.map((key) => row(key, answers.filter((one) => one.key === key))),
  ]) // prettier-ignore
  console.log(`  worst decile of the pictures: exact ${worst(answers)}`)
  console.log(`  not recognised: ${shareOf(unknown, bench.count)} of the pictures`)
  console.log(`  CPU s a picture: ${(seconds / bench.count).toFixed(2)}`)
}

/** Share of exact values on the tenth of the pictures where it is lowest. */
function worst(answers: readonly Answered[]): string {
  const names = [...new Set(answers.map(({ name }) => name))]
  const each = names.map((name) => answers.filter((one) => one.name === name))
  const right = (of: readonly Answered[]) => of.filter(({ truth, answer }) => truth === answer).length
  const sorted = each.sort((a, b) => right(a) / a.length - right(b) / b.length)
  const tenth = sorted.slice(0, Math.ceil(sorted.length / 10)).flat()
  return shareOf(right(tenth), tenth.length)
}
