import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import { underAgeChecks } from './under-age.ts'

const ask = (code: string, dob: string | null, today: string) =>
  underAgeChecks
    .find((check) => check.code === code)
    ?.run(
      someFacts({ today, front: aSide(aPassport({ fields: dob === null ? {} : someFields({ dob }) })) }),
      aProfile(),
    ).kind

describe.each([
  ['UNDER_18', '2008-11-21'],
  ['UNDER_19', '2007-11-21'],
  ['UNDER_20', '2006-11-21'],
  ['UNDER_21', '2005-11-21'],
])('%s', (code, dob) => {
  it('is found on the day before the birthday', () => expect(ask(code, dob, '2026-11-20')).toBe('found'))
  it('is clear on the birthday', () => expect(ask(code, dob, '2026-11-21')).toBe('clear'))
  it('cannot tell without a birth date', () => expect(ask(code, null, '2026-11-21')).toBe('cannot_tell'))
  it('cannot tell when the birth lies in the future', () =>
    expect(ask(code, '2030-01-01', '2026-11-21')).toBe('cannot_tell'))
})

it('takes a person born on 29 February to be 18 on 1 March of a year without it', () => {
  expect(ask('UNDER_18', '2008-02-29', '2026-02-28')).toBe('found')
  expect(ask('UNDER_18', '2008-02-29', '2026-03-01')).toBe('clear')
})
