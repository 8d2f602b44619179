import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import golden from './golden-mrz.json' with { type: 'json' }
import { mrzLayouts } from './mrz-layouts.ts'
import { parseMrz } from './parse-mrz.ts'
import { lineLengths } from './mrz-layout.ts'

const zones = z
  .array(
    z.object({
      note: z.string(),
      format: z.string(),
      lines: z.array(z.string()),
      fields: z.record(z.string(), z.string()),
      wrong: z.array(z.string()),
    }),
  )
  .parse(golden)

describe('parseZone', () => {
  it.each(zones)('takes apart: $format, $note', ({ format, lines, fields }) => {
    const { names, ...parsed } = parseMrz(format, lines)
    expect({ ...parsed, ...names }).toMatchObject(fields)
  })

  it.each(zones)('names exactly the wrong check digits: $format, $note', ({ format, lines, wrong }) => {
    const failed = parseMrz(format, lines).checkDigits.filter((check) => !check.valid)
    expect(failed.map((check) => check.of)).toEqual(wrong)
  })

  it('refuses lines that do not have the shape of the format', () => {
    expect(() => parseMrz('TD3', ['P<UTO', 'L898902C3'])).toThrow('shape')
  })

  it('has a vector for every format', () => {
    expect(new Set(zones.map((zone) => zone.format))).toEqual(new Set(mrzLayouts.map((format) => format.id)))
  })
})

describe('the tables of rows', () => {
  it.each(mrzLayouts)('leave no column of $id without a field and give none to two', (format) => {
    for (const [line, length] of lineLengths(format).entries()) {
      const columns = format.fields
        .filter((row) => row.line === line)
        .flatMap((row) => Array.from({ length: row.end - row.start }, (_, offset) => row.start + offset))
      expect(columns.sort((a, b) => a - b)).toEqual(Array.from({ length }, (_, column) => column))
    }
  })
})
