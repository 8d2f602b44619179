import type { MeasuredLine } from './measure-line.ts'
import { lineOfLetters, type VizLetter, type VizLine } from './text-line.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'

/**
 * The recogniser passes over blanks, and is certain of it. Words stand further apart than letters do: a gap in parts of the
 * height of capitals, and how much wider it is than the line's other gaps.
 */
const wordGap = { least: 0.33, wider: 0.15 } as const
/** A gap that is so much narrower or wider than the narrowest blank may be one or none. */
const gapTolerance = 0.04
/** What is left of the letter before such a gap. */
const doubtFactor = 0.7

/** A line of words with the blanks that its gaps show; where a gap leaves it open, the letter before is in doubt. */
export function withWordSpaces({ line, letters, glyphs }: MeasuredLine): VizLine {
  if (!/^[\p{Lu}\p{M}'’ .-]+$/u.test(line.text)) return line
  const gaps = letters.map((_, at) => gapAfter({ letters, glyphs }, at))
  const leastWordGap = Math.max(
    wordGap.least,
    (medianOf(gaps.filter((gap) => gap !== null)) ?? 0) + wordGap.wider,
  )
  const spacedLetters = letters.flatMap((letter, at): readonly VizLetter[] => {
    const gap = gaps[at] ?? null
    if (gap === null || gap < leastWordGap - gapTolerance) return [letter]
    if (gap < leastWordGap + gapTolerance) return [withDoubt(letter)]
    return [letter, { symbol: ' ', confidence: letter.confidence, alternatives: [], centre: letter.centre }]
  })
  return lineOfLetters(spacedLetters, line.quad)
}

/** Between two letters that nothing parts; null elsewhere. */
function gapAfter({ letters, glyphs }: Pick<MeasuredLine, 'letters' | 'glyphs'>, at: number): number | null {
  const [here, next] = [glyphs[at], glyphs[at + 1]]
  const areLetters = [at, at + 1].every((one) => /\p{L}/u.test(letters[one]?.symbol ?? ''))
  return here && next && areLetters ? next.left - here.right : null
}

/** Its letter is as certain as before: it is the blank that is not. */
function withDoubt(letter: VizLetter): VizLetter {
  const confidence = letter.confidence * doubtFactor
  const same = { symbol: letter.symbol, confidence: letter.confidence - confidence }
  return { ...letter, confidence, alternatives: [same, ...letter.alternatives] }
}
