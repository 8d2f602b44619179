import type { Random } from '../../../../src/engine/specimens/random.ts'
import { widthOf, wrapText } from './measure.ts'
import type { PrintPage } from './print.ts'
import { asPages, type Run } from './runs.ts'

export interface SheetLook {
  readonly width?: number
  readonly height?: number
  readonly margin?: number
  readonly size?: number
  /** Of a line, in parts of the size. */
  readonly leading?: number
  /** Written from right to left. */
  readonly isMirrored?: boolean
  readonly header?: (page: number) => string
  readonly footer?: (page: number) => string
}

export interface Cell {
  readonly text: string
  /** Where it begins and ends, in parts of the column. */
  readonly from: number
  readonly to: number
  readonly size?: number
  readonly align?: Align
}

export type Align = 'left' | 'centre' | 'right'

export interface TextLook {
  readonly size?: number
  readonly align?: Align
  readonly from?: number
  readonly to?: number
}

/** What is written on so far, line by line downwards. */
export interface Sheet {
  readonly random: Random
  readonly size: number
  gap(points: number): void
  /** Cells side by side; each wraps between its margins. */
  row(cells: readonly Cell[]): void
  text(text: string, look?: TextLook): void
  /** Parts side by side that know nothing of each other. */
  columns(parts: readonly (() => void)[], gutter?: number): void
  nextPage(): void
  pages(): readonly PrintPage[]
}

/** A sheet whose size of type, margins and leading differ by document where the layout leaves them open. */
export function openSheet(random: Random, look: SheetLook = {}): Sheet {
  const { width = 595, height = 842, isMirrored = false } = look
  const size = look.size ?? random.pick([8.5, 9, 9.5, 10, 10.5, 11])
  const margin = look.margin ?? random.between(38, 72)
  const leading = look.leading ?? random.between(1.22, 1.6)
  const runs: Run[][] = [[]]
  let [left, right, y, isInColumns] = [margin, width - margin, margin, false]

  const put = (text: string, at: { x: number; y: number; size: number }): void => {
    if (text.trim() !== '') runs.at(-1)?.push({ text: text.trim(), ...at, width: widthOf(text.trim(), at.size) })
  }
  const frame = (): void => {
    const at = { x: margin, size: size * 0.8 }
    if (look.header !== undefined) put(look.header(runs.length), { ...at, y: margin * 0.45 })
    if (look.footer !== undefined) put(look.footer(runs.length), { ...at, y: height - margin * 0.6 })
  }
  const nextPage = (): void => {
    runs.push([])
    y = margin
    frame()
  }
  const row = (cells: readonly Cell[]): void => {
    const set = cells.map((cell) => setCell(cell, right - left, size))
    const tall = Math.max(...set.map((one) => one.lines.length * one.size * leading))
    if (!isInColumns && y + tall > height - margin && tall < height / 2) nextPage()
    for (const { lines, size: own, from, space, align } of set)
      lines.forEach((line, at) => {
        const rest = space - widthOf(line, own)
        const shift = align === 'right' ? rest : align === 'centre' ? rest / 2 : 0
        put(line, { x: left + from + Math.max(0, shift), y: y + at * own * leading, size: own })
      })
    y += tall
  }
  frame()
  return {
    ...{ random, size, row, nextPage },
    gap: (points) => void (y += points),
    text: (text, { from = 0, to = 1, ...more } = {}) => row([{ text, from, to, ...more }]),
    columns: (parts, gutter = 18) => {
      const before = { left, right, y, isInColumns }
      const each = (right - left - gutter * (parts.length - 1)) / parts.length
      let lowest = y
      isInColumns = true
      parts.forEach((part, at) => {
        left = before.left + at * (each + gutter)
        right = left + each
        y = before.y
        part()
        lowest = Math.max(lowest, y)
      })
      ;({ left, right, isInColumns } = before)
      y = lowest
    },
    pages: () => asPages(runs, { width, height, isMirrored }),
  }
}

function setCell({ text, from, to, size: own, align = 'left' }: Cell, width: number, size: number) {
  const at = { size: own ?? size, from: from * width, space: (to - from) * width, align }
  return { ...at, lines: wrapText(text, at.size, at.space) }
}
