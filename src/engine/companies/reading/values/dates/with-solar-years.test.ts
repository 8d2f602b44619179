import { expect, it } from 'vitest'
import { withSolarYears } from './with-solar-years.ts'

it.each([
  ['1402/05/12', 'IR', '2023-08-03'],
  ['12/05/1402', 'AF', '2023-08-03'],
  ['1402/05/12', 'SA', '1402/05/12'],
  ['1402/13/12', 'IR', '1402/13/12'],
])('%s printed in %s is %s', (text, country, value) => {
  expect(withSolarYears(text, country)).toBe(value)
})
