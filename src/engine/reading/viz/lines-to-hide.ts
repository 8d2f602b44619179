import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { looksLikeMrzText } from '../mrz/read-lines.ts'
import { splitLabels } from './split-labels.ts'
import type { VizLine } from './text-line.ts'
import { vizValues } from './viz-values.ts'

/** What may stand nowhere on a picture. */
export interface HiddenPrint {
  readonly keys: ReadonlySet<FieldKey>
  /** Whether a text says one of the values of these keys. */
  readonly occurIn: (text: string) => boolean
  readonly isZoneHidden: boolean
}

/**
 * The places of print that must be painted over: lines that say a hidden value, values beside a label of a hidden key whatever
 * was read there, and lines of a zone.
 */
export function linesToHide(
  lines: readonly VizLine[],
  { keys, occurIn, isZoneHidden }: HiddenPrint,
  today: CalendarDate,
): readonly Quad<'upright'>[] {
  const saying = lines.filter(
    ({ text }) => occurIn(text) || (isZoneHidden && looksLikeMrzText(text.replaceAll(' ', ''))),
  )
  const labelled = [...vizValues(splitLabels(lines), today).values].filter(([key]) => keys.has(key))
  return [...saying, ...labelled.map(([, value]) => value)].map(({ quad }) => quad)
}
