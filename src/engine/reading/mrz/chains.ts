import {
  rowOf,
  type CheckRow,
  type FieldRow,
  type ZoneField,
  type ZoneFormat,
} from '../../documents/formats/zone-format.ts'
import type { Column } from './candidates.ts'

/** Columns of each line of a zone. */
export type Grid = readonly (readonly Column[])[]

/** One column under check digits. */
export interface Step {
  /** What it belongs to; null for a check digit. */
  readonly field: ZoneField | null
  readonly column: Column
  readonly line: number
  readonly at: number
  /** Weight in the sum of the field, or null outside of checked fields. */
  readonly fieldWeight: number | null
  /** This is the check digit of the field before it. */
  readonly isFieldCheck: boolean
  readonly mayGoOn: boolean
  /** Weight in the sum of the zone, or null. */
  readonly zoneWeight: number | null
  readonly isZoneCheck: boolean
}

const checkWeights = [7, 3, 1] as const

/** Runs of columns that hang together by check digits. */
export function chainsOf(format: ZoneFormat, grid: Grid): readonly (readonly Step[])[] {
  const composite = format.checks.find((check) => check.of === 'composite')
  const fields = format.checks.filter((check) => check.of !== 'composite')
  if (composite === undefined) return fields.map((check) => fieldSteps(format, grid, check))
  const chain: Step[] = []
  let position = 0
  for (const field of composite.over) {
    const row = rowOf(format, field)
    if (row === null) continue
    const check = fields.find((one) => one.digit === field)
    const isChecked = fields.some((one) => one.over.includes(field))
    const mayGoOn = check?.digit === 'numberCheck' && format.longNumbers === true
    for (const step of rowSteps(grid, row)) {
      const fieldWeight = isChecked ? (checkWeights[(step.at - row.start) % 3] ?? 0) : null
      const zoneWeight = checkWeights[position++ % 3] ?? 0
      chain.push({
        ...step,
        field,
        fieldWeight,
        isFieldCheck: check !== undefined,
        mayGoOn,
        zoneWeight,
        isZoneCheck: false,
      })
    }
  }
  const digit = rowOf(format, composite.digit)
  const last = digit === null ? [] : rowSteps(grid, digit)
  const plain = {
    field: null,
    fieldWeight: null,
    isFieldCheck: false,
    mayGoOn: false,
    zoneWeight: null,
    isZoneCheck: true,
  }
  return [[...chain, ...last.map((step) => ({ ...step, ...plain }))]]
}

function fieldSteps(format: ZoneFormat, grid: Grid, check: CheckRow): readonly Step[] {
  const plain = { mayGoOn: false, zoneWeight: null, isZoneCheck: false }
  const steps: Step[] = []
  for (const field of check.over) {
    const row = rowOf(format, field)
    for (const step of row === null ? [] : rowSteps(grid, row)) {
      const fieldWeight = checkWeights[steps.length % 3] ?? 0
      steps.push({ ...step, ...plain, field, fieldWeight, isFieldCheck: false })
    }
  }
  const digit = rowOf(format, check.digit)
  for (const step of digit === null ? [] : rowSteps(grid, digit)) {
    steps.push({ ...step, ...plain, field: null, fieldWeight: null, isFieldCheck: true })
  }
  return steps
}

function rowSteps(grid: Grid, row: FieldRow) {
  const columns = (grid[row.line] ?? []).slice(row.start, row.end)
  return columns.map((column, offset) => ({ column, line: row.line, at: row.start + offset }))
}
