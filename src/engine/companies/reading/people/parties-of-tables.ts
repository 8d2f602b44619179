import { namesAuditor } from './names-auditor.ts'
import { sharesIn } from './owners-of-sentences.ts'
import type { OfficerRole } from '../../../../vocabulary/companies/company.ts'
import type { LabelKind } from '../labels/label-kinds.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import type { PrintedTable, TableRow } from '../layout/tables.ts'
import { amountOf, findAmount, type FoundAmount } from '../values/printed-amount.ts'
import { type DayOrder, findBirth, findDate } from '../values/dates/printed-company-date.ts'
import { bareShare, findShare } from '../values/printed-share.ts'
import { findRole } from './find-role.ts'
import type { FoundParty } from './found-party.ts'
import { countryOf } from './nationalities.ts'
import { type ParsedPerson, parsePerson } from './parse-person.ts'

/** What is known of a table beside its cells. */
export interface TableContext {
  readonly order: DayOrder
  /** Role that a heading above names. */
  readonly heading: { readonly role: OfficerRole | null; readonly isOfOwners: boolean } | null
}

/** The people of a table: officers where it has roles, owners where it has shares, or as its heading says. */
export function partiesOfTable(table: PrintedTable, context: TableContext): readonly FoundParty[] {
  const cell = (row: TableRow, ...kinds: readonly LabelKind[]): readonly PrintPiece[] =>
    table.columns.flatMap((column, at) =>
      column.kinds.some((kind) => kinds.includes(kind)) ? (row[at] ?? []) : [],
    )
  const has = (...kinds: readonly LabelKind[]): boolean =>
    table.columns.some((column) => column.kinds.some((kind) => kinds.includes(kind)))
  const isOfOwners = has('share', 'nominal', 'shareCount', 'owners') || context.heading?.isOfOwners === true
  return table.rows.flatMap((row) => partyOf({ row, cell, isOfOwners, hasRoles: has('role') }, context) ?? [])
}

interface OpenRow {
  readonly row: TableRow
  readonly cell: (row: TableRow, ...kinds: readonly LabelKind[]) => readonly PrintPiece[]
  readonly isOfOwners: boolean
  readonly hasRoles: boolean
}

const textOf = (pieces: readonly PrintPiece[]): string => pieces.map(({ text }) => text).join(' ')

function partyOf(open: OpenRow, context: TableContext): FoundParty | null {
  const { row, cell, isOfOwners, hasRoles } = open
  const { names, printed } = namesIn(open)
  const person = parsePerson(printed, context.order)
  if (person === null || namesAuditor(textOf(cell(row, 'role')))) return null
  const role = officeOf(roleIn(open, person, context), isOfOwners)
  const held = sharesIn(textOf(cell(row, 'role')))
  const holdsNothing = hasRoles && role !== null && textOf(shareCells(row, cell)) === ''
  return {
    ...{ name: person.name, kind: person.kind },
    role: role ?? (isOfOwners ? null : 'representative'),
    isOwner: (isOfOwners && !holdsNothing) || held !== null,
    ...detailsOf(open, person, context.order),
    ...withHeld(holdingOf(row, cell), held),
    label: names[0]?.text ?? '',
    pieces: row.flat(),
  }
}

function namesIn({ row, cell }: OpenRow): {
  readonly names: readonly PrintPiece[]
  readonly printed: string
} {
  const names = firstNonEmpty(cell(row, 'personName'), cell(row, 'officers', 'owners'), cell(row, 'name'))
  const given = textOf(cell(row, 'givenName'))
  return { names, printed: given === '' ? textOf(names) : `${textOf(names)}, ${given}` }
}

type Holding = Pick<FoundParty, 'share' | 'nominal' | 'shareCount'>

const withHeld = (holding: Holding, held: number | null): Holding =>
  held === null ? holding : { ...holding, shareCount: held }

/** Among those who own a company, `socio` names no office. */
const officeOf = (role: OfficerRole | null, isOfOwners: boolean): OfficerRole | null =>
  isOfOwners && role === 'member' ? null : role

/** By the column of roles, by the name itself, or by the heading above. */
function roleIn({ row, cell }: OpenRow, person: ParsedPerson, { heading }: TableContext): OfficerRole | null {
  const ofColumn = findRole(textOf(cell(row, 'role')))
  if (ofColumn !== null) return ofColumn.role
  return person.role ?? (heading === null || heading.isOfOwners ? null : heading.role)
}

function detailsOf(
  { row, cell }: OpenRow,
  person: ParsedPerson,
  order: DayOrder,
): Pick<FoundParty, 'birthDate' | 'appointedOn' | 'country'> {
  const birthDate = findBirth(textOf(cell(row, 'birthDate')), order)?.value ?? person.birthDate
  const appointedOn = findDate(textOf(cell(row, 'appointed')), order)?.value ?? person.appointedOn
  const nationality = countryOf(textOf(cell(row, 'nationality'))) ?? person.country
  const country = nationality ?? countryOf(textOf(cell(row, 'residence')))
  return {
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(appointedOn === undefined ? {} : { appointedOn }),
    ...(country === null ? {} : { country }),
  }
}

const shareCells = (row: TableRow, cell: OpenRow['cell']): readonly PrintPiece[] => cell(row, 'share', 'nominal', 'shareCount') // prettier-ignore

function holdingOf(row: TableRow, cell: OpenRow['cell']): Holding {
  const shares = textOf(cell(row, 'share'))
  const all = textOf(shareCells(row, cell))
  const nominal = findAmount(textOf(cell(row, 'nominal'))) ?? amountWithCurrency(shares)
  const count = amountOf(/\d[\d.,'’ ]*/u.exec(textOf(cell(row, 'shareCount')))?.[0]?.trim() ?? '')
  return {
    share: findShare(shares) ?? findShare(all) ?? bareShare(shares),
    nominal: nominal?.amount ?? null,
    shareCount: count,
  }
}

function amountWithCurrency(text: string): FoundAmount | null {
  const found = findAmount(text)
  return found?.currency === null ? null : found
}

function firstNonEmpty(...groups: readonly (readonly PrintPiece[])[]): readonly PrintPiece[] {
  return groups.find((group) => group.length > 0) ?? []
}
