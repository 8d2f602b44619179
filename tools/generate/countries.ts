/**
 * Writes data/countries/iso-3166.json from the npm package i18n-iso-countries (MIT).
 * Run: npx tsx tools/generate/countries.ts
 */
import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'
import { z } from 'zod'

const require = createRequire(import.meta.url)
const codes = z
  .array(z.tuple([z.string(), z.string(), z.string(), z.string()]))
  .parse(require('i18n-iso-countries/codes.json'))
const englishNames = z
  .object({ countries: z.record(z.string(), z.union([z.string(), z.array(z.string())])) })
  .parse(require('i18n-iso-countries/langs/en.json')).countries

/** Spellings under which ISO 3166-1 lists the name, where the package keeps an older or a longer one. */
const names: Readonly<Record<string, string>> = {
  CN: 'China',
  GM: 'Gambia',
  LA: 'Laos',
  RU: 'Russian Federation',
  IR: 'Iran',
  KR: 'South Korea',
  KP: 'North Korea',
  MO: 'Macao',
  PS: 'Palestine',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  TR: 'Turkey',
  US: 'United States of America',
}

const rows = codes
  .filter(([alpha2]) => alpha2 !== 'XK')
  .map(([alpha2, alpha3]) => {
    const listed = englishNames[alpha2]
    const name = names[alpha2] ?? (typeof listed === 'string' ? listed : listed?.[0])
    if (name === undefined) throw new Error(`No English name for ${alpha2}`)
    return `  { "alpha2": "${alpha2}", "alpha3": "${alpha3}", "name": ${JSON.stringify(name)} }`
  })
  .sort()

writeFileSync(new URL('../../data/countries/iso-3166.json', import.meta.url), `[\n${rows.join(',\n')}\n]\n`)
console.log(`${rows.length} countries`)
