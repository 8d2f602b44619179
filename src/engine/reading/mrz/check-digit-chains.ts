import {
  columnsOfField,
  type CheckDigitRule,
  type FieldColumns,
  type MrzField,
  type MrzLayout,
} from '../../documents/formats/mrz-layout.ts'
import type { Column } from './candidates.ts'

/** Columns of each line of a zone. */
export type ColumnGrid = readonly (readonly Column[])[]

/** One column under check digits. */
export interface ChainStep {
  /** What it belongs to; null for a check digit. */
  readonly field: MrzField | null
  readonly column: Column
  readonly line: number
  readonly columnIndex: number
  /** Weight in the sum of the field, or null outside of checked fields. */
  readonly fieldWeight: number | null
  /** This is the check digit of the field before it. */
  readonly isFieldCheck: boolean
  readonly mayContinue: boolean
  /** Weight in the sum of the zone, or null. */
  readonly compositeWeight: number | null
  readonly isCompositeCheck: boolean
}

const checkWeights = [7, 3, 1] as const

/** Runs of columns that hang together by check digits. */
export function checkDigitChains(format: MrzLayout, grid: ColumnGrid): readonly (readonly ChainStep[])[] {
  const composite = format.checkDigitRules.find((check) => check.of === 'composite')
  const fields = format.checkDigitRules.filter((check) => check.of !== 'composite')
  if (composite === undefined) return fields.map((check) => fieldSteps(format, grid, check))
  const chain: ChainStep[] = []
  let position = 0
  for (const field of composite.coveredFields) {
    const row = columnsOfField(format, field)
    if (row === null) continue
    const check = fields.find((one) => one.digitField === field)
    const isChecked = fields.some((one) => one.coveredFields.includes(field))
    const mayContinue = check?.digitField === 'numberCheck' && format.hasLongNumbers === true
    for (const step of rowSteps(grid, row)) {
      const fieldWeight = isChecked ? (checkWeights[(step.columnIndex - row.start) % 3] ?? 0) : null
      const compositeWeight = checkWeights[position++ % 3] ?? 0
      chain.push({
        ...step,
        field,
        fieldWeight,
        isFieldCheck: check !== undefined,
        mayContinue,
        compositeWeight,
        isCompositeCheck: false,
      })
    }
  }
  const digit = columnsOfField(format, composite.digitField)
  const last = digit === null ? [] : rowSteps(grid, digit)
  const plain = {
    field: null,
    fieldWeight: null,
    isFieldCheck: false,
    mayContinue: false,
    compositeWeight: null,
    isCompositeCheck: true,
  }
  return [[...chain, ...last.map((step) => ({ ...step, ...plain }))]]
}

function fieldSteps(format: MrzLayout, grid: ColumnGrid, check: CheckDigitRule): readonly ChainStep[] {
  const plain = { mayContinue: false, compositeWeight: null, isCompositeCheck: false }
  const steps: ChainStep[] = []
  for (const field of check.coveredFields) {
    const row = columnsOfField(format, field)
    for (const step of row === null ? [] : rowSteps(grid, row)) {
      const fieldWeight = checkWeights[steps.length % 3] ?? 0
      steps.push({ ...step, ...plain, field, fieldWeight, isFieldCheck: false })
    }
  }
  const digit = columnsOfField(format, check.digitField)
  for (const step of digit === null ? [] : rowSteps(grid, digit)) {
    steps.push({ ...step, ...plain, field: null, fieldWeight: null, isFieldCheck: true })
  }
  return steps
}

function rowSteps(grid: ColumnGrid, row: FieldColumns) {
  const columns = (grid[row.line] ?? []).slice(row.start, row.end)
  return columns.map((column, offset) => ({ column, line: row.line, columnIndex: row.start + offset }))
}
