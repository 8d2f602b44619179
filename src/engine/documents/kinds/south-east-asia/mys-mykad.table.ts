import type { KindDefinition } from '../kind-definition.ts'

/** No field has a label: the number under the title, below it the name and the address, at the right citizenship, religion and sex. */
export const mysMykad: KindDefinition = {
  id: 'mys-mykad',
  family: 'mys-mykad',
  issuer: 'MYS',
  type: 'I',
  name: 'MyKad',
  from: 2001,
  size: 'ID-1',
  languages: ['ms'],
  scripts: ['Latn'],
  ownTitles: ['MyKad', 'KAD PENGENALAN MALAYSIA'],
  titles: ['KAD PENGENALAN', 'IDENTITY CARD'],
  issuerWords: ['MALAYSIA'],
  colours: ['blue'],
  sides: [
    {
      side: 'FRONT',
      words: ['WARGANEGARA'],
      fields: [
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'MyKad number',
          place: { of: 'side', direction: 'on' },
        },
        { key: 'fullName', isUnlabelled: true, place: { of: 'documentNumber', direction: 'below', line: 1 } },
        { key: 'address1', isUnlabelled: true, place: { of: 'fullName', direction: 'below', line: 1 } },
        { key: 'nationalityFull', isUnlabelled: true, pattern: /WARGANEGARA/ },
        { key: 'religion', isUnlabelled: true, isOptional: true, pattern: /ISLAM/ },
        { key: 'sex', isUnlabelled: true, pattern: /LELAKI|PEREMPUAN/ },
      ],
      regions: [
        { what: 'portrait', region: [0.66, 0.27, 0.25, 0.45] },
        { what: 'chip', region: [0.07, 0.32, 0.16, 0.22] },
        { what: 'number', region: [0.04, 0.2, 0.4, 0.1] },
      ],
    },
    {
      side: 'BACK',
      ownWords: ['PENDAFTARAN NEGARA', 'KETUA PENGARAH PENDAFTARAN NEGARA'],
      words: ['TOUCH', 'MyKad'],
      fields: [
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: 'MyKad number',
          place: { of: 'side', direction: 'on' },
        },
      ],
    },
  ],
  sources: ['https://www.jpn.gov.my/', 'https://en.wikipedia.org/wiki/Malaysian_identity_card'],
  tried: 'synthetic',
}
