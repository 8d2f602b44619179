import { drawnSet } from '../drawn/drawn-set.ts'
import { boletimRepublica } from './boletim-republica.ts'
import { companySearch } from './company-search.ts'
import { datosGenerales } from './datos-generales.ts'
import { extraitRccm } from './extrait-rccm.ts'
import { kruispuntbank } from './kruispuntbank.ts'
import { musterprotokoll } from './musterprotokoll.ts'
import { registryCertificate } from './registry-certificate.ts'
import { saudiExtract } from './saudi-extract.ts'

/** The seventh set: eight layouts in eight languages, drawn after public descriptions without a look at the reader. */
export const seventh = drawnSet(
  [
    ...[musterprotokoll, extraitRccm, datosGenerales, boletimRepublica],
    ...[companySearch, kruispuntbank, registryCertificate, saudiExtract],
  ],
  { text: 7_000_000, picture: 7_500_000 },
)
