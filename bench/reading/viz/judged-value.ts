import type { FieldKey } from '../../../src/vocabulary/reading/fields.ts'
import { type PrintScript, printScripts } from '../../../src/vocabulary/reading/script.ts'
import type { ScanAnswer } from '../../../test/world/service/wire-shapes.ts'
import { comparable } from '../comparable.ts'
import type { FrontPicture } from '../fronts/front-picture.ts'
import { languages } from '../fronts/tables/languages.table.ts'
import { alphabetOf } from '../lines/alphabet.ts'
import type { Expected } from '../fronts/values.ts'

/** In what a value is printed. */
export type ValueScript = PrintScript | 'Latn' | 'digits'

/** Whose value it is; without the pictures, of which a bench sees many. */
export type JudgedFront = Pick<FrontPicture, 'name' | 'layout' | 'family'>

/** A printed value beside what was answered. */
export interface JudgedValue {
  readonly front: JudgedFront
  readonly keys: readonly FieldKey[]
  readonly script: ValueScript
  readonly truth: string
  /** Empty where nothing was answered. */
  readonly answer: string
  /** As answered; 0 of nothing. */
  readonly confidence: number
}

const numberKeys: readonly FieldKey[] = ['documentNumber', 'personalNumber']
const lineKeys: readonly FieldKey[] = ['address1', 'placeOfBirth', 'issueAuthority']

/** A value as it counts: case, and in numbers and addresses what stands between letters and digits, does not. */
export function valueAsCompared(key: FieldKey, text: string): string {
  const plain = comparable(text).toUpperCase()
  if (numberKeys.includes(key)) return plain.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return lineKeys.includes(key) ? plain.replaceAll(/[\s,，،.]/gu, '') : plain
}

const isOf = (script: PrintScript, text: string): boolean =>
  (script === 'Hani' ? /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u : new RegExp(`\\p{Script=${script === 'Kore' ? 'Hangul' : script}}`, 'u')).test(text) // prettier-ignore

/** The script of printed text: that of its first other letters; of digits alone `digits`, of native ones their language's. */
export function scriptOfText(text: string, { layout }: Pick<FrontPicture, 'layout'>): ValueScript {
  const script = printScripts.find((one) => isOf(one, text))
  if (script !== undefined) return script
  if (/(?![0-9])\p{Nd}/u.test(text)) {
    const own = alphabetOf(languages[layout.language].writing)
    return own === 'latin' ? 'digits' : own
  }
  return /\p{L}/u.test(text) ? 'Latn' : 'digits'
}

const frontOf = ({ name, layout, family }: FrontPicture): JudgedFront => ({ name, layout, family })

function judge(
  picture: FrontPicture,
  { text, expected }: { readonly text: string; readonly expected: Expected },
  answer: ScanAnswer,
): JudgedValue {
  const { keys } = expected
  const [first = 'document'] = keys
  const truth = valueAsCompared(first, expected.value)
  // A number that stands under the other key is the front's other number, and no wrong answer to this one.
  const others = picture.flat.printed.flatMap((one) =>
    one.expected.filter((other) => other !== expected).map(({ value }) => valueAsCompared(first, value)),
  )
  const given = keys.flatMap((key) => {
    const best = answer.data[key]?.[0]
    return best === undefined
      ? []
      : [{ answer: valueAsCompared(key, best.value), confidence: best.confidence }]
  })
  const own = given.filter((one) => keys.length === 1 || !others.includes(one.answer))
  const chosen = own.find((one) => one.answer === truth) ?? own[0] ?? { answer: '', confidence: 0 }
  return { front: frontOf(picture), keys, script: scriptOfText(text, picture), truth, ...chosen }
}

/** Every value that is printed on a front; one that stands on it twice is asked for once, by its own letters first. */
export function judgedValues(picture: FrontPicture, answer: ScanAnswer): readonly JudgedValue[] {
  const seen = new Set<string>()
  return picture.flat.printed.flatMap(({ text, expected }) =>
    expected.flatMap((one) => {
      const name = one.keys.join()
      if (one.value === '' || seen.has(name)) return []
      seen.add(name)
      return [judge(picture, { text, expected: one }, answer)]
    }),
  )
}

/** Dates and sex that were answered and are nowhere printed. */
export function inventedValues(picture: FrontPicture, answer: ScanAnswer): readonly JudgedValue[] {
  const printed = new Set(
    picture.flat.printed.flatMap(({ expected }) => expected.flatMap(({ keys }) => keys)),
  )
  return (['dob', 'issued', 'expiry', 'sex'] as const).flatMap((key) => {
    const best = answer.data[key]?.[0]
    if (best === undefined || printed.has(key)) return []
    return [
      {
        front: frontOf(picture),
        keys: [key],
        script: 'digits',
        truth: '',
        answer: best.value,
        confidence: best.confidence,
      },
    ]
  })
}
