import { similarCandidates } from './similar-candidates.ts'
import type { Glyph } from './measure-glyphs.ts'
import type { MeasuredLine } from './measure-line.ts'
import { lineOfLetters, type VizLetter, type VizLine } from './text-line.ts'

/** O, Ø and Q differ in a stroke that blur makes faint: the recogniser takes all of them for O. */
const roundLetters = 'OØQ'
/** Darkness beneath a round letter from which on it may have, and from which on it has, the tail of a Q. */
const tailThresholds = { maybe: 0.25, surely: 0.35 } as const
/** However little ink lies beneath what was read as a Q, blur may have left no more of its tail. */
const leastTail = 0.02
/** The recogniser overlooks tails, and hardly ever makes one up: what each look-alike of a Q that it reads keeps. */
const confidenceBesideQ = 0.005
/** Darkness in its middle from which on a stroke may run, and from which on one runs, through a round letter. */
const strokeThresholds = { maybe: 0.2, surely: 0.4 } as const
/** The same of a D. */
const barThresholds = { maybe: 0.18, surely: 0.38 } as const
/** Darkness at its top up to which a P may be, and up to which it is, a Þ. */
const thornThresholds = { maybe: 0.2, surely: 0.1 } as const
/** The recogniser takes nearly every Þ for P, and is certain of it. */
const leastThornConfidence = 0.2
/** What a shape leaves to randomness. */
const random = 0.004

/** They differ in where the bowl begins. */
const thornPair = 'PÞ'

/** D with and without a stroke: the two struck capitals are one shape, and their languages tell them apart. */
const strokedDs = 'DĐÐ'
/** Serbo-Croatian has the first of them, in words with these letters. */
const serboCroatian = /[ČĆŠŽ]/
/** Icelandic and Faroese have the second, never as the first letter of a word, in words with such letters. */
const icelandic = /[ÞÆÖÝÁÍÓÚÉ]/

/** A line of words, its round letters told apart by the ink in them, beneath them and at their tops. */
export function resolveRoundLetters(measure: MeasuredLine): VizLine {
  const { line, letters, glyphs } = measure
  if (/\d/.test(line.text)) return line
  // Labels are too small to show it.
  const hasSmall = /\p{Ll}/u.test(line.text)
  const reported = letters.map((letter, at) => {
    const glyph = glyphs[at]
    if (!glyph) return letter
    if (strokedDs.includes(letter.symbol) && !hasSmall)
      return similarCandidates(letter, {
        symbols: strokedDs,
        shapeProbabilities: strokedDProbabilities(line.text, at, glyph),
      })
    if (thornPair.includes(letter.symbol) && !hasSmall) {
      const thornProbability = probabilityFrom(glyph.inkTopRight, thornThresholds)
      return similarCandidates(letter, {
        symbols: thornPair,
        shapeProbabilities: [1 - thornProbability, thornProbability],
        minBelief: leastThornConfidence,
      })
    }
    if (!roundLetters.includes(letter.symbol)) return letter
    const [tailShare, strokeProbability] = [
      tailOf(measure, at),
      probabilityFrom(glyph.inkAtCentre, strokeThresholds),
    ]
    const probabilities = [
      (1 - strokeProbability) * (1 - tailShare),
      strokeProbability * (1 - tailShare),
      tailShare,
    ]
    return similarCandidates(letter, {
      symbols: roundLetters,
      shapeProbabilities: probabilities,
      minBelief: leastConfidenceBeside(letter, 0.05),
    })
  })
  return lineOfLetters(reported, line.quad)
}

/** How much the shape of a letter, and its place in a text, speak for D, Đ and Ð. */
function strokedDProbabilities(text: string, at: number, glyph: Glyph): readonly [number, number, number] {
  const strokeProbability = probabilityFrom(glyph.inkLeftOfCentre, barThresholds)
  const isFirst = !/\p{L}/u.test(text.charAt(at - 1))
  const isEth = isFirst || serboCroatian.test(text) ? 0 : icelandic.test(text) ? 1 : 0.5
  return [1 - strokeProbability, strokeProbability * (1 - isEth), strokeProbability * isEth]
}

/** 0..1, that a round letter has the tail of a Q; before a J, which hooks beneath it, ink there speaks for either. */
export function tailOf({ letters, glyphs }: Pick<MeasuredLine, 'letters' | 'glyphs'>, at: number): number {
  const least = letters[at]?.symbol === 'Q' ? leastTail : 0
  const most = letters[at + 1]?.symbol === 'J' ? 0.5 : 1
  return Math.min(most, Math.max(least, probabilityFrom(glyphs[at]?.inkBelow ?? 0, tailThresholds)))
}

/** What the look-alikes of a round letter keep, however sure the recogniser is of it. @param otherwise of any but a Q */
export function leastConfidenceBeside({ symbol }: VizLetter, otherwise: number): number {
  return symbol === 'Q' ? confidenceBesideQ : otherwise
}

function probabilityFrom(
  darkness: number,
  { maybe, surely }: { readonly maybe: number; readonly surely: number },
): number {
  return Math.min(1 - random, Math.max(random, (darkness - maybe) / (surely - maybe)))
}
