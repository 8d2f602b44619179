import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { leiColumns } from '../../src/engine/companies/registers/gleif/columns.table.ts'

/** A random generator that says the same each time (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const syllables = 'al an ar ba bel bo bra cal car cen cor da del dor el en fa fel fen gal gar go ha hel in ka kel la lan lo ma mar mel mi mo na nel no or pa pel ra ren ro sa sel so ta tel tor va vel vi wa wel za zen'.split(' ') // prettier-ignore
const kinds = 'Holdings Services Trading Consulting Group Capital Properties Solutions Engineering Logistics Partners Systems Foods Energy Media Investments Design Construction Transport Medical'.split(' ') // prettier-ignore
const forms = [['Limited', 'GB'], ['GmbH', 'DE'], ['B.V.', 'NL'], ['S.A.', 'FR'], ['LLC', 'US'], ['S.r.l.', 'IT']] as const // prettier-ignore

export interface MadeCompany {
  readonly lei: string
  readonly name: string
  readonly number: string
  readonly country: string
}

/** The invented company of a number: one to three words of which few are common and most are rare, as in registers. */
export function madeCompany(number: number): MadeCompany {
  const random = randomOf(number * 7919 + 17)
  const word = (): string => {
    // Zipf: the hundredth word is a hundredth as common as the first, of 300,000.
    let place = Math.floor(Math.exp(random() * Math.log(300_000)))
    let text = ''
    for (let at = 0; at < 3; at++) {
      text += syllables[place % syllables.length] ?? ''
      place = Math.floor(place / syllables.length)
    }
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const words = [
    word(),
    ...(random() < 0.7 ? [word()] : []),
    ...(random() < 0.6 ? [kinds[Math.floor(random() * random() * kinds.length)] ?? ''] : []),
  ]
  const [form, country] = forms[Math.floor(random() * forms.length)] ?? forms[0]
  return {
    lei: `XBENCH${String(number).padStart(12, '0')}00`,
    name: `${words.join(' ')} ${form}`,
    number: String(10_000_000 + number),
    country,
  }
}

/** Writes a file of level 1 in the published columns, of invented companies. */
export async function writeLeiFile(path: string, companies: number): Promise<void> {
  const file = createWriteStream(path)
  const header = [...leiColumns, 'Registration.ManagingLOU', 'ConformityFlag']
  file.write(`${header.map((name) => `"${name}"`).join(',')}\n`)
  for (let number = 0; number < companies; number++) {
    const { lei, name, number: registered, country } = madeCompany(number)
    const cells: Readonly<Record<string, string>> = {
      LEI: lei,
      'Entity.LegalName': name,
      'Entity.LegalName.xmllang': 'en',
      'Entity.LegalAddress.FirstAddressLine': `${(number % 900) + 1} ${name.split(' ')[0]} Road`,
      'Entity.LegalAddress.City': `Town ${number % 5000}`,
      'Entity.LegalAddress.Country': country,
      'Entity.LegalAddress.PostalCode': `P${number % 20000}`,
      'Entity.RegistrationAuthority.RegistrationAuthorityID': 'RA000001',
      'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': registered,
      'Entity.LegalJurisdiction': country,
      'Entity.LegalForm.EntityLegalFormCode': 'XXXX',
      'Entity.EntityStatus': 'ACTIVE',
      'Entity.EntityCreationDate': '2010-01-01T00:00:00Z',
      'Registration.RegistrationStatus': 'ISSUED',
    }
    const row = `${header.map((column) => `"${cells[column] ?? ''}"`).join(',')}\n`
    if (!file.write(row)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}
