import type { LabelKind } from '../../labels/label-kinds.ts'
import { wordsOf } from '../../labels/label-words.ts'
import { roleAt } from '../find-role.ts'
import { firstPieceAt, type RunningText, type TextPiece } from './read-on.ts'

const ofHeadings: readonly LabelKind[] = [
  'officers',
  'owners',
  'capital',
  'address',
  'name',
  'court',
  'legalForm',
  'incorporated',
  'number',
  'status',
  'seat',
]

/** The last label before a place that may be a heading of a section. */
export function headingOf(running: RunningText, at: number): TextPiece | null {
  const headings = headingsOf(running)
  return headings[firstPieceAt(headings, at) - 1] ?? null
}

/** They are asked for once for each name. */
const known = new WeakMap<RunningText, readonly TextPiece[]>()
function headingsOf(running: RunningText): readonly TextPiece[] {
  const before = known.get(running)
  if (before !== undefined) return before
  const inRow = new Map<number, number>()
  for (const { row } of running.pieces) inRow.set(row, (inRow.get(row) ?? 0) + 1)
  const found = running.pieces.filter((one) => isHeading(one, inRow.get(one.row) === 1))
  known.set(running, found)
  return found
}

function isHeading({ label, before, piece }: TextPiece, isAlone: boolean): boolean {
  if (before.length > 0) return false
  const kinds = label === null || label.ends === 'bare' ? [] : label.kinds
  if (kinds.includes('officers') || kinds.includes('owners')) return true
  // `Type: Person` is a field, and no heading.
  const isField = !isAlone || label?.ends === 'colon'
  return !isField && (kinds.some((kind) => ofHeadings.includes(kind)) || ofRoles(piece.text))
}

/** Of a heading, where letters write words and where signs do. */
const longest = { words: 4, signs: 7 } as const

/** `Company Director 2`, `STYRELSELEDAMÖTER`, `Active Officer(s)`: a short line of its own that names what people do. */
function ofRoles(text: string): boolean {
  const words = wordsOf(text.replace(/\s+\d{1,2}$/u, ''))
  return (
    words.length <= (/^\p{Script=Han}+$/u.test(text) ? longest.signs : longest.words) &&
    !/\d|[,;]|[.]$/u.test(text.replace(/\s+\d{1,2}$/u, '')) &&
    words.some((_, at) => roleAt(words, at) !== null)
  )
}

/** What a section is about, by its heading. */
export function sectionKind(heading: TextPiece | null): string {
  if (heading === null) return 'none'
  const kinds = heading.label?.kinds ?? []
  if (kinds.includes('officers') || kinds.every((kind) => !ofHeadings.includes(kind)))
    return kinds.includes('owners') ? 'both' : 'officers'
  if (kinds.includes('owners')) return 'owners'
  return kinds.includes('capital') ? 'capital' : 'company'
}
