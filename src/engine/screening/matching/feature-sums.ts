import type { AlignedWord } from './align-names.ts'
import { editDistance } from './edit-distance.ts'
import { isLongWord, type MutableNameSums } from './agreement-share.ts'
import { isOtherName } from '../names/tables/same-names.ts'
import { locationWords } from '../names/tables/location-words.ts'

/** Words lighter than this contradict nothing. */
export const minDistinctiveWeight = 0.2

/** From this likeness on two words agree, and from this on they are spelt alike. */
const minAgreement = 0.7
export const minSameSpelling = 0.95

/** More letters off in one word say no more. */
const maxCountedEdits = 4

/** What the words of an alignment come to, for the features. Marks are 0 or 1. */
export interface FeatureSums extends MutableNameSums {
  heaviestUnlisted: number
  heaviestOmitted: number
  rareExact: number
  worstSpelling: number
  worstPhonetic: number
  transliterated: number
  pairs: number
  queryWordCount: number
  longWordCount: number
  initials: number
  initialUnlisted: number
  initialOmitted: number
  wordUnlisted: number
  wordOmitted: number
  location: number
  gender: number
  /** Weight of the words that are taken for each other though they are two names that people bear. */
  otherName: number
  joined: number
  shortTypo: number
  firstLetter: number
  /** Words that are spelt alike, and whether one that tells something is missing on either side. */
  sameSpellingCount: number
  hasUnmatched: boolean
  /** Letters of the paired words, and how many of them are off, in all and in one word. */
  letters: number
  edits: number
  maxEdits: number
  /** Of the query's words that tell who is meant, the heaviest, and how alike its counterpart is. */
  headWeight: number
  headSimilarity: number
  /** Weight × likeness² of the word that agrees best. */
  best: number
  numberUnlisted: number
  numberOmitted: number
  legalFormUnlisted: number
  legalFormOmitted: number
  otherLegalForm: number
}

/** Weights and marks of an alignment, summed. */
export function sumFeatures(words: readonly AlignedWord[]): FeatureSums {
  const sums: FeatureSums = {
    agreed: 0, strong: 0, partial: 0, unlisted: 0, omitted: 0, isOneWord: false, heaviestUnlisted: 0, heaviestOmitted: 0,
    rareExact: 0, worstSpelling: 0, worstPhonetic: 0, transliterated: 0, pairs: 0, queryWordCount: 0, longWordCount: 0, initials: 0,
    initialUnlisted: 0, initialOmitted: 0, wordUnlisted: 0, wordOmitted: 0, location: 0, gender: 0, otherName: 0, joined: 0,
    shortTypo: 0, firstLetter: 0, sameSpellingCount: 0, hasUnmatched: false, letters: 0, edits: 0, maxEdits: 0,
    headWeight: 0, headSimilarity: 0, best: 0,
    numberUnlisted: 0, numberOmitted: 0, legalFormUnlisted: 0, legalFormOmitted: 0, otherLegalForm: 0,
  } // prettier-ignore
  for (const word of words) {
    if (word.query !== null) {
      sums.queryWordCount++
      if (isLongWord(word.query)) sums.longWordCount++
      addHead(sums, word)
    }
    if (word.query === null) addOmitted(sums, word)
    else if (word.listed === null) addUnlisted(sums, word)
    else addPair(sums, word, { query: word.query, listed: word.listed })
  }
  return sums
}

function addHead(sums: FeatureSums, { kind, weight, similarity }: AlignedWord): void {
  if ((kind !== 'word' && kind !== 'number') || weight <= sums.headWeight) return
  sums.headWeight = weight
  sums.headSimilarity = similarity
}

function addOmitted(sums: FeatureSums, { weight, kind, listed }: AlignedWord): void {
  if (kind === 'initial') sums.initialOmitted = 1
  if (kind === 'word' && weight >= minDistinctiveWeight) sums.wordOmitted = 1
  if (locationWords.has(listed ?? '')) sums.location = 1
  sums.omitted += weight
  if (weight >= minDistinctiveWeight) sums.hasUnmatched = true
  sums.heaviestOmitted = Math.max(sums.heaviestOmitted, weight)
  if (kind === 'number') sums.numberOmitted = 1
  if (kind === 'org-form') sums.legalFormOmitted = 1
}

function addUnlisted(sums: FeatureSums, { weight, kind, query }: AlignedWord): void {
  if (kind === 'initial') sums.initialUnlisted = 1
  if (kind === 'word' && weight >= minDistinctiveWeight) sums.wordUnlisted = 1
  if (locationWords.has(query ?? '')) sums.location = 1
  sums.unlisted += weight
  if (weight >= minDistinctiveWeight) sums.hasUnmatched = true
  sums.heaviestUnlisted = Math.max(sums.heaviestUnlisted, weight)
  if (kind === 'number') sums.numberUnlisted = 1
  if (kind === 'org-form') sums.legalFormUnlisted = 1
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
  if (word.isTransliterated) sums.transliterated += weight * similarity
  if (weight >= minDistinctiveWeight) {
    sums.pairs++
    if (similarity >= minSameSpelling) sums.sameSpellingCount++
  }
  addEdits(sums, word, { query, listed })
  if (relation === 'same') sums.rareExact = Math.max(sums.rareExact, weight)
  if (relation === 'initial') sums.initials++
  else if (similarity >= minAgreement) sums.best = Math.max(sums.best, weight * similarity ** 2)
  if (relation === 'joined') {
    sums.joined = 1
    sums.pairs++
  }
  if (relation === 'spelling' || relation === 'sounds-alike')
    addSpellingFeatures(sums, word, { query, listed })
}

/** Guessed spellings are off at random. */
function addEdits(
  sums: FeatureSums,
  { kind, relation, isTransliterated }: AlignedWord,
  { query, listed }: { query: string; listed: string },
): void {
  if (kind !== 'word' && kind !== 'number') return
  sums.letters += Math.max(query.length, listed.length)
  if (isTransliterated || (relation !== 'spelling' && relation !== 'sounds-alike')) return
  const edits = Math.min(maxCountedEdits + 1, editDistance(query, listed, maxCountedEdits))
  sums.edits += edits
  sums.maxEdits = Math.max(sums.maxEdits, Math.min(maxCountedEdits, edits))
}

function addSpellingFeatures(
  sums: FeatureSums,
  { kind, weight, similarity, relation, isTransliterated }: AlignedWord,
  { query, listed }: { query: string; listed: string },
): void {
  if (kind === 'org-form') {
    sums.otherLegalForm = 1
    return
  }
  const worst = relation === 'spelling' ? 'worstSpelling' : 'worstPhonetic'
  if (weight >= minDistinctiveWeight) sums[worst] = Math.max(sums[worst], 1 - similarity)
  if (isGenderPair(query, listed) || isGenderPair(listed, query)) sums.gender = 1
  if (!isTransliterated && isOtherName(query, listed)) sums.otherName += weight
  if (relation !== 'spelling') return
  if (Math.max(query.length, listed.length) <= 4) sums.shortTypo = 1
  if (!isTransliterated && query[0] !== listed[0]) sums.firstLetter = 1
}

/** A family name of the East as a man and as a woman bears it. */
function isGenderPair(masculine: string, feminine: string): boolean {
  return feminine === `${masculine}a` && /(?:[oe]v|[iy]n)$/.test(masculine)
}
