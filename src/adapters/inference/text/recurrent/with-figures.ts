import type { RecognisedCharacter } from '../../../../vocabulary/reading/recognition.ts'

/** Figures beside each other, with the signs between them, as a network for figures alone has them. */
interface Run {
  readonly characters: readonly RecognisedCharacter[]
  /** Its ends, as parts 0..1 of the line's width. */
  readonly from: number
  readonly to: number
}

/** So many figures of a run must there be, and this mean certainty, 0..1. */
const least = { figures: 2, certain: 0.7 } as const

/**
 * A line in reading order, its figures as a network has them that reads nothing else. Where both differ, what the first
 * one was certain of takes from the certainty of the second.
 *
 * @param seen what that network answered, from left to right: figures as European ones, `x` for all else
 */
export function withFigures(
  characters: readonly RecognisedCharacter[],
  seen: readonly RecognisedCharacter[],
): readonly RecognisedCharacter[] {
  return runsOf(seen).reduce(withRun, characters)
}

function withRun(characters: readonly RecognisedCharacter[], run: Run): readonly RecognisedCharacter[] {
  const isInside = ({ centre, symbol }: RecognisedCharacter): boolean =>
    centre > run.from && centre < run.to && /\S/.test(symbol)
  const [first, last] = [characters.findIndex(isInside), characters.findLastIndex(isInside)]
  if (first < 0) return characters.length === 0 ? run.characters : characters
  const inside = characters.slice(first, last + 1)
  const between = inside.filter((one) => /\S/.test(one.symbol))
  // What stands there must be what was read there, and its letters, if it has some, less certain.
  if (!between.every(isInside) || lettersAreSurer(between, run)) return characters
  return [...characters.slice(0, first), ...together(run.characters, between), ...characters.slice(last + 1)]
}

function lettersAreSurer(inside: readonly RecognisedCharacter[], run: Run): boolean {
  const letters = inside.filter(({ symbol }) => /\p{L}/u.test(symbol))
  return letters.length > 0 && certainty(letters) > certainty(run.characters)
}

/** What figures are worth together at most that the other network did not read. */
const mostAlone = 0.89
/** However certain the first network is, the second keeps a part. */
const mostAgainst = 0.99

/** The figures of a run in the light of those that the other network read in its place. */
function together(
  run: readonly RecognisedCharacter[],
  others: readonly RecognisedCharacter[],
): readonly RecognisedCharacter[] {
  const isSame = (one: RecognisedCharacter, at: number): boolean =>
    valueOf(others[at]?.symbol ?? '') === valueOf(one.symbol)
  const isAsLong = run.length === others.length
  const both = run.map((one, at) => {
    const other = isAsLong ? others[at] : undefined
    if (other === undefined) return one
    if (isSame(one, at)) return { ...one, confidence: Math.max(one.confidence, other.confidence) }
    const against = Math.min(mostAgainst, other.confidence)
    const [keeps, loses] = [one.confidence * (1 - against), against * (1 - one.confidence)]
    return { ...one, confidence: Math.min(one.confidence, keeps / (keeps + loses || 1)) }
  })
  return isAsLong && run.every(isSame) ? both : noSurerThan(mostAlone, both)
}

/** Figures that are right together with no more than this probability. */
function noSurerThan(most: number, run: readonly RecognisedCharacter[]): readonly RecognisedCharacter[] {
  const product = run.reduce((all, { confidence }) => all * confidence, 1)
  const share = product > most ? (most / product) ** (1 / run.length) : 1
  return run.map((one) => ({ ...one, confidence: one.confidence * share }))
}

function runsOf(seen: readonly RecognisedCharacter[]): readonly Run[] {
  const runs: RecognisedCharacter[][] = [[]]
  for (const one of seen)
    if (one.symbol === other) runs.push([])
    else runs.at(-1)?.push(one)
  return runs.flatMap((run) => {
    const figures = run.filter(({ symbol }) => /\d/.test(symbol))
    const [first, last] = [figures[0], figures.at(-1)]
    if (first === undefined || last === undefined || figures.length < least.figures) return []
    const inner = run.slice(run.indexOf(first), run.indexOf(last) + 1)
    if (certainty(inner) < least.certain) return []
    const half = (last.centre - first.centre) / (inner.length - 1) / 2
    return [{ characters: inner.map(asArabic), from: first.centre - half, to: last.centre + half }]
  })
}

/** What is no figure, and no sign between figures. */
const other = 'x'
const zero = 0x660

function asArabic(one: RecognisedCharacter): RecognisedCharacter {
  const inArabic = (symbol: string): string => (/\d/.test(symbol) ? String.fromCharCode(zero + Number(symbol)) : symbol) // prettier-ignore
  const alternatives = (one.alternatives ?? []).map(({ symbol, confidence }) => ({ symbol: inArabic(symbol), confidence })) // prettier-ignore
  return { ...one, symbol: inArabic(one.symbol), alternatives }
}

/** Arabic and Persian figures by what they count. */
function valueOf(symbol: string): string {
  const code = symbol.codePointAt(0) ?? 0
  return code >= 0x6f0 && code <= 0x6f9 ? String.fromCharCode(code - 0x6f0 + zero) : symbol
}

function certainty(characters: readonly RecognisedCharacter[]): number {
  return characters.reduce((sum, { confidence }) => sum + confidence, 0) / (characters.length || 1)
}
