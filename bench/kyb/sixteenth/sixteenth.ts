import { drawnSet } from '../drawn/drawn-set.ts'
import { abuDhabiLicence } from './abu-dhabi-licence.ts'
import { aktuellerAusdruck } from './aktueller-ausdruck.ts'
import { certidaoPermanente } from './certidao-permanente.ts'
import { certificateOfIncorporation } from './certificate-of-incorporation.ts'
import { extraitKbis } from './extrait-kbis.ts'
import { informacionMercantil } from './informacion-mercantil.ts'
import { informacjaKrs } from './informacja-krs.ts'
import { uittrekselKvk } from './uittreksel-kvk.ts'
import { visuraOrdinaria } from './visura-ordinaria.ts'
import { yingyeZhizhao } from './yingye-zhizhao.ts'

/** The sixteenth set: the ten documents that come every day, four on two pages, drawn without a look at the reader. */
export const sixteenth = drawnSet(
  [
    ...[certificateOfIncorporation, aktuellerAusdruck, extraitKbis, informacionMercantil, visuraOrdinaria],
    ...[uittrekselKvk, informacjaKrs, certidaoPermanente, yingyeZhizhao, abuDhabiLicence],
  ],
  { text: 16_000_000, picture: 16_500_000 },
)
