import { type TokenForm, tokenForm } from '../../matching/compare-tokens.ts'
import type { NameWord } from '../../matching/align-names.ts'
import { mainSpelling } from '../../names/prepare-name.ts'
import { spellingSeparator } from '../../names/spellings.ts'
import { bucketOf } from './buckets.ts'
import type { TokenMatches } from '../query/token-matches.ts'
import { firstPlace } from './hash.ts'
import { type IndexColumns, indexFormat, readColumns } from './index-columns.ts'
import { classIn, numbersPerWord, rowIn } from './name-words.ts'
import { newScratch, type Scratch } from '../candidates/scratch.ts'
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
  similarTo(word: NameWord, isAlone: boolean, make: FindSimilar): TokenMatches
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
  readonly scratch: Scratch
}

/** @param isAlone whether no one could be found but by that word */
type FindSimilar = (index: ListIndex, word: NameWord, isAlone: boolean) => TokenMatches

/** Bits of the number of forms that are kept at most; a short list keeps all of its own. */
const storedFormBits = 16

/** Words of queries whose like are kept: the given names and family names of most people. */
const storedWords = 4000

/** Throws when the snapshot is broken or of another format. */
export function openIndex(snapshot: ArrayBufferLike): ListIndex {
  const sections = unpackSections(snapshot)
  if (sections.header['format'] !== indexFormat) throw new Error('the list snapshot is of another format')
  const columns = readColumns(sections)
  const names = columns.nameEntity.length
  const form = storedFor(columns.tokenRarity.length, (token) => formOf(columns, token))
  const similar = new Map<string, TokenMatches>()
  const index: ListIndex = {
    columns,
    header: sections.header,
    entities: columns.entityKind.length,
    names,
    form,
    similarTo(word, isAlone, make) {
      const spellings = [word.form, ...word.form.also].map(({ text }) => text).join(spellingSeparator)
      const key = isAlone ? spellingSeparator + spellings : spellings
      const known = similar.get(key)
      if (known !== undefined) return known
      if (similar.size >= storedWords) similar.clear()
      const made = make(index, word, isAlone)
      similar.set(key, made)
      return made
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
        const [token, kind] = [rowIn(first), classIn(first)]
        words.push({ form: form(token), kind, weight: wordWeight(kind, columns.tokenRarity[token] ?? 0) })
      }
      return words
    },
    namesOf(entity) {
      const rows: number[] = []
      // Names lie in the order of their entities.
      for (
        let at = firstPlace(columns.nameEntity, entity);
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
    scratch: newScratch({ names, tokens: columns.tokenRarity.length }),
  }
  return index
}

/** Remembers what was made, in as many places; rows that share a place take it from each other. */
function storedFor<Made>(rows: number, make: (row: number) => Made): (row: number) => Made {
  const places = 2 ** Math.min(storedFormBits, Math.ceil(Math.log2(rows + 1)))
  const rowAt = new Int32Array(places).fill(-1)
  const stored = new Array<Made>(places)
  return (row) => {
    const place = row & (places - 1)
    const known = stored[place]
    if (rowAt[place] === row && known !== undefined) return known
    const made = make(row)
    rowAt[place] = row
    stored[place] = made
    return made
  }
}

function formOf({ tokenBytes, tokenStart, soundBytes, soundStart }: IndexColumns, token: number): TokenForm {
  const text = latin(tokenBytes, tokenStart[token] ?? 0, tokenStart[token + 1] ?? 0)
  const received = latin(soundBytes, soundStart[token] ?? 0, soundStart[token + 1] ?? 0)
  const bar = received.indexOf(spellingSeparator)
  if (bar < 0) return tokenForm(text)
  return tokenForm(text, { sound: received.slice(0, bar), skeleton: received.slice(bar + 1) })
}

function latin(bytes: Uint8Array, from: number, to: number): string {
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
