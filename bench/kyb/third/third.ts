import type { RegistrationTruth } from '../../../test/world/registrations/registration-truth.ts'
import { seeded } from '../../aml/random.ts'
import { invented } from '../independent/invented.ts'
import { scanned, type ScanKind } from '../independent/sheet.ts'
import { businessProfile, goodStanding } from './layouts-english.ts'
import { chronologicalPrint, staatsbladBijlage } from './layouts-germanic.ts'
import type { ThirdLayout } from './third-document.ts'
import { certidaoSimplificada, certificadoExistencia } from './layouts-iberian.ts'
import { estrattoTicino, extraitPrincipal } from './layouts-romance.ts'

/** The third set: eight layouts in seven languages, drawn apart from the reader after it was mended for the second. */
export const thirdLayouts = [
  ...[businessProfile, goodStanding, chronologicalPrint, staatsbladBijlage, extraitPrincipal],
  ...[certificadoExistencia, estrattoTicino, certidaoSimplificada],
] as const

interface ThirdFile {
  readonly truth: RegistrationTruth
  readonly kind: ScanKind | 'pdf'
  readonly bytes: Uint8Array
}

/** How the documents come, one after the other: of eight a third askew, a third noisy, two with a text layer. */
const kinds = ['straight', 'askew', 'noisy', 'pdf', 'noisy', 'askew', 'pdf', 'either'] as const

/** Document `seed` of a layout. @param at which layout, from 0 */
export const thirdFile = (at: number, seed: number): Promise<ThirdFile> => fileOf(thirdLayouts, at, seed)

/** Document `seed` of one of these layouts. */
export async function fileOf(layouts: readonly ThirdLayout[], at: number, seed: number): Promise<ThirdFile> {
  const layout = layouts[at]
  if (layout === undefined) throw new Error(`There is no layout ${at}.`)
  const { page, truth } = layout(invented(seeded(30_000 + seed * 100 + at)))
  const turn = kinds[seed % kinds.length] ?? 'straight'
  const kind = turn === 'either' ? (at % 2 === 0 ? 'askew' : 'noisy') : turn
  if (kind === 'pdf') return { truth, kind, bytes: await page.pdf() }
  return { truth, kind, bytes: await scanned(page.svg(), kind, seed % 2 === 0 ? 1.5 : -1.5) }
}
