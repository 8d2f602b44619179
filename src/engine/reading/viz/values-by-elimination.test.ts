import { describe, expect, it } from 'vitest'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import { printed } from './printed-line.fixture.ts'
import { findLabels } from './find-labels.ts'
import { valueReader } from './value-reader.ts'
import { valuesByElimination } from './values-by-elimination.ts'

const today = { year: 2026, month: 11, day: 26 }

function eliminated(
  texts: readonly string[],
  dates: Readonly<Partial<Record<VizField, string>>> = {},
  label = 'Etiketa',
) {
  const lines = texts.flatMap((text, at) =>
    text.includes(':')
      ? [printed(text, [20, 20 + 60 * at])]
      : [printed(label, [20, 20 + 60 * at]), printed(text, [20, 42 + 60 * at])],
  )
  const read = valueReader(lines, findLabels([]), { today })
  const known = new Map(Object.entries(dates) as [VizField, string][])
  const page = {
    lines,
    read,
    today,
    languages: [],
    isUsed: () => false,
    dates: known,
    labelled: new Set(known.keys()),
  }
  return Object.fromEntries(valuesByElimination(page).map(({ field, value }) => [field, value]))
}

describe('Dates beside labels that are not known', () => {
  it('are those of birth, issue and expiry in their order', () => {
    expect(eliminated(['14.09.2029', '09.11.2003', '14.09.2019'])).toEqual({ dob: '2003-11-09', issued: '2019-09-14', expiry: '2029-09-14' }) // prettier-ignore
  })

  it('are what the labelled ones leave for them', () => {
    expect(eliminated(['09.11.2003'], { issued: '2019-09-14', expiry: '2029-09-14' })).toEqual({ dob: '2003-11-09' }) // prettier-ignore
    expect(eliminated(['14.09.2029'], { dob: '2003-11-09' })).toEqual({ expiry: '2029-09-14' })
    expect(eliminated(['09.11.1983', '14.09.2029'])).toEqual({ dob: '1983-11-09', expiry: '2029-09-14' })
  })

  it('stand behind the colon of a label, too', () => {
    expect(eliminated(['נולד בתאריך: 19.07.1999', 'ניתן ביום: 15.12.2024'], { expiry: '2034-12-15' })).toEqual({ dob: '1999-07-19', issued: '2024-12-15' }) // prettier-ignore
  })

  it('stand before the colon of a label that is read from the right', () => {
    expect(eliminated(['2029-12-16: ć'], { dob: '1985-09-26', issued: '2019-12-16' })).toEqual({ expiry: '2029-12-16' }) // prettier-ignore
    expect(eliminated(['2029-12-16: 7 x'], { dob: '1985-09-26', issued: '2019-12-16' })).toEqual({})
  })

  it('need no label where they are to come, on a page with a number', () => {
    const known = { dob: '1985-09-26', documentNumber: 'F1405560' }
    expect(eliminated(['2035-01-28'], known, '7')).toEqual({ expiry: '2035-01-28' })
    expect(eliminated(['2015-01-28'], { ...known, expiry: '2035-01-28' }, '7')).toEqual({})
    expect(eliminated(['2035-01-28'], { dob: '1985-09-26' }, '7')).toEqual({})
  })

  it('say nothing where another answer is possible', () => {
    // Of a child it may be the birth, of others the issue.
    expect(eliminated(['09.11.2018'], { expiry: '2028-11-09' })).toEqual({})
    expect(eliminated(['09.11.2018', '09.11.2028'])).toEqual({})
    // An issue in the past, or an expiry in the past.
    expect(eliminated(['09.11.2022'], { dob: '1980-01-30' })).toEqual({})
  })

  it('say nothing where one is left over, is out of order, or has a year of two figures', () => {
    expect(eliminated(['09.11.1983', '09.11.2018', '09.11.2028'], { dob: '1983-11-09' })).toEqual({})
    expect(eliminated(['14.09.2029'], { issued: '2025-09-14', expiry: '2028-01-30' })).toEqual({})
    expect(eliminated(['09.11.83', '14.09.2029'])).toEqual({})
  })
})

describe('A number beside a label that is not known', () => {
  it('is that of the document where it is the only one', () => {
    expect(eliminated(['P1840820', 'SPECIMEN'])).toEqual({ documentNumber: 'P1840820' })
    expect(eliminated(['증번호:K4777822'])).toEqual({ documentNumber: 'K4777822' })
    expect(eliminated([': G3748445'])).toEqual({ documentNumber: 'G3748445' })
  })

  it('is nothing without anything beside it that may be a label', () => {
    const lines = [printed('P1840820', [20, 20]), printed('SPECIMEN', [20, 400])]
    const read = valueReader(lines, findLabels([]), { today })
    expect(valuesByElimination({ lines, read, today, languages: [], isUsed: () => false, dates: new Map(), labelled: new Set() })).toEqual([]) // prettier-ignore
  })

  it('is nothing beside another one, or where a label of a number is known', () => {
    expect(eliminated(['P1840820', 'K4777822'])).toEqual({})
    expect(eliminated(['P1840820'], { personalNumber: '123456789' })).toEqual({})
    expect(eliminated(['AB12'])).toEqual({})
  })
})

describe('A word for a sex beside a label that is not known', () => {
  it('is the holder’s where it is the only one', () => {
    expect(eliminated(['पुरुष'])).toEqual({ sex: 'M' })
    expect(eliminated(['женский', 'Иван'])).toEqual({ sex: 'F' })
    expect(eliminated(['Kadın', 'Elif'])).toEqual({ sex: 'F' })
  })

  it('may stand beside one letter with a sign on it, of all that was read of its label', () => {
    expect(eliminated(['মহিলা'], {}, 'নি্')).toEqual({ sex: 'F' })
    expect(eliminated(['মহিলা'], {}, 'ন')).toEqual({})
  })

  it('is nothing as a short word in Latin letters, as a letter alone, beside another one, or where the label is known', () => {
    expect(eliminated(['Nam'])).toEqual({})
    expect(eliminated(['Ж'])).toEqual({})
    expect(eliminated(['पुरुष', 'महिला'])).toEqual({})
    expect(eliminated(['पुरुष'], { sex: 'F' })).toEqual({})
  })
})
