import { numbersPerWord } from '../index/name-words.ts'
import type { IndexColumns } from '../index/index-columns.ts'
import { isNonPersonPosting, nameOfPosting } from '../index/postings.ts'

/** How many names are read at a time. */
export const batchSize = 16

/** Names that are read together. */
export interface NameBatch {
  readonly name: Int32Array
  /** The first number of each one's words: read to bring them into the cache, whatever it is. */
  readonly firstWord: Int32Array
  /** Names read lately, by their lowest bits: names with several words like the query's come again and again. */
  readonly recentNames: Int32Array
}

interface BatchedIndex {
  readonly columns: Pick<IndexColumns, 'postName' | 'nameStart' | 'nameWord'>
  readonly search: { readonly batch: NameBatch }
}

export function createNameBatch(): NameBatch {
  return {
    name: new Int32Array(batchSize),
    firstWord: new Int32Array(batchSize),
    recentNames: new Int32Array(4096),
  }
}

/** Forgets the names of another search. */
export function resetBatches({ recentNames }: NameBatch): void {
  recentNames.fill(-1)
}

/**
 * Takes names off the postings from `from` on, at most `together`, and answers how many: neither those of the other
 * kind of entity nor most of those that were taken before. Their words lie anywhere in memory, and all are called for
 * before the first is needed, so that it is waited for once and not name by name.
 *
 * @param body whether others than persons are meant; null = all are
 */
export function prefetchBatch(
  { columns: { postName, nameStart, nameWord }, search: { batch } }: BatchedIndex,
  from: number,
  { to, body: isNonPerson }: { readonly to: number; readonly body: boolean | null },
): number {
  const { recentNames } = batch
  let count = 0
  const end = Math.min(to, from + batchSize)
  for (let at = from; at < end; at++) {
    const posting = postName[at] ?? 0
    if (isNonPerson !== null && isNonPersonPosting(posting) !== isNonPerson) continue
    const name = nameOfPosting(posting)
    const slot = name & (recentNames.length - 1)
    if (recentNames[slot] === name) continue
    recentNames[slot] = name
    batch.firstWord[count] = nameWord[numbersPerWord * (nameStart[name] ?? 0)] ?? 0
    batch.name[count++] = name
  }
  return count
}
