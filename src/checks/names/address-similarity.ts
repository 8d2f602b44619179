import anyAscii from 'any-ascii'
import { addressWords } from '../tables/address-words.ts'
import { spellingSimilarity } from '../../documents/values/edit-distance.ts'

const maxText = 500
const maxWords = 40

/** Below this, two words have nothing to do with each other. */
const unrelated = 0.75

/** No similarity of words makes up for another house number. */
const numberMissing = 0.5

function addressWordsOf(address: string): readonly string[] {
  return anyAscii(address.slice(0, maxText).normalize('NFKC'))
    .toUpperCase()
    .replace(/['.]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (Object.hasOwn(addressWords, word) ? (addressWords[word] ?? word) : word))
    .slice(0, maxWords)
}

const hasDigit = (word: string): boolean => /\d/.test(word)

/** Numbers agree whole or not at all. */
function wordsAgree(a: string, b: string): number {
  if (a === b) return 1
  if (hasDigit(a) || hasDigit(b)) return 0
  const similarity = spellingSimilarity(a, b)
  return similarity < unrelated ? 0 : similarity
}

/**
 * How well an address that somebody gave fits the one on a document, 0..1: every word given must be there, in any
 * order; case, accents, punctuation and usual abbreviations do not count; what the document says more costs little.
 */
export function addressSimilarity(given: string, read: string): number {
  const asked = addressWordsOf(given)
  const held = [...addressWordsOf(read)]
  if (asked.length === 0 || held.length === 0) return 0
  const all = held.length
  let letters = 0
  let agreed = 0
  let numbersThere = true
  for (const word of asked) {
    const [best] = held
      .map((other, index) => ({ index, similarity: wordsAgree(word, other) }))
      .toSorted((a, b) => b.similarity - a.similarity)
    const similarity = best?.similarity ?? 0
    if (best !== undefined && similarity > 0) held.splice(best.index, 1)
    else if (hasDigit(word)) numbersThere = false
    letters += word.length
    agreed += word.length * similarity
  }
  const covered = (all - held.length) / all
  const similarity = (agreed / letters) * (0.92 + 0.08 * covered)
  return numbersThere ? similarity : Math.min(similarity, numberMissing)
}
