import { matchLabel, type LabelMatch } from '../../documents/viz/match-label.ts'
import { matchCardNumber, matchNumbered } from '../../documents/viz/numbered-label.ts'
import { isBareTitle } from '../../documents/viz/title-kind.ts'
import { placeOf, readingDirection, type VizLine } from './text-line.ts'

/** So many different numbers must stand before lines until they are taken for the labels of a driving licence. */
const minNumbered = 4
/** So many different numbers with the words that belong to them make a card one of North America. */
const minWorded = 3

/** The labels of a page, by line; null where a line is none. */
export interface LabelLines {
  readonly matches: readonly (LabelMatch | null)[]
  /** True when they are numbers, as on a driving licence. */
  readonly areNumbered: boolean
  /** True when they are numbers as cards of North America bear them, with their words. */
  readonly areAmerican: boolean
}

/** Tells which lines are labels. A bare word for a name means what the other labels leave for it. */
export function labelLines(lines: readonly VizLine[]): LabelLines {
  if (isAmerican(lines)) {
    const matches = lines.map((line) => {
      const card = matchCardNumber(line.text)
      if (card === null) return wordedLabel(line.text)
      return card.isWorded || card.label?.valueFrom !== null || isAtValue(line, lines) ? card.label : null
    })
    return { matches: withNamesReported(matches), areNumbered: true, areAmerican: true }
  }
  const numbered = lines.map(({ text }) => matchNumbered(text))
  const fields = new Set(numbered.map((match) => match?.field).filter((field) => field !== undefined))
  const areNumbered = fields.size >= minNumbered && fields.has('surname')
  const worded = lines.map(({ text }) => wordedLabel(text))
  const matches = worded.map((match, at) => (areNumbered ? (numbered[at] ?? match) : match))
  return { matches: withNamesReported(matches), areNumbered, areAmerican: false }
}

/** A figure without words, which anything in a picture may look like, is a label where a line begins right below or beside it. */
function isAtValue(label: VizLine, lines: readonly VizLine[]): boolean {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return false
  const place = placeOf(label.quad, direction)
  return lines.some((line) => {
    const value = placeOf(line.quad, direction)
    const [down, gap] = [value.level - place.level, value.left - place.right]
    if (line === label) return false
    const isBelow = Math.abs(value.left - place.left) < value.height && down > 0 && down < 2 * value.height
    return (
      isBelow || (Math.abs(down) < value.height / 2 && gap > -value.height / 2 && gap < 1.5 * value.height)
    )
  })
}

function isAmerican(lines: readonly VizLine[]): boolean {
  const worded = lines.map(({ text }) => matchCardNumber(text)).filter((card) => card?.isWorded === true)
  return new Set(worded.map((card) => card?.number)).size >= minWorded
}

/** `PASSPORT` alone is nearer to what the document calls itself than to `Passport No.` with two letters lost. */
function wordedLabel(text: string): LabelMatch | null {
  const match = matchLabel(text)
  return match === null || match.errors === 0 || !isBareTitle(text) ? match : null
}

function withNamesReported(matches: readonly (LabelMatch | null)[]): readonly (LabelMatch | null)[] {
  const has = (field: LabelMatch['field']) => matches.some((match) => match?.field === field)
  const [surname, givenNames] = [has('surname'), has('givenNames')]
  if (!surname && !givenNames) return matches
  return matches.map((match) => {
    if (match?.field !== 'name') return match
    if (surname && givenNames) return null
    return { ...match, field: surname ? 'givenNames' : 'surname' }
  })
}
