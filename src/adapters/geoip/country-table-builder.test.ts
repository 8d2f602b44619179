import { describe, expect, it } from 'vitest'
import { CountryTableBuilder } from './country-table-builder.ts'

/** Documentation addresses (RFC 5737, RFC 3849) in the forms in which tables are published. */
function buildTable() {
  const builder = new CountryTableBuilder()
  for (const line of [
    '# a comment',
    '192.0.2.0,192.0.2.127,DE',
    '"3325256704","3325256959","FR","France"',
    '203.0.113.0,203.0.113.255,ZZ',
    '198.51.100.9,198.51.100.1,ES',
    'nonsense',
  ])
    builder.add(line, 'v4')
  builder.add('2001:db8:0:1::,2001:db8:0:ffff:ffff:ffff:ffff:ffff,JP', 'v6')
  builder.add('42540766411282592856903984951653826560,42540766411282592875350729025363378175,US', 'v6')
  return { countryOf: builder.build(), ranges: builder.size }
}

describe('the table of countries', () => {
  const { countryOf, ranges } = buildTable()

  it.each([
    ['192.0.2.0', 'DE'],
    ['192.0.2.127', 'DE'],
    ['192.0.2.128', null],
    ['192.0.1.255', null],
    ['198.51.100.7', 'FR'],
    ['203.0.113.5', null],
    ['10.1.2.3', null],
    ['::ffff:192.0.2.5', 'DE'],
    ['2001:db8::1', 'US'],
    ['2001:db8:0:7::1', 'JP'],
    ['2001:db8:1::', null],
    ['::1', null],
    ['', null],
    ['nobody', null],
  ])('knows of %s: %s', (address, country) => {
    expect(countryOf(address)).toBe(country)
  })

  it('leaves out what is no range of a country', () => {
    expect(ranges).toBe(4)
  })
})
