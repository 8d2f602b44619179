import type { VizField } from '../../documents/viz/tables/labels.table.ts'

/** A line that a label claims for a field. */
interface Claim {
  readonly field: VizField
  /** Indexes into the lines. */
  readonly label: number
  readonly value: number
}

/**
 * Values that labels claim for one field each. A number that is that of the document by one label and that of its holder by another is
 * the holder's: an identity card says `ID number` for it, too.
 */
export function withoutSharedValues<Value extends Claim>(values: readonly Value[]): readonly Value[] {
  const claimed = values.map((one) =>
    isHoldersNumber(one, values) ? { ...one, field: 'personalNumber' as const } : one,
  )
  return claimed.filter(
    (one) => !claimed.some((other) => other.value === one.value && other.field !== one.field),
  )
}

function isHoldersNumber(one: Claim, values: readonly Claim[]): boolean {
  return (
    one.field === 'documentNumber' &&
    values.some((other) => other.value === one.value && other.field === 'personalNumber')
  )
}
