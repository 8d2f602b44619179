import {
  figuresOfArabic,
  figuresOfPersian,
  lettersOfArabic,
  lettersOfPersian,
} from '../../../../vocabulary/reading/letters-of-arabic.table.ts'
import type { StepProbabilities } from '../ctc-decoding.ts'
import type { CodeAlphabet } from './code-alphabet.ts'

/** Letters of Arabic that Persian and Urdu write with another character, and print alike in most places of a word. */
const arabicAndPersian = [
  ['ك', 'ک'],
  ...Array.from(figuresOfArabic, (digit, at) => [digit, figuresOfPersian.charAt(at)] as const),
] as const
const yaForms = ['ي', 'ی'] as const
/** Round letters that Arabic and Persian write with the first, Urdu with the second, and other languages with the third. */
const rounds = ['ه', 'ہ', 'ە'] as const
/** The letter without points that Arabic has at the end of words: Persian writes there what it writes elsewhere. */
const pointless = 'ى'

/** Which classes are forms of one letter; null for a script that has none of these. */
export interface LetterForms {
  readonly pairs: readonly (readonly [arabic: number, persian: number])[]
  readonly ya: readonly [arabic: number, persian: number]
  readonly rounds: readonly number[]
  readonly pointless: number
  readonly ofArabic: readonly number[]
  readonly ofPersian: readonly number[]
}

export function letterForms({ codeOf }: Pick<CodeAlphabet, 'codeOf'>): LetterForms | null {
  const pairs = [...arabicAndPersian, yaForms].map(
    ([arabic, persian]) => [codeOf(arabic), codeOf(persian)] as const,
  )
  const forms = {
    pairs,
    ya: [codeOf(yaForms[0]), codeOf(yaForms[1])] as const,
    rounds: rounds.map(codeOf),
    pointless: codeOf(pointless),
    ofArabic: Array.from(lettersOfArabic, codeOf),
    ofPersian: Array.from(lettersOfPersian, codeOf),
  }
  const all = [...pairs.flat(), ...forms.rounds, forms.pointless, ...forms.ofArabic, ...forms.ofPersian]
  return all.includes(-1) ? null : forms
}

/**
 * What networks answered of one line, its letters of one language, the one that they say together: what was given to several
 * forms of a letter belongs to the one of that language. Forms are printed alike, so that a network that knows both gives
 * each of them a part.
 */
export function inOneLanguage(
  lines: readonly StepProbabilities[],
  forms: LetterForms,
): readonly StepProbabilities[] {
  const sums = sumsOf(lines)
  const sumOf = (code: number): number => sums[code] ?? 0
  const total = (codes: readonly number[]): number => codes.reduce((sum, code) => sum + sumOf(code), 0)
  const isPersian = total(forms.ofPersian) > total(forms.ofArabic)
  const [round = -1] = forms.rounds.toSorted((a, b) => sumOf(b) - sumOf(a))
  const moves = [
    ...forms.pairs.map(([arabic, persian]) => (isPersian ? [arabic, persian] : [persian, arabic]) as Move),
    ...forms.rounds.filter((code) => code !== round).map((code): Move => [code, round]),
  ]
  return lines.map((line) => {
    const values = Float32Array.from(line.values)
    for (let row = 0; row < values.length; row += line.classes) {
      const step = values.subarray(row, row + line.classes)
      moveAll(step, [movePointless(step, forms, isPersian), ...moves])
    }
    return { ...line, values }
  })
}

type Move = readonly [from: number, to: number]

/** Without points a letter is the Persian one, or the Arabic one at the end of a word, whatever the one with points was given. */
function movePointless(step: Float32Array, { ya, pointless }: LetterForms, isPersian: boolean): Move {
  const [arabic, persian] = ya
  if (isPersian) return [pointless, persian]
  return (step[pointless] ?? 0) > (step[arabic] ?? 0) ? [persian, pointless] : [persian, arabic]
}

function moveAll(step: Float32Array, moves: readonly Move[]): void {
  for (const [from, to] of moves) {
    step[to] = (step[to] ?? 0) + (step[from] ?? 0)
    step[from] = 0
  }
}

function sumsOf(lines: readonly StepProbabilities[]): Float32Array {
  const sums = new Float32Array(Math.max(0, ...lines.map(({ classes }) => classes)))
  for (const { classes, values } of lines)
    values.forEach((value, at) => {
      sums[at % classes] = (sums[at % classes] ?? 0) + value
    })
  return sums
}
