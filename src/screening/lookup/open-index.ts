import { type TokenForm, tokenForm } from '../matching/compare-tokens.ts'
import type { NameWord } from '../matching/align-names.ts'
import { tokenClasses } from '../names/classify.ts'
import { firstPlace } from './hash.ts'
import { type IndexColumns, indexFormat, readColumns } from './index-columns.ts'
import { wordWeight } from './rarity.ts'
import { unpackSections } from './sections.ts'
import { tokenKeys } from './token-keys.ts'

/** The index of one list, ready to be searched. Its columns are views of the snapshot's bytes. */
export interface ListIndex {
  readonly columns: IndexColumns
  readonly header: Readonly<Record<string, unknown>>
  readonly beings: number
  readonly names: number
  /** A word with its forms, worked out when first asked for. */
  form(token: number): TokenForm
  /** The word's row, −1 when the list does not have it. */
  tokenOf(text: string): number
  /** Rarity of a word, undefined when the list does not have it. */
  rarityOf(text: string): number | undefined
  wordsOfName(name: number): readonly NameWord[]
  /** Rows of a being's names. */
  namesOf(being: number): number[]
  /** Sums of the search in progress, by name: one search at a time per opened index. */
  readonly scratch: {
    readonly gained: Float32Array
    readonly covered: Float32Array
    readonly seenFor: Int32Array
    stamp: number
  }
}

/** Throws when the snapshot is broken or of another format. */
export function openIndex(snapshot: ArrayBufferLike): ListIndex {
  const sections = unpackSections(snapshot)
  if (sections.header['format'] !== indexFormat) throw new Error('the list snapshot is of another format')
  const columns = readColumns(sections)
  const names = columns.nameEntity.length
  const forms: (TokenForm | undefined)[] = new Array<undefined>(columns.tokenRarity.length)
  const form = (token: number): TokenForm => (forms[token] ??= tokenForm(textOf(columns, token)))
  return {
    columns,
    header: sections.header,
    beings: columns.entityKind.length,
    names,
    form,
    tokenOf: (text) => findToken(columns, text),
    rarityOf(text) {
      const token = findToken(columns, text)
      return token < 0 ? undefined : columns.tokenRarity[token]
    },
    wordsOfName(name) {
      const words: NameWord[] = []
      for (let at = columns.nameStart[name] ?? 0; at < (columns.nameStart[name + 1] ?? 0); at++) {
        const token = columns.nameToken[at] ?? 0
        const kind = tokenClasses[columns.nameClass[at] ?? 0] ?? 'word'
        words.push({ form: form(token), kind, weight: wordWeight(kind, columns.tokenRarity[token] ?? 0) })
      }
      return words
    },
    namesOf(being) {
      const rows: number[] = []
      // Names lie in the order of their beings.
      for (let at = firstPlace(columns.nameEntity, being); at >= 0 && columns.nameEntity[at] === being; at++)
        rows.push(at)
      return rows
    },
    scratch: {
      gained: new Float32Array(names),
      covered: new Float32Array(names),
      seenFor: new Int32Array(names),
      stamp: 0,
    },
  }
}

function textOf({ tokenBytes, tokenStart }: IndexColumns, token: number): string {
  let text = ''
  for (let at = tokenStart[token] ?? 0; at < (tokenStart[token + 1] ?? 0); at++) {
    text += String.fromCharCode(tokenBytes[at] ?? 0)
  }
  return text
}

/** The word itself among those that share its first key; −1 when the list does not have it. */
function findToken(columns: IndexColumns, text: string): number {
  const [exact] = tokenKeys({ ...tokenForm(text), hasDigit: true })
  const place = exact === undefined ? -1 : firstPlace(columns.keyHash, exact)
  if (place < 0) return -1
  for (let at = columns.keyStart[place] ?? 0; at < (columns.keyStart[place + 1] ?? 0); at++) {
    const token = columns.keyToken[at] ?? 0
    if (textOf(columns, token) === text) return token
  }
  return -1
}
