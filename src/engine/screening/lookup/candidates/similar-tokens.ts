/**
 * The listed words that are like words of the query, by open addressing: small enough to stay in the processor's
 * cache while thousands of names are held against it.
 */
export interface SimilarTokenTable {
  stamp: number
  readonly slotStamp: Int32Array
  readonly slotToken: Int32Array
  readonly slotEntry: Int16Array
  /** Entries of one word are chained by `entryNext`, −1 at the end. */
  readonly entryWord: Uint8Array
  readonly entrySimilarity: Float64Array
  readonly entryNext: Int16Array
  entries: number
}

const slots = 8192
const maxEntries = 4096

export function createSimilarTokenTable(): SimilarTokenTable {
  return {
    stamp: 0,
    slotStamp: new Int32Array(slots),
    slotToken: new Int32Array(slots),
    slotEntry: new Int16Array(slots),
    entryWord: new Uint8Array(maxEntries),
    entrySimilarity: new Float64Array(maxEntries),
    entryNext: new Int16Array(maxEntries),
    entries: 0,
  }
}

/** Notes that a listed word is like a word of the query; of several likenesses to one word the highest counts. */
export function addSimilarToken(
  similar: SimilarTokenTable,
  token: number,
  { word, similarity }: { readonly word: number; readonly similarity: number },
): void {
  if (similar.entries === maxEntries) return
  const slot = slotOf(similar, token)
  const isNew = similar.slotStamp[slot] !== similar.stamp
  similar.slotStamp[slot] = similar.stamp
  similar.slotToken[slot] = token
  similar.entryWord[similar.entries] = word
  similar.entrySimilarity[similar.entries] = similarity
  similar.entryNext[similar.entries] = isNew ? -1 : (similar.slotEntry[slot] ?? -1)
  similar.slotEntry[slot] = similar.entries++
}

/** First entry of a listed word, −1 when it is like no word of the query. */
export function firstSimilarEntry(similar: SimilarTokenTable, token: number): number {
  const slot = slotOf(similar, token)
  return similar.slotStamp[slot] === similar.stamp ? (similar.slotEntry[slot] ?? -1) : -1
}

/** The word's own slot, else the free one where it would stand. */
function slotOf({ stamp, slotStamp, slotToken }: SimilarTokenTable, token: number): number {
  let slot = (Math.imul(token, 0x9e3779b1) >>> 19) & (slots - 1)
  while (slotStamp[slot] === stamp && slotToken[slot] !== token) slot = (slot + 1) & (slots - 1)
  return slot
}
