import type { LabelKind } from '../labels/label-kinds.ts'
import { matchLabel } from '../labels/match-label.ts'
import {
  areAligned,
  isLabel,
  type LabelledPage,
  type LabelledPiece,
  rowsOf,
  valueInside,
} from '../layout/labelled-page.ts'
import { areLevel, linesBetween, type PrintPiece } from '../layout/print-piece.ts'
import type { DayOrder } from '../values/dates/printed-company-date.ts'
import { exactly } from '../values/printed-share.ts'
import { roleOf } from './find-role.ts'
import type { FoundParties, FoundParty } from './found-party.ts'
import { nameIn } from './parse-person.ts'
import { type BlockContext, PartyCollector } from './party-collector.ts'
import { rowsOfCards } from './rows-of-cards.ts'

/** People under headings and beside labels: lists, and blocks of labelled lines. */
export function partiesOfBlocks(
  page: LabelledPage,
  context: { readonly order: DayOrder; readonly used: ReadonlySet<PrintPiece> },
): FoundParties {
  const used = new Set(context.used)
  const parties: FoundParty[] = []
  for (const heading of page.pieces) {
    if (used.has(heading.piece) || !isHeading(heading)) continue
    const block = readBlock({ page, heading, order: context.order, used })
    if (block.parties.length === 0) continue
    parties.push(...block.parties)
    for (const piece of block.used) used.add(piece)
  }
  return { parties, used }
}

const isOfPeople = (kinds: readonly LabelKind[]): boolean =>
  kinds.includes('officers') || kinds.includes('owners')

/** How a heading of people goes on: `et associés`, `and officers`. */
const furtherWords = /^(?:et|und|and|y|e|i|en|og|och|&|\/)\s[^\d:]{3,60}$/iu

function isHeading({ label, piece }: LabelledPiece): boolean {
  if (label === null || !isOfPeople(label.kinds)) return false
  if (label.ends !== 'bare') return true
  const behind = piece.text.slice(label.valueAt)
  // `Director John Smith`: a name right behind it. `Dirigeants et associés`: a heading that goes on.
  return piece.text.length < 90 && (nameIn(behind) !== null || furtherWords.test(behind))
}

/** Who holds all of it, by the heading alone. */
const sole =
  /\b(?:sole|enig|enige|único|única|unico|unica|unique|jedyny|jediný|alleinige?r?|einziger?|eneste)\b/iu

interface OpenBlock {
  readonly page: LabelledPage
  readonly heading: LabelledPiece
  readonly order: DayOrder
  readonly used: ReadonlySet<PrintPiece>
}

function readBlock(open: OpenBlock): FoundParties {
  const { heading } = open
  const kinds = heading.label?.kinds ?? []
  const role = roleOf(heading.label?.label ?? '')
  const isOfOwners = kinds.includes('owners') && !(kinds.includes('officers') && role !== null)
  // `Member`, `Associé`: who has shares in the lines under it owns them.
  const asOwners = isOfOwners ? null : ownersIn(open, kinds)
  if (asOwners !== null) return asOwners
  const found = collected(open, isOfOwners ? null : role, isOfOwners)
  return isOfOwners && sole.test(heading.piece.text) ? withWhole(found) : found
}

function ownersIn(open: OpenBlock, kinds: readonly LabelKind[]): FoundParties | null {
  if (!kinds.includes('owners')) return null
  const found = collected(open, null, true)
  return found.parties.some(holdsSomething) ? found : null
}

function collected(open: OpenBlock, role: BlockContext['role'], isOfOwners: boolean): FoundParties {
  const label = open.heading.label?.label ?? ''
  const collector = new PartyCollector({ label, role, isOfOwners, order: open.order })
  for (const row of rowsOfCards(blockRows(open))) if (!collector.take(row)) break
  return collector.found()
}

const holdsSomething = ({ share, nominal, shareCount }: FoundParty): boolean =>
  (share ?? nominal ?? shareCount) !== null

function withWhole(found: FoundParties): FoundParties {
  const [only, ...others] = found.parties
  if (only === undefined || others.length > 0 || only.share !== null) return found
  return { ...found, parties: [{ ...only, share: exactly(100) }] }
}

/** The lines of a block, as far as its column reaches: the value beside the heading, and what stands below. */
function blockRows({ page, heading, used }: OpenBlock): readonly (readonly LabelledPiece[])[] {
  const { piece } = heading
  const inside = valueInside(heading)
  const beside = page.pieces.filter((one) => one.piece !== piece && areLevel(one.piece, piece) && one.piece.left > piece.right - piece.height) // prettier-ignore
  const edge = Math.min(...beside.filter(isLabel).map((one) => one.piece.left), Infinity)
  const values = beside.filter((one) => one.piece.left < edge && !isLabel(one))
  const first = [...(inside === null ? [] : [{ piece: inside, label: matchLabel(inside.text) }]), ...values]
  const left = piece.left - 1.5 * piece.height
  const below = page.pieces.filter(
    (one) => linesBetween(piece, one.piece) > 0.6 && one.piece.left < edge - piece.height && one.piece.left > left && !used.has(one.piece), // prettier-ignore
  )
  // Beside a label, its values go on in their own column; under a heading they may stand anywhere in it.
  const [value] = first
  const column = value === undefined || inside !== null ? below : below.filter((one) => one.piece.left > piece.right - piece.height || isLabel(one) || areAligned(one.piece, value.piece)) // prettier-ignore
  return withWrapped(first.length === 0 ? rowsOf(column) : [first, ...rowsOf(column)])
}

type Rows = readonly (readonly LabelledPiece[])[]

/** `Hübscher,` and in the next line `Till, Erfurt, *22.11.1987`: one entry. */
function withWrapped(rows: Rows): Rows {
  const joined: (readonly LabelledPiece[])[] = []
  for (const row of rows) {
    const before = joined.at(-1)
    const [last, next] = [before?.at(-1), row[0]]
    const isWrapped =
      last !== undefined && next !== undefined && !isLabel(next) && goesOn(last.piece, next.piece)
    if (before !== undefined && isWrapped) joined[joined.length - 1] = [...before, ...row]
    else joined.push(row)
  }
  return joined
}

/** A comma at the end of a line, or one read as a point before a birth; or a name whose particle begins the next line. */
function goesOn(upper: PrintPiece, lower: PrintPiece): boolean {
  if (linesBetween(upper, lower) >= 1.75) return false
  const isBirth = /\*\s?\d/u.test(lower.text)
  return (
    /\p{L},\s*$/u.test(upper.text) ||
    (isBirth && /\p{Ll}[.,]\s*$/u.test(upper.text)) ||
    (/\p{Ll}$/u.test(upper.text) && /^(?:von|vom|zu|van|de|del|della|di|da|dos)\s\p{Lu}/u.test(lower.text))
  )
}
