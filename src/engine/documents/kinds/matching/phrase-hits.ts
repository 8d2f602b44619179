import { comparableText, isDense, type ComparableText } from './comparable-text.ts'
import type { KindLine } from './kind-page.ts'
import type { KindPhrases, PhraseRole, SideOfKind } from './kind-phrases.ts'
import { phrasesIn, type PhraseIndex } from './phrase-index.ts'

/** A phrase that stands on a page. */
export interface PagePhrase {
  /** Index into the phrases of the index. */
  readonly phrase: number
  /** Index into the lines of the page; of a phrase over two lines the upper one. */
  readonly line: number
  /** Offsets into the letters of the line; of one over two lines into those of both. */
  readonly start: number
  readonly end: number
  readonly errors: number
  readonly letters: number
  readonly isDense: boolean
  /** Nothing else stands in its piece of the line, or it begins one; `inside`: neither. */
  readonly place: 'whole piece' | 'start of piece' | 'inside'
  readonly isOverTwoLines: boolean
  /** Nothing else stands in its line. */
  readonly isWholeLine: boolean
  /** It stands inside a longer phrase, which may be of another kind. */
  readonly isCovered: boolean
}

/** A phrase of a side that stands on the page, as what it is there. */
export interface PhraseHit extends PhraseRole, PagePhrase {}

/** Titles of fewer letters, and labels that do not begin a piece of a line, say nothing inside a longer text. */
const minInside = { title: 8, issuer: 4, label: 10, dense: 2, denseLabel: 4 } as const

/** Parts of a line that stand for themselves: its languages, what is before and behind a colon. */
const separators = /[/|\\·•:：;,，、()[\]（）]|\s[-–—]\s|\s{2,}/u

const startsBehindNumber = /^\d{1,2}[A-D]?$/

const isLatinAt = (letters: string, at: number): boolean => /[A-Z0-9]/.test(letters.charAt(at))

/** Offsets at which pieces of a line begin: behind what separates, behind a number, and where one script ends and another begins. */
function pieceStarts(text: string, { letters, boundaries }: ComparableText): ReadonlySet<number> {
  const starts = new Set<number>([0])
  let at = 0
  for (const piece of text.split(separators)) {
    starts.add(at)
    at += comparableText(piece).letters.length
  }
  for (const place of boundaries) {
    const isChange = isLatinAt(letters, place) !== isLatinAt(letters, place - 1)
    if (isChange || startsBehindNumber.test(letters.slice(0, place))) starts.add(place)
  }
  return starts
}

/** The line below another one, where one stands there. */
function lineBelow(lines: readonly KindLine[], at: number): KindLine | null {
  const upper = lines[at]?.position
  if (upper === undefined) return null
  const below = lines.find(({ position: lower }, other) => {
    const drop = lower.middle - upper.middle
    const isNear = drop > 0.4 * upper.height && drop < 2.5 * Math.max(upper.height, lower.height)
    return other !== at && isNear && lower.left < upper.right && lower.right > upper.left
  })
  return below ?? null
}

interface Span {
  readonly start: number
  readonly end: number
  readonly errors: number
}

/** A longer phrase says more than one inside it, and one read as it is more than one that is misread. */
function isCoveredBy(one: Span, by: Span): boolean {
  if (by === one || by.start > one.start || by.end < one.end) return false
  const longer = by.end - by.start - (one.end - one.start)
  return (longer >= minLonger && by.errors <= 1) || (by.errors === 0 && one.errors > 0)
}

const minLonger = 2

function phrasesOfText(index: PhraseIndex, text: string, line: number) {
  const whole = comparableText(text)
  const found = phrasesIn(index, whole)
  if (found.length === 0) return []
  const starts = pieceStarts(text, whole)
  return found.map((one) => {
    const { phrase, start, end, errors } = one
    const isStart = starts.has(start)
    const isWhole = isStart && (end === whole.letters.length || starts.has(end))
    const letters = index.phrases[phrase] ?? ''
    return {
      ...{ phrase, line, errors, start, end, letters: letters.length, isDense: isDense(letters) },
      isWholeLine: start === 0 && end === whole.letters.length,
      isCovered: found.some((by) => isCoveredBy(one, by)),
      place: isWhole ? ('whole piece' as const) : isStart ? ('start of piece' as const) : ('inside' as const),
    }
  })
}

/** Every phrase on a page, by phrase. A title and the name of an issuer may go over two lines. */
export function pagePhrases(
  { index, longIndex }: Pick<KindPhrases, 'index' | 'longIndex'>,
  lines: readonly KindLine[],
): ReadonlyMap<number, readonly PagePhrase[]> {
  const found = new Map<number, PagePhrase[]>()
  const add = (one: PagePhrase): void => {
    const list = found.get(one.phrase)
    if (list === undefined) found.set(one.phrase, [one])
    else list.push(one)
  }
  lines.forEach(({ text }, line) => {
    for (const one of phrasesOfText(index, text, line)) add({ ...one, isOverTwoLines: false })
    const below = lineBelow(lines, line)
    if (below === null) return
    const endOfUpper = comparableText(text).letters.length
    for (const one of phrasesOfText(longIndex, `${text} ${below.text}`, line))
      if (one.start < endOfUpper && one.end > endOfUpper) add({ ...one, isOverTwoLines: true })
  })
  return found
}

/** Whether a phrase can be what it is on a side, by where in its line it stands. Inside a longer one it is nothing. */
function canBe({ role }: PhraseRole, one: PagePhrase): boolean {
  if (role === 'label') return canBeLabel(one)
  const { place, letters, isDense: dense, isCovered } = one
  if (isCovered) return false
  const least = role === 'issuer' && place === 'start of piece' ? minInside.issuer : minInside.title
  return place === 'whole piece' || letters >= (dense ? minInside.dense : least)
}

/** Between signs that part it from the next it may be inside a longer one: `Surname` of `Surname / Nom`, which other kinds have for one. */
function canBeLabel({
  place,
  letters,
  errors,
  isDense: dense,
  isOverTwoLines,
  isCovered,
}: PagePhrase): boolean {
  const isWhole = place === 'whole piece'
  if (isOverTwoLines || (isCovered && !(isWhole && errors === 0))) return false
  if (place === 'inside') return letters >= (dense ? minInside.denseLabel : minInside.label)
  return isWhole || dense || letters >= 2
}

/**
 * The phrases of a side that stand on the page. A line that the common tables know for a label names no issuer, and no document
 * either, unless that stands there by itself: `SURNAME` is no misread `SURINAME`, `Passport No. 123` no passport.
 */
export function hitsOfSide(
  { phrases }: SideOfKind,
  onPage: ReadonlyMap<number, readonly PagePhrase[]>,
  isLabel: (line: number) => boolean,
): readonly PhraseHit[] {
  const labels = new Set(phrases.filter(({ role }) => role === 'label').map(({ phrase }) => phrase))
  const isName = ({ role }: PhraseRole, one: PagePhrase): boolean => {
    if (role === 'label' || !isLabel(one.line) || labels.has(one.phrase)) return true
    return one.errors === 0 && (role === 'issuer' ? one.isWholeLine : one.place === 'whole piece')
  }
  return phrases.flatMap(({ phrase, ...role }) =>
    (onPage.get(phrase) ?? [])
      .filter((one) => canBe(role, one) && isName(role, one))
      .map((one) => ({ ...one, ...role })),
  )
}
