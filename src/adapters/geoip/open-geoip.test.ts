import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGeoIp } from './open-geoip.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'places-'))
  writeFileSync(join(folder, 'geoip'), '# numbers\n3221225984,3221226239,DE\n')
  writeFileSync(
    join(folder, 'table-ipv6-num.csv'),
    '42540766411282592856903984951653826560,42540766411282592875350729025363378175,US\n',
  )
  writeFileSync(join(folder, 'empty.csv'), 'nothing,of,it\n')
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('the tables that the operator names', () => {
  it('are read together, whichever form they have', async () => {
    const { countryOf, table } = await openGeoIp([join(folder, 'geoip'), join(folder, 'table-ipv6-num.csv')])
    expect([countryOf('192.0.2.1'), countryOf('2001:db8::1'), countryOf('198.51.100.1')]).toEqual([
      'DE',
      'US',
      null,
    ])
    expect(table).toMatch(/^geoip \d{4}-\d\d-\d\d, table-ipv6-num\.csv \d{4}-\d\d-\d\d$/)
  })
  it('are none, and then no address is known', async () => {
    const { countryOf, table } = await openGeoIp([])
    expect([countryOf('192.0.2.1'), table]).toEqual([null, null])
  })
  it('stop the start when one is missing or holds nothing', async () => {
    await expect(openGeoIp([join(folder, 'missing')])).rejects.toThrow('missing')
    await expect(openGeoIp([join(folder, 'empty.csv')])).rejects.toThrow('holds no range')
  })
})
