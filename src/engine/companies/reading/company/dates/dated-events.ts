import { plainOf } from '../../labels/label-words.ts'
import type { LabelledPage } from '../../layout/labelled-page.ts'
import { areLevel, linesBetween, overlapAcross, type PrintPiece } from '../../layout/print-piece.ts'
import { dayOrderOf, findDate } from '../../values/dates/printed-company-date.ts'
import type { ValueContext } from '../../values/parse-value.ts'
import { proseOf } from '../sentences.ts'
import { africaAndAsiaDateWords } from './africa-and-asia-date-words.table.ts'
import { type DateEvent, dateWords } from './date-words.table.ts'
import { regionDateWords } from './region-date-words.table.ts'

/** A date that is printed, and what happened on it; null where no known words say. */
export interface DatedEvent {
  /** `YYYY-MM-DD` */
  readonly value: string
  readonly event: DateEvent | null
  readonly pieces: readonly PrintPiece[]
}

/** Letters before a date among which its words stand; how long a title above it is at most; and how near it stands, in heights. */
const reach = { words: 60, title: 45, lines: 2.7, left: 14 } as const
/** Most dates that are looked at on a page. */
const most = 60

/** The dates of a document that are past, with what the words before, beside or above each say of it. */
export function datedEvents(pages: readonly LabelledPage[], context: ValueContext): readonly DatedEvent[] {
  return pages.flatMap((page) => eventsOf(page.pieces.map(({ piece }) => piece), context))
} // prettier-ignore

function eventsOf(pieces: readonly PrintPiece[], { country, today }: ValueContext): readonly DatedEvent[] {
  const order = dayOrderOf(country)
  const prose = proseOf(pieces)
  const events: DatedEvent[] = []
  let from = 0
  while (events.length < most) {
    const found = findDate(prose.text.slice(from), order)
    if (found === null) break
    const [start, end] = [from + found.start, from + found.end]
    const own = prose.piecesOf({ from: start, to: end })
    const before = sentenceEnd(prose.text.slice(from, start))
    if (found.value <= today) events.push({ value: found.value, event: eventOf({ own, before, all: pieces }), pieces: own })
    from = Math.max(end, from + 1)
  }
  return events
} // prettier-ignore

/** The last words of a text, of its last sentence. */
const sentenceEnd = (text: string): string =>
  (text.split(/(?:\p{L}{4}|[\d)])[.;]\s+(?=\p{Lu}|\d\.)|;/u).at(-1) ?? '').slice(-reach.words)

interface Place {
  /** The print that holds the date. */
  readonly own: readonly PrintPiece[]
  /** The words before it as the page is read. */
  readonly before: string
  readonly all: readonly PrintPiece[]
}

/** What the nearest words say: those of its own line, of a label beside or above it, or of the line before. */
function eventOf({ own, before, all }: Place): DateEvent | null {
  const [first] = own
  if (first === undefined) return null
  const isInLine = /\p{L}{3}/u.test(ownWords(first.text, before))
  const titles = isInLine ? [ownWords(first.text, before)] : [besideOf(first, all), aboveOf(first, all)]
  return [...titles, before].map(eventIn).find((event) => event !== null) ?? null
}

/** The words that stand in the same print before a date. */
function ownWords(text: string, before: string): string {
  const tail = before.trimEnd()
  for (let length = Math.min(tail.length, text.length); length > 0; length--)
    if (text.includes(tail.slice(-length))) return tail.slice(-length)
  return ''
}

const allWords = [...dateWords, ...regionDateWords, ...africaAndAsiaDateWords]
/** Of several words the first of these counts. */
const eventOrder: readonly DateEvent[] = ['other', 'entry', 'founding', 'activity']

function eventIn(text: string): DateEvent | null {
  const plain = plainOf(text).normalize('NFC')
  return (
    eventOrder.find((event) => allWords.some(([one, words]) => one === event && words.test(plain))) ?? null
  )
}

function besideOf(date: PrintPiece, all: readonly PrintPiece[]): string {
  const left = all.filter((piece) => areLevel(piece, date) && piece.right <= date.left + date.height / 2)
  const nearest = left.toSorted((a, b) => b.right - a.right)[0]
  return nearest === undefined || isValue(nearest) || date.left - nearest.right > reach.left * date.height
    ? ''
    : nearest.text
}

function aboveOf(date: PrintPiece, all: readonly PrintPiece[]): string {
  const above = all.filter((piece) => {
    const lines = linesBetween(piece, date)
    return piece.page === date.page && lines > 0.6 && lines <= reach.lines && overlapAcross(piece, date) > 0
  })
  const nearest = above.toSorted((a, b) => b.middle - a.middle)[0]
  return nearest === undefined || isValue(nearest) || nearest.text.length > reach.title ? '' : nearest.text
}

const isValue = ({ text }: PrintPiece): boolean => /\p{Nd}.*\p{Nd}/u.test(text)
