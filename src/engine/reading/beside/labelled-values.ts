import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { holds, middleOf } from '../../imaging/geometry/sides.ts'
import { splitLabels } from '../viz/split-labels.ts'
import { splitValues } from '../viz/split-values.ts'
import type { VizLine } from '../viz/text-line.ts'
import type { VizValue } from '../viz/measure-value.ts'
import { vizValues, type VizValues } from '../viz/viz-values.ts'
import type { MatchCode } from './match-code-values.ts'

interface CodeContext {
  readonly matchCode: MatchCode
  readonly today: CalendarDate
}

function valuesIn(lines: readonly VizLine[], today: CalendarDate): VizValues {
  return vizValues(splitValues(splitLabels(lines), today), today)
}

/** What the labels among lines are labels of. */
export function keysOfLabels(lines: readonly VizLine[], today: CalendarDate): readonly FieldKey[] {
  return lines.length === 0 ? [] : valuesIn(lines, today).labelledKeys
}

/**
 * What stands beside the labels of a side with a code. A line that says one value of the code is not another one for the label
 * that it stands beside: what else stands there is.
 */
export function labelledValues(
  lines: readonly VizLine[],
  { matchCode, today }: CodeContext,
): VizValues['values'] {
  const viz = valuesIn(lines, today)
  const matched = lines.flatMap((line) => {
    const match = matchCode(line.text.trim())
    return match === null ? [] : [{ line, key: match.key }]
  })
  const isSaid = (key: FieldKey) => matched.some((match) => match.key === key)
  const isOther = (key: FieldKey, { quad }: VizValue) =>
    matched.some(({ line, key: said }) => said !== key && holds(line.quad, middleOf(quad)))
  const values = new Map([...viz.values].filter(([key, value]) => !isOther(key, value)))
  const open = viz.labelledKeys.filter((key) => !values.has(key) && !isSaid(key))
  if (matched.length === 0 || open.length === 0) return values
  const unmatched = lines.filter((line) => !matched.some((match) => match.line === line))
  const others = valuesIn(unmatched, today).values
  for (const key of open) {
    const value = others.get(key)
    if (value !== undefined) values.set(key, value)
  }
  return values
}
