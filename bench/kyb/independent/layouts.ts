import type { RegistrationTruth } from '../../../test/world/registrations/registration-truth.ts'
import { seeded } from '../../aml/random.ts'
import { dutchExtract, polishPrintOut } from './layouts-north.ts'
import { britishCertificate, frenchAttestation, germanPrintOut, spanishNote } from './layouts-west.ts'
import type { IndependentLayout } from './independent-layout.ts'
import { invented } from './invented.ts'
import { newSheet } from './sheet.ts'

export const independentLayouts: readonly IndependentLayout[] = [
  britishCertificate,
  germanPrintOut,
  frenchAttestation,
  spanishNote,
  dutchExtract,
  polishPrintOut,
]

export function independentDocument(
  { name, language, font, draw }: IndependentLayout,
  seed: number,
): { readonly svg: string; readonly truth: RegistrationTruth } {
  const sheet = newSheet(font)
  const truth = { layout: name, language, ...draw(sheet, invented(seeded(seed))) }
  return { svg: sheet.svg(), truth }
}
