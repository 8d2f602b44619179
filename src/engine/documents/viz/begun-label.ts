import { comparableLetters } from './comparable-letters.ts'
import { isOfTriedLanguage, knownLabels, type KnownLabel } from './known-labels.ts'

/** Letters from which on none, one, two and three may be misread. */
const leastLetters = [6, 7, 10, 15] as const
/** A label that another word may follow has so many letters. */
const leastWhole = 7
/** What is left of a text behind a label begins with a capital, behind a blank or a sign. */
const labelNumber = /^\s*(?:[[(]?\w{1,2}[\])]\.?|\d{1,2}[a-d]?\s*[.,:)])\s*/

const labels = knownLabels.filter(
  (label) => isOfTriedLanguage(label) && label.letters.length >= leastLetters[0],
)

/** Of labels that begin alike the nearest: the label, and how many letters of its beginning were misread. */
interface Begun {
  readonly label: KnownLabel
  readonly errors: number
  /** Letters that were compared. */
  readonly length: number
}

/**
 * The label of which a text is the beginning, some of its letters misread: `Lieu de naiss`, `ADCRESS / A`. Behind it may
 * stand the beginning of the label in another language. Null where it may be that of two fields, or of none.
 */
export function begunLabel(text: string): Begun | null {
  const letters = comparableLetters(text.replace(labelNumber, ''))
  if (letters.length < leastLetters[0]) return null
  const found = labels.flatMap((label) => compared(letters, label) ?? [])
  const [best] = found.toSorted((a, b) => rate(a) - rate(b))
  if (best === undefined) return null
  const rivals = found.filter(({ label }) => !meansTheSame(label, best.label))
  return rivals.some((rival) => !isClearlyNearer(best, rival)) ? null : best
}

const meansTheSame = (a: KnownLabel, b: KnownLabel): boolean => a.field === b.field && a.second === b.second

const rate = ({ errors, length }: Begun): number => (errors + 0.5) / length
const isClearlyNearer = (a: Begun, b: Begun): boolean => 1.5 * rate(a) < rate(b)

function mostErrors(length: number): number {
  return leastLetters.filter((least) => length >= least).length - 1
}

interface Beginnings {
  readonly begun: number
  readonly whole: number
}

/** How a text begins a label, or a label a text; null where it does not. */
function compared(letters: string, label: KnownLabel): Begun | null {
  const meant = label.letters
  const most = mostErrors(Math.min(letters.length, meant.length))
  if (most < 0) return null
  const { begun, whole } = beginnings(letters, meant, most)
  const isBegun = begun <= most
  const isWhole = meant.length >= leastWhole && whole <= most
  if (!isBegun && !isWhole) return null
  const errors = Math.min(isBegun ? begun : most + 1, isWhole ? whole : most + 1)
  return { label, errors, length: Math.min(letters.length, meant.length) }
}

/** Fewest edits from all letters to a beginning of what is meant, and from a beginning of the letters to all that is meant; no more than `most` count. */
function beginnings(letters: string, meant: string, most: number): Beginnings {
  const over = most + 1
  let previous = Array.from({ length: meant.length + 1 }, (_, column) => Math.min(column, over))
  let whole = over
  for (let row = 1; row <= letters.length; row++) {
    const current = rowOf(previous, [letters[row - 1] ?? '', meant], Math.min(row, over))
    previous = current
    whole = Math.min(whole, previous[meant.length] ?? over)
    if (previous.every((edits) => edits > most)) return { begun: over, whole }
  }
  return { begun: Math.min(...previous), whole }
}

function rowOf(
  above: readonly number[],
  [letter, meant]: readonly [string, string],
  first: number,
): number[] {
  const current = [first]
  for (let column = 1; column <= meant.length; column++)
    current.push(
      Math.min(
        (above[column - 1] ?? 0) + (letter === meant[column - 1] ? 0 : 1),
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      ),
    )
  return current
}
