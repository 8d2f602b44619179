import type { Point } from '../../../../../src/vocabulary/imaging/pixels.ts'
import type { Rectangle } from '../../../../../src/engine/specimens/shapes.ts'
import type { FixedPrint, FrontField, FrontLayout } from '../../front-layout.ts'
import * as v from '../../values.ts'
import { type InventedWording, inventedWordings } from '../invented-wording.table.ts'
import { type Language, languages } from '../languages.table.ts'

const cardWidth = 85.6
type Arrangement = Pick<FrontLayout, 'fixed' | 'fields' | 'signature'> & { readonly portrait: Rectangle }
type Part = 'surname' | 'given' | 'full' | 'birth' | 'sex' | 'number' | 'issued' | 'expiry' | 'place'

interface Row {
  readonly label: string
  readonly value: v.ValueOf
}

/** Languages whose names stand on one line, family name first and unspaced. */
const joined: readonly Language[] = ['zh-Hans', 'zh-Hant', 'ko']
const isLocal = (language: Language): boolean => languages[language].writing !== 'Latn'

/** Labels and values of a language; the words are those of the table. */
function rowsOf(language: Language, words: InventedWording): Readonly<Record<Part, Row>> {
  const { digits = (text: string) => text } = words
  const date = (text: string): string => digits(words.date(text))
  const order = joined.includes(language) ? 'joined' : language === 'ja' ? 'surname first' : 'given first'
  const names = isLocal(language)
    ? { surname: v.surnameLocal, given: v.givenLocal, full: v.fullLocal(order) }
    : { surname: v.surnameLatin, given: v.givenLatin, full: v.fullLatin(language === 'vi' ? 'surname first' : 'given first') } // prettier-ignore
  const [sexLabel, man, woman] = words.sex
  return {
    surname: { label: words.surname, value: names.surname },
    given: { label: words.given, value: names.given },
    full: { label: words.full, value: names.full },
    birth: { label: words.birth, value: v.birth(date) },
    sex: { label: sexLabel, value: v.sex(man, woman) },
    number: { label: words.number, value: v.number(digits) },
    issued: { label: words.issued, value: v.issue(date) },
    expiry: { label: words.expiry, value: v.expiry(date) },
    place: { label: words.place, value: v.birthplace },
  }
}

const english: Readonly<Record<Part, string>> = { surname: 'Surname', given: 'Given names', full: 'Name', birth: 'Date of birth', sex: 'Sex', number: 'Document No.', issued: 'Date of issue', expiry: 'Date of expiry', place: 'Place of birth' } // prettier-ignore

function headOf({ state, title, english: named }: InventedWording, at: Point): readonly FixedPrint[] {
  return [
    { text: state, at, em: 3.2, bold: true },
    { text: title, at: [at[0], at[1] + 4.4], em: 2.9 },
    { text: named, at: [at[0] === 5 ? 60 : 5, at[1] + 4.2], em: 2 },
  ]
}

/** Labels in two languages above the values, the portrait at the left. */
function aboveBilingual(rows: Readonly<Record<Part, Row>>, words: InventedWording): Arrangement {
  const field = (part: Part, at: Point): FrontField => ({ at, label: `${rows[part].label} / ${english[part]}`, value: rows[part].value, em: 2.8, labelEm: 1.7 }) // prettier-ignore
  return {
    portrait: { x: 4, y: 14, width: 23, height: 30 },
    fixed: headOf(words, [31, 5.4]),
    fields: [field('surname', [31, 18]), field('given', [31, 25]), field('birth', [31, 32]), field('sex', [64, 32]), field('place', [31, 39]), field('number', [31, 46]), field('expiry', [64, 46])], // prettier-ignore
  }
}

/** Labels with a colon in one run with the value, the portrait at the right, the number first. */
function inlineColon(rows: Readonly<Record<Part, Row>>, words: InventedWording): Arrangement {
  const parts: readonly Part[] = ['number', 'full', 'sex', 'birth', 'place', 'issued', 'expiry']
  return {
    portrait: { x: 61, y: 15, width: 20, height: 26 },
    signature: [56, 49.6],
    fixed: headOf(words, [5, 5.8]),
    fields: parts.map((part, at) => ({ at: [5, 17.4 + at * 5.1], label: `${rows[part].label}: `, labelAt: 'inline', value: rows[part].value, em: 2.7 })), // prettier-ignore
  }
}

/** Two columns: labels in one, values in the other. */
function columns(rows: Readonly<Record<Part, Row>>, words: InventedWording): Arrangement {
  const parts: readonly Part[] = ['given', 'surname', 'birth', 'place', 'number', 'issued', 'expiry']
  return {
    portrait: { x: 3.5, y: 16, width: 19, height: 25 },
    fixed: headOf(words, [27, 5.6]),
    fields: parts.map((part, at) => ({ at: [54, 17 + at * 5.2], label: rows[part].label, labelAt: [27, 17 + at * 5.2], labelEm: 2.1, value: rows[part].value, em: 2.7 })), // prettier-ignore
  }
}

/** Labels under the values, the portrait at the right. */
function below(rows: Readonly<Record<Part, Row>>, words: InventedWording): Arrangement {
  const field = (part: Part, at: Point): FrontField => ({ at, label: rows[part].label, labelAt: [at[0], at[1] + 2.9], labelEm: 1.8, value: rows[part].value, em: 2.9 }) // prettier-ignore
  return {
    portrait: { x: 60, y: 14, width: 21, height: 27 },
    signature: [56, 50],
    fixed: headOf(words, [5, 5.6]),
    fields: [field('full', [5, 17]), field('sex', [5, 24.4]), field('birth', [24, 24.4]), field('place', [5, 31.8]), field('number', [5, 39.2]), field('issued', [5, 46.6]), field('expiry', [34, 46.6])], // prettier-ignore
  }
}

const mirrored = ([x, y]: Point): Point => [cardWidth - x, y]

/** The same from right to left: print begins at the right, the portrait changes sides. */
function fromRight({ portrait, fixed, fields, signature }: Arrangement): Arrangement {
  return {
    portrait: { ...portrait, x: cardWidth - portrait.x - portrait.width },
    fixed: fixed.map((one, at) => ({ ...one, at: at === 2 ? [one.at[0] === 60 ? 5 : 60, one.at[1]] : mirrored(one.at) })), // prettier-ignore
    fields: fields.map(({ labelAt, ...field }) => ({
      ...{ ...field, at: mirrored(field.at), align: 'end' },
      ...(labelAt === undefined || labelAt === 'inline' ? {} : { labelAt: mirrored(labelAt) }),
      ...(labelAt === 'inline' ? { labelAt } : {}),
    })),
    ...(signature === undefined ? {} : { signature: [5, signature[1]] }),
  }
}

const arrangements = { above: aboveBilingual, inline: inlineColon, columns, below } as const

/** Every arrangement in every language of the table. */
export function inventedLayouts(): readonly FrontLayout[] {
  return (Object.keys(inventedWordings) as Language[]).flatMap((language) => {
    const words = inventedWordings[language]
    if (words === undefined) return []
    const rows = rowsOf(language, words)
    const isFromRight = ['Arab', 'Urdu', 'Hebr'].includes(languages[language].writing)
    return Object.entries(arrangements).map(([name, arrange]): FrontLayout => {
      const arrangement = arrange(rows, words)
      return {
        id: `invented-${language}-${name}`,
        ...{
          issuer: null,
          type: 'I',
          language,
          number: { form: words.digits === undefined ? '@#######' : '########' },
        },
        ...(isFromRight ? fromRight(arrangement) : arrangement),
      }
    })
  })
}
