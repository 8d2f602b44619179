import type { KindDefinition } from '../kind-definition.ts'

/** Of the birth date and the expiry no label is printed: the words behind the date say what it is. */
export const jpnDrivingLicence: KindDefinition = {
  id: 'jpn-driving-licence',
  family: 'jpn-driving-licence',
  issuer: 'JPN',
  type: 'D',
  name: 'Driving Licence',
  size: 'ID-1',
  languages: ['ja'],
  scripts: ['Hani'],
  ownTitles: ['運転免許証'],
  titles: [],
  issuerWords: ['公安委員会'],
  sides: [
    {
      side: 'FRONT',
      words: ['免許の条件等', '二・小・原', '二種', '種類'],
      fields: [
        { key: 'fullNameLocal', labels: ['氏名'], script: 'Hani' },
        {
          key: 'dob',
          isUnlabelled: true,
          pattern: /(昭和|平成|令和|明治|大正)\s?(\d{1,2}|元)年\s?\d{1,2}月\s?\d{1,2}日生/,
          date: '昭和YY年M月D日生',
          calendar: 'japanese',
          script: 'Hani',
          place: { of: 'fullNameLocal', direction: 'right' },
        },
        { key: 'address1', labels: ['住所'], script: 'Hani' },
        { key: 'issued', labels: ['交付'], date: '令和YY年MM月DD日', calendar: 'japanese', script: 'Hani' },
        {
          key: 'expiry',
          isUnlabelled: true,
          pattern: /(\d{4}年\s?)?[(（]?(平成|令和)\s?\d{1,2}年[)）]?\s?\d{1,2}月\s?\d{1,2}日まで有効/,
          date: 'YYYY年(令和YY年)MM月DD日まで有効',
          calendar: 'japanese',
          script: 'Hani',
        },
        { key: 'documentNumber', labels: ['番号'], pattern: /第?\s?\d{12}\s?号?/ },
        { key: 'restrictions', labels: ['免許の条件等'], script: 'Hani', isOptional: true },
      ],
      regions: [{ what: 'portrait', region: [0.7, 0.32, 0.27, 0.5] }],
    },
  ],
  sources: [
    '道路交通法施行規則 別記様式第十四 (運転免許証)',
    'https://en.wikipedia.org/wiki/Driving_licence_in_Japan',
  ],
  tried: 'synthetic',
}
