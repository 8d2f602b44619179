import { lazy } from '../../../../vocabulary/lazy.ts'
import { allLabels } from '../labels/all-labels.ts'
import { wordsOf } from '../labels/label-words.ts'
import { noNameWords } from '../people/no-name-words.table.ts'

/** Shorter words of labels are words of names as well: *Sede*, *Law*, *Page*. */
const shortest = 6

/** Words that labels consist of, in every language, and those of headings; plain small letters. */
const vocabulary = lazy(
  () =>
    new Set([
      ...allLabels().flatMap(({ words }) => words.filter((word) => /^\p{Script=Latin}+$/u.test(word) && word.length >= shortest)),
      ...noNameWords,
    ]),
) // prettier-ignore

/** How many words of a text are words of registers, and how many it has beside articles and the like. */
export function countedWords(text: string): { readonly ofRegisters: number; readonly all: number } {
  const words = wordsOf(text).filter(({ plain }) => plain.length > 2)
  return { ofRegisters: words.filter(({ plain }) => vocabulary().has(plain)).length, all: words.length }
}
