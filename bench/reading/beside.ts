import type { FieldKey } from '../../src/vocabulary/reading/fields.ts'
import { conflictFindings } from '../../src/engine/checks/parts/conflict-findings.ts'
import { shareWithInterval } from '../kit/figures.ts'
import { drawPictures, type Bench, type BenchSection } from './bench.ts'
import { measureScan, type ScanMeasurement } from './look.ts'
import { besidePicture, type BenchPicture } from './pictures.ts'
import { expectedVizValues } from './printed.ts'
import { confidentThreshold } from './printed-values.ts'
import { printTable } from './table.ts'

/** Keys of what is printed and not read from print: the kind, and the code of the state. */
const unasked: ReadonlySet<FieldKey> = new Set(['documentType', 'countryIso3'])
/** A difference that a misread character explains is none of two values. */
const leastOfAnother = 0.5

interface Counts {
  printed: number
  exact: number
  wrong: number
  confidentlyWrong: number
}

/** The value of print under a key; given names together, as they are printed. */
function valueInPrint(
  { answer }: ScanMeasurement,
  key: FieldKey,
): { value: string; confidence: number } | null {
  const inPrint = (of: FieldKey) => (answer.data[of] ?? []).find(({ source }) => source === 'visual')
  const found = inPrint(key)
  if (found === undefined) return null
  const further = key === 'firstName' ? inPrint('middleName') : undefined
  return { value: [found.value, further?.value ?? []].flat().join(' '), confidence: found.confidence }
}

function count(
  picture: BenchPicture,
  found: ScanMeasurement,
  { counts, isVerbose }: { readonly counts: Map<FieldKey, Counts>; readonly isVerbose: boolean },
): void {
  for (const [key, truth] of expectedVizValues(picture)) {
    if (unasked.has(key)) continue
    const of = counts.get(key) ?? { printed: 0, exact: 0, wrong: 0, confidentlyWrong: 0 }
    counts.set(key, of)
    const value = valueInPrint(found, key)
    of.printed++
    if (value?.value === truth) of.exact++
    else {
      countLoss(value, of)
      printLoss({ what: `${picture.name}: ${key}`, value, truth }, isVerbose)
    }
  }
}

type SeenValue = ReturnType<typeof valueInPrint>

const isSure = (value: SeenValue): boolean => value !== null && value.confidence >= confidentThreshold

function countLoss(value: SeenValue, of: Counts): void {
  if (value !== null) of.wrong++
  if (isSure(value)) of.confidentlyWrong++
}

function printLoss(
  { what, value, truth }: { readonly what: string; readonly value: SeenValue; readonly truth: string },
  isVerbose: boolean,
): void {
  const answer = value === null ? 'not answered' : `${value.value} (${value.confidence})`
  if (isSure(value)) console.log(`  WRONG BUT SURE ${what} ${answer}, printed ${truth}`)
  else if (isVerbose) console.log(`  ${what} ${answer}, printed ${truth}`)
}

/** Differences of print and zone on one side, as sentences; of the birth alone where that is asked. */
function differences({ reading }: ScanMeasurement): readonly string[] {
  return reading === null
    ? []
    : conflictFindings([reading]).filter(({ confidence }) => confidence >= leastOfAnother).map(({ sentence }) => sentence) // prettier-ignore
}

async function judgeGenuine(bench: Bench): Promise<void> {
  const counts = new Map<FieldKey, Counts>()
  let [differing, seconds] = [0, 0]
  for await (const picture of drawPictures(bench, (index) => besidePicture(index, 'beside'))) {
    const found = await measureScan(bench.service, picture.file)
    seconds += found.seconds
    count(picture, found, { counts, isVerbose: bench.verbose })
    const said = differences(found)
    if (said.length > 0) differing++
    for (const sentence of said) console.log(`  FALSE DIFFERENCE ${picture.name}: ${sentence}`)
  }
  const sum = (of: keyof Counts) => [...counts.values()].reduce((total, one) => total + one[of], 0)
  printTable([
    ['field', 'exact', 'wrong', 'wrong ≥ 0.9'],
    ['all', shareWithInterval(sum('exact'), sum('printed')), `${sum('wrong')}`, `${sum('confidentlyWrong')}`],
    ...[...counts].map(([key, { exact, printed, wrong, confidentlyWrong }]) => [key, shareWithInterval(exact, printed), `${wrong}`, `${confidentlyWrong}`]),
  ]) // prettier-ignore
  console.log(
    `  print is said to differ from the zone: ${shareWithInterval(differing, bench.count)} of the pictures`,
  )
  console.log(`  CPU s a picture: ${(seconds / bench.count).toFixed(2)}`)
}

async function judgeAltered(bench: Bench): Promise<void> {
  let noticed = 0
  for await (const picture of drawPictures(bench, (index) => besidePicture(index, 'altered'))) {
    const found = await measureScan(bench.service, picture.file)
    const isNoticed = differences(found).some((sentence) => sentence.includes('birth date'))
    if (isNoticed) noticed++
    else if (bench.verbose) console.log(`  ${picture.name}: not noticed`)
  }
  console.log(`  noticed: ${shareWithInterval(noticed, bench.count)}`)
}

export const besideSections: readonly BenchSection[] = [
  { name: 'beside', title: 'print beside the zone (mid)', count: 60, run: judgeGenuine },
  {
    name: 'altered',
    title: 'sides (mid) of whose birth date two digits are printed otherwise than in the zone',
    count: 60,
    run: judgeAltered,
  },
]
