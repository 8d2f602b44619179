import { numbersPerWord } from '../index/name-words.ts'
import type { ListIndex } from '../index/open-index.ts'
import { isBody, nameIn } from '../index/postings.ts'

/** How many names are taken in hand at a time. */
export const together = 16

/** Those in hand, and the first number of each one's words: read to have them near, whatever it is. */
export const prefetchNames = { name: new Int32Array(together), firstWord: new Int32Array(together) }

/** Names taken of late, by their lowest bits: names with several words like the query's come again and again. */
const recent = new Int32Array(4096)

/** Forgets the names of another search. */
export function beginNames(): void {
  recent.fill(-1)
}

/**
 * Takes names off the postings from `from` on, at most `together`, and answers how many: neither those of the other
 * kind of entity nor most of those that were taken before. Their words lie anywhere in memory, and all are called for
 * before the first is needed, so that it is waited for once and not name by name.
 *
 * @param body whether others than persons are meant; null = all are
 */
export function takeNames(
  { columns: { postName, nameStart, nameWord } }: ListIndex,
  from: number,
  { to, body }: { readonly to: number; readonly body: boolean | null },
): number {
  let count = 0
  const end = Math.min(to, from + together)
  for (let at = from; at < end; at++) {
    const post = postName[at] ?? 0
    if (body !== null && isBody(post) !== body) continue
    const name = nameIn(post)
    const place = name & (recent.length - 1)
    if (recent[place] === name) continue
    recent[place] = name
    prefetchNames.firstWord[count] = nameWord[numbersPerWord * (nameStart[name] ?? 0)] ?? 0
    prefetchNames.name[count++] = name
  }
  return count
}
