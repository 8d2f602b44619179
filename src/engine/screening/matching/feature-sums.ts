import type { AlignedWord } from './align-names.ts'
import { editDistance } from './edit-distance.ts'
import { isLongWord, type SumsSoFar } from './name-sums.ts'
import { placeWords } from '../names/tables/place-words.ts'

/** Words lighter than this contradict nothing. */
export const tells = 0.2

/** From this likeness on two words agree, and from this on they are spelt alike. */
const agreeing = 0.7
export const similarSpelling = 0.95

/** More letters off in one word say no more. */
const farthest = 4

/** What the words of an alignment come to, for the features. Marks are 0 or 1. */
export interface FeatureSums extends SumsSoFar {
  heaviestUnlisted: number
  heaviestOmitted: number
  rareExact: number
  worstSpelt: number
  worstHeard: number
  crossed: number
  pairs: number
  query: number
  longWords: number
  initials: number
  initialUnlisted: number
  initialOmitted: number
  wordUnlisted: number
  wordOmitted: number
  place: number
  gender: number
  joined: number
  shortTypo: number
  firstLetter: number
  /** Words that are spelt alike, and whether one that tells something is missing on either side. */
  similar: number
  missing: boolean
  /** Letters of the paired words, and how many of them are off, in all and in one word. */
  letters: number
  edits: number
  maxEdits: number
  /** Of the query's words that tell who is meant, the heaviest, and how alike its counterpart is. */
  head: number
  headAlike: number
  /** Weight × likeness² of the word that agrees best. */
  best: number
  numberUnlisted: number
  numberOmitted: number
  formUnlisted: number
  formOmitted: number
  formOther: number
}

/** Weights and marks of an alignment, summed. */
export function sumsOf(words: readonly AlignedWord[]): FeatureSums {
  const sums: FeatureSums = {
    agreed: 0, strong: 0, partial: 0, unlisted: 0, omitted: 0, oneWord: false, heaviestUnlisted: 0, heaviestOmitted: 0,
    rareExact: 0, worstSpelt: 0, worstHeard: 0, crossed: 0, pairs: 0, query: 0, longWords: 0, initials: 0,
    initialUnlisted: 0, initialOmitted: 0, wordUnlisted: 0, wordOmitted: 0, place: 0, gender: 0, joined: 0,
    shortTypo: 0, firstLetter: 0, similar: 0, missing: false, letters: 0, edits: 0, maxEdits: 0,
    head: 0, headAlike: 0, best: 0,
    numberUnlisted: 0, numberOmitted: 0, formUnlisted: 0, formOmitted: 0, formOther: 0,
  } // prettier-ignore
  for (const word of words) {
    if (word.query !== null) {
      sums.query++
      if (isLongWord(word.query)) sums.longWords++
      addHead(sums, word)
    }
    if (word.query === null) addOmitted(sums, word)
    else if (word.listed === null) addUnlisted(sums, word)
    else addPair(sums, word, { query: word.query, listed: word.listed })
  }
  return sums
}

function addHead(sums: FeatureSums, { kind, weight, similarity }: AlignedWord): void {
  if ((kind !== 'word' && kind !== 'number') || weight <= sums.head) return
  sums.head = weight
  sums.headAlike = similarity
}

function addOmitted(sums: FeatureSums, { weight, kind, listed }: AlignedWord): void {
  if (kind === 'initial') sums.initialOmitted = 1
  if (kind === 'word' && weight >= tells) sums.wordOmitted = 1
  if (placeWords.has(listed ?? '')) sums.place = 1
  sums.omitted += weight
  if (weight >= tells) sums.missing = true
  sums.heaviestOmitted = Math.max(sums.heaviestOmitted, weight)
  if (kind === 'number') sums.numberOmitted = 1
  if (kind === 'org-form') sums.formOmitted = 1
}

function addUnlisted(sums: FeatureSums, { weight, kind, query }: AlignedWord): void {
  if (kind === 'initial') sums.initialUnlisted = 1
  if (kind === 'word' && weight >= tells) sums.wordUnlisted = 1
  if (placeWords.has(query ?? '')) sums.place = 1
  sums.unlisted += weight
  if (weight >= tells) sums.missing = true
  sums.heaviestUnlisted = Math.max(sums.heaviestUnlisted, weight)
  if (kind === 'number') sums.numberUnlisted = 1
  if (kind === 'org-form') sums.formUnlisted = 1
}

function addPair(
  sums: FeatureSums,
  word: AlignedWord,
  { query, listed }: { query: string; listed: string },
): void {
  const { similarity, weight, relation } = word
  sums.agreed += weight * similarity
  sums.strong += weight * similarity ** 2
  sums.partial += weight * (1 - similarity)
  if (word.crossed) sums.crossed += weight * similarity
  if (weight >= tells) {
    sums.pairs++
    if (similarity >= similarSpelling) sums.similar++
  }
  addLetters(sums, word, { query, listed })
  if (relation === 'same') sums.rareExact = Math.max(sums.rareExact, weight)
  if (relation === 'initial') sums.initials++
  else if (similarity >= agreeing) sums.best = Math.max(sums.best, weight * similarity ** 2)
  if (relation === 'joined') {
    sums.joined = 1
    sums.pairs++
  }
  if (relation === 'spelling' || relation === 'sounds-alike') addLikeness(sums, word, { query, listed })
}

/** Guessed spellings are off at random. */
function addLetters(
  sums: FeatureSums,
  { kind, relation, crossed }: AlignedWord,
  { query, listed }: { query: string; listed: string },
): void {
  if (kind !== 'word' && kind !== 'number') return
  sums.letters += Math.max(query.length, listed.length)
  if (crossed || (relation !== 'spelling' && relation !== 'sounds-alike')) return
  const off = Math.min(farthest + 1, editDistance(query, listed, farthest))
  sums.edits += off
  sums.maxEdits = Math.max(sums.maxEdits, Math.min(farthest, off))
}

function addLikeness(
  sums: FeatureSums,
  { kind, weight, similarity, relation, crossed }: AlignedWord,
  { query, listed }: { query: string; listed: string },
): void {
  if (kind === 'org-form') {
    sums.formOther = 1
    return
  }
  const worst = relation === 'spelling' ? 'worstSpelt' : 'worstHeard'
  if (weight >= tells) sums[worst] = Math.max(sums[worst], 1 - similarity)
  if (isGenderPair(query, listed) || isGenderPair(listed, query)) sums.gender = 1
  if (relation !== 'spelling') return
  if (Math.max(query.length, listed.length) <= 4) sums.shortTypo = 1
  if (!crossed && query[0] !== listed[0]) sums.firstLetter = 1
}

/** A family name of the East as a man and as a woman bears it. */
function isGenderPair(his: string, hers: string): boolean {
  return hers === `${his}a` && /(?:[oe]v|[iy]n)$/.test(his)
}
