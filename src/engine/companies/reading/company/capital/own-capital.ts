import type { LabelledPage } from '../../layout/labelled-page.ts'
import type { PrintPiece } from '../../layout/print-piece.ts'
import { inOwnCurrency } from '../../values/printed-amount.ts'
import { capitalOfRows } from './capital-of-rows.ts'
import { withCurrencyBeside } from './capital-of-table.ts'
import type { OpenValue } from '../open-value.ts'

interface Print {
  readonly pages: readonly LabelledPage[]
  readonly pieces: readonly PrintPiece[]
  /** ISO 3166 alpha-2; null where it is not known. */
  readonly country: string | null
}

/** The capital, with the currency that stands beside it: `$` means the dollar, or the peso, of the register; `kr` the crown. */
export function ownCapital(seen: OpenValue | undefined, { pages, pieces, country }: Print): OpenValue | undefined {
  const value = withCurrencyBeside(seen ?? capitalOfRows(pages) ?? undefined, pieces)
  if (value === undefined) return undefined
  const printed = value.pieces.map(({ text }) => text).join(' ')
  return { ...value, value: withGroups(inOwnCurrency(value.value, printed, country)) }
} // prettier-ignore

/** Currencies whose amounts are printed in thousandths. */
const inThousandths = /(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)$/u

/** `50,000.000 LBP`: a sign between groups that was misread, where a currency has no thousandths. */
function withGroups(value: string): string {
  if (inThousandths.test(value)) return value
  return value.replace(/^(\d{1,3}(?:,\d{3})+)\.(\d{3}) (?=[A-Z]{3}$)/u, '$1,$2 ').replace(/^(\d{1,3}(?:\.\d{3})+),(\d{3}) (?=[A-Z]{3}$)/u, '$1.$2 ')
} // prettier-ignore
