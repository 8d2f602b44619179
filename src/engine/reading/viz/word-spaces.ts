import type { MeasuredLine } from './measured-line.ts'
import { lineOfLetters, type VizLetter, type VizLine } from './text-line.ts'

/**
 * The recogniser passes over blanks, and is certain of it. Words stand further apart than letters do: a gap in parts of the
 * height of capitals, and how much wider it is than the line's other gaps.
 */
const blank = { least: 0.33, wider: 0.15 } as const
/** A gap that is so much narrower or wider than the narrowest blank may be one or none. */
const doubtful = 0.04
/** What is left of the letter before such a gap. */
const besideDoubt = 0.7

/** A line of words with the blanks that its gaps show; where a gap leaves it open, the letter before is in doubt. */
export function withWordSpaces({ line, letters, glyphs }: MeasuredLine): VizLine {
  if (!/^[\p{Lu}\p{M}'’ .-]+$/u.test(line.text)) return line
  const gaps = letters.map((_, at) => gapAfter({ letters, glyphs }, at))
  const known = gaps.filter((gap) => gap !== null).sort((a, b) => a - b)
  const least = Math.max(blank.least, (known[known.length >> 1] ?? 0) + blank.wider)
  const parted = letters.flatMap((letter, at): readonly VizLetter[] => {
    const gap = gaps[at] ?? null
    if (gap === null || gap < least - doubtful) return [letter]
    if (gap < least + doubtful) return [doubted(letter)]
    return [letter, { symbol: ' ', confidence: letter.confidence, others: [], at: letter.at }]
  })
  return lineOfLetters(parted, line.quad)
}

/** Between two letters that nothing parts; null elsewhere. */
function gapAfter({ letters, glyphs }: Pick<MeasuredLine, 'letters' | 'glyphs'>, at: number): number | null {
  const [here, next] = [glyphs[at], glyphs[at + 1]]
  const areLetters = [at, at + 1].every((one) => /\p{L}/u.test(letters[one]?.symbol ?? ''))
  return here && next && areLetters ? next.left - here.right : null
}

/** Its letter is as certain as before: it is the blank that is not. */
function doubted(letter: VizLetter): VizLetter {
  const confidence = letter.confidence * besideDoubt
  const same = { symbol: letter.symbol, confidence: letter.confidence - confidence }
  return { ...letter, confidence, others: [same, ...letter.others] }
}
