import type { RegistrationTruth } from '../../../test/world/registrations/registration-truth.ts'
import { seeded } from '../../aml/random.ts'
import { invented } from '../independent/invented.ts'
import { actaConstitutiva } from './acta-constitutiva.ts'
import { businessLicence } from './business-licence.ts'
import { extraitMonaco } from './extrait-monaco.ts'
import { handelsregister } from './handelsregister.ts'
import { paperFile, paperKinds, type PaperKind } from './paper.ts'
import { profileReport } from './profile-report.ts'
import { registreringsbevis } from './registreringsbevis.ts'

/** The fifth set: six layouts in six languages, drawn after public descriptions without a look at the reader. */
export const fifthLayouts = [
  ...[profileReport, handelsregister, extraitMonaco],
  ...[registreringsbevis, actaConstitutiva, businessLicence],
] as const

interface FifthFile {
  readonly truth: RegistrationTruth
  readonly kind: PaperKind
  readonly bytes: Uint8Array
}

/** Document `seed` of a layout: four seeds hold every kind. @param at which layout, from 0 */
export async function fifthFile(at: number, seed: number): Promise<FifthFile> {
  const layout = fifthLayouts[at]
  if (layout === undefined) throw new Error(`There is no layout ${at}.`)
  const { source, truth } = layout(invented(seeded(50_000 + seed * 100 + at)))
  const kind = paperKinds[seed % paperKinds.length] ?? 'straight'
  return { truth, kind, bytes: await paperFile(source, kind, 90_000 + seed * 100 + at) }
}
