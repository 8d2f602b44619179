import { isDense, type ComparableText } from './comparable-text.ts'

/** A phrase inside a text. */
export interface FoundPhrase {
  /** Offsets into the letters of the text. */
  readonly start: number
  readonly end: number
  /** Letters misread, lost or made up. */
  readonly errors: number
}

/** Letters for each of which one more may be wrong. */
const lettersPerError = { plain: 7, dense: 4 } as const
const maxErrors = 4

/** Letters of a phrase that may be wrong. Short ones must be read as they are. */
export function allowedErrors(letters: string): number {
  const per = isDense(letters) ? lettersPerError.dense : lettersPerError.plain
  return Math.min(maxErrors, Math.floor(letters.length / per))
}

/** Where a phrase stands in a text, from one end of a word to another; the place with the fewest errors. Null where it does not. */
export function findPhrase(
  text: ComparableText,
  phrase: string,
  most = allowedErrors(phrase),
): FoundPhrase | null {
  return findExactly(text, phrase) ?? (most > 0 ? findRoughly(text, phrase, most) : null)
}

function findExactly({ letters, boundaries }: ComparableText, phrase: string): FoundPhrase | null {
  for (let at = letters.indexOf(phrase); at >= 0; at = letters.indexOf(phrase, at + 1)) {
    const end = at + phrase.length
    if (boundaries.has(at) && boundaries.has(end)) return { start: at, end, errors: 0 }
  }
  return null
}

/** One row of the table of edit distances: errors so far, and where in the text the phrase began. */
interface Row {
  readonly errors: readonly number[]
  readonly starts: readonly number[]
}

/** Approximate search (Sellers 1980): the phrase may begin at any place of the text. */
function findRoughly(
  { letters, boundaries }: ComparableText,
  phrase: string,
  most: number,
): FoundPhrase | null {
  if (letters.length + most < phrase.length) return null
  let row: Row = {
    errors: Array.from({ length: letters.length + 1 }, () => 0),
    starts: Array.from({ length: letters.length + 1 }, (_, at) => at),
  }
  for (let at = 0; at < phrase.length; at++) row = nextRow(row, letters, phrase.charAt(at))
  const { errors, starts } = row
  let best: FoundPhrase | null = null
  for (let end = 1; end <= letters.length; end++) {
    const [count, start] = [errors[end] ?? most + 1, starts[end] ?? 0]
    if (count > (best === null ? most : best.errors - 1)) continue
    if (boundaries.has(start) && boundaries.has(end)) best = { start, end, errors: count }
  }
  return best
}

function nextRow({ errors, starts }: Row, letters: string, wanted: string): Row {
  const nextErrors = [(errors[0] ?? 0) + 1]
  const nextStarts = [0]
  for (let column = 1; column <= letters.length; column++) {
    const isSame = letters.charAt(column - 1) === wanted
    const [corner, above, left] = [
      (errors[column - 1] ?? 0) + (isSame ? 0 : 1),
      (errors[column] ?? 0) + 1,
      (nextErrors[column - 1] ?? 0) + 1,
    ]
    const least = Math.min(corner, above, left)
    nextErrors.push(least)
    const start =
      least === corner ? starts[column - 1] : least === above ? starts[column] : nextStarts[column - 1]
    nextStarts.push(start ?? 0)
  }
  return { errors: nextErrors, starts: nextStarts }
}
