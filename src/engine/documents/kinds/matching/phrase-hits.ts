import { comparableText, isDense, type ComparableText } from './comparable-text.ts'
import type { KindLine, KindPage } from './kind-page.ts'
import type { KindPhrases, PhraseRole } from './kind-phrases.ts'
import { phrasesIn } from './phrase-index.ts'

/** A phrase of a kind that stands on the page. */
export interface PhraseHit extends PhraseRole {
  /** Index into the lines of the page; of a phrase over two lines the upper one. */
  readonly line: number
  readonly errors: number
  /** Index into the phrases of the index, and its letters. */
  readonly phrase: number
  readonly letters: number
}

/** Titles of fewer letters, and labels that do not begin a piece of a line, say nothing inside a longer text. */
const minInside = { title: 8, label: 6, dense: 2 } as const

/** Parts of a line that stand for themselves: its languages, what is before and behind a colon. */
const separators = /[/|\\·•:：;,，、()[\]（）]|\s[-–—]\s|\s{2,}/u

const startsBehindNumber = /^\d{1,2}[A-D]?$/

/** Offsets at which a label may begin: those of pieces, and where one script ends and another begins. */
function labelStarts(text: string, whole: ComparableText): ReadonlySet<number> {
  const starts = new Set<number>([0])
  let at = 0
  for (const piece of text.split(separators)) {
    starts.add(at)
    at += comparableText(piece).letters.length
  }
  const { letters, boundaries } = whole
  for (const place of boundaries) {
    const isChange = isLatinAt(letters, place) !== isLatinAt(letters, place - 1)
    if (isChange || startsBehindNumber.test(letters.slice(0, place))) starts.add(place)
  }
  return starts
}

const isLatinAt = (letters: string, at: number): boolean => /[A-Z0-9]/.test(letters.charAt(at))

/** Of a line, whether a hit is one for its role. */
function isMeant(
  hit: PhraseHit & { readonly start: number; readonly end: number },
  whole: ComparableText,
  starts: ReadonlySet<number>,
): boolean {
  const { start, end, letters, role } = hit
  const isPiece = starts.has(start) && (end === whole.letters.length || starts.has(end))
  if (isPiece) return true
  const dense = isDense(whole.letters.slice(start, end))
  if (role === 'label') {
    // A label of a few letters before a value must begin its piece.
    return starts.has(start) ? dense || letters >= 2 : letters >= (dense ? 4 : minInside.label + 4)
  }
  return letters >= (dense ? minInside.dense : minInside.title)
}

/** The line below another one that begins a phrase, where one stands there. */
function lineBelow(lines: readonly KindLine[], at: number): number | null {
  const upper = lines[at]?.position
  if (upper === undefined) return null
  const below = lines.findIndex(({ position: lower }, other) => {
    const drop = lower.middle - upper.middle
    const isNear = drop > 0.4 * upper.height && drop < 2.5 * Math.max(upper.height, lower.height)
    return other !== at && isNear && lower.left < upper.right && lower.right > upper.left
  })
  return below < 0 ? null : below
}

/** Every phrase of every kind on a page, by side. A title and the name of an issuer may go over two lines. */
export function phraseHits(phrases: KindPhrases, page: KindPage): ReadonlyMap<number, readonly PhraseHit[]> {
  const hits = new Map<number, PhraseHit[]>()
  const add = (hit: PhraseHit): void => {
    const list = hits.get(hit.side)
    if (list === undefined) hits.set(hit.side, [hit])
    else list.push(hit)
  }
  page.lines.forEach(({ text }, line) => {
    const whole = comparableText(text)
    for (const hit of hitsIn(phrases, { text, whole, line })) add(hit)
    const below = lineBelow(page.lines, line)
    if (below === null) return
    const joined = `${text} ${page.lines[below]?.text ?? ''}`
    for (const hit of hitsIn(phrases, { text: joined, whole: comparableText(joined), line }))
      if (hit.role !== 'label' && hit.start < whole.letters.length && hit.end > whole.letters.length) add(hit)
  })
  return hits
}

interface LineText {
  readonly text: string
  readonly whole: ComparableText
  readonly line: number
}

function hitsIn({ index, roles }: KindPhrases, { text, whole, line }: LineText) {
  const found = phrasesIn(index, whole)
  if (found.length === 0) return []
  const starts = labelStarts(text, whole)
  return found.flatMap(({ phrase, start, end, errors }) =>
    (roles[phrase] ?? [])
      .map((role) => ({
        ...role,
        line,
        errors,
        phrase,
        start,
        end,
        letters: index.phrases[phrase]?.length ?? 0,
      }))
      .filter((hit) => isMeant(hit, whole, starts)),
  )
}
