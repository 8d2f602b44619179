import { europeanFigure } from '../../../vocabulary/documents/european-figure.ts'

/** A longer text is no number. */
const maxLength = 100

/**
 * A number of a company in capitals and ASCII digits, spaces made one: the full-width digits of East Asia and the digits of
 * Arabic, Persian and Indian scripts are read as what they are.
 */
export function plainNumber(value: string): string {
  return value
    .slice(0, maxLength)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, europeanFigure)
    .toUpperCase()
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()
}
