import { jurisdictions, type Jurisdiction } from '../../aamva/jurisdictions.ts'
import type { KindDefinition, KindField } from '../kind-definition.ts'

/** Fields of AAMVA's standard by their numbers, with the words that cards print for them. */
const fields: readonly KindField[] = [
  { key: 'documentNumber', numbered: '4d', labels: ['DLN', 'DL', 'LIC. NO.', 'LICENSE NO', 'NUMBER', 'ID'] },
  { key: 'vehicleClass', numbered: '9', labels: ['CLASS'] },
  { key: 'expiry', numbered: '4b', labels: ['EXP', 'EXPIRES'], date: 'MM/DD/YYYY' },
  { key: 'lastName', numbered: '1', labels: ['LN'] },
  { key: 'firstName', numbered: '2', labels: ['FN'] },
  { key: 'address1', numbered: '8', isOptional: true },
  { key: 'dob', numbered: '3', labels: ['DOB'], date: 'MM/DD/YYYY' },
  { key: 'issued', numbered: '4a', labels: ['ISS', 'ISSUED'], date: 'MM/DD/YYYY' },
  { key: 'sex', numbered: '15', labels: ['SEX'] },
  { key: 'height', numbered: '16', labels: ['HGT'] },
  { key: 'weight', numbered: '17', labels: ['WGT'], isOptional: true },
  { key: 'eyeColor', numbered: '18', labels: ['EYES'] },
  { key: 'hairColor', numbered: '19', labels: ['HAIR'], isOptional: true },
  { key: 'endorsement', numbered: '9a', labels: ['END', 'ENDORSEMENTS'], isOptional: true },
  { key: 'restrictions', numbered: '12', labels: ['REST', 'RSTR', 'RESTRICTIONS'], isOptional: true },
  { key: 'unread', numbered: '5', labels: ['DD'], isOptional: true },
]

const titles = {
  USA: {
    D: ['DRIVER LICENSE', "DRIVER'S LICENSE", 'DRIVERS LICENSE', 'OPERATOR LICENSE', 'COMMERCIAL DRIVER LICENSE',
      "COMMERCIAL DRIVER'S LICENSE", 'INSTRUCTION PERMIT', 'LEARNER PERMIT', 'AUTO LICENSE'],
    I: ['IDENTIFICATION CARD', 'ID CARD', 'IDENTITY CARD', 'NON-DRIVER IDENTIFICATION CARD', 'NON DRIVER ID'],
  },
  CAN: {
    D: ["DRIVER'S LICENCE", 'DRIVER LICENCE', 'DRIVING LICENCE', "OPERATOR'S LICENCE", 'PERMIS DE CONDUIRE'],
    I: ['PHOTO CARD', 'IDENTIFICATION CARD', 'CARTE-PHOTO', 'BC SERVICES CARD'],
  },
} as const // prettier-ignore

/** As cards print it where that is not the name in English. */
const printedNames: Readonly<Record<string, readonly string[]>> = {
  'CAN-QC': ['QUÉBEC'],
  'CAN-NB': ['NEW BRUNSWICK', 'NOUVEAU-BRUNSWICK'],
  'USA-PR': ['ESTADO LIBRE ASOCIADO DE PUERTO RICO'],
  'USA-DC': ['WASHINGTON, DC', 'WASHINGTON, D.C.'],
}

function cardOf({ code, name, country }: Jurisdiction, type: 'D' | 'I'): KindDefinition {
  const isLicence = type === 'D'
  const id = `${country.toLowerCase()}-${code.toLowerCase()}-${isLicence ? 'driver-licence' : 'identification-card'}`
  const without: readonly KindField['key'][] = isLicence
    ? []
    : ['vehicleClass', 'endorsement', 'restrictions']
  return {
    id,
    family: id,
    issuer: country,
    state: code,
    type,
    name: isLicence ? 'Driver License' : 'Identification Card',
    size: 'ID-1',
    languages: country === 'CAN' ? ['en', 'fr'] : ['en'],
    scripts: ['Latn'],
    ownTitles: [],
    titles: titles[country][type],
    issuerWords: [name, ...(printedNames[`${country}-${code}`] ?? [])],
    sides: [
      {
        side: 'FRONT',
        fields: fields.filter(({ key }) => !without.includes(key)),
        regions: [{ what: 'portrait', region: [0.03, 0.25, 0.3, 0.55] }],
      },
      { side: 'BACK', codes: ['pdf417'], fields: [] },
    ],
    sources: ['AAMVA DL/ID Card Design Standard (2020): https://www.aamva.org/', 'ISO/IEC 18013-1'],
    tried: 'description',
  }
}

/** Licences and identification cards of the United States and of Canada, two kinds a jurisdiction. */
export const northAmericanLicences: readonly KindDefinition[] = jurisdictions.flatMap((jurisdiction) => [
  cardOf(jurisdiction, 'D'),
  cardOf(jurisdiction, 'I'),
])
