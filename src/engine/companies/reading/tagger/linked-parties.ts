import { linesBetween, overlapAcross, type PrintPiece } from '../layout/print-piece.ts'
import type { TaggedSpan } from './decode-tags.ts'
import { nameOfSpans } from './name-of-spans.ts'
import { partedByFigures } from './parted-by-figures.ts'
import type { PrintToken } from './tokens-of-pieces.ts'
import type { TokenOdds } from './windows.ts'

/** Someone whom the network takes for an officer, an owner or both, and what it links to them. */
export interface TaggedParty {
  /** Parts of the name, in reading order. */
  readonly names: readonly TaggedSpan[]
  /** How likely the words are the name of one, 0..1. */
  readonly odds: number
  readonly officer: number
  readonly owner: number
  readonly roles: readonly LinkedSpan[]
  readonly births: readonly LinkedSpan[]
  readonly shares: readonly LinkedSpan[]
}

export interface LinkedSpan {
  readonly span: TaggedSpan
  /** How likely it belongs to them, 0..1. */
  readonly link: number
}

/** A later part of a name belongs to an earlier one where the network says so at least so surely. */
const leastOfParts = 0.5

/** The people and companies beside the company itself, each with the roles, births and shares that are theirs. */
export function linkedParties(
  spans: readonly TaggedSpan[],
  { said, tokens }: { readonly said: readonly TokenOdds[]; readonly tokens: readonly PrintToken[] },
): readonly TaggedParty[] {
  const named: TaggedSpan[][] = []
  for (const span of spans.filter(({ kind }) => kind === 'party')) {
    const first = named.map(([head]) => ({ head, link: linkOf(span, head, said) })).toSorted((a, b) => b.link - a.link)[0]
    const isPart = first !== undefined && first.link >= leastOfParts && !areWhole(first.head, span) && !isParted(first.head, span, { spans, tokens })
    const whole = isPart ? named.find(([head]) => head === first.head) : undefined
    if (whole === undefined) named.push([span])
    else whole.push(span)
  }
  // What is linked to print that is no name is that of the next likeliest.
  const isNamed = named.map((parts) => nameOfSpans(parts) !== null)
  const linked = (kind: TaggedSpan['kind']) =>
    spans.filter((span) => span.kind === kind).flatMap((span) => {
      const links = named.map((parts, at) => ({ at, link: Math.max(...parts.map((part) => linkOf(span, part, said))) }))
      const best = links.filter(({ at }) => isNamed[at] === true).toSorted((a, b) => b.link - a.link)[0]
      return best === undefined ? [] : [{ span, ...best }]
    })
  const [roles, births, shares] = [linked('role'), linked('birth'), linked('share')]
  return named.map((names, at) => {
    const own = (all: readonly (LinkedSpan & { readonly at: number })[]) => all.filter((one) => one.at === at)
    const words = names.flatMap(({ tokens }) => tokens).flatMap((token) => said[token] ?? [])
    const mean = (of: (one: TokenOdds) => number) => words.reduce((sum, one) => sum + of(one), 0) / Math.max(1, words.length)
    return {
      ...{ names, odds: Math.min(...names.map(({ odds }) => odds)) },
      ...{ officer: mean(({ officer }) => officer), owner: mean(({ owner }) => owner) },
      ...{ roles: own(roles), births: own(births), shares: own(shares) },
    }
  })
} // prettier-ignore

/** `林佩珊` and `賴冠霖`: in scripts without capitals each is a name by itself. */
const areWhole = (first: TaggedSpan | undefined, second: TaggedSpan): boolean =>
  [first, second].every(
    (span) => span !== undefined && /^[\p{Lo}\s]+$/u.test(nameOfSpans([span])?.name ?? ''),
  )

/** What is said of someone, or a figure, ends their name, unless it goes on in the next line of its own cell. */
function isParted(head: TaggedSpan | undefined, part: TaggedSpan, { spans, tokens }: Tagged): boolean {
  const [upper, lower] = [head?.pieces.at(-1), part.pieces[0]]
  const [from, to] = [head?.tokens.at(-1) ?? 0, part.tokens[0] ?? 0]
  const isSaid = spans.some(({ kind, tokens: [first = 0] }) => ofSomeone.includes(kind) && first > from && first < to)
  const isCounted = partedByFigures(tokens, from, to)
  if (!(isSaid || isCounted) || upper === undefined || lower === undefined) return false
  const isLineBetween = tokens.slice(from + 1, to).some(({ piece }) => isBetween(piece, [upper, lower]))
  return isLineBetween || !isWrapped(upper, lower)
} // prettier-ignore

/** Whether a line begins under one and ends with the other or above it, such as that of an address under a name. */
const isBetween = (piece: PrintPiece, [upper, lower]: readonly [PrintPiece, PrintPiece]): boolean =>
  linesBetween(upper, piece) > halfLine &&
  linesBetween(piece, lower) > -halfLine &&
  overlapAcross(piece, lower) > 0

/** Less apart than this, in heights, print is of one line. */
const halfLine = 0.5

interface Tagged {
  readonly spans: readonly TaggedSpan[]
  readonly tokens: readonly PrintToken[]
}

/** Lines of one cell stand this close, in heights from middle to middle. */
const nextLine = 1.9

const isWrapped = (upper: PrintPiece, lower: PrintPiece): boolean =>
  overlapAcross(upper, lower) > 0 && linesBetween(upper, lower) < nextLine

const ofSomeone: readonly TaggedSpan['kind'][] = ['birth', 'role', 'share']

const linkOf = (span: TaggedSpan, head: TaggedSpan | undefined, said: readonly TokenOdds[]): number =>
  head === undefined ? 0 : (said[span.tokens[0] ?? 0]?.linkTo(head.tokens[0] ?? 0) ?? 0)
