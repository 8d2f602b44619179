import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { holds, middleOf } from '../../imaging/geometry/sides.ts'
import { splitLabels } from '../viz/split-labels.ts'
import { splitValues } from '../viz/split-values.ts'
import type { VizLine } from '../viz/text-line.ts'
import type { VizValue } from '../viz/measure-value.ts'
import { vizValues, type VizValues } from '../viz/viz-values.ts'
import { matchCodeValue } from './match-code-values.ts'

interface CodeContext {
  readonly code: Pick<DocumentReading, 'fields'>
  readonly today: CalendarDate
}

/**
 * What stands beside the labels of a side with a code. A line that says one value of the code is not another one for the label
 * that it stands beside: what else stands there is.
 */
export function labelledValues(
  lines: readonly VizLine[],
  { code, today }: CodeContext,
): Pick<VizValues, 'values' | 'labelledKeys'> {
  const valuesIn = (some: readonly VizLine[]) => vizValues(splitValues(splitLabels(some), today), today)
  const viz = valuesIn(lines)
  const matched = lines.flatMap((line) => {
    const match = matchCodeValue(line.text.trim(), code.fields, today)
    return match === null ? [] : [{ line, key: match.key }]
  })
  const isSaid = (key: FieldKey) => matched.some((match) => match.key === key)
  const isOther = (key: FieldKey, { quad }: VizValue) =>
    matched.some(({ line, key: said }) => said !== key && holds(line.quad, middleOf(quad)))
  const values = new Map([...viz.values].filter(([key, value]) => !isOther(key, value)))
  const open = viz.labelledKeys.filter((key) => !values.has(key) && !isSaid(key))
  if (matched.length === 0 || open.length === 0) return { ...viz, values }
  const others = valuesIn(lines.filter((line) => !matched.some((match) => match.line === line))).values
  for (const key of open) {
    const value = others.get(key)
    if (value !== undefined) values.set(key, value)
  }
  return { ...viz, values }
}
