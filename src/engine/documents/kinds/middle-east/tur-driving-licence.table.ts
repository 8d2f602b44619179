import type { KindDefinition } from '../kind-definition.ts'

export const turDrivingLicence: KindDefinition = {
  id: 'tur-driving-licence-2016',
  family: 'tur-driving-licence',
  issuer: 'TUR',
  type: 'D',
  name: 'Driving Licence',
  from: 2016,
  size: 'ID-1',
  languages: ['tr'],
  scripts: ['Latn'],
  ownTitles: ['SÜRÜCÜ BELGESİ'],
  titles: [],
  issuerWords: ['TÜRKİYE CUMHURİYETİ'],
  colours: ['pink'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'lastName', numbered: '1' },
        { key: 'firstName', numbered: '2' },
        { key: 'dob', numbered: '3', date: 'DD.MM.YYYY PLACE' },
        { key: 'issued', numbered: '4a', date: 'DD.MM.YYYY' },
        { key: 'expiry', numbered: '4b', date: 'DD.MM.YYYY' },
        { key: 'issueAuthority', numbered: '4c' },
        { key: 'personalNumber', numbered: '4d', numberRule: 'T.C. kimlik numarası' },
        { key: 'documentNumber', numbered: '5' },
        { key: 'vehicleClass', numbered: '9' },
      ],
      regions: [{ what: 'portrait', region: [0.04, 0.26, 0.24, 0.5] }],
    },
  ],
  sources: [
    'Karayolları Trafik Yönetmeliği, madde 82',
    'https://en.wikipedia.org/wiki/Driving_licence_in_Turkey',
  ],
  tried: 'description',
}
