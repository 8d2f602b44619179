import { lettersOf, type VizLetter, type VizLine } from '../text-line.ts'

/** A colon must be seen with this certainty, 0..1, by the Latin alphabet. */
const leastCertain = 0.5
/** How far from the colon what it was taken for stands, and the blank behind it, in parts of the width of a letter. */
const reach = { sign: 0.5, blank: 0.9 } as const
/** What is taken for a colon however certain: other signs, and the visarga that looks like one. */
const likeColon = /[\p{P}\u0903\u0983]/u

/**
 * The letters of a line in another script, colons at the end of its words as the Latin alphabet has them: networks that learnt
 * words take the colon behind a label for a letter of it (`Датаг 01.02.2020`), or pass over it.
 */
export function withColons(
  letters: readonly VizLetter[],
  latin: VizLine | null,
  pitch: number,
): readonly VizLetter[] {
  const colons =
    latin === null
      ? []
      : lettersOf(latin).filter(({ symbol, confidence }) => symbol === ':' && confidence >= leastCertain)
  const all = colons.reduce((before, colon) => withColon(before, colon, pitch), letters)
  return all.filter((letter, at) => !(isVisarga(letter) && isColon(all[at + 1] ?? letter)))
}

/** A sign of breath that looks like a colon, and before one is the colon seen twice. */
const isVisarga = ({ symbol }: VizLetter): boolean => symbol === '\u0903' || symbol === '\u0983'

function withColon(letters: readonly VizLetter[], colon: VizLetter, pitch: number): readonly VizLetter[] {
  const distanceTo = (at: number): number =>
    Math.abs((letters[at]?.centre ?? Infinity) - colon.centre) / pitch
  const [nearest = -1] = [...letters.keys()].toSorted((a, b) => distanceTo(a) - distanceTo(b))
  const found = letters[nearest]
  if (found === undefined || isColon(found)) return letters
  const isHere = !isBlank(found) && distanceTo(nearest) < reach.sign
  if (isHere)
    return endsWord(letters, nearest) && isTakenForColon(found, colon)
      ? letters.with(nearest, { ...colon, centre: found.centre })
      : letters
  const blank = isBlank(found) ? nearest : nearest + 1
  return distanceTo(blank) < reach.blank ? inserted(letters, colon, blank) : letters
}

/** Whether a letter is the last of a word of several. */
function endsWord(letters: readonly VizLetter[], at: number): boolean {
  const [before, behind] = [letters[at - 1], letters[at + 1]]
  return before !== undefined && !isBlank(before) && (behind === undefined || isBlank(behind))
}

function isTakenForColon(seen: VizLetter, colon: VizLetter): boolean {
  return likeColon.test(seen.symbol) || seen.confidence < colon.confidence
}

function inserted(letters: readonly VizLetter[], colon: VizLetter, blank: number): readonly VizLetter[] {
  const before = letters[blank - 1]
  if (!isBlank(letters[blank]) || before === undefined || isBlank(before) || isColon(before)) return letters
  return [...letters.slice(0, blank), colon, ...letters.slice(blank)]
}

const isBlank = (letter: VizLetter | undefined): boolean => letter !== undefined && /\s/.test(letter.symbol)
const isColon = ({ symbol }: VizLetter): boolean => symbol === ':' || symbol === '：'
