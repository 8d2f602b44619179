import { describe, expect, it } from 'vitest'
import { isSamePostcode } from './same-postcode.ts'

describe('isSamePostcode', () => {
  it.each([
    ['D-10115', '10115', 'DEU'],
    ['sw1a1aa', 'SW1A 1AA', 'GBR'],
    ['NL-1012 JS', '1012js', 'NLD'],
    ['SE-123 45', '12345', 'SWE'],
    ['1000', '1000-205', 'PRT'],
    ['90210', '90210-1234', 'USA'],
    ['2139', '02139', 'USA'],
    ['8001', 'E-08001', 'ESP'],
    ['١٢٣٤٥', '12345', 'EGY'],
    ['１００－０００１', '100-0001', 'JPN'],
    ['902101234', '90210', ''],
  ])('%s is %s in %s', (...row) => {
    const [one, other, country] = row
    expect(isSamePostcode(one, other, country)).toBe(true)
    expect(isSamePostcode(other, one, country)).toBe(true)
  })

  it.each([
    ['D-10115', '10117', 'DEU'],
    ['D-10115', '10115', 'FRA'],
    ['1000', '1001-205', 'PRT'],
    ['1234', '12345', 'DEU'],
    ['2139', '02139', ''],
    ['SW1A', 'SW1A 1AA', 'GBR'],
    ['K1A', 'K1A 0B1', 'CAN'],
    ['---', '', 'USA'],
  ])('%s is not %s in %s', (...row) => {
    const [one, other, country] = row
    expect(isSamePostcode(one, other, country)).toBe(false)
  })
})
