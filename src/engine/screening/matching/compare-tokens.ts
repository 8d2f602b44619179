import { consonantSkeleton, phoneticForm } from '../names/skeleton.ts'
import type { TokenMatch } from '../../../vocabulary/screening/screening.ts'
import { spellingSeparator } from '../names/spellings.ts'
import { otherSpellingsOf } from '../names/tables/same-names.ts'
import { isRomanNumeral } from '../names/digit-spellings.ts'
import { editDistance } from './edit-distance.ts'

/** One word with the forms by which it is compared, worked out once. */
export interface TokenForm {
  readonly text: string
  readonly sound: string
  readonly skeleton: string
  /** One bit per letter that occurs; two words one edit apart differ in at most two. */
  readonly letterMask: number
  /** It is a number, or has one in it: Roman numerals too. */
  readonly hasDigit: boolean
  /** Other spellings of the name that it is, whatever their letters. */
  readonly sameNames: ReadonlySet<string>
  /** The word in its other spellings, `yi` and `rhee` for `lee`, each without others of its own. */
  readonly otherSpellings: readonly TokenForm[]
}

export interface TokenSimilarity {
  /** 0..1; 0 when they have nothing to do with each other. */
  readonly similarity: number
  readonly relation: Exclude<TokenMatch['relation'], 'joined' | 'missing'>
}

/**
 * @param token as `prepareName` answers it: a word, or its spellings `lee|yi|rhee`
 * @param known its sound and its skeleton where they are known already, of a word of one spelling
 */
export function tokenForm(
  token: string,
  known?: { readonly sound: string; readonly skeleton: string },
): TokenForm {
  const [text = '', ...others] = token.includes(spellingSeparator) ? token.split(spellingSeparator) : [token]
  const sound = known?.sound ?? phoneticForm(text)
  return {
    text,
    sound,
    skeleton: known?.skeleton ?? consonantSkeleton(text, sound),
    letterMask: letterMaskOf(text),
    hasDigit: /\d/.test(text) || isRomanNumeral(text),
    sameNames: otherSpellingsOf(text),
    otherSpellings: others.map((other) => tokenForm(other)),
  }
}

/** How alike an initial and a word that begins with it are. */
export const initialSimilarity = 0.8

const noSimilarity: TokenSimilarity = { similarity: 0, relation: 'spelling' }

/**
 * How alike two words are. Symmetric. Numbers agree exactly or not at all; a change weighs more in a short word
 * than in a long one, and less when only vowels or spellings of one sound differ.
 */
export function compareTokens(a: TokenForm, b: TokenForm): TokenSimilarity {
  let best = compareSpellings(a, b)
  const [spellings, otherSpellings] = [a.otherSpellings.length, b.otherSpellings.length]
  if (spellings === 0 && otherSpellings === 0) return best
  let consonants = 0
  // By number and not over lists of spellings: a long name of a body is compared so with thousands of words.
  for (let i = 0; i <= spellings; i++) {
    const one = spellingAt(a, i)
    for (let j = 0; j <= otherSpellings; j++) {
      const other = spellingAt(b, j)
      if (one.skeleton === other.skeleton) consonants = Math.max(consonants, one.skeleton.length)
      const found = i + j === 0 ? best : compareSpellings(one, other)
      if (found.similarity > best.similarity) best = found
    }
  }
  const consonantSimilarity = sameConsonantsSimilarity(consonants)
  if (consonantSimilarity > best.similarity)
    best = { similarity: consonantSimilarity, relation: 'sounds-alike' }
  // Another script, or another way of writing it, is never the very same word.
  return best.relation === 'same' && a.text !== b.text
    ? { similarity: otherSpellingSimilarity, relation: 'sounds-alike' }
    : best
}

/** How alike two spellings of one name are, however far apart their letters. */
export const sameNameSimilarity = 0.97

/** How alike a word and another spelling of it are. */
export const otherSpellingSimilarity = 0.97

/** Vowels of a guessed spelling say nothing against another: what words of so many consonants, the same, are alike at least. */
export function sameConsonantsSimilarity(consonants: number): number {
  return similarityByConsonants[Math.min(consonants, similarityByConsonants.length - 1)] ?? 0
}

const similarityByConsonants = [0, 0, 0, 0.86, 0.9, 0.92] as const

/** The word itself, and behind it its other spellings. */
function spellingAt(form: TokenForm, at: number): TokenForm {
  return at === 0 ? form : (form.otherSpellings[at - 1] ?? form)
}

function compareSpellings(a: TokenForm, b: TokenForm): TokenSimilarity {
  if (a.text === b.text) return { similarity: 1, relation: 'same' }
  if (a.hasDigit || b.hasDigit) return compareNumbers(a.text, b.text)
  if (a.sameNames.size > 0 && a.sameNames.has(b.text))
    return { similarity: sameNameSimilarity, relation: 'same-name' }
  const shorter = Math.min(a.text.length, b.text.length)
  const longerLength = Math.max(a.text.length, b.text.length)
  if (shorter === 1)
    return { similarity: a.text[0] === b.text[0] ? initialSimilarity : 0, relation: 'initial' }
  if (shorter < 3 && longerLength > 3) return noSimilarity
  const sameSkeleton = a.skeleton === b.skeleton
  if (!sameSkeleton && !mayBeSimilar(a.letterMask, b.letterMask, longerLength)) return noSimilarity
  return compareLetters(a, b, sameSkeleton)
}

/** How alike two words with the same digits are whose letters differ in one, or in two: by how many digits agree. */
const similarityByDigits: readonly (readonly number[])[] = [
  [0, 0.45, 0.7, 0.88, 0.93],
  [0, 0, 0, 0.66, 0.84],
]

/** Numbers agree digit for digit or not at all; letters beside them, `yv2726` and `y2v726`, may be misspelt. */
function compareNumbers(a: string, b: string): TokenSimilarity {
  const digits = a.replace(/[a-z]/g, '')
  if (digits !== b.replace(/[a-z]/g, '')) return noSimilarity
  const row = similarityByDigits[editDistance(a, b, 2) - 1] ?? []
  return { similarity: row[Math.min(digits.length, row.length - 1)] ?? 0, relation: 'spelling' }
}

/**
 * Whether two words of different consonants may be alike at all, told from the letters that occur in them.
 *
 * @param longerLength letters of the longer one
 */
export function mayBeSimilar(letterMask: number, otherLetterMask: number, longerLength: number): boolean {
  return popcount(letterMask ^ otherLetterMask) <= 2 * maxEditsFor(longerLength)
}

function compareLetters(a: TokenForm, b: TokenForm, sameSkeleton: boolean): TokenSimilarity {
  const sameSound = a.sound === b.sound
  const similarity = spellingSimilarity({
    edits: editDistance(a.text, b.text, maxEdits),
    longerLength: Math.max(a.text.length, b.text.length),
    consonants: sameSkeleton ? a.skeleton.length : 0,
    sameSound,
  })
  return similarity === 0
    ? noSimilarity
    : { similarity, relation: sameSound || sameSkeleton ? 'sounds-alike' : 'spelling' }
}

/** How two different words without digits are spelt. */
export interface SpellingDifference {
  readonly edits: number
  /** Letters of the longer one. */
  readonly longerLength: number
  /** Consonants of each where they are the same, 0 where they are not. */
  readonly consonants: number
  readonly sameSound: boolean
}

/** More edits than this are as good as one more. */
const maxEdits = 3

/** How alike such words are, 0..1. */
export function spellingSimilarity({
  edits,
  longerLength,
  consonants,
  sameSound,
}: SpellingDifference): number {
  let similarity = edits <= maxEditsFor(longerLength) ? similarityByEdits(edits, longerLength) : 0
  if (consonants > 0)
    similarity = Math.max(
      similarity,
      similarityByConsonantSkeleton(Math.min(edits, maxEdits + 1), longerLength, consonants),
    )
  return sameSound && longerLength >= 4 ? Math.max(similarity, 0.96) : similarity
}

/** Edits after which a word of this length may still be meant. */
function maxEditsFor(letters: number): number {
  if (letters < 5) return 1
  return letters < 8 ? 2 : 3
}

/** Rows: edits 1, 2, 3. Columns: length of the longer word, up to the last one. */
const similarityByEditsAndLength: readonly (readonly number[])[] = [
  [0, 0, 0.4, 0.55, 0.74, 0.8, 0.84, 0.87, 0.89, 0.9],
  [0, 0, 0, 0, 0, 0.45, 0.58, 0.66, 0.72, 0.78, 0.81],
  [0, 0, 0, 0, 0, 0, 0, 0, 0.45, 0.52, 0.6, 0.64],
]

function similarityByEdits(edits: number, letters: number): number {
  const row = similarityByEditsAndLength[edits - 1] ?? []
  return row[Math.min(letters, row.length - 1)] ?? 0
}

/** Same consonants: the fewer of them and the more letters differ, the less it says. */
function similarityByConsonantSkeleton(edits: number, letters: number, consonants: number): number {
  if (consonants < 2 || letters < 4) return 0
  const start = consonants === 2 ? 0.86 : 0.94
  return Math.max(0.6, start - 0.06 * (edits - 1) - (letters < 6 ? 0.04 : 0))
}

function letterMaskOf(text: string): number {
  let mask = 0
  for (let i = 0; i < text.length; i++) mask |= 1 << (text.charCodeAt(i) - 97)
  return mask
}

/** How many bits are set. */
export function popcount(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
