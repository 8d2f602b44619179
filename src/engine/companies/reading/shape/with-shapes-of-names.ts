import type { PrintPiece } from '../layout/print-piece.ts'
import type { FoundParty } from '../people/found-party.ts'
import { keyOfName } from '../people/mentions/mention-places.ts'
import { type Cell, namesOfCells } from './names-of-cells.ts'
import { shapeOfName } from './shape-of-name.ts'
import { withWholeNames } from './with-whole-names.ts'

interface Print {
  readonly pieces: readonly PrintPiece[]
  /** What the print around names says of parties. */
  readonly detailsOf: (parties: readonly FoundParty[]) => readonly FoundParty[]
}

/** People whose names have the shape of one: parted where they run over the border of a cell, withheld where they are none. */
export function withShapesOfNames(parties: readonly FoundParty[], print: Print): readonly FoundParty[] {
  const whole = withWholeNames(parties, print.pieces)
  const shaped = whole.map((party) => (party.kind === 'person' ? partsOf(party, print) : [party]))
  const parted = shaped.flatMap((parts) => (parts.length > 1 ? parts : []))
  const described = parted.length === 0 ? [] : print.detailsOf(parted)
  const roleOf = ({ name, role }: FoundParty) =>
    role !== 'representative' ? role : (described.find((one) => one.role !== null && keyOfName(one.name) === keyOfName(name))?.role ?? role)
  const kept = shaped.flat().filter((part) => parties.includes(part))
  return shaped.flatMap((parts) =>
    parts.flatMap((part) => {
      if (parties.includes(part)) return [part]
      if (kept.some((one) => isSame(one, part))) return []
      kept.push(part)
      return [parts.length > 1 ? { ...part, role: roleOf(part) } : part]
    }),
  )
} // prettier-ignore

const isSame = (a: FoundParty, b: FoundParty): boolean =>
  (a.role === null) === (b.role === null) && keyOfName(a.name) === keyOfName(b.name)

function partsOf(party: FoundParty, { pieces }: Print): readonly FoundParty[] {
  const names = namesOfCells(party.name, pieces)
  if (names !== null && typeof names !== 'string') return names.map((cell) => partOf(party, cell))
  const name = names === null ? null : shapeOfName(names)
  if (name === null) return []
  return [name === party.name ? party : { ...party, name }]
}

function partOf({ birthDate: _, ...party }: FoundParty, { name, piece }: Cell): FoundParty {
  return { ...party, ...{ share: null, nominal: null, shareCount: null }, name, pieces: [piece] }
}
