import { expect, it } from 'vitest'
import { nameIn, splitPersons } from './parse-person.ts'

it.each([
  ['山口 大輔', '山口 大輔'],
  ['De Smedt, Bart', 'Bart De Smedt'],
  ['VAN DER BERG, LERATO', 'LERATO VAN DER BERG'],
  ['De Smedt', 'De Smedt'],
])('%s is the name %s', (printed, name) => {
  expect(nameIn(printed)).toEqual({ name, kind: 'person' })
})

it.each(['令和', '平成', '重任', '登記'])('%s, which stands beside a day, is no name', (printed) => {
  expect(nameIn(printed)).toBeNull()
})

it('several persons of a sentence are parted', () => {
  expect(splitPersons('DON ANDRÉS SOTO VEGA y a DOÑA BEGOÑA CLIMENT SANZ')).toEqual(['DON ANDRÉS SOTO VEGA', 'DOÑA BEGOÑA CLIMENT SANZ']) // prettier-ignore
})
