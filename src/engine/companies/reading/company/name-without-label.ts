import { legalFormCode } from '../../legal-forms/legal-form-of.ts'
import { isLineAbove, type LabelledPage } from '../layout/labelled-page.ts'
import { areLevel, certaintyOf, joined, partOf, type PrintPiece } from '../layout/print-piece.ts'
import { isForm } from './form-in-print.ts'
import { endOfCompanyName, looksLikeCompany } from '../values/company-words.ts'

/** Lines at the top of a document among which its title stands. */
const titleLines = 8
/** How sure a name is that no label names, 0..1. */
const withoutLabel = 0.7

/** The first line of a document that is a company's name by its end, in the largest print; null where none is. */
export function nameWithoutLabel(
  pages: readonly LabelledPage[],
  used: ReadonlySet<PrintPiece>,
): { readonly piece: PrintPiece; readonly confidence: number } | null {
  const lines = (pages[0]?.pieces ?? [])
    .filter(({ piece, label }) => (label === null || label.ends === 'bare') && !used.has(piece))
    .map(({ piece }) => piece)
    .filter(({ text }) => text.length < 100 && looksLikeCompany(text) && /^[\p{Lu}\d"„“«]/u.test(text))
    .filter(({ text }) => legalFormCode(text) === null)
  const [sender] = (pages[0]?.pieces ?? []).flatMap(({ piece }) => nameAtStart(piece) ?? [])
  const largest = Math.max(0, ...lines.map(({ height }) => height))
  const piece = lines.find(({ height }) => height > 0.85 * largest)
  const line = piece === undefined ? undefined : withFirstLine(piece, pages[0])
  const found = line ?? sender ?? titleAboveForm(pages[0], used)
  return found === undefined ? null : { piece: found, confidence: withoutLabel * certaintyOf(found) }
}

/** `AL SAMHA GENERAL` beside a label, and under it `CONTRACTING - L.L.C`: the second line of a cell with its first. */
function withFirstLine(line: PrintPiece, page: LabelledPage | undefined): PrintPiece {
  const labelsOf = (piece: PrintPiece) =>
    (page?.pieces ?? []).filter(
      (one) => one.label !== null && one.piece.right <= piece.left && areLevel(one.piece, piece),
    )
  const own = labelsOf(line)
  const first = page?.pieces.find(
    ({ piece, label }) => label === null && isLineAbove(piece, line) && isBeginning(piece.text),
  )?.piece
  const labels = first === undefined ? [] : labelsOf(first)
  const isOneCell = labels.length > 0 && own.every((label) => labels.includes(label))
  return first !== undefined && isOneCell ? joined(first, line) : line
}

const isBeginning = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && !/\d|[:,;.]$/u.test(text) && !looksLikeCompany(text)

/** The first line of a document, where its legal form stands by itself under it: the title of articles. */
function titleAboveForm(
  page: LabelledPage | undefined,
  used: ReadonlySet<PrintPiece>,
): PrintPiece | undefined {
  const lines = (page?.pieces ?? []).slice(0, titleLines)
  const at = lines.findIndex(({ piece }) => isForm(piece.text))
  const above = lines[at - 1]
  if (above === undefined || above.label !== null || used.has(above.piece)) return undefined
  const isTitle = /^[\p{Lu}\d"„“«]/u.test(above.piece.text) && above.piece.text.length < 100
  return isTitle && above.piece.height > 0.95 * (lines[at]?.piece.height ?? 0) ? above.piece : undefined
}

/** The line of a sender: its name, and behind a sign its address. */
function nameAtStart(piece: PrintPiece): PrintPiece | null {
  const end = endOfCompanyName(piece.text)
  const isSender =
    end !== null && /^\s*[·•|,–-]\s*\S/u.test(piece.text.slice(end)) && /^\p{Lu}/u.test(piece.text)
  return isSender && piece.text.slice(0, end).split(' ').length <= 8 ? partOf(piece, 0, end) : null
}
