import { editsWithin } from '../values/edits-within.ts'
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

const tolerances: Readonly<Record<'alphabet' | 'untried' | 'consonants' | 'syllables' | 'signs', Tolerance>> =
  {
    alphabet: { from: [5, 8, 13], sameLength: 8 },
    // Of many languages some labels are near to each other: *Nơi sinh*, *Giới tính*.
    untried: { from: [8, 14, 20], sameLength: 8 },
    // Without their vowels words are alike.
    consonants: { from: [5, 9, 15], sameLength: 7 },
    syllables: { from: [5, 9, 14], sameLength: 6 },
    signs: { from: [4, 8, 16], sameLength: 4 },
  }

/** A label of fewer Latin letters, of a language that was not tried on many specimens, is none by itself. */
const minLatin = 3

const labelsByLetters = groupBy(
  knownLabels.filter((label) => label.letters.length >= minLatin || !isUntriedLatin(label)),
  ({ letters }) => letters,
)

/** Labels of one script and length, with what rules them out at a glance. */
interface LabelGroup {
  readonly labels: readonly KnownLabel[]
  readonly presence: Int32Array
  /** Letters that may be wrong; negative where none may, and the label is found letter for letter. */
  readonly most: Int8Array
  /** Letters by which a text may be longer or shorter. */
  readonly mostLonger: Int8Array
}

/** Labels by their script and their length: only those of about the same length are looked at. */
const labelsByLength: ReadonlyMap<number, LabelGroup> = new Map(
  [...groupBy(knownLabels, ({ letters }) => lengthKey(letters, letters.length))].map(([key, labels]) => [
    key,
    groupOf(labels),
  ]),
)

function groupOf(labels: readonly KnownLabel[]): LabelGroup {
  return {
    labels,
    presence: Int32Array.from(labels, ({ letters }) => presenceOf(letters)),
    most: Int8Array.from(labels, mostErrorsIn),
    mostLonger: Int8Array.from(labels, (label) =>
      label.letters.length < toleranceOf(label).sameLength ? 0 : mostErrorsIn(label),
    ),
  }
}

function isUntriedLatin(label: KnownLabel): boolean {
  return scriptBlock(label.letters) === 0 && !isOfTriedLanguage(label)
}

function groupBy<Key, Item>(
  labels: readonly Item[],
  keyOf: (label: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>()
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

function toleranceOf(label: KnownLabel): Tolerance {
  const code = label.letters.charCodeAt(0)
  if (!(code >= 0x590)) return isUntriedLatin(label) ? tolerances.untried : tolerances.alphabet
  if (code < 0x900) return tolerances.consonants
  return code < 0x1100 ? tolerances.syllables : tolerances.signs
}

/** Letters that may be wrong in a label; negative where none may, and it is found letter for letter. */
function mostErrorsIn(label: KnownLabel): number {
  const { from } = toleranceOf(label)
  const most = from.filter((least) => label.letters.length >= least).length
  return most === 0 && isUntriedLatin(label) ? -1 : most
}

/** Labels that a phrase is, letter for letter; in Thai, where none is, but for the marks of its letters. */
export function exactLabels(phrase: string): NearLabels {
  const letters = comparableLetters(phrase)
  const isInCapitals = !hasSmallLetters.test(phrase)
  const inCase = (labels: readonly KnownLabel[] = []) => labels.filter((label) => isInCase(label, isInCapitals)) // prettier-ignore
  const labels = inCase(labelsByLetters.get(letters))
  const inThai = labels.length > 0 || !inThaiLetters.test(letters) ? undefined : thaiLabels.get(withoutThaiMarks(letters)) // prettier-ignore
  if (inThai !== undefined) return { labels: inThai, errors: 1 }
  if (labels.length > 0 || isInCapitals || !letters.includes('M')) return { labels, errors: 0 }
  return { labels: inCase(labelsWithM.get(letters)), errors: 0 }
}

/** Labels by their letters where an r before an n is taken for an m, as small print shows them: `Sumame`. */
const labelsWithM = groupBy(
  knownLabels.filter(({ letters }) => /RN/.test(letters) && scriptBlock(letters) === 0),
  ({ letters }) => letters.replaceAll('RN', 'M'),
)

/** Vowels and tones above and below Thai letters, which small print shows alike or not at all. */
const thaiMarks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/gu

const inThaiLetters = /^[\u0e00-\u0e7f]/

function withoutThaiMarks(letters: string): string {
  return letters.replace(thaiMarks, '')
}

/** So many letters without their marks tell a word of Thai. */
const minThai = 3

/** Thai labels by their letters without marks. */
const thaiLabels = groupBy(
  knownLabels.filter(
    ({ letters, language }) => language === 'th' && withoutThaiMarks(letters).length >= minThai,
  ),
  ({ letters }) => withoutThaiMarks(letters),
)

const hasSmallLetters = /\p{Ll}/u
/** In capitals a word of fewer letters, in a language that was not tried on many specimens, is as likely a name. */
const minInCapitals = 6

/** Short words are labels in small letters, abbreviations in capitals alone: `Adı`, `NIK`. */
function isInCase(label: KnownLabel, isInCapitals: boolean): boolean {
  if (label.letters.length >= minInCapitals || !isUntriedLatin(label)) return true
  return isInCapitals !== hasSmallLetters.test(label.text)
}

/** Most letters that any label may be longer or shorter than a phrase. */
const mostErrors = 3

/** In capitals a shorter word with a letter misread is as likely a name: WRIGHT is not *Weight*, nor GOMES *Nomes*. */
const minRoughInCapitals = 7
const noLabels: NearLabels = { labels: [], errors: 0 }

/** What was found for the phrases looked at last: a page is read in several passes, and its phrases stand in many parts of lines. */
const recent = new Map<string, NearLabels>()
const maxRecent = 500

/** The labels that a phrase is nearest to, as far as so many letters may be misread in them. */
export function nearestLabels(phrase: string): NearLabels {
  const letters = comparableLetters(phrase)
  const isLatin = scriptBlock(letters) === 0
  if (isLatin && letters.length < minRoughInCapitals && !hasSmallLetters.test(phrase)) return noLabels
  const known = recent.get(letters)
  if (known !== undefined) return known
  const found = searchNearest(letters)
  if (recent.size >= maxRecent) recent.clear()
  recent.set(letters, found)
  return found
}

function searchNearest(letters: string): NearLabels {
  const phrase: Phrase = { letters, counts: countLetters(letters), presence: presenceOf(letters) }
  let found: NearLabels = { labels: [], errors: mostErrors }
  for (let longer = -mostErrors; longer <= mostErrors; longer++) {
    const group = labelsByLength.get(lengthKey(letters, letters.length + longer))
    if (group !== undefined) found = nearestOf(group, phrase, found)
  }
  return found
}

/** A text as labels are compared with it. */
interface Phrase {
  readonly letters: string
  readonly counts: LetterCounts
  readonly presence: number
}

/** The labels of a group that are no farther from a phrase than those found before, with these where they are as near. */
function nearestOf(group: LabelGroup, phrase: Phrase, before: NearLabels): NearLabels {
  let best = before.errors
  let nearest = [...before.labels]
  for (let at = 0; at < group.labels.length; at++) {
    const most = Math.min(best, mostIn(group, at, phrase))
    const label = group.labels[at]
    if (most < 0 || label === undefined || minEdits(label.counts, phrase.counts) > most) continue
    const errors = editsWithin(label.letters, phrase.letters, most)
    if (errors > most) continue
    if (errors < best) nearest = []
    best = errors
    nearest.push(label)
  }
  return { labels: nearest, errors: best }
}

/** How many errors may part a label of a group from a phrase; negative where a glance rules it out. */
function mostIn(group: LabelGroup, at: number, { letters, presence }: Phrase): number {
  const most = group.most[at] ?? -1
  const longer = Math.abs((group.labels[at]?.letters.length ?? 0) - letters.length)
  if (longer > (group.mostLonger[at] ?? 0)) return -1
  return ones((group.presence[at] ?? 0) ^ presence) > 2 * most ? -1 : most
}

/** Which classes of letters stand in a text, a bit each: an edit changes two at most. */
function presenceOf(letters: string): number {
  let presence = 0
  for (let at = 0; at < letters.length; at++) presence |= 1 << (letters.charCodeAt(at) & (letterClasses - 1))
  return presence
}

/** Bits that are set. */
function ones(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Fewest edits that could turn one text into another with these letters: cheap, and most labels are too far away. */
function minEdits(a: LetterCounts, b: LetterCounts): number {
  let difference = 0
  for (let at = 0; at < letterClasses; at++) difference += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
  return Math.ceil(difference / 2)
}
