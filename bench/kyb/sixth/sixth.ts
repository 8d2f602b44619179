import { drawnSet } from '../drawn/drawn-set.ts'
import { contratoSocial } from './contrato-social.ts'
import { creditReport } from './credit-report.ts'
import { emirateLicence } from './emirate-licence.ts'
import { firmaattest } from './firmaattest.ts'
import { incorporation } from './incorporation.ts'
import { odpisAktualny } from './odpis-aktualny.ts'
import { uittreksel } from './uittreksel.ts'
import { visura } from './visura.ts'

/** The sixth set: eight layouts in eight languages, drawn after public descriptions without a look at the reader. */
export const sixth = drawnSet(
  [
    ...[visura, odpisAktualny, uittreksel, contratoSocial],
    ...[firmaattest, incorporation, creditReport, emirateLicence],
  ],
  { text: 600_000, picture: 910_000 },
)
