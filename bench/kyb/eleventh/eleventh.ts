import { drawnSet } from '../drawn/drawn-set.ts'
import { attestationRne } from './attestation-rne.ts'
import { certidaoSimplificada } from './certidao-simplificada.ts'
import { escrituraConstitucion } from './escritura-constitucion.ts'
import { estrattoTicino } from './estratto-ticino.ts'
import { gesellschafterliste } from './gesellschafterliste.ts'
import { gongshiBaogao } from './gongshi-baogao.ts'
import { goodStanding } from './good-standing.ts'
import { qatarExtract } from './qatar-extract.ts'

/** The eleventh set: eight layouts in eight languages, one on two pages, drawn without a look at the reader. */
export const eleventh = drawnSet(
  [
    ...[goodStanding, gesellschafterliste, attestationRne, escrituraConstitucion],
    ...[estrattoTicino, certidaoSimplificada, gongshiBaogao, qatarExtract],
  ],
  { text: 11_000_000, picture: 11_500_000 },
)
