import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { yearsBetween, parseIsoDate } from '../documents/values/calendar-date.ts'
import { makeSpecimen } from './make-specimen.ts'
import { personFor } from './person-for.ts'
import { mistakablePortraits } from './tables/mistakable-portraits.table.ts'
import { people } from './tables/people.table.ts'

const today = '2026-11-21'
const anyPerson = fc.record({ seed: fc.nat(1_000_000), minor: fc.boolean() })

describe('whose face a document bears', () => {
  it('is of the holder’s sex, and a child’s or an adult’s as the holder was', () => {
    fc.assert(
      fc.property(anyPerson, ({ seed, minor }) => {
        const holder = makeSpecimen(seed, 'passport', { today, minor })
        const person = personFor(holder)
        const [born, issued] = [parseIsoDate(holder.dob), parseIsoDate(holder.issued)]
        if (born === null || issued === null) return false
        const age = yearsBetween(born, issued)
        const isNear =
          age < 12 ? person.age < 16 : age < 20 ? person.age < 30 : Math.abs(person.age - age) < 26
        return isNear && (holder.sex === 'X' || person.sex === holder.sex)
      }),
    )
  })

  it('is the same for the same holder', () => {
    const holder = makeSpecimen(3, 'passport', { today })
    expect(personFor(holder)).toBe(personFor({ ...holder }))
  })

  it('is never one that is taken for another sex or age', () => {
    const faces = Array.from(
      { length: 600 },
      (_, seed) => personFor(makeSpecimen(seed, 'passport', { today })).id,
    )
    expect(faces.filter((id) => id in mistakablePortraits)).toEqual([])
    expect(
      Object.keys(mistakablePortraits).filter((id) => !people.some((person) => person.id === id)),
    ).toEqual([])
  })

  it('is at times everyone else’s', () => {
    const faces = Array.from({ length: 600 }, (_, seed) =>
      personFor(makeSpecimen(seed, 'id-card', { today, minor: seed % 4 === 0 })),
    )
    expect(new Set(faces.map(({ id }) => id)).size).toBe(
      people.length - Object.keys(mistakablePortraits).length,
    )
  })
})
