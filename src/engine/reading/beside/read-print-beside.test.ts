import { describe, expect, it } from 'vitest'
import { aPassport, someFields } from '../../../../test/world/facts/facts.ts'
import { passportPrint, printedSide, sidePlace, type PrintedText } from './printed-side.fixture.ts'
import { readPrintBeside } from './read-print-beside.ts'

const code = aPassport({
  issuer: 'UTO',
  fields: someFields({ dob: '1974-08-12', expiry: '2032-04-15', countryIso3: 'UTO', lastName: 'ERIKSSON' }),
})
const today = { year: 2026, month: 11, day: 21 }

/** As the fixture prints it over ZENITH. */
const label = 'Place of birth / Lieu de naissance'

async function read(lines: readonly PrintedText[]) {
  const { pageReader, looks } = await printedSide(lines)
  const print = await readPrintBeside(pageReader, { code, place: sidePlace, today })
  const values = Object.fromEntries([...print.values].map(([key, { value }]) => [key, value]))
  return { print, values, looks }
}

describe('Print beside a zone', () => {
  it('says what the zone does not, and repeats what the zone says', async () => {
    const { values, print } = await read(passportPrint())
    expect(values).toMatchObject({
      dob: '1974-08-12',
      issued: '2022-04-16',
      placeOfBirth: 'ZENITH',
      issueAuthority: 'PASSPORT OFFICE',
    })
    expect(print.unanswered).toEqual([])
  })

  it('is read by two readers at once', async () => {
    const { pageReader } = await printedSide(passportPrint())
    let [underWay, most] = [0, 0]
    const readText: typeof pageReader.readText = async (...asked) => {
      most = Math.max(most, ++underWay)
      await Promise.resolve()
      return pageReader.readText(...asked).finally(() => underWay--)
    }
    await readPrintBeside({ ...pageReader, readText }, { code, place: sidePlace, today })
    expect(most).toBeGreaterThan(1)
  })

  it('is not read ahead where the work ends before', async () => {
    const many = Array.from({ length: 30 }, (_, at): PrintedText => ({
      text: `WORD${at} OF PRINT`,
      at: [at % 2 === 0 ? 60 : 640, 60 + 40 * Math.floor(at / 2)],
      height: 20,
    })) // prettier-ignore
    const { print, looks } = await read(many)
    expect(print.unread).toBeGreaterThan(0)
    const values = many.filter(({ text }) => looks.includes(text)).length
    expect(values).toBeLessThanOrEqual(many.length - print.unread)
  })

  it('needs no label where the zone says the same, and is not asked for the title of the document', async () => {
    const { looks } = await read(passportPrint())
    expect(looks).not.toContain('Date of birth')
    expect(looks).not.toContain('UTOPIA')
  })

  it('says another birth date than the zone where three looks are certain of it', async () => {
    const { values, looks } = await read(passportPrint({ dob: { text: '12 AUG 1947' } }))
    expect(values['dob']).toBe('1947-08-12')
    expect(looks.filter((text) => text === '12 AUG 1947')).toHaveLength(3)
  })

  it.each<[title: string, dob: Partial<PrintedText>]>([
    ['the looks do not agree', { text: '12 AUG 1947', seen: ['12 AUG 1947', '12 AUG 1941'] }],
    ['they are not certain', { text: '12 AUG 1947', confidence: 0.97 }],
  ])('says nothing of the birth where %s', async (_, dob) => {
    const { values, print } = await read(passportPrint({ dob }))
    expect(values['dob']).toBeUndefined()
    expect(print.unanswered).toContain('dob')
  })

  it('says another birth date without a label that is known', async () => {
    const without = passportPrint({ dob: { text: '14 JUN/JUIN 1974 ZENITH' } }).map((line) =>
      line.text === 'Date of birth' ? { ...line, text: 'Zxqw Zxqw' } : line,
    )
    const { values, looks } = await read(without)
    expect(values['dob']).toBe('1974-06-14')
    expect(looks).not.toContain('Zxqw Zxqw')
  })

  it('does not say a birth date that looks like the zone’s in every figure, and was seen with some doubt', async () => {
    const { values } = await read(passportPrint({ dob: { text: '17 JUN 1974', confidence: 0.99 } }))
    expect(values['dob']).toBeUndefined()
  })

  it.each([
    { seen: 'Plqz of bxrt', place: undefined },
    { seen: 'Plece of bi', place: 'ZENITH' },
    { seen: '', place: undefined },
  ])('looks once at a label that shows “$seen”', async ({ seen, place }) => {
    const lines = passportPrint().map((line) => (line.text === label ? { ...line, seen: [seen] } : line))
    const { values, looks } = await read(lines)
    expect(looks.filter((text) => text === label)).toHaveLength(1)
    expect(values['placeOfBirth']).toBe(place)
  })

  it('takes the zone’s birth date for the birth wherever it stands, whatever date stands beside the label', async () => {
    const { values } = await read([
      ...passportPrint({ dob: { text: '12 AUG 1947' } }),
      { text: '12 AUG 1974', at: [760, 560] },
    ])
    expect(values['dob']).toBe('1974-08-12')
  })

  it('stops when the work for it is done, and tells how many lines are left', async () => {
    const many = Array.from({ length: 20 }, (_, at): PrintedText => ({
      text: `LINE OF PRINT ${at}`,
      at: [100, 20 + at * 33],
      height: 20,
    }))
    const { print, looks } = await read(many)
    expect(looks.length).toBeGreaterThan(0)
    expect(print.unread).toBeGreaterThan(3)
  })

  it('leaves out what lies on the zone and outside of the side', async () => {
    const { looks } = await read([
      { text: 'P<UTOERIKSSON', at: [60, 730] },
      { text: 'A SHEET BENEATH', at: [1300, 400] },
    ])
    expect(looks).toEqual([])
  })
})
