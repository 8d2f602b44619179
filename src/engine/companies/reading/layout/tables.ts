import { type MatchedLabel, matchLabel } from '../labels/match-label.ts'
import type { LabelKind } from '../labels/label-kinds.ts'
import { roleOf } from '../people/find-role.ts'
import { isLabel, type LabelledPage, type LabelledPiece, rowsOf } from './labelled-page.ts'
import { splitAtColumns } from './split-titles.ts'
import { linesBetween, overlapAcross, type PrintPiece } from './print-piece.ts'

/** A column of a table: what its title names. */
export interface TableColumn {
  readonly kinds: readonly LabelKind[]
  readonly title: PrintPiece
}

/** A row: what stands in each column, in the order of the columns; lines of one cell from top to bottom. */
export type TableRow = readonly (readonly PrintPiece[])[]

export interface PrintedTable {
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
  readonly used: readonly PrintPiece[]
}

const nameKinds: readonly LabelKind[] = ['personName', 'officers', 'owners', 'name']
const detailKinds: readonly LabelKind[] = [
  'role', 'birthDate', 'nationality', 'appointed', 'residence', 'share', 'nominal', 'shareCount', 'givenName', 'address',
  'number', 'status',
] // prettier-ignore
/** Details that only persons or owners have: a table without one is none of people. */
const tellingKinds: readonly LabelKind[] = ['role', 'birthDate', 'nationality', 'appointed', 'share', 'nominal', 'shareCount', 'givenName', 'residence'] // prettier-ignore

/** Tables of people on a page: a row of titles, and rows that stand under them. */
export function tablesOf(page: LabelledPage): readonly PrintedTable[] {
  const rows = rowsOf(page.pieces)
  const tables: PrintedTable[] = []
  for (const [at, row] of rows.entries()) {
    const columns = columnsOf(row, rows[at + 1] ?? [])
    if (columns === null) continue
    const table = tableUnder(columns, rows.slice(at + 1))
    if (table !== null) tables.push(table)
  }
  return tables
}

function columnsOf(
  row: readonly LabelledPiece[],
  below: readonly LabelledPiece[],
): readonly TableColumn[] | null {
  if (row.length < 2 || row.some(({ label }) => label?.ends === 'colon')) return null
  const columns = row.map(({ piece, label }): TableColumn => {
    const title = titleOf(piece, label, below)
    return { kinds: title?.kinds ?? [], title: piece }
  })
  const has = (kinds: readonly LabelKind[]) =>
    columns.filter((column) => column.kinds.some((kind) => kinds.includes(kind)))
  // `Role | Director`: beside a title of roles, a role is no title but a value.
  const isValue = ({ title, kinds }: TableColumn) => kinds[0] === 'officers' && roleOf(title.text) !== null
  const hasRoles = has(['role']).length > 0
  // `Nombre | Cargo`: a title of roles that also is a heading of officers, beside one of names.
  const isOfRoles = (column: TableColumn) => column.kinds.includes('role') && has(['personName']).some((one) => one !== column) // prettier-ignore
  const names = has(nameKinds).filter((column) => (!hasRoles || !isValue(column)) && !isOfRoles(column))
  const details = has(tellingKinds).filter((column) => !names.includes(column))
  return names.length > 0 && details.length > 0 ? columns : null
}

/** Further words of a title, beside its label. */
const mostFurther = 34

function titleOf(
  piece: PrintPiece,
  label: MatchedLabel | null,
  below: readonly LabelledPiece[],
): MatchedLabel | null {
  const own = titleIn(piece.text, label)
  if (own !== null && !own.kinds.includes('other')) return own
  const under = below.find(
    (one) => linesBetween(piece, one.piece) < 1.7 && overlapAcross(piece, one.piece) > 0,
  )
  const both = `${piece.text} ${under?.piece.text ?? ''}`
  const joined = under === undefined || /\d/.test(both) ? null : titleIn(both, matchLabel(both))
  return joined !== null && joined.length > (label?.length ?? 0) ? joined : own
}

function titleIn(text: string, label: MatchedLabel | null): MatchedLabel | null {
  return label !== null && isTitleLike(text, label) ? label : null
}

function isTitleLike(text: string, label: MatchedLabel): boolean {
  if (label.ends === 'whole') return true
  const rest = text.slice(label.valueAt)
  return label.ends === 'bare' && rest.length <= mostFurther && !/\d{2}/.test(rest)
}

/** A gap below which a table has ended, in heights from middle to middle. */
const widest = 5.5

function tableUnder(
  columns: readonly TableColumn[],
  rows: readonly (readonly LabelledPiece[])[],
): PrintedTable | null {
  const lines = linesUnder(columns, rows)
  const anchors = lines.filter((line) => isAnchor(line, columns))
  const [first] = anchors
  if (first === undefined) return null
  const spacings = anchors.slice(1).map(({ middle }, at) => middle - (anchors[at]?.middle ?? 0))
  const reach = Math.min(2.2, Math.max(1.3, (0.85 * Math.min(...spacings, Infinity)) / first.height))
  const grouped = anchors.map((anchor) => ({ anchor, lines: [anchor] }))
  // Where nothing stands above the first row, the first lines of cells are level, and a line belongs to the row above it.
  const areLevelAtTop = lines[0] === first
  for (const line of lines) {
    if (anchors.includes(line)) continue
    const apart = ({ anchor }: { readonly anchor: Line }) => Math.abs(anchor.middle - line.middle)
    const own = areLevelAtTop ? grouped.filter(({ anchor }) => anchor.middle < line.middle) : grouped
    const nearest = own.toSorted((a, b) => apart(a) - apart(b))[0]
    if (nearest !== undefined && apart(nearest) < reach * line.height) nearest.lines.push(line)
  }
  const tableRows = grouped.map(({ lines: own }) => joined(own, columns.length))
  return { columns, rows: tableRows, used: [...columns.map(({ title }) => title), ...tableRows.flat(2)] }
}

function linesUnder(
  columns: readonly TableColumn[],
  rows: readonly (readonly LabelledPiece[])[],
): readonly Line[] {
  const titles = columns.map(({ title }) => title)
  const lines: Line[] = []
  let [last] = titles
  for (const [at, row] of rows.entries()) {
    if (at === 0 && isFurtherTitle(row, columns)) continue
    const inside = row.filter(({ piece }) => isInside(piece, columns))
    const [first] = inside
    if (last === undefined || first === undefined) continue
    if (linesBetween(last, first.piece) > widest || endsTable(inside, columns)) break
    last = first.piece
    lines.push(
      lineOf(
        inside.flatMap(({ piece }) => splitAtColumns(piece, titles)),
        columns,
      ),
    )
  }
  return lines
}

/** `Date of`, and in the next line `Appointment`: titles that go on, each right under its beginning. */
function isFurtherTitle(row: readonly LabelledPiece[], columns: readonly TableColumn[]): boolean {
  const isUnderTitle = ({ piece }: LabelledPiece): boolean =>
    columns.some(({ title }) => overlapAcross(piece, title) > 0 && linesBetween(title, piece) < 1.5)
  return (
    row.length < columns.length &&
    row.every((one) => one.label !== null && !/\d/.test(one.piece.text) && isUnderTitle(one)) &&
    row.every(({ piece }) => columns.findIndex(({ title }) => overlapAcross(piece, title) > 0) > 0)
  )
}

/** Pieces of one line by column. */
interface Line {
  readonly cells: readonly (readonly PrintPiece[])[]
  readonly middle: number
  readonly height: number
}

function isInside(piece: PrintPiece, columns: readonly TableColumn[]): boolean {
  const left = Math.min(...columns.map(({ title }) => title.left)) - 3 * piece.height
  const right = Math.max(...columns.map(({ title }) => title.right)) + 14 * piece.height
  return piece.right > left && piece.left < right
}

function lineOf(pieces: readonly PrintPiece[], columns: readonly TableColumn[]): Line {
  const cells: PrintPiece[][] = columns.map(() => [])
  for (const piece of pieces) cells[columnAt(piece, columns)]?.push(piece)
  const [first] = pieces
  return { cells, middle: first?.middle ?? 0, height: first?.height ?? 1 }
}

/** The column under whose title a piece stands: most of its title, or the last that begins before it. */
function columnAt(piece: PrintPiece, columns: readonly TableColumn[]): number {
  const shares = columns.map(({ title }) => overlapAcross(piece, title))
  const best = shares.indexOf(Math.max(...shares))
  const aligned = columns.findIndex(({ title }) => Math.abs(title.left - piece.left) < piece.height)
  if (aligned >= 0) return aligned
  if ((shares[best] ?? 0) > 0) return best
  return Math.max(
    0,
    columns.findLastIndex(({ title }) => title.left <= piece.left + piece.height),
  )
}

/** A line with a name and something beside it begins a row. */
function isAnchor({ cells }: Line, columns: readonly TableColumn[]): boolean {
  const filled = columns.flatMap(({ kinds }, at) => ((cells[at]?.length ?? 0) > 0 ? [kinds] : []))
  const isFilled = (wanted: readonly LabelKind[]) =>
    filled.some((kinds) => kinds.some((kind) => wanted.includes(kind)))
  return isFilled(nameKinds) && filled.length >= 2 && isFilled(detailKinds)
}

/** Labels of the company itself, which no column of people has. */
const companyKinds: readonly LabelKind[] = [
  'capital',
  'taxNumber',
  'lei',
  'legalForm',
  'incorporated',
  'address',
  'seat',
]

const endWords = /^(?:total|totale|summe|gesamt|insgesamt|razem|suma|totaal|sum|ogółem|stammkapital)\b/iu

function endsTable(row: readonly LabelledPiece[], columns: readonly TableColumn[]): boolean {
  const [first] = row
  if (first === undefined) return false
  const kinds = first.label?.kinds ?? []
  const isOfCompany = isLabel(first) && kinds.some((kind) => companyKinds.includes(kind))
  const titles = row.filter((one) => one.label?.ends === 'whole').length
  const isTitles = titles >= 2 && titles === row.length
  return (
    endWords.test(first.piece.text) ||
    isOfCompany ||
    isTitles ||
    (row.length === 1 && isHeading(first, columns))
  )
}

/** `and the secretary of the company is Bronwen Lark.`: the end of a sentence, which no cell of people holds. */
const sentence = /^\p{Ll}+(?:\s\S+){5,}\.$/u

/** A line by itself that is a label or a sentence, or runs on across the columns. */
function isHeading({ piece, label }: LabelledPiece, columns: readonly TableColumn[]): boolean {
  if (label?.ends === 'colon' || sentence.test(piece.text)) return true
  if (label?.ends === 'whole' && label.kinds.some((kind) => kind === 'officers' || kind === 'owners'))
    return true
  const width = Math.max(...columns.map(({ title }) => title.right)) - (columns[0]?.title.left ?? 0)
  return piece.right - piece.left > 0.75 * width && columns.length > 2
}

function joined(lines: readonly Line[], columns: number): TableRow {
  const sorted = lines.toSorted((a, b) => a.middle - b.middle)
  return Array.from({ length: columns }, (_, at) => sorted.flatMap(({ cells }) => cells[at] ?? []))
}
