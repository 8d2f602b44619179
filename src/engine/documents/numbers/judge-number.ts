import type { DocumentTypeLetter } from '../../../vocabulary/imaging/document-reading.ts'
import { oneSlipFrom } from '../values/look-alikes.ts'
import { zoneSpelling } from '../values/names.ts'
import { isRealDate } from '../values/zone-date.ts'
import { numberRules } from './all.ts'
import type { CodedFacts, NumberPlace, NumberRule, PlainNames } from './number-rule.ts'

/** What the document says of its holder elsewhere. Absent or null: it was not read. */
export interface HolderFacts {
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
  readonly key: NumberPlace['key']
  readonly value: string
  readonly holder?: HolderFacts
}

/** What can be wrong about a number, in the order in which it is looked at. */
export type NumberAspect = 'shape' | 'check digit' | 'date' | 'birth date' | 'sex' | 'name'

export type NumberJudgement =
  | { readonly kind: 'right'; readonly rule: NumberRule; readonly tested: readonly NumberAspect[] }
  | {
      readonly kind: 'wrong'
      readonly rule: NumberRule
      readonly aspect: NumberAspect
      /** The number with one look-alike exchanged, with which nothing is wrong; null when no slip explains it. */
      readonly slip: string | null
    }
  | { readonly kind: 'cannot_tell'; readonly reason: string }

const usuallyIgnored = /[\s.\-/<·]/g

/**
 * Judges a number by the rule of who issued it. Of several rules for one place the number need keep to one only. Where
 * the issuer or the place is unknown, or another kind of number may stand there, it cannot tell.
 */
export function judgeNumber(request: NumberRequest): NumberJudgement {
  const candidates = numberRules.flatMap((rule) =>
    rule.issuer === request.issuer
      ? rule.places
          .filter(({ key, types }) => key === request.key && types.includes(request.type))
          .map(({ only }) => ({ rule, only }))
      : [],
  )
  const [first] = candidates
  if (first === undefined)
    return { kind: 'cannot_tell', reason: 'No rule is known for numbers of this issuer.' }
  const holder = request.holder ?? {}
  const judged = candidates.map(({ rule }) => judgeByRule(rule, request.value, holder))
  const right = judged.find((one) => one.kind === 'right')
  if (right !== undefined) return right
  const fitting = judged.find((one) => one.kind === 'wrong' && one.aspect !== 'shape')
  if (fitting !== undefined) return fitting
  const only = candidates.findIndex((candidate) => candidate.only)
  return judged[only] ?? { kind: 'cannot_tell', reason: `It may be another number than ${first.rule.name}.` }
}

function judgeByRule(rule: NumberRule, value: string, holder: HolderFacts): NumberJudgement {
  const number = plainNumber(rule, value)
  const { aspect, tested } = examine(rule, number, holder)
  if (aspect === null) return { kind: 'right', rule, tested }
  const slip = oneSlipFrom(number).find((other) => examine(rule, other, holder).aspect === null)
  return { kind: 'wrong', rule, aspect, slip: slip ?? null }
}

/** What counts of a number: upper case, without what people write between its digits. */
function plainNumber(rule: NumberRule, value: string): string {
  return value
    .normalize('NFKC')
    .toUpperCase()
    .replace(rule.ignored ?? usuallyIgnored, '')
}

interface Examined {
  /** The first that is wrong; null when nothing is. */
  readonly aspect: NumberAspect | null
  readonly tested: readonly NumberAspect[]
}

function examine(rule: NumberRule, number: string, holder: HolderFacts): Examined {
  const groups = rule.shape.exec(number)?.groups
  if (!rule.shape.test(number)) return { aspect: 'shape', tested: ['shape'] }
  const coded = rule.coded?.((group) => groups?.[group] ?? '', number) ?? {}
  const answers: readonly (readonly [NumberAspect, boolean | null])[] = [
    ['check digit', rule.check?.(number) ?? null],
    ['date', coded.born === undefined ? null : mayBeADay(coded.born)],
    ['birth date', agreesWithBirth(coded, holder)],
    ['sex', agreesWithSex(coded, holder)],
    ['name', agreesWithName(rule, number, holder)],
  ]
  const wrong = answers.find(([, answer]) => answer === false)
  const tested = answers.filter(([, answer]) => answer !== null).map(([aspect]) => aspect)
  return { aspect: wrong?.[0] ?? null, tested: ['shape', ...tested] }
}

/** Whether some day of the calendar is written like this; points stand for digits that are not told. */
function mayBeADay(pattern: string): boolean {
  const [year = '', month = '', day = ''] = pattern.split('-')
  const years = year.startsWith('..') ? ['18', '19', '20'].map((century) => century + year.slice(2)) : [year]
  const reported = (part: string): number => (part === '..' ? 1 : Number(part))
  return years.some((one) => isRealDate({ year: Number(one), month: reported(month), day: reported(day) }))
}

/** Whether a text has at each place what the pattern tells. */
function fits(pattern: string, text: string): boolean {
  return Array.from(text).every((character, place) => {
    const reported = pattern[place] ?? '.'
    return reported === '.' || reported === character
  })
}

function agreesWithBirth({ born }: CodedFacts, { dob }: HolderFacts): boolean | null {
  if (born === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(dob ?? '')) return null
  return fits(born, dob ?? '')
}

function agreesWithSex(coded: CodedFacts, { sex }: HolderFacts): boolean | null {
  return coded.sex === undefined || (sex !== 'M' && sex !== 'F') ? null : coded.sex === sex
}

function agreesWithName(rule: NumberRule, number: string, { names = [] }: HolderFacts): boolean | null {
  const patterns = names.map((name) => rule.spelled?.(plainNames(name)) ?? null).filter((one) => one !== null)
  return patterns.length === 0 ? null : patterns.some((pattern) => fits(pattern, number))
}

function plainNames(name: { readonly surname: string; readonly givenNames: string }): PlainNames {
  const words = (text: string) =>
    zoneSpelling(text)
      .split('<')
      .filter((word) => word !== '')
  return { surname: words(name.surname), given: words(name.givenNames) }
}
