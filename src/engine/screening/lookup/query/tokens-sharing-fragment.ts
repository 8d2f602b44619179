import type { TokenForm } from '../../matching/compare-tokens.ts'
import { bucketOf } from '../index/hash-buckets.ts'
import type { ListIndex } from '../index/open-index.ts'
import { fragmentKeys } from '../index/token-keys.ts'
import { maxEditsByLength, mayBeWithinEdits } from '../index/word-signature.ts'

/** Places by which two typos move the middle of a word. */
const middleOffsets = [-1, 0, 1] as const

/** Less alike than this no two words are that are two typos apart. */
const maxEdits = maxEditsByLength(0.55)

/**
 * Listed words that begin, end or go on in the middle as a word does, and may by their letters be two typos from it: for a
 * word that is not on the list, whose two typos leave no other key the same.
 */
export function tokensSharingFragment({ columns }: ListIndex, form: TokenForm): ReadonlySet<number> {
  const { keyBucket, keyToken, keyOutline } = columns
  const word = { letters: form.letterMask, length: form.text.length }
  const found = new Set<number>()
  for (const key of fragmentKeys(form, middleOffsets)) {
    const bucket = bucketOf(keyBucket, key)
    for (let at = keyBucket[bucket] ?? 0; at < (keyBucket[bucket + 1] ?? 0); at++)
      if (mayBeWithinEdits(maxEdits, word, keyOutline[at] ?? 0)) found.add(keyToken[at] ?? 0)
  }
  return found
}
