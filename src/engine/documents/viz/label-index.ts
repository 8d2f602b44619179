import { editDistance } from '../values/edit-distance.ts'
import { comparableLetters, countLetters, letterClasses, type LetterCounts } from './comparable-letters.ts'
import { isOfTriedLanguage, knownLabels, type KnownLabel } from './known-labels.ts'
import { scriptBlock } from './split-scripts.ts'

/** Labels that a phrase may be, all as near to it. */
export interface NearLabels {
  readonly labels: readonly KnownLabel[]
  /** Letters that had to be put right. */
  readonly errors: number
}

/** How many letters recognition may have got wrong in a label of so many; in a short one none may be lost or made up. */
interface Tolerance {
  /** Letters from which on one, two and three may be wrong. */
  readonly from: readonly [number, number, number]
  /** Below so many letters none may be lost or made up. */
  readonly sameLength: number
}

const tolerances: Readonly<Record<'alphabet' | 'consonants' | 'syllables' | 'signs', Tolerance>> = {
  alphabet: { from: [5, 8, 13], sameLength: 8 },
  // Without their vowels words are alike.
  consonants: { from: [5, 9, 15], sameLength: 7 },
  syllables: { from: [5, 9, 14], sameLength: 6 },
  signs: { from: [4, 8, 16], sameLength: 4 },
}

/** A label shorter than this, of a language that was not tried on many specimens, is none where a letter is wrong. */
const minUntried = 8

const labelsByLetters = groupBy(knownLabels, ({ letters }) => letters)

/** Labels by their script and their length: only those of about the same length are looked at. */
const labelsByLength = groupBy(knownLabels, ({ letters }) => lengthKey(letters, letters.length))

function groupBy<Key>(
  labels: readonly KnownLabel[],
  keyOf: (label: KnownLabel) => Key,
): ReadonlyMap<Key, readonly KnownLabel[]> {
  const groups = new Map<Key, KnownLabel[]>()
  for (const label of labels) {
    const key = keyOf(label)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [label])
    else group.push(label)
  }
  return groups
}

function lengthKey(letters: string, length: number): number {
  return length * 32 + scriptBlock(letters)
}

function toleranceOf(letters: string): Tolerance {
  const code = letters.charCodeAt(0)
  if (!(code >= 0x590)) return tolerances.alphabet
  if (code < 0x900) return tolerances.consonants
  return code < 0x1100 ? tolerances.syllables : tolerances.signs
}

function allowedErrors(letters: string): number {
  const { from } = toleranceOf(letters)
  return from.filter((least) => letters.length >= least).length
}

/** Labels that a phrase is, letter for letter. */
export function exactLabels(phrase: string): NearLabels {
  return { labels: labelsByLetters.get(comparableLetters(phrase)) ?? [], errors: 0 }
}

/** Most letters that any label may be longer or shorter than a phrase. */
const mostErrors = 3

/** The labels that a phrase is nearest to, as far as so many letters may be misread in them. */
export function nearestLabels(phrase: string): NearLabels {
  const letters = comparableLetters(phrase)
  const counts = countLetters(letters)
  let best = Infinity
  let nearest: KnownLabel[] = []
  for (let length = letters.length - mostErrors; length <= letters.length + mostErrors; length++) {
    for (const label of labelsByLength.get(lengthKey(letters, length)) ?? []) {
      const most = Math.min(best, mostErrorsIn(label, letters.length))
      if (most < 1 || minEdits(label.counts, counts) > most) continue
      const errors = editDistance(label.letters, letters)
      if (errors > most) continue
      if (errors < best) nearest = []
      best = errors
      nearest.push(label)
    }
  }
  return { labels: nearest, errors: best }
}

/** How many errors may part a label from a text of so many letters; 0 where it cannot be that label. */
function mostErrorsIn(label: KnownLabel, length: number): number {
  const most = allowedErrors(label.letters)
  const longer = Math.abs(label.letters.length - length)
  if (longer > (label.letters.length < toleranceOf(label.letters).sameLength ? 0 : most)) return 0
  return label.letters.length < minUntried && isShortUntried(label) ? 0 : most
}

function isShortUntried(label: KnownLabel): boolean {
  return scriptBlock(label.letters) === 0 && !isOfTriedLanguage(label)
}

/** Fewest edits that could turn one text into another with these letters: cheap, and most labels are too far away. */
function minEdits(a: LetterCounts, b: LetterCounts): number {
  let difference = 0
  for (let at = 0; at < letterClasses; at++) difference += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
  return Math.ceil(difference / 2)
}
