import { drawnSet } from '../drawn/drawn-set.ts'
import { actaConstitutiva } from './acta-constitutiva.ts'
import { businessLicence } from './business-licence.ts'
import { extraitMonaco } from './extrait-monaco.ts'
import { handelsregister } from './handelsregister.ts'
import { profileReport } from './profile-report.ts'
import { registreringsbevis } from './registreringsbevis.ts'

/** The fifth set: six layouts in six languages, drawn after public descriptions without a look at the reader. */
export const fifth = drawnSet(
  [profileReport, handelsregister, extraitMonaco, registreringsbevis, actaConstitutiva, businessLicence],
  { text: 50_000, picture: 90_000 },
)
