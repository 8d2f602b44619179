import { plainLetters } from './match-label.ts'
import { labels, printedFields } from './tables/labels.table.ts'

/** Shorter texts may be names. */
const minLetters = 5

/** Letters of each label from the beginning of each of its words on, and up to the end of each. */
const runs: readonly { readonly beginsWord: string; readonly endsWord: string }[] = printedFields.flatMap(
  (field) =>
    Object.values(labels[field])
      .flat()
      .flatMap((label) => {
        const words = label.split(/[\s./'’-]+/).map(plainLetters)
        return words.map((_, at) => ({
          beginsWord: words.slice(at).join(''),
          endsWord: words.slice(0, at + 1).join(''),
        }))
      }),
)

/**
 * Whether a text is what is left of a label of which the rest was not seen: `Nationa`, `de naissance`. Values in capitals
 * are none.
 */
export function isLabelFragment(text: string): boolean {
  const letters = plainLetters(text)
  if (letters.length < minLetters || !/\p{Ll}/u.test(text) || /\d/.test(text)) return false
  return runs.some(({ beginsWord, endsWord }) => beginsWord.startsWith(letters) || endsWord.endsWith(letters))
}
