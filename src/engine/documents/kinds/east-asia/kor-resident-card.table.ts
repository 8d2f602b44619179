import type { KindDefinition } from '../kind-definition.ts'

/** No field has a label: name, number, address, date and authority follow the title in this order. */
export const korResidentCard: KindDefinition = {
  id: 'kor-resident-card',
  family: 'kor-resident-card',
  issuer: 'KOR',
  type: 'I',
  name: 'Resident Registration Card',
  from: 1999,
  size: 'ID-1',
  languages: ['ko'],
  scripts: ['Kore'],
  ownTitles: ['주민등록증'],
  titles: [],
  issuerWords: ['대한민국'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'fullNameLocal',
          isUnlabelled: true,
          script: 'Kore',
          place: { of: 'title', direction: 'below', line: 1 },
        },
        {
          key: 'documentNumber',
          isUnlabelled: true,
          numberRule: '주민등록번호 (resident registration number)',
          place: { of: 'side', direction: 'on' },
        },
        {
          key: 'address1',
          isUnlabelled: true,
          script: 'Kore',
          place: { of: 'documentNumber', direction: 'below', line: 1 },
        },
        {
          key: 'issued',
          isUnlabelled: true,
          pattern: /\d{4}\s?[.]\s?\d{1,2}\s?[.]\s?\d{1,2}[.]?/,
          date: 'YYYY.M.D.',
          place: { of: 'documentNumber', direction: 'below' },
        },
        {
          key: 'issueAuthority',
          isUnlabelled: true,
          script: 'Kore',
          pattern: /\p{L}[\p{L}\s]{1,20}(시장|군수|구청장|도지사)/u,
          place: { of: 'issued', direction: 'below' },
        },
      ],
      regions: [{ what: 'portrait', region: [0.65, 0.14, 0.28, 0.55] }],
    },
  ],
  sources: [
    '주민등록법 시행령 제36조, 별지 제30호서식',
    'https://en.wikipedia.org/wiki/Resident_registration_number',
  ],
  tried: 'synthetic',
}
