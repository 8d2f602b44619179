/** Points of one unit; a number without a unit is in pixels. */
const points: Readonly<Record<string, number>> = { '': 0.75, px: 0.75, pt: 1, mm: 72 / 25.4, cm: 72 / 2.54 }

const length = /^(\d{1,4}(?:\.\d{1,3})?)(px|pt|em|mm|cm|%)?$/

/** What relative lengths are relative to, in points. */
export interface LengthBase {
  readonly em: number
  /** What 100% is. */
  readonly whole: number
}

/** A length of the subset in points; null for none. */
export function lengthInPoints(written: string | undefined, { em, whole }: LengthBase): number | null {
  const [, number, unit = ''] = length.exec(written?.trim().toLowerCase() ?? '') ?? []
  if (number === undefined) return null
  if (unit === 'em') return Number(number) * em
  if (unit === '%') return (Number(number) / 100) * whole
  return Number(number) * (points[unit] ?? 0)
}
