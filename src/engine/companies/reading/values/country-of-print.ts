import { stateByName } from '../../../documents/values/states.ts'
import { plainOf } from '../labels/label-words.ts'
import { countrySigns } from './country-signs.table.ts'
import { africanCountrySigns } from './regions/african-country-signs.table.ts'
import { asianCountrySigns, centralAsianCountrySigns } from './regions/asian-country-signs.table.ts'
import { smallStateSigns } from './regions/small-state-signs.table.ts'
import { placeSigns, sharedCurrencies } from './country-of-places.table.ts'
import { currencyCode } from './currency-signs.table.ts'

const allSigns = [
  ...africanCountrySigns,
  ...centralAsianCountrySigns,
  ...countrySigns,
  ...asianCountrySigns,
  ...smallStateSigns,
]

/**
 * The country whose register gave a document out, by what it prints of courts, registers and law; without such words, by the way most
 * of its addresses end, or by a currency that one country has. Null where nothing tells.
 */
export function countryOfPrint(texts: readonly string[]): string | null {
  const plain = plainOf(texts.join(' ')).normalize('NFC').replace(/\s+/g, ' ')
  const named = allSigns.find(([, sign]) => sign.test(plain))?.[0]
  return named ?? mostOf(texts.map(countryOfPlace)) ?? mostOf(texts.map(countryOfCurrency))
}

/** A name of a country at the end of a line that has figures: `75 Queen Street, Auckland, New Zealand`. */
const atEnd = /\d[^\d]*?[\s,](?<last>(?:\p{Lu}\p{L}+\s){0,2}\p{Lu}\p{L}+)[.,]?$/u

function countryOfPlace(text: string): string | null {
  const last = atEnd.exec(text)?.groups?.['last']?.split(' ') ?? []
  const named = last.flatMap((_, at) => stateByName(last.slice(at).join(' '))?.iso2 ?? [])[0]
  return named ?? placeSigns.find(([, sign]) => sign.test(text))?.[0] ?? null
}

/** The first two letters of the code of a currency are its country's. */
function countryOfCurrency(text: string): string | null {
  const code = /\d/.test(text) ? currencyCode.exec(text)?.[0] : undefined
  return code === undefined || sharedCurrencies.includes(code) ? null : code.slice(0, 2)
}

function mostOf(found: readonly (string | null)[]): string | null {
  const votes = new Map<string, number>()
  for (const one of found) if (one !== null) votes.set(one, (votes.get(one) ?? 0) + 1)
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}
