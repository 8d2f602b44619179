import { randomFrom, type Random } from '../../specimens/random.ts'
import type { KindDefinition, KindField, KindScript, KindSide } from './kind-definition.ts'
import type { KindPage } from './matching/kind-page.ts'
import { printedPage } from './printed-page.fixture.ts'

const names: Readonly<Record<KindScript, readonly string[]>> = {
  Latn: ['ANNA ERIKSSON', 'MARIA SILVA', 'TRAN LINH'],
  Cyrl: ['ІВАНЕНКО', 'АННА', 'СЕРИКОВА'],
  Grek: ['ΠΑΠΑΔΟΠΟΥΛΟΥ', 'ΜΑΡΙΑ'],
  Arab: ['محمد علي', 'سارة أحمد'],
  Hebr: ['ישראלי', 'רות כהן'],
  Deva: ['राहुल वर्मा', 'सुनीता देवी'],
  Beng: ['আয়েশা বেগম', 'করিম উদ্দিন'],
  Taml: ['கண்ணன்', 'மாலதி'],
  Thai: ['ใจดี รักไทย', 'สมชาย'],
  Hani: ['張小玲', '山田花子', '陈伟'],
  Kore: ['홍길순', '김민수'],
}

const common: Readonly<Partial<Record<KindField['key'], string>>> = {
  fullName: 'Name', fullNameLocal: 'Name', lastName: 'Surname', lastNameLocal: 'Surname', firstName: 'Given names',
  firstNameLocal: 'Given names', middleNameLocal: 'Patronymic', dob: 'Date of birth', placeOfBirth: 'Place of birth', sex: 'Sex',
  issued: 'Date of issue', expiry: 'Date of expiry', documentNumber: 'Document No.', personalNumber: 'Personal No.',
  nationalityFull: 'Nationality', nationalityIso3: 'Nationality', address1: 'Address', issueAuthority: 'Authority', height: 'Height',
  eyeColor: 'Colour of eyes',
} // prettier-ignore

const dateKeys: ReadonlySet<string> = new Set(['dob', 'issued', 'expiry'])

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join('')

function valueOf({ key, script = 'Latn', numberRule }: KindField, random: Random): string {
  if (dateKeys.has(key))
    return `${String(random.whole(10, 28))}.0${String(random.whole(1, 9))}.19${digits(random, 2)}`
  if (key === 'documentNumber' || key === 'personalNumber')
    return digits(random, numberRule === undefined ? 8 : 9)
  if (key === 'sex') return 'F'
  return random.pick(names[script])
}

function linesOf(field: KindField, random: Random): readonly string[] {
  const value = valueOf(field, random)
  if (field.numbered !== undefined) return [`${field.numbered}. ${field.labels?.[0] ?? ''} ${value}`]
  if (field.isUnlabelled === true) return [value]
  const label = field.labels?.slice(0, 2).join(' / ') ?? common[field.key] ?? ''
  return label === '' ? [] : [label, value]
}

/** Print that was lost or misread, each as a part 0..1 of lines and of letters. */
export interface Wear {
  readonly lines: number
  readonly letters: number
}

function worn(text: string, { letters }: Wear, random: Random): string {
  return Array.from(text, (letter) => {
    if (!/\p{L}/u.test(letter) || !random.happens(letters)) return letter
    return random.pick(['', letter + letter, random.pick(Array.from(text).filter((one) => one !== ' '))])
  }).join('')
}

/** A side of a kind as its data say, with invented values; numbers are no right ones. */
export function drawnPage(
  {
    kind,
    side,
    titles,
  }: { readonly kind: KindDefinition; readonly side: KindSide; readonly titles?: readonly string[] },
  seed: number,
  wear: Wear = { lines: 0, letters: 0 },
): KindPage {
  const random = randomFrom(seed)
  const isFront = side.side === 'FRONT'
  const head = isFront
    ? (titles ?? [...kind.issuerWords.slice(0, 1), ...[...kind.ownTitles, ...kind.titles].slice(0, 2)])
    : []
  const lines = [
    ...head,
    ...(side.ownWords ?? []).slice(0, 1),
    ...side.fields.filter(({ isOptional }) => isOptional !== true).flatMap((field) => linesOf(field, random)),
  ]
  const kept = lines.filter(() => !random.happens(wear.lines)).map((line) => worn(line, wear, random))
  return printedPage(kept)
}
