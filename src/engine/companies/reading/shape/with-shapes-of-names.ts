import type { PrintPiece } from '../layout/print-piece.ts'
import type { FoundParty } from '../people/found-party.ts'
import { keyOfName } from '../people/mentions/mention-places.ts'
import { type Cell, namesOfCells } from './names-of-cells.ts'
import { shapeOfName } from './shape-of-name.ts'

interface Print {
  readonly pieces: readonly PrintPiece[]
  /** What the print around names says of parties. */
  readonly detailsOf: (parties: readonly FoundParty[]) => readonly FoundParty[]
}

/** People whose names have the shape of one: parted where they run over the border of a cell, withheld where they are none. */
export function withShapesOfNames(parties: readonly FoundParty[], print: Print): readonly FoundParty[] {
  const shaped = parties.map((party) => ({ party, parts: party.kind === 'person' ? partsOf(party, print) : [party] }))
  const parted = shaped.flatMap(({ parts }) => (parts.length > 1 ? parts : []))
  const described = parted.length === 0 ? [] : print.detailsOf(parted)
  const roleOf = ({ name }: FoundParty) => described.find((one) => one.role !== null && keyOfName(one.name) === keyOfName(name))?.role
  const kept = new Set(parties)
  return shaped.flatMap(({ party, parts }) =>
    parts.flatMap((part) => {
      if (part === party) return [part]
      if ([...kept].some((one) => one !== party && isSame(one, part))) return []
      kept.add(part)
      return [parts.length > 1 && part.role === 'representative' ? { ...part, role: roleOf(part) ?? part.role } : part]
    }),
  )
} // prettier-ignore

const isSame = (a: FoundParty, b: FoundParty): boolean =>
  (a.role === null) === (b.role === null) && keyOfName(a.name) === keyOfName(b.name)

function partsOf(party: FoundParty, { pieces }: Print): readonly FoundParty[] {
  const names = namesOfCells(party.name, pieces)
  if (typeof names !== 'string') return names.map((cell) => partOf(party, cell))
  const name = shapeOfName(names)
  if (name === null) return []
  return [name === party.name ? party : { ...party, name }]
}

function partOf({ birthDate: _, ...party }: FoundParty, { name, piece }: Cell): FoundParty {
  return { ...party, ...{ share: null, nominal: null, shareCount: null }, name, pieces: [piece] }
}
