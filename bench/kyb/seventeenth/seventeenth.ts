import { drawnSet } from '../drawn/drawn-set.ts'
import { avisDeSituation } from './avis-de-situation.ts'
import { certificacionRegistral } from './certificacion-registral.ts'
import { chronologischerAbdruck } from './chronologischer-abdruck.ts'
import { delawareCertificate } from './delaware-certificate.ts'
import { handelsregisterZuerich } from './handelsregister-zuerich.ts'
import { hongKongCertificate } from './hong-kong-certificate.ts'
import { kboGegevens } from './kbo-gegevens.ts'
import { regonJednostka } from './regon-jednostka.ts'
import { saudiCertificate } from './saudi-certificate.ts'

/** The seventeenth set: nine layouts of common registers, two on two pages, drawn without a look at the reader. */
export const seventeenth = drawnSet(
  [
    ...[delawareCertificate, chronologischerAbdruck, avisDeSituation, certificacionRegistral, kboGegevens],
    ...[handelsregisterZuerich, regonJednostka, saudiCertificate, hongKongCertificate],
  ],
  { text: 17_000_000, picture: 17_500_000 },
)
