import { documentTypeFromTitle, isBareTitle } from '../../documents/viz/titles/document-title.ts'
import { linePosition, readingDirection, type VizLine } from './text-line.ts'
import type { ReadValue } from './value-reader.ts'

/** How far a number without a label stands from what the document calls itself, in parts of the higher one's height. */
const bounds = { below: 2.5, beside: 12, level: 0.8 } as const
/** So many digits make a number of what stands there. */
const minDigits = 4

/**
 * The number that stands under or beside the title, as many cards print it without a label; null where there is none, or more
 * than one. Its value is read with the doubt that nothing says what it is.
 *
 * @param others lines that are neither labels nor values
 */
export function numberUnderTitle(
  others: readonly VizLine[],
  read: ReadValue,
): { readonly line: VizLine; readonly value: string } | null {
  const direction = readingDirection(others.map(({ quad }) => quad))
  const titles = others.filter(({ text }) => documentTypeFromTitle([text]) !== null && isBareTitle(text))
  if (direction === null) return null
  const isNearTitle = (line: VizLine): boolean => {
    const number = linePosition(line.quad, direction)
    return titles.some(({ quad }) => {
      const title = linePosition(quad, direction)
      const unit = Math.max(title.height, number.height)
      const [drop, gap] = [number.middle - title.middle, number.left - title.right]
      const isBelow =
        drop > 0 && drop < bounds.below * unit && number.left < title.right && number.right > title.left
      return isBelow || (Math.abs(drop) < bounds.level * unit && gap > 0 && gap < bounds.beside * unit)
    })
  }
  const match = { field: 'documentNumber', languages: [], errors: 0, valueStart: null } as const
  const numbers = others.flatMap((line) => {
    const value = read(match, line.text)
    const isNumber = value !== null && value.replace(/\D/g, '').length >= minDigits
    return isNumber && isNearTitle(line) ? [{ line, value }] : []
  })
  const [only, ...more] = numbers
  return only === undefined || more.length > 0 ? null : only
}
