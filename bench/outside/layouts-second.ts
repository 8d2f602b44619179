import type { Layout } from './layout.ts'
import { bharvanaPassport } from './layouts-second/bharvana-passport.ts'
import { helvarLicence } from './layouts-second/helvar-licence.ts'
import { orbanceCard } from './layouts-second/orbance-card.ts'
import { pellasmaaPermit } from './layouts-second/pellasmaa-permit.ts'
import { qasreenCard } from './layouts-second/qasreen-card.ts'
import { sanrochaPassport } from './layouts-second/sanrocha-passport.ts'
import { tarapalCedula } from './layouts-second/tarapal-cedula.ts'
import { thalassiaCard } from './layouts-second/thalassia-card.ts'

/** Eight further kinds of documents of invented states, by another designer. */
export const layoutsSecond: readonly Layout[] = [
  bharvanaPassport,
  sanrochaPassport,
  thalassiaCard,
  pellasmaaPermit,
  orbanceCard,
  helvarLicence,
  tarapalCedula,
  qasreenCard,
]
