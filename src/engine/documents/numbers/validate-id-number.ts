import type { DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import { oneMisreadFrom } from '../values/confusable-characters.ts'
import { mrzSpelling } from '../values/mrz-names.ts'
import { isCalendarDate } from '../values/calendar-date.ts'
import { idNumberRules } from './id-number-rules.ts'
import type { EncodedData, IdNumberLocation, IdNumberRule, NormalisedNames } from './id-number-rule.ts'

/** What the document says of its holder elsewhere. Absent or null: it was not read. */
export interface HolderData {
  /** `YYYY-MM-DD`. */
  readonly dob?: string | null
  /** Anything but `M` and `F` says nothing. */
  readonly sex?: string | null
  /** Each way in which the document writes the name; one that agrees is enough. */
  readonly names?: readonly { readonly surname: string; readonly givenNames: string }[]
}

/** A number as it was read, and where. */
export interface NumberRequest {
  /** ISO 3166-1 alpha-3; of a state of a federation with its code: `USA-CA`. */
  readonly issuer: string
  readonly type: DocumentTypeLetter
  readonly key: IdNumberLocation['key']
  readonly value: string
  readonly holder?: HolderData
}

/** What can be wrong about a number, in the order in which it is looked at. */
export type IdNumberAspect = 'shape' | 'check digit' | 'date' | 'birth date' | 'sex' | 'name'

export type IdNumberVerdict =
  | { readonly kind: 'right'; readonly rule: IdNumberRule; readonly tested: readonly IdNumberAspect[] }
  | {
      readonly kind: 'wrong'
      readonly rule: IdNumberRule
      readonly aspect: IdNumberAspect
      /** The number with one look-alike exchanged, with which nothing is wrong; null when no slip explains it. */
      readonly correction: string | null
    }
  | { readonly kind: 'cannot_tell'; readonly reason: string }

const ignoredByDefault = /[\s.\-/<·]/g

/**
 * Judges a number by the rule of who issued it. Of several rules for one place the number need keep to one only. Where
 * the issuer or the place is unknown, or another kind of number may stand there, it cannot tell.
 */
export function validateIdNumber(request: NumberRequest): IdNumberVerdict {
  const candidates = idNumberRules.flatMap((rule) =>
    rule.issuer === request.issuer
      ? rule.locations
          .filter(({ key, types }) => key === request.key && types.includes(request.type))
          .map(({ isExclusive }) => ({ rule, only: isExclusive }))
      : [],
  )
  const [first] = candidates
  if (first === undefined)
    return { kind: 'cannot_tell', reason: 'No rule is known for numbers of this issuer.' }
  const holder = request.holder ?? {}
  const verdicts = candidates.map(({ rule }) => validateByRule(rule, request.value, holder))
  const right = verdicts.find((one) => one.kind === 'right')
  if (right !== undefined) return right
  const verdictWithPattern = verdicts.find((one) => one.kind === 'wrong' && one.aspect !== 'shape')
  if (verdictWithPattern !== undefined) return verdictWithPattern
  const only = candidates.findIndex((candidate) => candidate.only)
  return (
    verdicts[only] ?? { kind: 'cannot_tell', reason: `It may be another number than ${first.rule.name}.` }
  )
}

function validateByRule(rule: IdNumberRule, value: string, holder: HolderData): IdNumberVerdict {
  const number = normaliseNumber(rule, value)
  const { aspect, tested } = testNumber(rule, number, holder)
  if (aspect === null) return { kind: 'right', rule, tested }
  const correction = oneMisreadFrom(number).find((other) => testNumber(rule, other, holder).aspect === null)
  return { kind: 'wrong', rule, aspect, correction: correction ?? null }
}

/** What counts of a number: upper case, without what people write between its digits. */
export function normaliseNumber(rule: IdNumberRule, value: string): string {
  return value
    .normalize('NFKC')
    .toUpperCase()
    .replace(rule.ignored ?? ignoredByDefault, '')
}

interface Examination {
  /** The first that is wrong; null when nothing is. */
  readonly aspect: IdNumberAspect | null
  readonly tested: readonly IdNumberAspect[]
}

function testNumber(rule: IdNumberRule, number: string, holder: HolderData): Examination {
  const groups = rule.pattern.exec(number)?.groups
  if (!rule.pattern.test(number)) return { aspect: 'shape', tested: ['shape'] }
  const coded = rule.decode?.((group) => groups?.[group] ?? '', number) ?? {}
  const answers: readonly (readonly [IdNumberAspect, boolean | null])[] = [
    ['check digit', rule.hasValidCheckDigits?.(number) ?? null],
    ['date', coded.birthDate === undefined ? null : isPossibleDate(coded.birthDate)],
    ['birth date', agreesWithBirthDate(coded, holder)],
    ['sex', agreesWithSex(coded, holder)],
    ['name', agreesWithName(rule, number, holder)],
  ]
  const wrong = answers.find(([, answer]) => answer === false)
  const tested = answers.filter(([, answer]) => answer !== null).map(([aspect]) => aspect)
  return { aspect: wrong?.[0] ?? null, tested: ['shape', ...tested] }
}

/** Whether some day of the calendar is written like this; points stand for digits that are not told. */
function isPossibleDate(pattern: string): boolean {
  const [year = '', month = '', day = ''] = pattern.split('-')
  const years = year.startsWith('..') ? ['18', '19', '20'].map((century) => century + year.slice(2)) : [year]
  const reported = (part: string): number => (part === '..' ? 1 : Number(part))
  return years.some((one) =>
    isCalendarDate({ year: Number(one), month: reported(month), day: reported(day) }),
  )
}

/** Whether a text has at each place what the pattern tells. */
function matchesPattern(pattern: string, text: string): boolean {
  return Array.from(text).every((character, place) => {
    const reported = pattern[place] ?? '.'
    return reported === '.' || reported === character
  })
}

function agreesWithBirthDate({ birthDate }: EncodedData, { dob }: HolderData): boolean | null {
  if (birthDate === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(dob ?? '')) return null
  return matchesPattern(birthDate, dob ?? '')
}

function agreesWithSex(coded: EncodedData, { sex }: HolderData): boolean | null {
  return coded.sex === undefined || (sex !== 'M' && sex !== 'F') ? null : coded.sex === sex
}

function agreesWithName(rule: IdNumberRule, number: string, { names = [] }: HolderData): boolean | null {
  const patterns = names
    .map((name) => rule.nameCode?.(plainNames(name)) ?? null)
    .filter((one) => one !== null)
  return patterns.length === 0 ? null : patterns.some((pattern) => matchesPattern(pattern, number))
}

function plainNames(name: { readonly surname: string; readonly givenNames: string }): NormalisedNames {
  const words = (text: string) =>
    mrzSpelling(text)
      .split('<')
      .filter((word) => word !== '')
  return { surname: words(name.surname), givenNames: words(name.givenNames) }
}
