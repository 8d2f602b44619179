import type { RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Fields } from '../../../vocabulary/reading/fields.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'
import { editDistance } from '../../documents/values/edit-distance.ts'
import { mrzSpelling } from '../../documents/values/mrz-names.ts'
import { stateByCode } from '../../documents/values/states.ts'
import { documentTitles } from '../../documents/viz/titles/document-titles.ts'
import { dateForms, months } from './date-forms.ts'
import type { LineBeside } from './lines-beside.ts'
import { shapes } from './look-alikes.ts'

/**
 * What a line is likely to yield, the most first: a date of birth or issue; a name, which needs no label, and which the code has
 * without its marks; what no code says, what else the code says, hardly any capitals, a letter or two, what the document calls itself.
 */
export const yields = ['date', 'name', 'unknown', 'known', 'faint', 'letter', 'title'] as const
export type LineYield = (typeof yields)[number]

export interface RankedLine {
  readonly line: LineBeside
  readonly expected: LineYield
  /** Whether it says a title, the name of the state, a date or a number of the code, and nothing else. */
  readonly isKnown: boolean
  /** Whether it may be a height, or another number of few figures: it costs little, and comes before other unknown lines. */
  readonly isShort: boolean
}

/** A line no longer than so many heights holds a letter or two. */
const letterAspect = 1.5
/** A title has so many letters, and behind the last one the small reader sees so many that are not there. */
const leastTitle = 3
const mostBehindTitle = 1
/** A title stands among so many lines at the top: an authority may begin like one. */
const titleLines = { least: 5, part: 0.4 } as const
/** Labels are printed lower than values, and signatures higher, in heights of the middling line. */
const usualHeight = { least: 0.76, most: 1.4 } as const
/** A date without a month in letters has so many figures, those that are thin left out. */
const leastFigures = 4
/** What is like a date or a number of the code is one from so many figures on: letters that are made like figures count. */
const leastKnownFigures = 4
/** Fewer capitals in a length of its height has a signature, or a label in small letters. */
const leastDense = 1.2
/** Nor has it so many. */
const leastLetters = 3
/** Print in small letters is a riddle to the small reader; where all print is one, by the middling line, that says nothing. */
const leastClear = { line: 0.6, middling: 0.65 } as const
/** So alike must a line and a value of the code, or a title, be that it is taken for it, 0..1: dates are all alike. */
const leastAlike = { date: 0.85, text: 0.6, title: 0.7 } as const

/**
 * Orders lines by what they are expected to yield, as the small reader of zones sees them: of print for people it reads figures
 * and capitals with many errors, at an eighth of the price, which is enough to tell a date, and what the code says too.
 *
 * @param seen what the small reader saw, in the order of the lines
 */
export function rankLines(
  lines: readonly LineBeside[],
  seen: readonly (RecognisedLine | undefined)[],
  { type, fields }: Pick<DocumentReading, 'type' | 'fields'>,
): readonly RankedLine[] {
  const glances = lines.map((_, at) => glanceOf(seen[at]))
  const texts = glances.map(({ text }) => text)
  const known = new Map(
    knownTexts(fields).flatMap((known): (readonly [number, LineYield])[] => {
      const at = closest(texts, known)
      return at === null ? [] : [[at, known.expected]]
    }),
  )
  const middling = medianOf(lines.map(({ position }) => position.height)) ?? 0
  const top = Math.max(titleLines.least, titleLines.part * lines.length)
  const issuer = fields.countryIso3?.[0]?.value ?? ''
  const titles = [...documentTitles[type], issuer, stateByCode(issuer)?.name ?? '']
    .map((title) => shapes(mrzSpelling(title).replaceAll('<', '')))
    .filter((title) => title.length >= leastTitle)
  const isTitle = (text: string) =>
    titles.some((title) => likeness(text.slice(0, title.length), title) >= leastAlike.title)
  const isClear = (medianOf(glances.map(({ clarity }) => clarity)) ?? 0) >= leastClear.middling
  const ranked = lines.map((line, at): RankedLine => {
    const seen = glances[at] ?? { text: '', raw: '', clarity: 0 }
    const expected =
      at < top && isTitle(seen.text)
        ? 'title'
        : (known.get(at) ?? (isExpiry(seen, fields) ? 'known' : yieldOf(line, seen, { middling, isClear })))
    const isFigures =
      (expected === 'known' || expected === 'date') && figuresIn(seen.text) >= leastKnownFigures
    const isShort = expected === 'unknown' && shortNumber.test(seen.raw)
    return { line, expected, isKnown: isFigures || (at < top && isBare(seen.text, titles)), isShort }
  })
  return ranked.toSorted(
    (a, b) =>
      yields.indexOf(a.expected) - yields.indexOf(b.expected) ||
      Number(b.isShort) - Number(a.isShort) ||
      b.line.position.middle - a.line.position.middle,
  )
}

/** What the small reader saw. */
interface Glance {
  readonly text: string
  /** The same as it was seen. */
  readonly raw: string
  /** 0..1, the geometric mean of how certain it is of its letters. */
  readonly clarity: number
}

function glanceOf(line: RecognisedLine | undefined): Glance {
  const characters = line?.characters ?? []
  const logs = characters.reduce((sum, { confidence }) => sum + Math.log(Math.max(confidence, 1e-6)), 0)
  const clarity = characters.length === 0 ? 0 : Math.exp(logs / characters.length)
  const raw = characters
    .map(({ symbol }) => symbol)
    .join('')
    .replaceAll('<', '')
  return { text: shapes(raw), raw, clarity }
}

/** Whether a text is made of titles, one after the other, each as it is seen, and of nothing else. */
function isBare(text: string, titles: readonly string[]): boolean {
  let rest = text
  while (rest.length >= leastTitle) {
    const title = titleAtStart(rest, titles)
    if (title === null) return false
    rest = rest.slice(title.length)
  }
  return text.length >= leastTitle && rest.length <= mostBehindTitle
}

/** The title that most letters at the start of a text are like. */
function titleAtStart(text: string, titles: readonly string[]): string | null {
  const found = titles
    .map((title) => ({ title, alike: likeness(text.slice(0, title.length), title) }))
    .filter(({ alike }) => alike >= leastAlike.title)
    .toSorted((a, b) => b.alike * b.title.length - a.alike * a.title.length)
  return found[0]?.title ?? null
}

function yieldOf(
  { position: { left, right, height } }: LineBeside,
  glance: Glance,
  { middling, isClear }: { readonly middling: number; readonly isClear: boolean },
): LineYield {
  const { text, clarity } = glance
  const aspect = (right - left) / height
  if (aspect < letterAspect) return 'letter'
  if (height < usualHeight.least * middling) return 'faint'
  if (height < usualHeight.most * middling && isDateLike(glance)) return 'date'
  const isFaint =
    isClear &&
    !shortNumber.test(glance.raw) &&
    (text.length < Math.max(leastLetters, leastDense * aspect) || clarity < leastClear.line)
  return isFaint ? 'faint' : 'unknown'
}

/** Whether a date has the day and the year of the expiry, its month in letters of any language: no other one has. */
function isExpiry({ raw }: Glance, { expiry }: Fields): boolean {
  const [year = '', , day = ''] = (expiry?.[0]?.value ?? '').split('-')
  const month = raw.slice(2, -4).replaceAll(/[05]/g, (figure) => (figure === '0' ? 'O' : 'S'))
  return day !== '' && raw.startsWith(day) && raw.endsWith(year) && /^[A-Z]{3,9}$/.test(month)
}

const figuresIn = (text: string): number => text.replace(/\D/g, '').length

/** A height or another short number, of whose unit in small letters the small reader makes what it can. */
const shortNumber = /^\d{2}.{0,4}$/

const monthShapes = months.map(shapes)

/** What else a date is seen as: the month in letters, in which the small reader errs, or a place beside a date of figures. */
const dateShapes = [/^\d{1,2}[A-Z\d]{2,9}\d{2}$/, /(?<!\d)\d{6,8}(?!\d)/, /\d{2}[A-Z]{3,8}(?:19|20)\d{2}/]

function isDateLike({ text, raw }: Glance): boolean {
  if (text.length < 4) return false
  if (dateShapes.some((shape) => shape.test(raw))) return true
  const digits = figuresIn(text)
  const isOfFigures = digits >= leastFigures && digits >= 0.7 * text.length
  return (
    text.length <= 13 &&
    (isOfFigures || (figuresIn(raw) >= 3 && monthShapes.some((month) => text.includes(month))))
  )
}

interface KnownText {
  readonly forms: readonly string[]
  readonly least: number
  readonly expected: LineYield
}

/** Values of the code that one line is each of, in the forms in which they are printed. */
function knownTexts(code: Fields): readonly KnownText[] {
  const value = (key: keyof Fields): string => code[key]?.[0]?.value ?? ''
  const names = [value('lastName'), [value('firstName'), value('middleName')].join(' ')]
  const state = stateByCode(value('nationalityIso3'))?.name ?? ''
  const spelled = (name: string): string => mrzSpelling(name).replaceAll('<', '')
  const texts = [value('documentNumber'), value('personalNumber'), spelled(state)]
  const asText = (text: string, expected: LineYield) => ({ forms: [text], least: leastAlike.text, expected })
  return [
    { forms: dateForms(value('expiry')), least: leastAlike.date, expected: 'known' as const },
    ...texts.map((text) => asText(text, 'known')),
    ...names.map((name) => asText(spelled(name), 'name')),
  ]
    .map((known) => ({ ...known, forms: known.forms.map(shapes).filter((form) => form.length > 1) }))
    .filter(({ forms }) => forms.length > 0)
}

/** The line that is most like one of the forms; null where none is alike: one of two letters must be seen letter for letter. */
function closest(texts: readonly string[], { forms, least }: KnownText): number | null {
  const isShort = Math.max(...forms.map((form) => form.length)) <= 2
  const scores = texts.map((text) => Math.max(...forms.map((form) => likeness(text, form))))
  const best = Math.max(...scores)
  return best >= (isShort ? 1 : least) ? scores.indexOf(best) : null
}

function likeness(one: string, other: string): number {
  return 1 - editDistance(one, other) / Math.max(one.length, other.length, 1)
}

const lengthOf = ({ position }: LineBeside): number => position.right - position.left

/** The dates of a side are all as long, within this part. */
const sameLength = 0.12

/** The same lines, those first that are as long as a date that was read, and that the code does not say. */
export function asLongFirst(ranked: readonly RankedLine[], date: LineBeside): readonly RankedLine[] {
  const isAsLong = ({ line, expected }: RankedLine) =>
    expected !== 'known' && Math.abs(lengthOf(line) / lengthOf(date) - 1) < sameLength
  return [...ranked.filter(isAsLong), ...ranked.filter((one) => !isAsLong(one))]
}
