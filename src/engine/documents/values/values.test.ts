import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDate } from './any-date.fixture.ts'
import { checkDigitOf } from './check-digit.ts'
import { composeMrzNames, parseMrzNames } from './mrz-names.ts'
import { parseSex } from './sex.ts'
import { stateByCode, stateSpellings } from './states.ts'
import { dayNumber, parseIsoDate, parseMrzDate, yearsBetween, type CalendarDate } from './calendar-date.ts'

const today = { year: 2026, month: 11, day: 21 }

describe('checkDigitOf', () => {
  it('follows the examples of ICAO Doc 9303-3 section 4.9', () => {
    expect(checkDigitOf('520727')).toBe('3')
    expect(checkDigitOf('AB2134<<<')).toBe('5')
    expect(checkDigitOf('HA672242<658025496180510850960415')).not.toBe('')
  })

  it('answers nothing for characters that have no value', () => {
    expect(checkDigitOf('ESPAÑA')).toBe('')
  })
})

describe('parseZoneDate', () => {
  const zoneText = ({ year, month, day }: CalendarDate) =>
    [year % 100, month, day].map((part) => String(part).padStart(2, '0')).join('')

  it('never puts a birth into the future, and gives every birth of the last century back', () => {
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 99 * 365 }), (now, age) => {
        const birth = fromDayNumber(dayNumber(now) - age)
        expect(parseMrzDate(zoneText(birth), 'birth', now)).toEqual(birth)
      }),
    )
  })

  it('never maps an expiry that lies up to twenty years ahead into the past', () => {
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 20 * 365 }), (now, ahead) => {
        const expiry = fromDayNumber(dayNumber(now) + ahead)
        expect(parseMrzDate(zoneText(expiry), 'expiry', now)).toEqual(expiry)
      }),
    )
  })

  it('keeps an expiry of up to forty years ago where it is', () => {
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 40 * 365 }), (now, ago) => {
        const expiry = fromDayNumber(dayNumber(now) - ago)
        expect(parseMrzDate(zoneText(expiry), 'expiry', now)).toEqual(expiry)
      }),
    )
  })

  it.each(['740231', '741301', '740800', '74<<<<', '74O812', ''])('#64 answers nothing for %s', (text) => {
    expect(parseMrzDate(text, 'birth', today)).toBeNull()
  })

  it('#64 knows 29 February', () => {
    expect(parseMrzDate('240229', 'expiry', today)).toEqual({ year: 2024, month: 2, day: 29 })
    expect(parseMrzDate('230229', 'expiry', today)).toBeNull()
  })
})

function fromDayNumber(days: number): CalendarDate {
  const date = new Date(days * 86_400_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

describe('dates', () => {
  it('counts completed years, a birthday on 29 February on 1 March of other years', () => {
    expect(yearsBetween({ year: 2008, month: 2, day: 29 }, { year: 2026, month: 2, day: 28 })).toBe(17)
    expect(yearsBetween({ year: 2008, month: 2, day: 29 }, { year: 2026, month: 3, day: 1 })).toBe(18)
  })

  it('refuses what is no date', () => {
    expect(parseIsoDate('2026-02-30')).toBeNull()
    expect(parseIsoDate('2026-2-3')).toBeNull()
  })
})

describe('names', () => {
  it('splits primary and secondary identifier', () => {
    expect(parseMrzNames('VAN<DER<MUELLEN<<MARIANNE<LOUISE<<<<<<<')).toEqual({
      surname: 'VAN DER MUELLEN',
      givenNames: 'MARIANNE LOUISE',
      isTruncated: false,
    })
  })

  it('takes a single name for the surname', () => {
    expect(parseMrzNames('ARKFREITH<<<<<<<<<<')).toMatchObject({ surname: 'ARKFREITH', givenNames: '' })
  })

  it('cuts names that are too long so that the field ends in a letter and keeps a given name', () => {
    const cut = composeMrzNames('Nilavadhanananda Chayapa Dejthamrong Krasuang', 'Arnpol', 39)
    expect(cut).toHaveLength(39)
    expect(cut).toMatch(/<<A$/)
    expect(parseMrzNames(cut).isTruncated).toBe(true)
  })

  it('always fills the field, ends cut names in a letter and never loses all given names', () => {
    const name = fc.string({ unit: fc.constantFrom('A', 'B', 'É', ' ', '-'), minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(name, name, fc.constantFrom(30, 31, 39), (surname, given, length) => {
        const field = composeMrzNames(`X${surname}`, `Y${given}`, length)
        expect(field).toHaveLength(length)
        expect(field).toContain('<<Y')
      }),
    )
  })
})

describe('states', () => {
  it('knows the codes of the standard besides those of ISO 3166', () => {
    expect(stateByCode('D<<')).toMatchObject({ iso2: 'DE', iso3: 'DEU', name: 'Germany' })
    expect(stateByCode('UTO')).toMatchObject({ iso2: null, name: 'Utopia' })
    expect(stateByCode('GBN')).toMatchObject({ iso3: 'GBR' })
    expect(stateByCode('132')).toBeNull()
  })

  it('spells every state in three characters', () => {
    expect([...stateSpellings].every((spelling) => /^[A-Z][A-Z<]{2}$/.test(spelling))).toBe(true)
  })
})

describe('parseSex', () => {
  it('takes a filler for unspecified and refuses other letters', () => {
    expect(['M', 'F', '<', 'X', 'Q'].map(parseSex)).toEqual(['M', 'F', 'X', 'X', null])
  })
})
