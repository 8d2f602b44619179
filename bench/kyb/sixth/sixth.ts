import type {
  MadeRegistration,
  RegistrationTruth,
} from '../../../test/world/registrations/registration-truth.ts'
import { seeded } from '../../aml/random.ts'
import { paperKinds, type PaperKind } from '../fifth/paper.ts'
import { invented, type Invented } from '../independent/invented.ts'
import { contratoSocial } from './contrato-social.ts'
import { creditReport } from './credit-report.ts'
import { emirateLicence } from './emirate-licence.ts'
import { firmaattest } from './firmaattest.ts'
import { incorporation } from './incorporation.ts'
import { odpisAktualny } from './odpis-aktualny.ts'
import { sheetsFile } from './sheets.ts'
import { uittreksel } from './uittreksel.ts'
import { visura } from './visura.ts'

/** The sixth set: eight layouts in eight languages, drawn after public descriptions without a look at the reader. */
export const sixthLayouts: readonly ((made: Invented) => MadeRegistration)[] = [
  ...[visura, odpisAktualny, uittreksel, contratoSocial],
  ...[firmaattest, incorporation, creditReport, emirateLicence],
]

interface SixthFile {
  readonly truth: RegistrationTruth
  readonly kind: PaperKind
  readonly bytes: Uint8Array
}

/** Document `seed` of a layout: four seeds hold every kind. @param at which layout, from 0 */
export async function sixthFile(at: number, seed: number): Promise<SixthFile> {
  const layout = sixthLayouts[at]
  if (layout === undefined) throw new Error(`There is no layout ${at}.`)
  const { source, truth } = layout(invented(seeded(600_000 + seed * 100 + at)))
  const kind = paperKinds[seed % paperKinds.length] ?? 'straight'
  return { truth, kind, bytes: await sheetsFile(source, kind, 910_000 + seed * 100 + at) }
}
