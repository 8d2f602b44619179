import { type PrintTagKind, printTagKinds } from '../../../../vocabulary/reading/print-tags.ts'
import { boxAround, type PrintPiece } from '../layout/print-piece.ts'
import type { TaggedPrint, TaggedToken } from './tag-print.ts'

/** How likely a word is part of a value of this kind. */
export function oddsOfKind({ tags }: Pick<TaggedToken, 'tags'>, kind: PrintTagKind): number {
  const at = 1 + 2 * printTagKinds.indexOf(kind)
  return (tags[at] ?? 0) + (tags[at + 1] ?? 0)
}

/** Words of these pieces that a text holds; all of them for null. */
export function tokensWithin(
  pages: readonly TaggedPrint[],
  pieces: readonly PrintPiece[],
  text: string | null,
): readonly TaggedToken[] {
  const wanted = text === null ? null : plain(text)
  return pages
    .flatMap(({ tokens }) => tokens)
    .filter(
      ({ token }) =>
        pieces.some((piece) => piece.page === token.piece.page && holds(piece, token)) &&
        (wanted === null || wanted.includes(plain(token.text))),
    )
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the middle of a word lies in a piece, on the page that was sent. */
function holds({ box }: PrintPiece, { part }: TaggedToken['token']): boolean {
  const [around, inner] = [boxAround([box, box]), boxAround([part, part])]
  if (around === undefined || inner === undefined) return false
  const [x, y] = [(inner[0][0] + inner[2][0]) / 2, (inner[0][1] + inner[2][1]) / 2]
  return x >= around[0][0] && x <= around[2][0] && y >= around[0][1] && y <= around[2][1]
}

/** Mean of what is said of words; null where there are none. */
export function meanOdds(tokens: readonly TaggedToken[], of: (token: TaggedToken) => number): number | null {
  return tokens.length === 0 ? null : tokens.reduce((sum, one) => sum + of(one), 0) / tokens.length
}
