import { type PrintTagKind, printTagKinds } from '../../../../vocabulary/reading/print-tags.ts'
import { areLevel, linesBetween, overlapAcross, partOf, type PrintPiece } from '../layout/print-piece.ts'
import { partedByFigures } from './parted-by-figures.ts'
import type { PrintToken } from './tokens-of-pieces.ts'
import type { TokenOdds } from './windows.ts'

/** Print that the network takes for one value. */
export interface TaggedSpan {
  readonly kind: PrintTagKind
  /** Its words in reading order, by their place among the words of the page. */
  readonly tokens: readonly number[]
  /** The print of those words. */
  readonly pieces: readonly PrintPiece[]
  /** Mean probability of its words to be of this kind, 0..1. */
  readonly odds: number
}

/** Words between two parts of a value that stands in lines beside other print. */
const farthest = 60

interface OpenSpan {
  readonly kind: PrintTagKind
  readonly tokens: number[]
  readonly odds: number[]
}

/** What each word is most likely part of, and whether it begins it; null where it is nothing that is asked. */
function tagOf({ tags }: TokenOdds): { readonly kind: PrintTagKind; readonly odds: number; readonly begins: boolean } | null {
  let best: { readonly at: number; readonly odds: number } = { at: -1, odds: tags[0] ?? 0 }
  for (const at of printTagKinds.keys()) {
    const odds = (tags[1 + 2 * at] ?? 0) + (tags[2 + 2 * at] ?? 0)
    if (odds > best.odds) best = { at, odds }
  }
  const kind = printTagKinds[best.at]
  if (kind === undefined) return null
  return { kind, odds: best.odds, begins: (tags[1 + 2 * best.at] ?? 0) > (tags[2 + 2 * best.at] ?? 0) }
} // prettier-ignore

/** The values that the network sees on a page, in reading order. */
export function spansOf(tokens: readonly PrintToken[], said: readonly TokenOdds[]): readonly TaggedSpan[] {
  const spans: OpenSpan[] = []
  for (const [at, one] of said.entries()) {
    const tag = tagOf(one)
    if (tag === null) continue
    const before = tag.begins ? undefined : spanBefore(at, { kind: tag.kind, spans, tokens })
    if (before === undefined) spans.push({ kind: tag.kind, tokens: [at], odds: [tag.odds] })
    else {
      before.tokens.push(at)
      before.odds.push(tag.odds)
    }
  }
  return spans.map(({ odds, ...span }) => ({
    ...span,
    pieces: piecesOf(span.tokens.flatMap((at) => tokens[at] ?? [])),
    odds: odds.reduce((sum, one) => sum + one, 0) / odds.length,
  }))
}

interface Open {
  readonly kind: PrintTagKind
  readonly spans: readonly OpenSpan[]
  readonly tokens: readonly PrintToken[]
}

/** The value that goes on in a word: the last one in its piece, or else beside or above it. */
function spanBefore(at: number, { kind, spans, tokens }: Open): OpenSpan | undefined {
  const own = tokens[at]?.piece
  const isOpen = (span: OpenSpan) => kind !== 'party' || !partedByFigures(tokens, lastOf(span), at)
  const near = spans.filter((span) => span.kind === kind && at - lastOf(span) <= farthest && isOpen(span))
  const pieceOf = (span: OpenSpan) => tokens[lastOf(span)]?.piece
  return (
    near.findLast((span) => pieceOf(span) === own) ??
    near.findLast((span) => overlapOf(pieceOf(span), own) > 0 && isNear(pieceOf(span), own, kind)) ??
    near.findLast((span) => isNear(pieceOf(span), own, kind))
  )
}

/** How far below a value it may go on, in heights from middle to middle; parts of an address may have labels of their own. */
const reach: Readonly<Partial<Record<PrintTagKind, number>>> = { party: 1.6, address: 4 }
const usualReach = 2.6

function isNear(upper: PrintPiece | undefined, lower: PrintPiece | undefined, kind: PrintTagKind): boolean {
  if (upper === undefined || lower === undefined || upper.page !== lower.page) return false
  return areLevel(upper, lower) || linesBetween(upper, lower) <= (reach[kind] ?? usualReach)
}

const lastOf = ({ tokens }: OpenSpan): number => tokens.at(-1) ?? 0

const overlapOf = (upper: PrintPiece | undefined, lower: PrintPiece | undefined): number =>
  upper === undefined || lower === undefined ? 0 : overlapAcross(upper, lower)

/** The parts of pieces that hold these words; what stands between two words of one piece is part of them. */
function piecesOf(tokens: readonly PrintToken[]): readonly PrintPiece[] {
  const parts = new Map<PrintPiece, { from: number; to: number }>()
  for (const { piece, from, to } of tokens) {
    const part = parts.get(piece)
    if (part === undefined) parts.set(piece, { from, to })
    else part.to = to
  }
  return [...parts].flatMap(([piece, { from, to }]) => partOf(piece, from, to) ?? [])
}
