import { describe, expect, it } from 'vitest'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { parseIsoDate } from '../../documents/values/calendar-date.ts'
import { linesToHide } from './lines-to-hide.ts'
import { card, printed } from './printed-line.fixture.ts'
import type { VizLine } from './text-line.ts'

const today = parseIsoDate('2026-11-21')

/** Texts of the lines that are to be hidden, where these keys are, with the number `X1234567` for a hidden value. */
function hidden(
  lines: readonly VizLine[],
  keys: readonly FieldKey[],
  isZoneHidden = false,
): readonly string[] {
  if (today === null) throw new Error('Today is no date')
  const rule = { keys: new Set(keys), occurIn: (text: string) => text.includes('X1234567'), isZoneHidden }
  const quads = linesToHide(lines, rule, today)
  const at = (line: VizLine) =>
    quads.some((quad) => quad[0][1] === line.quad[0][1] && quad[2][0] === line.quad[2][0])
  return lines.filter(at).map(({ text }) => text)
}

const zoneLine = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'

describe('lines to hide', () => {
  it('are those that say a hidden value, wherever it stands', () => {
    const again = printed('REF X1234567 A', [40, 500])
    expect(hidden([...card, again], ['documentNumber'])).toEqual(['X1234567', 'REF X1234567 A'])
  })

  it('are values beside a label of a hidden key, whatever was read there', () => {
    const misread = card.map((line) => (line.text === 'X1234567' ? printed('X12345G7', [40, 422], { height: 26 }) : line)) // prettier-ignore
    expect(hidden(misread, ['documentNumber'])).toEqual(['X12345G7'])
    expect(hidden(misread, ['dob'])).toEqual(['12.08.1974'])
  })

  it('are lines of a zone where it holds a hidden value, and not where it holds none', () => {
    const page = [...card, printed(zoneLine, [30, 520])]
    expect(hidden(page, ['lastName'], true)).toContain(zoneLine)
    expect(hidden(page, ['placeOfBirth'])).not.toContain(zoneLine)
  })
})
