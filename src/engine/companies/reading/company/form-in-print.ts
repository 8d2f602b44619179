import { legalFormCode } from '../../legal-forms/legal-form-of.ts'
import { wordsOf } from '../labels/label-words.ts'
import type { LabelledPage } from '../layout/labelled-page.ts'
import { certaintyOf, type PrintPiece } from '../layout/print-piece.ts'
import { proseOf } from './sentences.ts'

/** How sure a legal form is that no label names, 0..1: a line by itself, and words of a sentence. */
const sureness = { line: 0.85, prose: 0.75 } as const
/** Letters of a form that is written out; shorter ones are words of anything. */
const least = { line: 12, prose: 18 } as const
const mostWords = 7

/** A line that is a legal form, written out, and nothing else. */
export function formLine(
  pages: readonly LabelledPage[],
  used: ReadonlySet<PrintPiece>,
): { readonly piece: PrintPiece; readonly confidence: number } | null {
  const found = (pages[0]?.pieces ?? []).find(({ piece, label }) => !used.has(piece) && label === null && isForm(piece.text, least.line)) // prettier-ignore
  return found === undefined
    ? null
    : { piece: found.piece, confidence: sureness.line * certaintyOf(found.piece) }
}

export function isForm(text: string, letters: number = least.line): boolean {
  return (
    text.length >= letters && text.includes(' ') && legalFormCode(text.replace(/[\s,;.:]+$/u, '')) !== null
  )
}

/**
 * A legal form, written out, among the words of the first page.
 *
 * @param code of the form that is looked for; null: of any
 */
export function formInProse(
  pages: readonly LabelledPage[],
  code: string | null = null,
): { readonly value: string; readonly pieces: readonly PrintPiece[]; readonly confidence: number } | null {
  const prose = proseOf((pages[0]?.pieces ?? []).map(({ piece }) => piece))
  const words = wordsOf(prose.text)
  for (const [at, first] of words.entries())
    for (let count = mostWords; count >= 3; count--) {
      const last = words[at + count - 1]
      const value = last === undefined ? '' : prose.text.slice(first.start, last.end)
      if (isForm(value, least.prose) && (code === null || legalFormCode(value) === code))
        return { value, pieces: prose.piecesOf({ from: first.start, to: last?.end ?? first.end }), confidence: sureness.prose }
    }
  return null
} // prettier-ignore
