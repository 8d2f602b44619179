import { comparableLetters } from './comparable-letters.ts'
import { isOfTriedLanguage, knownLabels } from './known-labels.ts'

/** Shorter texts may be names. */
const minLetters = 5

/** Letters of each label from the beginning of each of its words on, and up to the end of each. */
const labelParts: readonly { readonly fromWordStart: string; readonly toWordEnd: string }[] = knownLabels
  .filter(isOfTriedLanguage)
  .flatMap(({ text }) => {
    const words = text.split(/[\s./'’-]+/).map(comparableLetters)
    return words.map((_, at) => ({
      fromWordStart: words.slice(at).join(''),
      toWordEnd: words.slice(0, at + 1).join(''),
    }))
  })

/**
 * Whether a text is what is left of a label of which the rest was not seen: `Nationa`, `de naissance`. Values in capitals
 * are none.
 */
export function isLabelFragment(text: string): boolean {
  const letters = comparableLetters(text)
  if (letters.length < minLetters || !/\p{Ll}/u.test(text) || /\d/.test(text)) return false
  return labelParts.some(
    ({ fromWordStart, toWordEnd }) => fromWordStart.startsWith(letters) || toWordEnd.endsWith(letters),
  )
}
