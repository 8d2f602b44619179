import {
  type PrintTagKind,
  printTagKinds,
  tagsOfWord,
  type WordsOfPrint,
  type WordTags,
} from '../../../../vocabulary/reading/print-tags.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { tagPrint, type TaggedPrint } from './tag-print.ts'
import { tokensOfPieces } from './tokens-of-pieces.ts'

/** What a network would say of a word: what it is, how surely, and to which other word it belongs. */
export interface SaidOfWord {
  readonly kind: PrintTagKind
  readonly begins?: boolean
  readonly odds?: number
  readonly officer?: number
  readonly owner?: number
  readonly linkedTo?: string
}

/** What a network says that knows these words, each by its text, and takes all others for nothing that is asked. */
export function tagsBy(said: Readonly<Record<string, SaidOfWord>>, words: readonly string[]): WordTags {
  const count = words.length
  const [tags, standing, links] = [new Float32Array(count * tagsOfWord), new Float32Array(2 * count), new Float32Array(count * count)] // prettier-ignore
  for (const [at, word] of words.entries()) {
    const { kind, begins = true, odds = 0.98, officer = 0, owner = 0, linkedTo = word } = said[word] ?? {}
    const tag = kind === undefined ? 0 : 1 + 2 * printTagKinds.indexOf(kind) + (begins ? 0 : 1)
    tags[at * tagsOfWord] = 1 - odds
    tags[at * tagsOfWord + tag] = odds
    standing.set([officer, owner], 2 * at)
    const link = words.indexOf(linkedTo)
    if (link >= 0) links[at * count + link] = odds
  }
  return { tags, standing, links }
}

/** Print of one page with what such a network says of it. */
export function taggedBy(pieces: readonly PrintPiece[], said: Readonly<Record<string, SaidOfWord>>): Promise<TaggedPrint> {
  const words = tokensOfPieces(pieces).map(({ text }) => text)
  return tagPrint(pieces, ({ pieces: { length } }: WordsOfPrint) => {
    if (length !== words.length) throw new Error('print of one window alone')
    return Promise.resolve(tagsBy(said, words))
  })
} // prettier-ignore
