import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMrz } from '../documents/formats/parse-mrz.ts'
import { makeSpecimen, specimenKinds } from './make-specimen.ts'
import type { SpecimenKind } from './make-specimen.ts'
import { hasSpecimenMark } from '../documents/specimens/specimen-mark.ts'

const today = '2027-02-28'
const kinds = Object.keys(specimenKinds).filter((name): name is SpecimenKind =>
  Object.hasOwn(specimenKinds, name),
)
const anySpecimen = fc.tuple(fc.nat(1_000_000), fc.constantFrom(...kinds))

describe('an invented document', () => {
  it('carries a machine readable zone in which every check digit is right', () => {
    fc.assert(
      fc.property(anySpecimen, ([seed, kind]) => {
        const specimen = makeSpecimen(seed, kind, { today })
        const parsed = parseMrz(specimen.format, specimen.zone)
        return parsed.checkDigits.length >= 3 && parsed.checkDigits.every((digit) => digit.valid)
      }),
    )
  })

  it('is issued by the invented state and bears our mark', () => {
    fc.assert(
      fc.property(anySpecimen, ([seed, kind]) => {
        const specimen = makeSpecimen(seed, kind, { today })
        return (
          specimen.zone.join('').includes('UTO') && hasSpecimenMark(specimen.documentNumber, specimen.issuer)
        )
      }),
    )
  })

  it('is valid on the day it is shown, held by an adult, and was issued before', () => {
    fc.assert(
      fc.property(anySpecimen, ([seed, kind]) => {
        const { dob, issued, expiry } = makeSpecimen(seed, kind, { today })
        return dob < '2006-02-28' && dob < issued && issued <= today && expiry > today
      }),
    )
  })

  it('is expired, or held by a child, when asked', () => {
    fc.assert(
      fc.property(anySpecimen, ([seed, kind]) => {
        const expired = makeSpecimen(seed, kind, { today, expired: true })
        const child = makeSpecimen(seed, kind, { today, minor: true })
        return (
          expired.expiry < today &&
          expired.issued < expired.expiry &&
          child.dob > '2009-02-28' &&
          child.dob < today
        )
      }),
    )
  })

  it('shows a wrong check digit of the birth date when asked, and differs in nothing else', () => {
    fc.assert(
      fc.property(anySpecimen, ([seed, kind]) => {
        const right = makeSpecimen(seed, kind, { today })
        const wrong = makeSpecimen(seed, kind, { today, badCheckDigit: true })
        const changed = Array.from(right.zone.join('')).filter(
          (letter, i) => letter !== wrong.zone.join('')[i],
        ).length
        const digits = parseMrz(wrong.format, wrong.zone).checkDigits
        return changed === 1 && digits.some((digit) => digit.of === 'dob' && !digit.valid)
      }),
    )
  })

  it('is the same for the same seed', () => {
    expect(makeSpecimen(5, 'passport', { today })).toEqual(makeSpecimen(5, 'passport', { today }))
    expect(makeSpecimen(5, 'passport', { today })).not.toEqual(makeSpecimen(6, 'passport', { today }))
  })

  it('refuses a day that the calendar does not have', () => {
    expect(() => makeSpecimen(1, 'passport', { today: '2026-02-30' })).toThrow()
  })
})
