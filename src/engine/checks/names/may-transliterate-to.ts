import { spellingSimilarity } from '../../documents/values/edit-distance.ts'
import type { HolderName } from './name-similarity.ts'
import { wordsOf, type NameWord } from './name-words.ts'

/** Scripts that write every sound, and are written in Latin letters by known rules. */
const alphabeticScripts =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u
/** Signs that are read in another way in every language, in Japanese in several. */
const logographicScripts = /\p{Script=Han}/u

/** Words whose consonants agree less than this have nothing to do with each other. */
const minConsonantSimilarity = 0.6

/** What scribes of different habits agree on: consonants, in classes. */
function consonantSkeleton(spelling: string): string {
  const classes = spelling
    .replace(/SCH|SH|CH|[SZXJ]/g, 'S')
    .replace(/KH|GH|PH|TH|DH/g, (pair) => pair.charAt(0))
    .replace(/[CQGK]/g, 'K')
    .replace(/[PFVB]/g, 'P')
    .replace(/D/g, 'T')
    .replace(/R/g, 'L')
    .replace(/[AEIOUYWH]/g, '')
  return classes.replace(/(.)\1+/g, '$1')
}

function mayBeSameWord(one: NameWord, other: NameWord): boolean {
  return one.spellings.some((a) =>
    other.spellings.some((b) => {
      const [skeletonA, skeletonB] = [consonantSkeleton(a), consonantSkeleton(b)]
      return skeletonA === skeletonB || spellingSimilarity(skeletonA, skeletonB) >= minConsonantSimilarity
    }),
  )
}

/**
 * Whether no one can tell that a name is not the holder's, though its Latin spellings that we know are not on the
 * document: its script leaves vowels out, or its signs are read in more than one way, and nothing rules it out.
 *
 * @param words of the name, in the Latin spellings it may have
 */
export function mayTransliterateTo(
  given: string,
  words: readonly NameWord[],
  { fullName }: HolderName,
): boolean {
  if (logographicScripts.test(given)) return true
  const isUncertain = Array.from(given).some((sign) => /\p{L}/u.test(sign) && !alphabeticScripts.test(sign))
  const held = wordsOf(fullName)
  return isUncertain && words.some((word) => held.some((other) => mayBeSameWord(word, other)))
}
