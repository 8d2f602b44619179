import { plainOf } from '../labels/label-words.ts'
import { countrySigns } from './country-signs.table.ts'

/** The country whose register gave a document out, by what it prints of courts, registers and law; null where nothing tells. */
export function countryOfPrint(texts: readonly string[]): string | null {
  const plain = plainOf(texts.join(' ')).normalize('NFC').replace(/\s+/g, ' ')
  return countrySigns.find(([, sign]) => sign.test(plain))?.[0] ?? null
}
