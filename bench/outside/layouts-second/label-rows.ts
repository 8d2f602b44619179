import type { Sheet, Style } from '../sheet.ts'

/** A label and what stands below it, at the base line of the first line of the value. */
export type Row = (at: readonly [number, number], label: string, ...lines: readonly string[]) => void

/** Writes rows of one look; `lead` millimetres are between base lines of label and value, and of two lines. */
export function labelRows(
  sheet: Sheet,
  {
    label,
    value,
    lead,
  }: { readonly label: Style; readonly value: Style; readonly lead: readonly [number, number] },
): Row {
  return ([x, y], words, ...lines) => {
    sheet.text(x, y - lead[0], [words, label])
    lines.forEach((line, at) => sheet.text(x, y + at * lead[1], [line, value]))
  }
}
