import type { LabelledPage } from '../layout/labelled-page.ts'
import { partOf, type PrintPiece } from '../layout/print-piece.ts'

/** How sure a number is by its form alone, 0..1. */
const byForm = 0.88

/** Numbers of registers that bear the name of their register, and are known by it wherever they stand. */
const forms: readonly RegExp[] = [
  /\b(?:HRA|HRB|GnR|PR|VR)\s?\d{1,6}(?:\s[A-Z]{1,2})?(?![\p{L}\d])/u,
  /\bFN\s?\d{4,6}\s?[a-zA-Z](?![\p{L}\d])/u,
  /\bCHE-?\s?\d{3}\.\d{3}\.\d{3}/u,
  /\b\d{3}\s?\d{3}\s?\d{3}(?=\s+(?:R\.?C\.?S|RCS))/u,
  /(?<=\bR\.?C\.?S\.?\s+(?:de\s+)?\p{L}+\s+(?:[AB]\s+)?)\d{3}\s?\d{3}\s?\d{3}\b/u,
  /(?<=\b(?:KvK|KRS|NIPC|SIREN|CVR|Org\.?nr|CNPJ|REA|UEN|CRN|KBO|BCE)\b[\s.:°nr-]{1,8})[A-Z]{0,2}[\s-]?\d[\d\s./-]{5,17}\d/u,
  /\b[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}\b/u,
]

/** The first number of a document that names its register itself; null where none does. */
export function numberAnywhere(
  pages: readonly LabelledPage[],
  used: ReadonlySet<PrintPiece>,
): { readonly piece: PrintPiece; readonly confidence: number } | null {
  for (const form of forms)
    for (const { piece } of pages.flatMap((page) => page.pieces)) {
      const match = used.has(piece) ? null : form.exec(piece.text)
      const part = match === null ? null : partOf(piece, match.index, match.index + match[0].length)
      if (part !== null) return { piece: { ...part, text: inItsCase(part.text) }, confidence: byForm }
    }
  return null
}

/** The check letter of an Austrian number is small; the recogniser takes some small letters that stand alone for great ones. */
const inItsCase = (text: string): string =>
  text.startsWith('FN') ? `FN${text.slice(2).toLowerCase()}` : text
