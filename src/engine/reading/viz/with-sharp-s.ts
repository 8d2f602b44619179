import type { VizLetter } from './text-line.ts'

const small = /\p{Ll}/u

/** A ß behind a small letter is no B: capitals do not stand there, so that a doubt between the two is none. */
export function withSharpS(letters: readonly VizLetter[]): readonly VizLetter[] {
  return letters.map((letter, at) => {
    const isBehindSmall = small.test(letters[at - 1]?.symbol ?? '')
    if (letter.symbol !== 'ß' || !isBehindSmall) return letter
    const capital = letter.alternatives.filter(({ symbol }) => symbol === 'B')
    const confidence = capital.reduce((sum, one) => sum + one.confidence, letter.confidence)
    const alternatives = letter.alternatives.filter(({ symbol }) => symbol !== 'B')
    return { ...letter, confidence: Math.min(1, confidence), alternatives }
  })
}
