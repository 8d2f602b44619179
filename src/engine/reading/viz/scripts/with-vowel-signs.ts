import { lettersOf, lineOfLetters, type VizLetter, type VizLine } from '../text-line.ts'

/** The vowel sign AA of Bengali, and the fraction sign that looks like it. */
const [vowelSign, strokes] = ['\u09BE', '\u09F7']
/** What is left of a letter that was put right by its neighbours alone. */
const keptConfidence = 0.9

/** A line in Bengali, its vowel signs put right that were taken for a stroke: no stroke stands right behind a letter. */
export function withVowelSigns(line: VizLine): VizLine {
  if (!line.text.includes(strokes)) return line
  const letters = lettersOf(line)
  const isBehindLetter = (at: number): boolean =>
    /[\u0985-\u09B9]|[\u09DC-\u09DF]|\u09BC/.test(letters[at - 1]?.symbol ?? '')
  const righted = letters.map((letter, at): VizLetter => {
    if (letter.symbol !== strokes || !isBehindLetter(at)) return letter
    const seen = letter.alternatives.find(({ symbol }) => symbol === vowelSign)?.confidence ?? 0
    return {
      ...letter,
      symbol: vowelSign,
      confidence: keptConfidence * Math.min(1, letter.confidence + seen),
    }
  })
  return lineOfLetters(righted, line.quad, line.script)
}
