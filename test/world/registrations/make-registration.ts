import type { MadeCountry } from './countries.table.ts'
import {
  businessProfile,
  certificateOfIncorporation,
  companyExtract,
  goodStanding,
  officersList,
} from './layouts/english.ts'
import {
  gesellschafterliste,
  handelsregister,
  kvkUittreksel,
  odpisKrs,
  uidAuszug,
} from './layouts/germanic.ts'
import { certidaoPermanente, extraitKbis, notaSimple, visuraCamerale } from './layouts/romance.ts'
import { makeCompany, type MadeCompany } from './made-company.ts'
import type { MadeRegistration } from './registration-truth.ts'

/** Every layout, and the country of those who are printed in it. */
export const registrationLayouts: readonly (readonly [
  MadeCountry,
  (company: MadeCompany) => MadeRegistration,
])[] = [
  ['GB', certificateOfIncorporation],
  ['GB', companyExtract],
  ['US', goodStanding],
  ['GB', officersList],
  ['GB', businessProfile],
  ['DE', handelsregister],
  ['DE', gesellschafterliste],
  ['CH', uidAuszug],
  ['NL', kvkUittreksel],
  ['PL', odpisKrs],
  ['FR', extraitKbis],
  ['ES', notaSimple],
  ['IT', visuraCamerale],
  ['PT', certidaoPermanente],
]

/** A registration document of an invented company. Equal seeds give equal documents. */
export function makeRegistration(seed: number, layout: number): MadeRegistration {
  const chosen = registrationLayouts[layout % registrationLayouts.length]
  if (chosen === undefined) throw new Error('There is no such layout')
  const [country, make] = chosen
  return make(makeCompany(seed, country))
}
