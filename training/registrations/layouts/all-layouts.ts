import { austrianExtract } from './austria.ts'
import { brazilianCard, brazilianContract } from './brazil.ts'
import { czechDeed, czechExtract } from './czechia.ts'
import { finlandSwedishPage, finnishExtract } from './finland.ts'
import { japaneseRegister, japaneseShareholders } from './japan.ts'
import type { Layout } from './kit/print.ts'
import { singaporeProfile } from './singapore.ts'
import { swedishCertificate, swedishShareRegister } from './sweden.ts'

/** Every layout by the name that its truth bears; the first two letters are its country. */
export const allLayouts: Readonly<Record<string, Layout>> = {
  'at-firmenbuch': austrianExtract,
  'br-cnpj': brazilianCard,
  'br-contrato-social': brazilianContract,
  'cz-smlouva': czechDeed,
  'cz-vypis': czechExtract,
  'fi-fods': finlandSwedishPage,
  'fi-kaupparekisteriote': finnishExtract,
  'jp-kabunushi': japaneseShareholders,
  'jp-tokibo': japaneseRegister,
  'se-aktiebok': swedishShareRegister,
  'se-registreringsbevis': swedishCertificate,
  'sg-bizfile': singaporeProfile,
}
