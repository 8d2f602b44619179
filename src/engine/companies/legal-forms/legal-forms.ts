import type { LegalForm } from './legal-form.ts'
import { africaAndAsia } from './tables/africa-and-asia.table.ts'
import { americasAndAfrica } from './tables/americas-and-africa.table.ts'
import { asiaPacific } from './tables/asia-pacific.table.ts'
import { easternEurope } from './tables/eastern-europe.table.ts'
import { europe } from './tables/europe.table.ts'
import { furtherAmericas } from './tables/further-americas.table.ts'
import { furtherEurope } from './tables/further-europe.table.ts'

/** Every legal form that we know, the one that is meant without a country first. */
export const legalForms: readonly LegalForm[] = [
  ...europe,
  ...easternEurope,
  ...americasAndAfrica,
  ...asiaPacific,
  ...africaAndAsia,
  ...furtherEurope,
  ...furtherAmericas,
]
