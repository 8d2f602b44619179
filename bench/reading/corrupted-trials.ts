import { mrzLayoutOf } from '../../src/engine/documents/formats/mrz-layouts.ts'
import { checkDigitsOf } from '../../src/engine/documents/formats/parse-mrz.ts'
import type { FieldKey } from '../../src/vocabulary/reading/fields.ts'
import { fixedDate, type FixedClockService } from '../../test/world/service/frozen-service.ts'
import { isConsistent, type JudgedValue, judgeValues, type PrintedMrz, expectedMrzValues, confidentThreshold } from './printed-values.ts' // prettier-ignore
import { measureScan } from './look.ts'
import { corruptedPicture, type PictureSet } from './pictures.ts'
import { differences, hasEqualCheckDigits } from './zone-trials.ts'

/** What came of a picture on which characters of the zone were smeared or swapped. */
export interface CorruptedTrial {
  readonly name: string
  readonly kind: 'smeared' | 'swapped'
  /** As in `0→O`; of a smeared character the character alone. */
  readonly pairs: readonly string[]
  /** Something else than is printed, answered with a confidence that a caller takes for certain. */
  readonly wrong: readonly JudgedValue[]
  /** The wrong values are of fields with a check digit, and every check digit agrees with them. */
  readonly isInBlindSpot: boolean
  /** What was read instead of what is printed. */
  readonly misread: readonly string[]
  /** A printed check digit does not agree with what it covers, so that a finding or a doubt is due. */
  readonly isDue: boolean
  /** It was due and did not come. */
  readonly isMissed: boolean
  /** Characters that check digits cover were swapped, and all of them still agree. */
  readonly isUnnoticeable: boolean
  readonly seconds: number
  readonly values: readonly JudgedValue[]
}

/** Scans the n-th corrupted picture of a set. */
export async function tryCorrupted(
  service: FixedClockService,
  index: number,
  set: PictureSet = 'corrupted',
): Promise<CorruptedTrial> {
  const { name, file, zone, corruption, original } = await corruptedPicture(index, set)
  const { answer, reading, seconds } = await measureScan(service, file)
  const truth = expectedMrzValues(zone, fixedDate)
  const values = judgeValues(truth, answer.data)
  const wrong = values.filter(({ isRight, confidence }) => !isRight && confidence >= confidentThreshold)
  const lines = reading?.zone?.lines ?? []
  const isDue = !isConsistent(zone)
  const certain = values.filter(({ confidence }) => confidence >= confidentThreshold).map(({ key }) => key)
  const doubted = failingKeys(zone).some((key) => truth.has(key) && !certain.includes(key))
  const { kind, places } = corruption
  return {
    name,
    kind,
    pairs: places.map(({ from, to }) => (kind === 'smeared' ? from : `${from}→${to}`)),
    wrong,
    isInBlindSpot: wrong.length > 0 && wrong.every(({ key }) => coveredRanges.includes(key)) && hasEqualCheckDigits(zone, lines), // prettier-ignore
    misread: differences(zone.lines, lines),
    isDue,
    isMissed: isDue && answer.warning.length === 0 && !doubted,
    isUnnoticeable: kind === 'swapped' && !isDue && coveredText(zone) !== coveredText({ ...zone, lines: original }), // prettier-ignore
    seconds,
    values,
  }
}

/** Values that check digits of some format cover. */
const coveredRanges: readonly FieldKey[] = ['documentNumber', 'dob', 'expiry', 'personalNumber', 'optionalData', 'optionalData2'] // prettier-ignore

/** The values of which a check digit does not agree; where only the one over all fails, all of them. */
function failingKeys({ format, lines }: PrintedMrz): readonly FieldKey[] {
  const failing = checkDigitsOf(mrzLayoutOf(format), lines).filter(({ valid }) => !valid)
  const named = failing.flatMap(({ of }) => (of === 'composite' ? [] : [of]))
  return named.length > 0 || failing.length === 0 ? named : coveredRanges
}

/** The characters that the check digits of a zone are computed over. */
function coveredText({ format, lines }: PrintedMrz): string {
  const { checkDigitRules, fields } = mrzLayoutOf(format)
  const over = new Set(checkDigitRules.flatMap((check) => check.coveredFields))
  return fields.filter(({ field }) => over.has(field)).map(({ line, start, end }) => lines[line]?.slice(start, end)).join() // prettier-ignore
}
