import { editDistance } from '../matching/edit-distance.ts'
import { organisationTypePhrases, legalFormPhrases } from './tables/org-phrases.ts'

interface Phrase {
  readonly letters: string
  /** Its first two letters and its last two. */
  readonly ends: PhraseEnds
  readonly abbreviation: readonly string[]
}

interface PhraseEnds {
  readonly firstTwo: number
  readonly lastTwo: number
}

/** Words that one phrase may be written as. */
const maxPhraseWords = 6

/** The most letters by which a phrase may be misspelt: one in so many of its own. */
const lettersPerTypo = 8

interface PhraseIndex {
  /** By how many letters they have, each also under the lengths it has when misspelt. */
  readonly byLength: ReadonlyMap<number, readonly Phrase[]>
  /** Those of several words, the longest first. */
  readonly multiWordPhrases: readonly string[]
  /** How the first word of these meets the second, from `seamOf`. */
  readonly wordBoundaries: ReadonlySet<number>
  /** The first words of these. */
  readonly firstWords: ReadonlySet<string>
  /** No phrase is shorter, misspelt or not. */
  readonly minLength: number
}

/** The phrase that words are: its short form, how many words it takes, and how many letters are off. */
interface FoundPhrase {
  readonly abbreviation: readonly string[]
  readonly wordCount: number
  readonly typos: number
}

type PhraseRows = readonly (readonly [string, string])[]

function buildPhraseIndex(rows: PhraseRows): PhraseIndex {
  const byLength = groupByLength(rows)
  const spaced = rows.map(([text]) => text).filter((text) => text.includes(' '))
  return {
    byLength,
    wordBoundaries: new Set(
      spaced.map((text) => text.split(' ')).map(([first = '', next = '']) => wordBoundaryCode(first, next)),
    ),
    multiWordPhrases: spaced.sort((a, b) => b.length - a.length),
    firstWords: new Set(spaced.map((text) => text.split(' ')[0] ?? '')),
    minLength: Math.min(...byLength.keys()),
  }
}

function groupByLength(rows: PhraseRows): ReadonlyMap<number, readonly Phrase[]> {
  const found = new Map<number, Phrase[]>()
  for (const [text, abbreviation] of rows) {
    const letters = text.replaceAll(' ', '')
    const typos = maxTypos(letters)
    for (let length = letters.length - typos; length <= letters.length + typos; length++)
      found.set(length, [
        ...(found.get(length) ?? []),
        { letters, ends: endsOf(letters), abbreviation: abbreviation.split(' ') },
      ])
  }
  return found
}

function maxTypos(letters: string): number {
  return Math.min(2, Math.floor(letters.length / lettersPerTypo))
}

const legalFormIndex = buildPhraseIndex(legalFormPhrases)
const organisationIndex = buildPhraseIndex([...legalFormPhrases, ...organisationTypePhrases])

/** Legal forms that are written out as they are shortened, `aktiengesellschaft` as `ag`; a name is never one alone. */
export function abbreviateLegalForms(words: readonly string[]): string[] {
  return abbreviatePhrases(words, legalFormIndex)
}

/** The same in the name of a body, and what kind of body it is, `design bureau` as `kb`. */
export function abbreviateOrganisationTypes(words: readonly string[]): string[] {
  return abbreviatePhrases(words, organisationIndex)
}

function abbreviatePhrases(words: readonly string[], phrases: PhraseIndex): string[] {
  if (countLetters(words) < phrases.minLength) return [...words]
  const tokens = undoRotation(splitJoinedPhrase(words, phrases), phrases)
  const output: string[] = []
  for (let at = 0; at < tokens.length;) {
    const found = findPhraseAt(tokens, at, phrases)
    if (found === null || isBetterFromNextWord(tokens, at, { found, phrases }))
      output.push(tokens[at++] ?? '')
    else {
      output.push(...found.abbreviation)
      at += found.wordCount
    }
  }
  return output
}

/** Whether a short word before a phrase, `a7 limited liability company`, would be taken for slips in it. */
function isBetterFromNextWord(
  tokens: readonly string[],
  at: number,
  { found, phrases }: { readonly found: FoundPhrase; readonly phrases: PhraseIndex },
): boolean {
  return found.typos > 0 && (findPhraseAt(tokens, at + 1, phrases)?.typos ?? Infinity) < found.typos
}

function countLetters(words: readonly string[]): number {
  let letters = 0
  for (const word of words) letters += word.length
  return letters
}

/**
 * A name turned round in the midst of a phrase, `production company veltran scientific`, as it begins; of several phrases the
 * longest, `experimental design bureau` and not `design bureau`.
 */
function undoRotation(tokens: readonly string[], phrases: PhraseIndex): readonly string[] {
  let [best, mostWords]: [readonly string[], number] = [tokens, 0]
  for (let rotatedWords = 1; rotatedWords < Math.min(maxPhraseWords, tokens.length); rotatedWords++) {
    if (!phrases.firstWords.has(tokens.at(-rotatedWords) ?? '')) continue
    const rotated = [...tokens.slice(-rotatedWords), ...tokens.slice(0, -rotatedWords)]
    const wordCount = findPhraseAt(rotated, 0, phrases)?.wordCount ?? 0
    if (wordCount > Math.max(rotatedWords, mostWords)) [best, mostWords] = [rotated, wordCount]
  }
  return best
}

/** The end of a word and the beginning of the next: no other words are one phrase, whatever is written to it. */
function wordBoundaryCode(word: string, next: string): number {
  return letterPairAt(word, word.length - 2) * 128 + next.charCodeAt(0)
}

/** Letters from which on what is written to a phrase is a word. */
const minJoinedLetters = 3

/** A word that is written to a phrase without a space, `joint stock companyveltran`, apart from it. */
function splitJoinedPhrase(
  words: readonly string[],
  { multiWordPhrases, wordBoundaries }: PhraseIndex,
): readonly string[] {
  if (!words.some((word, at) => wordBoundaries.has(wordBoundaryCode(words[at - 1] ?? '', word)))) return words
  const text = words.join(' ')
  for (const phrase of multiWordPhrases) {
    const at = text.indexOf(phrase)
    if (at < 0) continue
    const [before, behind] = [text.slice(0, at), text.slice(at + phrase.length)]
    const [last = '', next = ''] = [before.split(' ').at(-1), behind.split(' ')[0]]
    if (last !== '' && next !== '') continue
    if (last.length + next.length >= minJoinedLetters)
      return [before, phrase, behind].flatMap((part) => part.split(' ').filter((word) => word !== ''))
  }
  return words
}

/** The phrase that begins at a word: the one with the fewest letters misspelt, of equals the longest. */
function findPhraseAt(tokens: readonly string[], at: number, { byLength }: PhraseIndex): FoundPhrase | null {
  let [length, fewestTypos, found]: [number, number, FoundPhrase | null] = [0, Infinity, null]
  for (let parts = 1; parts <= maxPhraseWords && at + parts <= tokens.length; parts++) {
    length += tokens[at + parts - 1]?.length ?? 0
    const known = byLength.get(length)
    if (known === undefined) continue
    const letters = tokens.slice(at, at + parts).join('')
    const { firstTwo, lastTwo } = endsOf(letters)
    for (const phrase of known) {
      // Most pairs differ in how they begin or end.
      if (firstTwo !== phrase.ends.firstTwo && lastTwo !== phrase.ends.lastTwo) continue
      const typos = countTypos(letters, phrase.letters)
      if (typos > fewestTypos || typos > maxTypos(phrase.letters)) continue
      fewestTypos = typos
      found = { abbreviation: phrase.abbreviation, wordCount: parts, typos }
    }
  }
  return found
}

/** How many letters are off. */
function countTypos(letters: string, phrase: string): number {
  return letters === phrase ? 0 : editDistance(letters, phrase, maxTypos(phrase))
}

function endsOf(letters: string): PhraseEnds {
  return { firstTwo: letterPairAt(letters, 0), lastTwo: letterPairAt(letters, letters.length - 2) }
}

function letterPairAt(letters: string, at: number): number {
  return (letters.charCodeAt(at) << 16) | letters.charCodeAt(at + 1)
}
