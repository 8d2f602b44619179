import type { KindDefinition } from '../kind-definition.ts'

export const jpnResidenceCard: KindDefinition = {
  id: 'jpn-residence-card',
  family: 'jpn-residence-card',
  issuer: 'JPN',
  type: 'R',
  name: 'Residence Card',
  from: 2012,
  size: 'ID-1',
  languages: ['ja', 'en'],
  scripts: ['Hani', 'Latn'],
  ownTitles: ['在留カード'],
  titles: ['RESIDENCE CARD'],
  issuerWords: ['日本国政府', 'GOVERNMENT OF JAPAN'],
  sides: [
    {
      side: 'FRONT',
      fields: [
        { key: 'documentNumber', labels: ['番号', 'No.'], pattern: /[A-Z]{2}\d{8}[A-Z]{2}/ },
        { key: 'fullName', labels: ['氏名', 'NAME'] },
        { key: 'dob', labels: ['生年月日', 'DATE OF BIRTH'], date: 'YYYY年MM月DD日', script: 'Hani' },
        { key: 'sex', labels: ['性別', 'SEX'] },
        { key: 'nationalityFull', labels: ['国籍・地域', 'NATIONALITY/REGION'], script: 'Hani' },
        { key: 'address1', labels: ['住居地', 'ADDRESS'], script: 'Hani' },
        { key: 'unread', labels: ['在留資格', 'STATUS'], script: 'Hani' },
        { key: 'unread', labels: ['就労制限の有無'], script: 'Hani' },
        {
          key: 'unread',
          labels: ['在留期間（満了日）', 'PERIOD OF STAY (DATE OF EXPIRATION)'],
          script: 'Hani',
        },
        {
          key: 'issued',
          labels: ['許可年月日', '交付年月日'],
          date: 'YYYY年MM月DD日',
          script: 'Hani',
          isOptional: true,
        },
        {
          key: 'expiry',
          isUnlabelled: true,
          pattern: /\d{4}年\s?\d{1,2}月\s?\d{1,2}日まで有効/,
          date: 'YYYY年MM月DD日まで有効',
          script: 'Hani',
        },
      ],
      regions: [{ what: 'portrait', region: [0.72, 0.3, 0.24, 0.48] }],
    },
  ],
  sources: [
    'https://www.moj.go.jp/isa/applications/procedures/whatzairyu_00001.html',
    'https://en.wikipedia.org/wiki/Residence_card',
  ],
  tried: 'description',
}
