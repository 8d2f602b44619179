import { drawnSet } from '../drawn/drawn-set.ts'
import { beneficjenci } from './beneficjenci.ts'
import { certificatoIscrizione } from './certificato-iscrizione.ts'
import { estatutoActualizado } from './estatuto-actualizado.ts'
import { gewerbeanmeldung } from './gewerbeanmeldung.ts'
import { incumbency } from './incumbency.ts'
import { jordanCertificate } from './jordan-certificate.ts'
import { registrationForm } from './registration-form.ts'
import { situationSirene } from './situation-sirene.ts'

/** The eighth set: eight layouts in eight languages, drawn after public descriptions without a look at the reader. */
export const eighth = drawnSet(
  [
    ...[incumbency, gewerbeanmeldung, situationSirene, estatutoActualizado],
    ...[certificatoIscrizione, beneficjenci, registrationForm, jordanCertificate],
  ],
  { text: 8_000_000, picture: 8_500_000 },
)
