import { languagesOf, matchLabel, twofoldLabels, type LabelMatch } from '../../documents/viz/match-label.ts'
import { matchAamvaLabel, matchNumberedLabel } from '../../documents/viz/match-numbered-label.ts'
import { isBareTitle } from '../../documents/viz/titles/document-title.ts'
import { shortLabel } from '../../documents/viz/short-label.ts'
import { besideGarbled, withDoubtfulLetter, withLostColons } from './doubtful-labels.ts'
import { distance } from '../../imaging/geometry/points.ts'
import { languagesOfPage } from './languages-of-page.ts'
import { withMisreadLabels } from './misread-words.ts'
import { linePosition, readingDirection, type VizLine } from './text-line.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'

/** So many different numbers must stand before lines until they are taken for the labels of a driving licence. */
const minNumbered = 4
/** So many different numbers with the words that belong to them make a card one of North America. */
const minWorded = 3

/** The labels of a page, by line; null where a line is none. */
export interface PageLabels {
  readonly matches: readonly (LabelMatch | null)[]
  /** True when they are numbers, as on a driving licence. */
  readonly isNumbered: boolean
  /** True when they are numbers as cards of North America bear them, with their words. */
  readonly isAamva: boolean
}

/** Tells which lines are labels. A bare word for a name means what the other labels leave for it. */
export function findLabels(lines: readonly VizLine[]): PageLabels {
  const isHigh = higherThanUsual(lines)
  if (isAamvaCard(lines)) {
    const matches = lines.map((line) => {
      const card = matchAamvaLabel(line.text)
      if (card === null) return matchLineLabel(line)
      if (!card.hasWords && isHigh(line)) return null
      return card.hasWords || card.label?.valueStart !== null || isNextToValue(line, lines)
        ? card.label
        : null
    })
    return { matches: withNamesReported(matches), isNumbered: true, isAamva: true }
  }
  const numbered = withFirstNumber(lines, lines.map((line) => (isHigh(line) ? null : matchNumberedLabel(line.text)))) // prettier-ignore
  const fields = new Set(numbered.map((match) => match?.field).filter((field) => field !== undefined))
  const isNumbered = fields.size >= minNumbered && fields.has('surname')
  const worded = withTwofold(lines, withLostColons(lines, lines.map(matchLineLabel)))
  const known = worded.map((match, at) => (isNumbered ? (numbered[at] ?? match) : match))
  const alone = withoutPartsOfTitles(lines, withMisreadLabels(lines, withShortLabels(lines, known)))
  const matches = withSecondAlone(alone)
  return { matches: withNamesReported(matches), isNumbered, isAamva: false }
}

/** What a 1 alone looks like. */
const likeOne = /^\s*[lLIi|!]\s*[.,]?\s*$/

/** Numbers before lines, the first one too where it was taken for a letter: right above the second, and begun where that begins. */
function withFirstNumber(
  lines: readonly VizLine[],
  numbered: readonly (LabelMatch | null)[],
): readonly (LabelMatch | null)[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  const second = numbered.findIndex((match) => match?.field === 'givenNames')
  const quad = lines[second]?.quad
  if (direction === null || quad === undefined || numbered.some((match) => match?.field === 'surname'))
    return numbered
  const position = linePosition(quad, direction)
  return numbered.map((match, at) => {
    const line = lines[at]
    if (match !== null || line === undefined || !likeOne.test(line.text)) return match
    const { left, middle } = linePosition(line.quad, direction)
    const rows = (position.middle - middle) / position.height
    const isAbove = rows > 0 && rows < mostRows && Math.abs(left - position.left) < position.height
    return isAbove ? matchNumberedLabel('1.') : null
  })
}

/** A number stands no further above the next one, in heights of its line. */
const mostRows = 4

/** A figure without words, which anything in a picture may look like, is a label where a line begins right below or beside it. */
function isNextToValue(label: VizLine, lines: readonly VizLine[]): boolean {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return false
  const position = linePosition(label.quad, direction)
  return lines.some((line) => {
    const value = linePosition(line.quad, direction)
    const [down, gap] = [value.middle - position.middle, value.left - position.right]
    if (line === label) return false
    const isBelow = Math.abs(value.left - position.left) < value.height && down > 0 && down < 2 * value.height
    return (
      isBelow || (Math.abs(down) < value.height / 2 && gap > -value.height / 2 && gap < 1.5 * value.height)
    )
  })
}

/** What is so many times as high as the card's lines mostly are is a signature: its strokes look like a figure and a name. */
const signatureHeight = 1.6

function higherThanUsual(lines: readonly VizLine[]): (line: VizLine) => boolean {
  const heightOf = ({ quad: [a, b, c, d] }: VizLine): number => (distance(a, d) + distance(b, c)) / 2
  const usual = medianOf(lines.map(heightOf)) ?? 0
  return (line) => heightOf(line) > signatureHeight * usual
}

function isAamvaCard(lines: readonly VizLine[]): boolean {
  const worded = lines.map(({ text }) => matchAamvaLabel(text)).filter((card) => card?.hasWords === true)
  return new Set(worded.map((card) => card?.number)).size >= minWorded
}

/** A title with a sign for *number* behind it is a label, however its ring or point was read. */
const endsInNumberSign = /\s(?:n|no|nr)\W*$/i

/** `PASSPORT` alone is nearer to what the document calls itself than to `Passport No.` with two letters lost. */
function matchWordedLabel(text: string): LabelMatch | null {
  const match = matchLabel(text)
  const isMeant = match === null || match.errors === 0 || endsInNumberSign.test(text)
  return isMeant || !isBareTitle(text) ? match : null
}

/** A phrase of so many letters, letter for letter, is a label without another one beside it that says so. */
const lettersAlone = 8

/**
 * The label that a line is. Of one in another script also what the Latin alphabet saw of it, where that is a label alone: the
 * small print of `Срок действия / Date of expiry` is often better read in one of its languages.
 */
function matchLineLabel(line: VizLine): LabelMatch | null {
  const { text, latinText } = line
  const match = matchWordedLabel(text) ?? besideGarbled(line, matchWordedLabel) ?? withDoubtfulLetter(line)
  if (match !== null || latinText === undefined) return match
  const inLatin = matchWordedLabel(latinText)
  if (inLatin?.valueStart !== null || /\d/.test(latinText)) return besideStroke(latinText)
  const isAlone = languagesOf(latinText).length < 2
  return isAlone && (inLatin.errors > 0 || latinText.trim().length < lettersAlone) ? null : inLatin
}

/** The label that stands letter for letter on one side of a stroke; on the other, what the Latin alphabet makes of another script. */
function besideStroke(latinText: string): LabelMatch | null {
  const [first, second, ...more] = latinText.split(/[/|]/)
  if (first === undefined || second === undefined || more.length > 0) return null
  const found = [first, second].flatMap((part) => {
    const match = part.trim().length < lettersAlone ? null : matchWordedLabel(part)
    return match?.errors === 0 && match.valueStart === null ? [match] : []
  })
  return found[0] ?? null
}

/**
 * The labels of a page, those too that mean one field in one language and another in a second, where its other labels tell its
 * language: `Презиме` is the surname in Serbian, the father's name in Bulgarian.
 */
function withTwofold(
  lines: readonly VizLine[],
  matches: readonly (LabelMatch | null)[],
): readonly (LabelMatch | null)[] {
  const counts = new Map<string, number>()
  for (const language of matches.flatMap((match) => [...new Set(match?.languages)]))
    counts.set(language, (counts.get(language) ?? 0) + 1)
  const countOf = ({ languages }: LabelMatch): number => Math.max(...languages.map((language) => counts.get(language) ?? 0)) // prettier-ignore
  return matches.map((match, at) => {
    if (match !== null) return match
    const [best, next] = twofoldLabels(lines[at]?.text ?? '').toSorted((a, b) => countOf(b) - countOf(a))
    return best !== undefined && next !== undefined && countOf(best) > countOf(next) ? best : null
  })
}

/** The labels of a page, those too that count only in the language in which the others are. */
function withShortLabels(
  lines: readonly VizLine[],
  matches: readonly (LabelMatch | null)[],
): readonly (LabelMatch | null)[] {
  const languages = languagesOfPage(matches)
  return matches.map((match, at) => match ?? shortLabel(lines[at]?.text ?? '', languages))
}

/** How near the words of one title stand to each other, in heights, and how their heights differ. */
const nextWord = { gap: 1.2, level: 0.5, lower: 0.7, higher: 1.45 } as const

/** A word that stands right before or behind a title in its line belongs to it: `Resident` before `Identity Card` is no label. */
function withoutPartsOfTitles(
  lines: readonly VizLine[],
  matches: readonly (LabelMatch | null)[],
): readonly (LabelMatch | null)[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return matches
  const titles = lines.filter(({ text }, at) => (matches[at] ?? null) === null && isBareTitle(text))
  const isPart = ({ quad }: VizLine): boolean =>
    titles.some((title) => {
      const [word, other] = [linePosition(quad, direction), linePosition(title.quad, direction)]
      const gap = Math.max(word.left - other.right, other.left - word.right) / other.height
      const [drop, size] = [Math.abs(word.middle - other.middle) / other.height, word.height / other.height]
      const isNext = gap > -nextWord.gap && gap < nextWord.gap && drop < nextWord.level
      return isNext && size > nextWord.lower && size < nextWord.higher
    })
  return matches.map((match, at) => {
    const line = lines[at]
    return match?.valueStart === null && line !== undefined && isPart(line) ? null : match
  })
}

/** Of a label for two fields, the first of which has a label of its own on the page, the second is meant alone. */
function withSecondAlone(matches: readonly (LabelMatch | null)[]): readonly (LabelMatch | null)[] {
  const own = new Set(matches.flatMap((match) => (match === null || match.second !== undefined ? [] : [match.field]))) // prettier-ignore
  return matches.map((match) => {
    if (match?.second === undefined || !own.has(match.field) || own.has(match.second)) return match
    const { second, ...rest } = match
    return { ...rest, field: second }
  })
}

function withNamesReported(matches: readonly (LabelMatch | null)[]): readonly (LabelMatch | null)[] {
  const has = (field: LabelMatch['field']) => matches.some((match) => match?.field === field)
  const [surname, givenNames] = [has('surname'), has('givenNames')]
  if (!surname && !givenNames) return matches
  return matches.map((match) => {
    // `ชื่อตัวและชื่อสกุล` above names in parts, which stand in another language.
    if (match?.field !== 'name' || match.nameOrder !== undefined) return match
    if (surname && givenNames) return null
    return { ...match, field: surname ? 'givenNames' : 'surname' }
  })
}
