import type { RegistrationTruth } from '../../../test/world/registrations/registration-truth.ts'
import type { Invented } from './invented.ts'
import type { Sheet } from './sheet.ts'

/** One way in which a register prints what it knows: drawn after public descriptions, by who had not seen the reader. */
export interface IndependentLayout {
  readonly name: string
  readonly language: string
  readonly font: string
  readonly draw: (sheet: Sheet, of: Invented) => Omit<RegistrationTruth, 'layout' | 'language'>
}
