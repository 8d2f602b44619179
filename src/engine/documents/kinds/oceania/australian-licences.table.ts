import type { KindDefinition } from '../kind-definition.ts'

const states: readonly (readonly [code: string, names: readonly string[], titles: readonly string[]])[] = [
  ['ACT', ['AUSTRALIAN CAPITAL TERRITORY', 'ACT GOVERNMENT'], ['DRIVER LICENCE']],
  ['NSW', ['NEW SOUTH WALES', 'NSW'], ['DRIVER LICENCE']],
  ['NT', ['NORTHERN TERRITORY'], ['DRIVER LICENCE', "DRIVER'S LICENCE"]],
  ['QLD', ['QUEENSLAND'], ['DRIVER LICENCE']],
  ['SA', ['SOUTH AUSTRALIA', 'GOVERNMENT OF SOUTH AUSTRALIA'], ["DRIVER'S LICENCE", 'DRIVER LICENCE']],
  ['TAS', ['TASMANIA'], ['DRIVER LICENCE']],
  ['VIC', ['VICTORIA', 'VICROADS'], ['DRIVER LICENCE']],
  ['WA', ['WESTERN AUSTRALIA'], ["DRIVER'S LICENCE", 'DRIVER LICENCE']],
] // prettier-ignore

function licenceOf([code, names, titles]: (typeof states)[number]): KindDefinition {
  const id = `aus-${code.toLowerCase()}-driver-licence`
  return {
    id,
    family: id,
    issuer: 'AUS',
    state: code,
    type: 'D',
    name: 'Driver Licence',
    size: 'ID-1',
    languages: ['en'],
    scripts: ['Latn'],
    ownTitles: [],
    titles,
    issuerWords: names,
    sides: [
      {
        side: 'FRONT',
        words: ['AUSTRALIA'],
        fields: [
          { key: 'fullName', isUnlabelled: true, place: { of: 'title', direction: 'below', line: 1 } },
          { key: 'address1', isUnlabelled: true, place: { of: 'fullName', direction: 'below', line: 1 } },
          { key: 'documentNumber', labels: ['LICENCE NO.', 'LICENCE NO', 'LICENCE NUMBER', 'LIC NO', 'CRN'] },
          { key: 'dob', labels: ['DATE OF BIRTH', 'DOB'], date: 'DD MMM YYYY' },
          {
            key: 'expiry',
            labels: ['EXPIRY DATE', 'LICENCE EXPIRY', 'EXPIRY', 'EXPIRES'],
            date: 'DD MMM YYYY',
          },
          { key: 'vehicleClass', labels: ['LICENCE CLASS', 'LICENCE TYPE', 'CLASS', 'TYPE'] },
          { key: 'restrictions', labels: ['CONDITIONS', 'CONDITION'], isOptional: true },
          { key: 'internalId', labels: ['CARD NUMBER', 'CARD NO'], isOptional: true },
        ],
      },
    ],
    sources: ['https://en.wikipedia.org/wiki/Driving_licences_in_Australia', 'https://austroads.gov.au/'],
    tried: 'description',
  }
}

/** Licences of Australia, a kind a state or territory. */
export const australianLicences: readonly KindDefinition[] = states.map(licenceOf)
