import { describe, expect, it } from 'vitest'
import { annaMaria, aPassport, someFields } from '../../../../test/world/facts/facts.ts'
import { boxMapping } from '../../imaging/page/box-mapping.ts'
import { blankImage } from '../page-reader.fixture.ts'
import { printed } from './printed-line.fixture.ts'
import { printedAs, withPrintedAs } from './printed-as.ts'

const context = {
  today: { year: 2026, month: 11, day: 26 },
  index: 0 as const,
  names: { inferFullName: true, splitFirstName: false },
  mapping: boxMapping({ pixels: blankImage, original: blankImage }, 0),
}
const coded = aPassport({
  type: 'I',
  fields: someFields({ ...annaMaria, lastName: 'MUELLER SOTO', personalNumber: 'ZE184226B' }, { index: 1 }),
})
const find = (texts: readonly string[], confidence = 0.999) =>
  printedAs(
    texts.map((text, at) => printed(text, [20, 40 * at], { confidence })),
    coded,
    context,
  )
const values = (texts: readonly string[]) =>
  Object.fromEntries(Object.entries(find(texts)?.fields ?? {}).map(([key, [first]]) => [key, first?.value]))

describe('The print of a side, as the zone of the other side says it', () => {
  it('is found beside labels that no one knows, with the letters of print', () => {
    const said = values(['ZXQW', 'MÜLLER-SOTO', 'anna maria', '12. 8. 1974', 'L 898902 D6', '15 APR 2032'])
    expect(said).toMatchObject({
      ...{ lastName: 'MÜLLER-SOTO', firstName: 'anna maria', dob: '1974-08-12' },
      ...{ documentNumber: 'L898902D6', expiry: '2032-04-15', documentSide: 'FRONT', documentType: 'I' },
    })
  })

  it('is found in a part of a line, and its box there', () => {
    const reading = find(['MÜLLER SOTO, Anna Maria', 'geb. 12.08.1974 in UTOPIA'])
    expect(reading?.fields.firstName?.[0]).toMatchObject({ value: 'Anna Maria', source: 'visual', index: 0 })
    const [surname, given] = [reading?.fields.lastName, reading?.fields.firstName]
    expect(given?.[0]?.inputBox?.[0][0]).toBeGreaterThan(surname?.[0]?.inputBox?.[1][0] ?? Infinity)
  })

  it('is nothing where one value alone stands there, or where others stand there', () => {
    expect(find(['MÜLLER SOTO', 'Dear customer'])).toBeNull()
    expect(find(['MÜLLER SOTON', 'ANNAMARIA', '12.08.1975', 'L898902D67', 'XL898902D6'])).toBeNull()
  })

  it('has another birth where a date of two other figures stands instead of it', () => {
    expect(values(['MÜLLER SOTO', 'L898902D6', '14.08.1944', '15.04.2032'])['dob']).toBe('1944-08-14')
    expect(find(['MÜLLER SOTO', 'L898902D6', '14.08.1944'], 0.985)?.fields.dob).toBeUndefined()
    expect(values(['MÜLLER SOTO', 'L898902D6', '12.08.1944', '12.08.1974'])['dob']).toBe('1974-08-12')
    expect(find(['MÜLLER SOTO', '14.08.1944'])).toBeNull()
  })

  it('is nothing where it was read with doubt', () =>
    expect(find(['MÜLLER SOTO', '12.08.1974'], 0.9)).toBeNull())

  it('is the side of the document where values were read with less doubt, and answers none of these', () => {
    const reading = find(['MÜLLER SOTO', '12.08.1974'], 0.98)
    expect(reading?.type).toBe('I')
    expect(reading?.fields.dob).toBeUndefined()
    expect(find(['MÜLLER SOTO', '12.08.1975'], 0.98)).toBeNull()
  })

  it.each([
    ['MÜLLER SOTO', 'firstName'],
    ['ANNA MARIA', 'lastName'],
  ])('is no whole name where only %s was found of it: the other part was not read', (name, missing) => {
    const reading = find([name, '12.08.1974', 'L898902D6'])
    expect(reading?.fields.fullName).toBeUndefined()
    expect(reading?.missing).toEqual([missing])
    expect(find(['MÜLLER SOTO', 'ANNA MARIA', '12.08.1974'])?.missing).toEqual([])
  })

  it('adds to what labels say, and takes nothing from it', () => {
    const labelled = aPassport({
      zone: null,
      fields: someFields({ dob: '1974-08-13', documentNumber: '12345678' }, { source: 'visual' }),
      missing: ['lastName'],
    })
    const both = withPrintedAs(labelled, find(['MÜLLER SOTO', '12.08.1974', 'L898902D6']))
    expect(both?.fields.dob?.map(({ value }) => value)).toEqual(['1974-08-13'])
    expect(both?.fields.documentNumber?.map(({ value }) => value)).toContain('L898902D6')
    expect(both?.fields.lastName?.[0]?.value).toBe('MÜLLER SOTO')
    expect(both?.missing).toEqual([])
  })
})
