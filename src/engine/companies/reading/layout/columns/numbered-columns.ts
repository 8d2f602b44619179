import { matchLabel, type MatchedLabel } from '../../labels/match-label.ts'
import type { LabelLanguage } from '../../labels/label-kinds.ts'
import type { LabelledPage, LabelledPiece } from '../labelled-page.ts'
import { splitTail } from '../split-tail.ts'
import { areLevel, linesBetween, overlapAcross, type PrintPiece } from '../print-piece.ts'

/** Columns by which a register numbers them: fewer are figures of something else. */
const leastColumns = 4
/** Of the titles so many are labels that are known. */
const leastNamed = 2
/** How far above its number the title of a column may stand, in heights. */
const highestTitle = 7

interface NumberedColumn {
  readonly left: number
  readonly title: string
}

/**
 * The table of a register whose columns are numbered under their titles, `a) Firma b) Sitz`, and whose cells name their lines by
 * the same letters: what stands above it, and each column as a page of its own. Null where there is no such table.
 */
export function numberedColumns(
  pieces: readonly PrintPiece[],
  language: LabelLanguage | null,
): readonly LabelledPage[] | null {
  const numbers = numberRow(pieces)
  const [first] = numbers
  if (first === undefined) return null
  const columns = numbers.map((number, at) => columnOf(pieces, number, numbers[at - 1]))
  if (columns.filter(({ title }) => matchLabel(title, language) !== null).length < leastNamed) return null
  const lower = pieces.filter((piece) => linesBetween(first, piece) > 0.6)
  const isTitle = (piece: PrintPiece) => !lower.includes(piece) && linesBetween(piece, first) < highestTitle
  const above = pieces.filter((piece) => !lower.includes(piece) && !isTitle(piece))
  const labelled = (piece: PrintPiece): LabelledPiece => ({ piece, label: matchLabel(piece.text, language) })
  return [
    { pieces: above.map(labelled) },
    ...columns.map((column, at) => {
      const right = columns[at + 1]?.left ?? Infinity
      const isInside = ({ left, height }: PrintPiece) => left > column.left - height && left < right - height
      return {
        pieces: namedLines(lower.filter(isInside).flatMap(splitTail).map(labelled), column.title, language),
      }
    }),
  ]
}

/** `1 2 3 4 5 6 7`, each in a column of its own; single figures may be lost. */
function numberRow(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const figures = pieces.filter(({ text }) => /^\s*[1-9]\s*$/.test(text))
  for (const start of figures) {
    const row = figures.filter((piece) => areLevel(piece, start)).toSorted((a, b) => a.left - b.left)
    const isRising = row.every(({ text }, at) => at === 0 || Number(text) > Number(row[at - 1]?.text))
    if (row.length >= leastColumns && isRising) return row
  }
  return []
}

function columnOf(
  pieces: readonly PrintPiece[],
  number: PrintPiece,
  before: PrintPiece | undefined,
): NumberedColumn {
  const from = before === undefined ? -Infinity : before.right
  const titles = pieces.filter((piece) => {
    const lines = linesBetween(piece, number)
    return lines > 0.6 && lines < highestTitle && piece.left > from && piece.left <= number.right
  })
  const left = Math.min(...titles.map((title) => title.left), number.left)
  const own = titles.filter(
    (title) => title.left < left + 2 * title.height || overlapAcross(title, number) > 0,
  )
  return { left, title: own.map(({ text }) => text).join(' ') }
}

/** Lines of a column with the labels that its title gives them: by their letter, or the first of a cell by the title. */
function namedLines(
  lines: readonly LabelledPiece[],
  title: string,
  language: LabelLanguage | null,
): readonly LabelledPiece[] {
  const titles = titlesByLetter(title)
  const whole = matchLabel(title, language)
  return lines.map((line, at) => {
    if (line.label?.ends === 'colon') return line
    const letter = /^\s*([a-e])\)\s*/u.exec(line.piece.text)
    const named = letter === null ? null : matchLabel(titles.get(letter[1] ?? '') ?? '', language)
    if (letter !== null && named !== null) return { ...line, label: inside(named, letter[0].length) }
    const isFirst = titles.size === 0 && at === 0 && whole !== null
    return isFirst ? { ...line, label: inside(whole, 0) } : line
  })
}

const inside = (label: MatchedLabel, valueAt: number): MatchedLabel => ({ ...label, valueAt, ends: 'colon' })

/** `a) Firma b) Sitz, Niederlassung` → what each letter stands for. */
function titlesByLetter(title: string): ReadonlyMap<string, string> {
  const parts = [...title.matchAll(/(?<![\p{L}\d])([a-e])\)\s*(.*?)(?=\s[b-e]\)|$)/gu)]
  return new Map(parts.map(([, letter = '', text = '']) => [letter, text]))
}
