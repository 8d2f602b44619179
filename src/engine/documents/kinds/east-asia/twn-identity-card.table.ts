import type { KindDefinition } from '../kind-definition.ts'

export const twnIdentityCard: KindDefinition = {
  id: 'twn-identity-card-2005',
  family: 'twn-identity-card',
  issuer: 'TWN',
  type: 'I',
  name: 'National Identification Card',
  from: 2005,
  size: 'ID-1',
  languages: ['zh-Hant'],
  scripts: ['Hani'],
  ownTitles: ['中華民國國民身分證', '國民身分證'],
  titles: [],
  issuerWords: ['中華民國'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'fullNameLocal', labels: ['姓名'], script: 'Hani' },
        {
          key: 'dob',
          labels: ['出生年月日', '出生', '年月日'],
          date: '民國Y年M月D日',
          calendar: 'minguo',
          script: 'Hani',
        },
        { key: 'sex', labels: ['性別'], script: 'Hani' },
        { key: 'issued', labels: ['發證日期'], date: '民國Y年M月D日', calendar: 'minguo', script: 'Hani' },
        {
          key: 'documentNumber',
          labels: ['統一編號'],
          numberRule: '統一編號 (national identification and UI number)',
        },
      ],
      regions: [
        { what: 'portrait', region: [0.66, 0.1, 0.3, 0.62] },
        { what: 'flag', region: [0.04, 0.05, 0.12, 0.12] },
      ],
    },
    {
      side: 'BACK',
      ownWords: ['役別'],
      codes: ['code-39', 'code-128'],
      fields: [
        { key: 'unread', labels: ['父'], script: 'Hani' },
        { key: 'unread', labels: ['母'], script: 'Hani' },
        { key: 'unread', labels: ['配偶'], script: 'Hani' },
        { key: 'unread', labels: ['役別'], script: 'Hani' },
        { key: 'placeOfBirth', labels: ['出生地'], script: 'Hani' },
        { key: 'address1', labels: ['住址'], script: 'Hani' },
      ],
    },
  ],
  sources: [
    'https://law.moj.gov.tw/LawClass/LawAll.aspx?pcode=D0030030',
    'https://en.wikipedia.org/wiki/National_identification_card_(Taiwan)',
  ],
  tried: 'synthetic',
}
