import { areAligned } from '../layout/labelled-page.ts'
import { areLevel, linesBetween, partOf, type PrintPiece } from '../layout/print-piece.ts'
import type { TaggedSpan } from './decode-tags.ts'
import type { TaggedPrint } from './tag-print.ts'
import type { PrintToken } from './tokens-of-pieces.ts'

/** An address without figures, or shorter than this, is a part of one. */
const wholeAddress = { letters: 16, words: 3 } as const
/** Words, those of labels, between the parts of an address. */
const betweenParts = 12
/** How likely an address stays where letters alone are sent to. */
const ofPostBox = 0.6

/** What is tagged on a page, each address whole: with its parts, its further lines, and without another address. */
export function withWholeAddresses({ spans, tokens }: TaggedPrint): readonly TaggedSpan[] {
  const pieces = [...new Set(tokens.map(({ token }) => token.piece))]
  const labels = spans.filter(({ kind }) => kind === 'label').flatMap((label) => label.pieces)
  const whole = spans.map((span) => (span.kind === 'address' ? withStreets(span, { spans, tokens }) : span))
  return withParts(whole.flatMap(apart)).map((span) => {
    if (span.kind !== 'address') return span
    const read = { ...span, pieces: upToPostcode(withLines(span.pieces, pieces), { pieces, labels }) }
    return isPostBox(textOf(read)) ? { ...read, odds: ofPostBox * read.odds } : read
  })
}

/** An address with the names of streets before the building numbers in it, where nothing else claims them. */
function withStreets(span: TaggedSpan, { spans, tokens }: Pick<TaggedPrint, 'spans' | 'tokens'>): TaggedSpan {
  const claimed = new Set(spans.flatMap((one) => one.tokens))
  const pieces = span.pieces.map((part) => {
    const number = span.tokens.find((at) => isFirstOf(part, tokens[at]?.token))
    return number === undefined || !/^\d/u.test(part.text)
      ? part
      : withStreet(part, number, { claimed, tokens })
  })
  return { ...span, pieces }
}

interface Words {
  readonly tokens: TaggedPrint['tokens']
  /** Those that are part of a value or a label. */
  readonly claimed: ReadonlySet<number>
}

/** A part of an address that begins with this word, a number, with the street before it. */
function withStreet(part: PrintPiece, number: number, { tokens, claimed }: Words): PrintPiece {
  let first = number
  while (number - first < wordsOfStreet && !claimed.has(first - 1) && isOfStreet(tokens[first - 1]?.token, tokens[first]?.token)) first--
  const [from, to] = [tokens[first]?.token, tokens[number]?.token]
  return from === undefined || to === undefined ? part : (partOf(from.piece, from.from, to.from + part.text.length) ?? part)
} // prettier-ignore

const isFirstOf = (part: PrintPiece, word: PrintToken | undefined): boolean =>
  word !== undefined && word.piece.middle === part.middle && part.text.startsWith(word.text) && word.piece.text.slice(word.from).startsWith(part.text) // prettier-ignore

const wordsOfStreet = 3

/** A word in capitals or with one, that stands before the next in the same print. */
const isOfStreet = (word: PrintToken | undefined, next: PrintToken | undefined): boolean =>
  word !== undefined && word.piece === next?.piece && /^\p{Lu}[\p{L}’'.-]+$/u.test(word.text)

const textOf = ({ pieces }: Pick<TaggedSpan, 'pieces'>): string => pieces.map(({ text }) => text).join(' ')

/** A post box, and no street. */
export const isPostBox = (text: string): boolean =>
  /^(?:p\.?\s?o\.?\s?box|post(?:al)?\s?box|postfach|postboks|postbus|pl|b\.?p\.?|apartado|casilla|caixa postal|skr\.\s?poczt\.|p\.?\s?o\.?\s?b\.?)\s*\d+/iu.test(text) // prettier-ignore

/** Addresses that are whole in lines of their own, as several: `PL 29, 70100 KUOPIO`, and under it the street. */
function apart(span: TaggedSpan): readonly TaggedSpan[] {
  const areWhole = span.pieces.length > 1 && span.pieces.every(({ text }) => hasPlace(text))
  return span.kind === 'address' && areWhole ? span.pieces.map((piece) => ({ ...span, pieces: [piece] })) : [span]
} // prettier-ignore

/** A number in a street or of a box, and the code of a place before its name. */
const hasPlace = (text: string): boolean => /\d.*(?<!\d)\d{4,6}\s\p{L}/u.test(text) && /\d\D+\d/u.test(text)

/** Parts of an address that have labels of their own, as one. */
function withParts(spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const joined: TaggedSpan[] = []
  for (const span of spans) {
    const before = joined.findLast(({ kind }) => kind === 'address')
    const gap = (span.tokens[0] ?? 0) - (before?.tokens.at(-1) ?? 0)
    const isPart = span.kind === 'address' && before !== undefined && gap <= betweenParts && isShort(before) // prettier-ignore
    if (isPart) joined[joined.indexOf(before)] = together(before, span)
    else joined.push(span)
  }
  return joined
}

function isShort(span: TaggedSpan): boolean {
  const text = textOf(span)
  if (isPostBox(text)) return false
  return text.length < wholeAddress.letters || text.split(/\s+/u).length < wholeAddress.words || !/\d/u.test(text)
} // prettier-ignore

function together(first: TaggedSpan, second: TaggedSpan): TaggedSpan {
  return {
    kind: first.kind,
    tokens: [...first.tokens, ...second.tokens],
    pieces: [...first.pieces, ...second.pieces],
    odds: Math.min(first.odds, second.odds),
  }
}

/** The lines of an address that stand one under the other, with those between them, each from its beginning. */
function withLines(own: readonly PrintPiece[], all: readonly PrintPiece[]): readonly PrintPiece[] {
  const [first] = own
  const last = own.at(-1)
  if (first === undefined || last === undefined || areLevel(first, last) || first.page !== last.page) return own
  const isOfColumn = (piece: PrintPiece) => piece.page === first.page && areAligned(first, piece)
  const lines = all.filter((piece) => isOfColumn(piece) && piece.middle > first.middle && piece.middle <= last.middle + last.height / 4)
  const isWhole = own.slice(1).every((piece) => lines.some((line) => areLevel(line, piece) && line.text.includes(piece.text)))
  return isWhole ? [first, ...lines.toSorted((a, b) => a.middle - b.middle)] : own
} // prettier-ignore

/** Lines under an address without the code of its place, of which one has it; and how close they stand. */
const further = { lines: 4, heights: 1.9 } as const
const postcode = /(?<![\d./-])\d{4,6}(?![\d./-])/u

interface Around {
  readonly pieces: readonly PrintPiece[]
  readonly labels: readonly PrintPiece[]
}

/** A line beside a label is the value of that label. */
function upToPostcode(own: readonly PrintPiece[], { pieces, labels }: Around): readonly PrintPiece[] {
  const [first] = own
  if (first === undefined || own.some(({ text }) => postcode.test(text))) return own
  const lines = [...own]
  while (lines.length < own.length + further.lines) {
    const last = lines.at(-1) ?? first
    const next = pieces.find((piece) => piece.page === last.page && areAligned(first, piece) && isNextLine(linesBetween(last, piece)))
    if (next === undefined || labels.some((label) => label.page === next.page && label !== next && areLevel(label, next))) return own
    lines.push(next)
    if (postcode.test(next.text)) return next.text.length < longestPlace ? lines : own
  }
  return own
} // prettier-ignore

const isNextLine = (lines: number): boolean => lines > 0.6 && lines <= further.heights
/** Longer than this, a line with such figures is another sentence. */
const longestPlace = 40
