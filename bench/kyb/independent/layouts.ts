import type { RegistrationTruth } from '../../../test/world/registrations/registration-truth.ts'
import { seeded } from '../../aml/random.ts'
import { dutchExtract, polishPrintOut } from './layouts-north.ts'
import { britishCertificate, frenchAttestation, germanPrintOut, spanishNote } from './layouts-west.ts'
import { type Invented, invented } from './invented.ts'
import { newSheet, type Sheet } from './sheet.ts'

/** One way in which a register prints what it knows: drawn after public descriptions, by who had not seen the reader. */
export interface IndependentLayout {
  readonly name: string
  readonly language: string
  readonly font: string
  readonly draw: (sheet: Sheet, of: Invented) => Omit<RegistrationTruth, 'layout' | 'language'>
}

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
