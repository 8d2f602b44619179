import { widthOf } from './measure.ts'
import type { Align, Cell, Sheet } from './sheet.ts'

/** A label and its value; a row without a value is not printed. */
export type Pair = readonly [label: string, value: string]

/**
 * - `beside`: label on the left, value in a column.
 * - `facing`: the label ends where the value begins.
 * - `colon`: a colon leads the column of values.
 * - `dotted`: dots lead from label to value.
 * - `inline`: label, colon and value in one run.
 * - `above`, `below`: the label stands over or under its value, smaller.
 */
export type PairStyle = 'beside' | 'facing' | 'colon' | 'dotted' | 'inline' | 'above' | 'below'

export interface PairLook {
  readonly style?: PairStyle | readonly PairStyle[]
  /** Where values begin, in parts of the column. */
  readonly split?: number
  /** Behind a label; by default a colon in one line with the value, and nothing elsewhere. */
  readonly mark?: string
  readonly size?: number
  /** Between rows, in points. */
  readonly gap?: number
  /** In front of a label, by its place: `1.`, `a)`. */
  readonly number?: (at: number) => string
}

export function pairs(sheet: Sheet, rows: readonly Pair[], look: PairLook = {}): void {
  const { style = ['beside', 'colon'], gap = sheet.random.between(1, 6) } = look
  const chosen = typeof style === 'string' ? style : sheet.random.pick(style)
  printed(rows).forEach(([label, value], at) => {
    const lead = look.number === undefined ? '' : `${look.number(at)} `
    onePair(sheet, [`${lead}${label}`, value], { ...look, style: chosen })
    sheet.gap(gap)
  })
}

const printed = (rows: readonly Pair[]): readonly Pair[] => rows.filter(([, value]) => value !== '')

function onePair(sheet: Sheet, pair: Pair, look: PairLook & { readonly style: PairStyle }): void {
  const size = look.size ?? sheet.size
  const [label, value] = [`${pair[0]}${look.mark ?? (look.style === 'inline' ? ':' : '')}`, pair[1]]
  if (look.style === 'inline') sheet.text(`${label} ${value}`, { size })
  else if (look.style === 'above' || look.style === 'below') {
    const rows = [() => sheet.text(label, { size: size * 0.78 }), () => sheet.text(value, { size })]
    for (const row of look.style === 'above' ? rows : rows.toReversed()) row()
  } else sheet.row(cellsOf([label, value], { ...look, style: look.style, size }))
}

interface CellLook extends PairLook {
  readonly style: 'beside' | 'facing' | 'colon' | 'dotted'
  readonly size: number
}

function cellsOf([label, value]: Pair, { style, size, split = 0.38 }: CellLook): readonly Cell[] {
  const end = split - 0.03
  const text = style === 'dotted' ? dotted(`${label} `, size, end * 420) : label
  return [
    { text, from: 0, to: end, size, align: style === 'facing' ? 'right' : 'left' },
    { text: style === 'colon' ? `: ${value}` : value, from: split, to: 1, size },
  ]
}

function dotted(label: string, size: number, width: number): string {
  const dots = Math.floor((width - widthOf(label, size)) / widthOf('.', size))
  return `${label}${'.'.repeat(Math.max(3, dots))}`
}

/** Labels over values, several in a row. */
export function grid(sheet: Sheet, rows: readonly Pair[], columns: number): void {
  const { size } = sheet
  const shown = printed(rows)
  for (let at = 0; at < shown.length; at += columns) {
    const some = shown.slice(at, at + columns)
    const place = (index: number) => ({ from: index / columns, to: (index + 0.94) / columns })
    sheet.row(some.map(([text], index) => ({ text, ...place(index), size: size * 0.78 })))
    sheet.row(some.map(([, text], index) => ({ text, ...place(index), size })))
    sheet.gap(6)
  }
}

export interface TableLook {
  readonly titles?: readonly string[]
  /** Where columns begin, in parts of the whole. */
  readonly at?: readonly number[]
  readonly size?: number
  readonly aligns?: readonly Align[]
  readonly gap?: number
}

/** Rows of cells under their titles. */
export function table(sheet: Sheet, rows: readonly (readonly string[])[], look: TableLook = {}): void {
  const { titles = [], size = sheet.size * 0.92, aligns = [], gap = 4 } = look
  const count = Math.max(titles.length, rows[0]?.length ?? 0)
  const starts = look.at ?? Array.from({ length: count }, (_, at) => at / count)
  const print = (cells: readonly string[]): void => {
    sheet.row(
      cells.map((text, at) => {
        const [from = 0, next = 1] = [starts[at], starts[at + 1]]
        return { text, from, to: next - 0.02, size, align: aligns[at] ?? 'left' }
      }),
    )
    sheet.gap(gap)
  }
  if (titles.length > 0) print(titles)
  rows.forEach(print)
}
