import { wordsOf } from '../../labels/label-words.ts'
import { areLevel, type PrintPiece } from '../../layout/print-piece.ts'
import { findDate } from '../../values/dates/printed-company-date.ts'
import type { FoundParty } from '../found-party.ts'
import { keyOfName } from '../mentions/mention-places.ts'

/** Words of the name of one at least. */
const least = 2

/**
 * Two names that were read as one, of two rows of a table that each have figures of their own: `Ada Lark | 2 May 2020` over `Ben Moor
 * | 7 June 2021`.
 */
export function withNamesParted(
  parties: readonly FoundParty[],
  { pieces, detailsOf }: Print,
): readonly FoundParty[] {
  const parted = parties.flatMap((party) => {
    const parts = party.kind === 'person' ? partsOf(party, pieces) : null
    return parts === null ? [] : [{ party, parts: parts.map((piece) => partOf(party, piece)) }]
  })
  if (parted.length === 0) return parties
  const described = detailsOf(parted.flatMap(({ parts }) => parts))
  const roleOf = ({ name }: FoundParty) =>
    described.find((one) => one.role !== null && keyOfName(one.name) === keyOfName(name))?.role
  return parties.flatMap((party) => {
    const parts = parted.find((one) => one.party === party)?.parts ?? [party]
    return parts.map((one) => (one.role === 'representative' ? { ...one, role: roleOf(one) ?? one.role } : one))
  })
} // prettier-ignore

interface Print {
  readonly pieces: readonly PrintPiece[]
  /** What the print around names says of parties. */
  readonly detailsOf: (parties: readonly FoundParty[]) => readonly FoundParty[]
}

function partOf({ birthDate: _, ...party }: FoundParty, piece: PrintPiece): FoundParty {
  const unsaid = { share: null, nominal: null, shareCount: null }
  return { ...party, ...unsaid, name: piece.text.trim(), pieces: [piece] }
}

function partsOf({ name }: FoundParty, pieces: readonly PrintPiece[]): readonly PrintPiece[] | null {
  const words = wordsOf(name).map(({ plain }) => plain)
  const whole = words.join(' ')
  const ends = words.slice(least, 1 - least).map((_, at) => at + least)
  for (const end of ends) {
    const [first, second] = [words.slice(0, end).join(' '), words.slice(end).join(' ')]
    const cells = (text: string) => pieces.filter((piece) => wordsOf(piece.text).map(({ plain }) => plain).join(' ') === text) // prettier-ignore
    if (`${first} ${second}` !== whole) continue
    for (const upper of cells(first))
      for (const lower of cells(second)) if (areRows([upper, lower], pieces)) return [upper, lower]
  }
  return null
}

/** Whether figures of one kind stand in the rows of both, the one under the other; or between two in one row. */
function areRows([upper, lower]: readonly [PrintPiece, PrintPiece], pieces: readonly PrintPiece[]): boolean {
  if (upper.page !== lower.page) return false
  const figuresOf = (name: PrintPiece) => pieces.filter((piece) => piece !== name && piece.page === name.page && areLevel(piece, name) && kindOf(piece) !== null)
  if (!areLevel(upper, lower)) return figuresOf(upper).some((one) => figuresOf(lower).some((other) => kindOf(one) === kindOf(other) && isUnder(one, other)))
  return figuresOf(upper).some((figure) => figure.left > Math.min(upper.right, lower.right) && figure.right < Math.max(upper.left, lower.left))
} // prettier-ignore

function kindOf({ text }: PrintPiece): 'date' | 'number' | null {
  if (text.length < longest && findDate(text, 'day first') !== null) return 'date'
  return /^\s*\d[\d.,'’ ]*%?\s*$/u.test(text) ? 'number' : null
}
/** Of a cell with a date, in characters. */
const longest = 24

const isUnder = (a: PrintPiece, b: PrintPiece): boolean =>
  [a.left - b.left, a.right - b.right].some((stray) => Math.abs(stray) < Math.min(a.height, b.height))
