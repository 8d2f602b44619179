import anyAscii from 'any-ascii'
import { canada, unitedStates } from '../aamva/tables/jurisdictions.table.ts'
import { addressWords } from './address-words.ts'
import { spellingSimilarity } from '../values/edit-distance.ts'

const maxText = 500
const maxWords = 40

/** Below this, two words have nothing to do with each other. */
const minWordSimilarity = 0.75

/** No similarity of words makes up for another street number. */
const maxWithoutNumber = 0.5

/** `12 A` is the number 12A; a single N, S, E or W is a direction. */
const serviceLetter = /\b(\d+) ([A-DF-MO-RT-VX-Z])(?= |$)/g

/** `HAUPTSTRASSE`, `HAUPTSTR`: what stands behind the name of a street in one word with it. */
const streetSuffix = /(?<=[A-Z]{3})(?:STRASSE|STRAAT)$/

const stateCodes = [...unitedStates, ...canada]
  .map(([, code, name]) => ({ code, name: ` ${name.toUpperCase()} ` }))
  .toSorted((a, b) => b.name.length - a.name.length)

/** Names of states and provinces → their codes; wherever such a name stands, and in both addresses alike. */
function withStateCodes(address: string): string {
  return stateCodes
    .reduce((text, { code, name }) => text.replaceAll(name, ` ${code} `), ` ${address} `)
    .trim()
}

function addressWordsOf(address: string): readonly string[] {
  const plain = anyAscii(address.slice(0, maxText).replace(/[ºª°]/g, '').normalize('NFKC'))
    .toUpperCase()
    .replace(/['.]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
  const words = withStateCodes(plain)
    .split(' ')
    .map((word) => word.replace(streetSuffix, 'STR'))
    .map((word) => (Object.hasOwn(addressWords, word) ? (addressWords[word] ?? word) : word))
    .filter((word) => word !== '')
  return words
    .join(' ')
    .replace(serviceLetter, '$1$2')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, maxWords)
}

const hasDigit = (word: string): boolean => /\d/.test(word)

/** Numbers agree whole or not at all. */
function wordsAgree(a: string, b: string): number {
  if (a === b) return 1
  if (hasDigit(a) || hasDigit(b)) return 0
  const similarity = spellingSimilarity(a, b)
  return similarity < minWordSimilarity ? 0 : similarity
}

/**
 * How well an address that someone gave fits the one on a document, 0..1: every word given must be there, in any
 * order; case, accents, punctuation and usual abbreviations do not count; what the document says more costs little.
 */
export function addressSimilarity(given: string, read: string): number {
  const request = addressWordsOf(given)
  const unmatchedWords = [...addressWordsOf(read)]
  if (request.length === 0 || unmatchedWords.length === 0) return 0
  const documentWordCount = unmatchedWords.length
  let letters = 0
  let agreed = 0
  let hasAllNumbers = true
  for (const word of request) {
    const [best] = unmatchedWords
      .map((other, index) => ({ index, similarity: wordsAgree(word, other) }))
      .toSorted((a, b) => b.similarity - a.similarity)
    const similarity = best?.similarity ?? 0
    if (best !== undefined && similarity > 0) unmatchedWords.splice(best.index, 1)
    else if (hasDigit(word)) hasAllNumbers = false
    letters += word.length
    agreed += word.length * similarity
  }
  const covered = (documentWordCount - unmatchedWords.length) / documentWordCount
  const similarity = (agreed / letters) * (0.92 + 0.08 * covered)
  return hasAllNumbers ? similarity : Math.min(similarity, maxWithoutNumber)
}
