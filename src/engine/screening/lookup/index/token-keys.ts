import type { TokenForm } from '../../matching/compare-tokens.ts'
import { hashPair, hashText, hashWithout } from './hash.ts'

/** Letters that take part in spelling keys: a change behind them leaves the keys alone. */
const maxKeyedLetters = 12

const spellingSeed = 1
const soundSeed = 2
const digitSeed = 7
const fragmentSeeds = { head: 8, tail: 9, middle: 10 } as const

/**
 * Keys under which a word is found again. Two words one edit apart share at least one spelling key (each word with
 * one letter left out, and as it is); words that sound alike share a sound key, also when one consonant differs in
 * a long word; words of three digits or more share a key with whatever has the same digits. The first key is that of the word itself. No key stands twice.
 */
export function tokenKeys(form: TokenForm): number[] {
  const keys: number[] = []
  addKeys(form, keys)
  for (const other of form.otherSpellings) addKeys(other, keys)
  return keys
}

function addKeys({ text, skeleton, hasDigit }: TokenForm, keys: number[]): void {
  const head = text.length > maxKeyedLetters ? text.slice(0, maxKeyedLetters) : text
  addKey(keys, hashText(head, spellingSeed))
  if (hasDigit) {
    const digits = text.replace(/[a-z]/g, '')
    if (digits.length > 2) addKey(keys, hashText(digits, digitSeed))
    return
  }
  if (text.length < 3) return
  for (let i = 0; i < head.length; i++) addKey(keys, hashWithout(head, i, spellingSeed))
  if (skeleton.length < 2) return
  addKey(keys, hashText(skeleton, soundSeed))
  if (skeleton.length < 4) return
  for (let i = 0; i < skeleton.length; i++) addKey(keys, hashWithout(skeleton, i, soundSeed))
}

function addKey(keys: number[], key: number): void {
  if (!keys.includes(key)) keys.push(key)
}

/** Letters of a word from which on two typos leave a piece of it, of two letters or of three. */
const minFragmentLength = { two: 5, three: 7 } as const
const maxTwoLetterFragments = 8

/**
 * Keys by which most words are found again that are two edits apart: how a word begins, how it ends, and what stands in
 * its middle. Of a listed word; `slips` are the places that its middle may have moved by in a query.
 */
export function fragmentKeys(
  { text, hasDigit, otherSpellings }: TokenForm,
  offsets: readonly number[] = [0],
): number[] {
  const { length } = text
  if (hasDigit || otherSpellings.length > 0 || length < minFragmentLength.two) return []
  const keys = length > maxTwoLetterFragments ? [] : endKeys(text, 2)
  if (length < minFragmentLength.three) return keys
  const middle = (length - 3) >> 1
  return [
    ...keys,
    ...endKeys(text, 3),
    ...offsets.map((offset) =>
      hashText(text.slice(middle + offset, middle + offset + 3), fragmentSeeds.middle),
    ),
  ]
}

function endKeys(text: string, letters: number): number[] {
  return [
    hashText(text.slice(0, letters), fragmentSeeds.head),
    hashText(text.slice(-letters), fragmentSeeds.tail),
  ]
}

/** Key of the word itself among those of `tokenKeys`. */
export function wordKey(text: string): number {
  return hashText(text.length > maxKeyedLetters ? text.slice(0, maxKeyedLetters) : text, spellingSeed)
}

/** Key among those of `tokenKeys` that all words of these consonants have; null where none stands for them. */
export function soundKey({ text, skeleton, hasDigit }: TokenForm): number | null {
  return hasDigit || text.length < 3 || skeleton.length < 2 ? null : hashText(skeleton, soundSeed)
}

/** Key of words written together. */
export function joinKey(text: string, rest = ''): number {
  return hashPair(text, rest, 3)
}

/** Key of a normalised identifier. */
export function identifierKey(normalised: string): number {
  return hashText(normalised, 4)
}

/** Key of a word of an address. */
export function addressKey(word: string): number {
  return hashText(word, 6)
}

/** Key of an entity's id. */
export function entityKey(id: string): number {
  return hashText(id, 5)
}
