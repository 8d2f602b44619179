import type { KindDefinition } from '../kind-definition.ts'

export const jpnMyNumberCard: KindDefinition = {
  id: 'jpn-my-number-card',
  family: 'jpn-my-number-card',
  issuer: 'JPN',
  type: 'I',
  name: 'Individual Number Card',
  from: 2016,
  size: 'ID-1',
  languages: ['ja'],
  scripts: ['Hani'],
  ownTitles: ['個人番号カード', 'マイナンバーカード'],
  titles: [],
  issuerWords: [],
  sides: [
    {
      side: 'FRONT',
      words: ['電子証明書の有効期限'],
      fields: [
        { key: 'fullNameLocal', labels: ['氏名'], script: 'Hani' },
        { key: 'address1', labels: ['住所'], script: 'Hani' },
        {
          key: 'dob',
          isUnlabelled: true,
          pattern: /(昭和|平成|令和|明治|大正)\s?(\d{1,2}|元)年\s?\d{1,2}月\s?\d{1,2}日生?/,
          date: '平成YY年M月D日生',
          calendar: 'japanese',
          script: 'Hani',
        },
        { key: 'sex', labels: ['性別'], script: 'Hani' },
        {
          key: 'expiry',
          isUnlabelled: true,
          pattern: /\d{4}年\s?\d{1,2}月\s?\d{1,2}日まで有効/,
          date: 'YYYY年MM月DD日まで有効',
          script: 'Hani',
        },
        { key: 'issueAuthority', isUnlabelled: true, pattern: /\p{L}{1,8}[市区町村]長/u, script: 'Hani' },
      ],
      regions: [{ what: 'portrait', region: [0.05, 0.3, 0.26, 0.5] }],
    },
    {
      side: 'BACK',
      ownWords: ['個人番号'],
      codes: ['qr'],
      fields: [
        { key: 'personalNumber', labels: ['個人番号'], numberRule: 'マイナンバー (individual number)' },
        { key: 'fullNameLocal', labels: ['氏名'], script: 'Hani', isOptional: true },
        {
          key: 'dob',
          isUnlabelled: true,
          isOptional: true,
          pattern: /(昭和|平成|令和|明治|大正)\s?(\d{1,2}|元)年\s?\d{1,2}月\s?\d{1,2}日生?/,
          calendar: 'japanese',
          script: 'Hani',
        },
      ],
    },
  ],
  sources: [
    '行政手続における特定の個人を識別するための番号の利用等に関する法律 第2条第7項',
    'https://en.wikipedia.org/wiki/Individual_Number_Card',
  ],
  tried: 'synthetic',
}
