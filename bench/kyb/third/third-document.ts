import type { RegistrationTruth } from '../../../test/world/registrations/registration-truth.ts'
import type { Invented } from '../independent/invented.ts'
import type { Page } from './page.ts'

/** A drawn page and what is printed on it. */
export interface ThirdDocument {
  readonly page: Page
  readonly truth: RegistrationTruth
}

export type ThirdLayout = (made: Invented) => ThirdDocument
