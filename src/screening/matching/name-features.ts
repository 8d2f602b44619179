import type { AlignedWord } from './align-names.ts'
import { isLongWord, shareOf, type SumsSoFar } from './name-sums.ts'
import { placeWords } from '../names/tables/place-words.ts'

/** Which way a feature may count: for (1), against (−1), or as the pairs say (0). */
type Sign = 1 | -1 | 0

/**
 * What is known of two names laid against each other, by which the model of `name-model.table.ts` tells whether they
 * name one being. The order is that of the model's coefficients.
 */
export const nameFeatures = [
  ['share', 1], // of the weight of all words, what agrees; disagreements cost what `matcher.cost` says
  ['nearlyAll', 1], // the same from 0.85 on, 0..1
  ['evidence', 1], // ln of the weight of what agrees: rare words tell more
  ['rareExact', 1], // weight of the rarest word that is letter for letter the same
  ['contradicted', -1], // weight of words that have no counterpart on both sides
  ['sharpest', -1], // the heaviest such pair
  ['unlisted', -1], // weight of words that only the query has
  ['omitted', -1], // weight of words that only the listed name has
  ['unlike', -1], // weight of what agrees only in part, and of what contradicts
  ['worstSpelt', -1], // how far the least alike of the words spelt otherwise is from agreeing; a contradiction is 1
  ['worstHeard', -1], // the same of the words that have the same consonants
  ['stranger', -1], // 1 where a contradiction is of words that tell something
  ['numbers', -1], // both sides have a number that the other lacks
  ['number', -1], // one side has
  ['initials', -1], // words that only an initial stands for, two at most
  ['otherInitial', -1], // an initial on one side, and on the other none or a name that begins otherwise
  ['place', -1], // a body's name has a place that the other lacks
  ['gender', -1], // Ivanov and Ivanova
  ['legalForm', -1], // another legal form on each side
  ['otherScript', -1], // share of what agrees by a guessed spelling
  ['turned', -1], // words stand in another order, beyond a family name put first or last
  ['turnedSon', -1], // who is whose son is told the other way round
  ['oneWord', 0], // but one word was asked for
  ['onePair', -1], // but one word agrees
  ['shortTypo', -1], // a word of four letters or fewer agrees but for a letter
  ['firstLetter', -1], // paired words begin with other letters
  ['joined', 0], // words written together or apart
  ['body', 0], // a company, ship or other body
  ['bodyContradicted', -1],
  ['bodyUnlisted', -1],
  ['bodyOmitted', -1],
  ['bodyUnlike', -1],
] as const satisfies readonly (readonly [string, Sign])[]

export type NameFeature = (typeof nameFeatures)[number][0]

/** Words lighter than this contradict nothing. */
const tells = 0.2

/** From this share on nearly all agrees. */
const nearly = 0.85

interface Sums extends SumsSoFar {
  heaviestUnlisted: number
  heaviestOmitted: number
  rareExact: number
  worstSpelt: number
  worstHeard: number
  crossed: number
  pairs: number
  asked: number
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
  numberUnlisted: number
  numberOmitted: number
  formUnlisted: number
  formOmitted: number
  formOther: number
}

/**
 * The features of an alignment, in the order of `nameFeatures`. Null when no word agrees.
 *
 * @param isPerson whether the listed being is a person
 */
export function featuresOf(words: readonly AlignedWord[], isPerson: boolean): Float64Array | null {
  const sums = sumsOf(words)
  if (sums.strong === 0) return null
  sums.oneWord = sums.asked === 1 && sums.longWords === 1
  const share = shareOf(sums)
  const contradicted = Math.min(sums.unlisted, sums.omitted)
  const sharpest = Math.min(sums.heaviestUnlisted, sums.heaviestOmitted)
  const stranger = Number(sharpest >= tells)
  const [against, unlike] = [Math.min(1.5, contradicted), Math.min(2, sums.partial + contradicted)]
  const [unlisted, omitted] = [Math.min(2, sums.unlisted), Math.min(2, sums.omitted)]
  const [person, body] = isPerson ? [1, 0] : [0, 1]
  return Float64Array.of(
    share,
    nearlyAll(share),
    Math.log(sums.strong),
    Math.min(1, sums.rareExact),
    against,
    sharpest,
    unlisted,
    omitted,
    unlike,
    Math.max(stranger, sums.worstSpelt),
    Math.max(stranger, sums.worstHeard),
    stranger,
    sums.numberUnlisted * sums.numberOmitted,
    Math.abs(sums.numberUnlisted - sums.numberOmitted),
    Math.min(2, sums.initials),
    person * otherInitial(sums),
    body * sums.place,
    person * sums.gender,
    Math.max(sums.formOther, sums.formUnlisted * sums.formOmitted),
    sums.crossed / sums.agreed,
    Number(isTurned(words)),
    person * Number(isTurnedSon(words)),
    Number(sums.oneWord),
    Number(sums.pairs === 1),
    sums.shortTypo,
    sums.firstLetter,
    sums.joined,
    body,
    body * against,
    body * unlisted,
    body * omitted,
    body * unlike,
  )
}

/** @param share 0..1 */
export function nearlyAll(share: number): number {
  return Math.max(0, share - nearly) / (1 - nearly)
}

function otherInitial({ initialUnlisted, initialOmitted, wordUnlisted, wordOmitted }: Sums): number {
  return Math.max(initialUnlisted * Math.max(initialOmitted, wordOmitted), initialOmitted * wordUnlisted)
}

function sumsOf(words: readonly AlignedWord[]): Sums {
  const sums: Sums = {
    agreed: 0, strong: 0, partial: 0, unlisted: 0, omitted: 0, oneWord: false, heaviestUnlisted: 0, heaviestOmitted: 0,
    rareExact: 0, worstSpelt: 0, worstHeard: 0, crossed: 0, pairs: 0, asked: 0, longWords: 0, initials: 0,
    initialUnlisted: 0, initialOmitted: 0, wordUnlisted: 0, wordOmitted: 0, place: 0, gender: 0, joined: 0,
    shortTypo: 0, firstLetter: 0, numberUnlisted: 0, numberOmitted: 0, formUnlisted: 0, formOmitted: 0, formOther: 0,
  } // prettier-ignore
  for (const word of words) {
    if (word.query !== null) {
      sums.asked++
      if (isLongWord(word.query)) sums.longWords++
    }
    if (word.query === null) addOmitted(sums, word)
    else if (word.listed === null) addUnlisted(sums, word)
    else addPair(sums, word, { query: word.query, listed: word.listed })
  }
  return sums
}

function addOmitted(sums: Sums, { weight, kind, listed }: AlignedWord): void {
  if (kind === 'initial') sums.initialOmitted = 1
  if (kind === 'word' && weight >= tells) sums.wordOmitted = 1
  if (placeWords.has(listed ?? '')) sums.place = 1
  sums.omitted += weight
  sums.heaviestOmitted = Math.max(sums.heaviestOmitted, weight)
  if (kind === 'number') sums.numberOmitted = 1
  if (kind === 'org-form') sums.formOmitted = 1
}

function addUnlisted(sums: Sums, { weight, kind, query }: AlignedWord): void {
  if (kind === 'initial') sums.initialUnlisted = 1
  if (kind === 'word' && weight >= tells) sums.wordUnlisted = 1
  if (placeWords.has(query ?? '')) sums.place = 1
  sums.unlisted += weight
  sums.heaviestUnlisted = Math.max(sums.heaviestUnlisted, weight)
  if (kind === 'number') sums.numberUnlisted = 1
  if (kind === 'org-form') sums.formUnlisted = 1
}

function addPair(sums: Sums, word: AlignedWord, { query, listed }: { query: string; listed: string }): void {
  const { similarity, weight, relation } = word
  sums.agreed += weight * similarity
  sums.strong += weight * similarity ** 2
  sums.partial += weight * (1 - similarity)
  if (word.crossed) sums.crossed += weight * similarity
  if (weight >= tells) sums.pairs++
  if (relation === 'same') sums.rareExact = Math.max(sums.rareExact, weight)
  if (relation === 'initial') sums.initials++
  if (relation === 'joined') {
    sums.joined = 1
    sums.pairs++
  }
  if (relation === 'spelling' || relation === 'sounds-alike') addLikeness(sums, word, { query, listed })
}

function addLikeness(
  sums: Sums,
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

/** Whether what stands before and behind a "son of" on one side stands behind and before it on the other. */
function isTurnedSon(words: readonly AlignedWord[]): boolean {
  return words.some((son) => {
    if (son.queryAt < 0 || son.listedAt < 0 || !sons.has(son.listed ?? '')) return false
    const before = words.find(({ queryAt }) => queryAt === son.queryAt - 1)
    const behind = words.find(({ queryAt }) => queryAt === son.queryAt + 1)
    return before?.listedAt === son.listedAt + 1 && behind?.listedAt === son.listedAt - 1
  })
}

const sons = new Set(['bin', 'ben', 'ibn', 'bint', 'ould'])

/** Whether paired words stand in another order than the other side's, read as a ring: a family name may come first. */
function isTurned(words: readonly AlignedWord[]): boolean {
  const places = words
    .filter(({ query, listed, weight }) => query !== null && listed !== null && weight >= tells)
    .sort((a, b) => a.queryAt - b.queryAt)
    .map(({ listedAt }) => listedAt)
  if (places.length < 3) return false
  const falls = places.filter((place, at) => place > (places[(at + 1) % places.length] ?? 0)).length
  return falls > 1
}
