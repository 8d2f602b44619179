import { type TokenForm, tokenForm } from '../../matching/compare-tokens.ts'
import type { NameWord } from '../../matching/align-names.ts'
import { mainSpelling } from '../../names/prepare-name.ts'
import { spellingSeparator } from '../../names/spellings.ts'
import { bucketOf } from './hash-buckets.ts'
import type { TokenMatches } from '../query/token-matches.ts'
import { firstIndexOf } from './hash.ts'
import { type IndexColumns, indexFormat, readColumns } from './index-columns.ts'
import { classIn, numbersPerWord, tokenRowIn } from './name-words.ts'
import { createSearchState, type SearchState } from '../candidates/search-state.ts'
import { wordWeight } from './rarity.ts'
import { unpackSections } from './sections.ts'
import { entityKey, wordKey } from './token-keys.ts'

/** The index of one list, ready to be searched. Its columns are views of the snapshot's bytes. */
export interface ListIndex {
  readonly columns: IndexColumns
  readonly header: Readonly<Record<string, unknown>>
  readonly entities: number
  readonly names: number
  /** A word with its forms; the same object for some time, so that what was worked out of it can be kept by it. */
  form(token: number): TokenForm
  /** What `make` finds like a word; found once for words that are asked for again and again, alone or among others. */
  similarTo(word: NameWord, isAlone: boolean, compute: FindSimilar): TokenMatches
  /** The word's row, −1 when the list does not have it. */
  tokenOf(text: string): number
  /** Rarity of a word, undefined when the list does not have it. */
  rarityOf(text: string): number | undefined
  wordsOfName(name: number): readonly NameWord[]
  /** Rows of an entity's names. */
  namesOf(entity: number): number[]
  /** Rows of entities that may have that id; the records tell. */
  entitiesOf(id: string): number[]
  /** Of the search in progress: one at a time per opened index. */
  readonly search: SearchState
}

/** @param isAlone whether no one could be found but by that word */
type FindSimilar = (index: ListIndex, word: NameWord, isAlone: boolean) => TokenMatches

/** Bits of the number of forms that are kept at most; a short list keeps all of its own. */
const formCacheBits = 16

/** Words of queries whose like are kept: the given names and family names of most people. */
const maxCachedWords = 4000

/** Throws when the snapshot is broken or of another format. */
export function openIndex(snapshot: ArrayBufferLike): ListIndex {
  const sections = unpackSections(snapshot)
  if (sections.header['format'] !== indexFormat) throw new Error('the list snapshot is of another format')
  const columns = readColumns(sections)
  const names = columns.nameEntity.length
  const form = directMappedCache(columns.tokenRarity.length, (token) => formOf(columns, token))
  const similarCache = new Map<string, TokenMatches>()
  const index: ListIndex = {
    columns,
    header: sections.header,
    entities: columns.entityKind.length,
    names,
    form,
    similarTo(word, isAlone, compute) {
      const spellings = [word.form, ...word.form.otherSpellings]
        .map(({ text }) => text)
        .join(spellingSeparator)
      const key = isAlone ? spellingSeparator + spellings : spellings
      const known = similarCache.get(key)
      if (known !== undefined) return known
      if (similarCache.size >= maxCachedWords) similarCache.clear()
      const computed = compute(index, word, isAlone)
      similarCache.set(key, computed)
      return computed
    },
    tokenOf: (text) => findToken(columns, text),
    rarityOf(text) {
      const token = findToken(columns, text)
      return token < 0 ? undefined : columns.tokenRarity[token]
    },
    wordsOfName(name) {
      const words: NameWord[] = []
      for (let at = columns.nameStart[name] ?? 0; at < (columns.nameStart[name + 1] ?? 0); at++) {
        const first = columns.nameWord[numbersPerWord * at] ?? 0
        const [token, kind] = [tokenRowIn(first), classIn(first)]
        words.push({ form: form(token), kind, weight: wordWeight(kind, columns.tokenRarity[token] ?? 0) })
      }
      return words
    },
    namesOf(entity) {
      const rows: number[] = []
      // Names lie in the order of their entities.
      for (
        let at = firstIndexOf(columns.nameEntity, entity);
        at >= 0 && columns.nameEntity[at] === entity;
        at++
      )
        rows.push(at)
      return rows
    },
    entitiesOf(id) {
      const bucket = bucketOf(columns.entityBucket, entityKey(id))
      return [...columns.entity.subarray(columns.entityBucket[bucket], columns.entityBucket[bucket + 1])]
    },
    search: createSearchState({ names, tokens: columns.tokenRarity.length }),
  }
  return index
}

/** A direct-mapped cache of so many places; rows that share a place evict each other. */
function directMappedCache<Value>(rows: number, compute: (row: number) => Value): (row: number) => Value {
  const slotCount = 2 ** Math.min(formCacheBits, Math.ceil(Math.log2(rows + 1)))
  const slotRow = new Int32Array(slotCount).fill(-1)
  const cached = new Array<Value>(slotCount)
  return (row) => {
    const slot = row & (slotCount - 1)
    const known = cached[slot]
    if (slotRow[slot] === row && known !== undefined) return known
    const computed = compute(row)
    slotRow[slot] = row
    cached[slot] = computed
    return computed
  }
}

function formOf({ tokenBytes, tokenStart, soundBytes, soundStart }: IndexColumns, token: number): TokenForm {
  const text = decodeLatin1(tokenBytes, tokenStart[token] ?? 0, tokenStart[token + 1] ?? 0)
  const soundText = decodeLatin1(soundBytes, soundStart[token] ?? 0, soundStart[token + 1] ?? 0)
  const bar = soundText.indexOf(spellingSeparator)
  if (bar < 0) return tokenForm(text)
  return tokenForm(text, { sound: soundText.slice(0, bar), skeleton: soundText.slice(bar + 1) })
}

function decodeLatin1(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at++) text += String.fromCharCode(bytes[at] ?? 0)
  return text
}

/** The word itself among those of its bucket; −1 when the list does not have it. */
function findToken({ keyBucket, keyToken, tokenBytes, tokenStart }: IndexColumns, text: string): number {
  const bucket = bucketOf(keyBucket, wordKey(mainSpelling(text)))
  for (let at = keyBucket[bucket] ?? 0; at < (keyBucket[bucket + 1] ?? 0); at++) {
    const token = keyToken[at] ?? 0
    const from = tokenStart[token] ?? 0
    const length = (tokenStart[token + 1] ?? 0) - from
    if (length !== text.length) continue
    let same = 0
    while (same < length && tokenBytes[from + same] === text.charCodeAt(same)) same++
    if (same === length) return token
  }
  return -1
}
