import type { RecognisedCharacter } from '../../../../vocabulary/reading/recognition.ts'
import type { StepProbabilities } from '../ctc-decoding.ts'
import type { CodeAlphabet } from './code-alphabet.ts'

/** Neighbouring steps in which one code is the likeliest. */
interface Run {
  readonly code: number
  readonly from: number
  readonly to: number
  /** The step in which the code is surest. */
  readonly peak: number
}

const maxOthers = 4

/**
 * Best path: the likeliest code of each step, equal neighbours joined, blanks dropped; then letters from codes, of several
 * codes where the alphabet has such letters. Codes that make no letter are dropped.
 *
 * @returns characters as they stand from left to right; `centre` as a part of the steps
 */
export function decodeCodes(line: StepProbabilities, alphabet: CodeAlphabet): RecognisedCharacter[] {
  const runs = runsOf(line, alphabet.blank)
  const characters: RecognisedCharacter[] = []
  for (let at = 0; at < runs.length;) {
    const part = letterAt(runs, at, alphabet)
    if (part.length > 0) characters.push(characterOf(line, part, alphabet))
    at += Math.max(1, part.length)
  }
  return composed(characters)
}

function runsOf(line: StepProbabilities, blank: number): Run[] {
  const runs: Run[] = []
  let from = 0
  let current = likeliestOf(line, 0)
  for (let step = 1; step <= line.steps; step++) {
    const code = step < line.steps ? likeliestOf(line, step) : -1
    if (code === current) continue
    if (current !== blank)
      runs.push({ code: current, from, to: step, peak: peakOf(line, current, from, step) })
    current = code
    from = step
  }
  return runs
}

function likeliestOf({ classes, values }: StepProbabilities, step: number): number {
  let best = 0
  for (let code = 1; code < classes; code++)
    if ((values[step * classes + code] ?? 0) > (values[step * classes + best] ?? 0)) best = code
  return best
}

function share({ classes, values }: StepProbabilities, code: number, step: number): number {
  return values[step * classes + code] ?? 0
}

// eslint-disable-next-line max-params -- a range of steps
function peakOf(line: StepProbabilities, code: number, from: number, to: number): number {
  let peak = from
  for (let step = from; step < to; step++) if (share(line, code, step) > share(line, code, peak)) peak = step
  return peak
}

/** The runs of the letter that begins here, as many as it takes; none where none begins. */
function letterAt(runs: readonly Run[], at: number, alphabet: CodeAlphabet): readonly Run[] {
  for (let size = alphabet.longest; size > 0; size--) {
    const part = runs.slice(at, at + size)
    if (part.length === size && alphabet.letterOf(part.map(({ code }) => code)) !== undefined) return part
  }
  return []
}

/** As sure as the least sure of its codes. */
function characterOf(
  line: StepProbabilities,
  part: readonly Run[],
  alphabet: CodeAlphabet,
): RecognisedCharacter {
  const codes = part.map(({ code }) => code)
  let least = 0
  part.forEach((run, at) => {
    const other = part[least]
    if (other && share(line, run.code, run.peak) < share(line, other.code, other.peak)) least = at
  })
  const [first, weakest, last] = [part[0], part[least], part.at(-1)]
  if (!first || !weakest || !last) throw new Error('a letter of no codes')
  const sure = (code: number) => share(line, code, weakest.peak) ** alphabet.sureness
  const alternatives = rankedCodes(line, weakest.peak)
    .filter((code) => code !== weakest.code)
    .map((code) => ({ symbol: alphabet.letterOf(codes.with(least, code)), confidence: sure(code) }))
    .filter((other): other is { symbol: string; confidence: number } => other.symbol !== undefined)
  return {
    symbol: alphabet.letterOf(codes) ?? '',
    confidence: sure(weakest.code),
    alternatives: alternatives.slice(0, maxOthers),
    centre: (first.from + last.to) / 2 / line.steps,
  }
}

/** The likeliest codes of a step, best first. */
function rankedCodes(line: StepProbabilities, step: number): number[] {
  const codes = Array.from({ length: line.classes }, (_, code) => code)
  return codes.sort((a, b) => share(line, b, step) - share(line, a, step)).slice(0, 2 * maxOthers)
}

/** Signs that Unicode has in one with the letter before them become one character: Tamil and Bengali vowels, Thai am. */
function composed(characters: readonly RecognisedCharacter[]): RecognisedCharacter[] {
  const joined: RecognisedCharacter[] = []
  for (const character of characters) {
    const before = joined.at(-1)
    const one = before && inOne(before.symbol, character.symbol)
    if (!before || one === undefined) {
      joined.push(character)
      continue
    }
    const confidence = Math.min(before.confidence, character.confidence)
    joined[joined.length - 1] = { symbol: one, confidence, centre: (before.centre + character.centre) / 2 }
  }
  return joined
}

const [thaiNikhahit, thaiAa, thaiAm] = ['\u0e4d', '\u0e32', '\u0e33']

function inOne(before: string, after: string): string | undefined {
  if (before === thaiNikhahit && after === thaiAa) return thaiAm
  const both = (before + after).normalize('NFC')
  return both.length === 1 ? both : undefined
}
