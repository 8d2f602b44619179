import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import type { GeoIp } from '../../flows/ports/geoip/geoip.ts'
import { CountryTableBuilder } from './country-table-builder.ts'

/**
 * Reads tables of countries, one line `start,end,CC` a range, ends as addresses or as numbers. Throws Error naming the
 * file when one cannot be read or holds no range at all.
 *
 * @param files none: no address is known
 */
export async function openGeoIp(files: readonly string[]): Promise<GeoIp> {
  if (files.length === 0) return { countryOf: () => null, table: null }
  const builder = new CountryTableBuilder()
  const names: string[] = []
  for (const file of files) {
    // Ends that are numbers do not tell which kind they are of; tables are published as a file for each.
    const family = /v?6[^/]*$/i.test(basename(file)) ? 'v6' : 'v4'
    const rangesBefore = builder.size
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
      builder.add(line, family)
    if (builder.size === rangesBefore)
      throw new Error(`${file} holds no range of addresses with its country.`)
    names.push(`${basename(file)} ${(await stat(file)).mtime.toISOString().slice(0, 10)}`)
  }
  return { countryOf: builder.build(), table: names.join(', ') }
}
