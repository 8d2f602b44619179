import type { TokenForm } from '../matching/compare-tokens.ts'
import { hashText } from './hash.ts'

/** Letters that take part in spelling keys: a change behind them leaves the keys alone. */
const keyed = 12

const spellingSeed = 1
const soundSeed = 2

/**
 * Keys under which a word is found again. Two words one edit apart share at least one spelling key (each word with
 * one letter left out, and as it is); words that sound alike share a sound key, also when one consonant differs in
 * a long word.
 */
export function tokenKeys(form: TokenForm): Set<number> {
  const keys = new Set<number>()
  addKeys(form, keys)
  for (const other of form.also) addKeys(other, keys)
  return keys
}

function addKeys({ text, skeleton, hasDigit }: TokenForm, keys: Set<number>): void {
  const head = text.slice(0, keyed)
  keys.add(hashText(head, spellingSeed))
  if (hasDigit || text.length < 3) return
  for (let i = 0; i < head.length; i++) keys.add(hashText(head.slice(0, i) + head.slice(i + 1), spellingSeed))
  if (skeleton.length < 2) return
  keys.add(hashText(skeleton, soundSeed))
  if (skeleton.length < 4) return
  for (let i = 0; i < skeleton.length; i++) {
    keys.add(hashText(skeleton.slice(0, i) + skeleton.slice(i + 1), soundSeed))
  }
}

/** Key of words written together. */
export function joinKey(text: string): number {
  return hashText(text, 3)
}

/** Key of a normalised identifier. */
export function identifierKey(normalised: string): number {
  return hashText(normalised, 4)
}
