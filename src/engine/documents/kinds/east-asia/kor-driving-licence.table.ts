import type { KindDefinition } from '../kind-definition.ts'

export const korDrivingLicence: KindDefinition = {
  id: 'kor-driving-licence',
  family: 'kor-driving-licence',
  issuer: 'KOR',
  type: 'D',
  name: 'Driver’s License',
  size: 'ID-1',
  languages: ['ko', 'en'],
  scripts: ['Kore', 'Latn'],
  ownTitles: ['자동차운전면허증'],
  titles: ["Driver's License"],
  issuerWords: ['경찰청장', 'REPUBLIC OF KOREA', '대한민국'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        {
          key: 'vehicleClass',
          isUnlabelled: true,
          script: 'Kore',
          pattern: /[12]종\s?(보통|대형|특수|소형)/,
        },
        {
          key: 'documentNumber',
          isUnlabelled: true,
          pattern: /\d{2}-\d{2}-\d{6}-\d{2}/,
          place: { of: 'side', direction: 'on' },
        },
        {
          key: 'fullNameLocal',
          isUnlabelled: true,
          script: 'Kore',
          place: { of: 'documentNumber', direction: 'below', line: 1 },
        },
        {
          key: 'personalNumber',
          isUnlabelled: true,
          numberRule: '주민등록번호 (resident registration number)',
          place: { of: 'fullNameLocal', direction: 'below' },
        },
        {
          key: 'address1',
          isUnlabelled: true,
          script: 'Kore',
          place: { of: 'personalNumber', direction: 'below', line: 1 },
        },
        {
          key: 'expiry',
          labels: ['적성검사', '적성검사기간', '갱신기간', '기간'],
          date: 'YYYY.MM.DD ~ YYYY.MM.DD',
          isOptional: true,
        },
        { key: 'restrictions', labels: ['조건'], script: 'Kore', isOptional: true },
        {
          key: 'issued',
          isUnlabelled: true,
          pattern: /\d{4}\s?[.]\s?\d{1,2}\s?[.]\s?\d{1,2}[.]?/,
          date: 'YYYY.MM.DD.',
          isOptional: true,
        },
        {
          key: 'issueAuthority',
          isUnlabelled: true,
          script: 'Kore',
          pattern: /\p{L}[\p{L}\s]{1,20}경찰청장/u,
        },
      ],
    },
  ],
  sources: [
    '도로교통법 시행규칙 별지 제55호서식',
    'https://en.wikipedia.org/wiki/Driving_licence_in_South_Korea',
  ],
  tried: 'synthetic',
}
