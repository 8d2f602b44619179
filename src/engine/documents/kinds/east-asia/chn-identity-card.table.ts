import type { KindDefinition } from '../kind-definition.ts'

/** The title stands on the side with the emblem, the data on the side with the portrait. */
export const chnIdentityCard: KindDefinition = {
  id: 'chn-identity-card-2004',
  family: 'chn-identity-card',
  issuer: 'CHN',
  type: 'I',
  name: 'Resident Identity Card',
  from: 2004,
  size: 'ID-1',
  languages: ['zh-Hans'],
  scripts: ['Hani'],
  ownTitles: [],
  titles: [],
  issuerWords: [],
  colours: ['blue', 'pink'],
  sides: [
    {
      side: 'FRONT',
      ownWords: ['公民身份号码'],
      fields: [
        { key: 'fullNameLocal', labels: ['姓名'], script: 'Hani' },
        { key: 'sex', labels: ['性别'], script: 'Hani' },
        { key: 'unread', labels: ['民族'], script: 'Hani' },
        { key: 'dob', labels: ['出生'], date: 'YYYY年M月D日', script: 'Hani' },
        { key: 'address1', labels: ['住址'], script: 'Hani' },
        {
          key: 'documentNumber',
          labels: ['公民身份号码'],
          numberRule: '公民身份号码 (resident identity number)',
        },
      ],
      regions: [
        { what: 'portrait', region: [0.63, 0.13, 0.3, 0.6] },
        { what: 'number', region: [0.33, 0.8, 0.6, 0.1] },
      ],
    },
    {
      side: 'BACK',
      ownWords: ['居民身份证', '中华人民共和国居民身份证'],
      words: ['中华人民共和国'],
      fields: [
        { key: 'issueAuthority', labels: ['签发机关'], script: 'Hani' },
        { key: 'expiry', labels: ['有效期限'], date: 'YYYY.MM.DD-YYYY.MM.DD', script: 'Hani' },
      ],
      regions: [{ what: 'emblem', region: [0.06, 0.08, 0.16, 0.26] }],
    },
  ],
  sources: [
    'http://www.gov.cn/zhengce/2011-10/29/content_2602263.htm',
    'GA 448-2013',
    'https://en.wikipedia.org/wiki/Resident_Identity_Card',
  ],
  tried: 'synthetic',
}
